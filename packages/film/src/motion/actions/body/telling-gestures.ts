/** What a body tells without a word: a nod, a shrug, a shiver, a look over the shoulder, a word in an ear. */

import { clamp, fraction, smoothstep } from '../../../math/interpolate.ts';
import { rotationY } from '../../../math/matrix.ts';
import { type ActionPose, openMouth, repeat, setFoot, setHand, setHands, track, wave } from '../moment.ts';
import { idle, seatedIfPossible } from '../rest.ts';

/** Twice down and up, then a pause. */
const nod: ActionPose = (pose, moment) => {
  seatedIfPossible(pose, moment);
  const u = repeat(moment, 2);
  const down = u < 0.7 ? 0.5 - 0.5 * Math.cos((u / 0.35) * 2 * Math.PI) : 0;
  pose.head = [-0.12 + 0.55 * down, 0, 0];
  pose.chest[0] += 0.06 * down;
};

const shakeHead: ActionPose = (pose, moment) => {
  seatedIfPossible(pose, moment);
  pose.head = [0.06, 0.62 * wave(moment.t, 1), 0];
  pose.face = { ...pose.face, mouth: 'sad', brows: -0.4 };
};

/** Palms up beside the body, the head to one side. */
const shrug: ActionPose = (pose, moment) => {
  seatedIfPossible(pose, moment);
  const up = track(repeat(moment, 2.4), [
    [0, 0.15],
    [0.2, 1],
    [0.65, 1],
    [0.85, 0.15],
    [1, 0.15],
  ]);
  pose.head = [0.05, 0, 0.2 * up];
  pose.chest[0] += -0.05 * up;
  setHands(pose, [0.14 + 0.16 * up, -0.4 + 0.24 * up, 0.16 + 0.08 * up], {
    elbow: [0.7, -1, -0.5],
    fingers: [1, 0.25, 0.5],
    thumb: [0.2, 0.6, -1],
    grip: 0.05,
  });
  pose.face = { ...pose.face, mouth: 'sad', brows: 0.9 * up };
};

/** Bent and small, the arms around the own chest, all of it trembling. */
const shiver: ActionPose = (pose, moment) => {
  const tremble = wave(moment.time, 0.13) * 0.012 + wave(moment.time, 0.31) * 0.008;
  pose.hips = [tremble, -0.05, -0.03];
  pose.pelvis = [0.12, 0, tremble * 2];
  pose.chest = [0.26, tremble * 3, -tremble * 2];
  pose.head = [0.2, tremble * 4, tremble * 2];
  setHands(pose, [-0.26, -0.13 + tremble, 0.17], {
    elbow: [0.7, -1, 0.3],
    fingers: [-1, 0.35, -0.2],
    thumb: [0, 1, 0.3],
    grip: 0.35,
  });
  setFoot(pose, 'left', [0.06, 0, 0.02], { yaw: -0.1 });
  setFoot(pose, 'right', [0.06, 0, -0.02], { yaw: -0.1 });
  pose.face = { mouth: 'open', opening: 0.22 + 8 * Math.abs(tremble), brows: 0.6, slant: 0.3, lids: 0 };
};

/** From the back to the face of the viewer, step by step. */
const turnRound: ActionPose = (pose, moment) => {
  const share = clamp((moment.t / moment.seconds - 0.22) / 0.42);
  const turned = smoothstep(0, 1, share);
  const step = share > 0 && share < 1 ? Math.abs(wave(moment.t, 0.8)) : 0;
  idle(pose, moment);
  pose.head = [0, share > 0 && share < 1 ? 0.4 : 0, 0];
  setFoot(pose, wave(moment.t, 0.8) > 0 ? 'left' : 'right', [0.1, 0.07 * step, 0.03], { pitch: 0.3 * step });
  pose.root = rotationY(Math.PI * (1 - turned));
};

/** Turned away from the viewer, the head and then the chest come round. */
const lookBack: ActionPose = (pose, moment) => {
  const back = smoothstep(0.25, 0.5, moment.t / moment.seconds);
  pose.pelvis = [0, pose.pelvis[1] - 0.3 * back, 0];
  pose.chest = [0.02, -0.62 * back, 0];
  pose.head = [0.02, -0.95 * back, 0];
  pose.root = rotationY(Math.PI * 0.78);
};

/** Close to the other's ear, the hand beside the mouth; who is small stands on the toes. */
const whisper: ActionPose = (pose, moment) => {
  const eyes = moment.partner?.[1] ?? 1.5;
  const up = clamp((eyes - 1.5) / 0.25);
  const down = clamp((1.42 - eyes) / 0.6);
  pose.hips = [0, 0.06 * up - 0.12 * down, 0];
  pose.pelvis = [0.14 + 0.4 * down, 0, 0];
  pose.chest = [0.2 + 0.42 * down, 0, 0.16];
  pose.head = [0.04 - 0.4 * down, 0, 0.1];
  for (const side of ['left', 'right'] as const) setFoot(pose, side, [0.08, 0, 0], { pitch: 0.5 * up });
  setHand(pose, 'right', [0.09, -0.1, 0.12], {
    space: 'head',
    elbow: [1, -0.7, 0.1],
    fingers: [-0.1, 0.9, 0.35],
    thumb: [-0.3, 0.3, -1],
    grip: 0.05,
  });
  openMouth(pose, Math.max(0.1, wave(moment.time, 0.3)) * 0.4);
};

/** Elbows down, the right hand locked in the other's, pressed to one side and back. */
const armWrestle: ActionPose = (pose, moment) => {
  const isSeated = seatedIfPossible(pose, moment);
  const strain = 0.1 * wave(moment.time, 1.7) + 0.02 * wave(moment.time, 0.2);
  if (!isSeated) pose.hips = [0, -0.1, -0.12];
  pose.pelvis[0] += isSeated ? 0.1 : 0.35;
  pose.chest = [0.4, 0.1, strain];
  pose.head = [-0.2, 0, strain];
  setHand(pose, 'right', [-0.12 + strain * 0.5, -0.1, 0.4], {
    elbow: [0.3, -1, 0.1],
    fingers: [-0.4, 0.9, 0.3],
    thumb: [-0.6, 0.3, -0.5],
    grip: 0.8,
  });
  setHand(pose, 'left', [0.02, -0.32, 0.34], { elbow: [1, -0.4, -0.2], fingers: [-0.8, 0, 0.6], grip: 0.3 });
  pose.face = { mouth: 'open', opening: 0.3, brows: -1, lids: 0.2 };
};

/** Trips, staggers forward with flying arms and finds the balance again. */
const stumble: ActionPose = (pose, moment) => {
  const u = fraction(moment.t / Math.max(2.4, moment.seconds));
  const lurch = track(u, [
    [0, 0],
    [0.3, 0],
    [0.42, 1],
    [0.62, 0.7],
    [0.85, 0],
    [1, 0],
  ]);
  if (lurch < 0.02) return;
  pose.hips = [pose.hips[0], -0.16 * lurch, 0.12 * lurch];
  pose.pelvis[0] += 0.5 * lurch;
  pose.chest[0] += 0.45 * lurch;
  pose.head[0] -= 0.5 * lurch;
  for (const [side, shift] of [
    ['left', 0],
    ['right', 0.5],
  ] as const)
    setHand(pose, side, [0.3, 0.05 + 0.22 * wave(moment.t, 0.45, shift), 0.26], {
      elbow: [1, -0.3, -0.4],
      grip: 0.05,
    });
  pose.face = { mouth: 'open', opening: 0.8, brows: 1, lids: 0 };
};

export const tellingGestures = {
  nod,
  shake_head: shakeHead,
  shrug,
  shiver,
  turn_round: turnRound,
  look_back: lookBack,
  whisper,
  arm_wrestle: armWrestle,
  stumble,
};
