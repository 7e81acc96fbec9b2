/** Everyday work with the hands: kitchen, garden, desk, workshop. */

import { clamp, fraction } from '../../math/interpolate.ts';
import type { BodyPose } from '../body-pose.ts';
import {
  type ActionPose,
  type Moment,
  openMouth,
  repeat,
  setFoot,
  setHand,
  setHands,
  track,
  trackPlace,
  wave,
} from './moment.ts';
import { crossLegged, kneelDown, sitAt } from './rest.ts';

/** Sits when there is a seat, else goes on standing. */
const seatedIfPossible = (pose: BodyPose, moment: Moment): boolean => {
  if (moment.seat === null || moment.seat < 0.14) return false;
  sitAt(pose, moment.seat, moment);
  return true;
};

const seatedOrOnGround = (pose: BodyPose, moment: Moment): void => {
  if (!seatedIfPossible(pose, moment)) crossLegged(pose, moment);
};

const hold: ActionPose = (pose, moment) => {
  if (moment.seat !== null) seatedIfPossible(pose, moment);
  setHand(pose, 'right', [-0.02, -0.26 + wave(moment.time, 3.4) * 0.006, 0.28], {
    elbow: [0.7, -1, -0.4],
    fingers: [-0.15, 0, 1],
    thumb: [0, 1, 0],
    grip: 0.95,
  });
};

const reach: ActionPose = (pose, moment) => {
  seatedIfPossible(pose, moment);
  pose.chest[0] += 0.12;
  setHand(pose, 'right', [0, 0.02 + wave(moment.time, 2) * 0.02, 0.46], {
    elbow: [0.8, -0.8, 0],
    grip: 0.15,
  });
};

const carry: ActionPose = (pose) => {
  pose.chest[0] -= 0.06;
  setHands(pose, [-0.06, -0.3, 0.3], {
    elbow: [1, -0.6, -0.3],
    fingers: [-0.4, 0.1, 1],
    thumb: [0.3, 1, 0],
    grip: 0.3,
  });
};

/** A wok or pan tossed with the right hand, a ladle in the left. */
const cook: ActionPose = (pose, moment) => {
  const u = repeat(moment, 1.5);
  const toss = track(u, [
    [0, 0],
    [0.3, -0.5],
    [0.46, 1],
    [0.66, 0.1],
    [1, 0],
  ]);
  pose.hips = [0, -0.03 + Math.min(0, toss) * 0.04, 0];
  pose.chest = [0.14 - toss * 0.06, 0.05, 0];
  pose.head = [0.28 - clamp(toss) * 0.3, 0, 0];
  setFoot(pose, 'left', [0.13, 0, 0.06]);
  setHand(pose, 'right', [-0.02, -0.3 + toss * 0.1, 0.34 - toss * 0.08], {
    elbow: [0.9, -0.7, -0.4],
    fingers: [-0.1, 0.1 + toss * 0.45, 1],
    thumb: [0, 1, -toss * 0.4],
    grip: 1,
  });
  setHand(pose, 'left', [-0.06, -0.24 + 0.03 * wave(moment.time, 0.8), 0.36], {
    elbow: [0.9, -0.7, -0.3],
    fingers: [-0.3, -0.3, 1],
    thumb: [-0.3, 1, 0.1],
    grip: 1,
  });
  openMouth(pose, clamp(toss) * 0.35);
};

const stir: ActionPose = (pose, moment) => {
  const a = moment.t * 4.2;
  pose.chest[0] += 0.12;
  pose.head[0] += 0.3;
  setHand(pose, 'right', [-0.06 + Math.cos(a) * 0.07, -0.24, 0.36 + Math.sin(a) * 0.06], {
    elbow: [1, -0.4, -0.3],
    fingers: [-0.2, -0.4, 1],
    thumb: [0, 0.8, 0.4],
    grip: 1,
  });
  setHand(pose, 'left', [-0.04, -0.32, 0.32], { elbow: [1, -0.5, -0.3], grip: 0.6 });
};

const chop: ActionPose = (pose, moment) => {
  const cut = Math.abs(wave(moment.t, 0.7));
  pose.chest[0] += 0.14;
  pose.head[0] += 0.35;
  setHand(pose, 'right', [-0.05, -0.34 + cut * 0.09, 0.34], {
    elbow: [1, -0.3, -0.4],
    fingers: [-0.2, -0.15 + cut * 0.2, 1],
    thumb: [-0.2, 1, 0],
    grip: 1,
  });
  setHand(pose, 'left', [-0.1, -0.36, 0.34], {
    elbow: [1, -0.4, -0.3],
    fingers: [-0.8, -0.4, 0.6],
    thumb: [-0.2, 0.3, -0.8],
    grip: 0.5,
  });
};

/** From the plate to the mouth and back. */
const eat: ActionPose = (pose, moment) => {
  const isSeated = seatedIfPossible(pose, moment);
  const u = repeat(moment, 2.6);
  const up = track(u, [
    [0, 0],
    [0.16, 0],
    [0.4, 1],
    [0.58, 1],
    [0.8, 0],
    [1, 0],
  ]);
  pose.chest[0] = 0.1 + up * 0.04;
  pose.head[0] = 0.16 - up * 0.08;
  const low: [number, number, number] = [-0.03, isSeated ? -0.28 : -0.24, 0.32];
  const high: [number, number, number] = [-0.12, 0.05, 0.26];
  setHand(
    pose,
    'right',
    trackPlace(up, [
      [0, low],
      [1, high],
    ]),
    {
      elbow: [1, -0.6, -0.1],
      fingers: [-0.7, 0.3 + up * 0.35, 0.7 - up * 0.9],
      thumb: [0.1, 1, 0.4],
      grip: 0.9,
    },
  );
  setHand(pose, 'left', [-0.04, isSeated ? -0.3 : -0.26, 0.3], {
    elbow: [1, -0.6, -0.3],
    fingers: [-0.5, 0, 1],
    thumb: [-0.3, 1, 0],
    grip: 0.5,
  });
  const chewing = u > 0.62 ? Math.abs(wave(moment.time, 0.5)) * 0.25 : 0;
  openMouth(pose, up > 0.85 ? 0.55 : chewing);
};

const drink: ActionPose = (pose, moment) => {
  seatedIfPossible(pose, moment);
  const u = repeat(moment, 3.4);
  const up = track(u, [
    [0, 0],
    [0.3, 1],
    [0.62, 1],
    [0.85, 0],
    [1, 0],
  ]);
  pose.head[0] = 0.06 - up * 0.3;
  setHand(
    pose,
    'right',
    trackPlace(up, [
      [0, [-0.02, -0.26, 0.28]],
      [1, [-0.1, 0.05, 0.26]],
    ]),
    {
      elbow: [1, -0.6, -0.1],
      fingers: [-0.45 - up * 0.2, 0.1 + up * 0.25, 0.8 - up * 1.1],
      thumb: [0, 1, -up * 0.4],
      grip: 0.9,
    },
  );
};

const pour: ActionPose = (pose, moment) => {
  const tilt = track(repeat(moment, 3.6), [
    [0, 0.2],
    [0.25, 1],
    [0.75, 1],
    [1, 0.2],
  ]);
  pose.chest[0] += 0.08;
  pose.head[0] += 0.26;
  setHand(pose, 'right', [-0.08, -0.12 + tilt * 0.04, 0.34], {
    elbow: [1, -0.3, -0.2],
    fingers: [-0.6, 0, 1],
    thumb: [-tilt * 1.1, 1 - tilt * 0.55, 0],
    grip: 0.95,
  });
  setHand(pose, 'left', [-0.07, -0.3, 0.34], {
    elbow: [1, -0.6, -0.3],
    fingers: [-0.4, 0.05, 1],
    thumb: [-0.2, 1, 0],
    grip: 0.85,
  });
};

const read: ActionPose = (pose, moment) => {
  seatedIfPossible(pose, moment);
  pose.chest[0] += 0.06;
  pose.head = [0.36, wave(moment.time, 2.6) * 0.07, 0];
  setHands(pose, [-0.09, -0.2, 0.29], {
    elbow: [1, -0.8, -0.3],
    fingers: [-0.4, 0.45, 0.9],
    thumb: [0.2, 0.8, -0.5],
    grip: 0.55,
  });
};

/** On a board before the chest when standing, on a table when sitting. */
const write: ActionPose = (pose, moment) => {
  const isSeated = seatedIfPossible(pose, moment);
  const line = fraction(moment.t / 5);
  const scribble = wave(moment.t, 0.4);
  if (isSeated) {
    pose.chest[0] = 0.26;
    pose.head = [0.34, 0, 0.08];
    setHand(
      pose,
      'right',
      [-0.2 + line * 0.16 + scribble * 0.012, -0.24, 0.36 + wave(moment.t, 0.27) * 0.01],
      { elbow: [1, -0.4, -0.3], fingers: [-0.5, -0.4, 0.8], thumb: [-0.5, 0.8, 0.2], grip: 0.85 },
    );
    setHand(pose, 'left', [-0.08, -0.25, 0.32], {
      elbow: [1, -0.4, -0.3],
      fingers: [-0.8, -0.2, 0.6],
      thumb: [0, 0.4, -1],
      grip: 0.1,
    });
    return;
  }
  pose.pelvis[1] = -0.12;
  pose.head = [-0.12, -0.15, 0];
  setHand(pose, 'right', [0.14 - line * 0.3 + scribble * 0.015, 0.16 + wave(moment.t, 0.29) * 0.025, 0.42], {
    elbow: [1, -0.7, 0],
    fingers: [-0.1, 0.4, 1],
    thumb: [-0.7, 0.7, 0],
    grip: 0.85,
  });
};

const paint: ActionPose = (pose, moment) => {
  if (moment.seat !== null) seatedIfPossible(pose, moment);
  const stroke = wave(moment.t, 1.6);
  pose.pelvis[1] = 0.12;
  pose.head = [0.06 + stroke * 0.03, -0.06, wave(moment.time, 4.1) * 0.07];
  setHand(pose, 'right', [-0.02 + stroke * 0.09, 0.03 + wave(moment.t, 2.3) * 0.1, 0.41], {
    elbow: [1, -0.8, -0.1],
    fingers: [-0.1, 0.2, 1],
    thumb: [-0.6, 0.8, 0.3],
    grip: 0.85,
  });
  setHand(pose, 'left', [0.0, -0.24, 0.25], {
    elbow: [0.9, -0.9, -0.4],
    fingers: [-0.3, 0.05, 1],
    thumb: [0.8, 0.7, 0],
    grip: 0.6,
  });
};

const type: ActionPose = (pose, moment) => {
  seatedIfPossible(pose, moment);
  pose.chest[0] = 0.14;
  pose.head = [0.12, 0, 0];
  setHand(pose, 'left', [-0.05, -0.27 + Math.abs(wave(moment.t, 0.31)) * 0.018, 0.32], {
    elbow: [1, -0.7, -0.3],
    fingers: [-0.15, -0.1, 1],
    thumb: [-1, 0.3, 0],
    grip: 0.3,
  });
  setHand(pose, 'right', [-0.05, -0.27 + Math.abs(wave(moment.t, 0.23)) * 0.018, 0.32], {
    elbow: [1, -0.7, -0.3],
    fingers: [-0.15, -0.1, 1],
    thumb: [-1, 0.3, 0],
    grip: 0.3,
  });
};

/** On the knees, patting and shaping what lies before. */
const build: ActionPose = (pose, moment) => {
  kneelDown(pose, moment, 0.34);
  const pat = Math.max(0, wave(moment.t, 1.1));
  const other = Math.max(0, wave(moment.t, 1.1, 0.5));
  pose.head = [0.3, wave(moment.time, 3.3) * 0.12, 0];
  setHand(pose, 'left', [-0.06, -0.24 + pat * 0.07, 0.4], {
    elbow: [1, 0, -0.3],
    fingers: [-0.35, -0.4, 1],
    thumb: [-0.6, 0.6, 0.4],
    grip: 0.15,
  });
  setHand(pose, 'right', [-0.06, -0.24 + other * 0.07, 0.4], {
    elbow: [1, 0, -0.3],
    fingers: [-0.35, -0.4, 1],
    thumb: [-0.6, 0.6, 0.4],
    grip: 0.15,
  });
};

const plant: ActionPose = (pose, moment) => {
  kneelDown(pose, moment, 0.4);
  const press = wave(moment.t, 1.8);
  pose.head = [0.35, wave(moment.time, 4) * 0.1, 0];
  setHands(pose, [-0.1, -0.28 + press * 0.03, 0.38], {
    elbow: [1, 0, -0.3],
    fingers: [-0.4, -0.8, 0.6],
    thumb: [-0.5, 0.4, 0.8],
    grip: 0.45,
  });
};

const hammer: ActionPose = (pose, moment) => {
  const u = fraction(moment.t / 0.95);
  const up = track(u, [
    [0, 0],
    [0.45, 1],
    [0.6, 0],
    [0.68, 0.08],
    [1, 0],
  ]);
  pose.chest = [0.22 - up * 0.12, -up * 0.2, 0];
  pose.head = [0.3, 0.1, 0];
  setHand(pose, 'right', [0.02 - (1 - up) * 0.06, -0.22 + up * 0.42, 0.34 - up * 0.2], {
    elbow: [1, -0.1, -0.5],
    fingers: [-0.15, -0.1 + up * 0.6, 1 - up * 0.6],
    thumb: [0, 1 - up * 0.2, 0.2 - up * 0.9],
    grip: 1,
  });
  setHand(pose, 'left', [-0.06, -0.28, 0.34], { elbow: [1, -0.5, -0.3], grip: 0.6 });
};

const dig: ActionPose = (pose, moment) => {
  const u = repeat(moment, 2.4);
  const push = track(u, [
    [0, 0],
    [0.3, 1],
    [0.45, 1],
    [0.7, -0.6],
    [0.85, -0.5],
    [1, 0],
  ]);
  pose.hips = [0, -0.1 - clamp(push) * 0.1, 0];
  pose.pelvis = [0.25, push < 0 ? push * 0.5 : 0, 0];
  pose.chest = [0.35 + push * 0.12, push < 0 ? push * 0.5 : 0, 0];
  pose.head = [0.1, 0, 0];
  setFoot(pose, 'left', [0.12, 0, 0.22]);
  setFoot(pose, 'right', [0.14, 0, -0.16], { pitch: 0.2 });
  const rise = push < 0 ? -push * 0.25 : 0;
  setHand(pose, 'right', [-0.1, -0.2 + rise - clamp(push) * 0.1, 0.26], {
    elbow: [1, -0.2, -0.5],
    fingers: [-0.6, -0.2, 0.8],
    thumb: [0, 0.8, -0.7],
    grip: 1,
  });
  setHand(pose, 'left', [-0.12, -0.4 + rise - clamp(push) * 0.05, 0.36], {
    elbow: [1, -0.2, -0.3],
    fingers: [-0.6, -0.4, 0.8],
    thumb: [0, 0.8, -0.7],
    grip: 1,
  });
};

/** Tilting a can over plants, slowly from side to side. */
const water: ActionPose = (pose, moment) => {
  const sweep = wave(moment.time, 4.4);
  pose.chest = [0.12, sweep * 0.18, 0];
  pose.head = [0.3, sweep * 0.12, 0];
  setHand(pose, 'right', [0, -0.22, 0.36], {
    elbow: [1, -0.2, -0.4],
    fingers: [-0.1, -0.35, 1],
    thumb: [-0.1, 0.85, 0.55],
    grip: 1,
  });
  setHand(pose, 'left', [-0.02, -0.3, 0.26], {
    elbow: [1, -0.5, -0.4],
    fingers: [-0.5, 0, 1],
    thumb: [-0.3, 1, 0],
    grip: 0.7,
  });
};

const sweep: ActionPose = (pose, moment) => {
  const s = wave(moment.t, 1.5);
  pose.pelvis = [0.08, s * 0.2, 0];
  pose.chest = [0.2, s * 0.25, 0];
  pose.head = [0.25, -s * 0.2, 0];
  setFoot(pose, 'left', [0.14, 0, 0.12]);
  setHand(pose, 'right', [-0.12, -0.1, 0.26], {
    elbow: [1, -0.3, -0.3],
    fingers: [-0.8, 0, 0.6],
    thumb: [0, 1, -0.3],
    grip: 1,
  });
  setHand(pose, 'left', [-0.14 - s * 0.05, -0.34, 0.32 + s * 0.06], {
    elbow: [1, -0.3, -0.3],
    fingers: [-0.8, -0.1, 0.7],
    thumb: [0, 1, -0.3],
    grip: 1,
  });
};

const fish: ActionPose = (pose, moment) => {
  seatedIfPossible(pose, moment);
  const twitch = Math.max(0, wave(moment.time, 5.2)) ** 6;
  pose.chest[0] = 0.04 - twitch * 0.1;
  setHand(pose, 'right', [-0.06, -0.26 + twitch * 0.06, 0.3], {
    elbow: [1, -0.8, -0.3],
    fingers: [-0.2, 0.1, 1],
    thumb: [0, 0.85, 0.55 - twitch * 0.4],
    grip: 1,
  });
  setHand(pose, 'left', [-0.14, -0.24 + twitch * 0.06, 0.34], {
    elbow: [1, -0.8, -0.2],
    fingers: [-0.6, 0.1, 0.8],
    thumb: [-0.2, 0.9, 0.3],
    grip: 1,
  });
};

const photograph: ActionPose = (pose, moment) => {
  if (moment.seat !== null) seatedIfPossible(pose, moment);
  const turn = wave(moment.time, 5) * 0.2;
  pose.chest = [0.04, turn, 0];
  pose.head = [0.02, 0, 0.03];
  pose.hips[1] -= 0.03;
  setHands(pose, [0.085, -0.04, 0.2], {
    space: 'head',
    elbow: [0.8, -1, -0.1],
    fingers: [-0.3, 0.5, 0.5],
    thumb: [-0.8, -0.2, -0.4],
    grip: 0.65,
  });
};

const phone: ActionPose = (pose, moment) => {
  if (moment.seat !== null) seatedIfPossible(pose, moment);
  pose.head = [0.04, wave(moment.time, 4) * 0.15, -0.1];
  setHand(pose, 'right', [0.14, -0.1, 0.02], {
    space: 'head',
    elbow: [0.9, -1, 0],
    fingers: [-0.1, 1, -0.2],
    thumb: [-0.2, 0.2, 1],
    grip: 0.75,
  });
  openMouth(pose, Math.max(0, wave(moment.time, 0.42) * wave(moment.time, 2.9)) * 0.6);
};

const feed: ActionPose = (pose, moment) => {
  const isSeated = seatedIfPossible(pose, moment);
  const toss = Math.max(0, wave(moment.t, 2.2));
  if (!isSeated) pose.hips[1] -= 0.06;
  pose.chest[0] = 0.26;
  pose.head = [0.2, 0, 0];
  setHand(pose, 'right', [0.02, -0.24 + toss * 0.06, 0.42], {
    elbow: [1, -0.5, -0.1],
    fingers: [-0.1, -0.1, 1],
    thumb: [1, 0.3, 0],
    grip: 0.3,
  });
  setHand(pose, 'left', [-0.04, -0.28, 0.24], {
    elbow: [1, -0.6, -0.3],
    fingers: [-0.5, 0.1, 1],
    thumb: [0.8, 0.6, 0],
    grip: 0.5,
  });
};

const pet: ActionPose = (pose, moment) => {
  const isSeated = seatedIfPossible(pose, moment);
  const stroke = wave(moment.t, 1.6);
  if (!isSeated) kneelDown(pose, moment, 0.22);
  pose.chest[0] = 0.3;
  pose.head = [0.25, -0.1, 0.08];
  setHand(pose, 'right', [-0.02 + stroke * 0.03, -0.2, 0.4 + stroke * 0.06], {
    elbow: [1, -0.3, -0.1],
    fingers: [-0.2, -0.25, 1],
    thumb: [-1, 0.2, 0],
    grip: 0.15,
  });
};

const knit: ActionPose = (pose, moment) => {
  seatedIfPossible(pose, moment);
  const s = wave(moment.t, 0.9);
  pose.head = [0.34, 0, 0.04];
  pose.chest[0] = 0.1;
  setHand(pose, 'right', [-0.11 + s * 0.02, -0.22 + s * 0.02, 0.27], {
    elbow: [1, -0.8, -0.3],
    fingers: [-0.9, -0.1, 0.5],
    thumb: [-0.5, 0.9, 0.4],
    grip: 0.95,
  });
  setHand(pose, 'left', [-0.11 - s * 0.015, -0.22 - s * 0.02, 0.27], {
    elbow: [1, -0.8, -0.3],
    fingers: [-0.9, -0.1, 0.5],
    thumb: [-0.5, 0.9, 0.4],
    grip: 0.95,
  });
};

/** Thinking, chin in hand, then moving a piece. */
const playBoardGame: ActionPose = (pose, moment) => {
  seatedOrOnGround(pose, moment);
  const u = repeat(moment, 5);
  const move = track(u, [
    [0, 0],
    [0.45, 0],
    [0.6, 1],
    [0.75, 1],
    [0.9, 0],
    [1, 0],
  ]);
  pose.chest[0] = 0.24;
  pose.head = [0.26, wave(moment.time, 5) * 0.08, 0];
  setHand(
    pose,
    'right',
    trackPlace(move, [
      [0, [-0.06, -0.3, 0.28]],
      [1, [-0.08, -0.2, 0.44]],
    ]),
    { elbow: [1, -0.5, -0.2], fingers: [-0.3, -0.25, 1], thumb: [-0.7, 0.6, 0.2], grip: 0.5 },
  );
  setHand(pose, 'left', [0.02, -0.135, 0.11], {
    space: 'head',
    elbow: [0.6, -1, 0.3],
    fingers: [-0.35, 0.8, -0.1],
    thumb: [-0.6, 0.3, 0.5],
    grip: 0.75,
  });
};

export const workActions = {
  hold,
  reach,
  carry,
  cook,
  stir,
  chop,
  eat,
  drink,
  pour,
  read,
  write,
  paint,
  type,
  build,
  plant,
  hammer,
  dig,
  water,
  sweep,
  fish,
  photograph,
  phone,
  feed,
  pet,
  knit,
  play_board_game: playBoardGame,
  open: reach,
};
