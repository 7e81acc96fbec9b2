/** Vehicles, trains and boats stand on the road, the rails or the water of their place. */

import type { StageSet } from '../kits/set.ts';
import { addScaled, type Vec3 } from '../math/vector.ts';
import { type Actor, rootOf } from './actor.ts';
import { movesOnWater } from './move/ground-contact.ts';
import { type Axes, halfExtent } from './place/axes.ts';

/** Metres from one place that is tried to the next, as a share of the way so far, and the farthest. */
const [shortestStep, step, farthest] = [1, 0.15, 160];
/** A hull has this much water around it, and the shore before it stays out of the way of its path. */
const clearance = 2;

/** A boat that does not move may lie on the sand. */
const isAfloat = (actor: Actor) =>
  actor.speed > 0 &&
  actor.support.kind === 'free' &&
  actor.altitude === 0 &&
  actor.role !== 'landmark' &&
  actor.role !== 'backdrop' &&
  actor.kit?.locomotion === 'floats' &&
  movesOnWater(actor);

/** Ground that is no more than this above the water, in metres, is a ford, which a boat can be on. */
const shallow = 0.02;

/** Metres farther out for each metre that the shore is higher than the water, or its edge would hide the hull. */
const clearOfEdge = 4;

/** The nearest water with room for a hull, away from the camera before sideways, so that nothing hides it. */
const nearestWater = (actor: Actor, { right, away }: Axes, set: StageSet) => {
  const water = set.water!;
  const [x, , z] = actor.position;
  const reach = Math.max(halfExtent(actor, right), halfExtent(actor, away)) + clearance;
  const isWet = (at: Vec3) => {
    const corners: Vec3[] = [right, away].flatMap((axis) => [
      addScaled(at, axis, reach),
      addScaled(at, axis, -reach),
    ]);
    return [at, ...corners].every(([x, , z]) => water(x, z, 0) !== null);
  };
  if (water(x, z, 0) !== null) return null;
  let sighted: number | null = null;
  for (let way = shortestStep; way < farthest; way += Math.max(shortestStep, way * step))
    for (const sideways of [0, 0.5, -0.5, 1, -1]) {
      const at = addScaled(addScaled(actor.position, away, way), right, way * sideways);
      if (!isWet(at)) continue;
      const drop = set.ground(x, z) - water(at[0], at[2], 0)!;
      if (drop < shallow) return null;
      sighted ??= way + clearOfEdge * drop;
      if (way >= sighted) return at;
    }
  return null;
};

/** Boats and what else floats lie on water, wherever the others stand. */
export const floatOnWater = (actors: readonly Actor[], axes: Axes, set: StageSet): void => {
  if (!set.water) return;
  for (const actor of actors) {
    if (rootOf(actor) !== actor || !isAfloat(actor)) continue;
    const at = nearestWater(actor, axes, set);
    if (at) actor.position = at;
  }
};

/** Metres to the shore from which others look on; farther from it they swim. */
const toShore = 7;

/** The nearest dry ground between what is out there and the camera. */
const nearestShore = (position: Vec3, { away }: Axes, set: StageSet): Vec3 | null => {
  for (let way = 0; way <= toShore; way += shortestStep) {
    const at = addScaled(position, away, -way);
    if (set.water?.(at[0], at[2], 0) === null) return at;
  }
  return null;
};

/** All go with a hero whose way the place has elsewhere. */
export const shiftToRoad = (actors: Actor[], hero: Actor, axes: Axes, set: StageSet) => {
  const offset: Vec3 | undefined = set.roadOffset;
  if (!offset) return;
  const isWater = (set.water?.(offset[0], offset[2], 0) ?? null) !== null;
  const carrier = rootOf(hero);
  const belongsThere = isWater
    ? movesOnWater(carrier)
    : ['rolls', 'rails'].includes(carrier.kit?.locomotion ?? '');
  if (!belongsThere) return;
  for (const actor of actors) {
    const at: Vec3 = [actor.position[0] + offset[0], actor.position[1], actor.position[2] + offset[2]];
    const staysDry = isWater && actor.altitude === 0 && !movesOnWater(rootOf(actor));
    actor.position = (staysDry ? nearestShore(at, axes, set) : null) ?? at;
  }
};
