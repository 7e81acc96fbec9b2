/** A dunk: a short run-up, the ball carried over the rim and slammed in, then both hands hang on the rim. */

import { clamp } from '../../math/interpolate.ts';
import { gaits, stride } from './gait.ts';
import { type ActionPose, openMouth, setFeet, setFoot, setHand, sideSigns, track, wave } from './moment.ts';
import { dunkTimes } from './release-moments.ts';

/** Metres above the ground, and before who dunks: the near edge of the rim. */
const rim = { height: 3.06, ahead: 0.3, half: 0.13 };

/** How far the hips are above where they are in standing, in metres of a grown body, when the arms hang from the rim. */
const hangHeight = 1.03;

export const dunk: ActionPose = (pose, moment) => {
  const u = moment.t / (moment.seconds / dunkTimes.lasting);
  const { leap, slam } = dunkTimes;
  const up = track(u, [
    [0, 0],
    [leap - 0.06, -0.02],
    [leap, -0.22],
    [leap + 0.03, 0.05],
    [slam - 0.1, hangHeight + 0.12],
    [slam, hangHeight + 0.1],
    [slam + 0.1, hangHeight],
    [1.2, hangHeight],
  ]);
  if (u < leap - 0.04)
    stride(
      pose,
      { ...moment, speed: Math.max(moment.speed, 2), travelled: Math.max(moment.travelled, moment.t * 3) },
      gaits.run,
    );
  const air = clamp(up * 3);
  const hung = clamp((u - slam) / 0.06);
  const sway = hung * wave(moment.t, 1.5);
  pose.hips = [0, up, -0.1 * hung + 0.08 * sway];
  pose.pelvis = [Math.max(0, -up) * 1.2 - air * 0.1 - sway * 0.16, 0, 0];
  pose.chest = [Math.max(0, -up) * 0.8 - air * 0.12 * (1 - hung), -air * 0.2 * (1 - hung), 0];
  pose.head = [-air * 0.35, 0, 0];
  if (air > 0.02) {
    setFoot(pose, 'left', [0.08, -0.62 - 0.04 * hung, -0.16 + sway * 0.2], {
      space: 'hips',
      pitch: 0.8,
      knee: [0.2, 0, 1],
    });
    setFoot(pose, 'right', [0.08, -0.44 - 0.12 * hung, 0.12 + sway * 0.2], {
      space: 'hips',
      pitch: 0.8,
      knee: [0.15, 0.2, 1],
    });
  } else if (u > leap - 0.04) setFeet(pose, [0.14, 0, 0], { pitch: 0 });
  // The ball goes up behind the head and comes down into the ring.
  const raised = track(u, [
    [leap - 0.04, 0],
    [leap + 0.08, 1],
    [1.2, 1],
  ]);
  const cocked = track(u, [
    [leap, 0],
    [slam - 0.12, 1],
    [slam, 0],
  ]);
  setHand(pose, 'right', [0.04, -0.34 + raised * 0.84, 0.26 - cocked * 0.22], {
    elbow: [0.8, -0.2, 0.3],
    fingers: [0, 0.8, 0.5],
    thumb: [-1, 0, 0],
    grip: 0.35,
  });
  setHand(pose, 'left', [0.3, -0.2 + air * 0.3, 0.2], { elbow: [0.6, -0.9, -0.2], grip: 0.2 });
  if (hung > 0.5)
    for (const [side, sign] of sideSigns) {
      setHand(pose, side, [rim.half, rim.height, rim.ahead], {
        space: 'exact',
        elbow: [0.8, -0.3, -0.2],
        fingers: [0, 0.9, 0.5],
        thumb: [-sign * sign, 0, 0.2],
        grip: 1,
      });
    }
  openMouth(pose, air > 0.3 ? 0.8 : 0.1);
};
