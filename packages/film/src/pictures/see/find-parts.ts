/** The separate parts of a matte: two dogs are two things, a bicycle with its rider is one. */

import { growPlane, type Plane } from '../plane.ts';
import { connectedAreas } from './connected-areas.ts';
import type { Box } from './seen-picture.ts';

export type Part = { box: Box /** Of the picture. */; share: number };

const leastShare = 0.0008;
/** Of the largest part: less is a fleck of the network. */
const leastOfLargest = 0.06;
const mostParts = 8;

/** Pixels of a gap that does not part a thing: stripes that the network takes for background. */
const gap = 6;

/** The matte with such gaps closed. */
export const closeGaps = (matte: Plane): Plane => growPlane(growPlane(matte, gap), -gap);

/** The largest first. */
export const findParts = (matte: Plane): Part[] => listParts(closeGaps(matte));

/** Parts that touch nowhere. */
export const listParts = ({ width, height, values }: Plane): Part[] => {
  const parts = connectedAreas({ width, height }, (at) => values[at]! >= 0.5).map(
    ({ pixels, left, top, right, bottom }): Part => ({
      box: { left: left / width, top: top / height, right: right / width, bottom: bottom / height },
      share: pixels / values.length,
    }),
  );
  const largest = Math.max(0, ...parts.map(({ share }) => share));
  return parts
    .filter(({ share }) => share >= Math.max(leastShare, largest * leastOfLargest))
    .sort((a, b) => b.share - a.share)
    .slice(0, mostParts);
};
