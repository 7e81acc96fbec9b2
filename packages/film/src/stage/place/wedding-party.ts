/** Weddings: the couple before the arch with guests at both sides; a bride with her back to those who wait for her bouquet. */

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

/** Metres from the bride to the first who waits, from row to row, and from one to the next in a row. */
const waiting = { off: 2.3, rows: 0.75, between: 0.7 };

export const awaitBouquet = (actors: readonly Actor[], { axes }: Arrangement): void => {
  const bride = actors.find(({ thing }) => thing.traits.includes('throws the bouquet'));
  if (bride?.support.kind !== 'free') return;
  const at = (right: number, away: number): Vec3 =>
    addScaled(addScaled(bride.position, axes.right, right), axes.away, away);
  for (const actor of actors) {
    if (!actor.thing.traits.includes('waits for the bouquet')) continue;
    const [row, place] = [actor.copy % 2, Math.floor(actor.copy / 2)];
    // Those of the second row stand in the gaps of the first, farther from the camera.
    const position = at(waiting.off + place * waiting.between + row * 0.35, row * waiting.rows);
    moveTo(actor, position);
    actor.yaw = yawTo(position, bride.position);
    actor.fixedYaw = actor.yaw;
  }
  // Turned a little to the camera, so that her face is seen.
  bride.yaw = yawTo(bride.position, at(-1, -0.7));
  bride.fixedYaw = bride.yaw;
};
