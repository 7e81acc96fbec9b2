/** Bodies that strike each other: the blow, the stagger after it, arms before the face, hands that grab. */

import { fence } from './combat.ts';
import { type ActionPose, openMouth, setFoot, setHand, setHands, track, wave } from './moment.ts';

/** Shoulder and chest first, then thrown back with the arms out for balance, at last upright again. */
export const collide: ActionPose = (pose, { t }) => {
  const blow = track(t, [
    [0, 1],
    [0.12, 1],
    [0.4, 0],
    [9, 0],
  ]);
  const back = track(t, [
    [0, 0],
    [0.12, 0],
    [0.42, 1],
    [1.1, 0.45],
    [1.7, 0],
    [9, 0],
  ]);
  pose.hips = [0, -0.05 * blow - 0.1 * back, 0.05 * blow - 0.1 * back];
  pose.pelvis = [0.2 * blow - 0.26 * back, 0.2 * blow, 0.06 * back];
  pose.chest = [0.18 * blow - 0.2 * back, 0.35 * blow, 0.08 * back];
  pose.head = [0.1 * blow + 0.3 * back, -0.3 * blow, 0.1 * back];
  setFoot(pose, 'left', [0.1, 0, 0.12 - 0.05 * back], { yaw: 0.15 });
  setFoot(pose, 'right', [0.12, 0.05 * back, -0.1 - 0.28 * back], { yaw: 0.3, pitch: 0.2 * back });
  const held = Math.max(blow, back);
  if (held > 0.05) {
    setHand(pose, 'left', [0.12 + 0.3 * back, -0.3 + 0.34 * back, 0.24 * blow + 0.18 * back], {
      elbow: [1, -0.6, -0.3],
      grip: 0.2,
    });
    setHand(pose, 'right', [0.12 + 0.34 * back, -0.3 + 0.4 * back, 0.24 * blow + 0.12 * back], {
      elbow: [1, -0.6, -0.3],
      grip: 0.2,
    });
  }
  pose.face.brows = -0.4 * blow + 0.7 * back;
  openMouth(pose, 0.7 * held);
};

/** Back on the hind foot, the arms before face and chest for as long as it lasts. */
export const recoil: ActionPose = (pose, { t }) => {
  const come = track(t, [
    [0, 0],
    [0.18, 1],
    [9, 1],
  ]);
  const shake = wave(t, 0.5) * 0.03;
  pose.hips = [0, -0.12 * come, -0.12 * come];
  pose.pelvis = [-0.14 * come, 0.15 * come, 0];
  pose.chest = [-0.22 * come, 0.1 + shake, 0];
  pose.head = [0.12 * come, 0.35 * come, 0.1 * come];
  setFoot(pose, 'left', [0.1, 0, 0.14], { yaw: 0.1 });
  setFoot(pose, 'right', [0.14, 0, -0.1 - 0.24 * come], { yaw: 0.5, pitch: 0.2 });
  setHand(pose, 'left', [-0.04, 0.1 + shake, 0.3], {
    elbow: [1, -0.7, 0.1],
    fingers: [-0.3, 1, 0.2],
    thumb: [-1, 0, -0.3],
    grip: 0.1,
  });
  setHand(pose, 'right', [-0.06, 0.2 - shake, 0.26], {
    elbow: [1, -0.6, 0.1],
    fingers: [-0.3, 1, 0.2],
    thumb: [-1, 0, -0.3],
    grip: 0.1,
  });
  pose.face.brows = 1;
  openMouth(pose, 0.75);
};

/** Both arms out at the other, grabbing and clawing; with a weapon in the hand it cuts. */
export const attack: ActionPose = (pose, moment) => {
  if (moment.tool !== null) {
    fence(pose, moment);
    return;
  }
  const claw = wave(moment.t, 0.62);
  pose.hips = [0, -0.1, 0.08];
  pose.pelvis = [0.2, 0.14 * claw, 0];
  pose.chest = [0.2, 0.2 * claw, 0.05 * claw];
  pose.head = [-0.25, -0.2 * claw, 0.12 * claw];
  setFoot(pose, 'left', [0.1, 0, 0.22], { yaw: 0.1 });
  setFoot(pose, 'right', [0.12, 0, -0.2], { yaw: 0.4, pitch: 0.35 });
  setHands(pose, [-0.02, 0.06, 0.5], { elbow: [1, -0.5, 0], fingers: [0, 0.35, 1], grip: 0.35 });
  setHand(pose, 'right', [-0.02, 0.06 + 0.14 * claw, 0.46 - 0.08 * Math.abs(claw)], {
    elbow: [1, -0.4, 0],
    fingers: [0, 0.35, 1],
    grip: 0.35,
  });
  pose.face.brows = -1.3;
  openMouth(pose, 0.5 + 0.3 * Math.abs(claw));
};
