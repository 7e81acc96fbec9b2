/** Where the surfaces of bodies are in a posed film: how near points come to them, and what is under their lowest point. */

import { add, distance, scale, type Vec3 } from '../math/vector.ts';
import type { Actor } from '../stage/actor.ts';
import { nearestWeights } from '../stage/build/hands/surface-points.ts';
import type { Film } from '../stage/film.ts';

type Corners = ArrayLike<number>;

const trianglesOfFilm = new WeakMap<Film, Map<Actor, Corners>>();

/** Numbers of the vertices of each actor's triangles; they stay the same in every frame. */
const cornersOf = (film: Film, actor: Actor): Corners => {
  let byActor = trianglesOfFilm.get(film);
  if (!byActor) {
    const lists = new Map<Actor, number[]>();
    const { triangles, objects, indexes } = film.world;
    for (let triangle = 0; triangle < triangles; triangle += 1) {
      const one = film.actorOf.get(objects[triangle]!);
      if (!one) continue;
      const list = lists.get(one) ?? [];
      if (list.length === 0) lists.set(one, list);
      for (let n = 0; n < 3; n += 1) list.push(indexes[triangle * 3 + n]!);
    }
    byActor = new Map([...lists].map(([one, list]) => [one, Uint32Array.from(list)]));
    trianglesOfFilm.set(film, byActor);
  }
  return byActor.get(actor) ?? [];
};

const vertexAt = ({ world: { positions } }: Film, vertex: number): Vec3 => [
  positions[vertex * 3]!,
  positions[vertex * 3 + 1]!,
  positions[vertex * 3 + 2]!,
];

/** In metres, from a point to the surface of a body; infinite: it has none. */
export const gapToBody = (film: Film, actor: Actor, point: Vec3): number => {
  const corners = cornersOf(film, actor);
  const at = film.world.positions;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < corners.length; n += 3) {
    // Farther away along one axis than what was found already.
    let isFar = false;
    for (let axis = 0; axis < 3 && !isFar; axis += 1) {
      const x = at[corners[n]! * 3 + axis]!;
      const y = at[corners[n + 1]! * 3 + axis]!;
      const z = at[corners[n + 2]! * 3 + axis]!;
      isFar = Math.max(Math.min(x, y, z) - point[axis]!, point[axis]! - Math.max(x, y, z)) >= least;
    }
    if (isFar) continue;
    const [a, b, c] = [
      vertexAt(film, corners[n]!),
      vertexAt(film, corners[n + 1]!),
      vertexAt(film, corners[n + 2]!),
    ];
    const weights = nearestWeights(point, a, b, c);
    const nearest = add(add(scale(a, weights[0]), scale(b, weights[1])), scale(c, weights[2]));
    least = Math.min(least, distance(nearest, point));
  }
  return least;
};

export type Box = { low: Vec3; high: Vec3 };

export const boxOf = (film: Film, actor: Actor): Box | null => {
  const corners = cornersOf(film, actor);
  if (corners.length === 0) return null;
  const low: Vec3 = [Infinity, Infinity, Infinity];
  const high: Vec3 = [-Infinity, -Infinity, -Infinity];
  const at = film.world.positions;
  for (let n = 0; n < corners.length; n += 1) {
    if (at[corners[n]! * 3 + 1]! < leftOut) continue;
    for (const axis of [0, 1, 2] as const) {
      const value = at[corners[n]! * 3 + axis]!;
      low[axis] = Math.min(low[axis], value);
      high[axis] = Math.max(high[axis], value);
    }
  }
  return { low, high };
};

/** Parts that a pose leaves out lie this far away, in metres. */
const leftOut = -1e5;

/** Height of the highest of a body inside of a column over the ground; null: none of it is there. */
export const topWithin = (film: Film, actor: Actor, { low, high }: Box): number | null => {
  const corners = cornersOf(film, actor);
  const at = film.world.positions;
  let top: number | null = null;
  for (let n = 0; n < corners.length; n += 3) {
    const [a, b, c] = [corners[n]! * 3, corners[n + 1]! * 3, corners[n + 2]! * 3];
    const isBeside = ([0, 2] as const).some(
      (axis) =>
        Math.max(at[a + axis]!, at[b + axis]!, at[c + axis]!) < low[axis] ||
        Math.min(at[a + axis]!, at[b + axis]!, at[c + axis]!) > high[axis],
    );
    if (!isBeside) top = Math.max(top ?? -Infinity, at[a + 1]!, at[b + 1]!, at[c + 1]!);
  }
  return top;
};
