/** Points of Face Mesh by name. */

import { clamp } from '../../../math/interpolate.ts';
import type { Size } from '../../picture.ts';
import type { SeenFace } from '../../see/seen-picture.ts';

/** Lids from corner to corner; `left` and `right` of the mouth are the person's own. */
export const facePoints = {
  eyes: [
    {
      upper: [33, 246, 161, 160, 159, 158, 157, 173, 133],
      lower: [33, 7, 163, 144, 145, 153, 154, 155, 133],
    },
    {
      upper: [362, 398, 384, 385, 386, 387, 388, 466, 263],
      lower: [362, 382, 381, 380, 374, 373, 390, 249, 263],
    },
  ],
  mouth: { left: 291, right: 61, innerRight: 78, innerLeft: 308, upper: 13, lower: 14 },
  cheeks: [205, 425],
  forehead: 10,
  chin: 152,
  noseTip: 1,
  leftmost: 234,
  rightmost: 454,
};

export type Dot = { x: number; y: number };
export const dotOf = (face: SeenFace, point: number, { width, height }: Size): Dot => ({
  x: face.points[point]!.x * width,
  y: face.points[point]!.y * height,
});

/** From -1, a face that looks to the left of the picture, to 1. */
export const yawOf = ({ points }: SeenFace): number => {
  const { noseTip, leftmost, rightmost } = facePoints;
  const [nose, left, right] = [points[noseTip]?.x, points[leftmost]?.x, points[rightmost]?.x];
  if (nose === undefined || left === undefined || right === undefined || left === right) return 0;
  return clamp(((nose - left) / (right - left)) * 2 - 1, -1, 1);
};
