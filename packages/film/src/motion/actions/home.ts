/** Housework, washing, blowing and praying. */

import { type ActionPose, openMouth, repeat, setFoot, setHand, setHands, track, wave } from './moment.ts';
import { kneelDown, seatedIfPossible } from './rest.ts';

/** From the crown down to the ends, again and again. */
const brushHair: ActionPose = (pose, moment) => {
  const s = 0.5 + 0.5 * wave(moment.t, 1.7);
  pose.head = [0.02, 0.1, -0.12];
  setHand(pose, 'right', [0.18, 0.12 - s * 0.3, -0.07], {
    space: 'head',
    elbow: [1, -0.5, 0.3],
    fingers: [-0.5, 0.4, -0.5],
    thumb: [-0.4, 0.8, 0.3],
    grip: 0.9,
  });
  setHand(pose, 'left', [0.1, -0.3, 0.2], { elbow: [1, -0.5, -0.3], fingers: [-0.6, 0.3, 0.5], grip: 0.3 });
};

/** Down a cheek with the chin lifted. */
const shave: ActionPose = (pose, moment) => {
  const s = 0.5 + 0.5 * wave(moment.t, 1.5);
  pose.head = [-0.14, -0.22, 0.06];
  setHand(pose, 'right', [0.15, -0.06 - s * 0.07, 0.13], {
    space: 'head',
    elbow: [1, -0.8, 0.1],
    fingers: [-0.6, 0.5, 0.1],
    thumb: [-0.7, 0.5, -0.2],
    grip: 0.9,
  });
  setHand(pose, 'left', [0.04, -0.34, 0.3], {
    elbow: [1, -0.5, -0.3],
    fingers: [-0.4, -0.3, 0.9],
    grip: 0.2,
  });
};

/** The brush goes to and fro before the teeth. */
const brushTeeth: ActionPose = (pose, moment) => {
  if (/brush$|comb/.test(moment.tool ?? '') && !/tooth/.test(moment.tool ?? ''))
    return brushHair(pose, moment);
  if (/razor|shaver/.test(moment.tool ?? '')) return shave(pose, moment);
  const s = wave(moment.t, 0.36);
  pose.head = [0.02, wave(moment.time, 3.1) * 0.12, 0.04];
  setHand(pose, 'right', [0.15 + s * 0.022, -0.1, 0.17], {
    space: 'head',
    elbow: [1, -0.6, 0.1],
    fingers: [-0.75, 0.2, 0.25],
    thumb: [-0.9, 0.1, -0.3],
    grip: 0.9,
  });
  setHand(pose, 'left', [0.02, -0.27, 0.1], { elbow: [1, 0, -0.3], fingers: [-0.8, -0.5, 0.3], grip: 0.4 });
  openMouth(pose, 0.4);
};

/** Pressing along the board and back. */
const iron: ActionPose = (pose, moment) => {
  const s = wave(moment.t, 1.9);
  pose.chest = [0.2, s * 0.1, 0];
  pose.head = [0.34, s * 0.08, 0];
  // A torch stays over the seam that it welds.
  const isTorch = moment.tool !== null && /torch/.test(moment.tool);
  setHand(pose, 'right', isTorch ? [0.06 + s * 0.05, -0.02, 0.36] : [-0.02 + s * 0.16, -0.3, 0.36], {
    elbow: [1, -0.2, -0.4],
    fingers: [-0.15, -0.1, 1],
    thumb: [-0.15, 1, 0.1],
    grip: 1,
  });
  setHand(pose, 'left', [0.06, -0.33, 0.34], {
    elbow: [1, -0.4, -0.3],
    fingers: [-0.2, -0.3, 1],
    thumb: [-1, 0.2, 0],
    grip: 0.05,
  });
};

/** Bent over a basin, one hand rubbing what the other holds. */
const wash: ActionPose = (pose, moment) => {
  const a = (moment.t / 0.8) * 2 * Math.PI;
  pose.chest = [0.26, Math.sin(a * 0.25) * 0.08, 0];
  pose.head = [0.34, 0, 0];
  setHand(pose, 'right', [-0.1 + Math.cos(a) * 0.045, -0.27 + Math.sin(a) * 0.045, 0.36], {
    elbow: [1, -0.4, -0.3],
    fingers: [-0.6, -0.3, 0.8],
    thumb: [-0.4, 0.8, 0.2],
    grip: 0.6,
  });
  setHand(pose, 'left', [-0.06, -0.28, 0.37], {
    elbow: [1, -0.4, -0.3],
    fingers: [-0.5, -0.1, 0.9],
    thumb: [-0.3, 1, 0],
    grip: 0.7,
  });
};

/** In with the breath, then forward with round lips. */
const blow: ActionPose = (pose, moment) => {
  const isSeated = seatedIfPossible(pose, moment);
  const u = repeat(moment, 2.8);
  const lean = track(u, [
    [0, 0],
    [0.22, -0.35],
    [0.42, 1],
    [0.78, 1],
    [1, 0],
  ]);
  pose.chest[0] = 0.08 + lean * 0.3;
  if (!isSeated) {
    pose.hips[2] += lean * 0.04;
    pose.pelvis[0] = Math.max(0, lean) * 0.16;
    setFoot(pose, 'left', [0.1, 0, 0.12]);
  }
  pose.head = [-0.02 - lean * 0.2, 0, 0];
  if (moment.tool)
    // A wand or a flower before the lips.
    setHand(pose, 'right', [0.1, -0.17, 0.24], {
      space: 'head',
      elbow: [0.9, -1, -0.1],
      fingers: [-0.9, 0.15, 0.2],
      thumb: [-0.1, 1, 0.1],
      grip: 0.9,
    });
  else setHands(pose, [-0.02, -0.36, 0.2], { elbow: [0.9, -0.3, -0.5], fingers: [-0.3, -0.2, 1], grip: 0.2 });
  pose.face = { mouth: 'open', opening: lean > 0.3 ? 0.3 : 0.12, brows: 0.3, lids: lean > 0.3 ? 0.35 : 0 };
};

/** Palms together, head bowed; on the knees unless seated. */
const pray: ActionPose = (pose, moment) => {
  if (!seatedIfPossible(pose, moment)) kneelDown(pose, moment, 0.05);
  pose.head = [0.4, 0, 0];
  setHands(pose, [-0.145, -0.1, 0.27], {
    elbow: [1, -0.7, -0.1],
    fingers: [-0.12, 1, 0.25],
    thumb: [0, 0.2, -1],
    grip: 0,
  });
  pose.face.lids = 1;
};

export const homeActions = { brush_teeth: brushTeeth, iron, wash, blow, pray };
