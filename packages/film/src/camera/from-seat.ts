/** A camera that rides in a seat. */

import { type Matrix, positionOf, transformDirection } from '../math/matrix.ts';
import { cross, normalize } from '../math/vector.ts';
import type { Camera } from '../render/frame-state.ts';

/** From the front seat: the horizon turns with it. */
export const fromSeat = (seat: Matrix): Camera => {
  const forward = normalize(transformDirection(seat, [0, -0.2, 1]));
  const right = normalize(cross(forward, transformDirection(seat, [0, 1, 0])));
  return { position: positionOf(seat), forward, right, up: cross(right, forward), focalLength: 0.85 };
};
