/** Layers that have nothing to do with each other, each painted by whichever thread is free. */

import { ImageData } from '@napi-rs/canvas';
import { type Context, paint, type Size } from './brush.ts';
import { createRandom, type Random } from './random.ts';
import { shareOut } from './shared-baking.ts';
import { cropped, type Layer } from './stage.ts';

/** `draw` gets chance of its own: what another layer draws on would come out otherwise on another thread. */
export type ApartLayer = Size & {
  left: number;
  top: number;
  draw: (context: Context, random: Random) => void;
  /** With its empty sides: for one that is placed by its middle or its foot. */
  isWhole?: boolean;
};

/** Left, top, width and height of what is left after cropping, before its pixels. */
const headBytes = 4 * Int32Array.BYTES_PER_ELEMENT;

/** In their order, without their empty sides. */
export const paintApart = (random: Random, layers: readonly ApartLayer[]): Layer[] => {
  const own = new Map<number, Layer>();
  const seeds = layers.map(() => Math.floor(random() * 2 ** 32));
  const starts: number[] = [];
  let sizeBytes = 0;
  for (const { width, height } of layers) {
    starts.push(sizeBytes);
    sizeBytes += headBytes + Math.ceil(width) * Math.ceil(height) * 4;
  }
  const shared = shareOut(sizeBytes, layers.length, (part, bytes) => {
    const { width, height, left, top, draw, isWhole } = layers[part]!;
    const canvas = paint(width, height, (context) => draw(context, createRandom(seeds[part]!)));
    const whole = { canvas, left: 0, top: 0 };
    const layer = isWhole ? whole : cropped(whole);
    own.set(part, { canvas: layer.canvas, left: left + layer.left, top: top + layer.top });
    if (!bytes) return;
    const [wide, tall] = [layer.canvas.width, layer.canvas.height];
    const { data } = layer.canvas.getContext('2d').getImageData(0, 0, wide, tall);
    new Int32Array(bytes.buffer, bytes.byteOffset + starts[part]!, 4).set([
      layer.left,
      layer.top,
      wide,
      tall,
    ]);
    bytes.set(data, starts[part]! + headBytes);
    (data.buffer as ArrayBuffer).transfer(0);
  });
  return layers.map(({ left, top }, part) => {
    const mine = own.get(part);
    if (mine || !shared) return mine!;
    const head = shared.byteOffset + starts[part]!;
    const [cutLeft, cutTop, wide, tall] = new Int32Array(shared.buffer, head, 4) as unknown as number[];
    // Straight colours and back again are the same bits as those painted with.
    const pixels = new Uint8ClampedArray(wide! * tall! * 4);
    pixels.set(new Uint8ClampedArray(shared.buffer, head + headBytes, pixels.length));
    const canvas = paint(wide!, tall!, (context) =>
      context.putImageData(new ImageData(pixels, wide!, tall!), 0, 0),
    );
    pixels.buffer.transfer(0);
    return { canvas, left: left + cutLeft!, top: top + cutTop! };
  });
};
