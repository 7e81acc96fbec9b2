/** On skateboards, surfboards, skis and skates. */

import { fraction } from '../../math/interpolate.ts';
import type { BodyPose } from '../body-pose.ts';
import { gaits, stride } from './gait.ts';
import {
  type ActionPose,
  type Moment,
  setFeet,
  setFoot,
  setHand,
  setHands,
  sideSigns,
  track,
  wave,
} from './moment.ts';

/** Sideways on a board with bent knees and arms out, pushing and jumping now and then. */
const onBoard = (pose: BodyPose, moment: Moment, depth: number, sway: number): void => {
  const lean = wave(moment.time, 2.7) * sway;
  pose.hips = [0, -depth + wave(moment.time, 1.9) * 0.03, 0];
  pose.pelvis = [0.3, -1.1, lean];
  pose.chest = [0.25, 0.5, lean * 0.6];
  pose.head = [-0.25, 0.55, -lean];
  setFoot(pose, 'left', [0.02, 0, 0.26], { yaw: -0.9, knee: [0, 0.1, 1] });
  setFoot(pose, 'right', [0.02, 0, -0.28], { yaw: 1.3, knee: [0.4, 0.1, 1] });
  setHand(pose, 'left', [0.34, -0.16 + lean * 0.4, 0.12], { elbow: [0.3, -0.9, -0.4], grip: 0.1 });
  setHand(pose, 'right', [0.36, -0.1 - lean * 0.4, -0.02], { elbow: [0.3, -0.9, -0.4], grip: 0.1 });
};

/** Height of a board's jump over its own course, metres; its rider goes up with it. */
export const skateJump = (t: number): number => {
  const u = fraction(t / 3.2);
  if (u < 0.5 || u > 0.82) return 0;
  const s = (u - 0.5) / 0.32;
  return 0.6 * 4 * s * (1 - s);
};

/** On a scooter: hands on the bars, one foot on the board, the other pushing off the ground. */
const pushScooter: ActionPose = (pose, moment) => {
  const u = fraction(moment.travelled / 2.6);
  const push = track(u, [
    [0, 0],
    [0.25, 1],
    [0.45, -1],
    [0.6, 0],
    [1, 0],
  ]);
  pose.hips = [0.05, -0.07 - Math.abs(push) * 0.05, -0.04];
  pose.pelvis = [0.14, 0, 0];
  pose.chest = [0.16, 0, 0];
  pose.head = [-0.2, 0, 0];
  setFoot(pose, 'left', [0.0, 0, 0.02], { pitch: 0, yaw: 0 });
  setFoot(pose, 'right', [0.08, push === 0 ? 0.03 : -0.1 + Math.max(0, push) * 0.05, push * 0.36 - 0.12], {
    pitch: push < 0 ? 0.5 : 0,
  });
  setHands(pose, [0.02, -0.3, 0.4], {
    elbow: [0.9, -0.6, -0.2],
    fingers: [0, -0.1, 1],
    thumb: [-1, 0.3, 0],
    grip: 1,
  });
};

export const skate: ActionPose = (pose, moment) => {
  if (moment.hasHandTarget.left && moment.hasHandTarget.right) return pushScooter(pose, moment);
  const u = fraction(moment.t / 3.2);
  const crouch = track(u, [
    [0, 0.16],
    [0.4, 0.2],
    [0.49, 0.34],
    [0.56, 0.1],
    [0.66, 0.28],
    [0.82, 0.2],
    [0.88, 0.36],
    [1, 0.16],
  ]);
  onBoard(pose, moment, crouch, 0.1);
  const lift = track(u, [
    [0, 0],
    [0.46, -0.1],
    [0.62, 0.4],
    [0.85, 0.1],
    [1, 0],
  ]);
  pose.hands.left.at[1] += lift;
  pose.hands.right.at[1] += lift;
};

export const surf: ActionPose = (pose, moment) => {
  onBoard(pose, moment, 0.26, 0.16);
  pose.pelvis[0] = 0.12;
  pose.chest[0] = 0.1;
  pose.head[0] = -0.3;
};

export const ski: ActionPose = (pose, moment) => {
  const carve = wave(moment.time, 2.4);
  pose.hips = [carve * 0.08, -0.27 + Math.abs(carve) * 0.05, -0.05];
  pose.pelvis = [0.4, carve * 0.12, carve * 0.2];
  pose.chest = [0.3, -carve * 0.1, -carve * 0.1];
  pose.head = [-0.5, 0, -carve * 0.1];
  setFeet(pose, [0.11, 0, 0], { pitch: 0, yaw: 0, knee: [0.1, 0, 1] });
  setHands(pose, [0.16, -0.22, 0.3], {
    elbow: [0.9, -0.5, -0.4],
    fingers: [0, -0.2, 1],
    thumb: [0.1, 1, 0.4],
    grip: 1,
  });
  pose.hands.left.at[1] += carve * 0.06;
  pose.hands.right.at[1] -= carve * 0.06;
};

export const iceSlide: ActionPose = (pose, moment) => {
  const u = moment.travelled / 3;
  const push = Math.sin(u * 2 * Math.PI);
  stride(pose, { ...moment, speed: 0 }, gaits.walk);
  pose.hips = [push * 0.08, -0.12, 0];
  pose.pelvis = [0.2, push * 0.1, push * 0.08];
  pose.chest = [0.15, -push * 0.15, 0];
  pose.head = [-0.25, 0, 0];
  for (const [side, sign] of sideSigns) {
    const back = Math.max(0, push * sign);
    setFoot(pose, side, [0.1 + back * 0.25, back * 0.1, -back * 0.5], {
      pitch: back * 0.5,
      yaw: 0.2 + back * 0.4,
    });
    setHand(pose, side, [0.26, -0.36, push * sign * -0.2 + 0.05], { grip: 0.2 });
  }
};
