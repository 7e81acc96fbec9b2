/** What lies in the box of a thing. */

import type { Plane } from '../plane.ts';
import type { Box } from './seen-picture.ts';

/** Inside a box or close to it, in shares of the picture. */
export const isWithin = ({ left, right, top, bottom }: Box, x: number, y: number): boolean => {
  const [marginX, marginY] = [(right - left) * 0.06, (bottom - top) * 0.06];
  return x > left - marginX && x < right + marginX && y > top - marginY && y < bottom + marginY;
};

/** Of a mask what lies inside the box and not at its edges. */
export const maskInside = (mask: Plane, { left, top, right, bottom }: Box): Plane => ({
  ...mask,
  values: mask.values.map((value, at) => {
    const [x, y] = [at % mask.width, Math.floor(at / mask.width)];
    const isInside =
      x >= left * mask.width &&
      x + 1 <= right * mask.width &&
      y >= top * mask.height &&
      y + 1 <= bottom * mask.height;
    return isInside ? value : 0;
  }),
});

/** Of a mask what the box holds. */
export const maskWithin = (mask: Plane, box: Box): Plane => ({
  ...mask,
  values: mask.values.map((value, at) =>
    isWithin(box, ((at % mask.width) + 0.5) / mask.width, (Math.floor(at / mask.width) + 0.5) / mask.height)
      ? value
      : 0,
  ),
});
