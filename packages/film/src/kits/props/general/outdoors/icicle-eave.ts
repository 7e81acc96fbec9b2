/** The edge of a roof in winter: snow on the tiles, a gutter, and icicles from which drops fall. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../../math/colour.ts';
import { fraction } from '../../../../math/interpolate.ts';
import { multiply, rotationX, translation } from '../../../../math/matrix.ts';
import { noise } from '../../../../math/noise.ts';
import { createRandom } from '../../../../math/random.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Particle } from '../../../model.ts';

const [half, edge, wallTop] = [1.9, 1.75, 1.95];

export const icicleEave: Kit = {
  name: 'icicle eave',
  nouns: ['icicle eave', 'icicles on a roof', 'roof edge with icicles'],
  locomotion: 'none',
  build: ({ seed }) => {
    const random = createRandom(seed + 6);
    const b = new MeshBuilder();
    // A wall of boards under the roof, in its shade.
    for (let n = 0; n < 13; n += 1)
      b.paint(darken(fromHex('#8a5a38'), 0.25 * random()), 'wood').box(
        [0, 0.08 + n * 0.15, -0.75],
        [half * 2, 0.145, 0.06],
        0.01,
        1,
      );
    b.paint(fromHex('#6a4a32'), 'wood').box([0, wallTop - 0.12, -0.3], [half * 2, 0.05, 0.9]);
    b.paint(fromHex('#f2eee6'), 'satin').box([0, edge + 0.04, 0.1], [half * 2 + 0.1, 0.16, 0.05], 0.01, 1);
    b.at(multiply(translation(0, edge + 0.12, 0.14), rotationX(0.5)), (k) => {
      for (let row = 0; row < 9; row += 1)
        for (let column = 0; column < 16; column += 1) {
          const x = -half + 0.12 + column * 0.243 + (row % 2 ? 0.06 : -0.06);
          k.paint(mix(fromHex('#8f3f2a'), fromHex('#b5603f'), random()), 'matte').box(
            [x, 0.02, -0.1 - row * 0.2],
            [0.225, 0.05, 0.26],
            0.02,
            1,
          );
        }
      // Snow that has slid down to the edge and lies over it.
      k.paint(fromHex('#eef4fa'), 'snow');
      for (let n = 0; n < 60; n += 1) {
        const x = -half + random() * half * 2;
        const z = 0.02 - random() * 1.7;
        const r = 0.16 + 0.14 * random();
        k.sphere([x, 0.06 + 0.03 * noise(x * 3, 1, z * 3), z], [r * 1.4, 0.09 + 0.04 * random(), r], 12);
      }
    });
    const tips: Vec3[] = [];
    for (let n = 0; n < 34; n += 1) {
      const x = -half + 0.06 + (n * (half * 2 - 0.12)) / 33 + 0.03 * (random() - 0.5);
      const long = 0.14 + 0.62 * random() ** 1.7;
      const z = 0.15 + 0.02 * random();
      const r = 0.018 + 0.026 * long;
      b.paint(fromHex(n % 3 ? '#bfe2f2' : '#d8eef8'), 'glossy').tube(
        [
          [x, edge + 0.06, z],
          [x, edge - long * 0.35, z],
          [x + 0.005, edge - long * 0.75, z],
          [x, edge - long, z],
        ],
        [r * 1.25, r, r * 0.5, 0.002],
        9,
      );
      tips.push([x, edge - long, z]);
    }
    return {
      size: [half * 2, 2.5, 1],
      parts: [{ name: 'eave', mesh: b.mesh }],
      anchors: {},
      pose: ({ time }) => ({
        parts: {},
        anchors: {},
        // Each drop swells at its tip, then falls.
        particles: tips.flatMap(([x, y, z], n): Particle[] => {
          const u = fraction(time * (0.5 + 0.25 * ((n * 7) % 5)) + n * 0.37);
          const t = Math.max(0, u - 0.45);
          const at: Vec3 = [x, y - 0.01 - 5.5 * t * t, z + 0.01];
          if (at[1] < 0) return [];
          const size = t > 0 ? 0.016 : 0.008 + 0.01 * (u / 0.45);
          return [
            {
              position: at,
              size,
              colour: [0.85, 0.95, 1.05],
              opacity: 0.95,
              ...(t > 0.12 && { end: [x, at[1] + 0.05, z + 0.01] as Vec3 }),
            },
          ];
        }),
      }),
    };
  },
};
