/** What classical vision reads off a small copy of the picture: brightness, colour, texture. */

import type { Picture, Size } from '../picture.ts';
import { blurPlane, createPlane, type Plane } from '../plane.ts';
import { samplePlanes } from './networks/sample.ts';

export type Features = Size & {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  /** 0 to 1. */
  luma: Plane;
  saturation: Float32Array;
  /** In turns: 0 red, 1/3 green, 2/3 blue. */
  hue: Float32Array;
  /** How much brightness changes around a pixel. */
  texture: Plane;
  /** The same, along rows and along columns only. */
  across: Plane;
  down: Plane;
};

const usualSide = 256;

const hueOf = (r: number, g: number, b: number, most: number, range: number): number => {
  if (range === 0) return 0;
  const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return (sixth / 6 + 1) % 1;
};

export const readFeatures = (picture: Picture, longSide = usualSide): Features => {
  const scale = longSide / Math.max(picture.width, picture.height);
  const size = {
    width: Math.max(2, Math.round(picture.width * scale)),
    height: Math.max(2, Math.round(picture.height * scale)),
  };
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const planes = samplePlanes(picture, whole, size, (level) => level / 255);
  const count = size.width * size.height;
  const [red, green, blue] = [0, 1, 2].map((n) => planes.subarray(n * count, (n + 1) * count)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const luma = createPlane(size);
  const saturation = new Float32Array(count);
  const hue = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    const [r, g, b] = [red[at]!, green[at]!, blue[at]!];
    const most = Math.max(r, g, b);
    const range = most - Math.min(r, g, b);
    luma.values[at] = 0.3 * r + 0.59 * g + 0.11 * b;
    saturation[at] = most === 0 ? 0 : range / most;
    hue[at] = hueOf(r, g, b, most, range);
  }
  const [across, down, texture] = [createPlane(size), createPlane(size), createPlane(size)];
  for (let y = 0; y < size.height - 1; y += 1) {
    for (let x = 0; x < size.width - 1; x += 1) {
      const at = y * size.width + x;
      across.values[at] = Math.abs(luma.values[at + 1]! - luma.values[at]!);
      down.values[at] = Math.abs(luma.values[at + size.width]! - luma.values[at]!);
      texture.values[at] = across.values[at]! + down.values[at]!;
    }
  }
  return {
    ...size,
    red,
    green,
    blue,
    luma,
    saturation,
    hue,
    texture: blurPlane(texture, 2),
    across: blurPlane(across, 2),
    down: blurPlane(down, 2),
  };
};
