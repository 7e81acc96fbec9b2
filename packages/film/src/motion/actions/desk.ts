/** Reading, writing, painting and other quiet work of the hands. */

import { fraction } from '../../math/interpolate.ts';
import type { BodyPose } from '../body-pose.ts';
import {
  type ActionPose,
  type Moment,
  openMouth,
  repeat,
  setHand,
  setHands,
  track,
  trackPlace,
  wave,
} from './moment.ts';
import { crossLegged, seatedIfPossible } from './rest.ts';

const seatedOrOnGround = (pose: BodyPose, moment: Moment): void => {
  if (!seatedIfPossible(pose, moment)) crossLegged(pose, moment);
};

const read: ActionPose = (pose, moment) => {
  const isSeated = seatedIfPossible(pose, moment);
  pose.chest[0] += 0.06;
  // Over knees and skirts the book is held up.
  const up = isSeated ? 0.1 : 0.03;
  pose.head = [0.36 - up, wave(moment.time, 2.6) * 0.07, 0];
  const isWide = /newspaper|map|letter|paper|document|scroll|blueprint/.test(moment.tool ?? '');
  setHands(pose, [isWide ? 0.1 : -0.09, -0.2 + up, 0.29 + up * 0.4], {
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
    pose.chest[0] = 0.14;
    pose.head = [0.26, 0, 0.06];
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

export const deskActions = {
  read,
  write,
  paint,
  type,
  photograph,
  phone,
  knit,
  play_board_game: playBoardGame,
};
