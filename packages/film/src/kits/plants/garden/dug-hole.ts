/** The hole that an animal digs, with the earth it has thrown out around it. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { still } from '../still-kit.ts';

/** Height of the earth by distance from the middle. The pit's bottom is above the grass, which would grow through it. */
const heightAt = (r: number, angle: number) =>
  0.11 * smoothstep(0.62, 0.5, r) +
  0.12 * smoothstep(0.1, 0.3, r) * smoothstep(0.62, 0.34, r) * (0.7 + 0.5 * Math.sin(angle)) -
  0.03 * smoothstep(0.55, 0.64, r);

export const dugHole = still(['dug hole', 'hole in the ground', 'heap of soil'], ({ seed, detail }) => {
  const random = createRandom(seed + 3);
  const b = new MeshBuilder();
  // Nearer to whoever looks at it.
  const near = 0.32;
  const soil = (p: Vec3) =>
    mix(fromHex('#2e2014'), fromHex('#6e5234'), noise(p[0] * 18, p[1] * 18, p[2] * 18));
  const [rings, sectors] = [
    [14, 36],
    [9, 22],
    [5, 12],
  ][detail] as [number, number];
  b.grid(
    Array.from({ length: rings + 1 }, (_, ring) =>
      Array.from({ length: sectors + 1 }, (_, sector) => {
        const angle = (sector / sectors) * 2 * Math.PI;
        const ragged = 1 + 0.14 * Math.sin(angle * 3 + seed) + 0.06 * Math.sin(angle * 7);
        const r = (ring / rings) * 0.66;
        const p: Vec3 = [
          Math.cos(angle) * r * ragged,
          heightAt(r, angle) + 0.02 * noise(Math.cos(angle) * r * 14, 3, Math.sin(angle) * r * 14),
          near - Math.sin(angle) * r * ragged,
        ];
        b.paint(mix(fromHex('#0d0805'), soil(p), smoothstep(0.1, 0.26, r)), 'soil');
        return b.vertex(p, [0, 1, 0]);
      }),
    ),
  );
  b.twoSided();
  // Clods that rolled away.
  for (let n = 0; n < [46, 24, 8][detail]!; n += 1) {
    const [angle, r] = [random() * 6.28, 0.3 + 0.6 * random() ** 1.4];
    const size = 0.012 + 0.03 * random() ** 2;
    const at: Vec3 = [
      Math.cos(angle) * r,
      Math.max(0, heightAt(r, angle)) + size * 0.8,
      -Math.sin(angle) * r,
    ];
    b.paint(soil, 'soil').sphere(at, [size * 1.2, size, size], 6);
  }
  return {
    // Little, so that whoever digs has its paws on the edge.
    size: [0.2, 0.12, 0.2],
    parts: [{ name: 'soil', mesh: b.mesh }],
    anchors: {},
  };
});
