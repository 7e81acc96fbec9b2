/** Smoke that hangs and drifts in a room: over a stage, under the lamps of a bar. */

import type { Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetBuilder } from './set-builder.ts';

export const isSmoky = ({ request }: SetBuilder) => request.nouns?.includes('smoke') ?? false;

export const addHaze = (
  set: SetBuilder,
  {
    colour,
    low,
    high,
    opacity = 0.2,
    count = 46,
  }: { colour: Vec3; low: number; high: number; opacity?: number; count?: number },
): void => {
  const reach = set.halfX + 3.4;
  const wisps = Array.from({ length: count }, (_, n) => ({
    x: set.centre[0] + (set.random() * 2 - 1) * reach,
    y: low + (high - low) * set.random() ** 1.4,
    // Most of it behind those who play, a little before them.
    z: set.centre[2] - set.halfZ - 0.1 - set.random() * 2.4 + (n % 6 === 0 ? 1.8 : 0),
    size: 0.5 + set.random() * 0.7,
    drift: (set.random() - 0.4) * 0.35,
    wisp: n * 1.7,
  }));
  set.particles((time): Particle[] =>
    wisps.map(({ x, y, z, size, drift, wisp }, n) => ({
      position: [x + drift * time, y + 0.06 * Math.sin(time * 0.7 + n), z],
      size: size * (1 + 0.1 * Math.sin(time * 0.5 + n * 2)),
      colour,
      opacity: opacity * (0.6 + 0.4 * Math.sin(time * 0.6 + n * 1.3) ** 2),
      wisp,
    })),
  );
};
