/** Feet that stay where they are put: where each foot is in its step, by the distance gone. */

import { fraction, lerp, smoothstep } from '../../../math/interpolate.ts';

export type Gait = {
  /** Share of the stride at which each foot is put down: hind left, hind right, front left, front right. */
  offsets: readonly number[];
  /** Share of the stride a foot is on the ground. */
  stance: number;
  /** Length of a stride in shares of the leg's length. */
  stride: number;
  /** How high a foot is lifted, in shares of the leg's length. */
  lift: number;
};

export const gaits = {
  walk: { offsets: [0, 0.5, 0.25, 0.75], stance: 0.64, stride: 1.15, lift: 0.13 },
  amble: { offsets: [0, 0.5, 0.25, 0.75], stance: 0.68, stride: 1.0, lift: 0.1 },
  trot: { offsets: [0, 0.5, 0.5, 0], stance: 0.46, stride: 1.8, lift: 0.2 },
  gallop: { offsets: [0, 0.1, 0.5, 0.62], stance: 0.34, stride: 2.9, lift: 0.28 },
  hop: { offsets: [0, 0, 0.55, 0.62], stance: 0.36, stride: 2.6, lift: 0.2 },
} satisfies Record<string, Gait>;

export type FootStep = {
  /** Ahead of its resting place and above the ground, in shares of half the stance's length and of the lift. */
  forward: number;
  up: number;
  /** Radians the heel is raised. */
  pitch: number;
};

export const footStep = (gait: Gait, foot: number, strides: number): FootStep => {
  const p = fraction(strides - gait.offsets[foot]!);
  if (p < gait.stance) {
    const u = p / gait.stance;
    return { forward: 1 - 2 * u, up: 0.12 * smoothstep(0.75, 1, u), pitch: 0.5 * smoothstep(0.7, 1, u) };
  }
  const u = (p - gait.stance) / (1 - gait.stance);
  return {
    forward: lerp(-1, 1, smoothstep(0, 1, u)),
    up: 0.12 * (1 - u) + Math.sin(Math.PI * u),
    pitch: lerp(0.5, 0, smoothstep(0.4, 1, u)) + Math.sin(Math.PI * u) * 0.8,
  };
};
