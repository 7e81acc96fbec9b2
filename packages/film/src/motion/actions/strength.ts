/** Lifting, pushing, pulling and exercises. */

import { fraction, smoothstep } from '../../math/interpolate.ts';
import { type ActionPose, repeat, setFeet, setFoot, setHand, setHands, track, wave } from './moment.ts';
import { idle } from './rest.ts';

export const lift: ActionPose = (pose, moment) => {
  const u = repeat(moment, 3);
  const up = track(u, [
    [0, 0],
    [0.15, 0],
    [0.5, 1],
    [0.7, 1],
    [1, 0],
  ]);
  pose.hips = [0, -0.18 * (1 - up) - 0.02, 0];
  pose.chest = [0.14 * (1 - up), 0, 0];
  pose.head = [-0.1 * up, 0, 0];
  setFeet(pose, [0.2, 0, 0], { yaw: 0.35 });
  setHands(pose, [0.08, -0.22 + up * 0.68, 0.26 - up * 0.18], {
    elbow: [1, -0.4, 0.2],
    fingers: [0, 0.4 * (1 - up), 1],
    thumb: [-0.1, 1, 0],
    grip: 1,
  });
  pose.face.brows = -0.4;
};

export const push: ActionPose = (pose, moment) => {
  const strain = wave(moment.time, 1.4);
  if (moment.speed < 0.12) {
    setFoot(pose, 'left', [0.1, 0, 0.12]);
    setFoot(pose, 'right', [0.1, 0, -0.42], { pitch: 0.5 });
  }
  pose.hips[1] -= 0.1;
  pose.pelvis[0] = 0.3;
  pose.chest[0] = 0.24 + strain * 0.02;
  pose.head[0] = -0.4;
  // Hands wait for whoever swings back to them.
  const near = moment.partner && moment.speed < 0.12 ? smoothstep(2.4, 1.1, moment.partner[2]) : 1;
  if (near < 1) pose.chest[0] -= 0.12 * (1 - near);
  setHands(pose, [0, -0.16, 0.24 + near * (0.18 + strain * 0.015)], {
    elbow: [1, -0.6, -0.2],
    fingers: [0, 0.7, 0.7],
    thumb: [-1, 0.2, 0],
    grip: 0.2,
  });
};

export const pull: ActionPose = (pose, moment) => {
  const strain = wave(moment.time, 1.2);
  pose.hips[1] -= 0.12;
  pose.hips[2] -= 0.1;
  pose.pelvis[0] = -0.22;
  pose.chest[0] = -0.05 + strain * 0.05;
  pose.head[0] = 0.15;
  if (moment.speed < 0.12) {
    setFoot(pose, 'left', [0.1, 0, 0.3], { pitch: -0.2 });
    setFoot(pose, 'right', [0.1, 0, 0.02]);
  }
  setHand(pose, 'left', [-0.1, -0.22, 0.42 - strain * 0.02], { grip: 1, thumb: [-0.6, 1, 0] });
  setHand(pose, 'right', [-0.1, -0.24, 0.3 - strain * 0.02], { grip: 1, thumb: [-0.6, 1, 0] });
};

export const exercise: ActionPose = (pose, moment) => {
  // Three yoga postures in turn: the tree, the warrior, arms to the sky.
  const u = fraction(moment.t / 12);
  const breath = wave(moment.time, 4);
  idle(pose, moment);
  if (u < 0.34) {
    pose.hips = [-0.06, 0, 0];
    setFoot(pose, 'right', [-0.015, 0, 0], { yaw: 0.1 });
    setFoot(pose, 'left', [-0.05, -0.42, 0.06], {
      space: 'hips',
      pitch: 0.9,
      yaw: 0.5,
      knee: [1, 0.15, 0.15],
    });
    setHands(pose, [-0.13, 0.47 + breath * 0.01, 0.04], {
      elbow: [1, 0, 0.1],
      fingers: [-0.1, 1, 0],
      thumb: [0, 0, -1],
      grip: 0,
    });
  } else if (u < 0.68) {
    pose.hips = [0, -0.26 + breath * 0.01, 0];
    pose.pelvis = [0, 0.9, 0];
    pose.chest = [0, 0.6, 0];
    pose.head = [0, 0, 0];
    setFoot(pose, 'left', [0.36, 0, 0.16], { yaw: 1.4, knee: [0.3, 0, 1] });
    setFoot(pose, 'right', [0.46, 0, -0.1], { yaw: 0.1, knee: [0.6, 0, 0.4] });
    setHands(pose, [0.5, 0.02, 0], { elbow: [0, -1, -0.4], fingers: [1, 0, 0], thumb: [0, 0, 1], grip: 0 });
  } else {
    pose.chest = [-0.16, 0, 0];
    pose.head = [-0.3, 0, 0];
    setHands(pose, [0.1, 0.48, 0], { elbow: [1, 0, -0.2], fingers: [0, 1, 0], thumb: [0, 0, -1], grip: 0 });
  }
  pose.face.lids = 0.5;
};
