/** Places on a four-legged body as coats see them. */

import type { BodyPaint } from '../../../geometry/soft-body.ts';
import { dot, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Coat, CoatPoint, Region } from '../shared/coat.ts';
import type { Frame } from './shape.ts';

export const createCoatPoint = (
  frame: Frame,
  x: number,
  y: number,
  z: number,
  region: Region,
  along = 0,
): CoatPoint => {
  const { headCentre, headDirection, radius } = frame;
  const offset = subtract([x, y, z], headCentre);
  const head: Vec3 = [
    offset[0] / radius,
    dot(offset, headDirection(0, 1, 0)) / radius,
    dot(offset, headDirection(0, 0, 1)) / radius,
  ];
  return coatPointAt(frame, [x, y, z], region, head, along);
};

/** `head`: the same place as the head sees it, in radii of the head. */
export const coatPointAt = (
  { h, spine, depth }: Frame,
  [x, y, z]: Vec3,
  region: Region,
  head: Vec3,
  along = 0,
): CoatPoint => ({
  x: x / h,
  y: y / h,
  z: z / h,
  region,
  head,
  spine: spine / h,
  depth: depth / h,
  along,
});

export const coatPaint =
  (
    frame: Frame,
    coat: Coat,
    region: Region,
    along: (x: number, y: number, z: number) => number = () => 0,
  ): BodyPaint =>
  (x, y, z) =>
    coat(createCoatPoint(frame, x, y, z, region, along(x, y, z)));
