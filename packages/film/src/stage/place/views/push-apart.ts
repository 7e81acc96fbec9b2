/** Solid bodies that stand still do not stand within each other: the smaller of two is moved aside as the viewer sees it. */

import { addScaled, type Vec3 } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import { halfExtent } from '../axes.ts';

/** Shares of the narrower body's width: what overlaps more is merged, and how much may stay. */
const mostMerged = 0.4;
const leftMerged = 0.05;
/** Metres that anybody is moved at most. */
const farthest = 2.5;
const rounds = 2;

const staysPut = ({ path }: Actor, seconds: number): boolean => {
  if (!path) return true;
  const [a, b] = [path(0).position, path(seconds).position];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 0.05;
};

const isSolid = ({ support, role, altitude, thing, kit, isBackground }: Actor): boolean =>
  support.kind === 'free' &&
  role !== 'landmark' &&
  role !== 'backdrop' &&
  altitude === 0 &&
  !thing.isImplied &&
  !isBackground &&
  (thing.person !== null || ['walks', 'none', 'rolls'].includes(kit?.locomotion ?? ''));

/** A thing that something is done to, or that is said to be in, on or under another, is where it has to be. */
const concerns = (a: Actor, b: Actor): boolean =>
  a.target === b ||
  a.thing.ties.some(({ to }) => to === b.thingIndex) ||
  a.thing.acts.some(
    ({ object, instrument, goal }) =>
      object === b.thingIndex || instrument === b.thingIndex || goal?.to === b.thingIndex,
  );

export const pushApart = (actors: readonly Actor[], azimuth: number, seconds: number): void => {
  const right: Vec3 = [Math.cos(azimuth), 0, -Math.sin(azimuth)];
  const away: Vec3 = [Math.sin(azimuth), 0, Math.cos(azimuth)];
  const along = ({ position }: Actor, axis: Vec3) => position[0] * axis[0] + position[2] * axis[2];
  const solid = actors.filter((actor) => isSolid(actor) && staysPut(actor, seconds));
  const overlapOn = (a: Actor, b: Actor, axis: Vec3) => {
    const [own, other] = [halfExtent(a, axis), halfExtent(b, axis)];
    const shared = own + other - Math.abs(along(a, axis) - along(b, axis));
    return { shared, share: shared / (2 * Math.min(own, other) || 1) };
  };
  for (let round = 0; round < rounds; round += 1)
    for (const [n, a] of solid.entries())
      for (const b of solid.slice(0, n)) {
        if (concerns(a, b) || concerns(b, a)) continue;
        const across = overlapOn(a, b, right);
        if (across.share < mostMerged || overlapOn(a, b, away).share < mostMerged) continue;
        const isFirst =
          b.role === 'hero' || (a.role !== 'hero' && Math.max(...a.size) <= Math.max(...b.size));
        const [moved, kept] = isFirst ? [a, b] : [b, a];
        const side = Math.sign(along(moved, right) - along(kept, right)) || (n % 2 ? 1 : -1);
        const by = Math.min(farthest, across.shared * (1 - leftMerged)) * side;
        const { path } = moved;
        moved.position = addScaled(moved.position, right, by);
        if (path)
          moved.path = (time) => {
            const at = path(time);
            return { ...at, position: addScaled(at.position, right, by) };
          };
      }
};
