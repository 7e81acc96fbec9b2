/** Where bodies are in the picture, measured from what is posed, whether something hides them or not. */

import type { CameraShot } from '../../camera/shots.ts';
import { clamp } from '../../math/interpolate.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Camera } from '../../render/frame-state.ts';
import type { World } from '../../render/world.ts';
import type { Film } from '../build/film.ts';

/** Moments of a shot that are looked at. */
export const keys = 9;
/** Half of the picture's height and width within which the hero stays, as shares of them. */
export const safeUp = 0.44;
export const safeAcross = 0.45;
/** In heights of the picture: what is farther away left it for another reason. */
export const farthestShift = 1.2;

/** What the world hides lies beyond. */
export const hiddenAt = -1e5;
/** On the picture, in shares of its height; the middle is 0. */
export type Box = { left: number; right: number; bottom: number; top: number; depth: number };

/** Where objects are in the picture, whether something hides them or not; null: behind the camera. */
export const boxOf = (
  world: World,
  camera: Camera,
  objects: ReadonlySet<number>,
  first = world.stillTriangles,
): Box | null => {
  const { positions, indexes, objects: owners } = world;
  const { position, right, up, forward, focalLength } = camera;
  const box: Box = { left: 1e9, right: -1e9, bottom: 1e9, top: -1e9, depth: 0 };
  let corners = 0;
  for (let triangle = first; triangle < world.triangles; triangle += 1) {
    if (!objects.has(owners[triangle]!)) continue;
    const at = indexes[triangle * 3]! * 3;
    if (positions[at]! < hiddenAt) continue;
    const x = positions[at]! - position[0];
    const y = positions[at + 1]! - position[1];
    const z = positions[at + 2]! - position[2];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    if (depth < 0.05) continue;
    const across = ((x * right[0] + y * right[1] + z * right[2]) * focalLength) / depth;
    const above = ((x * up[0] + y * up[1] + z * up[2]) * focalLength) / depth;
    if (across < box.left) box.left = across;
    if (across > box.right) box.right = across;
    if (above < box.bottom) box.bottom = above;
    if (above > box.top) box.top = above;
    box.depth += depth;
    corners += 1;
  }
  if (corners === 0) return null;
  box.depth /= corners;
  return box;
};

/** Where objects are in the world as it is posed; null: hidden or nowhere. */
export const boxInWorld = (
  { positions, indexes, objects: owners, triangles }: World,
  objects: ReadonlySet<number>,
): { low: Vec3; high: Vec3 } | null => {
  const [low, high]: [Vec3, Vec3] = [
    [1e9, 1e9, 1e9],
    [-1e9, -1e9, -1e9],
  ];
  for (let triangle = 0; triangle < triangles; triangle += 1) {
    if (!objects.has(owners[triangle]!)) continue;
    const at = indexes[triangle * 3]! * 3;
    if (positions[at]! < hiddenAt) continue;
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], positions[at + axis]!);
      high[axis] = Math.max(high[axis], positions[at + axis]!);
    }
  }
  return low[0] > high[0] ? null : { low, high };
};

/** How far a span has to move to lie between two limits; a longer one is put in the middle. */
export const shiftInto = (low: number, high: number, limit: number): number =>
  high - low > 2 * limit ? -(low + high) / 2 : low < -limit ? -limit - low : high > limit ? limit - high : 0;

/** Where they are in the picture at several moments of a shot. */
export const boxesOver = (film: Film, shot: CameraShot, objects: ReadonlySet<number>): Box[] => {
  const boxes: Box[] = [];
  for (let key = 0; key < keys; key += 2) {
    const time = Math.min(shot.from + ((shot.until - shot.from) * key) / (keys - 1), shot.until - 0.01);
    film.poseFrame(time);
    // What stays is among the triangles that are not posed again.
    const box = boxOf(film.world, shot.at(time), objects, 0);
    if (box) boxes.push(box);
  }
  return boxes;
};

/** All of them together; null: none. */
export const joinBoxes = (boxes: readonly Box[]): Box | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
        top: Math.max(...boxes.map(({ top }) => top)),
        depth: boxes.reduce((sum, { depth }) => sum + depth, 0) / boxes.length,
      };

export const boxOver = (film: Film, shot: CameraShot, objects: ReadonlySet<number>): Box | null =>
  joinBoxes(boxesOver(film, shot, objects));

/** How much of a box is outside the picture, in heights of the picture. */
export const excessOf = (box: Box | null, aspect: number): number =>
  box === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, -aspect / 2 - box.left) +
      Math.max(0, box.right - aspect / 2) +
      Math.max(0, -0.5 - box.bottom) +
      Math.max(0, box.top - 0.5);

/** Values at even steps of a shot, joined without corners. */
export const joined =
  (values: readonly Vec3[], from: number, until: number) =>
  (time: number): Vec3 => {
    const u = clamp((time - from) / Math.max(0.01, until - from)) * (values.length - 1);
    const n = Math.min(values.length - 2, Math.floor(u));
    const t = u - n;
    const value = (index: number, axis: 0 | 1 | 2) => values[clamp(index, 0, values.length - 1)]![axis];
    const along = (axis: 0 | 1 | 2) => {
      const [a, b, c, d] = [
        value(n - 1, axis),
        value(n, axis),
        value(n + 1, axis),
        value(n + 2, axis),
      ] as const;
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    };
    return [along(0), along(1), along(2)];
  };
