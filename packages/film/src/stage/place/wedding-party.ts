/** A wedding ceremony: the couple before the arch, face to face, who marries them between, guests at both sides. */

import { addScaled, type Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import { type Arrangement, moveTo, yawTo } from './axes.ts';

/** Metres from the middle. */
const apart = 0.5;
const behind = { priest: 0.75, arch: 1 };
const guests = { aside: 1.6, between: 0.5, rows: 0.75 };

export const gatherWedding = (actors: readonly Actor[], { axes }: Arrangement): void => {
  const couple = actors.filter(({ thing }) => thing.traits.includes('marries'));
  const [one, other] = couple;
  if (!one || !other) return;
  const middle = one.position;
  const at = (right: number, away: number): Vec3 =>
    addScaled(addScaled(middle, axes.right, right), axes.away, away);
  const put = (actor: Actor, position: Vec3, yaw: number) => {
    moveTo(actor, position);
    actor.yaw = yaw;
    actor.fixedYaw = yaw;
  };
  const [left, right] = [at(-apart, 0), at(apart, 0)];
  // Turned a little to the camera, so that both faces are seen.
  put(one, left, yawTo(left, at(apart, -0.45)));
  put(other, right, yawTo(right, at(-apart, -0.45)));
  for (const actor of actors) {
    if (!actor.thing.traits.includes('at the wedding')) continue;
    if (!actor.thing.person) put(actor, at(0, behind.arch), axes.azimuth);
    else if (actor.thing.count === 1) put(actor, at(0, behind.priest), axes.azimuth);
    else {
      const side = actor.copy % 2 ? 1 : -1;
      const row = Math.floor(actor.copy / 2);
      const position = at(side * (guests.aside + row * guests.between), 0.5 - row * guests.rows);
      put(actor, position, yawTo(position, middle));
    }
  }
};
