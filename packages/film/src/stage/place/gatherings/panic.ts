/** People who flee from a giant: they come towards the camera in a loose crowd, and it is close behind them. */

import { addScaled } from '../../../math/vector.ts';
import { type Actor, mainAction } from '../../actor.ts';
import type { Arrangement } from '../axes.ts';

/** Metres a second of all of them, so that they stay together in the picture. */
const pace = 2.2;

export const fleeTowardsCamera = (actors: Actor[], { axes }: Arrangement) => {
  const runners = actors.filter(
    (actor) =>
      actor.thing.person &&
      mainAction(actor) === 'flee' &&
      actor.thing.ties.some(({ kind }) => kind === 'fleeing'),
  );
  const to = runners[0]?.thing.ties.find(({ kind }) => kind === 'fleeing')?.to;
  const giant = actors.find(({ thingIndex, thing }) => thingIndex === to && !thing.person);
  if (!giant || runners.length < 3 || giant.size[1] < 2) return;
  Object.assign(giant, {
    position: addScaled([0, giant.position[1], 0], axes.right, 0.3),
    yaw: axes.azimuth,
    speed: pace,
    target: null,
  });
  // Well before it, so that they are not lost at its feet.
  const near = giant.size[1] * 0.95;
  for (const [n, runner] of runners.entries()) {
    const row = n % 3;
    const across = (((n * 5) % runners.length) / (runners.length - 1) - 0.5) * 4.6;
    const position = addScaled(
      addScaled([0, runner.position[1], 0], axes.away, -near - row * 1.3),
      axes.right,
      across + row * 0.4 - giant.size[1] * 0.14,
    );
    Object.assign(runner, { position, yaw: axes.azimuth, speed: pace, target: null });
  }
};
