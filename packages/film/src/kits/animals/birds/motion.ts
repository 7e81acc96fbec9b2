/** Poses a bird: standing, walking, hopping, waddling, pecking, swimming, flying, hovering. */

import { clamp, fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { solveTwoBones } from '../../../math/inverse-kinematics.ts';
import {
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
import { type BirdPosture, fly, hipHeight, standing, walkSteps } from './postures.ts';
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
  } else if (action === 'pet' || action === 'wash') {
    // Preening: the head goes round to the wing, the beak nibbles along the feathers.
    const back = smoothstep(0, 0.12, fraction(t * 0.24)) * smoothstep(1, 0.9, fraction(t * 0.24));
    const nibble = 0.5 + 0.5 * Math.sin(t * 13);
    posture.neck = posture.neck.map((angle) => angle - 0.25 * back) as [number, number, number];
    posture.neckYaw = 0.9 * back;
    posture.head = multiply(
      rotationY((1.5 + 0.25 * Math.sin(t * 1.1)) * back),
      rotationX((0.55 + 0.12 * nibble) * back),
    );
    posture.beak = 0.16 * nibble * back;
    posture.arm = 0.12 * back;
  } else if (action === 'climb') {
    // On a trunk, as a woodpecker: fast strokes of the head into the bark before it, then a look around.
    const beat = smoothstep(0, 0.08, fraction(t * 0.55)) * smoothstep(0.8, 0.7, fraction(t * 0.55));
    const stroke = beat * (0.5 + 0.5 * Math.sin(t * 34));
    posture.turn = multiply(rotationX(0.16 * stroke), posture.turn);
    posture.neck = posture.neck.map((angle) => angle - 0.5 * stroke + 0.12 * beat) as [
      number,
      number,
      number,
    ];
    posture.head = multiply(rotationY(0.5 * (1 - beat)), rotationX(0.5 + 0.15 * stroke));
    posture.neckYaw = 0;
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
    // A short hooked beak that gapes wide is a hole in the face.
    posture.beak = (frame.shape.beak.kind === 'hook' ? 0.26 : 0.5) * open;
    posture.head = rotationX(-0.25 - 0.2 * open);
    posture.neck = posture.neck.map((angle) => Math.min(1.5, angle + 0.15)) as [number, number, number];
  } else if (action === 'dance' || action === 'wave' || action === 'stretch' || action === 'clap') {
    posture.isFlying = canFly;
    posture.arm = 0.5 + 0.45 * Math.sin(t * 5);
    posture.hand = 0.4 * Math.sin(t * 5 - 0.8);
    posture.turn = multiply(rotationZ(0.1 * Math.sin(t * 5)), posture.turn);
    // Short legs bob: down and up on the beat, the head thrown the other way.
    if (action === 'dance' && frame.legLength <= unit * 0.3) {
      posture.position[1] += unit * 0.07 * Math.sin(t * 10);
      posture.turn = multiply(
        rotationY(0.35 * Math.sin(t * 2.5)),
        rotationZ(0.16 * Math.sin(t * 5)),
        posture.turn,
      );
      posture.head = multiply(rotationY(0.5 * Math.sin(t * 2.5)), rotationX(0.3 * Math.sin(t * 10)));
    }
    // Long legs leap between bows.
    if (action === 'dance' && frame.legLength > unit * 0.3) {
      const leap = Math.max(0, Math.sin(t * 3.4));
      posture.position[1] += frame.legLength * 0.45 * leap;
      const hip = hipHeight(frame, posture.turn);
      posture.feet = [1, -1].map((sign) => ({
        at: [
          sign * frame.hip[0],
          frame.legLength * (0.45 * leap + (sign > 0 ? 0.3 * leap : 0)),
          hip[2] + (sign > 0 ? 0.2 * frame.legLength * leap : 0),
        ],
        pitch: 0.5 * leap,
      }));
      const bow = Math.max(0, -Math.sin(t * 1.7));
      posture.neck = posture.neck.map((angle) => angle - 0.4 * bow) as [number, number, number];
    }
  } else if (action === 'sit') posture.position[1] -= frame.legLength * 0.7;
  // Owls turn the head far round and back; at rest the face is on the side of the camera.
  if (shape.turnsHead && !posture.eyesShut && !posture.isFlying && input.speed < 0.05)
    posture.head = rotationY(-0.8 + 1.15 * Math.sin(input.time * 1.25 + 0.6));
  else if (input.lookAt && !posture.eyesShut && !posture.isFlying) {
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

const poseLegs = (skeleton: Skeleton, posture: BirdPosture, frame: BirdFrame, isGrasping: boolean) => {
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
      // Claws that reach for prey hang below the body.
      const back = transformDirection(posture.turn, isGrasping ? [0, -1, 0.2] : [0, -0.12, -1]);
      const length = skeleton.lengthOf(thigh) + skeleton.lengthOf(shank);
      const middle = add(root, [back[0] * length * 0.4, back[1] * length * 0.4, back[2] * length * 0.4]);
      skeleton.aim(thigh, root, middle);
      skeleton.aim(shank, middle, add(middle, back));
      skeleton.place(foot, skeleton.pointOn(shank, skeleton.tail(shank)), rotationX(isGrasping ? 0 : 1.2));
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

const clawsOf = (skeleton: Skeleton): Vec3 => {
  const [left, right] = ['footLeft', 'footRight'].map((foot) => skeleton.pointOn(foot, skeleton.head(foot)));
  return [(left![0] + right![0]) / 2, (left![1] + right![1]) / 2, (left![2] + right![2]) / 2];
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
  // Birds of prey carry in their claws.
  const isRaptor = frame.shape.beak.kind === 'hook' && frame.unit > 0.3 && posture.feet === null;
  poseLegs(skeleton, posture, frame, isRaptor && (input.action === 'dive' || input.action === 'carry'));
  const bones = skeleton.matrices.slice();
  return {
    parts: {
      body: bones,
      worn: bones,
      down: bones,
      folded: posture.isFlying ? null : bones,
      spread: posture.isFlying ? bones : null,
      lids: posture.eyesShut || isBlinking(input.time, input.phase) ? bones : null,
    },
    anchors: {
      back: skeleton.carried('body', [0, frame.centreY + frame.depth, 0]),
      top: skeleton.carried('body', [0, frame.centreY + frame.depth, 0]),
      head: skeleton.carried('head', frame.headPoint(0, 1, 0)),
      neck: skeleton.carried('neck0', frame.neck[0]!),
      mouth: isRaptor
        ? multiply(translationTo(clawsOf(skeleton)), rotationOf(skeleton.matrix('body')))
        : skeleton.carried('head', frame.headPoint(0, -0.1, 1 + frame.shape.beak.length * 0.8)),
    },
  };
};
