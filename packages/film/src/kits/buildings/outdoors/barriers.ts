/** Walls against the sea, walls of hedge, and heaps of wrecked cars. */

import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Kit } from '../../kit.ts';
import { staticKit } from '../../shared/static-kit.ts';

const seawall = staticKit(['seawall', 'sea wall', 'breakwater', 'groyne', 'sea defence'], (b, { seed }) => {
  const random = createRandom(seed * 7 + 1);
  const stone = fromHex('#9a958a');
  b.paint((p) => (Math.sin(p[0] * 2.2) * Math.sin(p[1] * 5) > 0.1 ? stone : darken(stone, 0.14)), 'stone');
  b.box([0, 1, -0.6], [8, 2.4, 1.6], 0.06);
  b.paint(lighten(stone, 0.2), 'stone').box([0, 2.3, -0.6], [8.1, 0.24, 1.9], 0.04);
  for (let n = 0; n < 16; n += 1) {
    const size = 0.5 + random() * 0.5;
    b.paint(darken(stone, 0.25 + 0.2 * random()), 'stone').at(
      multiply(
        translation(-3.8 + n * 0.5, 0.2 + random() * 0.3, 0.7 + random() * 0.9),
        rotationY(random() * 3),
      ),
      (k) => k.box([0, 0, 0], [size, size * 0.8, size], 0.12),
    );
  }
  // Foam where the waves break on it.
  for (let n = 0; n < 46; n += 1)
    b.paint(fromHex('#f4fafc'), 'matte').sphere(
      [-3.9 + random() * 7.8, 0.25 + random() ** 2 * 1.9, 1.2 + random() * 0.9],
      0.08 + random() * 0.2,
      6,
    );
  return undefined;
});

const hedgeWall = staticKit(['hedge wall', 'hedgerow', 'clipped hedge', 'maze hedge'], (b, { seed }) => {
  const random = createRandom(seed * 5 + 9);
  b.paint(fromHex('#2f5a2a'), 'leaf').box([0, 1, 0], [4, 2, 0.9], 0.12);
  for (let n = 0; n < 220; n += 1) {
    const [x, y] = [-1.98 + random() * 3.96, 0.1 + random() * 1.95];
    const z = y > 1.9 ? (random() - 0.5) * 0.9 : random() < 0.5 ? 0.44 : -0.44;
    b.paint(pick(random, ['#3f7a36', '#4c8a3e', '#356a2e'].map(fromHex)), 'leaf').sphere(
      [x, y, z],
      [0.11, 0.09, 0.06],
      5,
    );
  }
  return undefined;
});

const wreckedCars = staticKit(
  ['wrecked cars', 'car wreck', 'heap of cars', 'pile of cars', 'scrap heap', 'scrap cars'],
  (b, { seed }) => {
    const random = createRandom(seed * 3 + 4);
    const paints = ['#8a3a2a', '#3a5a7a', '#a89a6a', '#6a6e72', '#7a4a2c', '#4a6a4a', '#b8b4a8'].map(fromHex);
    for (let n = 0; n < 4; n += 1) {
      const colour = pick(random, paints);
      b.at(
        multiply(
          translation((random() - 0.5) * 0.7, n * 0.95, (random() - 0.5) * 0.3),
          rotationY((random() - 0.5) * 0.5 + (n % 2) * Math.PI),
          rotationX((random() - 0.5) * 0.08),
        ),
        (k) => {
          k.paint(
            (p) => (Math.sin(p[0] * 7 + n) + Math.sin(p[1] * 11) > 0.9 ? fromHex('#7a4a2c') : colour),
            'satin',
          );
          k.box([0, 0.5, 0], [3.9, 0.5, 1.6], 0.1).box([-0.2, 0.86, 0], [1.9, 0.34, 1.4], 0.12);
          k.paint(fromHex('#1a1e22'), 'glossy')
            .box([-0.2, 0.86, 0], [1.7, 0.24, 1.43])
            .box([-0.2, 0.86, 0], [1.93, 0.24, 1.2]);
          for (const x of [-1.2, 1.2])
            for (const z of [-0.8, 0.8])
              k.at(multiply(translation(x, 0.3, z - 0.1), rotationX(Math.PI / 2)), (w) => {
                w.paint(fromHex('#1c1c1e'), 'satin').cylinder(0, 0.2, 0.3, 0.3, 16);
                w.paint(fromHex('#8a8e92'), 'metal').cylinder(-0.01, 0.21, 0.15, 0.15, 12);
              });
          k.paint(fromHex('#e8e4d0'), 'glossy');
          for (const z of [-0.55, 0.55]) k.sphere([1.94, 0.55, z], [0.05, 0.12, 0.14], 10);
        },
      );
    }
    return undefined;
  },
);

export const barrierKits: readonly Kit[] = [seawall, hedgeWall, wreckedCars];
