/** Blows of a hammer on what lies below the hands. */

import { fraction } from '../../../math/interpolate.ts';
import { mix } from '../../../math/vector.ts';
import type { BodyPose } from '../../body-pose.ts';
import { type Moment, setFoot, setHand, track } from '../moment.ts';

/** Seconds between two blows. */
export const blowPeriod = 0.95;
/** When it meets what it is swung at, as a share of the period. */
export const blowAt = 0.6;

/** 0 on what is struck, 1 raised. */
export const hammerRise = (t: number): number =>
  track(fraction(t / blowPeriod), [
    [0, 0.05],
    [0.42, 1],
    [0.46, 1],
    [blowAt, 0],
    [0.8, 0],
    [1, 0.05],
  ]);

/** The stage puts the hand where the head of the hammer meets the work; here it turns over. */
export const strikeDown = (pose: BodyPose, moment: Moment, up: number): void => {
  pose.hips = [0, -0.04 - 0.03 * (1 - up), -0.02];
  pose.pelvis = [0.12 - 0.06 * up, 0, 0];
  pose.chest = [0.3 - up * 0.26, 0.12 - up * 0.34, 0];
  pose.head = [0.22, 0.1 + up * 0.16, 0];
  setFoot(pose, 'left', [0.13, 0, 0.14]);
  setFoot(pose, 'right', [0.15, 0, -0.12], { yaw: 0.4 });
  setHand(pose, 'right', [0, -0.2 + up * 0.4, 0.3], {
    elbow: [1, -0.1, -0.5],
    fingers: mix([-0.25, -0.85, 0.3], [-0.1, 0.35, 0.9], up),
    thumb: mix([0.05, 0.2, 1], [0, 0.9, -0.35], up),
    grip: 1,
  });
  if (!moment.hasHandTarget.left)
    setHand(pose, 'left', [-0.04, -0.3, 0.32], { elbow: [1, -0.5, -0.3], grip: 0.8 });
};
