/** A horse that clears an obstacle, seen from the side: up to it, over it and on, slowly enough to be seen all the way. */

import { clamp } from '../../../math/interpolate.ts';
import { addScaled } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import type { Axes } from '../../place/axes.ts';
import { stay, still } from '../paths.ts';

export const clearsJump = 'clears the jump';

/** Metres gone in the film, half the leap, and how high the feet are over the obstacle. */
const [reach, half, high] = [5.6, 2, 1.3];

export const clearObstacle = (actor: Actor, actors: Actor[], axes: Axes, seconds: number): void => {
  if (!actor.thing.traits.includes(clearsJump)) return;
  const obstacle = actors.find(({ thing }) => thing.kit === 'show jump');
  const yaw = axes.azimuth + Math.PI / 2;
  actor.speed = 0;
  actor.beats = [{ action: 'run', from: 0, until: Number.POSITIVE_INFINITY }];
  if (obstacle) {
    obstacle.position = [0, 0, 0];
    obstacle.yaw = yaw - 0.3;
    obstacle.path = stay(obstacle.position, obstacle.yaw);
  }
  actor.path = (time) => {
    const along = (clamp(time / seconds) - 0.5) * reach;
    const share = clamp(along / half, -1, 1);
    const at = addScaled([0, high * (1 - share * share), 0], axes.right, along);
    const steep = Math.abs(share) < 1 ? (-2 * high * share) / half : 0;
    return {
      ...still(at, yaw),
      pitch: -Math.atan(steep) * 0.55,
      speed: 3,
      travelled: time * 2.4,
    };
  };
};
