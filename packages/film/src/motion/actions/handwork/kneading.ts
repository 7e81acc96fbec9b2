/** Both hands on what lies before them: the back leans into the push, the palms are flat. */

import { type ActionPose, setFoot, setHands, wave } from '../moment.ts';

/** Seconds of one push and fold. */
export const kneadingPeriod = 1.3;

export const knead: ActionPose = (pose, moment) => {
  const push = wave(moment.t, kneadingPeriod, -0.15);
  pose.hips = [0, -0.03 - 0.015 * push, -0.06 + 0.03 * push];
  pose.pelvis = [0.2 + 0.05 * push, 0, 0];
  pose.chest = [0.3 + 0.08 * push, 0, 0];
  pose.head = [0.18, 0, 0];
  setFoot(pose, 'left', [0.12, 0, 0.06]);
  setFoot(pose, 'right', [0.12, 0, -0.1]);
  setHands(pose, [-0.1, -0.4, 0.34], {
    elbow: [1, 0.1, -0.5],
    fingers: [-0.15, -0.5, 0.9],
    thumb: [-1, 0.2, 0.1],
    grip: 0.32,
    isFlat: true,
  });
};
