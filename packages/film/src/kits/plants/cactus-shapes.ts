/** Cacti: a ribbed column with arms. */

import type { Mesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { clamp } from '../../math/interpolate.ts';
import { createRandom } from '../../math/random.ts';
import { mix, type Vec3 } from '../../math/vector.ts';

/** 2.4 m high. */
export const buildCactus = (seed: number, detail: 0 | 1 | 2, colour: Vec3 | null = null): Mesh => {
  const random = createRandom(seed * 71 + 5);
  const builder = new MeshBuilder();
  const green = colour ?? fromHex('#4f7f3f');
  const segments = [20, 12, 6][detail]!;
  const limb = (points: Vec3[], radius: number) => {
    builder.paint((p) => {
      const rib = 0.5 + 0.5 * Math.sin(Math.atan2(p[2] - points[0]![2], p[0] - points[0]![0]) * 10);
      return mix(
        mix(green, [0.02, 0.06, 0.02], 0.4),
        mix(green, [0.8, 0.9, 0.5], 0.18),
        clamp(rib * 0.8 + 0.15),
      );
    }, 'satin');
    builder.tube(
      points,
      points.map((_, n) => radius * (n === 0 ? 0.85 : n === points.length - 1 ? 0.72 : 1)),
      segments,
    );
  };
  limb(
    [
      [0, -0.1, 0],
      [0, 0.5, 0],
      [0.02, 1.3, 0],
      [0.02, 2.25, 0],
    ],
    0.21,
  );
  for (const side of [-1, 1]) {
    const y = 0.75 + random() * 0.5;
    const reach = side * (0.5 + random() * 0.12);
    const top = y + 0.55 + random() * 0.5;
    limb(
      [
        [side * 0.1, y, 0],
        [reach * 0.75, y + 0.02, 0],
        [reach, y + 0.2, 0],
        [reach, top, 0],
      ],
      0.12,
    );
  }
  if (detail === 0) {
    builder.paint(fromHex('#e8588a'), 'leaf');
    for (let n = 0; n < 5; n += 1)
      builder.sphere([Math.cos(n * 1.3) * 0.1, 2.4, Math.sin(n * 1.3) * 0.1], 0.05, 8);
  }
  return builder.mesh;
};
