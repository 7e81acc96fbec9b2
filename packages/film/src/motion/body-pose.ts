/** What an action asks of a body: where hips, feet and hands are, and how the back, head and face are held. */

import type { Matrix } from '../math/matrix.ts';
import type { Vec3 } from '../math/vector.ts';

/** Pitch (forward), yaw (left) and roll (to the right), radians. */
export type Turn = [pitch: number, yaw: number, roll: number];

export type FootTarget = {
  /**
   * `ground`: the sole in model space, in metres of a grown body. `hips`: the ankle from the hip joint, turned with the
   * pelvis.
   */
  space: 'ground' | 'hips';
  at: Vec3;
  /** Toes down is positive. */
  pitch: number;
  yaw: number;
  /** Direction the knee bends to, turned with the pelvis. */
  knee: Vec3;
};

export type HandTarget = {
  /**
   * `shoulder`: from the shoulder joint, turned with the chest. `head`: from the middle of the head, turned with it.
   * `ground`: in model space, in metres of a grown body. `exact`: in model space, in true metres.
   */
  space: 'shoulder' | 'head' | 'ground' | 'exact';
  at: Vec3;
  /** Direction the elbow bends to, turned with the chest. */
  elbow: Vec3;
  /** Where the fingers point; null: along the forearm. Turned with the chest. */
  fingers: Vec3 | null;
  /** Where the thumb points; null: forward when the arm hangs, up when it reaches forward. */
  thumb: Vec3 | null;
  /** 0 open, 1 closed around a handle. */
  grip: number;
  /** The palm lies on what it reaches and keeps its grip. */
  isFlat?: boolean;
};

export type Face = {
  mouth: 'smile' | 'open' | 'sad' | 'laugh' | 'teeth';
  /** 0 to 1, for an open or a laughing mouth. */
  opening: number;
  /** How high the brows are: -1 angry, 1 surprised. */
  brows: number;
  /** Radians by which the inner ends of the brows are raised besides: sad above 0, angry below. */
  slant?: number;
  /** 0 open, 1 shut. */
  lids: number;
};

export type BodyPose = {
  /** The pelvis from where it is in standing, in metres of a grown body. */
  hips: Vec3;
  pelvis: Turn;
  /** The chest against the pelvis, the head against the chest. */
  chest: Turn;
  head: Turn;
  feet: { left: FootTarget; right: FootTarget };
  hands: { left: HandTarget; right: HandTarget };
  face: Face;
  /** Turns and moves the whole body in model space: partners who come together. */
  root: Matrix | null;
};

const foot = (sign: number): FootTarget => ({
  space: 'ground',
  at: [sign * 0.1, 0, 0],
  pitch: 0,
  yaw: sign * 0.12,
  knee: [sign * 0.14, 0, 1],
});

const hand = (sign: number): HandTarget => ({
  space: 'shoulder',
  at: [sign * 0.1, -0.47, 0.05],
  elbow: [sign * 0.5, -0.3, -1],
  fingers: null,
  thumb: null,
  grip: 0.25,
});

export const standingPose = (): BodyPose => ({
  hips: [0, -0.012, 0],
  pelvis: [0, 0, 0],
  chest: [0, 0, 0],
  head: [0, 0, 0],
  feet: { left: foot(1), right: foot(-1) },
  hands: { left: hand(1), right: hand(-1) },
  face: { mouth: 'smile', opening: 0, brows: 0, lids: 0 },
  root: null,
});

/** The same for both hands or feet: x is measured outwards. */
export const mirrored = (sign: number, [x, y, z]: Vec3): Vec3 => [x * sign, y, z];
