/** Walking and its kin: feet are planted while the body passes over them, by the way gone and not by the clock. */

import { clamp, fraction, lerp, smoothstep } from '../../math/interpolate.ts';
import type { BodyPose } from '../body-pose.ts';
import { type ActionPose, type Moment, setFoot, setHand, sideSigns, wave } from './moment.ts';

export type Gait = {
  /** Metres for two steps. */
  cycle: number;
  /** Part of the cycle a foot is on the ground. */
  stance: number;
  lift: number;
  bounce: number;
  /** How far arms swing, and how much elbows are bent. */
  armSwing: number;
  elbowBend: number;
  lean: number;
  crouch: number;
  width: number;
};

export const gaits = {
  walk: {
    cycle: 1.36,
    stance: 0.6,
    lift: 0.1,
    bounce: 0.016,
    armSwing: 0.2,
    elbowBend: 0.03,
    lean: 0.03,
    crouch: 0.025,
    width: 0.07,
  },
  run: {
    cycle: 2.3,
    stance: 0.36,
    lift: 0.24,
    bounce: 0.05,
    armSwing: 0.26,
    elbowBend: 0.24,
    lean: 0.2,
    crouch: 0.06,
    width: 0.05,
  },
  sneak: {
    cycle: 0.9,
    stance: 0.66,
    lift: 0.18,
    bounce: 0.02,
    armSwing: 0.08,
    elbowBend: 0.26,
    lean: 0.34,
    crouch: 0.2,
    width: 0.11,
  },
  march: {
    cycle: 1.3,
    stance: 0.56,
    lift: 0.26,
    bounce: 0.02,
    armSwing: 0.3,
    elbowBend: 0,
    lean: -0.03,
    crouch: 0.01,
    width: 0.07,
  },
  toddle: {
    cycle: 0.8,
    stance: 0.62,
    lift: 0.1,
    bounce: 0.02,
    armSwing: 0.1,
    elbowBend: 0.2,
    lean: 0.05,
    crouch: 0.03,
    width: 0.13,
  },
  shuffle: {
    cycle: 0.9,
    stance: 0.64,
    lift: 0.06,
    bounce: 0.01,
    armSwing: 0.1,
    elbowBend: 0.08,
    lean: 0.06,
    crouch: 0.03,
    width: 0.09,
  },
} satisfies Record<string, Gait>;

type FootMotion = { z: number; y: number; pitch: number };

/** One foot at its place in the cycle, 0 to 1: planted, then swung through. */
const footMotion = (phase: number, { cycle, stance, lift }: Gait): FootMotion => {
  const step = (stance * cycle) / 2;
  const u = fraction(phase);
  if (u < stance) {
    const q = u / stance;
    const heel = smoothstep(0.6, 1, q);
    return { z: step * (1 - 2 * q), y: 0, pitch: heel * 0.75 - 0.28 * smoothstep(0.16, 0, q) };
  }
  const q = (u - stance) / (1 - stance);
  return {
    z: lerp(-step, step, q * q * (3 - 2 * q)),
    y: lift * Math.sin(Math.PI * q) * (1 - q * 0.3),
    pitch: lerp(0.75, -0.28, smoothstep(0.05, 0.85, q)),
  };
};

export const stride = (pose: BodyPose, moment: Moment, gait: Gait): void => {
  const strength = clamp(moment.speed / 0.35);
  const phase = moment.travelled / gait.cycle;
  const turn = phase * 2 * Math.PI;
  const swing = Math.cos(turn);
  const sway = Math.sin(turn) * 0.016 * strength;
  const airborne = gait.stance < 0.5;
  const bob = Math.cos(turn * 2 + (airborne ? Math.PI * 0.85 : 0)) * gait.bounce * strength;
  pose.hips = [sway, -gait.crouch - bob, 0];
  pose.pelvis = [gait.lean * 0.4, -swing * 0.1 * strength, -sway * 1.4];
  pose.chest = [gait.lean * 0.6, swing * 0.2 * strength, sway * 1.6];
  pose.head = [-gait.lean * 0.8, -swing * 0.1 * strength, -sway];
  for (const [side, sign] of sideSigns) {
    const own = phase + (sign > 0 ? 0 : 0.5);
    const foot = footMotion(own, gait);
    setFoot(pose, side, [gait.width, foot.y * strength, foot.z * strength], {
      pitch: foot.pitch * strength,
      yaw: 0.06,
    });
    const back = Math.cos(own * 2 * Math.PI) * strength;
    const bent = gait.elbowBend;
    const reach = -back * gait.armSwing + 0.05 + bent * 0.35;
    setHand(
      pose,
      side,
      [0.09 - bent * 0.12, -0.47 + Math.abs(back) * 0.03 + bent * (0.5 - back * 0.45), reach],
      { grip: airborne ? 0.8 : 0.35 },
    );
  }
};

const moving =
  (gait: Gait): ActionPose =>
  (pose, moment) =>
    stride(
      pose,
      moment,
      moment.isBaby ? gaits.toddle : moment.isOld && gait === gaits.walk ? gaits.shuffle : gait,
    );

/** One leg gives way: the body drops over it, and a hand is on its thigh. */
const limp: ActionPose = (pose, moment) => {
  stride(pose, moment, gaits.shuffle);
  const lame = Math.max(0, Math.sin((moment.travelled / gaits.shuffle.cycle) * 2 * Math.PI));
  pose.hips[1] -= 0.09 * lame;
  pose.pelvis[2] += 0.14 * lame;
  pose.chest = [0.2, 0, 0.3 * lame];
  pose.head = [-0.06, 0, -0.18 * lame];
  pose.feet.right.at[2] *= 0.45;
  pose.feet.right.pitch *= 0.2;
  setHand(pose, 'right', [0.04, -0.46, 0.16], { elbow: [1, -0.3, -0.5], fingers: [0, -1, 0.3], grip: 0.1 });
  pose.face = { ...pose.face, mouth: 'sad', brows: 0.4, slant: 0.3 };
};

/** Metres and seconds of one hop: by the way gone, or by the clock on the spot. */
const [hopLength, hopTime] = [0.62, 0.75];
const hopShare = ({ speed, travelled, t }: Moment) =>
  fraction(speed > 0.1 ? travelled / hopLength : t / hopTime);

/** On the right leg, the left one bent up behind. */
const hop: ActionPose = (pose, moment) => {
  const u = hopShare(moment);
  const air = u < 0.6 ? 4 * (u / 0.6) * (1 - u / 0.6) : 0;
  const crouch = u < 0.6 ? 0 : Math.sin(((u - 0.6) / 0.4) * Math.PI);
  pose.hips = [-0.05, 0.24 * air - 0.1 * crouch, 0];
  pose.pelvis = [0.1, 0, -0.06];
  pose.chest = [0.14 + 0.1 * crouch, 0, 0.06];
  pose.head = [-0.12, 0, 0];
  setFoot(pose, 'right', [0.05, 0.24 * air, 0], { pitch: 0.5 * air, yaw: 0 });
  setFoot(pose, 'left', [0.03, -0.48, -0.34], { space: 'hips', pitch: 0.9, knee: [0.1, -0.1, 1] });
  for (const [side] of sideSigns)
    setHand(pose, side, [0.3 + 0.08 * air, -0.2 + 0.22 * air, 0.1], { elbow: [0.6, -0.6, -0.8], grip: 0.1 });
  pose.face = { ...pose.face, opening: 0.3 };
};

/** A hop with every step: the knee of the other leg comes up, the arms swing high. */
const skip: ActionPose = (pose, moment) => {
  const phase = moment.speed > 0.1 ? moment.travelled / (2 * hopLength) : moment.t / (2 * hopTime);
  const u = fraction(phase * 2);
  const air = 4 * u * (1 - u);
  const isLeft = fraction(phase) < 0.5;
  stride(pose, moment, gaits.walk);
  pose.hips = [0, 0.16 * air - 0.03, 0];
  pose.chest = [0.04, isLeft ? 0.16 : -0.16, 0];
  for (const [side, sign] of sideSigns) {
    const isRaised = isLeft === sign > 0;
    if (isRaised)
      setFoot(pose, side, [0.02, -0.5 - 0.3 * (1 - air), 0.3 * air], {
        space: 'hips',
        pitch: 0.3,
        knee: [0.08, 0.3, 1],
      });
    else setFoot(pose, side, [0.07, 0.16 * air, -0.04], { pitch: 0.4 * air });
    setHand(pose, side, [0.14, isRaised ? -0.3 : -0.16, isRaised ? -0.22 : 0.34], {
      elbow: [0.5, -0.5, -1],
      grip: 0.3,
    });
  }
  pose.face = { ...pose.face, mouth: 'laugh', opening: 0.4 };
};

export const gaitActions = {
  walk: moving(gaits.walk),
  run: ((pose, moment) => {
    moving(gaits.run)(pose, moment);
    pose.face.opening = 0.25;
  }) as ActionPose,
  chase: moving(gaits.run),
  flee: ((pose, moment) => {
    moving(gaits.run)(pose, moment);
    pose.face.mouth = 'open';
    pose.face.opening = 0.9;
    pose.face.brows = 1;
    // Arms thrown up, shaken with every step.
    for (const [side, shift] of [
      ['left', 0],
      ['right', 0.5],
    ] as const) {
      if (moment.hasHandTarget[side]) continue;
      const shake = wave(moment.time, 0.5, shift);
      setHand(pose, side, [0.26 + shake * 0.05, 0.34 + shake * 0.08, 0.14], {
        elbow: [1, -0.2, 0.1],
        fingers: [0.2, 1, 0.15],
        thumb: [-1, 0, 0.2],
        grip: 0,
      });
    }
  }) as ActionPose,
  sneak: moving(gaits.sneak),
  march: moving(gaits.march),
  limp,
  hop,
  skip,
};
