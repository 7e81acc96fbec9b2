/** Riding, driving, jumping, climbing and flying, and the table of all ways to travel. */

import { lerp } from '../../math/interpolate.ts';
import { iceSlide, skate, ski, surf } from './boards.ts';
import {
  type ActionPose,
  openMouth,
  repeat,
  setFeet,
  setFoot,
  setHand,
  setHands,
  sideSigns,
  track,
  wave,
} from './moment.ts';
import { sitAt } from './rest.ts';
import { dive, plunge, row, swim } from './water.ts';

const ride: ActionPose = (pose, moment) => {
  const seat = moment.seat ?? 0.95;
  // A figure that has handlebars rides a machine; others sit astride an animal.
  const isAnimal = !moment.hasHandTarget.left && !moment.hasHandTarget.right;
  const beat = moment.speed > 0.2 ? moment.travelled * (isAnimal ? 2.6 : 1.2) : moment.time * 1.2;
  const bounce = Math.sin(beat) * (moment.speed > 0.2 ? 1 : 0.25);
  pose.hips = [0, seat + 0.05 - 0.9 + (isAnimal ? bounce * 0.018 : 0), 0];
  pose.pelvis = [isAnimal ? bounce * 0.04 : 0.12, 0, 0];
  pose.chest = [isAnimal ? 0.06 - bounce * 0.05 : 0.26, 0, 0];
  pose.head = [isAnimal ? bounce * 0.03 : -0.3, wave(moment.time, 5) * 0.08, 0];
  if (isAnimal) {
    setFeet(pose, [0.24, -0.6, 0.06 + bounce * 0.01], {
      space: 'hips',
      pitch: -0.35,
      yaw: 0.25,
      knee: [0.75, 0.1, 0.9],
    });
    setHands(pose, [-0.1, -0.27, 0.32], {
      elbow: [0.6, -0.8, -0.3],
      fingers: [-0.25, 0.1, 1],
      thumb: [0, 1, 0.2],
      grip: 0.95,
    });
    return;
  }
  setHands(pose, [0.03, -0.3, 0.42], {
    elbow: [0.9, -0.5, -0.2],
    fingers: [-0.05, -0.1, 1],
    thumb: [-1, 0.3, 0],
    grip: 0.95,
  });
  const turn = moment.travelled / 0.95;
  for (const [side, sign] of sideSigns) {
    const a = turn + (sign > 0 ? 0 : Math.PI);
    setFoot(pose, side, [0.02, -0.62 - Math.cos(a) * 0.13, 0.2 + Math.sin(a) * 0.13], {
      space: 'hips',
      pitch: -0.3,
      knee: [0.12, 0.3, 1],
    });
  }
};

const drive: ActionPose = (pose, moment) => {
  sitAt(pose, Math.min(moment.seat ?? 0.45, 0.55), moment);
  pose.hips = [0, (moment.seat ?? 0.45) + 0.085 - 0.9, -0.02];
  const steer = wave(moment.time, 3.4) * 0.25 + moment.turnRate * 0.4;
  pose.chest = [-0.04, 0, wave(moment.time, 1.1) * 0.01];
  pose.head = [0.02, steer * 0.4 + wave(moment.time, 4.7) * 0.08, 0];
  for (const [side, sign] of sideSigns)
    setHand(pose, side, [-0.02, -0.19 + sign * steer * 0.1, 0.39], {
      elbow: [0.7, -0.9, -0.2],
      fingers: [-0.3, 0.3, 1],
      thumb: [-0.8, 0.7, 0],
      grip: 0.95,
    });
  setFeet(pose, [0.03, -0.3, 0.56], { space: 'hips', pitch: -0.35, knee: [0.1, 0.7, 0.5] });
};

const jump: ActionPose = (pose, moment) => {
  const u = repeat(moment, 1.3);
  const up = track(u, [
    [0, 0],
    [0.25, -0.26],
    [0.34, 0.02],
    [0.55, 0.46],
    [0.78, 0],
    [0.86, -0.2],
    [1, 0],
  ]);
  const crouch = Math.max(0, -up);
  pose.hips = [0, up - 0.012, 0];
  pose.pelvis = [crouch * 0.9, 0, 0];
  pose.chest = [crouch * 0.9, 0, 0];
  pose.head = [-crouch, 0, 0];
  const air = Math.max(0, up);
  if (air > 0.02) {
    const tuck = Math.min(1, air * 3);
    setFeet(pose, [0.05, -0.8 + 0.22 * tuck * air * 2, -0.16 * tuck], {
      space: 'hips',
      pitch: 0.7 * tuck,
      knee: [0.25, 0, 1],
    });
  }
  const lift = track(u, [
    [0, 0],
    [0.25, -0.5],
    [0.5, 1],
    [0.8, 0.5],
    [1, 0],
  ]);
  setHands(
    pose,
    [0.16 + lift * 0.12, -0.44 + Math.max(0, lift) * 0.86, 0.08 + (lift < 0 ? lift * 0.6 : 0.05)],
    { grip: 0.15, elbow: [0.8, -0.2, -0.6] },
  );
  openMouth(pose, air > 0.1 ? 0.8 : 0.2);
};

const climb: ActionPose = (pose, moment) => {
  const rate = moment.speed > 0.1 ? moment.travelled / 0.7 : moment.time / 1.8;
  pose.hips = [Math.sin(rate * 2 * Math.PI) * 0.03, -0.05, 0];
  pose.pelvis = [0.05, 0, Math.sin(rate * 2 * Math.PI) * 0.08];
  pose.chest = [0.1, 0, -Math.sin(rate * 2 * Math.PI) * 0.08];
  pose.head = [-0.45, 0, 0];
  for (const [side, sign] of sideSigns) {
    const a = 0.5 - 0.5 * Math.cos((rate + (sign > 0 ? 0 : 0.5)) * 2 * Math.PI);
    setHand(pose, side, [0.04, 0.12 + a * 0.3, 0.3], {
      elbow: [1, -0.5, -0.2],
      fingers: [0, 0.8, 0.6],
      thumb: [-1, 0, 0],
      grip: 0.85,
    });
    setFoot(pose, side, [0.06, -0.74 + (1 - a) * 0.3, 0.2], {
      space: 'hips',
      pitch: -0.2,
      knee: [0.7, 0, 0.8],
    });
  }
};

const crawl: ActionPose = (pose, moment) => {
  const rate = moment.speed > 0.05 ? moment.travelled / 0.62 : moment.time / 3;
  pose.hips = [Math.sin(rate * 2 * Math.PI) * 0.02, 0.44 - 0.9, -0.25];
  pose.pelvis = [1.3, 0, 0];
  pose.chest = [0.12, 0, Math.sin(rate * 2 * Math.PI) * 0.06];
  pose.head = [moment.isBaby ? -1.5 : -1.1, wave(moment.time, 3) * 0.15, 0];
  for (const [side, sign] of sideSigns) {
    const a = Math.sin((rate + (sign > 0 ? 0 : 0.5)) * 2 * Math.PI);
    setHand(pose, side, [0.02, -0.04 + a * 0.14, 0.44], {
      elbow: [0.7, 0.5, 0.2],
      fingers: [0, 1, 0.1],
      thumb: [-1, 0, 0],
      grip: 0,
    });
    setFoot(pose, side, [0.11, -0.01, -0.68 - a * 0.14], { pitch: 1.4, knee: [0.1, 1, 0.2] });
  }
};

/** In the air, on the belly with one arm ahead. */
const fly: ActionPose = (pose, moment) => {
  pose.hips = [0, wave(moment.time, 2.8) * 0.06, 0];
  pose.pelvis = [1.15 + wave(moment.time, 3.7) * 0.05, 0, wave(moment.time, 4.3) * 0.12];
  pose.chest = [-0.12, 0, 0];
  pose.head = [-0.85, 0, 0];
  setHand(pose, 'right', [0.02, 0.47, 0.08], { grip: 0.9, elbow: [1, 0, -0.3] });
  setHand(pose, 'left', [0.12, -0.45, 0.05], { grip: 0.5 });
  setFoot(pose, 'left', [0, -0.8, -0.03], { space: 'hips', pitch: 1.1 });
  setFoot(pose, 'right', [0, -0.66, -0.1], { space: 'hips', pitch: 1.1 });
};

/** Weightless: limbs drift. */
const float: ActionPose = (pose, moment) => {
  const { time } = moment;
  pose.hips = [wave(time, 7) * 0.04, wave(time, 4.6) * 0.07, 0];
  pose.pelvis = [0.25 + wave(time, 9) * 0.2, wave(time, 11) * 0.3, wave(time, 8) * 0.2];
  pose.chest = [-0.1 + wave(time, 5) * 0.06, 0, 0];
  pose.head = [-0.1, wave(time, 6) * 0.2, 0];
  for (const [side, sign] of sideSigns) {
    const drift = wave(time, 4.3, sign * 0.2);
    setHand(pose, side, [0.3, -0.16 + drift * 0.12, 0.2], { elbow: [0.6, -0.8, -0.3], grip: 0.2 });
    setFoot(pose, side, [0.06, -0.7 + drift * 0.04, -0.08 + drift * sign * 0.12], {
      space: 'hips',
      pitch: 0.7,
      knee: [0.3, 0, 1],
    });
  }
};

const swing: ActionPose = (pose, moment) => {
  const a = wave(moment.time, 2.6);
  sitAt(pose, moment.seat ?? 0.5, moment);
  pose.pelvis = [-0.1 - a * 0.15, 0, 0];
  pose.chest = [-0.05 - a * 0.25, 0, 0];
  pose.head = [a * 0.2, 0, 0];
  setFeet(pose, [0.02, lerp(-0.4, -0.16, 0.5 + a * 0.5), lerp(0.28, 0.7, 0.5 + a * 0.5)], {
    space: 'hips',
    pitch: 0.4,
    knee: [0.05, 0.6, 1],
  });
  setHands(pose, [0.1, 0.04, 0.2], {
    elbow: [0.8, -0.8, -0.2],
    fingers: [0, 0.35, 1],
    thumb: [0, 1, -0.3],
    grip: 1,
  });
  openMouth(pose, 0.6);
};

const spin: ActionPose = (pose, moment) => {
  const turn = moment.t * 4;
  pose.pelvis = [0, turn, 0];
  if (moment.dance === 'ballet') {
    // Skaters and dancers turn on one leg, arms rounded overhead and then wide.
    const up = 0.5 + 0.5 * wave(moment.t, 5);
    setFoot(pose, 'right', [0.01, -0.8, 0], { space: 'hips', pitch: 0.1 });
    setFoot(pose, 'left', [0.05, -0.46, 0.1], { space: 'hips', pitch: 1.1, knee: [0.9, 0.1, 0.6] });
    setHands(pose, [0.42 - 0.4 * up, 0.05 + 0.42 * up, 0.1], {
      elbow: [1, -0.3 * (1 - up), 0.1],
      fingers: [0.4 - 1.1 * up, 0.7 * up, 0.1],
      thumb: [0, 0, 1],
      grip: 0.12,
    });
    return;
  }
  setHands(pose, [0.44, 0.05, 0.05], { grip: 0.1, elbow: [0, -1, 0] });
  const step = wave(moment.time, 0.8);
  for (const [side, sign] of sideSigns)
    setFoot(pose, side, [0.02, -0.8 + Math.max(0, step * sign) * 0.08, 0], { space: 'hips', pitch: 0.15 });
  openMouth(pose, 0.6);
};

const slide: ActionPose = (pose, moment) => {
  sitAt(pose, moment.seat ?? 0.1, moment);
  pose.pelvis = [-0.35, 0, 0];
  setFeet(pose, [0.06, -0.02, 0.74], { space: 'hips', pitch: -0.2, knee: [0.1, 1, 0.2] });
  setHands(pose, [0.16, 0.4, 0.1], { grip: 0.1, elbow: [1, 0, -0.4] });
  openMouth(pose, 0.8);
};

export const travelActions = {
  ride,
  drive,
  sail: drive,
  row,
  swim,
  dive,
  plunge,
  jump,
  climb,
  crawl,
  skate,
  surf,
  ski,
  roll: iceSlide,
  slide,
  fly,
  hover: float,
  float,
  swing,
  spin,
  bounce: jump,
  rise: float,
  launch: fly,
  land: jump,
};
