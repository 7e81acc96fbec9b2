/** Outlines of posed bodies at moments of a shot: few points of each, which tell where it is in the picture of any camera. */

import { length, mix, subtract, type Vec3 } from '../../math/vector.ts';
import type { Camera } from '../../render/frame-state.ts';
import type { Actor } from '../actor.ts';
import type { Film } from '../build/film.ts';
import { type Box, hiddenAt } from './picture-box.ts';

export type Outline = {
  actor: Actor;
  /** Vertices that are measured. */
  vertices: readonly number[];
  /** Corners by number of the moment; null: not there then. */
  at: (Float64Array | null)[];
};

/** A body reaches as far as its corners in these directions and their opposites. */
const directions = new Float64Array(
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0.7, 0.7, 0],
    [0.7, -0.7, 0],
    [0.7, 0, 0.7],
    [0.7, 0, -0.7],
    [0, 0.7, 0.7],
    [0, 0.7, -0.7],
  ].flatMap((direction) => [...direction, ...direction.map((along) => -along)]),
);
const corners = directions.length / 3;
/** Vertices of a body that are measured at most. */
const mostVertices = 500;

/** The bodies that are measured, before they are. */
export const pointsOf = ({ world, actorOf }: Film, isWanted: (actor: Actor) => boolean): Outline[] => {
  const found = new Map<Actor, number[]>();
  const { indexes, objects, triangles } = world;
  let [last, list]: [number, number[] | undefined] = [-1, undefined];
  for (let triangle = 0; triangle < triangles; triangle += 1) {
    const object = objects[triangle]!;
    if (object !== last) {
      last = object;
      const actor = actorOf.get(object);
      list = actor && found.get(actor);
      if (actor && !list && isWanted(actor)) {
        list = [];
        found.set(actor, list);
      }
    }
    if (list) list.push(indexes[triangle * 3]!);
  }
  return [...found].map(([actor, all]) => {
    const step = Math.max(1, all.length / mostVertices);
    const vertices = Array.from(
      { length: Math.floor(all.length / step) },
      (_, n) => all[Math.floor(n * step)]!,
    );
    return { actor, vertices, at: [] };
  });
};

/** Adds where the bodies are, as they are posed now. */
export const addOutlines = (outlines: readonly Outline[], { world }: Film): void => {
  const { positions } = world;
  const far = new Float64Array(corners);
  for (const { vertices, at } of outlines) {
    far.fill(-1e9);
    const points = new Float64Array(corners * 3);
    let isThere = false;
    for (const vertex of vertices) {
      const [x, y, z] = [positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!];
      if (x < hiddenAt) continue;
      isThere = true;
      for (let n = 0; n < corners; n += 1) {
        const along = x * directions[n * 3]! + y * directions[n * 3 + 1]! + z * directions[n * 3 + 2]!;
        if (along <= far[n]!) continue;
        far[n] = along;
        points[n * 3] = x;
        points[n * 3 + 1] = y;
        points[n * 3 + 2] = z;
      }
    }
    at.push(isThere ? points : null);
  }
};

/** Where outlines are in the picture together, whether something hides them or not; null: behind the camera. */
export const boxOfOutlines = (
  outlines: readonly Outline[],
  moment: number,
  { position, right, up, forward, focalLength }: Camera,
): Box | null => {
  const box: Box = { left: 1e9, right: -1e9, bottom: 1e9, top: -1e9, depth: 0 };
  let count = 0;
  for (const { at } of outlines) {
    const points = at[moment];
    if (!points) continue;
    for (let n = 0; n < points.length; n += 3) {
      const x = points[n]! - position[0];
      const y = points[n + 1]! - position[1];
      const z = points[n + 2]! - position[2];
      const depth = x * forward[0] + y * forward[1] + z * forward[2];
      if (depth < 0.05) continue;
      const across = ((x * right[0] + y * right[1] + z * right[2]) * focalLength) / depth;
      const above = ((x * up[0] + y * up[1] + z * up[2]) * focalLength) / depth;
      if (across < box.left) box.left = across;
      if (across > box.right) box.right = across;
      if (above < box.bottom) box.bottom = above;
      if (above > box.top) box.top = above;
      box.depth += depth;
      count += 1;
    }
  }
  if (count === 0) return null;
  box.depth /= count;
  return box;
};

/** Where outlines are in the world together; null: nowhere. */
export const middleOf = (
  outlines: readonly Outline[],
  moment: number,
): { middle: Vec3; reach: number } | null => {
  const low: Vec3 = [1e9, 1e9, 1e9];
  const high: Vec3 = [-1e9, -1e9, -1e9];
  for (const { at } of outlines)
    for (const [n, value] of (at[moment] ?? []).entries()) {
      const axis = (n % 3) as 0 | 1 | 2;
      low[axis] = Math.min(low[axis], value);
      high[axis] = Math.max(high[axis], value);
    }
  return low[0] > high[0] ? null : { middle: mix(low, high, 0.5), reach: length(subtract(high, low)) };
};
