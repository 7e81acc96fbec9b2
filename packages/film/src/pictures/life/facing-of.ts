/** Which way a thing in a picture looks, as far as its outline and its place tell. */

import type { Plane } from '../plane.ts';
import type { Box } from '../see/seen-picture.ts';

export type Facing = {
  /** The likelier side. */
  side: 'left' | 'right';
  /** Both signs agree: there is room before it, and its highest part, which mostly is the head, is on that side. */
  isSure: boolean;
};

const topShare = 0.12;

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
  return {
    side: score >= 0 ? 'right' : 'left',
    isSure: Math.abs(room) > 0.08 && Math.abs(head) > 0.15 && Math.sign(room) === Math.sign(head),
  };
};
