/** What a set must know to dress itself around the action. */

import type { ActionArea } from '../../kits/set.ts';
import { add, subtract, type Vec3 } from '../../math/vector.ts';
import type { Action } from '../../scene/actions.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import type { Stage } from '../stage.ts';

const lies: readonly Action[] = ['lie', 'sleep', 'crawl'];

/** Share of its height that is above the ground as it lies. */
const lowest = (actor: Actor) =>
  actor.size[1] * (lies.includes(mainAction(actor)) ? (actor.thing.person ? 0.2 : 0.4) : 1);

/** Named things that stand on the ground: the hero and all that live. */
const subjectHeightOf = (actors: readonly Actor[]): number => {
  const heights = actors.flatMap((actor) => {
    const isLiving = actor.thing.person !== null || (actor.kit?.locomotion ?? 'none') !== 'none';
    const isSeen = actor.role === 'hero' || (actor.role === 'cast' && isLiving && !actor.thing.isImplied);
    // A blanket or a heap that people are at is no use under the grass.
    const isLaid = !isLiving && actor.size[1] < 0.6 && Math.max(actor.size[0], actor.size[2]) > 1.5;
    if (isLaid && actor.role === 'cast' && actor.thing.kit !== 'puddle') return [0.12];
    return isSeen && actor.support.kind === 'free' && actor.copy < 3 ? [lowest(actor)] : [];
  });
  return heights.length > 0 ? Math.min(...heights) : 1.7;
};

export const actionArea = (stage: Stage): ActionArea => {
  const { actors, shots, clock, subject, aspect } = stage;
  const low: Vec3 = [1e9, 0, 1e9];
  const high: Vec3 = [-1e9, 0, -1e9];
  const include = (p: Vec3, reach: number, top: number) => {
    for (const axis of [0, 2] as const) {
      low[axis] = Math.min(low[axis], p[axis] - reach);
      high[axis] = Math.max(high[axis], p[axis] + reach);
    }
    high[1] = Math.max(high[1], top);
  };
  for (const actor of actors) {
    if (actor.role === 'landmark' || actor.role === 'backdrop') continue;
    const carrier = rootOf(actor);
    if (!carrier.path) continue;
    const reach = Math.max(actor.size[0], actor.size[2]) / 2;
    for (const u of [0, 0.25, 0.5, 0.75, 1]) {
      const at = carrier.path(u * clock.seconds).position;
      include(at, reach, at[1] + actor.size[1] * (lies.includes(mainAction(actor)) ? 0.3 : 1));
    }
  }
  const centre = subject.centreAt(clock.seconds / 2);
  const widest = shots.reduce((a, b) => (b.framing.distance > a.framing.distance ? b : a));
  if (actors.length === 0)
    include(
      centre,
      // From the air nothing stands in the way.
      stage.set.isIndoors || widest.framing.elevation > 0.3 ? 0.3 : subject.extent.width * 0.25,
      subject.extent.height,
    );
  const moment = (widest.from + widest.until) / 2;
  const camera = widest.at(moment);
  const distance = widest.framing.distance;
  return {
    low,
    high,
    hasCast: actors.some(({ role }) => role !== 'landmark'),
    subjectHeight: subjectHeightOf(actors),
    cameraPosition: camera.position,
    cameraTarget: add(camera.position, camera.forward.map((value) => value * distance) as Vec3),
    cameraTravel: subtract(widest.at(widest.until - 0.01).position, widest.at(widest.from).position),
    cameraDistance: distance,
    focalLength: camera.focalLength,
    aspect,
    landmarks: actors
      .filter(({ role }) => role === 'landmark')
      .map(({ position, size, thing }) => ({
        position,
        radius: Math.max(size[0], size[2]) / 2,
        noun: thing.kit ?? thing.name,
      })),
  };
};
