/** A tennis ball that is tossed up, hit overhead and flies off, in step with the serve. */

import type { Particle } from '../../kits/model.ts';
import { fraction } from '../../math/interpolate.ts';
import { type Matrix, transformPoint } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import { releaseMoments } from '../../motion/actions/release-moments.ts';

/** Shares of a serve at which the ball leaves the hand and meets the racket. */
const tossed = 0.14;
const struck = 0.46;

const colour: Vec3 = [0.85, 1, 0.12];

/** `tall`: height of the player in the model's own metres. */
export const servedBall = (root: Matrix, tall: number, time: number, seconds: number): Particle[] => {
  const times = Math.max(1, Math.round(seconds / releaseMoments.hit.seconds));
  const u = fraction(time / (seconds / times));
  const hand: Vec3 = [tall * 0.14, tall * 0.72, tall * 0.2];
  const top: Vec3 = [-tall * 0.06, tall * 1.5, tall * 0.2];
  const at = (share: number): Vec3 => {
    if (share < tossed) return hand;
    if (share < struck) {
      const t = (share - tossed) / (struck - tossed);
      const up = 1 - (1 - t) ** 2;
      return [hand[0] + (top[0] - hand[0]) * t, hand[1] + (top[1] - hand[1]) * up, top[2]];
    }
    const t = share - struck;
    return [top[0] + t * 1.5, top[1] - t * 2.2, top[2] + t * 24];
  };
  const position = transformPoint(root, at(u));
  return [{ position, size: 0.05, colour, opacity: 1 }];
};
