/** A picture opens onto the next one in the order of its depth: the sky first, what is nearest last. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { mixWords } from '../layers/draw-mesh.ts';
import { sampleAt } from '../plane.ts';
import type { Stack, StackLayer } from './build-stack.ts';

/** In shares of the frame. */
export type Focus = { x: number; y: number };

/** When each pixel opens, 0 to 255, in all three colours of a word; the layer's alpha is kept. */
const orderOf = ({ seen }: Stack, { name, picture, words }: StackLayer, focus: Focus): Uint32Array => {
  const { nearness } = seen;
  const order = new Uint32Array(words.length);
  for (let y = 0, at = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1, at += 1) {
      const [u, v] = [x / picture.width, y / picture.height];
      const near =
        name === 'sky'
          ? 0
          : name === 'subject'
            ? 1
            : 0.2 + 0.8 * sampleAt(nearness, u * nearness.width - 0.5, v * nearness.height - 0.5);
      const away = Math.min(1, Math.hypot(u - focus.x, (v - focus.y) * 0.7) / 0.65);
      const level = Math.round(255 * clamp(0.5 * near + 0.5 * away));
      order[at] = ((words[at]! & 0xff000000) | (level * 0x010101)) >>> 0;
    }
  return order;
};

export const createOrder = (stack: Stack, focus: Focus) => {
  const words = new Map(stack.layers.map((layer) => [layer, orderOf(stack, layer, focus)]));
  return (layer: StackLayer): Uint32Array => words.get(layer)!;
};

/** Breadth of the edge between the two, of the whole order. */
const edge = 0.1;

/** `order` as drawn; `open` 0: nothing of `after` is seen, 1: nothing else. */
export const mixOpened = (target: Uint32Array, after: Uint32Array, order: Uint32Array, open: number) => {
  const parts = Uint16Array.from({ length: 256 }, (_, level) =>
    Math.round(256 * smoothstep(level / 255, level / 255 + edge, open * (1 + edge))),
  );
  for (let at = 0; at < target.length; at += 1) {
    const part = parts[order[at]! & 255]!;
    if (part === 256) target[at] = after[at]!;
    else if (part > 0) target[at] = mixWords(target[at]!, after[at]!, part);
  }
};
