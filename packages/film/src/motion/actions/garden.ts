/** Building, gardening and tending animals. */

import { clamp, fraction } from '../../math/interpolate.ts';
import { hammerRise, strikeDown } from './handwork/hammering.ts';
import { type ActionPose, repeat, setFoot, setHand, setHands, track, wave } from './moment.ts';
import { kneelDown, seatedIfPossible } from './rest.ts';

/** On the floor with blocks: one hand goes to the tower at its side and back, the head stays up. */
const buildSeated: ActionPose = (pose, moment) => {
  seatedIfPossible(pose, moment);
  const out = track(fraction(moment.t / 1.9), [
    [0, 0],
    [0.3, 1],
    [0.5, 1],
    [0.8, 0],
    [1, 0],
  ]);
  const shake = wave(moment.t, 0.8);
  pose.chest = [0.04 + 0.03 * shake, -0.1 * out, 0.05 * wave(moment.t, 1.6)];
  pose.head = [-0.08 + 0.05 * shake, 0.1 - 0.3 * out, 0.1 * wave(moment.t, 2.3)];
  setHand(pose, 'right', [-0.02 + out * 0.1, -0.2 + out * 0.12, 0.3], {
    elbow: [1, -0.4, -0.3],
    fingers: [-0.3, 0.1, 1],
    thumb: [-0.2, 1, 0],
    grip: 0.6,
  });
  setHand(pose, 'left', [0.08, -0.16 + shake * 0.06, 0.26], {
    elbow: [1, -0.3, -0.3],
    fingers: [0, 0.4, 1],
    thumb: [-0.6, 0.8, 0],
    grip: 0.1,
  });
};

/** On the knees, patting and shaping what lies before. */
const build: ActionPose = (pose, moment) => {
  if (moment.seat !== null) {
    buildSeated(pose, moment);
    return;
  }
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
  const up = hammerRise(moment.t);
  if (moment.hasHandTarget.right) return strikeDown(pose, moment, up);
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

const feed: ActionPose = (pose, moment) => {
  const isSeated = seatedIfPossible(pose, moment);
  const toss = Math.max(0, wave(moment.t, 2.2));
  // Down to what is small and near; ducks farther off are thrown crumbs.
  const [, high, far] = moment.partner ?? [0, 1, 1];
  const isLow = high < 0.72 && far < 1;
  if (!isSeated && isLow) kneelDown(pose, moment, 0.2);
  else if (!isSeated) pose.hips[1] -= 0.06;
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
  // A horse is stroked standing.
  const isLow = (moment.partner?.[1] ?? 0.6) < 1.15;
  if (!isSeated && isLow) kneelDown(pose, moment, 0.22);
  pose.chest[0] = isLow ? 0.3 : 0.08;
  pose.head = [0.25, -0.1, 0.08];
  setHand(pose, 'right', [-0.02 + stroke * 0.03, -0.2, 0.4 + stroke * 0.06], {
    elbow: [1, -0.3, -0.1],
    fingers: [-0.2, -0.25, 1],
    thumb: [-1, 0.2, 0],
    grip: 0.15,
  });
};

export const gardenActions = {
  build,
  plant,
  hammer,
  dig,
  water,
  sweep,
  fish,
  feed,
  pet,
};
