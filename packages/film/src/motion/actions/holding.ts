/** Holding, reaching and carrying. */

import { clamp, smoothstep } from '../../math/interpolate.ts';
import { type ActionPose, setFoot, setHand, setHands, wave } from './moment.ts';
import { pickShare } from './release-moments.ts';
import { seatedIfPossible } from './rest.ts';

const hold: ActionPose = (pose, moment) => {
  if (moment.seat !== null) seatedIfPossible(pose, moment);
  setHand(pose, 'right', [-0.02, -0.26 + wave(moment.time, 3.4) * 0.006, 0.28], {
    elbow: [0.7, -1, -0.4],
    fingers: [-0.15, 0, 1],
    thumb: [0, 1, 0],
    grip: 0.95,
  });
};

/** Both hands at the head of whoever sits before them. */
const cutHair: ActionPose = (pose, moment) => {
  const snip = wave(moment.t, 0.7);
  const side = wave(moment.t, 5);
  pose.chest[0] += 0.1;
  pose.head = [0.42, side * 0.15, 0];
  setHand(pose, 'right', [0.03 + side * 0.03, 0.04 + snip * 0.015, 0.42], {
    elbow: [1, -0.2, -0.1],
    fingers: [-0.6, -0.1, 0.8],
    thumb: [-0.2, 1, 0],
    grip: 0.8,
  });
  setHand(pose, 'left', [0.03, 0.02 - snip * 0.01, 0.42], {
    elbow: [1, -0.2, -0.1],
    fingers: [-0.6, -0.1, 0.8],
    thumb: [-0.2, 1, 0],
    grip: 0.4,
  });
};

/** A long shovel goes into the oven and comes out again with what it carries. */
const workPeel: ActionPose = (pose, moment) => {
  const s = wave(moment.t, 4.4, 0.25);
  pose.chest = [0.16 + s * 0.1, 0, 0];
  pose.hips[2] += s * 0.05;
  pose.head = [0.1, 0, 0];
  for (const [side, ahead, out] of [
    ['right', 0.16, 0.02],
    ['left', 0.42, -0.16],
  ] as const)
    setHand(pose, side, [out, -0.24, ahead + s * 0.14], {
      elbow: [1, -0.5, -0.3],
      fingers: [0, 0, 1],
      thumb: [0, 1, 0],
      grip: 1,
    });
};

const reach: ActionPose = (pose, moment) => {
  seatedIfPossible(pose, moment);
  if (/peel/.test(moment.tool ?? '')) return workPeel(pose, moment);
  if (/scissors|comb|hair ?dryer|razor|hairbrush/.test(moment.tool ?? '')) return cutHair(pose, moment);
  pose.chest[0] += 0.12;
  setHand(pose, 'right', [0, 0.02 + wave(moment.time, 2) * 0.02, 0.46], {
    elbow: [0.8, -0.8, 0],
    grip: 0.15,
  });
};

/** Bent over the place where a thing is put or taken; the stage says where the hand is. */
const put: ActionPose = (pose, moment) => {
  reach(pose, moment);
  if (moment.seat !== null) return;
  pose.hips = [0, -0.05, -0.05];
  pose.pelvis = [0.2, 0, 0];
  pose.chest[0] += 0.22;
  pose.head[0] += 0.25;
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

/** Down to what lies on the ground with one hand, and up again with it. */
const pickUp: ActionPose = (pose, moment) => {
  const u = clamp(moment.t / moment.seconds);
  const down = smoothstep(0.06, pickShare - 0.06, u) * (1 - smoothstep(pickShare + 0.06, 0.86, u));
  pose.hips = [0, -0.4 * down, -0.16 * down];
  pose.pelvis = [0.55 * down, 0, 0];
  pose.chest = [0.45 * down, 0, 0];
  pose.head = [0.2 * down, 0, 0];
  setFoot(pose, 'left', [0.13, 0, 0.16 * down]);
  setFoot(pose, 'right', [0.13, 0, -0.14 * down], { pitch: 0.3 * down });
  setHand(pose, 'right', [0.1, 1.12 - 1.02 * down, 0.3 + 0.14 * down], {
    space: 'ground',
    elbow: [0.7, -0.6, -0.4],
    fingers: [-0.15, -0.6 * down, 1],
    thumb: [-0.2, 1 - 0.6 * down, 0.4],
    grip: 0.4 + 0.5 * smoothstep(pickShare - 0.05, pickShare + 0.05, u),
  });
  if (down > 0.3)
    setHand(pose, 'left', [0.16, 0.56, 0.22], {
      space: 'ground',
      elbow: [1, -0.2, -0.3],
      fingers: [-0.2, -0.3, 1],
      thumb: [-1, 0.2, 0.2],
      grip: 0.3,
    });
};

export const holdActions = {
  pick_up: pickUp,
  put_on: put,
  put_in: put,
  take_from: put,
  hold,
  reach,
  carry,
  open: reach,
};
