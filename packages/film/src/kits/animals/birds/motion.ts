/** Poses a bird: standing, walking, hopping, waddling, pecking, swimming, flying, hovering. */

import { clamp, fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { solveTwoBones } from '../../../math/inverse-kinematics.ts';
import {
  type Matrix,
  multiply,
  rotationOf,
  rotationX,
  rotationY,
  rotationZ,
  transformDirection,
  translationTo,
} from '../../../math/matrix.ts';
import { add, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { Pose, PoseInput } from '../../model.ts';
import { isBlinking } from '../shared/eyes.ts';
import { type BirdFrame, neckParts } from './shape.ts';

const inTheAir = new Set([
  'fly',
  'hover',
  'land',
  'launch',
  'rise',
  'float',
  'chase',
  'flee',
  'dive',
  'fight',
  'jump',
  'fall',
]);

type BirdPosture = {
  /** Of the body's middle. */
  position: Vec3;
  turn: Matrix;
  /** Elevations of the parts of the neck. */
  neck: [number, number, number];
  neckYaw: number;
  head: Matrix;
  beak: number;
  tail: number;
  isFlying: boolean;
  /** Upstroke positive, radians. */
  arm: number;
  hand: number;
  sweep: number;
  feet: { at: Vec3; pitch: number }[] | null;
  eyesShut: boolean;
};

const standing = (frame: BirdFrame, input: PoseInput): BirdPosture => {
  const { shape, centreY } = frame;
  const t = input.time + input.phase * 5;
  const breath = Math.sin(t * 2.4);
  // Birds turn the head in quick steps and hold it.
  const step = Math.floor(t * 0.9);
  const aim = (n: number) => Math.sin(n * 12.9898) * 0.55;
  const yaw = lerp(aim(step), aim(step + 1), smoothstep(0, 0.18, fraction(t * 0.9)));
  return {
    position: [0, centreY + frame.unit * 0.006 * breath, 0],
    turn: rotationX(-shape.pitch),
    neck: [...shape.neck.standing],
    neckYaw: yaw * 0.4,
    head: multiply(rotationY(yaw), rotationZ(yaw * 0.2)),
    beak: 0,
    tail: 0.05 * Math.sin(t * 3.1),
    isFlying: false,
    arm: 0,
    hand: 0,
    sweep: 0,
    feet: [],
    eyesShut: false,
  };
};

const hipHeight = (frame: BirdFrame, turn: Matrix): Vec3 =>
  transformDirection(turn, [0, frame.hip[1] - frame.centreY, frame.hip[2]]);

const walkSteps = (posture: BirdPosture, frame: BirdFrame, input: PoseInput) => {
  const { shape, unit, legLength } = frame;
  const reach = frame.hip[1] * 0.9 + unit * 0.08;
  const gait = shape.gait ?? 'walk';
  const stride = gait === 'hop' ? unit * 1.1 : Math.max(reach * 1.25, unit * 0.4);
  const strides = input.travelled / stride + input.phase * 0.4;
  const w = strides * 2 * Math.PI;
  const weight = smoothstep(0.01, 0.1, input.speed);
  const hip = hipHeight(frame, posture.turn);
  if (gait === 'hop') {
    const up = Math.max(0, Math.sin(w)) * unit * 0.24 * weight;
    posture.position[1] += up;
    posture.turn = multiply(posture.turn, rotationX(0.16 * Math.cos(w) * weight));
    posture.feet = [1, -1].map((sign) => {
      const u = fraction(strides);
      const z = u > 0.5 ? lerp(0.25, -0.25, (u - 0.5) * 2) * stride : lerp(-0.25, 0.25, u * 2) * stride;
      return { at: [sign * frame.hip[0], up * 0.9, hip[2] + z * weight], pitch: up > 0 ? 0.5 : 0 };
    });
    return;
  }
  const isWaddling = gait === 'waddle';
  if (isWaddling) {
    posture.turn = multiply(
      rotationZ(0.16 * Math.sin(w) * weight),
      rotationY(0.14 * Math.cos(w) * weight),
      posture.turn,
    );
    posture.position[0] += 0.05 * unit * Math.sin(w) * weight;
    posture.arm = 0.3 + 0.12 * Math.sin(w * 2);
  } else {
    // The head is held still in space, then thrust forward.
    posture.neck[0] += 0.16 * Math.sin(w * 2) * weight;
  }
  posture.position[1] += 0.02 * unit * Math.cos(w * 2) * weight;
  posture.feet = [0, 0.5].map((offset, n) => {
    const sign = n === 0 ? 1 : -1;
    const p = fraction(strides - offset);
    const stance = 0.62;
    const half = (stride * stance) / 2;
    if (p < stance)
      return {
        at: [sign * frame.hip[0], 0, hip[2] + half * (1 - (2 * p) / stance) * weight],
        pitch: 0.3 * smoothstep(0.8, 1, p / stance),
      };
    const u = (p - stance) / (1 - stance);
    return {
      at: [
        sign * frame.hip[0],
        Math.sin(Math.PI * u) * Math.max(legLength * 0.3, unit * 0.06) * weight,
        hip[2] + lerp(-half, half, smoothstep(0, 1, u)) * weight,
      ],
      pitch: 0.7 * Math.sin(Math.PI * u),
    };
  });
};

const fly = (posture: BirdPosture, frame: BirdFrame, input: PoseInput) => {
  const { shape } = frame;
  const { action, time, phase } = input;
  const isHovering = action === 'hover' || (shape.beat > 8 && input.speed < 1.5);
  const isLanding = action === 'land';
  const cycle = time * shape.beat + phase * 3.3;
  const glide = isHovering || isLanding ? 0 : (shape.glide ?? 0);
  const resting =
    smoothstep(1 - glide * 1.05, 1 - glide * 0.75, 0.5 + 0.5 * Math.sin(time * 0.9 + phase * 2 + 2.2)) *
    (glide > 0 ? 1 : 0);
  const w = cycle * 2 * Math.PI;
  const amplitude = (isHovering ? 0.95 : 0.72) * (1 - resting);
  posture.isFlying = true;
  posture.arm = amplitude * Math.sin(w) + 0.16 + 0.05 * Math.sin(time * 1.7) * resting;
  posture.hand = amplitude * 0.75 * Math.sin(w - 0.9) + 0.1 * resting;
  posture.sweep = 0.12 * Math.cos(w) * (1 - resting);
  posture.position[1] += frame.unit * 0.05 * amplitude * -Math.sin(w - 0.3);
  const upright = isHovering ? (shape.beat > 8 ? 0.75 : 0.5) : isLanding ? 0.55 : 0.06;
  const bank =
    clamp(input.turnRate * 0.8, -0.7, 0.7) + 0.1 * Math.sin(time * 0.8 + phase) * (glide > 0 ? 1 : 0.3);
  posture.turn = multiply(rotationZ(-bank), rotationX(-upright));
  posture.neck = [...(shape.neck.flying ?? [0.45, 0.4, 0.3])];
  posture.neckYaw = 0;
  posture.head = rotationX(isHovering ? 0.1 : 0.02);
  posture.tail = isLanding || isHovering ? 0.5 : 0.05 * Math.sin(w);
  posture.feet = null;
};

const choose = (frame: BirdFrame, input: PoseInput): BirdPosture => {
  const posture = standing(frame, input);
  const { shape, unit, depth } = frame;
  const { action, time } = input;
  const canFly = shape.wings.kind === 'feathers';
  const t = time + input.phase;
  if (action === 'swim' || action === 'row' || (action === 'float' && !canFly)) {
    const isDiver = shape.wings.kind === 'flipper';
    posture.turn = rotationX(isDiver ? 0 : 0.04 * Math.sin(t * 1.7));
    posture.position[1] += unit * 0.012 * Math.sin(t * 2.1);
    if (isDiver) {
      posture.arm = 0.5 * Math.sin(t * 6);
      posture.feet = null;
      posture.head = rotationX(-0.1);
    } else {
      const hip = hipHeight(frame, posture.turn);
      posture.feet = [1, -1].map((sign) => ({
        at: [
          sign * frame.hip[0],
          frame.legLength * 0.35,
          hip[2] + sign * Math.sin(t * 4) * unit * 0.16 - unit * 0.1,
        ],
        pitch: 0.6,
      }));
    }
  } else if (
    (inTheAir.has(action) ||
      (action !== 'walk' && action !== 'run' && action !== 'march' && input.speed > 2.5)) &&
    canFly
  )
    fly(posture, frame, input);
  else if (action === 'slide' && shape.wings.kind === 'flipper') {
    posture.turn = rotationX(0.08);
    posture.position[1] = depth * 0.98;
    posture.arm = 0.5;
    posture.feet = null;
  } else if (input.speed > 0.02) walkSteps(posture, frame, input);
  else if (
    action === 'peck' ||
    action === 'eat' ||
    action === 'graze' ||
    action === 'drink' ||
    action === 'feed' ||
    action === 'dig'
  ) {
    const down = smoothstep(0, 0.3, fraction(t * 0.8)) * smoothstep(1, 0.75, fraction(t * 0.8));
    const jab = 0.12 * Math.max(0, Math.sin(t * 15)) * down;
    posture.turn = multiply(rotationX(0.85 * down * Math.min(1.2, 0.55 + shape.pitch)), posture.turn);
    posture.neck = posture.neck.map((angle) => lerp(angle, -1.15, down * 0.95 + jab)) as [
      number,
      number,
      number,
    ];
    posture.head = rotationX((0.7 + jab) * down);
    posture.neckYaw = 0;
    posture.beak = jab;
  } else if (action === 'sleep' || action === 'lie') {
    posture.position[1] -= frame.legLength * 0.75;
    posture.head = multiply(rotationY(2.2), rotationX(0.35));
    posture.eyesShut = action === 'sleep';
  } else if (
    action === 'sing' ||
    action === 'talk' ||
    action === 'howl' ||
    action === 'laugh' ||
    action === 'cry'
  ) {
    const open = Math.max(0, Math.sin(t * 7)) * (0.5 + 0.5 * Math.sin(t * 1.3));
    posture.beak = 0.5 * open;
    posture.head = rotationX(-0.25 - 0.2 * open);
    posture.neck = posture.neck.map((angle) => Math.min(1.5, angle + 0.15)) as [number, number, number];
  } else if (action === 'dance' || action === 'wave' || action === 'stretch' || action === 'clap') {
    posture.isFlying = canFly;
    posture.arm = 0.5 + 0.45 * Math.sin(t * 5);
    posture.hand = 0.4 * Math.sin(t * 5 - 0.8);
    posture.turn = multiply(rotationZ(0.1 * Math.sin(t * 5)), posture.turn);
  } else if (action === 'sit') posture.position[1] -= frame.legLength * 0.7;
  if (input.lookAt && !posture.eyesShut && !posture.isFlying) {
    const [x, y, z] = subtract(input.lookAt, frame.headCentre);
    posture.head = multiply(
      rotationY(clamp(Math.atan2(x, z), -1.4, 1.4)),
      rotationX(clamp(-Math.atan2(y, Math.hypot(x, z)), -0.6, 0.8)),
    );
  }
  return posture;
};

const poseWings = (skeleton: Skeleton, posture: BirdPosture, frame: BirdFrame) => {
  const isFlipper = frame.shape.wings.kind === 'flipper';
  for (const [side, sign] of [
    ['Left', 1],
    ['Right', -1],
  ] as const) {
    const root = skeleton.pointOn('body', skeleton.head(`arm${side}`));
    // Flippers hang at the sides: turned down from the spread rest pose.
    const arm = isFlipper
      ? multiply(posture.turn, rotationZ(sign * (posture.arm * 0.8 - 0.25)), rotationY(sign * 1.25))
      : multiply(posture.turn, rotationZ(sign * posture.arm), rotationY(sign * (posture.sweep + 0.06)));
    skeleton.place(`arm${side}`, root, arm);
    const wrist = skeleton.pointOn(`arm${side}`, skeleton.tail(`arm${side}`));
    skeleton.place(`hand${side}`, wrist, multiply(arm, rotationZ(sign * posture.hand)));
  }
};

const poseLegs = (skeleton: Skeleton, posture: BirdPosture, frame: BirdFrame) => {
  const { unit } = frame;
  for (const [n, [side, sign]] of (
    [
      ['Left', 1],
      ['Right', -1],
    ] as const
  ).entries()) {
    const [thigh, shank, foot] = [`thigh${side}`, `shank${side}`, `foot${side}`];
    const root = skeleton.pointOn('body', skeleton.head(thigh));
    const hip = hipHeight(frame, posture.turn);
    const resting = {
      at: [sign * frame.hip[0], 0, posture.position[2] + hip[2] + 0.02 * unit] as Vec3,
      pitch: 0,
    };
    if (posture.feet === null) {
      const back = transformDirection(posture.turn, [0, -0.12, -1]);
      const length = skeleton.lengthOf(thigh) + skeleton.lengthOf(shank);
      const middle = add(root, [back[0] * length * 0.4, back[1] * length * 0.4, back[2] * length * 0.4]);
      skeleton.aim(thigh, root, middle);
      skeleton.aim(shank, middle, add(middle, back));
      skeleton.place(foot, skeleton.pointOn(shank, skeleton.tail(shank)), rotationX(1.2));
      continue;
    }
    const target = posture.feet[n] ?? resting;
    const ankle: Vec3 = [target.at[0], target.at[1] + 0.012 * unit, target.at[2]];
    const { middle, end } = solveTwoBones(root, ankle, skeleton.lengthOf(thigh), skeleton.lengthOf(shank), [
      0,
      0,
      frame.shape.legs.length > 0.6 ? -1 : 0.6,
    ]);
    skeleton.aim(thigh, root, middle);
    skeleton.aim(shank, middle, end);
    skeleton.place(foot, end, rotationX(target.pitch));
  }
};

export const poseBird = (frame: BirdFrame, skeleton: Skeleton, input: PoseInput): Pose => {
  const posture = choose(frame, input);
  const flying = frame.shape.neck.flying ?? [0.45, 0.4, 0.3];
  skeleton.place('body', posture.position, posture.turn);
  let at = skeleton.pointOn('body', skeleton.head('neck0'));
  for (let n = 0; n < neckParts; n += 1) {
    const share = (n + 1) / neckParts;
    skeleton.place(
      `neck${n}`,
      at,
      multiply(rotationY(posture.neckYaw * share), rotationX(flying[n]! - posture.neck[n]!)),
    );
    at = skeleton.pointOn(`neck${n}`, skeleton.tail(`neck${n}`));
  }
  skeleton.place('head', at, posture.head);
  skeleton.place(
    'beak',
    skeleton.pointOn('head', skeleton.head('beak')),
    multiply(posture.head, rotationX(posture.beak)),
  );
  skeleton.place(
    'tail',
    skeleton.pointOn('body', skeleton.head('tail')),
    multiply(posture.turn, rotationX(-posture.tail)),
  );
  poseWings(skeleton, posture, frame);
  poseLegs(skeleton, posture, frame);
  const bones = skeleton.matrices.slice();
  const carried = (bone: string, point: Vec3) =>
    multiply(translationTo(skeleton.pointOn(bone, point)), rotationOf(skeleton.matrix(bone)));
  return {
    parts: {
      body: bones,
      down: bones,
      folded: posture.isFlying ? null : bones,
      spread: posture.isFlying ? bones : null,
      lids: posture.eyesShut || isBlinking(input.time, input.phase) ? bones : null,
    },
    anchors: {
      back: carried('body', [0, frame.centreY + frame.depth, 0]),
      top: carried('body', [0, frame.centreY + frame.depth, 0]),
      head: carried('head', frame.headPoint(0, 1, 0)),
      neck: carried('neck0', frame.neck[0]!),
      mouth: carried('head', frame.headPoint(0, -0.1, 1 + frame.shape.beak.length * 0.8)),
    },
  };
};
