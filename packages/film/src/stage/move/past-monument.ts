/** Birds that fly past a building cross its front, between it and the camera. */

import type { Random } from '../../math/random.ts';
import { addScaled } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import * as paths from './paths.ts';

/** To and fro before a house or a tree that is flown round, as high as its windows: behind it nobody would be seen. */
const roundHouse = (actor: Actor, actors: readonly Actor[], { azimuth }: Axes): paths.Path | null => {
  const tie = actor.thing.ties.find(({ kind }) => kind === 'around');
  const host = tie && actors.find(({ thingIndex }) => thingIndex === tie.to);
  const isSmall = host && host.size[1] > actor.size[1] * 2.5;
  if (actor.role !== 'hero' || !actor.thing.person || !isSmall || host.speed > 0) return null;
  const radius = Math.max(host.size[0], host.size[2]) * 0.5 + actor.size[1] * 0.5;
  return (time) => {
    const swing = Math.sin(time * 0.8 + 0.9);
    const angle = azimuth + 0.85 * swing;
    return {
      position: [
        host.position[0] + Math.sin(angle) * radius,
        host.size[1] * (0.36 + 0.05 * Math.sin(time * 1.3)),
        host.position[2] + Math.cos(angle) * radius,
      ],
      yaw: azimuth + 0.9 * Math.cos(time * 0.8 + 0.9),
      pitch: 0,
      roll: 0,
      speed: 1.2,
      travelled: time * 1.2,
      turnRate: 0,
    };
  };
};

/** Metres; lower buildings are passed like anything else. */
const leastHeight = 14;

export const pathPastMonument = (
  actor: Actor,
  actors: readonly Actor[],
  { axes, random, seconds }: { axes: Axes; random: Random; seconds: number },
): paths.Path | null => {
  const round = roundHouse(actor, actors, axes);
  if (round) return round;
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
