/** Throwing, catching, kicking, hitting and dribbling a ball: with anticipation before and follow-through after. */

import { clamp, fraction } from '../../math/interpolate.ts';
import {
  type ActionPose,
  openMouth,
  repeat,
  setFeet,
  setFoot,
  setHand,
  setHands,
  track,
  trackPlace,
} from './moment.ts';
import { puttShare, puttTimes, releaseMoments, swingShare, swingStart } from './release-moments.ts';

export const throwBall: ActionPose = (pose, moment) => {
  const u = repeat(moment, releaseMoments.throw.seconds);
  const wind = track(u, [
    [0, 0],
    [0.34, 1],
    [0.52, -1],
    [0.75, -0.8],
    [1, 0],
  ]);
  pose.pelvis = [0.02, -wind * 0.4, 0];
  pose.chest = [-wind * 0.15 + 0.05, -wind * 0.5, wind * 0.1];
  pose.head = [0, wind * 0.75, 0];
  pose.hips = [0, -0.05, -wind * 0.07];
  setFoot(
    pose,
    'left',
    [
      0.1,
      track(u, [
        [0, 0],
        [0.25, 0.12],
        [0.42, 0],
        [1, 0],
      ]),
      track(u, [
        [0, 0],
        [0.2, 0],
        [0.42, 0.34],
        [0.85, 0.34],
        [1, 0],
      ]),
    ],
    { pitch: 0 },
  );
  setFoot(pose, 'right', [0.1, 0, -0.12], { pitch: clamp(-wind) * 0.7, yaw: 0.5 });
  setHand(
    pose,
    'right',
    trackPlace(u, [
      [0, [0.06, -0.3, 0.2]],
      [0.34, [0.26, 0.16, -0.24]],
      [0.45, [0.16, 0.4, 0.1]],
      [0.54, [0.02, 0.16, 0.44]],
      [0.75, [-0.2, -0.34, 0.26]],
      [1, [0.06, -0.3, 0.2]],
    ]),
    { elbow: [1, -0.1, -0.5], grip: u < 0.5 ? 0.8 : 0.1 },
  );
  setHand(pose, 'left', [0.16, -0.2 + wind * 0.15, 0.3 + wind * 0.08], { elbow: [1, -0.5, 0], grip: 0.2 });
  if (u > 0.35 && u < 0.6) openMouth(pose, 0.5);
};

export const catchBall: ActionPose = (pose, moment) => {
  const u = repeat(moment, releaseMoments.catch.seconds);
  const reach = track(u, [
    [0, 0.2],
    [0.45, 1],
    [0.62, 0.35],
    [1, 0.2],
  ]);
  pose.hips = [0, -0.08 - reach * 0.04, 0];
  pose.chest = [0.12, 0, 0];
  pose.head = [-0.15, 0, 0];
  setFeet(pose, [0.18, 0, 0]);
  setHands(pose, [-0.06, -0.26 + reach * 0.24, 0.2 + reach * 0.24], {
    elbow: [1, -0.6, -0.2],
    fingers: [-0.1, 0.75, 0.7],
    thumb: [-1, 0.3, 0],
    grip: reach > 0.8 ? 0.15 : 0.5,
  });
};

export const kick: ActionPose = (pose, moment) => {
  const u = repeat(moment, releaseMoments.kick.seconds);
  const swing = track(u, [
    [0, 0],
    [0.3, -1],
    [0.48, 1],
    [0.66, 0.9],
    [1, 0],
  ]);
  pose.hips = [0.05, -0.05, 0.04 * swing];
  pose.pelvis = [-swing * 0.14, swing * 0.25, 0.06];
  pose.chest = [0.1 + swing * 0.1, -swing * 0.45, 0];
  pose.head = [0.2 - swing * 0.1, swing * 0.15, 0];
  setFoot(pose, 'left', [0.04, 0, 0.02], { pitch: clamp(swing) * 0.25 });
  const raised = clamp(Math.abs(swing) * 1.6);
  setFoot(
    pose,
    'right',
    [
      0.02,
      -0.76 + (swing > 0 ? swing * 0.24 : -swing * 0.2) * raised,
      swing > 0 ? swing * 0.56 : swing * 0.42,
    ],
    { space: 'hips', pitch: swing > 0 ? 0.6 : 0.9, knee: [0.15, 0.1, 1] },
  );
  if (u > 0.92 || u < 0.04) setFoot(pose, 'right', [0.1, 0, 0], { pitch: 0 });
  setHand(pose, 'left', [0.36, -0.16 + swing * 0.1, swing * 0.26], { elbow: [0.3, -1, -0.3], grip: 0.2 });
  setHand(pose, 'right', [0.3, -0.26, -swing * 0.22], { elbow: [0.3, -1, -0.3], grip: 0.2 });
};

/** A putter: bowed over the ball, arms and club swing a little to and fro like a pendulum. */
const puttBall: ActionPose = (pose, moment) => {
  const swing = track(puttShare(moment.t), [
    [0, 0],
    [0.08, 0],
    [0.22, -1],
    [puttTimes.struck, 0],
    [0.46, 1],
    [0.7, 0.9],
    [0.9, 0],
    [1, 0],
  ]);
  pose.hips = [0, -0.07, -0.06];
  pose.pelvis = [0.4, 0, 0];
  pose.chest = [0.42, swing * 0.16, 0];
  // The eyes follow the ball.
  pose.head = [0.3, Math.max(0, swing) * 0.5, 0];
  setFoot(pose, 'left', [0.15, 0, 0], { yaw: 0.2 });
  setFoot(pose, 'right', [0.15, 0, 0], { yaw: 0.1 });
  for (const side of ['right', 'left'] as const) {
    const sign = side === 'left' ? -1 : 1;
    setHand(pose, side, [-0.17 - sign * swing * 0.13, -0.46 - (side === 'right' ? 0.05 : 0), 0.24], {
      elbow: [1, -0.3, -0.2],
      fingers: [-0.6, -0.5, 0.6],
      // The shaft goes on from the arms, down to the ball.
      thumb: [-sign * (0.55 + swing * 0.3), 0.75, -0.6],
      grip: 1,
    });
  }
};

/** A golf club: back over the right shoulder, down through the ball, up over the left. */
const swingClub: ActionPose = (pose, moment) => {
  const u = swingShare(moment.t, moment.seconds, swingStart.club);
  // -1 wound up, 0 at the ball, 1 followed through.
  const swing = track(u, [
    [0, 0],
    [0.12, 0],
    [0.34, -1],
    [0.46, 0],
    [0.62, 1],
    [0.86, 1],
    [1, 0],
  ]);
  const raised = Math.abs(swing);
  pose.hips = [swing * 0.05, -0.08, 0];
  pose.pelvis = [0.22 - raised * 0.1, swing * 0.6, 0];
  pose.chest = [0.3 - raised * 0.15, swing * 0.75, 0];
  pose.head = [0.2, -swing * (swing > 0 ? 0.9 : 1.1), 0];
  setFoot(pose, 'left', [0.17, 0, 0], { yaw: 0.35 });
  setFoot(pose, 'right', [0.17, 0, 0], { yaw: 0.1, pitch: clamp(swing) * 0.9 });
  for (const [side, shift] of [
    ['right', 0.04],
    ['left', -0.02],
  ] as const)
    setHand(
      pose,
      side,
      [-0.16 - (side === 'left' ? -1 : 1) * swing * 0.08, -0.4 + raised * 0.46 - shift, 0.27 + raised * 0.02],
      {
        elbow: [1, -0.3, -0.2],
        fingers: side === 'right' ? [-0.6, -0.5, 0.6] : [-0.6, -0.5, 0.6],
        thumb:
          side === 'right'
            ? [swing * 0.9, -0.85 + raised * 1.5, 0.45 - raised]
            : [-swing * 0.9, -0.85 + raised * 1.5, 0.45 - raised],
        grip: 1,
      },
    );
};

/** A racket: the ball is tossed up with the left hand, then hit high overhead. */
const serveBall: ActionPose = (pose, moment) => {
  const u = swingShare(moment.t, moment.seconds, swingStart.racket);
  const up = track(u, [
    [0, 0],
    [0.3, 1],
    [0.52, 1],
    [0.7, 0],
    [1, 0],
  ]);
  const strike = track(u, [
    [0, 0],
    [0.3, -1],
    [0.44, 1],
    [0.52, 1.1],
    [0.66, 1.6],
    [0.82, 1.4],
    [1, 0],
  ]);
  pose.hips = [0, -0.08 + up * 0.1, strike * 0.06];
  pose.pelvis = [0, -0.5 + strike * 0.3, 0];
  pose.chest = [-up * 0.18 + Math.max(0, strike - 1) * 0.7, -0.3 + strike * 0.35, 0];
  pose.head = [-up * 0.5, 0.5 - strike * 0.3, 0];
  setFoot(pose, 'left', [0.1, 0, 0.24], { yaw: -0.4 });
  setFoot(pose, 'right', [0.12, 0, -0.2], { yaw: 0.8, pitch: up * 0.6 });
  setHand(
    pose,
    'right',
    trackPlace(u, [
      [0, [0.08, -0.3, 0.25]],
      [0.3, [0.3, 0.08, -0.16]],
      [0.44, [0.1, 0.47, 0.14]],
      [0.52, [0.1, 0.46, 0.18]],
      [0.68, [-0.24, -0.26, 0.32]],
      [0.82, [-0.2, -0.34, 0.28]],
      [1, [0.08, -0.3, 0.25]],
    ]),
    {
      elbow: [1, 0.1, -0.4],
      fingers: [-0.3, 0.2, 1],
      // Behind the back, straight up at the ball, down past the other leg.
      thumb: trackPlace(u, [
        [0, [0.1, 0.9, 0.3]],
        [0.3, [0.2, 0.5, -0.9]],
        [0.44, [0, 1, 0.05]],
        [0.52, [0, 1, 0.2]],
        [0.66, [-0.4, -0.5, 0.8]],
        [0.82, [-0.6, -0.7, 0.3]],
        [1, [0.1, 0.9, 0.3]],
      ]),
      grip: 1,
    },
  );
  setHand(pose, 'left', [0.1, -0.3 + up * 0.72 * (u < 0.42 ? 1 : 0.4), 0.28], {
    elbow: [0.8, -0.6, 0],
    fingers: [0, 0.6, 0.8],
    thumb: [0.8, 0.3, 0],
    grip: 0.15,
  });
};

/** With a bat or fist: from one side across to the other. */
export const hit: ActionPose = (pose, moment) => {
  if (moment.tool === 'putter') return puttBall(pose, moment);
  if (/club|golf|mallet/.test(moment.tool ?? '')) return swingClub(pose, moment);
  if (/racket|racquet/.test(moment.tool ?? '')) return serveBall(pose, moment);
  const u = repeat(moment, releaseMoments.hit.seconds);
  const swing = track(u, [
    [0, -0.6],
    [0.28, -1],
    [0.52, 0.8],
    [0.7, 1],
    [1, -0.6],
  ]);
  pose.hips = [swing * 0.05, -0.09, 0];
  pose.pelvis = [0.08, swing * 0.5, 0];
  pose.chest = [0.1, swing * 0.55, 0];
  pose.head = [0.04, -swing * 0.8, 0];
  setFoot(pose, 'left', [0.2, 0, 0.06], { yaw: 0.3 });
  setFoot(pose, 'right', [0.18, 0, -0.06], { yaw: 0.3, pitch: clamp(swing) * 0.6 });
  const height = track(u, [
    [0, 0],
    [0.28, 0.12],
    [0.46, -0.22],
    [0.7, 0.16],
    [1, 0],
  ]);
  setHand(pose, 'right', [-0.12 + 0.16 * (1 - Math.abs(swing)) * 0.4, height - 0.06, 0.36], {
    elbow: [1, -0.5, -0.2],
    fingers: [-0.5, 0.1, 0.7],
    thumb: [0.35, 0.8, 0.35],
    grip: 1,
  });
  setHand(pose, 'left', [-0.22, height - 0.14, 0.36], {
    elbow: [1, -0.6, -0.2],
    fingers: [-0.5, 0.1, 0.7],
    thumb: [-0.35, 0.8, 0.35],
    grip: 1,
  });
};

export const dribble: ActionPose = (pose, moment) => {
  const u = fraction(moment.t / 0.62);
  const push = Math.sin(u * Math.PI * 2);
  pose.hips[1] -= 0.12;
  pose.pelvis[0] += 0.18;
  pose.chest[0] += 0.2;
  pose.head[0] -= 0.3;
  setHand(pose, 'right', [0.12, -0.34 + push * 0.09, 0.3], {
    elbow: [1, 0.1, -0.5],
    fingers: [0, -0.35 - push * 0.2, 1],
    thumb: [-1, 0.2, 0],
    grip: 0.2,
  });
  setHand(pose, 'left', [0.2, -0.24, 0.24], { elbow: [0.9, -0.6, -0.3], grip: 0.2 });
};
