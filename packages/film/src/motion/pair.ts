/** Two who do something together come close and face each other, wherever the stage has put them. */

import { type Matrix, multiply, rotationY, translation } from '../math/matrix.ts';
import type { Vec3 } from '../math/vector.ts';
import type { Action } from '../scene/actions.ts';
import type { Moment } from './actions/moment.ts';

/** Metres from the middle between two partners to each of them. */
const halfDistance: Partial<Record<Action, number>> = {
  dance: 0.21,
  hug: 0.14,
  kiss: 0.2,
  shake_hands: 0.36,
  give: 0.42,
  high_five: 0.4,
  toast: 0.47,
  wrestle: 0.34,
  arm_wrestle: 0.5,
};
/** Partners farther apart than this do not mean each other. */
const farthest = 2.4;

export const pairRoot = (action: Action, moment: Moment, partner: Vec3 | null | undefined): Matrix | null => {
  const half = halfDistance[action];
  if (half === undefined || !partner || (action === 'dance' && moment.dance !== 'waltz')) return null;
  const distance = Math.hypot(partner[0], partner[2]);
  // Eyes far above or below are those of an animal or a child: no waltz with them, but an embrace.
  const isTender = action === 'hug' || action === 'kiss';
  const [low, high] = isTender ? [0.3, 2.6] : [0.9, 2.1];
  if (distance > farthest || distance < 0.05 || partner[1] < low || partner[1] > high) return null;
  const [mx, mz] = [partner[0] / 2, partner[2] / 2];
  const towards = Math.atan2(partner[0], partner[2]);
  const turning =
    action === 'dance' ? moment.t * 0.9 : action === 'wrestle' ? 0.4 * Math.sin(moment.t * 1.5) : 0;
  // The same turn about the same middle for both, so that they stay together.
  return multiply(
    translation(mx, 0, mz),
    rotationY(turning),
    rotationY(towards),
    translation(0, 0, -Math.min(half, distance / 2)),
  );
};
