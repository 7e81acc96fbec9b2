/** Standing, sitting, kneeling and lying: never frozen, always breathing. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import type { BodyPose } from '../body-pose.ts';
import { type ActionPose, type Moment, setFeet, setFoot, setHand, setHands, wave } from './moment.ts';

/** Weight goes from leg to leg, the chest breathes, the head looks about. */
export const idle = (pose: BodyPose, { time }: Moment): void => {
  const shift = wave(time, 7.3) * 0.7 + wave(time, 3.1) * 0.3;
  const breath = wave(time, 3.6);
  pose.hips = [shift * 0.022, -0.014 + breath * 0.003, 0];
  pose.pelvis = [0, shift * 0.05, shift * 0.03];
  pose.chest = [0.02 - breath * 0.015, -shift * 0.05, -shift * 0.035];
  pose.head = [0.01 * breath, wave(time, 5.7) * 0.12, shift * 0.03];
  for (const hand of [pose.hands.left, pose.hands.right])
    hand.at = [hand.at[0], hand.at[1] + breath * 0.004, hand.at[2]];
};

/** Hips on a seat of the given height (grown metres) with the feet on the ground or hanging. */
export const sitAt = (pose: BodyPose, seat: number, moment: Moment): void => {
  const breath = wave(moment.time, 3.8);
  const sway = wave(moment.time, 6.1);
  pose.hips = [sway * 0.006, seat + 0.085 - 0.9, -0.02];
  pose.pelvis = [-0.05, 0, sway * 0.015];
  pose.chest = [0.1 - breath * 0.012, 0, -sway * 0.02];
  pose.head = [-0.02, wave(moment.time, 5.3) * 0.12, sway * 0.03];
  if (seat < 0.6) {
    setFeet(pose, [0.1, 0, 0.4 - Math.max(0, 0.4 - seat) * -0.6], {
      pitch: 0,
      yaw: 0.1,
      knee: [0.12, 0.6, 1],
    });
  } else {
    setFeet(pose, [0.03, -0.4, 0.42], { space: 'hips', pitch: 0.3, knee: [0.05, 0.6, 1] });
    const kick = wave(moment.time, 2.2) * 0.05;
    pose.feet.left.at[2] += kick;
    pose.feet.right.at[2] -= kick;
  }
  setHands(pose, [-0.05, -0.37, 0.24], {
    elbow: [0.8, -0.4, -0.6],
    fingers: [-0.2, -0.25, 1],
    thumb: [-0.9, 0.3, 0.2],
    grip: 0.2,
  });
};

/** On the ground with crossed legs. */
export const crossLegged = (pose: BodyPose, moment: Moment): void => {
  const breath = wave(moment.time, 4.2);
  pose.hips = [0, 0.12 - 0.9, -0.05];
  pose.pelvis = [-0.06, 0, 0];
  pose.chest = [0.1 - breath * 0.015, 0, wave(moment.time, 7) * 0.02];
  pose.head = [0, wave(moment.time, 5.3) * 0.08, 0];
  setFoot(pose, 'left', [-0.12, -0.03, 0.3], { space: 'hips', pitch: 0.9, yaw: -0.9, knee: [1, 0.25, 0.55] });
  setFoot(pose, 'right', [-0.06, -0.035, 0.21], {
    space: 'hips',
    pitch: 0.9,
    yaw: -0.9,
    knee: [1, 0.25, 0.55],
  });
  setHands(pose, [0.04, -0.36, 0.26], {
    elbow: [1, -0.5, -0.4],
    fingers: [0, -0.3, 1],
    thumb: [-1, 0.5, 0],
    grip: 0.2,
  });
};

export const sitDown = (pose: BodyPose, moment: Moment): void => {
  if (moment.seat !== null && moment.seat > 0.14) sitAt(pose, moment.seat, moment);
  else crossLegged(pose, moment);
};

/** Sits when there is a seat, with crossed legs where that is the ground or a mattress, else goes on standing. */
export const seatedIfPossible = (pose: BodyPose, moment: Moment): boolean => {
  if (moment.seat === null) return false;
  sitDown(pose, moment);
  return true;
};

/** On both knees, sitting a little back. */
export const kneelDown = (pose: BodyPose, moment: Moment, lean = 0.12): void => {
  const breath = wave(moment.time, 3.6);
  pose.hips = [0, 0.42 - 0.9, -0.08];
  pose.pelvis = [lean, 0, 0];
  pose.chest = [lean - breath * 0.012, 0, 0];
  pose.head = [-lean * 0.4, wave(moment.time, 5) * 0.06, 0];
  setFeet(pose, [0.1, -0.02, -0.32], { pitch: 1.35, yaw: 0, knee: [0.1, -1, 0.9] });
  setHands(pose, [-0.02, -0.38, 0.2], { elbow: [0.8, -0.3, -0.6] });
};

const kneelOnOne: ActionPose = (pose, moment) => {
  // At work on something low.
  if (moment.hasHandTarget.left && moment.hasHandTarget.right) return kneelDown(pose, moment, 0.5);
  kneelDown(pose, moment, 0.04);
  pose.hips = [0, 0.46 - 0.9, -0.02];
  setFoot(pose, 'left', [0.12, 0, 0.36], { pitch: 0, knee: [0.1, 0.6, 1] });
  setHand(pose, 'left', [-0.06, -0.34, 0.32], { elbow: [1, -0.2, -0.3], fingers: [-0.5, -0.2, 1] });
};

const lieDown = (pose: BodyPose, moment: Moment, isAsleep: boolean): void => {
  const ground = moment.seat ?? 0;
  const breath = wave(moment.time, isAsleep ? 4.4 : 3.6);
  // On the back with the head towards -z, so that the body stays over its place.
  pose.hips = [0, ground + 0.13 - 0.9, 0.12];
  pose.pelvis = [-Math.PI / 2 + 0.02, 0, 0];
  pose.chest = [0.05 - breath * 0.02, 0, 0];
  pose.head = [0.14, isAsleep ? 0.25 : wave(moment.time, 6) * 0.2, 0];
  setFeet(pose, [0.02, -0.79, 0.02], { space: 'hips', pitch: 0.4, yaw: 0.3, knee: [0.2, 0, 1] });
  setHand(pose, 'left', [-0.06, -0.34, 0.2], {
    elbow: [1, 0, -0.3],
    fingers: [-1, -0.3, 0.1],
    thumb: [0, 1, 0.4],
  });
  setHand(pose, 'right', [-0.05, -0.3, 0.2], {
    elbow: [1, 0, -0.3],
    fingers: [-1, -0.3, 0.1],
    thumb: [0, 1, 0.4],
  });
  if (isAsleep) pose.face.lids = 1;
};

const sleep: ActionPose = (pose, moment) => {
  // Asleep in a chair when the seat is of a chair's height, with the head sunk.
  if (moment.seat !== null && moment.seat > 0.3 && moment.seat < 0.62) {
    sitAt(pose, moment.seat, moment);
    pose.head = [0.45 + wave(moment.time, 4.4) * 0.03, 0.1, 0.15];
    pose.face.lids = 1;
    return;
  }
  lieDown(pose, moment, true);
};

export const meditate: ActionPose = (pose, moment) => {
  crossLegged(pose, moment);
  pose.chest[0] = 0.03 - wave(moment.time, 5) * 0.02;
  pose.head = [0.06, 0, 0];
  setHands(pose, [0.1, -0.36, 0.28], {
    elbow: [1, -0.3, -0.3],
    fingers: [0.2, 0.1, 1],
    thumb: [1, 0.2, 0],
    grip: 0.35,
  });
  pose.face.lids = 1;
};

/** Bent over what is examined, the glass before the eye. */
const examine: ActionPose = (pose, moment) => {
  const slow = wave(moment.time, 4.2);
  pose.pelvis = [0.22, 0, 0];
  pose.chest = [0.3, 0.1 * slow, 0];
  pose.head = [0.16, 0.08 * slow, 0];
  setHand(pose, 'right', [-0.1 + 0.04 * slow, -0.02, 0.4], {
    elbow: [0.9, -0.9, -0.1],
    fingers: [-0.6, 0.1, 0.6],
    thumb: [-0.2, 1, 0.2],
    grip: 0.9,
  });
};

const beforeEyes =
  /binocular|opera|spyglass|watch$|compass|^map$|photo|letter|menu|^coin$|^ring$|gem|diamond|necklace/;

/** Binoculars are at the eyes, a watch or a map a span before them. */
const lookThrough: ActionPose = (pose, moment) => {
  const isAtEyes = /binocular|opera|spyglass/.test(moment.tool ?? '');
  const turn = isAtEyes ? wave(moment.time, 5) * 0.2 : 0;
  pose.chest = [0.04, turn, 0];
  pose.head = [isAtEyes ? 0.02 : 0.3, 0, 0.03];
  const grip: Partial<BodyPose['hands']['left']> = {
    space: 'head',
    elbow: [0.8, -1, -0.1],
    fingers: [-0.3, 0.5, 0.5],
    grip: 0.65,
  };
  if (isAtEyes) setHands(pose, [0.085, -0.04, 0.2], { ...grip, thumb: [-0.8, -0.2, -0.4] });
  else setHand(pose, 'right', [0.0, -0.2, 0.3], { ...grip, thumb: [-0.4, 0.8, -0.3] });
};

const look: ActionPose = (pose, moment) => {
  idle(pose, moment);
  if (/magnif|loupe/.test(moment.tool ?? '') && moment.seat === null) return examine(pose, moment);
  if (beforeEyes.test(moment.tool ?? '') && !moment.hasHandTarget.right) return lookThrough(pose, moment);
  const turn = wave(moment.time, 6.5);
  pose.head = [-0.05, turn * 0.45, 0];
  pose.chest[1] += turn * 0.1;
};

/** A phone at arm's length, the face turned to it. */
const takeSelfie: ActionPose = (pose, moment) => {
  pose.chest = [-0.04, 0.16, 0];
  pose.head = [-0.06, -0.2, 0.14 + wave(moment.time, 3) * 0.03];
  setHand(pose, 'right', [0.26, 0.14, 0.38], {
    elbow: [1, -0.6, -0.1],
    fingers: [-0.3, 0.5, 0.6],
    thumb: [-0.6, 0.6, -0.2],
    grip: 0.8,
  });
  setHand(pose, 'left', [0.1, -0.02, 0.2], {
    elbow: [1, -0.8, -0.1],
    fingers: [-0.1, 1, 0.1],
    thumb: [-1, 0.2, 0.2],
    grip: 0.1,
  });
  pose.face = { mouth: 'open', opening: 0.35, brows: 0.4, lids: 0 };
};

const strikePose: ActionPose = (pose, moment) => {
  idle(pose, moment);
  if (/phone/.test(moment.tool ?? '')) return takeSelfie(pose, moment);
  const change = smoothstep(-0.3, 0.3, wave(moment.time, 5));
  setHand(pose, 'right', [0.02, -0.27, 0.02], {
    elbow: [1, 0, -0.25],
    fingers: [-0.9, -0.4, 0.3],
    grip: 0.4,
  });
  setHand(pose, 'left', [0.12 + 0.1 * change, -0.46 + 0.75 * change, 0.1], {
    elbow: [1, -0.4, -0.2],
    grip: 0.1,
  });
  pose.hips[0] += 0.035;
  pose.pelvis[2] = 0.09;
  pose.chest[2] = -0.09;
  setFoot(pose, 'left', [0.16, 0, 0.1], { yaw: 0.4 });
  pose.face.opening = clamp(change * 0.4);
};

export const restActions = {
  stand: idle as ActionPose,
  look,
  pose: strikePose,
  sit: sitDown as ActionPose,
  kneel: kneelOnOne,
  lie: ((pose, moment) => lieDown(pose, moment, false)) as ActionPose,
  sleep,
  meditate,
};
