/** The wheels of a vehicle as a layer that turns. */

import { createLayer, type Layer } from '../layers/build-layers.ts';
import { facingOf } from '../life/motion/facing-of.ts';
import { type Motion, wayOf } from '../life/motion/motions.ts';
import { boxOfMask } from '../life/motion/mover-motions.ts';
import type { WishedThing } from '../life/wishes.ts';
import type { Picture } from '../picture.ts';
import { createPlane, type Plane } from '../plane.ts';
import { cutWheels, findWheels } from './find-wheels.ts';
import { turnWheels } from './turn-wheels.ts';

const goesLeft = (wish: WishedThing, mask: Plane): boolean => {
  const box = boxOfMask(mask);
  return wayOf(wish, box, facingOf(mask, box)).goesLeft;
};

/** `travels`: what takes the vehicle away; null where no wheels are found. */
export const wheelsOn = (
  picture: Picture,
  wish: WishedThing,
  mask: Plane,
  nearness: number,
  travels: readonly Motion[],
): { layer: Layer; turn: Motion } | null => {
  const wheels = findWheels(picture, mask, boxOfMask(mask));
  if (wheels.length === 0) return null;
  const near = createPlane({ width: 2, height: 2 }, nearness);
  return {
    layer: createLayer(cutWheels(picture, wheels), near, 4),
    turn: turnWheels(wheels, travels, goesLeft(wish, mask) ? -1 : 1),
  };
};
