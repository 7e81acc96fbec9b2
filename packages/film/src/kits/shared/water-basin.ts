/** A round basin filled to the brim, whose surface moves in rings around its middle. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { mix, type Vec3 } from '../../math/vector.ts';
import { pairs } from './shapes.ts';

export type Basin = { level: number; radius: number; wall: Vec3; finish: 'satin' | 'stone' };

/** The outside comes in at `foot`, a share of the level. */
export const basinBody = ({ level, radius, wall, finish }: Basin, foot: number, round: number): MeshBuilder =>
  new MeshBuilder()
    .paint(wall, finish)
    .lathe(
      pairs(
        ...[0, 0, radius, 0, radius + 0.03, level * foot, radius + 0.03, level + 0.012],
        ...[radius, level + 0.01, radius - 0.004, level - 0.006],
      ),
      round,
    );

type Surface = {
  rings: number;
  segments: number;
  /** Above one, the rings are closer to each other in the middle. */
  crowding: number;
  tone: Vec3;
  /** How much lighter it is in the middle, up to this far from it. */
  light: number;
  lightRadius: number;
  finish: 'glass' | 'glossy';
};

export const basinSurface = ({ level, radius }: Basin, surface: Surface): MeshBuilder => {
  const { rings, segments, crowding, tone, light, lightRadius, finish } = surface;
  const bright = mix(tone, [0.85, 0.95, 1], light);
  const b = new MeshBuilder();
  b.grid(
    Array.from({ length: rings + 1 }, (_, row) =>
      Array.from({ length: segments + 1 }, (_, column) => {
        const [r, a] = [(row / rings) ** crowding * radius, (column / segments) * 2 * Math.PI];
        return b
          .paint(mix(bright, tone, Math.min(1, r / lightRadius)), finish)
          .vertex([Math.cos(a) * r, level, Math.sin(a) * r], [0, 1, 0]);
      }),
    ),
  );
  b.mesh.isTwoSided = true;
  return b;
};
