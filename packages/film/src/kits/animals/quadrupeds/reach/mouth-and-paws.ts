/** Mouth or paws at a point: neck, shoulders and legs go as far as it takes. */

import { clamp, fraction, lerp, smoothstep } from '../../../../math/interpolate.ts';
import { solveTwoBones } from '../../../../math/inverse-kinematics.ts';
import {
  multiply,
  rotationBetween,
  rotationX,
  rotationY,
  transformDirection,
} from '../../../../math/matrix.ts';
import { add, distance, length, mix, subtract, type Vec3 } from '../../../../math/vector.ts';
import type { PoseInput } from '../../../model.ts';
import { feet, lowerHead, type Posture, rearUp } from '../posture.ts';
import type { Frame } from '../shape.ts';

/** How far shoulders are bowed at most, radians, and the share of the length of neck and head that is used. */
const mostBow = 0.62;
const stretched = 0.97;
/** In heights of the body. */
const nearEnough = 0.14;
const onGround = 0.14;
/** A neck that is bent more than this to reach what is under it looks broken. */
const folded = 0.88;

/** Neck and head as a limb of two bones, from the shoulders to the mouth. */
export const reachWithMouth = (posture: Posture, frame: Frame, at: Vec3, chew: number) => {
  const { neckBase, headCentre, nose, spine, h } = frame;
  const [neck, muzzle] = [subtract(headCentre, neckBase), subtract(nose, headCentre)];
  const [upper, lower] = [length(neck), length(muzzle)];
  const middle: Vec3 = [...posture.middle];
  const before = { ...posture, middle };
  lowerHead(posture, frame, 1, chew);
  // Grass and what lies on the ground are where a lowered head is by itself.
  const shoulders = add(
    posture.middle,
    transformDirection(posture.chest, [0, neckBase[1] - spine, neckBase[2]]),
  );
  const lowered = add(
    add(shoulders, transformDirection(posture.neck, neck)),
    transformDirection(posture.head, muzzle),
  );
  const isFolded = at[1] < onGround * h && distance(shoulders, at) < (upper + lower) * folded;
  if (isFolded || distance(lowered, at) < nearEnough * h) return;
  Object.assign(posture, before, { middle: [...middle] });
  const baseAt = (bow: number): Vec3 =>
    add(
      [middle[0], middle[1] - bow * 0.34 * h, middle[2]],
      transformDirection(rotationX(bow), [0, neckBase[1] - spine, neckBase[2]]),
    );
  let bow = 0;
  while (bow < mostBow && distance(baseAt(bow), at) > (upper + lower) * stretched) bow += 0.02;
  if (bow > 0) {
    posture.middle = [middle[0], middle[1] - bow * 0.34 * h, middle[2]];
    posture.chest = rotationX(bow);
    posture.hips = rotationX(bow * 0.5);
  }
  const base = baseAt(bow);
  const goal = add(at, [0, chew * 0.012 * h, 0]);
  const solved = solveTwoBones(base, goal, upper, lower, [0, 1, 0.5]);
  posture.neck = rotationBetween(neck, subtract(solved.middle, base));
  posture.head = rotationBetween(muzzle, subtract(solved.end, solved.middle));
  posture.jaw = 0.1 + 0.09 * Math.max(0, chew);
};

/** Seconds from one stroke of a paw to the next. */
const strokeSeconds = 0.75;

/** A paw strikes what lies before it; what is higher than the shoulders is reached on the hind legs, with both. */
export const reachWithPaws = (posture: Posture, frame: Frame, at: Vec3, input: PoseInput) => {
  const { shoulderY, legX, h } = frame;
  const t = input.actionTime / strokeSeconds + input.phase;
  const isHigh = at[1] > shoulderY * 0.85;
  if (isHigh) {
    rearUp(posture, frame, clamp((at[1] - shoulderY * 0.5) / (shoulderY * 1.1), 0.35, 0.85), input.time);
    for (const n of [2, 3]) {
      const stroke = Math.sin((t + (n === 2 ? 0 : 0.5)) * 2 * Math.PI);
      const foot = posture.feet[n]!;
      foot.ball = add(at, [feet[n]!.sign * legX * 0.8, stroke * 0.12 * h, 0]);
      foot.pitch = -0.5;
      foot.pole = [feet[n]!.sign * 0.5, -0.6, -0.6];
    }
    return;
  }
  const n = fraction(t / 2) < 0.5 ? 2 : 3;
  // Down fast and held a moment: the touch is what is looked at.
  const u = fraction(t);
  const strike = smoothstep(0, 0.3, u) * smoothstep(1, 0.75, u);
  const foot = posture.feet[n]!;
  const raised = 0.22 * shoulderY * Math.sin(Math.PI * Math.min(1, u / 0.3));
  foot.ball = add(mix(foot.ball, at, strike), [0, u < 0.3 ? raised : 0, 0]);
  foot.pitch = lerp(0, 0.35, strike);
  posture.middle[2] += 0.05 * h * strike;
  posture.hips = multiply(posture.hips, rotationY(0.1 * Math.sin(t * 2.6)));
};
