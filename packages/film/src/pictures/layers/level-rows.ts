/** Rows of a picture that is held askew, made level: what goes on behind a hole from left to right then lies in one row. */

import type { Picture } from '../picture.ts';
import { createPlane, type Plane } from '../plane.ts';

/** Of the width: strips left and right of the hole that are compared. */
const [leastStrip, mostStrip] = [0.03, 0.1];
/** Rows that one side may be lower than the other, of the distance between them. */
const mostSlope = 0.08;
/** How like the two sides have to be, 0 to 1, and how much more than without a slope. */
const [leastLike, leastGain] = [0.75, 0.06];

/** Where the brightness changes from each row of some columns to the next. */
const stepsOf = ({ width, height, pixels }: Picture, from: number, to: number): Float32Array => {
  const means = new Float32Array(height);
  for (let y = 0; y < height; y += 1)
    for (let x = from; x < to; x += 1) {
      const at = (y * width + x) * 4;
      means[y]! += (0.3 * pixels[at]! + 0.59 * pixels[at + 1]! + 0.11 * pixels[at + 2]!) / (to - from);
    }
  // Over three rows, so that a row that lies between two pixels counts for both.
  return means.map((_, y) =>
    y < 2 || y > height - 3 ? 0 : means[y + 1]! + means[y + 2]! - means[y - 1]! - means[y - 2]!,
  );
};

const likeness = (a: Float32Array, b: Float32Array, shift: number): number => {
  let [both, first, second] = [0, 0, 0];
  for (let y = Math.max(0, -shift); y < Math.min(a.length, b.length - shift); y += 1) {
    both += a[y]! * b[y + shift]!;
    first += a[y]! ** 2;
    second += b[y + shift]! ** 2;
  }
  return both / Math.sqrt(Math.max(1e-6, first * second));
};

/** Rows by which the picture is lower for each column to the right; 0 where both sides of the hole do not say the same. */
export const slopeAcross = (picture: Picture, hole: Plane): number => {
  const { width, height } = picture;
  let [left, right] = [width, 0];
  for (let at = 0; at < hole.values.length; at += 1) {
    if (hole.values[at]! <= 0.02) continue;
    left = Math.min(left, at % width);
    right = Math.max(right, (at % width) + 1);
  }
  if (Math.min(left, width - right) < leastStrip * width) return 0;
  const strip = Math.round(mostStrip * width);
  const [onLeft, onRight] = [
    { from: Math.max(0, left - strip), to: left },
    { from: right, to: Math.min(width, right + strip) },
  ];
  const way = (onRight.from + onRight.to - onLeft.from - onLeft.to) / 2;
  const [a, b] = [stepsOf(picture, onLeft.from, onLeft.to), stepsOf(picture, onRight.from, onRight.to)];
  let best = { like: leastLike, shift: 0 };
  const most = Math.min(Math.round(mostSlope * way), height >> 2);
  for (let shift = -most; shift <= most; shift += 1) {
    const like = likeness(a, b, shift);
    if (like > best.like) best = { like, shift };
  }
  return best.like - likeness(a, b, 0) < leastGain ? 0 : best.shift / way;
};

/** Columns moved up or down by whole pixels, so that nothing is lost or blurred. */
export const createLevel = (width: number, height: number, slope: number) => {
  const fall = Int32Array.from({ length: width }, (_, x) => Math.round((x - width / 2) * slope));
  const rowAt = (x: number, y: number, sign: number) =>
    Math.min(height - 1, Math.max(0, y + sign * fall[x]!));
  const picture = (from: Picture, sign: 1 | -1): Picture => {
    const pixels = new Uint8Array(from.pixels.length);
    const [source, target] = [
      new Uint32Array(from.pixels.buffer, from.pixels.byteOffset, width * height),
      new Uint32Array(pixels.buffer),
    ];
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) target[y * width + x] = source[rowAt(x, y, sign) * width + x]!;
    return { ...from, pixels };
  };
  const plane = (from: Plane, sign: 1 | -1): Plane => {
    const to = createPlane(from);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        to.values[y * width + x] = from.values[rowAt(x, y, sign) * width + x]!;
    return to;
  };
  return {
    levelPicture: (from: Picture) => picture(from, 1),
    levelPlane: (from: Plane) => plane(from, 1),
    restorePicture: (from: Picture) => picture(from, -1),
    restorePlane: (from: Plane) => plane(from, -1),
  };
};
