/** What a body does for itself: stretching, yawning, sneezing, shoes put on and tied. */

import { clamp, fraction } from '../../../math/interpolate.ts';
import {
  type ActionPose,
  repeat,
  setFeet,
  setFoot,
  setHand,
  setHands,
  sideSigns,
  track,
  wave,
} from '../moment.ts';
import { kneelDown, seatedIfPossible } from '../rest.ts';

/** Hands joined high above the head, the whole body leaning to one side and the other, on its toes in between. */
const stretch: ActionPose = (pose, moment) => {
  const side = track(fraction(moment.t / 5 + 0.1), [
    [0, 0],
    [0.15, 1],
    [0.4, 1],
    [0.6, -1],
    [0.9, -1],
    [1, 0],
  ]);
  const toes = 1 - Math.abs(side);
  pose.hips = [-0.07 * side, 0.05 * toes, 0];
  pose.pelvis = [-0.04, 0, 0.14 * side];
  pose.chest = [-0.1, 0, 0.42 * side];
  pose.head = [-0.2, 0, 0.12 * side];
  setFeet(pose, [0.17, 0, 0], { pitch: 0.6 * toes, yaw: 0.25 });
  setHands(pose, [-0.12, 0.47, 0.02], {
    elbow: [1, 0, 0.1],
    fingers: [-0.6, 0.8, 0],
    thumb: [0, 0, -1],
    grip: 0.1,
  });
  pose.face.lids = 0.8;
};

/** The mouth wide open with a hand before it, the other arm stretched up, the head back. */
const yawn: ActionPose = (pose, moment) => {
  const u = repeat(moment, 4);
  const wide = track(u, [
    [0, 0.3],
    [0.1, 1],
    [0.75, 1],
    [0.95, 0.3],
    [1, 0.3],
  ]);
  pose.hips = [0, 0.01, -0.03];
  pose.pelvis = [-0.08 * wide, 0, 0];
  pose.chest = [-0.14 * wide, 0.08 * wide, 0.1 * wide];
  pose.head = [-0.26 * wide, 0.06, -0.14 * wide];
  setHand(pose, 'left', [0.1 + 0.18 * wide, 0.06 + 0.36 * wide, 0.06], {
    elbow: [0.9, -0.2, -0.5],
    fingers: [-0.4, 0.8, 0],
    grip: 0.9,
  });
  setHand(pose, 'right', [0.08, -0.17, 0.17], {
    space: 'head',
    elbow: [1, -0.8, 0],
    fingers: [-0.8, 0.5, 0.1],
    thumb: [0, 0.6, -0.8],
    grip: 0.05,
  });
  pose.face = { mouth: 'open', opening: wide, brows: 0.5 * wide, lids: wide };
};

/** Breath is drawn with the head back, then the body bends into the crook of the arm. */
const sneeze: ActionPose = (pose, moment) => {
  const u = repeat(moment, 2.6);
  const burst = track(u, [
    [0, 0],
    [0.25, -0.35],
    [0.4, -0.4],
    [0.47, 1],
    [0.75, 0.85],
    [1, 0],
  ]);
  const out = clamp(burst);
  pose.hips = [0, -0.05 * out, -0.06 * out];
  pose.pelvis = [0.24 * burst, 0, 0];
  pose.chest = [0.4 * burst, 0.1 * out, 0];
  pose.head = [0.42 * burst, -0.2 * out, 0];
  setHand(pose, 'right', [-0.24, 0.12, 0.24], {
    elbow: [0.4, 0.3, 1],
    fingers: [-1, 0.1, -0.2],
    grip: 0.8,
  });
  setHand(pose, 'left', [0.1, -0.42 + 0.1 * out, 0.02], { elbow: [1, 0, -1], grip: 0.8 });
  pose.face = { mouth: 'open', opening: burst < 0 ? 0.6 : 0.4, brows: 0.6 - burst, lids: 1 };
};

/** On one knee, or bent down from a seat, both hands pulling at the shoe of the foot in front. */
const tieShoes: ActionPose = (pose, moment) => {
  const pull = wave(moment.t, 1.4);
  if (seatedIfPossible(pose, moment)) {
    pose.pelvis[0] += 0.3;
    pose.chest[0] = 0.75;
  } else {
    kneelDown(pose, moment, 0.5);
    pose.hips = [0, 0.46 - 0.9, -0.1];
    pose.chest[0] = 0.45 + 0.03 * pull;
    setFoot(pose, 'left', [0.1, 0, 0.3], { pitch: 0, yaw: 0, knee: [0.3, 0.6, 1] });
  }
  pose.head = [0.3, 0, 0];
  const { at } = pose.feet.left;
  for (const [side, sign] of sideSigns)
    setHand(pose, side, [at[0] * sign + 0.045 + 0.03 * (1 + pull), 0.15 + 0.05 * (1 + pull), at[2] + 0.06], {
      space: 'ground',
      elbow: [1, -0.1, -0.3],
      fingers: [-0.4, -0.7, 0.6],
      thumb: [-0.6, 0.5, 0.3],
      grip: 0.8,
    });
};

export const bodyGestures = { stretch, yawn, sneeze, tie_shoes: tieShoes };
