/** One model that gives way to the next within the film: colours that change, a caterpillar that becomes a butterfly. */

import type { Lamp, Model, Particle, Pose, PoseInput } from '../../kits/model.ts';
import { clamp, smoothstep } from '../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Action } from '../../scene/actions.ts';
import { cutIntoPatches, type PatchOrder, patchCount } from './patches.ts';
import { subdivided } from './subdivide.ts';

export type Step = {
  /** Null: nothing is there. */
  model: Model | null;
  scale?: number;
  /** Metres it has risen when it is whole: what flies leaves the ground. */
  lift?: number;
  /** What it does instead of what the thing does. */
  action?: Action;
  /** As many come of it: they fly out of it as far as `spread` and stay in the air, or come to lie on the ground. */
  copies?: number;
  spread?: number;
  rises?: boolean;
};

/** Where one of the copies is, when the change has come so far. */
const placeOfCopy = (
  { copies = 1, spread = 0, rises, lift = 0 }: Step,
  k: number,
  come: number,
  time: number,
): Vec3 => {
  if (copies < 2) return [0, lift * come, 0];
  const angle = k * 2.4 + 0.4;
  const out = come * spread * Math.sqrt((k + 0.5) / copies);
  const high = spread * (0.35 + 0.28 * (k % 3));
  const flown = high * come + 0.04 * spread * Math.sin(time * 2.2 + k * 1.7);
  const thrown = 4 * high * come * (1 - come);
  return [Math.cos(angle) * out, Math.max(0, rises ? flown : thrown), Math.sin(angle) * out * 0.7];
};

export type Manner = 'plain' | 'magic' | 'smoke' | 'dust';

const sparkHues: Vec3[] = [
  [3.4, 2.7, 1.2],
  [2.2, 2.6, 3.6],
  [3.4, 1.8, 2.8],
];

/** Sparks that circle what changes and rise; strongest in the middle of the change. */
const sparkles = (size: Vec3, time: number, strength: number): Particle[] => {
  const reach = 0.5 * Math.max(size[0], size[2], size[1] * 0.4);
  return Array.from({ length: 90 }, (_, n) => {
    const t = (time * (0.5 + (n % 5) * 0.08) + n * 0.377) % 1;
    const angle = n * 2.4 + time * 2.2;
    const out = reach * (0.75 + 0.75 * ((n * 0.618) % 1));
    return {
      position: [Math.cos(angle) * out, size[1] * (t * 1.25 - 0.05), Math.sin(angle) * out] as Vec3,
      size: Math.max(...size) * (0.007 + 0.011 * ((n * 0.73) % 1)),
      colour: sparkHues[n % 3]!,
      opacity: strength * Math.sin(Math.PI * t),
    };
  });
};

const puffs = (size: Vec3, strength: number, time: number, colour: Vec3): Particle[] =>
  Array.from({ length: 26 }, (_, n) => {
    const angle = n * 2.4;
    const out = (0.2 + 0.4 * ((n * 0.618) % 1)) * Math.max(size[0], size[2]) * (0.7 + strength * 0.5);
    const up = size[1] * (((n * 0.377) % 1) * 0.95 + 0.05) + 0.06 * size[1] * Math.sin(time + n);
    return {
      position: [Math.cos(angle) * out, up, Math.sin(angle) * out] as Vec3,
      size: Math.max(...size) * (0.1 + 0.1 * strength),
      colour,
      opacity: 0.42 * strength,
      wisp: n,
    };
  });

const emissionsOf = (manner: Manner, size: Vec3, time: number, strength: number) => {
  const lamp: Lamp = {
    position: [0, size[1] * 0.5, 0],
    colour: [2.4 * strength, 2 * strength, 1.3 * strength],
    reach: Math.max(...size) * 2.5,
  };
  switch (manner) {
    case 'plain':
      return { particles: [], lamps: [] };
    case 'magic':
      return { particles: sparkles(size, time, strength), lamps: [lamp] };
    case 'smoke':
      return { particles: puffs(size, strength, time, [0.8, 0.8, 0.84]), lamps: [] };
    case 'dust':
      return { particles: puffs(size, strength * 0.8, time, [0.5, 0.42, 0.32]), lamps: [] };
  }
};

/** How far the change from step n to the next has come, at a share of the film. */
const changeAt = (share: number, n: number, steps: number, half: number): number => {
  const middle = (n + 1) / steps;
  const width = steps > 2 ? 0.34 / steps : half;
  return smoothstep(middle - width, middle + width, share);
};

/** The steps share the film evenly, unless `spans` says from when to when each gives way to the next, as shares of it. */
export const succeed = (
  steps: Step[],
  seconds: number,
  manner: Manner,
  /** Half the time of one change, as a share of the film. */
  half = manner === 'magic' ? 0.16 : 0.3,
  spans?: readonly (readonly [begin: number, end: number])[],
  order?: PatchOrder,
): Model => {
  const changedAt = (share: number, n: number) =>
    spans ? smoothstep(spans[n]![0], spans[n]![1], share) : changeAt(share, n, steps.length, half);
  const first = steps.find(({ model }) => model)!.model!;
  const cut = steps.map(({ model, copies = 1 }, n) => {
    const whole = model ? subdivided(model) : null;
    return Array.from({ length: whole ? copies : 0 }, (_, k) =>
      cutIntoPatches(whole!, k === 0 ? `${n}:` : `${n}.${k}:`, order),
    );
  });
  const sizes = steps.flatMap(({ model, scale = 1, lift = 0, spread = 0 }): Vec3[] =>
    model
      ? [
          [
            model.size[0] * scale + spread * 1.6,
            model.size[1] * scale + lift + spread * 0.9,
            model.size[2] * scale + spread,
          ],
        ]
      : [],
  );
  const size = [0, 1, 2].map((axis) => Math.max(...sizes.map((one) => one[axis]!))) as Vec3;
  const pose = (input: PoseInput): Pose => {
    const share = clamp(input.time / seconds);
    const parts: Pose['parts'] = {};
    let whole: Pose | undefined;
    for (const [n, step] of steps.entries()) {
      const { model, scale = 1, action } = step;
      if (!model) continue;
      const come = n === 0 ? 1 : changedAt(share, n - 1);
      const gone = n === steps.length - 1 ? 0 : changedAt(share, n);
      const isShown = (at: number) => {
        const turn = (at + 0.5) / patchCount;
        return come > turn && gone <= turn;
      };
      let own: Pose = { parts: {}, anchors: {} };
      for (const [k, patched] of cut[n]!.entries()) {
        const moment = { ...input, ...(action && { action }), time: input.time + k * 0.37 };
        own = model.pose?.(moment) ?? own;
        const [x, y, z] = placeOfCopy(step, k, come, input.time);
        const turned = rotationY(k * 1.9);
        const place = multiply(translation(x, y, z), turned, scaling(scale, scale, scale));
        Object.assign(parts, patched.show(own.parts, place, isShown));
      }
      if (come > 0.5 && gone <= 0.5) whole = own;
    }
    let strength = 0;
    for (let n = 0; n + 1 < steps.length; n += 1) {
      const u = changedAt(share, n);
      strength = Math.max(strength, 4 * u * (1 - u));
    }
    const { particles, lamps } = emissionsOf(manner, size, input.time, Math.sqrt(strength));
    return {
      parts,
      anchors: whole?.anchors ?? {},
      particles: [...(whole?.particles ?? []), ...particles],
      lamps: [...(whole?.lamps ?? []), ...lamps],
      ...(whole?.beams && { beams: whole.beams }),
    };
  };
  return { ...first, size, parts: cut.flat().flatMap((one) => one.parts), pose };
};
