/** Shapes that give way over the film: heads that droop, balls that lose their air. */

import type { Model, Pose, PoseInput } from '../../kits/model.ts';
import { lerp, smoothstep } from '../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  transformPoint,
  translation,
} from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { distance, type Vec3 } from '../../math/vector.ts';
import { splitModel } from './patches.ts';

/** Bends the vertices of all rigid parts; `shareAt` is 0 before and 1 when it is done. */
export const bendModel = (
  model: Model,
  shareAt: (time: number) => number,
  bend: (point: Vec3, share: number) => Vec3,
  /** Parts that their own pose moves are bent where they are then, and not before. */
  isBentInPlace = false,
): Model => {
  const rigid = model.parts.filter(({ mesh }) => mesh.bones.length === 0);
  const buffers = new Map(rigid.map(({ name, mesh }) => [name, new Float32Array(mesh.positions.length)]));
  const pose = (input: PoseInput): Pose => {
    const own: Pose = model.pose?.(input) ?? { parts: {}, anchors: {} };
    const parts = { ...own.parts };
    const share = shareAt(input.time);
    for (const { name, mesh } of rigid) {
      const placed = parts[name];
      if (placed === null || Array.isArray(placed)) continue;
      // A part that is moved by its own pose is bent first and moved then.
      const isPlaced = placed !== undefined && !(placed instanceof Float32Array);
      const out = buffers.get(name)!;
      for (let n = 0; n < out.length; n += 3) {
        const source = placed instanceof Float32Array ? placed : mesh.positions;
        const own: Vec3 = [source[n]!, source[n + 1]!, source[n + 2]!];
        const moved = (from: Vec3): Vec3 => (isPlaced ? transformPoint(placed as Matrix, from) : from);
        const point = isBentInPlace ? bend(moved(own), share) : moved(bend(own, share));
        out[n] = point[0];
        out[n + 1] = point[1];
        out[n + 2] = point[2];
      }
      parts[name] = out;
    }
    return { ...own, parts };
  };
  return { ...model, pose };
};

/** Every part of a pose, moved as a whole. */
export const movePose = (model: Model, place: (time: number, input: PoseInput) => Matrix): Model => ({
  ...model,
  pose: (input) => {
    const own: Pose = model.pose?.(input) ?? { parts: {}, anchors: {} };
    const moved = place(input.time, input);
    const parts: Pose['parts'] = {};
    for (const { name } of model.parts) {
      const part = own.parts[name];
      if (part === null) parts[name] = part;
      else if (part instanceof Float32Array) parts[name] = movedPoints(part, moved);
      else if (Array.isArray(part)) parts[name] = part.map((bone) => multiply(moved, bone));
      else parts[name] = part ? multiply(moved, part) : moved;
    }
    return { ...own, parts };
  },
});

const movedPoints = (points: Float32Array, place: Matrix): Float32Array => {
  const out = new Float32Array(points.length);
  for (let n = 0; n < points.length; n += 3)
    out.set(transformPoint(place, [points[n]!, points[n + 1]!, points[n + 2]!]), n);
  return out;
};

export type ShareAt = (time: number) => number;

/** The upper half bows to the side and sinks, as a stem that has lost its water. */
export const droop = (
  model: Model,
  seconds: number,
  shareAt: ShareAt = (time) => smoothstep(0.1, 0.85, time / seconds),
): Model => {
  const height = model.size[1];
  const from = height * 0.42;
  return bendModel(model, shareAt, ([x, y, z], share) => {
    const t = Math.max(0, (y - from) / (height - from));
    if (t <= 0) return [x * (1 - 0.12 * share), y, z * (1 - 0.12 * share)];
    // An arc of constant curvature: the stem keeps its length.
    const angle = 2.1 * share * t;
    const full = 2.1 * share;
    const radius = full > 0.01 ? (height - from) / full : 1e6;
    const [out, up] =
      full > 0.01 ? [radius * (1 - Math.cos(angle)), radius * Math.sin(angle)] : [0, y - from];
    const [across, along] = [Math.cos(angle), -Math.sin(angle)];
    const thin = 1 - 0.3 * share;
    return [out + x * thin * across, from + up + x * thin * along, z * thin];
  });
};

const inflated = /ball|tire|tyre|raft|bouncy|float|mattress|airship|tube/;

/** Down to a small or a limp remainder. */
export const shrink = (
  model: Model,
  noun: string,
  seconds: number,
  shareAt: ShareAt = (time) => smoothstep(0.1, 0.88, time / seconds),
): Model => (inflated.test(noun) ? deflate(model, shareAt) : resizeOver(model, 1, 0.3, shareAt));

export const deflate = (model: Model, shareAt: ShareAt): Model =>
  movePose(model, (time) => {
    const u = shareAt(time);
    return scaling(lerp(1, 0.95, u), lerp(1, 0.13, u), lerp(1, 0.95, u));
  });

/** Worn down by water or wind: lower, broader and round. */
export const slump = (model: Model, shareAt: ShareAt): Model => {
  const [width, height, length] = model.size;
  const cell = 5 / (Math.max(width, length) || 1);
  return bendModel(
    model,
    shareAt,
    ([x, y, z], share) => {
      const high = Math.max(0, y) / (height || 1);
      const left = 1 - share * (0.45 + 0.45 * high + 0.3 * (noise(x * cell, 3, z * cell) - 0.5));
      const out = 1 + 0.3 * share * (1 - high);
      return [x * out, y * Math.max(0.08, left), z * out];
    },
    true,
  );
};

/** From one size to another, as shares of its own; what it needs of room is that of the larger. */
export const resizeOver = (model: Model, from: number, to: number, shareAt: ShareAt): Model => {
  const most = Math.max(1, from, to);
  const resized = movePose(model, (time) => scaling(lerp(from, to, shareAt(time))));
  return { ...resized, size: [model.size[0] * most, model.size[1] * most, model.size[2] * most] };
};

/** Bumps and hollows all over. */
export const roughen = (model: Model, shareAt: ShareAt): Model => {
  const reach = Math.max(...model.size);
  const cell = 8 / (reach || 1);
  const bump = (x: number, y: number, z: number) => 2 * noise(x * cell, y * cell, z * cell) - 1;
  return bendModel(model, shareAt, ([x, y, z], share) => {
    const out = 1 + 0.2 * share * bump(x, y, z);
    return [x * out, y * (1 + 0.12 * share * bump(z, x, y)), z * out];
  });
};

/** Shards that stand apart by dark gaps; only of what has no bones, which would be torn. */
export const crack = (model: Model, shareAt: ShareAt): Model => {
  const reach = Math.max(...model.size);
  const cells = Array.from({ length: 18 }, (_, n): Vec3 => {
    const part = (k: number) => ((n + 1) * k) % 1;
    return [
      (part(0.618) - 0.5) * model.size[0],
      part(0.7549) * model.size[1],
      (part(0.5698) - 0.5) * model.size[2],
    ];
  });
  const nearest = (point: Vec3) =>
    cells.reduce((best, cell, n) => (distance(cell, point) < distance(cells[best]!, point) ? n : best), 0);
  const { parts, place } = splitModel(model, nearest);
  return {
    ...model,
    parts,
    pose: (input) => {
      const own: Pose = model.pose?.(input) ?? { parts: {}, anchors: {} };
      const u = shareAt(input.time);
      const moved = place(own.parts, (n) => {
        const [x, , z] = cells[n]!;
        const out = (0.035 * u * reach) / (Math.hypot(x, z) || 1);
        const turn = 0.09 * u * (n % 2 ? 1 : -1);
        return multiply(
          translation(x * out, 0.004 * u * (n % 5) * reach, z * out),
          rotationY(turn * 0.4),
          rotationZ(turn),
        );
      });
      return { ...own, parts: moved };
    },
  };
};

/** Broken in three across its longest side, each lying as it fell. */
export const inPieces = (model: Model): Model => {
  const [width, height, length] = model.size;
  const isAlongZ = length >= width;
  const along = Math.max(width, length);
  const cutAt = (point: Vec3) => {
    const t = (isAlongZ ? point[2] : point[0]) / along;
    return t < -0.12 ? 0 : t < 0.2 ? 1 : 2;
  };
  const { parts, place } = splitModel(model, cutAt);
  const tilt = [0.16, -0.1, 1.2];
  const turn = [0.18, -0.06, 0.75];
  return {
    ...model,
    parts,
    pose: (input) => {
      const own: Pose = model.pose?.(input) ?? { parts: {}, anchors: {} };
      const moved = place(own.parts, (n) => {
        const out = (n - 1) * 0.1 * along;
        const flat = isAlongZ ? rotationZ(tilt[n]!) : rotationX(-tilt[n]!);
        // What leans or lies on its side rests on that side.
        const lift = (Math.abs(Math.sin(tilt[n]!)) * Math.min(width, length)) / 2;
        const aside = n === 2 ? 0.3 * height : 0;
        return multiply(
          translation(isAlongZ ? aside : out, lift, isAlongZ ? out : aside),
          rotationY(turn[n]!),
          flat,
        );
      });
      return { ...own, parts: moved };
    },
  };
};
