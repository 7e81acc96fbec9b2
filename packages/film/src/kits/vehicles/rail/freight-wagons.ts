/** Goods wagons: boxes with sliding doors, tanks, coal hoppers, and flat ones with containers. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addWheel } from '../shared/wheels.ts';
import { addCarriage } from './steam-train-body.ts';
import { backwards, black } from './steam-train-parts.ts';

export const wagonKinds = ['box', 'tank', 'coal', 'container'] as const;
export type WagonKind = (typeof wagonKinds)[number];

const half = 4.1;
const axles = [-3.1, -2.1, 2.1, 3.1];

const addBoxWagon = (b: MeshBuilder, paint: Vec3, z: number) => {
  b.paint(paint, 'satin').box([0, 2.65, z], [2.6, 2.5, half * 2], 0.04);
  b.paint(darken(paint, 0.3), 'satin');
  for (const side of [-1, 1]) {
    b.box([side * 1.32, 2.6, z], [0.06, 2.3, 2.6], 0.02);
    for (let n = -6; n <= 6; n += 1)
      if (Math.abs(n) > 1) b.box([side * 1.31, 2.65, z + n * 0.62], [0.05, 2.45, 0.09]);
  }
  b.paint(fromHex('#5a5f66'), 'metal').box([0, 3.95, z], [2.7, 0.12, half * 2 + 0.1], 0.05);
};

const addTankWagon = (b: MeshBuilder, paint: Vec3, z: number) => {
  b.paint(paint, 'glossy');
  backwards(
    b,
    [0, 2.6, z + half],
    [
      [0, 0],
      [0.9, 0.12],
      [1.25, 0.6],
      [1.25, half * 2 - 0.6],
      [0.9, half * 2 - 0.12],
      [0, half * 2],
    ],
    28,
  );
  b.paint(darken(paint, 0.4), 'metal');
  for (const at of [-2.4, 0, 2.4])
    backwards(
      b,
      [0, 2.6, z + at],
      [
        [1.26, -0.06],
        [1.28, 0],
        [1.26, 0.06],
      ],
      28,
    );
  b.at(translation(0, 3.75, z), (k) => k.cylinder(0, 0.4, 0.5, 0.45, 18));
};

/** Open above, so that the heap is seen. */
const addCoalWagon = (b: MeshBuilder, paint: Vec3, z: number) => {
  b.paint(paint, 'satin');
  for (const side of [-1, 1]) {
    b.box([side * 1.25, 2.4, z], [0.1, 1.9, half * 2], 0.02).box(
      [0, 2.4, z + side * half],
      [2.5, 1.9, 0.1],
      0.02,
    );
    b.paint(darken(paint, 0.3), 'satin');
    for (let n = -5; n <= 5; n += 1) b.box([side * 1.32, 2.4, z + n * 0.74], [0.06, 1.85, 0.1]);
    b.paint(paint, 'satin');
  }
  b.box([0, 1.6, z], [2.4, 0.2, half * 2]);
  const random = createRandom(7);
  b.paint(fromHex('#1a1a1c'), 'rock').heightField(
    { x0: -1.2, z0: z - half + 0.1, x1: 1.2, z1: z + half - 0.1 },
    { x: 8, z: 26 },
    (x, at) => 3.1 + 0.75 * (1 - (x / 1.3) ** 2) * (0.7 + 0.3 * Math.sin((at - z) * 1.6)) + 0.16 * random(),
  );
};

const addContainerWagon = (b: MeshBuilder, paint: Vec3, z: number) => {
  for (const [n, hex] of ['#b8402c', '#2f6aa8'].entries()) {
    const [tone, at] = [n ? fromHex(hex) : paint, z + (n ? -2.1 : 2.1)];
    b.paint(tone, 'satin').box([0, 2.85, at], [2.45, 2.6, 4], 0.03);
    b.paint(darken(tone, 0.2), 'satin');
    for (const side of [-1, 1])
      for (let k = -6; k <= 6; k += 1) b.box([side * 1.235, 2.85, at + k * 0.3], [0.04, 2.4, 0.12]);
  }
};

export const addWagon = (b: MeshBuilder, kind: WagonKind, paint: Vec3 | null, z: number) => {
  b.paint(black, 'satin')
    .box([0, 1.3, z], [2.4, 0.28, half * 2 + 0.3], 0.04)
    .box([0, 0.9, z], [0.9, 0.5, half * 1.6], 0.04);
  if (kind === 'box') addBoxWagon(b, paint ?? fromHex('#8a3a24'), z);
  if (kind === 'tank') addTankWagon(b, paint ?? fromHex('#c8ccd2'), z);
  if (kind === 'coal') addCoalWagon(b, paint ?? fromHex('#4a5058'), z);
  if (kind === 'container') addContainerWagon(b, paint ?? fromHex('#3f8a4a'), z);
};

const kindOf = (noun: string): WagonKind =>
  /tank/.test(noun)
    ? 'tank'
    : /coal|hopper|ore|mine/.test(noun)
      ? 'coal'
      : /flat|container/.test(noun)
        ? 'container'
        : 'box';

/** One wagon on its own wheels. */
export const freightWagon: Kit = {
  name: 'freight wagon',
  nouns: [
    'freight car',
    'freight wagon',
    'cargo wagon',
    'cargo car',
    'goods wagon',
    'boxcar',
    'tank car',
    'tank wagon',
    'coal wagon',
    'coal car',
    'hopper car',
    'flat car',
    'flatcar',
    'container wagon',
    'train car',
    'train carriage',
    'railway carriage',
    'passenger car',
    'railroad car',
    'railway wagon',
    'train wagon',
  ],
  locomotion: 'rails',
  speeds: { slow: 6, fast: 16 },
  build: ({ noun, colour, detail }) => {
    const [body, lit, wheels] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    if (/^(?:train car|train carriage|railway carriage|passenger car|railroad car)$/.test(noun))
      addCarriage(body, lit, colour ?? fromHex('#7c1f22'), 0);
    else addWagon(body, kindOf(noun), colour, 0);
    for (const side of [-1, 1])
      wheels.at(translation(side * 0.75, 0, 0), (k) =>
        addWheel(k, 0.47, 0.12, 'rail', side, black, detail === 0 ? 16 : 8),
      );
    const parts = { body, lit, ...Object.fromEntries(axles.map((_, n) => [`axle${n}`, wheels])) };
    return assembleModel(parts, {
      size: [2.7, 4.1, half * 2 + 0.6],
      anchors: { top: [0, 3.9, 0], inside: [0, 1.6, 0] },
      pose: ({ travelled, darkness }) => ({
        parts: {
          lit: darkness > 0.5 ? translation(0, 0, 0) : null,
          ...Object.fromEntries(
            axles.map((z, n) => [`axle${n}`, multiply(translation(0, 0.47, z), rotationX(travelled / 0.47))]),
          ),
        },
        anchors: {},
      }),
    });
  },
};
