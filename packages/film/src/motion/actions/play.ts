/** Balancing, hanging, juggling and children's games. */

import { fraction } from '../../math/interpolate.ts';
import { gaits, stride } from './gait.ts';
import {
  type ActionPose,
  openMouth,
  setFeet,
  setFoot,
  setHand,
  setHands,
  sideSigns,
  track,
  wave,
} from './moment.ts';

/** On a rope or beam: one foot before the other, arms out, the body tipping and being caught again. */
export const balance: ActionPose = (pose, moment) => {
  const tip = wave(moment.time, 2.3) * 0.7 + wave(moment.time, 1.1) * 0.3;
  if (moment.speed > 0.05) stride(pose, moment, gaits.walk);
  for (const [side, sign] of sideSigns) {
    const foot = pose.feet[side];
    // Both soles on one line.
    foot.at = [sign * 0.015, foot.at[1], foot.at[2] + (moment.speed > 0.05 ? 0 : sign * 0.17)];
    foot.yaw = 0;
  }
  pose.hips = [tip * 0.03, -0.05, 0];
  pose.pelvis = [0, 0, tip * 0.06];
  pose.chest = [0.03, 0, -tip * 0.16];
  pose.head = [0.16, 0, tip * 0.08];
  for (const [side, sign] of sideSigns)
    setHand(pose, side, [0.47, 0.02 + tip * sign * 0.12, 0.03], {
      elbow: [0, -1, -0.3],
      fingers: [1, 0.1, 0],
      thumb: [0, 0.3, 1],
      grip: 0.15,
    });
};

/** Seconds of one swing to and fro. */
export const hangPeriod = 2.4;

/** By both hands from above, legs swinging behind the body's own swing. */
export const hang: ActionPose = (pose, moment) => {
  const swing = wave(moment.time, hangPeriod);
  const late = wave(moment.time, hangPeriod, -0.12);
  pose.hips = [0, 0, -swing * 0.06];
  pose.pelvis = [swing * 0.22, 0, 0];
  pose.chest = [-swing * 0.06, 0, 0];
  pose.head = [-0.15 - swing * 0.1, wave(moment.time, 4.1) * 0.3, 0];
  setHands(pose, [0.02, 0.5, 0.02], {
    elbow: [1, 0, 0.3],
    fingers: [0, 1, 0.25],
    thumb: [-1, 0, 0],
    grip: 1,
  });
  for (const [side, sign] of sideSigns)
    setFoot(pose, side, [0.02, -0.74 + sign * 0.04, -0.08 + late * 0.16 - sign * 0.05], {
      space: 'hips',
      pitch: 0.7,
      knee: [0.1, 0, 1],
    });
  openMouth(pose, 0.35);
};

/** Seconds from one catch of a hand to its next. */
export const juggleBeat = 0.62;

/** Forearms level, each hand scooping inwards in its turn, eyes on the tops of the arcs. */
export const juggle: ActionPose = (pose, moment) => {
  pose.hips[1] -= 0.03;
  pose.chest = [-0.03, wave(moment.t, juggleBeat * 2) * 0.03, 0];
  pose.head = [-0.22, wave(moment.t, juggleBeat) * 0.08, 0];
  setFeet(pose, [0.15, 0, 0]);
  for (const [side, sign] of sideSigns) {
    const u = fraction(moment.t / juggleBeat + (sign > 0 ? 0.5 : 0)) * 2 * Math.PI;
    setHand(pose, side, [0.03 + Math.cos(u) * 0.06, -0.25 + Math.sin(u) * 0.07, 0.3], {
      elbow: [0.6, -1, -0.5],
      fingers: [-0.1, 0.15, 1],
      thumb: [1, 0.25, 0],
      grip: 0.3,
    });
  }
  openMouth(pose, 0.25);
};

/** Seconds of one turn of the rope. */
export const ropePeriod = 0.9;

/** Height of the feet over the ground when the rope passes beneath, at the middle of a turn. */
const skipHeight = (u: number) =>
  track(u, [
    [0, 0],
    [0.24, -0.05],
    [0.32, 0],
    [0.5, 0.2],
    [0.68, 0],
    [0.78, -0.06],
    [1, 0],
  ]);

export const jumpRope: ActionPose = (pose, moment) => {
  const u = fraction(moment.t / ropePeriod);
  const up = skipHeight(u);
  const air = Math.max(0, up);
  pose.hips = [0, up - 0.015, 0];
  pose.chest = [0.04 + Math.max(0, -up), 0, 0];
  pose.head = [0.02, 0, 0];
  setFeet(pose, [0.07, air, -air * 0.2], { pitch: air > 0.01 ? 0.7 : 0, yaw: 0.05 });
  const a = u * 2 * Math.PI;
  setHands(pose, [0.24, -0.3 + Math.cos(a) * 0.03, 0.12 + Math.sin(a) * 0.04], {
    elbow: [0.3, -0.4, -1],
    fingers: [0.9, -0.2, 0.4],
    thumb: [0, 0.5, 1],
    grip: 1,
  });
  openMouth(pose, 0.5);
};

export const hoopPeriod = 0.9;

/** Hips circle inside the hoop, arms out of its way. */
export const hulaHoop: ActionPose = (pose, moment) => {
  const a = (moment.t / hoopPeriod) * 2 * Math.PI;
  pose.hips = [Math.sin(a) * 0.06, -0.04, Math.cos(a) * 0.06];
  pose.pelvis = [Math.cos(a) * 0.08, 0, Math.sin(a) * 0.1];
  pose.chest = [-Math.cos(a) * 0.08, 0, -Math.sin(a) * 0.1];
  setFeet(pose, [0.16, 0, 0], { yaw: 0.2 });
  setHands(pose, [0.3 + Math.sin(a) * 0.02, 0.16 + Math.cos(a) * 0.04, 0.14], {
    elbow: [0.6, -1, -0.2],
    fingers: [0.4, 1, 0.2],
    thumb: [-0.4, 0.3, 1],
    grip: 0.1,
  });
  openMouth(pose, 0.5);
};

/** Face down on hands and toes, the straight body going down and up. */
export const pushUp: ActionPose = (pose, moment) => {
  const down = 0.5 - 0.5 * Math.cos((moment.t / 1.6) * 2 * Math.PI);
  const hips = 0.4 - down * 0.2;
  const pitch = 1.24 + down * 0.22;
  pose.hips = [0, hips - 0.9, -0.2];
  pose.pelvis = [pitch, 0, 0];
  pose.chest = [0, 0, 0];
  pose.head = [-0.55, 0, 0];
  setFeet(pose, [0.1, 0.03, -0.98], { pitch: 1.1, yaw: 0, knee: [0, 0, 1] });
  const ahead = -0.2 + 0.46 * Math.sin(pitch);
  setHands(pose, [0.25, 0.05, ahead], {
    space: 'ground',
    elbow: [0.7, 0, -0.7],
    fingers: [0.05, 1, 0.25],
    thumb: [-1, 0.2, 0],
    grip: 0,
  });
  pose.face.brows = -0.4;
};

export const playActions = {
  balance,
  hang,
  juggle,
  jump_rope: jumpRope,
  hula_hoop: hulaHoop,
  push_up: pushUp,
};
