/** What paws do on the spot: a cat's stretch, digging, batting at something. */

import { fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ } from '../../../math/matrix.ts';
import type { Particle, PoseInput } from '../../model.ts';
import { feet, idle, leap, lieDown, lowerHead, type Posture } from './posture.ts';
import type { Frame } from './shape.ts';

/** A cat's stretch: the front paws far out, chest low, rump high. */
export const stretchOut = (posture: Posture, frame: Frame, amount: number) => {
  const { h, length, shoulderY, zFront, shape } = frame;
  const bow = 0.52 * amount;
  posture.middle[1] -= Math.sin(bow) * length * 0.36;
  posture.middle[2] -= 0.08 * h * amount;
  posture.chest = rotationX(bow);
  posture.hips = rotationX(bow * 0.72);
  posture.neck = rotationX(bow * 0.2);
  posture.head = rotationX(-0.35 * amount);
  posture.tail = multiply(rotationX(bow * 0.4), rotationX((0.9 - shape.tail.angle) * 0.5 * amount));
  posture.jaw = 0.25 * amount * amount;
  for (const n of [2, 3]) {
    const foot = posture.feet[n]!;
    foot.ball = [foot.ball[0], 0, lerp(foot.ball[2], zFront + shoulderY * 0.78, amount)];
    foot.pitch = -0.1 * amount;
    foot.pole = [feet[n]!.sign * 0.4, -0.3, -1];
  }
};

/** One round of play, in seconds, and the share of it on the ground. */
const rompSeconds = 1.5;
const grounded = 0.6;
/** Height of those too heavy to leave the ground, in metres. */
const heavy = 1.7;

/** Play on the spot: down on the forelegs with the rump up, then a short hop; the heavy only stamp. */
export const romp = (posture: Posture, frame: Frame, input: PoseInput) => {
  const u = fraction(input.actionTime / rompSeconds + input.phase * 0.16);
  if (frame.h > heavy) {
    idle(posture, frame, input);
    const n = fraction(input.actionTime / (2 * rompSeconds)) < 0.5 ? 2 : 3;
    posture.feet[n]!.ball[1] += frame.shoulderY * 0.22 * Math.max(0, Math.sin(u * 2 * Math.PI));
    return;
  }
  if (u < grounded) {
    idle(posture, frame, input, 0.4);
    stretchOut(posture, frame, 0.85 * Math.sin((Math.PI * u) / grounded) ** 0.7);
    posture.hips = multiply(posture.hips, rotationY(0.14 * Math.sin(input.time * 13)));
    return;
  }
  const share = (u - grounded) / (1 - grounded);
  leap(posture, frame, share, 0.3);
};

/** Nose down, the front paws scratching in turn. */
export const digIn = (posture: Posture, frame: Frame, time: number) => {
  lowerHead(posture, frame, 0.72, 0);
  for (const n of [2, 3]) {
    const stroke = time * 15 + (n === 2 ? 0 : Math.PI);
    const foot = posture.feet[n]!;
    foot.ball[2] += frame.shoulderY * (0.24 + 0.26 * Math.cos(stroke));
    foot.ball[1] += frame.shoulderY * 0.2 * Math.max(0, Math.sin(stroke));
    foot.pitch = 0.5 * Math.sin(stroke);
  }
};

/** Crumbs of earth that fly back under the belly. */
export const thrownSoil = ({ zFront, h }: Frame, time: number): Particle[] =>
  Array.from({ length: 26 }, (_, n) => {
    const t = fraction(time * 1.6 + n * 0.618);
    const side = ((n * 0.37) % 1) - 0.5;
    return {
      position: [
        side * h * (0.3 + 1.2 * t),
        h * (1.5 * t - 1.6 * t * t) + 0.01,
        zFront + h * (0.35 - 1.5 * t),
      ],
      size: h * (0.03 + 0.035 * ((n * 0.73) % 1)),
      colour: n % 2 ? [0.11, 0.06, 0.03] : [0.2, 0.12, 0.06],
      opacity: 0.95,
    };
  });

/** One front paw strikes, then the other. */
export const batWithPaw = (posture: Posture, frame: Frame, input: PoseInput) => {
  const t = input.actionTime * 1.5 + input.phase;
  const n = fraction(t / 2) < 0.5 ? 2 : 3;
  const strike = Math.sin(Math.PI * smoothstep(0, 1, fraction(t)));
  lowerHead(posture, frame, 0.32, 0);
  const foot = posture.feet[n]!;
  foot.ball[1] += frame.shoulderY * 0.45 * strike;
  foot.ball[2] += frame.shoulderY * 0.45 * strike;
  foot.ball[0] += 0.1 * frame.h * Math.sin(t * 3) * strike;
  foot.pitch = 0.6 * strike;
  posture.head = multiply(rotationY((n === 2 ? 0.25 : -0.25) * strike), posture.head);
  posture.hips = multiply(posture.hips, rotationY(0.12 * Math.sin(t * 4)));
};

/** A wet coat is shaken dry: the roll runs from the head to the rump. */
export const shakeDry = (posture: Posture, frame: Frame, time: number) => {
  const roll = (lag: number, amount: number) => rotationZ(amount * Math.sin(time * 26 - lag));
  lowerHead(posture, frame, 0.22, 0);
  posture.head = multiply(roll(0, 0.62), posture.head);
  posture.neck = multiply(roll(0.5, 0.34), posture.neck);
  posture.chest = multiply(roll(1, 0.2), posture.chest);
  posture.hips = multiply(roll(1.9, 0.26), posture.hips);
  posture.tail = multiply(roll(2.6, 0.5), posture.tail);
  for (const foot of posture.feet) foot.ball[0] *= 1.35;
};

/** Drops that fly off all round. */
export const shakenDrops = ({ spine, depth, length, h }: Frame, time: number): Particle[] =>
  Array.from({ length: 220 }, (_, n) => {
    const t = fraction(time * 2.2 + n * 0.618);
    const angle = ((n * 0.377) % 1) * Math.PI * 1.5 - Math.PI * 0.25;
    const along = ((n * 0.739) % 1) - 0.4;
    const reach = depth * 1.2 + h * (0.25 + 1.15 * ((n * 0.271) % 1)) * t;
    const [x, y] = [Math.cos(angle) * reach, spine + Math.sin(angle) * reach - h * 0.9 * t * t];
    return {
      position: [x, Math.max(0.01, y), along * length * 1.6],
      end: [x * 0.82, Math.max(0.01, y - Math.sin(angle) * reach * 0.16), along * length * 1.5],
      size: h * (0.03 + 0.03 * ((n * 0.53) % 1)),
      colour: [0.95, 0.98, 1],
      opacity: 0.9 * (1 - t * 0.6),
    };
  });

/** Upside down under a branch at height 0, all four paws over it. */
export const hangUnder = (posture: Posture, frame: Frame, time: number) => {
  lieDown(posture, frame);
  const swing = 0.1 * Math.sin(time * 1.1);
  const over = multiply(rotationZ(Math.PI + swing), rotationX(0.06 * Math.sin(time * 0.7)));
  const drop = frame.shoulderY * 0.82 + frame.depth * 0.5;
  posture.middle = [Math.sin(swing) * drop, -drop, 0];
  posture.hips = over;
  posture.chest = over;
  // The face is turned to whoever looks from the side.
  const turn = 0.75 + 0.25 * Math.sin(time * 0.6);
  posture.neck = multiply(over, rotationX(-0.3));
  posture.head = multiply(rotationZ(swing), rotationY(turn), rotationX(0.15), rotationZ(2.5));
  for (const [n, foot] of posture.feet.entries()) {
    const isFront = n >= 2;
    foot.ball = [-foot.ball[0] * 0.35, 0.02 * frame.h, foot.ball[2] * (isFront ? 1.05 : 1)];
    foot.turn = rotationZ(Math.PI);
    foot.pitch = 0;
    foot.pole = [0, -0.2, isFront ? -1 : 1];
  }
};
