/** A DJ behind the desk, turned to the camera, and the guests who dance on both sides of it. */

import { addScaled, type Vec3 } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import { type Arrangement, moveTo, yawTo } from '../axes.ts';

/** Metres right of the desk and towards the camera, one after the other. */
const spots: readonly [right: number, near: number][] = [
  [-1.4, -0.35],
  [1.45, -0.45],
  [-2.05, 0.3],
  [2.1, 0.2],
  [-2.3, -1.2],
  [2.3, -1.3],
  [-3, -0.4],
  [3, -0.5],
];

export const danceAtDecks = (actors: readonly Actor[], { axes }: Arrangement): void => {
  const guests = actors.filter(({ thing }) => thing.traits.includes('dances at the decks'));
  const desk = actors.find(({ thing }) => thing.kit === 'dj desk');
  const dj = actors.find(({ thing }) => thing.kit === 'dj');
  if (guests.length === 0 || !desk) return;
  const middle = desk.position;
  const put = (actor: Actor, position: Vec3, yaw: number) => {
    moveTo(actor, position);
    actor.yaw = yaw;
    actor.fixedYaw = yaw;
  };
  desk.yaw = axes.azimuth + Math.PI;
  desk.fixedYaw = desk.yaw;
  if (dj) put(dj, addScaled(middle, axes.away, 0.62), axes.azimuth);
  for (const [n, actor] of guests.entries()) {
    const [right, near] = spots[n % spots.length]!;
    const at = addScaled(addScaled(middle, axes.right, right), axes.away, -near);
    // Half to the desk, half to the camera, so that faces are seen.
    const towards = addScaled(addScaled(middle, axes.away, -2.6), axes.right, right * 0.3);
    put(actor, at, yawTo(at, towards));
  }
};
