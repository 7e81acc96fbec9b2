/** Puts a person's skeleton into a pose: hips first, then the back, the head, legs and arms by inverse kinematics. */

import { clamp, lerp } from '../math/interpolate.ts';
import { solveTwoBones } from '../math/inverse-kinematics.ts';
import {
  type Matrix,
  multiply,
  rotationBetween,
  rotationFacing,
  rotationOf,
  rotationX,
  rotationY,
  rotationZ,
  transformDirection,
} from '../math/matrix.ts';
import { add, addScaled, dot, length, normalize, scale, subtract, type Vec3 } from '../math/vector.ts';
import type { BodyPose, FootTarget, HandTarget, Turn } from './body-pose.ts';
import type { Skeleton } from './skeleton.ts';

/** A body against the grown one that poses are written for. */
export type BodyScale = {
  /** Height of the hip joint, 0.9 m in a grown body; length of the arm, 0.51 m; size of the head. */
  leg: number;
  arm: number;
  head: number;
  hip: number;
  ankle: number;
  /** Half the distance between the hips. */
  stance: number;
  headCentre: Vec3;
  stoop: number;
  /** Metres that the mouth is farther ahead than a person's. */
  muzzle: number;
};

export const rotationOfTurn = ([pitch, yaw, roll]: Turn): Matrix =>
  multiply(rotationY(yaw), rotationX(pitch), rotationZ(-roll));

const half = ([pitch, yaw, roll]: Turn): Turn => [pitch / 2, yaw / 2, roll / 2];

const sideNames = [
  { key: 'left', suffix: 'Left', sign: 1 },
  { key: 'right', suffix: 'Right', sign: -1 },
] as const;

export type AppliedPose = { pelvis: Matrix; chest: Matrix; head: Matrix };

export const applyBodyPose = (
  skeleton: Skeleton,
  pose: BodyPose,
  body: BodyScale,
  lookAt: Vec3 | null | undefined,
): AppliedPose => {
  const k = body.leg;
  const pelvis = rotationOfTurn(pose.pelvis);
  const [, hipRise] = skeleton.head('pelvis');
  skeleton.place('pelvis', [pose.hips[0] * k, hipRise + pose.hips[1] * k, pose.hips[2] * k], pelvis);
  const bend: Turn = [pose.chest[0] + body.stoop, pose.chest[1], pose.chest[2]];
  const carried = (name: string, parent: string) => skeleton.pointOn(parent, skeleton.head(name));
  skeleton.place('waist', carried('waist', 'pelvis'), multiply(pelvis, rotationOfTurn(half(bend))));
  const chest = multiply(pelvis, rotationOfTurn(bend));
  skeleton.place('chest', carried('chest', 'waist'), chest);
  const headTurn = lookTurn(skeleton, pose, body, chest, lookAt);
  skeleton.place('neck', carried('neck', 'chest'), multiply(chest, rotationOfTurn(half(headTurn))));
  const head = multiply(chest, rotationOfTurn(headTurn));
  skeleton.place('head', carried('head', 'neck'), head);
  for (const { key, suffix, sign } of sideNames) {
    placeLeg(skeleton, suffix, sign, pose.feet[key], body, pelvis);
    placeArm(skeleton, suffix, sign, pose.hands[key], body, chest, head);
  }
  if (pose.root) return moveWhole(skeleton, pose.root, { pelvis, chest, head });
  return { pelvis, chest, head };
};

const moveWhole = (skeleton: Skeleton, root: Matrix, { pelvis, chest, head }: AppliedPose): AppliedPose => {
  for (let n = 0; n < skeleton.matrices.length; n += 1)
    skeleton.matrices[n] = multiply(root, skeleton.matrices[n]!);
  const turn = rotationOf(root);
  return { pelvis: multiply(turn, pelvis), chest: multiply(turn, chest), head: multiply(turn, head) };
};

const lookTurn = (
  skeleton: Skeleton,
  pose: BodyPose,
  body: BodyScale,
  chest: Matrix,
  lookAt: Vec3 | null | undefined,
): Turn => {
  const [pitch, yaw, roll] = pose.head;
  const level: Turn = [pitch - body.stoop * 0.8, yaw, roll];
  if (!lookAt) return level;
  const eyes = add(skeleton.pointOn('chest', skeleton.head('neck')), [0, 0.2 * body.head, 0]);
  const toTarget = subtract(lookAt, eyes);
  // Into the frame of the chest: its columns are its axes.
  const local: Vec3 = [0, 1, 2].map((n) => dot(toTarget, [chest[n]!, chest[4 + n]!, chest[8 + n]!])) as Vec3;
  const flat = Math.hypot(local[0], local[2]);
  return [
    clamp(Math.atan2(-local[1], flat), -0.7, 0.8),
    clamp(Math.atan2(local[0], Math.max(local[2], 0.05)), -1.15, 1.15),
    roll,
  ];
};

const placeLeg = (
  skeleton: Skeleton,
  suffix: string,
  sign: number,
  target: FootTarget,
  body: BodyScale,
  pelvis: Matrix,
) => {
  const names = [`thigh${suffix}`, `shin${suffix}`, `foot${suffix}`, `toes${suffix}`] as const;
  const hip = skeleton.pointOn('pelvis', skeleton.head(names[0]));
  const inGround = target.space === 'ground';
  // A raised heel lifts the ankle: it turns about the ball of the foot, not about itself.
  const ball = 0.11 * body.ankle * 11.7;
  const heel = inGround ? Math.max(0, Math.sin(target.pitch)) * ball : 0;
  const [x, y, z] = target.at;
  // Feet keep the distance of the hips they belong to, which does not scale with the legs.
  const spread = sign * body.stance + (x - sign * 0.1) * body.leg;
  const ankle: Vec3 = inGround
    ? [spread, y * body.leg + body.ankle + heel, z * body.leg - 0.014]
    : add(hip, transformDirection(pelvis, scale(target.at, body.leg)));
  const knee = transformDirection(pelvis, target.knee);
  const solved = solveTwoBones(hip, ankle, skeleton.lengthOf(names[0]), skeleton.lengthOf(names[1]), knee);
  skeleton.aim(names[0], hip, solved.middle);
  skeleton.aim(names[1], solved.middle, solved.end);
  const turn = inGround
    ? multiply(rotationY(target.yaw), rotationX(target.pitch))
    : multiply(rotationOf(skeleton.matrix(names[1])), rotationY(target.yaw), rotationX(target.pitch));
  skeleton.place(names[2], solved.end, turn);
  const toeBend = inGround ? -Math.max(0, target.pitch) * (y < 0.02 ? 1 : 0.3) : 0;
  skeleton.place(
    names[3],
    skeleton.pointOn(names[2], skeleton.head(names[3])),
    multiply(turn, rotationX(toeBend)),
  );
};

const placeArm = (
  skeleton: Skeleton,
  suffix: string,
  sign: number,
  target: HandTarget,
  body: BodyScale,
  chest: Matrix,
  head: Matrix,
) => {
  const names = [`arm${suffix}`, `fore${suffix}`, `hand${suffix}`] as const;
  const shoulder = skeleton.pointOn('chest', skeleton.head(names[0]));
  const wrist = handPlace(skeleton, target, body, shoulder, chest, head);
  const solved = solveTwoBones(
    shoulder,
    wrist,
    skeleton.lengthOf(names[0]),
    skeleton.lengthOf(names[1]),
    transformDirection(chest, target.elbow),
  );
  skeleton.aim(names[0], shoulder, solved.middle);
  skeleton.aim(names[1], solved.middle, solved.end);
  const forearm = normalize(subtract(solved.end, solved.middle));
  const fingers = target.fingers ? normalize(transformDirection(chest, target.fingers)) : forearm;
  const hanging = clamp(-fingers[1] * 1.4 - 0.2);
  const [forwardX, forwardY, forwardZ] = [chest[2]!, chest[6]!, chest[10]!];
  const thumb: Vec3 = target.thumb
    ? transformDirection(chest, target.thumb)
    : [
        forwardX * hanging + lerp(0.25, 0, hanging) * -sign * chest[0]!,
        forwardY * hanging + (1 - hanging),
        forwardZ * hanging,
      ];
  const turn = handTurn(skeleton, names[2], fingers, thumb);
  skeleton.place(names[2], solved.end, turn);
  closeFingers(skeleton, suffix, sign, turn, target.grip);
};

const handPlace = (
  skeleton: Skeleton,
  target: HandTarget,
  body: BodyScale,
  shoulder: Vec3,
  chest: Matrix,
  head: Matrix,
): Vec3 => {
  if (target.space === 'exact') return target.at;
  if (target.space === 'ground') return scale(target.at, body.leg);
  if (target.space === 'head')
    return add(
      skeleton.pointOn('head', body.headCentre),
      transformDirection(head, beforeMuzzle(scale(target.at, body.head), body.muzzle)),
    );
  return add(shoulder, transformDirection(chest, scale(target.at, body.arm)));
};

/** A thing before a person's face is before an animal's nose. */
const beforeMuzzle = ([x, y, z]: Vec3, muzzle: number): Vec3 => [x, y, z > 0.1 ? z + muzzle : z];

/** The turn that takes the resting hand to one whose fingers and thumb point as asked. */
const handTurn = (skeleton: Skeleton, name: string, fingers: Vec3, thumb: Vec3): Matrix => {
  const rest = normalize(subtract(skeleton.tail(name), skeleton.head(name)));
  const from = rotationFacing(rest, [0, 0, 1]);
  const across = addScaled(thumb, fingers, -dot(thumb, fingers));
  const to =
    length(across) < 1e-3 ? multiply(rotationBetween(rest, fingers), from) : rotationFacing(fingers, across);
  return multiply(to, transpose(from));
};

const transpose = (m: Matrix): Matrix =>
  Float64Array.from([m[0]!, m[4]!, m[8]!, 0, m[1]!, m[5]!, m[9]!, 0, m[2]!, m[6]!, m[10]!, 0]);

/** Fingers curl about the line through the knuckles, which at rest runs along z. */
const closeFingers = (skeleton: Skeleton, suffix: string, sign: number, hand: Matrix, grip: number) => {
  const curl = (angle: number) => rotationZ(-sign * angle);
  const carried = (name: string, parent: string) =>
    skeleton.pointOn(`${parent}${suffix}`, skeleton.head(`${name}${suffix}`));
  const first = multiply(hand, curl(grip * 1.35));
  skeleton.place(`fingers${suffix}`, carried('fingers', 'hand'), first);
  skeleton.place(`tips${suffix}`, carried('tips', 'fingers'), multiply(first, curl(grip * 1.5)));
  const thumb = multiply(hand, rotationY(sign * grip * 0.25), rotationX(grip * 0.55), curl(grip * 0.35));
  skeleton.place(`thumb${suffix}`, carried('thumb', 'hand'), thumb);
};
