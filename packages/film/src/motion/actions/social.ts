/** Gestures and feelings between people. */

import { clamp } from '../../math/interpolate.ts';
import { dance } from './dance.ts';
import {
  type ActionPose,
  type Moment,
  openMouth,
  repeat,
  setFeet,
  setFoot,
  setHand,
  setHands,
  track,
  wave,
} from './moment.ts';
import { kneelDown, sitDown } from './rest.ts';

const seated = (pose: Parameters<ActionPose>[0], moment: Moment) => {
  if (moment.seat !== null) sitDown(pose, moment);
};

const waveHand: ActionPose = (pose, moment) => {
  seated(pose, moment);
  const side = wave(moment.t, 0.62);
  pose.chest[2] += 0.04;
  setHand(pose, 'right', [0.2 + side * 0.08, 0.3, 0.1], {
    elbow: [1, -0.5, -0.1],
    fingers: [side * 0.35, 1, 0.1],
    thumb: [-1, 0, 0.2],
    grip: 0,
  });
  openMouth(pose, 0.5);
};

const point: ActionPose = (pose, moment) => {
  seated(pose, moment);
  pose.chest[1] -= 0.1;
  setHand(pose, 'right', [0.02, 0.06 + wave(moment.time, 2.4) * 0.01, 0.48], {
    elbow: [0.6, -1, -0.1],
    fingers: [0, 0.05, 1],
    thumb: [-0.5, 1, 0],
    grip: 0.35,
  });
};

const clap: ActionPose = (pose, moment) => {
  seated(pose, moment);
  const open = Math.abs(wave(moment.t, 0.7));
  setHands(pose, [-0.13 + open * 0.12, -0.12, 0.34], {
    elbow: [1, -0.6, -0.2],
    fingers: [-0.1, 0.55, 0.8],
    thumb: [-0.2, 0.7, -0.7],
    grip: 0.05,
  });
  openMouth(pose, 0.45);
};

/** Both arms up and wide, as at a finish or on a summit; they go up in the first second. */
const raiseArms: ActionPose = (pose, moment) => {
  const up = Math.min(1, Math.max(0, (moment.t - 0.4) / 0.9));
  const pump = wave(moment.time, 1.6) * 0.05 * up;
  pose.chest = [-0.14 * up, 0, 0];
  pose.head = [-0.16 * up, 0, 0];
  setHands(pose, [0.12 + 0.3 * up, -0.55 + (1.08 + pump) * up, 0.12 - 0.06 * up], {
    elbow: [1, -0.3 + 0.2 * up, -0.3],
    fingers: [0.35, 1, 0.1],
    thumb: [-0.6, 0.4, 0.6],
    grip: 0.15,
  });
  openMouth(pose, 0.5 * up);
};

/** The flat right hand goes up to the brow and stays there. */
const salute: ActionPose = (pose, moment) => {
  const up = clamp(moment.t / 0.7, 0, 1);
  pose.chest = [-0.05, 0, 0];
  pose.head = [0, 0, 0];
  if (up < 0.15) return;
  setHand(pose, 'right', [0.11, 0.02 - (1 - up) * 0.3, 0.09 + (1 - up) * 0.06], {
    space: 'head',
    elbow: [1, -0.25, 0.05],
    fingers: [-0.75, 0.6, 0.2],
    thumb: [-0.1, -0.2, 1],
    grip: 0,
  });
};

const talk: ActionPose = (pose, moment) => {
  seated(pose, moment);
  const words = Math.max(0, wave(moment.time, 0.37) * (0.6 + 0.4 * wave(moment.time, 2.3)));
  const gesture = wave(moment.time, 2.7);
  pose.head = [wave(moment.time, 1.9) * 0.06, wave(moment.time, 3.7) * 0.14, wave(moment.time, 2.9) * 0.05];
  setHand(pose, 'right', [0.06 + gesture * 0.05, -0.24 + Math.max(0, gesture) * 0.12, 0.28], {
    elbow: [1, -0.9, -0.3],
    fingers: [0, 0.2 + gesture * 0.2, 1],
    thumb: [0.7, 0.7, 0],
    grip: 0.2,
  });
  openMouth(pose, words * 0.7);
};

const laugh: ActionPose = (pose, moment) => {
  seated(pose, moment);
  const shake = wave(moment.time, 0.28);
  pose.chest[0] += -0.08 + shake * 0.025;
  // Thrown back further, only chin and nostrils would be seen.
  pose.head = [-0.1 + shake * 0.04, 0, wave(moment.time, 2.3) * 0.08];
  setHand(pose, 'right', [-0.1, -0.3 + shake * 0.01, 0.2], {
    elbow: [1, -0.3, -0.3],
    fingers: [-0.9, 0.1, 0.1],
    grip: 0.15,
  });
  pose.face = { mouth: 'laugh', opening: 0.8 + shake * 0.2, brows: 1, lids: 0.08 };
};

const cry: ActionPose = (pose, moment) => {
  seated(pose, moment);
  const sob = wave(moment.time, 0.6);
  pose.chest[0] += 0.22 + sob * 0.02;
  pose.head = [0.35 + sob * 0.02, 0, 0.06];
  setHands(pose, [0.045, -0.05, 0.13], {
    space: 'head',
    elbow: [0.7, -1, 0.1],
    fingers: [-0.4, 0.8, -0.2],
    thumb: [0.5, 0.3, -0.7],
    grip: 0.25,
  });
  pose.face = { mouth: 'sad', opening: 0, brows: -1, lids: 0.8 };
};

/** A figure that is much taller goes down on the knees, so that both are of a height. */
const bendTo = (pose: Parameters<ActionPose>[0], moment: Moment): void => {
  const eyes = moment.partner?.[1];
  if (eyes !== undefined && eyes < 1.02 && eyes > 0.3) kneelDown(pose, moment, 0.05);
};

const hug: ActionPose = (pose, moment) => {
  const sway = wave(moment.time, 3);
  bendTo(pose, moment);
  pose.chest = [0.1, 0, sway * 0.05];
  pose.head = [0.06, 0.35, 0.18];
  setHand(pose, 'left', [-0.12, 0.0, 0.36], {
    elbow: [1, -0.3, 0.1],
    fingers: [-1, -0.1, 0.25],
    thumb: [0, 1, 0],
    grip: 0.15,
  });
  setHand(pose, 'right', [-0.12, -0.14, 0.36], {
    elbow: [1, -0.4, 0.1],
    fingers: [-1, -0.1, 0.25],
    thumb: [0, 1, 0],
    grip: 0.15,
  });
  pose.face.lids = 0.7;
};

const kiss: ActionPose = (pose, moment) => {
  bendTo(pose, moment);
  const lean = track(repeat(moment, 4), [
    [0, 0.3],
    [0.4, 1],
    [0.8, 1],
    [1, 0.3],
  ]);
  pose.chest[0] += lean * 0.12;
  pose.head = [0.02, 0, moment.isFemale ? 0.2 : -0.2];
  setHands(pose, [0, -0.08, 0.34], {
    elbow: [1, -0.6, -0.1],
    fingers: [-0.6, 0.1, 0.8],
    thumb: [0, 1, 0],
    grip: 0.15,
  });
  pose.face.lids = lean;
};

const shakeHands: ActionPose = (pose, moment) => {
  const shake = wave(moment.t, 0.5) * 0.03;
  pose.chest[0] += 0.06;
  setHand(pose, 'right', [-0.1, -0.24 + shake, 0.36], {
    elbow: [0.8, -1, -0.4],
    fingers: [-0.05, 0.05, 1],
    thumb: [0, 1, 0],
    grip: 0.5,
  });
};

/** Out to the other, where the hands meet half way through, and back to the chest. */
const give: ActionPose = (pose, moment) => {
  const out = track(moment.t / moment.seconds, [
    [0, 0.1],
    [0.38, 1],
    [0.6, 1],
    [0.85, 0.1],
  ]);
  pose.chest[0] += 0.02 + 0.12 * out;
  const hand = {
    elbow: [0.8, -1, -0.4] as [number, number, number],
    fingers: [-0.05, 0.05, 1] as [number, number, number],
    thumb: [0, 1, 0] as [number, number, number],
    grip: 0.7,
  };
  setHand(pose, 'right', [-0.1 - 0.03 * out, -0.24 + 0.06 * out, 0.2 + 0.22 * out], hand);
  setHand(pose, 'left', [-0.08, -0.28 + 0.05 * out, 0.2 + 0.14 * out], hand);
};

/** Back, then palm against palm above the heads, and down again. */
const highFive: ActionPose = (pose, moment) => {
  const u = repeat(moment, 2);
  const up = track(u, [
    [0, 0.25],
    [0.2, 0.6],
    [0.4, 1],
    [0.72, 1],
    [1, 0.25],
  ]);
  const back = track(u, [
    [0, 0],
    [0.22, 1],
    [0.4, 0],
    [1, 0],
  ]);
  pose.hips = [0, -0.01 + up * 0.01, up * 0.02];
  pose.chest = [-0.05 - back * 0.1, -back * 0.25, 0];
  pose.head = [-0.12, 0, 0];
  setHand(pose, 'right', [-0.08 + back * 0.14, -0.1 + up * 0.42, 0.33 - back * 0.22], {
    elbow: [1, -0.6, -0.1],
    fingers: [-0.02, 1, 0.12],
    thumb: [-1, 0.1, 0],
    grip: 0,
  });
  openMouth(pose, 0.6);
};

const bow: ActionPose = (pose, moment) => {
  const u = repeat(moment, 3.4);
  const down = track(u, [
    [0, 0],
    [0.3, 1],
    [0.6, 1],
    [0.9, 0],
    [1, 0],
  ]);
  pose.hips = [0, -0.02 * down, -0.1 * down];
  pose.pelvis = [down * 0.4, 0, 0];
  pose.chest = [down * 0.55, 0, 0];
  pose.head = [down * 0.2, 0, 0];
  setFeet(pose, [0.08, 0, 0]);
  setHand(pose, 'right', [0.02 - down * 0.16, -0.42 + down * 0.1, 0.08 + down * 0.14], {
    elbow: [1, -0.2, -0.4],
    fingers: down > 0.3 ? [-1, -0.2, 0.2] : [0, -1, 0],
    grip: 0.15,
  });
};

/** Trips, goes down and stays lying. */
const fall: ActionPose = (pose, moment) => {
  const u = clamp(moment.t / 1.1);
  const down = u * u;
  pose.hips = [0, -0.75 * down, 0.35 * down];
  pose.pelvis = [-1.45 * down, 0, 0];
  pose.chest = [0.25 * Math.sin(u * Math.PI), 0, 0];
  pose.head = [0.3 * Math.sin(u * Math.PI), 0, 0];
  const flail = Math.sin(u * 9) * (1 - u);
  setHand(pose, 'left', [0.3, -0.1 + 0.3 * (1 - down) + flail * 0.1, 0.1], {
    elbow: [0.5, -0.8, -0.3],
    grip: 0.1,
  });
  setHand(pose, 'right', [0.3, -0.1 + 0.3 * (1 - down) - flail * 0.1, 0.1], {
    elbow: [0.5, -0.8, -0.3],
    grip: 0.1,
  });
  if (u > 0.15) {
    setFoot(pose, 'left', [0.05, -0.78, 0.1 * (1 - down)], { space: 'hips', pitch: 0.4 });
    setFoot(pose, 'right', [0.05, -0.7, 0.25 * (1 - down)], { space: 'hips', pitch: 0.4 });
  }
  pose.face = { mouth: 'open', opening: 0.8 * (1 - down * 0.6), brows: 1, lids: 0 };
};

/** Arms raised, light in the hands: spells. */
const shine: ActionPose = (pose, moment) => {
  const swell = wave(moment.time, 3);
  pose.chest[0] -= 0.08;
  pose.head[0] -= 0.1;
  setHand(pose, 'right', [0.06 + swell * 0.04, 0.16 + swell * 0.05, 0.4], {
    elbow: [1, -0.7, -0.2],
    fingers: [0, 0.3, 1],
    thumb: [0, 0.8, 0.6],
    grip: 0.8,
  });
  setHand(pose, 'left', [0.2, 0.12 - swell * 0.06, 0.34], {
    elbow: [1, -0.7, -0.2],
    fingers: [0.1, 0.6, 0.8],
    thumb: [-0.6, 0.5, 0],
    grip: 0.05,
  });
  openMouth(pose, Math.max(0, wave(moment.time, 0.8)) * 0.5);
};

export const socialActions = {
  wave: waveHand,
  point,
  clap,
  raise_arms: raiseArms,
  salute,
  talk,
  laugh,
  cry,
  hug,
  kiss,
  shake_hands: shakeHands,
  give,
  high_five: highFive,
  bow,
  fall,
  dance,
  shine,
  explode: laugh,
};
