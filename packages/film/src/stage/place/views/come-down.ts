/** A camera that lets what is added to a picture come down on something in it: it comes in from aside, in a curve, and stays there. */

import { smoothstep } from '../../../math/interpolate.ts';
import { transformPoint } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Camera } from '../../../render/frame-state.ts';
import { rootMatrixAt } from '../../move/ground-contact.ts';
import type { Stage } from '../../stage.ts';

/** In shares of the picture: top and height of what it comes down on, how large it is seen in heights, on which side it comes in, and whether it lies there flat, as an insect does. */
export type Landing = { x: number; y: number; tall: number; size: number; side: -1 | 1; lies: boolean };

/** Of the height of what it comes down on: how far from its top an insect lies. */
const belowTop = 0.2;

/** Shares of the film in which it comes. */
const [from, until] = [0.04, 0.55];
/** Widths and heights of the picture from which it comes, and by which it goes up and down on its way. */
const [aside, above, bob] = [0.55, 0.3, 0.025];
/** Radians by which it is seen from above: wings that lie flat would be lines from the side. */
const [steep, low] = [0.75, 0.15];

/** `flat` is the direction in which the camera looks over the ground. */
export const comeDown = (
  stage: Stage,
  { x, y, tall: under, size, side, lies }: Landing,
  flat: readonly [number, number],
  focalLength: number,
): ((time: number) => Camera) | null => {
  const actor = stage.hero ?? stage.actors[0];
  if (!actor) return null;
  const [wide, tall, long] = actor.size;
  const pitch = -(lies ? steep : low);
  const scale = size / Math.max(wide, tall, long);
  const away = focalLength / scale;
  // From the side it stands on its feet on top of it.
  const down = lies ? under * belowTop : (tall * scale) / -2;
  const [dirX, dirZ] = flat;
  const right: Vec3 = [-dirZ, 0, dirX];
  const forward: Vec3 = [dirX * Math.cos(pitch), Math.sin(pitch), dirZ * Math.cos(pitch)];
  const up: Vec3 = [-dirX * Math.sin(pitch), Math.cos(pitch), -dirZ * Math.sin(pitch)];
  return (time) => {
    const left = 1 - smoothstep(from, until, time / stage.seconds);
    const seenX = x + side * aside * left;
    const seenY = y + down - above * left ** 1.5 + bob * Math.sin(time * 7) * Math.min(1, left * 4);
    const root = rootMatrixAt(actor, stage.set, time);
    const [toRight, toTop] = [
      ((seenX - 0.5) * stage.aspect * away) / focalLength,
      ((0.5 - seenY) * away) / focalLength,
    ];
    const centre = transformPoint(root, [0, tall / 2, 0]);
    const position = centre.map(
      (at, n) => at - forward[n]! * away - right[n]! * toRight - up[n]! * toTop,
    ) as Vec3;
    return { position, forward, right, up, focalLength };
  };
};
