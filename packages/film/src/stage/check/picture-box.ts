/** Boxes of bodies in the picture, whether something hides them or not, and what is inside of it. */

import { clamp } from '../../math/interpolate.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { World } from '../../render/world.ts';

/** Half of the picture's height and width within which the hero stays, as shares of them. */
export const safeUp = 0.44;
export const safeAcross = 0.45;
/** What the world hides lies beyond. */
export const hiddenAt = -1e5;
/** On the picture, in shares of its height; the middle is 0. */
export type Box = { left: number; right: number; bottom: number; top: number; depth: number };

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

export const mixBoxes = (a: Box, b: Box, share: number): Box => {
  const mixed = (key: keyof Box) => a[key] + (b[key] - a[key]) * share;
  return {
    left: mixed('left'),
    right: mixed('right'),
    bottom: mixed('bottom'),
    top: mixed('top'),
    depth: mixed('depth'),
  };
};

const areaOf = ({ left, right, bottom, top }: Box) => Math.max(0, right - left) * Math.max(0, top - bottom);

/** Share of a box that is in the picture. */
export const shareInside = (box: Box, aspect: number): number =>
  areaOf({
    ...box,
    left: Math.max(box.left, -aspect / 2),
    right: Math.min(box.right, aspect / 2),
    bottom: Math.max(box.bottom, -0.5),
    top: Math.min(box.top, 0.5),
  }) / Math.max(1e-6, areaOf(box));

/** How much of a box is outside the picture, in heights of the picture. */
export const excessOf = (box: Box | null, aspect: number): number =>
  box === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, -aspect / 2 - box.left) +
      Math.max(0, box.right - aspect / 2) +
      Math.max(0, -0.5 - box.bottom) +
      Math.max(0, box.top - 0.5);

/** A straight line through the shifts: limbs that swing do not shake the camera. */
export const steadied = (
  shifts: readonly Vec3[],
  { from, until, times }: { from: number; until: number; times: readonly number[] },
): ((time: number) => Vec3) => {
  const at = times.map((time) => (time - from) / Math.max(0.01, until - from) - 0.5);
  const centre = at.reduce((sum, u) => sum + u, 0) / at.length;
  const spread = at.reduce((sum, u) => sum + (u - centre) ** 2, 0) || 1;
  const along = ([0, 1, 2] as const).map((axis) => {
    const mean = shifts.reduce((sum, shift) => sum + shift[axis], 0) / shifts.length;
    const slope = shifts.reduce((sum, shift, n) => sum + shift[axis] * (at[n]! - centre), 0) / spread;
    return { mean, slope };
  });
  return (time) => {
    const u = clamp((time - from) / Math.max(0.01, until - from)) - 0.5 - centre;
    return along.map(({ mean, slope }) => mean + slope * u) as Vec3;
  };
};

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
