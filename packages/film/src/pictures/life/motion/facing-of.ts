/** Which way a thing in a picture looks, as far as its outline and its place tell. */

import type { Plane } from '../../plane.ts';
import type { Box } from '../../see/seen-picture.ts';

export type Facing = {
  /** The likelier side. */
  side: 'left' | 'right';
  /** Its head reaches out over its feet, or both other signs agree: there is room before it, and its highest part, which mostly is the head, is on that side. */
  isSure: boolean;
};

const topShare = 0.12;
/** Of the height: where feet are. */
const footShare = 0.1;
/** Of the width: from which on the head of something with four legs is seen to reach out over its feet. */
const leastReach = 0.1;

/** How much further the body reaches out over its feet on the right than on the left, of its width. */
const reachOf = ({ width, height, values }: Plane, { left, top, right, bottom }: Box): number => {
  let [first, last] = [right, left];
  for (let y = Math.floor((bottom - (bottom - top) * footShare) * height); y < bottom * height; y += 1)
    for (let x = Math.floor(left * width); x < right * width; x += 1)
      if (values[y * width + x]! > 0.5)
        [first, last] = [Math.min(first, x / width), Math.max(last, (x + 1) / width)];
  return last > first ? (right - last - (first - left)) / (right - left) : 0;
};

export const facingOf = ({ width, height, values }: Plane, box: Box): Facing => {
  const last = box.top + (box.bottom - box.top) * topShare;
  let [sum, count] = [0, 0];
  for (let y = Math.floor(box.top * height); y < last * height; y += 1)
    for (let x = Math.floor(box.left * width); x < box.right * width; x += 1)
      if (values[y * width + x]! > 0.5) {
        sum += (x / width - box.left) / (box.right - box.left);
        count += 1;
      }
  const head = count > 0 ? sum / count - 0.5 : 0;
  // Photographers leave room in the direction in which something goes or looks.
  const room = 1 - box.right - box.left;
  const score = room + head * 0.6;
  const reach = reachOf({ width, height, values }, box);
  // Only what is broader than high stands on four legs.
  const isLong = (box.right - box.left) * width > (box.bottom - box.top) * height;
  if (isLong && box.bottom < 0.98 && Math.abs(reach) > leastReach)
    return { side: reach > 0 ? 'right' : 'left', isSure: true };
  return {
    side: score >= 0 ? 'right' : 'left',
    isSure: Math.abs(room) > 0.08 && Math.abs(head) > 0.15 && Math.sign(room) === Math.sign(head),
  };
};
