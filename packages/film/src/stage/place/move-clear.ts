/** Keeps actors from standing in each other's place. */

import { addScaled, subtract } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import { type Arrangement, halfExtent, moveTo } from './axes.ts';

const dot = (a: readonly number[], b: readonly number[]) => a[0]! * b[0]! + a[2]! * b[2]!;
/** Metres of a step aside, and how many are tried. */
const step = 0.25;
const mostSteps = 24;
const gap = 0.08;

/** Moves an actor sideways, away from the middle, until it shares its ground with none of the others. */
export const moveClear = (
  actor: Actor,
  others: Iterable<Actor>,
  side: number,
  { axes }: Arrangement,
): void => {
  const solid = [...others].filter(
    (other) =>
      other !== actor && other.support.kind === 'free' && other.role !== 'landmark' && other.altitude === 0,
  );
  const overlaps = () =>
    solid.some((other) => {
      const apart = subtract(actor.position, other.position);
      return (
        Math.abs(dot(apart, axes.right)) <
          halfExtent(actor, axes.right) + halfExtent(other, axes.right) + gap &&
        Math.abs(dot(apart, axes.away)) < halfExtent(actor, axes.away) + halfExtent(other, axes.away)
      );
    });
  for (let n = 0; n < mostSteps && overlaps(); n += 1)
    moveTo(actor, addScaled(actor.position, axes.right, side * step));
};
