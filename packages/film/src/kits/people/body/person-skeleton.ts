/** The bones of a person, standing with the arms held down and out. */

import { addScaled, normalize, type Vec3 } from '../../../math/vector.ts';
import { Skeleton } from '../../../motion/skeleton.ts';
import type { Proportions } from './proportions.ts';

export const sides = [
  { suffix: 'Left', sign: 1 },
  { suffix: 'Right', sign: -1 },
] as const;
export type Side = (typeof sides)[number];

/** Where the arms point at rest, for the left. */
export const restArm: Vec3 = normalize([0.6, -0.8, 0]);

export type Joints = {
  shoulder: Vec3;
  elbow: Vec3;
  wrist: Vec3;
  knuckles: Vec3;
  fingertips: Vec3;
  hip: Vec3;
  knee: Vec3;
  ankle: Vec3;
};

export const jointsOf = (p: Proportions, { sign }: Side): Joints => {
  const out: Vec3 = [restArm[0] * sign, restArm[1], restArm[2]];
  const shoulder: Vec3 = [sign * p.shoulderHalf, p.shoulder - 0.012, -0.008];
  const elbow = addScaled(shoulder, out, p.upperArm);
  const wrist = addScaled(elbow, out, p.foreArm);
  return {
    shoulder,
    elbow,
    wrist,
    knuckles: addScaled(wrist, out, 0.085 * p.handScale),
    fingertips: addScaled(wrist, out, 0.165 * p.handScale),
    hip: [sign * p.hipHalf, p.hip, 0],
    knee: [sign * (p.hipHalf + 0.006), p.knee, 0.012],
    ankle: [sign * (p.hipHalf + 0.008), p.ankle, -0.014],
  };
};

/** Eye centre in the head's own units, from the middle of the skull. */
export const eyePlace: Vec3 = [0.046, -0.004, 0.092];

export const createPersonSkeleton = (p: Proportions): Skeleton => {
  const skeleton = new Skeleton();
  const centre: Vec3 = [0, p.headCentre, 0.012];
  const k = p.headScale;
  skeleton
    .add('pelvis', [0, p.hip + 0.03, 0], [0, p.waist, 0])
    .add('waist', [0, p.waist, 0], [0, p.chest, 0], 'pelvis')
    .add('chest', [0, p.chest, 0], [0, p.neck, -0.01], 'waist')
    .add('neck', [0, p.neck, -0.01], [0, p.headPivot, 0.005], 'chest')
    .add('head', [0, p.headPivot, 0.005], [0, p.headCentre + 0.13 * k, 0.012], 'neck')
    .add('hair', [0, p.headCentre - 0.01 * k, -0.09 * k], [0, p.headCentre - 0.3 * k, -0.12 * k], 'head');
  for (const side of sides) {
    const j = jointsOf(p, side);
    const s = side.suffix;
    const eye: Vec3 = [side.sign * eyePlace[0] * k, centre[1] + eyePlace[1] * k, centre[2] + eyePlace[2] * k];
    const brow: Vec3 = [eye[0], eye[1] + 0.042 * k, eye[2] + 0.02];
    const thumb: Vec3 = addScaled(j.wrist, [0.6 * side.sign, -0.8, 1.1], 0.03 * p.handScale);
    skeleton
      .add(`eye${s}`, eye, [eye[0], eye[1], eye[2] + 0.03], 'head')
      .add(`lid${s}`, eye, [eye[0], eye[1], eye[2] + 0.03], 'head')
      .add(`brow${s}`, brow, [brow[0], brow[1], brow[2] + 0.02], 'head')
      .add(`thigh${s}`, j.hip, j.knee, 'pelvis')
      .add(`shin${s}`, j.knee, j.ankle, `thigh${s}`)
      .add(`foot${s}`, j.ankle, [j.ankle[0], 0.02, j.ankle[2] + 0.11 * p.footScale], `shin${s}`)
      .add(
        `toes${s}`,
        [j.ankle[0], 0.02, j.ankle[2] + 0.11 * p.footScale],
        [j.ankle[0], 0.02, j.ankle[2] + 0.18 * p.footScale],
        `foot${s}`,
      )
      .add(`arm${s}`, j.shoulder, j.elbow, 'chest')
      .add(`fore${s}`, j.elbow, j.wrist, `arm${s}`)
      .add(`hand${s}`, j.wrist, j.knuckles, `fore${s}`)
      .add(
        `fingers${s}`,
        j.knuckles,
        addScaled(j.knuckles, fingerDirection(j), 0.04 * p.handScale),
        `hand${s}`,
      )
      .add(
        `tips${s}`,
        addScaled(j.knuckles, fingerDirection(j), 0.04 * p.handScale),
        j.fingertips,
        `fingers${s}`,
      )
      .add(
        `thumb${s}`,
        thumb,
        addScaled(thumb, [0.6 * side.sign, -0.8, 0.9], 0.04 * p.handScale),
        `hand${s}`,
      );
  }
  return skeleton;
};

const fingerDirection = (j: Joints): Vec3 =>
  normalize([
    j.fingertips[0] - j.knuckles[0],
    j.fingertips[1] - j.knuckles[1],
    j.fingertips[2] - j.knuckles[2],
  ]);
