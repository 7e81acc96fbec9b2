/** How a bird stands, walks, hops and flies. */

import { clamp, fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  transformDirection,
} from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { PoseInput } from '../../model.ts';
import type { BirdFrame } from './shape.ts';

export type BirdPosture = {
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

export const standing = (frame: BirdFrame, input: PoseInput): BirdPosture => {
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

export const hipHeight = (frame: BirdFrame, turn: Matrix): Vec3 =>
  transformDirection(turn, [0, frame.hip[1] - frame.centreY, frame.hip[2]]);

export const walkSteps = (posture: BirdPosture, frame: BirdFrame, input: PoseInput) => {
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

export const fly = (posture: BirdPosture, frame: BirdFrame, input: PoseInput) => {
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
