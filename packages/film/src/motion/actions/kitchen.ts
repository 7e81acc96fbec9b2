/** In the kitchen and at table. */

import { clamp } from '../../math/interpolate.ts';
import { knead } from './handwork/kneading.ts';
import {
  type ActionPose,
  openMouth,
  repeat,
  setFeet,
  setFoot,
  setHand,
  track,
  trackPlace,
  wave,
} from './moment.ts';
import { seatedIfPossible } from './rest.ts';

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

/** Both hands round it beside the head, to and fro. */
const shakeDrink: ActionPose = (pose, moment) => {
  const s = wave(moment.t, 0.3);
  pose.chest = [0.02, -0.18 + s * 0.03, 0];
  pose.head = [0.04, 0.16, 0];
  // Beside the face, which stays seen.
  const up = 0.02 + s * 0.05;
  setHand(pose, 'right', [0.13, up, 0.2 + s * 0.07], {
    elbow: [1, -0.3, 0],
    fingers: [-0.5, 0.4, 0.7],
    thumb: [-0.4, 0.8, -0.3],
    grip: 0.9,
  });
  setHand(pose, 'left', [-0.36, up + 0.04, 0.24 + s * 0.07], {
    elbow: [1, -0.4, 0.2],
    fingers: [-0.9, 0.2, 0.3],
    thumb: [-0.3, 0.8, 0.3],
    grip: 0.8,
  });
  openMouth(pose, 0);
};

const stir: ActionPose = (pose, moment) => {
  if (/shaker/.test(moment.tool ?? '')) return shakeDrink(pose, moment);
  const { left, right } = moment.hasHandTarget;
  if (left && right && moment.seat === null && moment.tool === null) return knead(pose, moment);
  if (moment.seat !== null) seatedIfPossible(pose, moment);
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

/** An axe with both hands: high behind the head, then down on what stands before the feet. */
const splitWood: ActionPose = (pose, moment) => {
  const u = repeat(moment, 1.9);
  const up = track(u, [
    [0, 0],
    [0.45, 1],
    [0.56, 1],
    [0.68, 0],
    [0.8, 0],
    [1, 0],
  ]);
  pose.hips = [0, -0.06 - (1 - up) * 0.12, 0];
  pose.pelvis = [0.32 - up * 0.36, 0, 0];
  pose.chest = [0.4 - up * 0.55, 0, 0];
  pose.head = [0.1 + up * 0.2, 0, 0];
  setFeet(pose, [0.22, 0, 0], { yaw: 0.3 });
  for (const [side, shift] of [
    ['right', 0.05],
    ['left', -0.05],
  ] as const)
    setHand(pose, side, [-0.15, -0.26 + up * 0.66 + shift, 0.38 - up * 0.34], {
      elbow: [1, -0.2, 0.1],
      fingers: [-0.9, 0, 0.45],
      thumb: [0, 0.12 + up * 0.5, 1 - up * 1.9],
      grip: 1,
    });
  if (u > 0.5 && u < 0.75) openMouth(pose, 0.5);
};

const chop: ActionPose = (pose, moment) => {
  if (/axe|hatchet|maul/.test(moment.tool ?? '')) return splitWood(pose, moment);
  const cut = Math.abs(wave(moment.t, 0.7));
  const isAtBoard = moment.hasHandTarget.left && moment.hasHandTarget.right;
  if (isAtBoard) {
    pose.hips = [0, -0.03, -0.05];
    pose.pelvis = [0.16, 0, 0];
  }
  pose.chest[0] += isAtBoard ? 0.3 : 0.14;
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
    [0, 0.1],
    [0.08, 0.1],
    [0.26, 1],
    [0.7, 1],
    [0.88, 0.1],
    [1, 0.1],
  ]);
  pose.chest[0] = 0.1 + up * 0.04;
  // A baby looks up from its plate.
  pose.head[0] = (moment.isBaby ? -0.08 : 0.16) - up * 0.08;
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
    [0.22, 1],
    [0.75, 1],
    [0.92, 0],
    [1, 0],
  ]);
  pose.head[0] = 0.06 - up * 0.22;
  // From before the chest to where the rim meets the lips: the palm is in front of the mouth, the wrist beside it.
  setHand(
    pose,
    'right',
    trackPlace(up, [
      [0, [0.09, -0.36, 0.26]],
      [1, [0.1, -0.13, 0.175]],
    ]),
    {
      space: 'head',
      elbow: [1, -0.6, -0.1],
      fingers: [-1, 0.12, 0.1],
      thumb: [0, 1, -up * 0.75],
      grip: 0.9,
    },
  );
};

/** The glass goes forward to meet the others. */
const toast: ActionPose = (pose, moment) => {
  if (moment.seat !== null) seatedIfPossible(pose, moment);
  const meet = track(repeat(moment, 3.2), [
    [0, 0.7],
    [0.15, 1],
    [0.85, 1],
    [1, 0.7],
  ]);
  pose.chest = [0.06 * meet, 0.16, 0];
  pose.head = [-0.04, -0.1, 0.04];
  setHand(pose, 'right', [-0.16, -0.04 + wave(moment.t, 1.6) * 0.01, 0.28 + meet * 0.16], {
    elbow: [0.8, -1, -0.1],
    fingers: [-0.7, 0.1, 0.7],
    thumb: [0, 1, 0.08],
    grip: 0.9,
  });
  openMouth(pose, 0.4);
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

export const kitchenActions = {
  cook,
  stir,
  chop,
  eat,
  drink,
  toast,
  pour,
};
