/** Birds that fly past a building cross its front, between it and the camera. */

import type { Random } from '../../math/random.ts';
import { addScaled } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import * as paths from './paths.ts';

/** Metres; lower buildings are passed like anything else. */
const leastHeight = 14;

export const pathPastMonument = (
  actor: Actor,
  actors: readonly Actor[],
  { axes, random, seconds }: { axes: Axes; random: Random; seconds: number },
): paths.Path | null => {
  const tie = actor.thing.ties.find(({ kind }) => ['beside', 'front', 'with', 'behind'].includes(kind));
  const host = tie && actors.find(({ thingIndex }) => thingIndex === tie.to);
  if (actor.role === 'hero' || host?.kit?.locomotion !== 'none' || host.size[1] < leastHeight) return null;
  const across = addScaled(host.position, axes.right, host.size[0] * (random() * 0.6 - 0.4));
  const [x, , z] = addScaled(across, axes.away, -host.size[2] * 0.7);
  const height = host.size[1] * (0.4 + 0.4 * random());
  return paths.straight(
    [x, height, z],
    Math.atan2(axes.right[0], axes.right[2]),
    host.size[0] * 0.07,
    seconds / 2,
  );
};
