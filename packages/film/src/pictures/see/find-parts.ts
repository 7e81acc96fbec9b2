/** The separate parts of a matte: two dogs are two things, a bicycle with its rider is one. */

import { growPlane, type Plane } from '../plane.ts';
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
  const visited = new Uint8Array(values.length);
  const parts: Part[] = [];
  for (let start = 0; start < values.length; start += 1) {
    if (visited[start] || values[start]! < 0.5) continue;
    visited[start] = 1;
    const open = [start];
    let count = 0;
    let [left, top, right, bottom] = [width, height, 0, 0];
    while (open.length > 0) {
      const at = open.pop()!;
      const [x, y] = [at % width, Math.floor(at / width)];
      count += 1;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= values.length || visited[next] || values[next]! < 0.5) continue;
        visited[next] = 1;
        open.push(next);
      }
    }
    const box = { left: left / width, top: top / height, right: right / width, bottom: bottom / height };
    parts.push({ box, share: count / values.length });
  }
  const largest = Math.max(0, ...parts.map(({ share }) => share));
  return parts
    .filter(({ share }) => share >= Math.max(leastShare, largest * leastOfLargest))
    .sort((a, b) => b.share - a.share)
    .slice(0, mostParts);
};
