/** Balls, weapons and strength: with anticipation before and follow-through after. */

import { clamp, fraction } from '../../math/interpolate.ts';
import { gaits, stride } from './gait.ts';
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
  wave,
} from './moment.ts';
import { idle } from './rest.ts';

/** When, as a part of one repetition, the ball or arrow leaves the hand or foot, and how long a repetition takes. */
export const releaseMoments = {
  throw: { at: 0.5, seconds: 1.6 },
  kick: { at: 0.46, seconds: 1.6 },
  hit: { at: 0.46, seconds: 1.5 },
  shoot: { at: 0.62, seconds: 3 },
  catch: { at: 0.5, seconds: 1.6 },
  dunk: { at: 0.6, seconds: 2.6 },
} as const;

const throwBall: ActionPose = (pose, moment) => {
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

const catchBall: ActionPose = (pose, moment) => {
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

const kick: ActionPose = (pose, moment) => {
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

/** With a racket, bat or club: from one side across to the other. */
const hit: ActionPose = (pose, moment) => {
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

const dribble: ActionPose = (pose, moment) => {
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

/** Height of the jump at its top, in metres of a grown body: the ball in the hand comes over a rim 3 m high. */
const dunkHeight = 0.82;

const dunk: ActionPose = (pose, moment) => {
  const u = repeat(moment, releaseMoments.dunk.seconds);
  const up = track(u, [
    [0, 0],
    [0.24, -0.06],
    [0.32, -0.24],
    [0.38, 0],
    [0.56, dunkHeight],
    [0.68, dunkHeight * 0.92],
    [0.86, 0],
    [0.92, -0.22],
    [1, -0.02],
  ]);
  if (u < 0.24)
    stride(
      pose,
      { ...moment, speed: Math.max(moment.speed, 1.5), travelled: Math.max(moment.travelled, moment.t * 3) },
      gaits.run,
    );
  pose.hips = [0, up, 0];
  const air = clamp(up * 3);
  const cocked = track(u, [
    [0.3, 0],
    [0.48, 1],
    [0.58, 0.3],
    [0.7, 0],
    [1, 0],
  ]);
  pose.pelvis = [air * -0.12 + Math.max(0, -up) * 1.2, 0, 0];
  pose.chest = [air * -0.18 * cocked + (u > 0.55 ? air * 0.2 : 0) + Math.max(0, -up) * 0.8, -air * 0.2, 0];
  pose.head = [-air * 0.45, 0, 0];
  if (air > 0.02) {
    setFoot(pose, 'left', [0.06, -0.62, -0.2 + 0.2 * cocked], {
      space: 'hips',
      pitch: 0.8,
      knee: [0.2, 0, 1],
    });
    setFoot(pose, 'right', [0.06, -0.42 - 0.3 * (1 - cocked), 0.16 * cocked - 0.08], {
      space: 'hips',
      pitch: 0.8,
      knee: [0.15, 0.2, 1],
    });
  } else if (u > 0.24) setFeet(pose, [0.14, 0, 0], { pitch: 0 });
  const reach = track(u, [
    [0, 0],
    [0.3, 0.1],
    [0.46, 1],
    [0.74, 1],
    [0.9, 0.1],
    [1, 0],
  ]);
  setHand(
    pose,
    'right',
    [0.06, -0.34 + reach * 0.8, 0.26 - reach * 0.1 - cocked * 0.16 + (u > 0.54 ? 0.16 * reach : 0)],
    {
      elbow: [0.8, -0.2, 0.3],
      fingers: u > 0.5 && u < 0.8 ? [0, 0.35, 1] : [0, 0.8, 0.5],
      thumb: [-1, 0, 0],
      grip: u < 0.62 ? 0.35 : 0.7,
    },
  );
  setHand(pose, 'left', [0.3, -0.2 + air * 0.2, 0.14], { elbow: [0.6, -0.9, -0.2], grip: 0.2 });
  openMouth(pose, air > 0.3 ? 0.8 : 0.1);
};

/** A bow: raise, draw to the cheek, hold, loose. */
const shoot: ActionPose = (pose, moment) => {
  const u = repeat(moment, releaseMoments.shoot.seconds);
  const draw = track(u, [
    [0, 0],
    [0.2, 0.1],
    [0.5, 1],
    [0.61, 1],
    [0.64, 0],
    [1, 0],
  ]);
  pose.pelvis = [0, -1.15, 0];
  pose.chest = [0, -0.2, 0];
  pose.head = [0, 1.3, 0];
  setFoot(pose, 'left', [0.04, 0, 0.2], { yaw: -0.1 });
  setFoot(pose, 'right', [0.04, 0, -0.2], { yaw: 1.2 });
  setHand(pose, 'left', [0.46, 0.02, 0.08], {
    elbow: [0, -1, -0.4],
    fingers: [1, 0, 0.1],
    thumb: [0, 1, 0],
    grip: 1,
  });
  setHand(pose, 'right', [-0.62 + draw * 0.62, 0.06, 0.22 - draw * 0.06], {
    elbow: [1, 0.15, -0.3],
    fingers: [-1, 0, 0.15],
    thumb: [0, 1, 0],
    grip: 0.8,
  });
};

/** With a sword or lance: cuts from both sides and a thrust. */
const fence: ActionPose = (pose, moment) => {
  const u = repeat(moment, 2.4);
  const side = track(u, [
    [0, -0.3],
    [0.14, -1],
    [0.28, 1],
    [0.44, 1],
    [0.58, -0.8],
    [0.74, 0],
    [1, -0.3],
  ]);
  const thrust = track(u, [
    [0, 0],
    [0.66, -0.2],
    [0.78, 1],
    [0.86, 0.8],
    [1, 0],
  ]);
  const raise = track(u, [
    [0, 0],
    [0.12, 1],
    [0.28, -0.6],
    [0.44, 0.8],
    [0.58, -0.5],
    [0.72, 0],
    [1, 0],
  ]);
  pose.hips = [0, -0.14 - thrust * 0.05, thrust * 0.14];
  pose.pelvis = [0.08, -0.35 + side * 0.12 + thrust * 0.2, 0];
  pose.chest = [0.12 - raise * 0.12, side * 0.35 + thrust * 0.3, 0];
  pose.head = [-0.05, 0.3 - side * 0.35 - thrust * 0.3, 0];
  setFoot(pose, 'right', [0.12, 0, 0.26 + thrust * 0.12], { yaw: 0.05 });
  setFoot(pose, 'left', [0.12, 0, -0.26], { yaw: 0.8, pitch: clamp(thrust) * 0.5 });
  setHand(
    pose,
    'right',
    [-side * 0.26, -0.08 + raise * 0.34, 0.34 + thrust * 0.14 - Math.abs(raise) * 0.06],
    {
      elbow: [1, -0.6, -0.3],
      fingers: [-side * 0.5, -0.15, 1],
      thumb: [-side * 0.5, 0.9 - thrust * 0.5, 0.25 + clamp(-raise) * 1.1 + thrust * 1.4],
      grip: 1,
    },
  );
  setHand(pose, 'left', [0.02, -0.18, 0.26], {
    elbow: [1, -0.6, -0.2],
    fingers: [-1, 0.2, 0.35],
    thumb: [0, 1, 0.2],
    grip: 1,
  });
  pose.face.brows = -0.8;
  openMouth(pose, clamp(thrust + Math.abs(side) * 0.3) * 0.6);
};

const punch: ActionPose = (pose, moment) => {
  const u = repeat(moment, 1.1);
  const jab = track(u, [
    [0, 0],
    [0.1, -0.15],
    [0.22, 1],
    [0.36, 0],
    [1, 0],
  ]);
  const cross = track(u, [
    [0, 0],
    [0.42, 0],
    [0.5, -0.2],
    [0.64, 1],
    [0.8, 0],
    [1, 0],
  ]);
  const bob = wave(moment.time, 0.55);
  pose.hips = [bob * 0.03, -0.09 + Math.abs(bob) * 0.02, 0];
  pose.pelvis = [0.1, -0.35 + cross * 0.5 - jab * 0.1, 0];
  pose.chest = [0.16, cross * 0.45 - jab * 0.3, 0];
  pose.head = [0.02, 0.3 - cross * 0.6 + jab * 0.25, 0];
  setFoot(pose, 'left', [0.12, 0, 0.2], { yaw: 0.1, pitch: 0.1 });
  setFoot(pose, 'right', [0.14, 0, -0.22], { yaw: 0.6, pitch: 0.3 + clamp(cross) * 0.3 });
  setHand(pose, 'left', [-0.06 - jab * 0.06, -0.08 + jab * 0.08, 0.24 + jab * 0.24], {
    elbow: [0.7, -1, 0],
    fingers: [-0.1, 0.6 - jab * 0.6, 1],
    thumb: [-1, 0.4, 0],
    grip: 1,
  });
  setHand(pose, 'right', [-0.06 - cross * 0.1, -0.1 + cross * 0.1, 0.2 + cross * 0.3], {
    elbow: [0.7, -1, 0],
    fingers: [-0.1, 0.6 - cross * 0.6, 1],
    thumb: [-1, 0.4, 0],
    grip: 1,
  });
  pose.face.brows = -0.6;
};

const lift: ActionPose = (pose, moment) => {
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
    thumb: [-1, 0.1, 0],
    grip: 1,
  });
  pose.face.brows = -0.4;
};

const push: ActionPose = (pose, moment) => {
  const strain = wave(moment.time, 1.4);
  if (moment.speed < 0.12) {
    setFoot(pose, 'left', [0.1, 0, 0.12]);
    setFoot(pose, 'right', [0.1, 0, -0.42], { pitch: 0.5 });
  }
  pose.hips[1] -= 0.1;
  pose.pelvis[0] = 0.3;
  pose.chest[0] = 0.24 + strain * 0.02;
  pose.head[0] = -0.4;
  setHands(pose, [0, -0.16, 0.42 + strain * 0.015], {
    elbow: [1, -0.6, -0.2],
    fingers: [0, 0.7, 0.7],
    thumb: [-1, 0.2, 0],
    grip: 0.2,
  });
};

const pull: ActionPose = (pose, moment) => {
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

const exercise: ActionPose = (pose, moment) => {
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

export const sportActions = {
  throw: throwBall,
  catch: catchBall,
  kick,
  hit,
  dribble,
  dunk,
  shoot,
  fence,
  fight: fence,
  punch,
  lift,
  push,
  pull,
  exercise,
  stretch: exercise,
};
