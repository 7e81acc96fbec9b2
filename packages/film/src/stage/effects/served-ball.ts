/** A tennis ball in step with the serve: tossed up, hit overhead, off; a golf ball in step with the club, with the sand it lay in. */

import type { Particle } from '../../kits/model.ts';
import { type Matrix, transformPoint } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import {
  puttLength,
  puttShare,
  puttTimes,
  releaseMoments,
  swingShare,
  swingStart,
} from '../../motion/actions/release-moments.ts';

/** Shares of a serve at which the ball leaves the hand and meets the racket. */
const tossed = 0.14;
const struck = 0.46;

const colour: Vec3 = [0.85, 1, 0.12];

/** `tall`: height of the player in the model's own metres. */
export const servedBall = (root: Matrix, tall: number, time: number, seconds: number): Particle[] => {
  const u = swingShare(time, seconds, swingStart.racket);
  const hand: Vec3 = [tall * 0.14, tall * 0.72, tall * 0.2];
  const top: Vec3 = [-tall * 0.06, tall * 1.36, tall * 0.16];
  const at = (share: number): Vec3 => {
    if (share < tossed) return hand;
    if (share < struck) {
      const t = (share - tossed) / (struck - tossed);
      const up = 1 - (1 - t) ** 2;
      return [hand[0] + (top[0] - hand[0]) * t, hand[1] + (top[1] - hand[1]) * up, top[2]];
    }
    // On the strings for a moment, then off.
    const t = Math.max(0, share - struck - 0.05);
    return [top[0] + t * 1.5, top[1] - t * 1.6, top[2] + t * 15];
  };
  const position = transformPoint(root, at(u));
  return [{ position, size: 0.085, colour, opacity: 1 }];
};

const white: Vec3 = [1, 1, 0.98];
const sand: Vec3 = [0.62, 0.44, 0.22];

/** Rolls to the hole and is gone in it, until the next lies ready. */
export const puttedBall = (root: Matrix, tall: number, time: number): Particle[] => {
  const share = (puttShare(time) - puttTimes.struck) / (puttTimes.holed - puttTimes.struck);
  if (share > 1) return [];
  const gone = share < 0 ? 0 : 1 - (1 - share) ** 1.6;
  // From the head of the putter, past the feet, to the hole.
  const [start, end] = [-0.32, 0.04 + puttLength];
  const position = transformPoint(root, [start + (end - start) * gone, 0.07, tall * (0.34 + 0.08 * gone)]);
  return [{ position, size: 0.06, colour: white, opacity: 1 }];
};

/** Away to the left of who swings, with a fan of sand where it lay in a bunker. */
export const golfBall = (
  root: Matrix,
  tall: number,
  time: number,
  seconds: number,
  isInSand: boolean,
): Particle[] => {
  const times = Math.max(1, Math.round(seconds / releaseMoments.hit.seconds));
  const t = ((swingShare(time, seconds, swingStart.club) - struck) * seconds) / times;
  const rest: Vec3 = [0.02, 0.09, tall * 0.46];
  const flown: Vec3 = [rest[0] + 5.4 * t, rest[1] + 5.6 * t - 4.9 * t * t, rest[2] - 1.4 * t];
  const ball = transformPoint(root, t < 0 ? rest : flown);
  const particles: Particle[] = [{ position: ball, size: 0.07, colour: white, opacity: 1 }];
  if (!isInSand || t < 0) return particles;
  for (let n = 0; n < 150; n += 1) {
    const [a, b, c] = [(n * 0.618) % 1, (n * 0.377) % 1, (n * 0.731) % 1];
    const fast = 1.2 + 2.4 * a;
    const at: Vec3 = [
      rest[0] + fast * t * (0.5 + 0.8 * b),
      Math.max(0.03, rest[1] + (2 + 2.6 * c) * t - 4.9 * t * t),
      rest[2] + (b - 0.5) * 1.4 * t,
    ];
    const isMist = n % 3 === 0;
    particles.push({
      position: transformPoint(root, at),
      size: isMist ? 0.1 + 0.5 * t : 0.02 + 0.018 * c,
      colour: sand,
      opacity: (isMist ? 0.6 : 0.95) * Math.max(0, 1 - t / 0.75),
      ...(isMist && { wisp: n * 1.3 }),
    });
  }
  return particles;
};
