/** Directions as the camera sees them, and sizes along them. */

import type { Random } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';

export type Axes = { azimuth: number; right: Vec3; away: Vec3 };

export const axesFor = (azimuth: number): Axes => ({
  azimuth,
  right: [Math.cos(azimuth), 0, -Math.sin(azimuth)],
  away: [-Math.sin(azimuth), 0, -Math.cos(azimuth)],
});

export type Arrangement = {
  axes: Axes;
  travelYaw: number;
  random: Random /** Of the stage's clock. */;
  seconds: number;
};

/** Places one figure by another, which is the first of the two where the tie is said the other way round; false: it does not apply. */
export type PlacePair = (
  actor: Actor,
  host: Actor,
  isReversed: boolean,
  side: number,
  arrangement: Arrangement,
) => boolean;

/** Half of an actor's extent along a direction on the ground. */
export const halfExtent = (actor: Actor, direction: Vec3): number => {
  const [s, c] = [Math.sin(actor.yaw), Math.cos(actor.yaw)];
  const across = Math.abs(c * direction[0] - s * direction[2]);
  const along = Math.abs(s * direction[0] + c * direction[2]);
  return (across * actor.size[0] + along * actor.size[2]) / 2;
};

export const yawTo = (from: Vec3, to: Vec3) => Math.atan2(to[0] - from[0], to[2] - from[2]);

export const moveTo = (actor: Actor, position: Vec3) => {
  actor.position = position;
};
