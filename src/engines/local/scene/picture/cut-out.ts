/** The thing in a picture without what lies around it: by its alpha, by its plain background, or as a round portrait. */

import { ImageData } from '@napi-rs/canvas';
import { type Canvas, paint } from './brush.ts';
import { readPicture } from './read-picture.ts';
import { trimmed } from './sprites.ts';

const maxSide = 640;
const tolerance = 40;

const borderOf = (width: number, height: number): number[] => {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) border.push(y * width, y * width + width - 1);
  return border;
};

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const distance = (pixels: Uint8ClampedArray, at: number, to: number[]) =>
  Math.hypot(pixels[at]! - to[0]!, pixels[at + 1]! - to[1]!, pixels[at + 2]! - to[2]!);

/** Clears what is joined to the border and of its colour; undefined when the background is not plain. */
const withoutBackground = (picture: Canvas): Canvas | undefined => {
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  const border = borderOf(width, height);
  const ground = [0, 1, 2].map((channel) => median(border.map((at) => data[at * 4 + channel]!)));
  const plain = border.filter((at) => distance(data, at * 4, ground) < tolerance);
  if (plain.length < border.length * 0.82) return undefined;
  const cleared = new Uint8Array(width * height);
  const open = plain.slice();
  for (const at of open) cleared[at] = 1;
  while (open.length > 0) {
    const at = open.pop()!;
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (
        next < 0 ||
        next >= cleared.length ||
        cleared[next] ||
        distance(data, next * 4, ground) >= tolerance
      )
        continue;
      cleared[next] = 1;
      open.push(next);
    }
  }
  const kept = cleared.reduce((count, value) => count + (value ? 0 : 1), 0) / cleared.length;
  if (kept < 0.03) return undefined;
  const pixels = new Uint8ClampedArray(data);
  for (let at = 0; at < cleared.length; at += 1) {
    if (cleared[at]) pixels[at * 4 + 3] = 0;
    // Half clear along the cut, or the old background shines as a rim.
    else if (cleared[at - 1] || cleared[at + 1] || cleared[at - width] || cleared[at + width])
      pixels[at * 4 + 3]! *= 0.5;
  }
  return paint(width, height, (context) => context.putImageData(new ImageData(pixels, width, height), 0, 0));
};

/** Share of the pixels that can be seen. */
const visibleShare = (picture: Canvas) => {
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  let seen = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! >= 24) seen += 1;
  return seen / (data.length / 4);
};

/** Round, or longish for a long picture; its ends are cut off beyond twice its breadth. */
const portrait = (picture: Canvas): Canvas => {
  const short = Math.min(picture.width, picture.height);
  const [wide, tall] = [Math.min(picture.width, short * 2), Math.min(picture.height, short * 2)];
  const edge = Math.max(1, Math.ceil(short * 0.03));
  return paint(wide, tall, (context) => {
    context.drawImage(picture, (wide - picture.width) / 2, (tall - picture.height) / 2);
    if (short < 4) return;
    context.globalCompositeOperation = 'destination-in';
    context.filter = `blur(${edge / 2}px)`;
    context.beginPath();
    context.roundRect(edge, edge, wide - edge * 2, tall - edge * 2, short / 2 - edge);
    context.fill();
  });
};

/** Undefined when there is nothing to see in it. */
export const cutOut = async (path: string): Promise<Canvas | undefined> => {
  const picture = await readPicture(path, maxSide);
  const visible = visibleShare(picture);
  if (visible === 0) return undefined;
  if (visible < 0.98) return trimmed(picture);
  const free = withoutBackground(picture);
  return free ? trimmed(free) : portrait(picture);
};
