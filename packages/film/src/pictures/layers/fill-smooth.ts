/** Fills what is not known of a picture with a smooth surface through what is (push-pull): sky, or where sky ends behind something. */

import type { Picture, Size } from '../picture.ts';
import { createPlane, type Plane } from '../plane.ts';

/** `channels` sums a pixel, each already multiplied by the pixel's weight. */
type Sums = Size & { values: Float32Array; weights: Float32Array };

/** Half the size; four pixels become one that weighs at most 1. */
const pull = ({ width, height, values, weights }: Sums, channels: number): Sums => {
  const size = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const count = size.width * size.height;
  const half: Sums = {
    ...size,
    values: new Float32Array(count * channels),
    weights: new Float32Array(count),
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [y * width + x, (y >> 1) * size.width + (x >> 1)];
      half.weights[to]! += weights[from]!;
      for (let n = 0; n < channels; n += 1) half.values[to * channels + n]! += values[from * channels + n]!;
    }
  for (let at = 0; at < count; at += 1) {
    const weight = half.weights[at]!;
    if (weight <= 1) continue;
    for (let n = 0; n < channels; n += 1) half.values[at * channels + n]! /= weight;
    half.weights[at] = 1;
  }
  return half;
};

/** What a level lacks comes from the one of half its size, smooth between its pixels. */
const push = (level: Sums, coarse: Sums, channels: number) => {
  for (let y = 0; y < level.height; y += 1) {
    const v = Math.min(coarse.height - 1, Math.max(0, (y - 0.5) / 2));
    const y0 = Math.floor(v);
    const y1 = Math.min(coarse.height - 1, y0 + 1);
    for (let x = 0; x < level.width; x += 1) {
      const at = y * level.width + x;
      const lack = 1 - level.weights[at]!;
      if (lack <= 0) continue;
      const u = Math.min(coarse.width - 1, Math.max(0, (x - 0.5) / 2));
      const x0 = Math.floor(u);
      const x1 = Math.min(coarse.width - 1, x0 + 1);
      const [a, b] = [(y0 * coarse.width + x0) * channels, (y0 * coarse.width + x1) * channels];
      const [c, d] = [(y1 * coarse.width + x0) * channels, (y1 * coarse.width + x1) * channels];
      for (let n = 0; n < channels; n += 1) {
        const { values } = coarse;
        const upper = values[a + n]! + (values[b + n]! - values[a + n]!) * (u - x0);
        const lower = values[c + n]! + (values[d + n]! - values[c + n]!) * (u - x0);
        level.values[at * channels + n]! += lack * (upper + (lower - upper) * (v - y0));
      }
      level.weights[at] = 1;
    }
  }
};

const complete = (level: Sums, channels: number) => {
  if (level.width > 1 || level.height > 1) {
    const coarse = pull(level, channels);
    complete(coarse, channels);
    push(level, coarse, channels);
  }
};

/** `known` says how far each pixel is to be trusted, 0 to 1; where it is 1 nothing changes. */
export const fillSmooth = (picture: Picture, known: Plane): Picture => {
  const level: Sums = {
    width: picture.width,
    height: picture.height,
    values: new Float32Array(known.values.length * 3),
    weights: known.values.slice(),
  };
  for (let at = 0; at < known.values.length; at += 1)
    for (let n = 0; n < 3; n += 1) level.values[at * 3 + n] = picture.pixels[at * 4 + n]! * known.values[at]!;
  complete(level, 3);
  const pixels = new Uint8Array(picture.pixels);
  for (let at = 0; at < known.values.length; at += 1)
    if (known.values[at]! < 1)
      for (let n = 0; n < 3; n += 1)
        pixels[at * 4 + n] = Math.min(255, Math.max(0, Math.round(level.values[at * 3 + n]!)));
  return { ...picture, pixels };
};

export const fillPlane = (plane: Plane, known: Plane): Plane => {
  const level: Sums = {
    width: plane.width,
    height: plane.height,
    values: plane.values.map((value, at) => value * known.values[at]!),
    weights: known.values.slice(),
  };
  complete(level, 1);
  return { ...createPlane(plane), values: level.values };
};
