/** The thing in a picture without what lies around it: by its alpha, by its plain background, by the matte of its subject, or as a round portrait. */

import { buildLayers, refineMask } from './layers/build-layers.ts';
import { type Picture, trimPicture } from './picture.ts';
import { readPicture } from './read-picture.ts';
import type { SeenPicture } from './see/seen-picture.ts';

const maxSide = 640;
/** Distance in RGB up to which a pixel counts as background. */
const tolerance = 40;

const borderOf = (width: number, height: number): number[] => {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) border.push(y * width, y * width + width - 1);
  return border;
};

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const distance = (pixels: Uint8Array, at: number, to: number[]) =>
  Math.hypot(pixels[at]! - to[0]!, pixels[at + 1]! - to[1]!, pixels[at + 2]! - to[2]!);

/** Clears what is joined to the border and of its colour; undefined when the background is not plain. */
const withoutBackground = ({ width, height, pixels }: Picture): Picture | undefined => {
  const border = borderOf(width, height);
  const ground = [0, 1, 2].map((channel) => median(border.map((at) => pixels[at * 4 + channel]!)));
  const open = border.filter((at) => distance(pixels, at * 4, ground) < tolerance);
  if (open.length < border.length * 0.82) return undefined;
  const cleared = new Uint8Array(width * height);
  for (const at of open) cleared[at] = 1;
  while (open.length > 0) {
    const at = open.pop()!;
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      const isOutside = next < 0 || next >= cleared.length || cleared[next];
      if (isOutside || distance(pixels, next * 4, ground) >= tolerance) continue;
      cleared[next] = 1;
      open.push(next);
    }
  }
  const kept = cleared.reduce((count, value) => count + (value ? 0 : 1), 0) / cleared.length;
  if (kept < 0.03) return undefined;
  const result = new Uint8Array(pixels);
  for (let at = 0; at < cleared.length; at += 1) {
    if (cleared[at]) result[at * 4 + 3] = 0;
    // Half clear along the cut, or the old background shines as a rim.
    else if (cleared[at - 1] || cleared[at + 1] || cleared[at - width] || cleared[at + width])
      result[at * 4 + 3]! *= 0.5;
  }
  return { width, height, pixels: result };
};

const visibleShare = ({ pixels }: Picture) => {
  let seen = 0;
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! >= 24) seen += 1;
  return seen / (pixels.length / 4);
};

/** Round, or longish for a long picture; its ends are cut off beyond twice its breadth. */
const portrait = ({ width, height, pixels }: Picture): Picture => {
  const short = Math.min(width, height);
  const [wide, tall] = [Math.min(width, short * 2), Math.min(height, short * 2)];
  const [left, top] = [Math.floor((width - wide) / 2), Math.floor((height - tall) / 2)];
  const edge = Math.max(1, short * 0.03);
  const radius = short / 2 - edge;
  const result = new Uint8Array(wide * tall * 4);
  for (let y = 0; y < tall; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const from = ((top + y) * width + left + x) * 4;
      const to = (y * wide + x) * 4;
      result.set(pixels.subarray(from, from + 4), to);
      // Distance to the rounded outline, positive outside.
      const dx = Math.max(0, Math.abs(x + 0.5 - wide / 2) - (wide / 2 - short / 2));
      const dy = Math.max(0, Math.abs(y + 0.5 - tall / 2) - (tall / 2 - short / 2));
      const outside = Math.hypot(dx, dy) - radius;
      result[to + 3]! *= short < 4 ? 1 : Math.min(1, Math.max(0, 0.5 - outside / edge));
    }
  }
  return { width: wide, height: tall, pixels: result };
};

/** The striking subject with soft edges, without the background that shines through them. */
export const cutOutSubject = (picture: Picture, { subject, nearness }: SeenPicture): Picture => {
  const { subjects } = buildLayers(
    picture,
    { subject: refineMask(picture, subject!.mask), sky: null, nearness },
    1,
  );
  return trimPicture(subjects[0]!.picture);
};

/** Its alpha or its plain background tells the thing from what lies around it. */
export const isAlreadyFree = (picture: Picture): boolean =>
  visibleShare(picture) < 0.98 || withoutBackground(picture) !== undefined;

/** At most `most` pixels a side; undefined when there is nothing to see in it. */
export const cutOut = async (path: string, most = maxSide): Promise<Picture | undefined> => {
  const picture = await readPicture(path, most);
  const visible = visibleShare(picture);
  if (visible === 0) return undefined;
  if (visible < 0.98) return trimPicture(picture);
  const free = withoutBackground(picture);
  return free ? trimPicture(free) : portrait(picture);
};
