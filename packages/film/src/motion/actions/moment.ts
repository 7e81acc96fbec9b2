/** What an action knows of its moment, and helpers to write poses with. */

import { clamp, fraction, smoothstep } from '../../math/interpolate.ts';
import type { Vec3 } from '../../math/vector.ts';
import { type BodyPose, type FootTarget, type HandTarget, mirrored } from '../body-pose.ts';

export type DanceStyle = 'pop' | 'ballet' | 'waltz' | 'folk' | 'hula' | 'robot';

export type Moment = {
  /** Seconds since the film began, shifted for each copy; since the action began; how long it lasts. */
  time: number;
  t: number;
  seconds: number;
  /** In metres of a grown body. */
  speed: number;
  travelled: number;
  turnRate: number;
  /** Height of the seat in metres of a grown body; null: none. */
  seat: number | null;
  isFemale: boolean;
  isOld: boolean;
  isBaby: boolean;
  dance: DanceStyle;
  hasHandTarget: { left: boolean; right: boolean };
  /** Noun of what is in the right hand. */
  tool: string | null;
  /** Eyes of the one acted upon, in metres of a grown body. */
  partner: Vec3 | null;
};

export type ActionPose = (pose: BodyPose, moment: Moment) => void;

export const wave = (t: number, period: number, shift = 0) =>
  Math.sin(((t / period + shift) % 1) * 2 * Math.PI);

/** 0 to 1 again and again, as often as fits: about `natural` seconds each time. */
export const repeat = ({ t, seconds }: Moment, natural: number): number => {
  const times = Math.max(1, Math.round(seconds / natural));
  return fraction(t / (seconds / times));
};

/** A value through keys [time, value], eased between them. */
export const track = (u: number, keys: readonly (readonly [number, number])[]): number => {
  for (let n = 1; n < keys.length; n += 1) {
    const [from, a] = keys[n - 1]!;
    const [to, b] = keys[n]!;
    if (u <= to) return a + (b - a) * smoothstep(from, to, u);
  }
  return keys.at(-1)![1];
};

/** A place through keys [time, place]. */
export const trackPlace = (u: number, keys: readonly (readonly [number, Vec3])[]): Vec3 =>
  [0, 1, 2].map((axis) =>
    track(
      u,
      keys.map(([time, place]) => [time, place[axis]!] as const),
    ),
  ) as Vec3;

type SideName = 'left' | 'right';
export const sideSigns: readonly [SideName, number][] = [
  ['left', 1],
  ['right', -1],
];

/** x of places and directions is measured outwards, so that the same numbers serve both sides. */
export const setHand = (
  pose: BodyPose,
  side: SideName,
  at: Vec3,
  { space = 'shoulder', elbow, fingers, thumb, grip, isFlat }: Partial<Omit<HandTarget, 'at'>> = {},
): void => {
  const sign = side === 'left' ? 1 : -1;
  const hand = pose.hands[side];
  hand.space = space;
  hand.at = mirrored(sign, at);
  if (elbow) hand.elbow = mirrored(sign, elbow);
  if (fingers) hand.fingers = mirrored(sign, fingers);
  if (thumb) hand.thumb = mirrored(sign, thumb);
  if (grip !== undefined) hand.grip = grip;
  if (isFlat) hand.isFlat = true;
};

export const setHands = (pose: BodyPose, at: Vec3, options?: Partial<Omit<HandTarget, 'at'>>): void => {
  for (const [side] of sideSigns) setHand(pose, side, at, options);
};

export const setFoot = (
  pose: BodyPose,
  side: SideName,
  at: Vec3,
  { space = 'ground', pitch, yaw, knee }: Partial<Omit<FootTarget, 'at'>> = {},
): void => {
  const sign = side === 'left' ? 1 : -1;
  const foot = pose.feet[side];
  foot.space = space;
  foot.at = mirrored(sign, at);
  if (pitch !== undefined) foot.pitch = pitch;
  if (yaw !== undefined) foot.yaw = yaw * sign;
  if (knee) foot.knee = mirrored(sign, knee);
};

export const setFeet = (pose: BodyPose, at: Vec3, options?: Partial<Omit<FootTarget, 'at'>>): void => {
  for (const [side] of sideSigns) setFoot(pose, side, at, options);
};

export const openMouth = (pose: BodyPose, opening: number): void => {
  pose.face.mouth = opening > 0.12 ? 'open' : 'smile';
  pose.face.opening = clamp(opening);
};
