/** Where posed bodies are, across the picture, up and away from the camera. */

import { dot, type Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import type { Film } from '../build/film.ts';
import type { Axes } from '../place/axes.ts';
import { hiddenAt } from './picture-box.ts';

export type Body = { low: Vec3; high: Vec3 };

export const joinBodies = (bodies: readonly Body[]): Body => ({
  low: [0, 1, 2].map((axis) => Math.min(...bodies.map(({ low }) => low[axis]!))) as Vec3,
  high: [0, 1, 2].map((axis) => Math.max(...bodies.map(({ high }) => high[axis]!))) as Vec3,
});

export const bodiesOf = (
  { world, actorOf }: Film,
  { right, away }: Axes,
  isWanted: (actor: Actor) => boolean,
): Map<Actor, Body> => {
  const bodies = new Map<Actor, Body>();
  let [last, actor]: [number, Actor | undefined] = [-1, undefined];
  for (let triangle = 0; triangle < world.triangles; triangle += 1) {
    const object = world.objects[triangle]!;
    if (object !== last) {
      last = object;
      const one = actorOf.get(object);
      actor = one && isWanted(one) ? one : undefined;
    }
    if (!actor) continue;
    const at = world.indexes[triangle * 3]! * 3;
    if (world.positions[at]! < hiddenAt) continue;
    const point: Vec3 = [world.positions[at]!, world.positions[at + 1]!, world.positions[at + 2]!];
    const seen: Vec3 = [dot(point, right), point[1], dot(point, away)];
    const body = bodies.get(actor);
    if (!body) bodies.set(actor, { low: [...seen], high: [...seen] });
    else
      for (const axis of [0, 1, 2] as const) {
        body.low[axis] = Math.min(body.low[axis], seen[axis]);
        body.high[axis] = Math.max(body.high[axis], seen[axis]);
      }
  }
  return bodies;
};
