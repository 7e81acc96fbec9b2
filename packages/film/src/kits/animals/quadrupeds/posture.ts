/** How a four-legged body is held: what each posture asks of spine, head and feet. */

import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  transformDirection,
} from '../../../math/matrix.ts';
import { add, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { PoseInput } from '../../model.ts';
import { footStep, type Gait } from '../shared/gait.ts';
import { footLength, tailSegments } from './frame.ts';
import type { Frame } from './shape.ts';

/** In the order of `Gait.offsets`. */
export const feet = [
  { end: 'hind', side: 'Left', sign: 1 },
  { end: 'hind', side: 'Right', sign: -1 },
  { end: 'front', side: 'Left', sign: 1 },
  { end: 'front', side: 'Right', sign: -1 },
] as const;

export type FootTarget = { ball: Vec3; pitch: number; pole: Vec3; turn?: Matrix };

export type Posture = {
  /** Where hips and chest meet. */
  middle: Vec3;
  hips: Matrix;
  chest: Matrix;
  neck: Matrix;
  head: Matrix;
  /** Radians the mouth is open. */
  jaw: number;
  /** The turn of the tail's root, and how much each further segment adds. */
  tail: Matrix;
  tailBend: Matrix;
  feet: FootTarget[];
  eyesShut: boolean;
};

export const standing = (frame: Frame, skeleton: Skeleton): Posture => ({
  middle: [0, frame.spine, 0],
  hips: rotationX(0),
  chest: rotationX(0),
  neck: rotationX(0),
  head: rotationX(0),
  jaw: 0,
  tail: rotationX(0),
  tailBend: rotationX(0),
  eyesShut: false,
  feet: feet.map(({ end, side, sign }) => {
    const toe = skeleton.tail(`${end}Foot${side}`);
    const isForward = end === 'hind' || frame.shape.foot === 'hoof';
    const sprawl = frame.shape.sprawl ?? 0;
    return {
      ball: [toe[0], 0, toe[2] - footLength(frame) * 0.5],
      pitch: 0,
      pole: sprawl > 0.3 ? [sign, 0.5, end === 'hind' ? 0.3 : -0.3] : [0, 0, isForward ? 1 : -1],
    };
  }),
});

export const breathe = (posture: Posture, frame: Frame, { time, phase }: PoseInput) => {
  const breath = Math.sin(time * 2.1 + phase * 5);
  posture.middle[1] += 0.004 * frame.h * breath;
  posture.neck = multiply(posture.neck, rotationX(0.018 * breath));
};

/** Standing at ease: weight shifts, the head looks about. */
export const idle = (posture: Posture, frame: Frame, input: PoseInput, curiosity = 1) => {
  const t = input.time + input.phase * 7;
  breathe(posture, frame, input);
  posture.middle[0] += 0.008 * frame.h * Math.sin(t * 0.9);
  const look = curiosity * (0.28 * Math.sin(t * 0.7) + 0.12 * Math.sin(t * 1.7 + 1));
  posture.head = multiply(rotationY(look), rotationX(0.06 * Math.sin(t * 0.9 + 2)));
  posture.neck = multiply(rotationY(look * 0.4), posture.neck);
};

export const moving = (
  posture: Posture,
  frame: Frame,
  input: PoseInput,
  gait: Gait,
  name: string,
  strides: number,
  weight: number,
) => {
  const { h, shoulderY: legLength } = frame;
  const w = strides * 2 * Math.PI;
  if (name === 'gallop' || name === 'hop') {
    const flex = (name === 'hop' ? 0.24 : 0.17) * Math.cos(w - 0.5) * weight;
    const pitch = (name === 'hop' ? 0.16 : 0.075) * Math.sin(w + 0.5) * weight;
    posture.middle[1] +=
      h * (name === 'hop' ? 0.14 * Math.max(-0.3, Math.sin(w - 2.2)) : 0.05 * Math.sin(w - 1.9)) * weight;
    posture.chest = rotationX(pitch - flex * 0.65);
    posture.hips = rotationX(pitch + flex * 0.85);
    posture.neck = rotationX(pitch * 0.5 + (name === 'hop' ? 0 : 0.2) * weight + 0.08 * Math.sin(w));
    posture.head = rotationX(0.06 + 0.05 * Math.sin(w + 0.8));
    posture.tail = multiply(posture.hips, rotationX(0.35 * Math.sin(w - 1) * weight));
  } else {
    const bob = name === 'trot' ? 0.022 * Math.cos(2 * w - 0.6) : 0.01 * Math.cos(2 * w);
    posture.middle[1] += h * bob * weight;
    posture.neck = rotationX((name === 'trot' ? 0.03 : 0.06) * Math.sin(2 * w) * weight);
    posture.head = rotationX(-0.03 * Math.sin(2 * w) * weight);
    posture.chest = multiply(rotationY(0.035 * Math.sin(w) * weight), rotationZ(0.02 * Math.sin(w) * weight));
    posture.hips = multiply(
      rotationY(-0.035 * Math.sin(w) * weight),
      rotationZ(-0.03 * Math.sin(w) * weight),
    );
    posture.tail = rotationY(0.12 * Math.sin(w) * weight);
  }
  const half = (gait.stride * legLength * gait.stance) / 2;
  for (const [n, foot] of posture.feet.entries()) {
    const step = footStep(gait, n, strides);
    foot.ball[2] += step.forward * half * weight;
    foot.ball[1] += step.up * gait.lift * legLength * weight;
    foot.pitch = step.pitch * weight * (frame.shape.foot === 'column' ? 0.6 : 1);
  }
  posture.middle[1] += 0.002 * h * Math.sin(input.time * 3);
};

/** Takes the upward curl out of a tail that lies on the ground. */
const straighten = ({ shape }: Frame): Matrix =>
  rotationX((-0.85 * (shape.tail.curl ?? 0.3)) / (tailSegments - 1));

/** On its haunches like a dog: rump on the ground, front legs straight. */
export const sitOnHaunches = (posture: Posture, frame: Frame) => {
  const { depth, length, shoulderY, h, legX, shape } = frame;
  const lean = Math.asin(clamp((shoulderY - depth * 0.55) / length, 0.3, 0.88));
  posture.middle = [0, depth * 0.86 + Math.sin(lean) * (length / 2) - frame.hipRise * 0.5, 0];
  posture.hips = posture.chest = rotationX(-lean);
  posture.neck = rotationX(-lean * 0.35);
  posture.tail = rotationX(0.12 - shape.tail.angle + (shape.tail.length > 0.6 ? -0.1 : 0));
  posture.tailBend = straighten(frame);
  const rump = -Math.cos(lean) * (length / 2);
  for (const [n, foot] of posture.feet.entries()) {
    const { sign } = feet[n]!;
    if (n < 2) {
      foot.ball = [sign * (legX * 1.5 + frame.leg), 0, rump + 0.33 * h];
      foot.pitch = -0.95;
    } else
      foot.ball = [
        sign * legX * 0.85,
        0,
        Math.cos(lean) * (length / 2) + Math.sin(lean) * depth * 0.42 + 0.02 * h,
      ];
  }
};

/** Upright like a panda or squirrel: hind legs out in front, hands free. `hands`: 0 in the lap to 1 at the mouth. */
export const sitUpright = (posture: Posture, frame: Frame, hands: number, chew: number) => {
  const { depth, length, h, legX } = frame;
  const lean = 0.88;
  posture.middle = [0, depth * 0.92 + Math.sin(lean) * (length / 2) * 0.94, -length * 0.12];
  posture.hips = rotationX(-lean);
  posture.chest = rotationX(-lean - 0.04);
  posture.neck = rotationX(-lean * 0.55 + 0.1);
  posture.head = rotationX(0.16 + chew * 0.03);
  posture.tail = rotationX(frame.shape.tail.length > 0.4 ? -0.4 : 0.1 - frame.shape.tail.angle);
  const rump: Vec3 = add(posture.middle, transformDirection(posture.hips, [0, 0, frame.zHind]));
  const neck: Vec3 = add(
    posture.middle,
    transformDirection(posture.chest, [0, frame.neckBase[1] - frame.spine, frame.neckBase[2]]),
  );
  for (const [n, foot] of posture.feet.entries()) {
    const { sign } = feet[n]!;
    if (n < 2) {
      foot.ball = [sign * legX * 1.75, frame.leg * 0.9, rump[2] + frame.hipY * 0.86];
      foot.pitch = -1.35;
      foot.pole = [sign * 0.9, 0.8, 0.2];
    } else {
      const mouth: Vec3 = [
        sign * frame.radius * 0.34,
        neck[1] + 0.02 * h + chew * 0.015 * h,
        neck[2] + frame.radius * 1.35 + depth * 0.25,
      ];
      const lap: Vec3 = [sign * legX * 0.7, neck[1] - depth * 1.05, neck[2] + depth * 0.75];
      foot.ball = [
        lerp(lap[0], mouth[0], hands),
        lerp(lap[1], mouth[1], hands),
        lerp(lap[2], mouth[2], hands),
      ];
      foot.pitch = -1.1;
      foot.pole = [sign * 0.9, -0.8, -0.2];
    }
  }
};

/** On the belly, head up: legs forward if it has paws, folded under if it has hooves. */
export const lieDown = (posture: Posture, frame: Frame) => {
  const { depth, h, legX, zFront, zHind, shape } = frame;
  posture.middle = [0, depth * 0.93 - Math.min(0, frame.hipRise), 0];
  const isHoof = shape.foot !== 'paw';
  posture.hips = rotationZ(0.12);
  posture.chest = rotationX(-0.06);
  posture.neck = rotationX(isHoof ? 0 : -0.12);
  posture.tail = multiply(rotationY(0.6), rotationX(-0.12 - shape.tail.angle));
  posture.tailBend = multiply(rotationY(0.25), straighten(frame));
  for (const [n, foot] of posture.feet.entries()) {
    const { sign } = feet[n]!;
    if (n < 2) {
      foot.ball = [sign * legX * 1.75, 0, zHind + 0.36 * h];
      foot.pitch = -1.25;
      foot.pole = [sign * 0.5, 0.7, 1];
    } else if (isHoof) {
      foot.ball = [sign * legX * 1.1, frame.leg * 0.6, zFront - 0.06 * h];
      foot.pitch = 1.35;
      foot.pole = [0, 0, 1];
    } else {
      foot.ball = [sign * legX * 0.9, 0, zFront + frame.shoulderY * 0.72];
      foot.pitch = -0.15;
      foot.pole = [sign * 0.5, -0.4, -1];
    }
  }
};

/** Curled up: nose to tail. */
export const sleepCurled = (posture: Posture, frame: Frame, input: PoseInput) => {
  const { depth, h, shape, radius, legX, neckBase, spine } = frame;
  const breath = Math.sin(input.time * 1.6 + input.phase);
  posture.eyesShut = true;
  posture.middle = [0, depth * 0.92 + 0.012 * h * breath, 0];
  // Further round, the neck would fold into itself.
  const curl = shape.neck.length > 0.5 ? 1 : 0.82;
  const bend = curl < 1 ? 1.05 : Number.POSITIVE_INFINITY;
  posture.chest = rotationY(-0.8 * curl);
  posture.hips = rotationY(0.8);
  const base = posture.middle[1] + neckBase[1] - spine;
  const down = Math.asin(clamp((radius * 0.85 - base) / (shape.neck.length * h), -0.95, 0.9));
  posture.neck = multiply(rotationY(-1.25 * curl), rotationX(Math.min(bend, shape.neck.rise - down)));
  posture.head = multiply(
    rotationY(-1.75 * curl),
    rotationX(-shape.head.drop * 0.6 + (curl < 1 ? 0.3 : 0.1)),
  );
  const drop = Math.asin(clamp((depth * 1.25) / Math.max(0.1, shape.tail.length * h), 0, 0.8));
  posture.tail = multiply(rotationY(1.25), rotationX(-drop - shape.tail.angle));
  posture.tailBend = multiply(rotationY(0.72), straighten(frame));
  for (const [n, foot] of posture.feet.entries()) {
    const { sign } = feet[n]!;
    const local: Vec3 =
      n < 2
        ? [sign * legX * 1.4, 0, frame.zHind + 0.34 * h]
        : [sign * legX * 0.75, 0, frame.zFront + 0.26 * h];
    const turn = n < 2 ? posture.hips : posture.chest;
    const at = transformDirection(turn, local);
    foot.ball = [at[0], frame.leg * 0.2, at[2]];
    foot.pitch = n < 2 ? -1.2 : -0.2;
    foot.turn = turn;
  }
};

/** Mouth to the ground: grazing, eating, drinking, sniffing. */
export const lowerHead = (posture: Posture, frame: Frame, amount: number, nibble: number) => {
  const { shape, h, radius, neckBase, spine } = frame;
  const headLength = shape.head.muzzle * radius;
  const reach = shape.neck.length * h;
  const target = headLength * 0.78 + radius * 0.1;
  // A short neck is helped by bowing the shoulders.
  const missing = clamp((neckBase[1] - target - reach * 0.93) / h, 0, 0.38);
  const bow = Math.asin(clamp(missing / (shape.length * 0.5 + 0.3), 0, 0.45)) * amount;
  posture.middle[1] -= missing * h * 0.36 * amount;
  posture.chest = rotationX(bow);
  posture.hips = rotationX(bow * 0.5);
  const base = add(posture.middle, transformDirection(posture.chest, [0, neckBase[1] - spine, neckBase[2]]));
  const down = Math.asin(clamp((target - base[1]) / reach, -0.96, 0.9));
  posture.neck = rotationX((shape.neck.rise - down) * amount);
  const pitch = 1.0 - shape.head.drop;
  posture.head = rotationX((pitch + nibble * 0.06) * amount);
  posture.jaw = 0.1 * Math.max(0, nibble) * amount;
};

/** On the hind legs, front legs pawing. */
export const rearUp = (posture: Posture, frame: Frame, amount: number, time: number) => {
  const lean = 0.85 * amount;
  const hip: Vec3 = [0, frame.hipY, frame.zHind];
  const turned = transformDirection(rotationX(-lean), [0, frame.hipY - frame.spine, frame.zHind]);
  posture.middle = [0, hip[1] - turned[1] * 1 - 0.03 * frame.h * amount, hip[2] - turned[2]];
  posture.hips = rotationX(-lean);
  posture.chest = rotationX(-lean * 1.08);
  posture.neck = rotationX(-lean * 0.45);
  posture.head = rotationX(-0.1 * amount);
  posture.tail = rotationX(-lean * 0.3);
  for (const n of [2, 3]) {
    const { sign } = feet[n]!;
    const at = add(
      posture.middle,
      transformDirection(posture.chest, [sign * frame.legX, frame.shoulderY - frame.spine, frame.zFront]),
    );
    const paw = Math.sin(time * 6 + n * 2.4);
    const foot = posture.feet[n]!;
    const raised: Vec3 = [
      at[0],
      at[1] - frame.shoulderY * (0.42 - 0.12 * paw),
      at[2] + frame.shoulderY * (0.42 + 0.1 * paw),
    ];
    foot.ball = [
      lerp(foot.ball[0], raised[0], amount),
      lerp(foot.ball[1], raised[1], amount),
      lerp(foot.ball[2], raised[2], amount),
    ];
    foot.pitch = 1.1 * amount;
  }
};

/** In the air: stretched out at the take-off, gathered for the landing. `share` of the jump from 0 to 1, `high` in heights of the body. */
export const leap = (posture: Posture, frame: Frame, share: number, high = 0.5) => {
  const { h, shoulderY } = frame;
  const pitch = lerp(-0.38, 0.32, smoothstep(0.15, 0.85, share));
  posture.hips = posture.chest = rotationX(pitch);
  posture.neck = rotationX(pitch * 0.4 + 0.1);
  posture.head = rotationX(0.05);
  posture.tail = rotationX(pitch + 0.25);
  const gather = Math.sin(Math.PI * clamp(share)) * 0.75;
  const lift = 4 * share * (1 - share) * h * high;
  posture.middle[1] += lift;
  for (const [n, foot] of posture.feet.entries()) {
    const reach = n < 2 ? lerp(-0.62, 0.25, smoothstep(0.25, 1, share)) : lerp(0.62, 0.3, share);
    foot.ball[2] += reach * shoulderY;
    foot.ball[1] += lift + shoulderY * 0.25 * gather + (n < 2 ? -1 : 1) * Math.sin(-pitch) * h * 0.35;
    foot.pitch = n < 2 ? 1.2 * (1 - share) : 0.5;
  }
};

/** Belly up, the paws in the air. */
export const lieOnBack = (posture: Posture, frame: Frame, time: number) => {
  lieDown(posture, frame);
  const roll = rotationZ(Math.PI * (0.85 + 0.12 * Math.sin(time * 3)));
  posture.hips = multiply(roll, posture.hips);
  posture.chest = multiply(roll, posture.chest);
  posture.neck = multiply(rotationX(-0.35), roll, posture.neck);
  posture.head = multiply(rotationX(-0.75), roll, posture.head);
  for (const [n, foot] of posture.feet.entries()) {
    const isFront = n >= 2;
    const reach = isFront ? 0.35 : 0.5;
    foot.ball = [
      foot.ball[0] * (isFront ? 0.35 : 0.8),
      frame.depth * 1.8 + frame.shoulderY * reach,
      foot.ball[2] * 0.6,
    ];
  }
};
