/** Exercises and yoga postures, each by its name. */

import { fraction } from '../../../math/interpolate.ts';
import { type ActionPose, openMouth, setFeet, setFoot, setHand, setHands, track, wave } from '../moment.ts';
import { exercise } from '../strength.ts';

const tau = 2 * Math.PI;

/** Down until the thighs are level and up again, the arms straight ahead. */
const squat: ActionPose = (pose, moment) => {
  const down = 0.55 - 0.45 * Math.cos((moment.t / 2 + 0.1) * tau);
  pose.hips = [0, -0.46 * down, -0.26 * down];
  pose.pelvis = [0.5 * down, 0, 0];
  pose.chest = [0.12 * down, 0, 0];
  pose.head = [-0.45 * down, 0, 0];
  setFeet(pose, [0.2, 0, 0], { yaw: 0.4, knee: [0.5, 0, 1] });
  setHands(pose, [-0.04, 0.02 + 0.12 * down, 0.47], {
    elbow: [0.6, -1, 0],
    fingers: [0, 0.1, 1],
    thumb: [-0.4, 1, 0],
    grip: 0.1,
  });
  pose.face.brows = -0.3;
};

/** Legs apart with the arms above the head, then together with the arms down. */
const jumpingJacks: ActionPose = (pose, moment) => {
  const apart = 0.5 - 0.5 * Math.cos((moment.t / 0.95 + 0.3) * tau);
  const hop = Math.abs(Math.sin((moment.t / 0.95 + 0.3) * tau));
  const turn = 0.25 + 2.55 * apart;
  pose.hips = [0, -0.04 - 0.06 * apart + 0.07 * hop, 0];
  setFeet(pose, [0.07 + 0.33 * apart, 0.05 * hop, 0], { yaw: 0.2, pitch: 0.3 * hop });
  setHands(pose, [0.47 * Math.sin(turn), -0.47 * Math.cos(turn), 0.03], {
    elbow: [0.4, -0.4, -0.6],
    fingers: [Math.sin(turn), -Math.cos(turn), 0],
    grip: 0,
  });
  openMouth(pose, 0.4);
};

/** On the back with bent knees and the hands behind the head; the trunk rises to the knees. */
const sitUp: ActionPose = (pose, moment) => {
  const up = 0.5 - 0.5 * Math.cos((moment.t / 2.2 + 0.12) * tau);
  pose.hips = [0, 0.12 - 0.9, -0.1];
  pose.pelvis = [-1.5 + 1.1 * up, 0, 0];
  pose.chest = [0.1 + 0.5 * up, 0, 0];
  pose.head = [0.25, 0, 0];
  setFeet(pose, [0.12, 0, 0.42], { pitch: 0, knee: [0.1, 1, 0.2] });
  setHands(pose, [0.12, 0, -0.1], {
    space: 'head',
    elbow: [1, 0.3, 0.3],
    fingers: [-1, 0.2, -0.2],
    grip: 0.3,
  });
  pose.face.brows = -0.4;
};

/** Hands and feet on the ground, the hips the highest point. */
const downwardDog: ActionPose = (pose, moment) => {
  const breath = wave(moment.time, 4);
  pose.hips = [0, -0.14 + 0.008 * breath, -0.12];
  pose.pelvis = [2.12, 0, 0];
  pose.chest = [0.06, 0, 0];
  pose.head = [0.1, 0, 0];
  setFeet(pose, [0.12, 0, -0.5], { pitch: 0.1, yaw: 0, knee: [0, 0, 1] });
  setHands(pose, [0.2, 0.04, 0.74], {
    space: 'ground',
    elbow: [1, 0.3, 0],
    fingers: [0, 0, 1],
    thumb: [-1, 0, 0],
    grip: 0,
  });
};

/** One of the postures of `exercise`, held. */
const posture =
  (at: number): ActionPose =>
  (pose, moment) =>
    exercise(pose, { ...moment, t: at });

/** A low stance whose weight goes slowly from leg to leg, the palms pushing and drawn back in turn. */
const taiChi: ActionPose = (pose, moment) => {
  const b = (moment.t / 5) * tau;
  const side = Math.sin(b);
  const push = 0.5 + 0.5 * Math.cos(b);
  pose.hips = [0.16 * side, -0.22, 0];
  pose.pelvis = [0.04, 0.3 * side, 0];
  pose.chest = [0.04, 0.35 * side, 0];
  pose.head = [0, 0.1 * side, 0];
  setFeet(pose, [0.36, 0, 0.02], { yaw: 0.5, knee: [0.7, 0, 1] });
  setHand(pose, 'right', [0.05, -0.12 + 0.2 * push, 0.26 + 0.2 * push], {
    elbow: [1, -0.7, 0],
    fingers: [-0.1, 1, 0.2],
    thumb: [-1, 0.1, 0],
    grip: 0,
  });
  setHand(pose, 'left', [0.14, 0.1 - 0.22 * push, 0.44 - 0.2 * push], {
    elbow: [1, -0.7, 0],
    fingers: [-0.2, 1 - 0.8 * push, 0.2 + push],
    thumb: [-1, 0.3, 0],
    grip: 0,
  });
};

/** Two punches out of a deep stance, then a high kick. */
const martialArts: ActionPose = (pose, moment) => {
  const u = fraction(moment.time / 2.6);
  const out = (from: number, to: number) =>
    track(u, [
      [0, 0],
      [from, 0],
      [from + 0.06, 1],
      [to, 1],
      [to + 0.08, 0],
      [1, 0],
    ]);
  const [jab, cross, kick] = [out(0.02, 0.15), out(0.2, 0.34), out(0.48, 0.82)];
  pose.hips = [0, -0.2 + 0.16 * kick, 0.1 * cross - 0.06 * kick];
  pose.pelvis = [-0.42 * kick, -0.35 + 0.5 * cross - 0.15 * jab + 0.2 * kick, 0];
  pose.chest = [0.1 - 0.1 * kick, 0.35 * cross - 0.3 * jab, 0];
  pose.head = [0.3 * kick, 0.3 - 0.5 * cross + 0.3 * jab - 0.2 * kick, 0];
  setFoot(pose, 'left', [0.14, 0, 0.3 - 0.26 * kick], { yaw: 0.2 });
  if (kick > 0.02)
    setFoot(pose, 'right', [0.02, -0.8 + 0.62 * kick, 0.2 + 0.56 * kick], {
      space: 'hips',
      pitch: 0.2,
      knee: [0.2, 0.5, 1],
    });
  else setFoot(pose, 'right', [0.18, 0, -0.34], { yaw: 0.7, pitch: 0.2 });
  for (const [side, blow] of [
    ['left', jab],
    ['right', cross],
  ] as const)
    setHand(pose, side, [-0.02 + 0.02 * blow, -0.2 + 0.24 * blow, 0.16 + 0.32 * blow], {
      elbow: [0.8, -1, -0.3],
      fingers: [-0.1, 0.5 * (1 - blow), 1],
      thumb: [-1, 0.3, 0],
      grip: 1,
    });
  pose.face.brows = -0.8;
  openMouth(pose, Math.max(jab, cross, kick) * 0.6);
};

export const fitnessActions = {
  squat,
  jumping_jacks: jumpingJacks,
  sit_up: sitUp,
  downward_dog: downwardDog,
  tree_pose: posture(1),
  warrior_pose: posture(6),
  tai_chi: taiChi,
  martial_arts: martialArts,
};
