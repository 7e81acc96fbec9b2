/** Over a bar and onto the mat behind it: from a pole, feet first, or backwards off one foot. */

import { fraction } from '../../math/interpolate.ts';
import { multiply, rotationX, rotationY, translation } from '../../math/matrix.ts';
import type { BodyPose } from '../body-pose.ts';
import { type ActionPose, type Moment, openMouth, setFeet, setFoot, setHands, track } from './moment.ts';

/** Times the bar is cleared in a film: an odd number, so that its middle is over the bar. */
export const vaultTimes = (seconds: number) => 2 * Math.max(0, Math.round((seconds / 5 - 1) / 2)) + 1;

const hipHeight = 0.95;

/** Share of a vault, tilt backwards, height of the hips and metres past the bar. */
const overPole = (u: number) => ({
  tilt: track(u, [
    [0, 0.15],
    [0.22, 0.9],
    [0.38, 1.75],
    [0.5, 1.5],
    [0.68, 1.35],
    [1, 1.45],
  ]),
  y: track(u, [
    [0, 1.25],
    [0.22, 2.5],
    [0.4, 3.75],
    [0.5, 4.08],
    [0.6, 3.7],
    [0.8, 1.1],
    [1, 0.98],
  ]),
  z: track(u, [
    [0, -2.3],
    [0.22, -1.3],
    [0.4, -0.5],
    [0.5, 0],
    [0.62, 0.6],
    [0.8, 1.5],
    [1, 1.6],
  ]),
});

const overBar = (u: number) => ({
  tilt: track(u, [
    [0, -0.1],
    [0.24, 0],
    [0.4, 0.9],
    [0.5, 1.5],
    [0.7, 1.75],
    [1, 1.5],
  ]),
  y: track(u, [
    [0, 0.95],
    [0.22, 0.86],
    [0.36, 1.6],
    [0.5, 2.08],
    [0.62, 1.8],
    [0.76, 0.85],
    [1, 0.78],
  ]),
  z: track(u, [
    [0, -1.9],
    [0.22, -0.9],
    [0.5, 0],
    [0.76, 1.2],
    [1, 1.3],
  ]),
});

const clear = (pose: BodyPose, moment: Moment, isPole: boolean) => {
  const u = fraction((moment.t / moment.seconds) * vaultTimes(moment.seconds));
  const { tilt, y, z } = isPole ? overPole(u) : overBar(u);
  const arch = track(u, [
    [0.24, 0],
    [0.48, 1],
    [0.58, 1],
    [0.72, 0],
  ]);
  pose.hips = [0, 0, 0];
  pose.head = [-0.2, 0, 0];
  openMouth(pose, 0.3);
  if (isPole) {
    pose.chest = [0.25 * (1 - arch), 0, 0];
    const reach = track(u, [
      [0.36, 1],
      [0.5, 0],
    ]);
    setHands(pose, [0.06 + 0.3 * (1 - reach), 0.2 + 0.3 * reach, 0.22], {
      grip: reach > 0.5 ? 1 : 0.2,
      elbow: [1, -0.2, 0],
    });
    setFeet(pose, [0.07, -0.76, 0.2 * (1 - arch)], { space: 'hips', pitch: 0.7, knee: [0.1, 0.2, 1] });
  } else {
    pose.chest = [-0.55 * arch, 0, 0];
    pose.pelvis = [0.2 * arch, 0, 0];
    setHands(pose, [0.24, -0.3 + 0.2 * (1 - arch), -0.1], { grip: 0.3, elbow: [0.8, -0.4, -0.4] });
    const drive = track(u, [
      [0.14, 0],
      [0.3, 1],
      [0.44, 0],
    ]);
    setFoot(pose, 'left', [0.08, -0.74 + 0.4 * drive, 0.36 * drive - 0.2 * arch], {
      space: 'hips',
      pitch: 0.6,
      knee: [0.15, 0.2, 1],
    });
    setFoot(pose, 'right', [0.08, -0.76, -0.2 * arch], { space: 'hips', pitch: 0.7, knee: [0.15, 0.1, 1] });
  }
  const turned = multiply(rotationX(-tilt), translation(0, -hipHeight, 0));
  pose.root = multiply(translation(0, y, z), isPole ? turned : multiply(rotationY(Math.PI), turned));
};

const vault: ActionPose = (pose, moment) => clear(pose, moment, true);
const highJump: ActionPose = (pose, moment) => clear(pose, moment, false);

/** Low over one bent knee, the other leg stretched out behind, a hand on the ground ahead: how a curling stone is let go. */
const lunge: ActionPose = (pose, moment) => {
  const sway = 0.02 * Math.sin(moment.time * 1.6);
  pose.hips = [0, -0.52 + sway, 0];
  pose.chest = [0.75, 0, 0];
  pose.head = [-0.75, 0, 0];
  setFoot(pose, 'left', [0.12, 0, 0.2], { knee: [0.5, 0.6, 1] });
  setFoot(pose, 'right', [0.1, 0.04, -0.85], { pitch: 1.2, knee: [0.1, -0.6, 0.4] });
  setHands(pose, [0.26, -0.3, 0.34], { grip: 0.5, elbow: [1, -0.4, -0.3] });
};

export const vaultActions = { vault, high_jump: highJump, lunge };
