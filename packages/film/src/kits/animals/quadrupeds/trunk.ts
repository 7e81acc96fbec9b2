/** The trunk of an elephant: how it hangs, drinks and calls, and the water that it blows over the back. */

import { fraction, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationOf, rotationX, rotationZ } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { Particle, PoseInput } from '../../model.ts';
import { trunkSegments } from './frame.ts';
import type { Frame } from './shape.ts';

export const poseTrunk = (skeleton: Skeleton, input: PoseInput, isCalling: boolean) => {
  const { action, time, phase } = input;
  const t = time + phase * 3;
  const isDrinking = action === 'drink' || action === 'graze';
  const isEating = action === 'eat';
  const isSpraying = action === 'wash';
  // Drinking: down to the water, then up to the mouth.
  const raise = isDrinking
    ? smoothstep(0.5, 0.72, fraction(input.actionTime / 4.4)) *
      smoothstep(1, 0.88, fraction(input.actionTime / 4.4))
    : isEating
      ? 0.5 + 0.5 * Math.sin(t * 1.5)
      : isCalling || isSpraying
        ? -1
        : 0;
  let turn = rotationOf(skeleton.matrix('head'));
  let at = skeleton.pointOn('head', skeleton.head('trunk0'));
  for (let n = 0; n < trunkSegments; n += 1) {
    const name = `trunk${n}`;
    const reachOut = isDrinking ? (n === 0 ? -0.34 : 0.08) : 0;
    const curl =
      raise < 0 ? -0.62 * (n === 0 ? 1.1 : isSpraying ? 1 : 0.75) : raise * (n === 0 ? -0.3 : 0.62);
    turn = multiply(
      turn,
      rotationX(reachOut + curl + 0.06 * Math.sin(t * 1.4 - n * 0.7)),
      rotationZ(0.07 * Math.sin(t * 1.1 - n * 0.6)),
    );
    skeleton.place(name, at, turn);
    at = skeleton.pointOn(name, skeleton.tail(name));
  }
};

/** Out of the tip in an arc that opens like a fan and comes down on the back and the flanks. */
export const sprayedWater = (
  skeleton: Skeleton,
  { h, spine, depth, zHind }: Frame,
  { time }: PoseInput,
  isMuddy: boolean,
): Particle[] => {
  const tip = `trunk${trunkSegments - 1}`;
  const from = skeleton.pointOn(tip, skeleton.tail(tip));
  const [low, rise] = [spine + depth * 0.6, h * 0.5];
  const at = (t: number, aside: number, far: number): Vec3 => [
    from[0] + aside * depth * 1.5 * t,
    from[1] + (low - from[1]) * t * t + rise * 4 * t * (1 - t) * (0.6 + 0.4 * far),
    from[2] + (zHind * (0.2 + 0.8 * far) - from[2]) * t,
  ];
  return Array.from({ length: 460 }, (_, n) => {
    const t = fraction(time * 0.9 + n * 0.618);
    const [aside, far] = [2 * fraction(n * 0.377) - 1, fraction(n * 0.739)];
    return {
      position: at(t, aside, far),
      end: at(Math.max(0, t - 0.035), aside, far),
      size: h * (0.007 + 0.012 * t) * (isMuddy ? 1.5 : 1),
      colour: isMuddy ? [0.2, 0.12, 0.055] : [1.1, 1.2, 1.3],
      opacity: 0.9 - 0.4 * t,
    };
  });
};
