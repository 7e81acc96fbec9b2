/** Rowing, swimming and diving. */

import { fraction, smoothstep } from '../../math/interpolate.ts';
import {
  type ActionPose,
  openMouth,
  repeat,
  setFeet,
  setFoot,
  setHand,
  setHands,
  sideSigns,
  wave,
} from './moment.ts';

export const row: ActionPose = (pose, moment) => {
  const u = repeat(moment, 2.4);
  // Reach forward quickly, pull slowly.
  const pull = u < 0.55 ? smoothstep(0, 0.55, u) : 1 - smoothstep(0.55, 1, u);
  const seat = moment.seat ?? 0.25;
  pose.hips = [0, seat + 0.085 - 0.9, -0.03];
  pose.pelvis = [0.1 - pull * 0.2, 0, 0];
  pose.chest = [0.42 - pull * 0.62, 0, 0];
  pose.head = [-0.2 + pull * 0.2, wave(moment.time, 6) * 0.1, 0];
  setFeet(pose, [0.03, -0.18, 0.56], { space: 'hips', pitch: -0.5, knee: [0.15, 1, 0.2] });
  const raise = u < 0.55 ? -0.04 : 0.05;
  setHands(pose, [-0.04, -0.2 + raise * Math.sin(Math.PI * fraction(u * 1.8)), 0.44 - pull * 0.28], {
    elbow: [0.9, -0.6, -0.5],
    fingers: [-0.1, -0.1, 1],
    thumb: [-1, 0.2, 0],
    grip: 1,
  });
};

/** Face down in the water, arms turning over. The body lies along its way at y = 0. */
export const swim: ActionPose = (pose, moment) => {
  const rate = moment.speed > 0.2 ? moment.travelled / 1.7 : moment.time / 1.9;
  const roll = Math.sin(rate * 2 * Math.PI);
  pose.hips = [0, -0.86 + Math.sin(rate * 4 * Math.PI) * 0.02, -0.1];
  pose.pelvis = [1.42, 0, roll * 0.2];
  pose.chest = [-0.12, 0, roll * 0.25];
  pose.head = [-0.75, roll * 0.35, 0];
  for (const [side, sign] of sideSigns) {
    const a = (rate + (sign > 0 ? 0 : 0.5)) * 2 * Math.PI;
    setHand(pose, side, [0.08 + 0.06 * Math.sin(a), Math.cos(a) * 0.46, -Math.sin(a) * 0.3], {
      elbow: [1, 0, -0.6],
      grip: 0.05,
    });
    const kick = Math.sin(rate * 6 * 2 * Math.PI * 0.5 + (sign > 0 ? 0 : Math.PI));
    setFoot(pose, side, [0, -0.78, kick * 0.12], { space: 'hips', pitch: 1.1, knee: [0.05, 0, 1] });
  }
  openMouth(pose, 0.35);
};

/** Straight as an arrow, arms beside the ears, one hand on the other. */
export const plunge: ActionPose = (pose, moment) => {
  const kick = wave(moment.time, 0.9) * 0.05;
  pose.hips = [0, 0, 0];
  pose.pelvis = [1.5, 0, 0];
  pose.chest = [-0.06 + kick, 0, 0];
  pose.head = [-0.15, 0, 0];
  setHands(pose, [-0.1, 0.56, 0.06], { elbow: [1, 0.2, -0.3], grip: 0.02, fingers: [0, 1, 0] });
  setFeet(pose, [0, -0.84, kick], { space: 'hips', pitch: 1.2, knee: [0.05, 0, 1] });
};

/** Under water: along the way, arms back, legs beating. */
export const dive: ActionPose = (pose, moment) => {
  const kick = wave(moment.time, 1.3);
  pose.hips = [0, 0, 0];
  pose.pelvis = [1.5 + wave(moment.time, 2.6) * 0.08, 0, 0];
  pose.chest = [-0.1, 0, wave(moment.time, 4) * 0.08];
  pose.head = [-0.7, wave(moment.time, 5) * 0.2, 0];
  const reach = 0.5 + 0.5 * wave(moment.time, 3.2);
  setHands(pose, [0.12 + 0.22 * (1 - reach), -0.2 + reach * 0.6, 0.16], { elbow: [1, 0, -0.4], grip: 0.05 });
  for (const [side, sign] of sideSigns)
    setFoot(pose, side, [0.02, -0.78, kick * sign * 0.17], { space: 'hips', pitch: 1.2, knee: [0.05, 0, 1] });
};
