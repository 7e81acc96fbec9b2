/** How legs go: where each foot is at a moment of the stride, so that a foot on the ground stays there. */

import type { Action } from '../understand/scene-spec.ts';

type Gait = {
  /** Half of the way a foot covers on the ground, in shares of the leg's length. */
  reach: number;
  /** Share of a stride during which a foot is on the ground. */
  stance: number;
  /** Of the leg's length. */
  lift: number;
  /** Rise and fall of the body, in shares of the leg's length, and how often a stride. */
  bob: number;
  bobs: number;
  /** Rocking of the body in radians. */
  rock: number;
  /** When in a stride each leg sets down: front and hind of our side, then of the far side. */
  four: readonly [number, number, number, number];
};

const gaits: Partial<Record<Action, Gait>> = {
  walk: {
    reach: 0.34,
    stance: 0.62,
    lift: 0.17,
    bob: 0.035,
    bobs: 2,
    rock: 0.008,
    four: [0.25, 0, 0.75, 0.5],
  },
  run: {
    reach: 0.46,
    stance: 0.4,
    lift: 0.34,
    bob: 0.12,
    bobs: 1,
    rock: 0.05,
    four: [0.5, 0.04, 0.62, 0.92],
  },
};
const twoLegged = [0, 0.5] as const;

export type Footing = { x: number; lift: number };
export type Stride = { feet: Footing[]; rise: number; rock: number };

/** Lengths in shares of the leg's length; `x` is forward of the foot's place at rest. */
const footAt = ({ reach, stance, lift }: Gait, phase: number): Footing => {
  const part = phase - Math.floor(phase);
  if (part < stance) return { x: reach * (1 - (2 * part) / stance), lift: 0 };
  const swing = (part - stance) / (1 - stance);
  const eased = swing * swing * (3 - 2 * swing);
  return { x: reach * (2 * eased - 1), lift: lift * Math.sin(Math.PI * swing) };
};

/** Strides made on a way of this many leg lengths. */
export const stridesOf = (action: Action, legLengths: number) => {
  const gait = gaits[action];
  return gait ? (legLengths * gait.stance) / (2 * gait.reach) : 0;
};

export const steps = (action: Action) => gaits[action] !== undefined;

/** `pairs` is 1 for those on two legs, 2 for those on four; feet of our side come first. */
export const strideAt = (action: Action, pairs: number, strides: number): Stride => {
  const gait = gaits[action]!;
  // A two-legged runner rises with each step.
  const bobs = pairs === 1 ? 2 : gait.bobs;
  const starts = pairs === 1 ? twoLegged : gait.four;
  return {
    feet: starts.map((start) => footAt(gait, strides - start)),
    rise: gait.bob * (0.5 - 0.5 * Math.cos((strides * bobs + 0.1) * Math.PI * 2)),
    rock: pairs === 1 ? 0 : gait.rock * Math.sin((strides + 0.2) * Math.PI * 2),
  };
};
