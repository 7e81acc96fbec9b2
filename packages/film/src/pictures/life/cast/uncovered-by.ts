/** What things uncover that go the beginning of a way, to whichever side. */

import { createPlane, type Plane } from '../../plane.ts';
import { shortScale } from '../motion/motions.ts';
import { boxOfMask } from '../motion/mover-motions.ts';
import type { CutOut } from './choose-cuts.ts';

/** `reach` in widths of each. */
export const uncoveredBy = (cuts: readonly CutOut[], reach: number): Plane => {
  const uncovered = createPlane(cuts[0]!.matte);
  const { width, height, values } = uncovered;
  for (const { mask, matte, movers } of cuts) {
    const { left, right } = boxOfMask(mask);
    const isAway = movers[0]!.wish.direction === 'away' || movers[0]!.wish.travel !== 'leave';
    const way = Math.round((right - left) * width * reach * (isAway ? shortScale / 2 : 1));
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const covers = (at: number) => at >= 0 && at < width && matte.values[y * width + at]! > 0.5;
        if (!covers(x - way) || !covers(x + way)) values[y * width + x] = 1;
      }
  }
  return uncovered;
};
