/** Body of a steam train: boiler, chassis, cab and tender, carriages. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { addPane } from '../../shared/windows.ts';
import { sectionAcrossZ, steps } from '../shared/section.ts';
import { backwards, black, brass, chimneyAt } from './steam-train-parts.ts';

const red = fromHex('#a3231d');

export const addBoiler = (b: MeshBuilder, paint: Vec3, z0: number, segments: number) => {
  const at: Vec3 = [0, 2.35, z0 - 1.2];
  b.paint(black, 'satin');
  backwards(
    b,
    at,
    [
      [0, -0.12],
      [0.5, -0.1],
      [0.86, -0.04],
      [0.88, 0],
      [0.88, 1.3],
    ],
    segments,
  );
  b.paint(paint, 'glossy');
  backwards(
    b,
    at,
    [
      [0.86, 1.3],
      [0.86, 7],
    ],
    segments,
  );
  b.paint(brass, 'metal');
  for (const y of [1.32, 2.9, 4.5, 6.1])
    backwards(
      b,
      at,
      [
        [0.87, y - 0.05],
        [0.885, y - 0.03],
        [0.885, y + 0.03],
        [0.87, y + 0.05],
      ],
      segments,
    );
  backwards(
    b,
    at,
    [
      [0, -0.17],
      [0.12, -0.16],
      [0.14, -0.1],
    ],
    12,
  );
  b.at(translation(0, 3.1, z0 - chimneyAt), (k) => {
    k.paint(black, 'satin').lathe(
      [
        [0.34, 0],
        [0.24, 0.25],
        [0.23, 0.75],
        [0.3, 0.95],
      ],
      20,
    );
    k.paint(brass, 'metal').lathe(
      [
        [0.3, 0.93],
        [0.37, 1.02],
        [0.37, 1.1],
        [0.28, 1.12],
      ],
      20,
    );
  });
  b.at(translation(0, 3.1, z0 - 4.1), (k) =>
    k.lathe(
      [
        [0.4, 0],
        [0.34, 0.2],
        [0.34, 0.45],
        [0.24, 0.62],
        [0, 0.7],
      ],
      20,
    ),
  );
  b.at(translation(0, 3.15, z0 - 6.2), (k) =>
    k.lathe(
      [
        [0.2, 0],
        [0.2, 0.25],
        [0.1, 0.35],
        [0, 0.36],
      ],
      14,
    ),
  );
  for (const side of [-1, 1])
    b.tube(
      [
        [side * 0.93, 2.6, z0 - 1.4],
        [side * 0.93, 2.6, z0 - 7.9],
      ],
      0.025,
      6,
    );
};

export const addChassis = (b: MeshBuilder, z0: number) => {
  b.paint(black, 'satin')
    .box([0, 1.3, z0 - 4.9], [1.3, 0.35, 8.2], 0.05)
    .box([0, 1.55, z0 - 4.9], [2.3, 0.09, 8], 0.02);
  b.paint(red, 'satin').box([0, 1.15, z0 - 0.55], [2.3, 0.5, 0.2], 0.04);
  for (const side of [-1, 1]) {
    b.paint(red, 'satin').box([side * 1.13, 1.5, z0 - 4.9], [0.05, 0.06, 8]);
    b.paint(black, 'satin');
    backwards(
      b,
      [side * 0.8, 1.15, z0 - 0.1],
      [
        [0, -0.02],
        [0.22, 0],
        [0.22, 0.06],
        [0.08, 0.1],
        [0.08, 0.4],
      ],
      14,
    );
    backwards(
      b,
      [side * 0.98, 0.95, z0 - 2.2],
      [
        [0, -0.4],
        [0.3, -0.38],
        [0.3, 0.6],
        [0, 0.62],
      ],
      16,
    );
    // The cowcatcher's bars.
    for (const x of steps(0.1, 0.95, 5))
      b.tube(
        [
          [side * x, 0.9, z0 - 0.5],
          [side * x * 0.8, 0.2, z0 - 0.05],
        ],
        0.03,
        5,
      );
  }
};

export const addCabAndTender = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3, z0: number) => {
  b.paint(paint, 'glossy')
    .box([0, 2.1, z0 - 8.9], [2.35, 1.2, 1.7], 0.05)
    .box([0, 3.1, z0 - 8.15], [2.3, 1.1, 0.12], 0.03);
  for (const side of [-1, 1]) b.box([side * 1.1, 3.1, z0 - 9.65], [0.14, 1.1, 0.15], 0.03);
  b.paint(black, 'satin').box([0, 3.72, z0 - 8.95], [2.6, 0.12, 2.1], 0.06);
  for (const side of [-1, 1]) addPane(b, lit, [side * 0.65, 3.15, z0 - 8.09], [0.6, 0.6, 0.04]);
  b.paint([1.6, 0.7, 0.2], 'glow').box([0, 2.4, z0 - 8.3], [0.8, 0.5, 0.1]);
  b.paint(paint, 'glossy').box([0, 2.1, z0 - 12], [2.3, 1.5, 3.9], 0.08);
  b.paint(brass, 'metal');
  for (const side of [-1, 1])
    b.box([side * 1.16, 2.1, z0 - 12], [0.02, 0.05, 3.5]).box(
      [side * 1.19, 2.1, z0 - 8.9],
      [0.02, 0.05, 1.5],
    );
  b.paint(black, 'satin').box([0, 1.25, z0 - 12], [1.6, 0.3, 4.1], 0.04);
  const random = createRandom(2);
  b.paint(fromHex('#121212'), 'rock');
  for (let n = 0; n < 50; n += 1)
    b.sphere(
      [(random() - 0.5) * 1.8, 2.8 + random() * 0.35, z0 - 12 + (random() - 0.5) * 3.4],
      0.14 + random() * 0.12,
      6,
    );
};

export const addCarriage = (b: MeshBuilder, lit: MeshBuilder, paint: Vec3, z: number) => {
  b.paint(paint, 'glossy').box([0, 2, z], [2.5, 1.5, 11.4], 0.12);
  b.paint(fromHex('#ead9b4'), 'glossy').box([0, 3.05, z], [2.45, 1, 11.4], 0.1);
  b.paint(fromHex('#3a3f45'), 'satin').loft(
    [-5.85, 5.85].map((end) => sectionAcrossZ(z + end, 1.33, 3.5, 3.95, 2.6, 16)),
  );
  b.paint(black, 'satin')
    .box([0, 1.1, z], [1.8, 0.3, 11], 0.04)
    .box([0, 2.2, z + 5.85], [0.9, 2, 0.5], 0.1);
  for (const side of [-1, 1]) {
    b.paint(brass, 'metal').box([side * 1.26, 2.72, z], [0.02, 0.05, 11.4]);
    for (let n = 0; n < 8; n += 1) {
      b.paint(darken(paint, 0.15), 'glossy').box(
        [side * 1.225, 3.02, z - 4.7 + n * 1.34],
        [0.05, 0.82, 0.98],
        0.02,
      );
      addPane(b, lit, [side * 1.24, 3.02, z - 4.7 + n * 1.34], [0.05, 0.66, 0.82]);
    }
  }
};
