/** What the things of the front layer do, each by itself. */

import type { Size } from '../picture.ts';
import type { Plane } from '../plane.ts';
import type { Box } from '../see/seen-picture.ts';
import { isWithin } from './cast-subject.ts';
import { facingOf } from './facing-of.ts';
import { flapMotion, foldMotion, stepMotion } from './limb-motions.ts';
import { type Motion, spinMotion, swayMotion, travelMotion } from './motions.ts';
import type { WishedThing } from './wishes.ts';

export const boxOfMask = ({ width, height, values }: Plane): Box => {
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (values[y * width + x]! < 0.4) continue;
      box.left = Math.min(box.left, x / width);
      box.right = Math.max(box.right, (x + 1) / width);
      box.top = Math.min(box.top, y / height);
      box.bottom = Math.max(box.bottom, (y + 1) / height);
    }
  return box.right > box.left ? box : { left: 0, top: 0, right: 1, bottom: 1 };
};

/** Longer than tall, as animals on four feet are from the side. */
const isFourLegged = ({ nature, kinds }: WishedThing, box: Box, { width, height }: Size): boolean =>
  nature === 'animal' &&
  !kinds.includes('bird') &&
  (box.right - box.left) * width > (box.bottom - box.top) * height * 0.8;

/** Of its box: a bird that sits fills more of it than one with open wings. */
const mostOpen = 0.3;

const hasSpreadWings = ({ width, height, values }: Plane, { left, right, top, bottom }: Box): boolean => {
  const sum = values.reduce((all, value) => all + value, 0);
  return sum < mostOpen * (right - left) * width * (bottom - top) * height;
};

/** What one thing of the front layer does. */
export const motionsOf = (wish: WishedThing, mask: Plane, isFlat: boolean, picture: Size): Motion[] => {
  const box = boxOfMask(mask);
  const travel = travelMotion(wish, box, facingOf(mask, box));
  const isLiving = wish.nature === 'person' || wish.nature === 'animal';
  const motions = [
    wish.sways ? swayMotion(box, 1) : null,
    wish.spins ? spinMotion(box, isFlat) : null,
    travel && wish.isWalking && isLiving && box.bottom < 0.97
      ? stepMotion(box, isFourLegged(wish, box, picture))
      : null,
    wish.isFlying && wish.kinds.includes('butterfly')
      ? foldMotion(box)
      : wish.isFlying && wish.kinds.includes('bird') && hasSpreadWings(mask, box)
        ? flapMotion(box)
        : null,
    travel,
  ];
  return motions.filter((motion) => motion !== null);
};

export const maskWithin = (mask: Plane, box: Box): Plane => ({
  ...mask,
  values: mask.values.map((value, at) =>
    isWithin(box, ((at % mask.width) + 0.5) / mask.width, (Math.floor(at / mask.width) + 0.5) / mask.height)
      ? value
      : 0,
  ),
});
