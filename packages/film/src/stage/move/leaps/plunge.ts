/** Somebody who dives into the water, seen from below: through the surface head first, down, and on along the bottom. */

import type { Particle } from '../../../kits/model.ts';
import { lanesDepth } from '../../../kits/sets/water/lap-pool.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import type { Axes } from '../../place/axes.ts';
import { still } from '../paths.ts';

export const plunges = 'plunges';

/** Metres gone along and the least height of the body over the bottom. */
const reach = 5.4;
const lowest = 1.1;
/** Height of the body's middle over the actor's own origin, lying in the water. */
const middle = 0.9;

/** Where the body's middle is at a share of the film, in metres along and up. */
const wayAt = (u: number): [number, number] => {
  const along = -reach / 2 + reach * u;
  const down = 1 - smoothstep(-0.12, 0.5, u);
  return [along, lowest + (lanesDepth + 0.5 - lowest) * down + 0.5 * smoothstep(0.6, 1, u)];
};

export const plungeIn = (actor: Actor, { azimuth }: Axes, seconds: number): void => {
  if (!actor.thing.traits.includes(plunges)) return;
  const yaw = azimuth + Math.PI / 2 - 0.2;
  Object.assign(actor, { yaw, position: [0, 0, 0], speed: 0 });
  actor.beats = [
    { action: 'plunge', from: 0, until: seconds * 0.7 },
    { action: 'dive', from: seconds * 0.7, until: Number.POSITIVE_INFINITY },
  ];
  actor.path = (time) => {
    const u = clamp(time / seconds);
    const [along, up] = wayAt(u);
    const [ahead, above] = wayAt(u + 0.02);
    const pitch = -Math.atan2(above - up, ahead - along);
    // It turns about its middle, not about its feet.
    const [back, low] = [along - middle * Math.sin(pitch), up - middle * Math.cos(pitch)];
    return {
      ...still([Math.sin(yaw) * back, low, Math.cos(yaw) * back], yaw),
      pitch,
      speed: 1,
      travelled: time,
    };
  };
};

/** A cloud of bubbles where the water was broken, and a train of them along the way. */
export const plungeBubbles = (actor: Actor, time: number, seconds: number): Particle[] => {
  if (!actor.thing.traits.includes(plunges)) return [];
  const { yaw } = actor;
  return Array.from({ length: 420 }, (_, n): Particle => {
    const [a, b, c] = [(n * 0.618) % 1, (n * 0.377) % 1, (n * 0.731) % 1];
    // More of them from the first moment, which is before the film begins.
    const born = n % 2 ? (a ** 2 * 0.85 - 0.06) * seconds : (a * 0.22 - 0.08) * seconds;
    const age = time - born;
    const [along, up] = wayAt(born / seconds);
    const spread = (n % 2 ? 0.22 : 0.6) * (0.4 + 0.6 * Math.min(1, Math.max(0, age)));
    const [dx, dz] = [along - 0.5 * c + (b - 0.5) * spread * 2, (c - 0.5) * spread * 2];
    const y = up + (a - 0.5) * spread * 1.6 + age * (0.25 + 0.35 * b);
    const position: Vec3 = [
      Math.sin(yaw) * dx + Math.cos(yaw) * dz,
      Math.min(y, lanesDepth - 0.05),
      Math.cos(yaw) * dx - Math.sin(yaw) * dz,
    ];
    return {
      position,
      size: 0.016 + 0.045 * b * b,
      colour: [0.86, 0.97, 1],
      opacity: age < 0 ? 0 : 0.75 * Math.min(1, age * 8) * clamp(1.5 - age / 2),
    };
  }).filter(({ opacity }) => opacity > 0);
};
