/** Guests who throw petals or cheer stand at both sides of the way of those who run past them. */

import { addScaled, scale, type Vec3 } from '../../math/vector.ts';
import { type Actor, mainAction } from '../actor.ts';
import { type Arrangement, moveTo } from './axes.ts';

const greetings = ['throw', 'clap', 'wave', 'celebrate'];
/** Metres from the middle of the way, and from one to the next along it. */
const aside = 2.2;
const step = 3;

const isWed = ({ kit, name }: Actor['thing']) => /^(?:bride|groom|newlyweds?)$/.test(kit ?? name);

export const lineTheWay = (actors: readonly Actor[], hero: Actor, { axes }: Arrangement): void => {
  if (!isWed(hero.thing) || hero.speed <= 0) return;
  const way: Vec3 = [Math.sin(hero.yaw), 0, Math.cos(hero.yaw)];
  const left: Vec3 = [way[2], 0, -way[0]];
  const far = left[0] * axes.away[0] + left[2] * axes.away[2];
  const couple = actors.filter(({ thing }) => isWed(thing));
  const middle = scale(
    couple.reduce<Vec3>((sum, { position }) => addScaled(sum, position, 1), [0, 0, 0]),
    1 / couple.length,
  );
  for (const actor of actors) {
    const { thing, copy, support, speed } = actor;
    if (!thing.person || thing.count < 3 || support.kind !== 'free' || speed > 0) continue;
    if (!greetings.includes(mainAction(actor))) continue;
    // A way across the picture has them behind it only: nobody stands before the couple.
    const isAcross = Math.abs(far) > 0.6;
    const side = isAcross ? Math.sign(far) : copy % 2 ? 1 : -1;
    const row = isAcross ? copy * 0.55 : Math.floor(copy / 2);
    const rows = isAcross ? thing.count * 0.55 : Math.ceil(thing.count / 2);
    const along = (row - rows * 0.8) * step;
    moveTo(actor, addScaled(addScaled(middle, way, along), left, side * (aside + 0.25 * (copy % 3))));
    actor.yaw = Math.atan2(-left[0] * side, -left[2] * side);
    actor.fixedYaw = actor.yaw;
  }
};
