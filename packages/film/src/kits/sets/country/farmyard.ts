/** A barn and the things around it. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix } from '../../../math/vector.ts';
import { addFlowers } from '../shared/flowers.ts';
import { addGrass } from '../shared/grass.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';
import { ground } from './field-ground.ts';
import { seasonGrass } from './grassland.ts';

export const dressFarm = (set: SetBuilder): void => {
  const place = createThingPlacer(set);
  const near = Math.max(9, set.area.cameraDistance * 1.6);
  const [bx, bz] = set.atFrame(0.5, near + 14);
  // One that the prompt names stands there by itself.
  const isNamed = set.request.nouns?.some((noun) => /barn$/.test(noun)) ?? false;
  if (!isNamed && !place('barn', [bx, ground(bx, bz), bz], -0.35)) addBarn(set, bx, bz);
  set.take(bx, bz, 9);
  const [hx, hz] = set.atFrame(-0.62, near + 22);
  place('farmhouse', [hx, ground(hx, hz), hz], 0.3) ?? place('house', [hx, ground(hx, hz), hz], 0.3);
  set.take(hx, hz, 8);
  addGrass(set, { length: 0.12, colours: seasonGrass(set.request) });
  addFlowers(set, { count: 160 });
  set.model((builder) => {
    // Post-and-rail fence behind, and round bales.
    const z = set.area.low[2] - near * 0.5;
    builder.paint(fromHex('#7a5c3c'), 'wood');
    for (let x = -30; x < 30; x += 2.4) {
      builder.box([x, 0.6 + ground(x, z), z], [0.14, 1.2, 0.14], 0.02);
      for (const y of [0.45, 0.9]) builder.box([x + 1.2, y + ground(x, z), z], [2.5, 0.1, 0.05], 0.01);
    }
    for (let n = 0; n < 6; n += 1) {
      const [x, zz] = set.atFrame(-0.9 + n * 0.36, near + 4 + (n % 3) * 5);
      if (!set.isClear(x, zz, 0.9)) continue;
      builder
        .paint(
          (p) => mix(fromHex('#b8903c'), fromHex('#e0c070'), noise(p[0] * 8, p[1] * 8, p[2] * 8)),
          'cloth',
        )
        .at(
          multiply(
            translation(x, ground(x, zz) + 0.65, zz),
            rotationY(n),
            new Float64Array([0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]),
          ),
          (b) => b.cylinder(-0.6, 0.6, 0.65, 0.65, 20),
        );
    }
  });
  const plant = createTreePlanter(set);
  set.scatter(8, { near: near * 1.5, far: 60, radius: 3 }, (x, z) => plant('oak', x, z, 0.8));
};

const addBarn = (set: SetBuilder, x: number, z: number): void => {
  set.model((builder) =>
    builder.at(multiply(translation(x, ground(x, z), z), rotationY(-0.35)), (b) => {
      const roof: [number, number][] = [
        [-4.4, 4.2],
        [-3, 6.4],
        [0, 7.8],
        [3, 6.4],
        [4.4, 4.2],
      ];
      b.paint(fromHex('#9a2c20'), 'wood').extrude(
        [
          [-4.2, 0],
          [4.2, 0],
          [4.2, 4.3],
          [3, 6.3],
          [0, 7.6],
          [-3, 6.3],
          [-4.2, 4.3],
        ],
        0,
        -11,
      );
      b.paint(set.isSnowy ? fromHex('#eef2f8') : fromHex('#5a5650'), 'roof');
      for (let n = 0; n < 4; n += 1) {
        const [p, q] = [roof[n]!, roof[n + 1]!];
        b.quad(
          [p[0], p[1] + 0.1, 0.4],
          [q[0], q[1] + 0.1, 0.4],
          [q[0], q[1] + 0.1, -11.4],
          [p[0], p[1] + 0.1, -11.4],
        );
      }
      b.paint(fromHex('#f0ebe0'), 'wood').box([0, 1.7, 0.05], [3.4, 3.4, 0.08]);
      b.paint(fromHex('#8a261c'), 'wood')
        .box([-0.82, 1.65, 0.1], [1.5, 3.1, 0.06])
        .box([0.82, 1.65, 0.1], [1.5, 3.1, 0.06]);
      b.paint(fromHex('#f0ebe0'), 'wood').box([0, 5.2, 0.05], [1.3, 1.3, 0.08]);
      b.paint(fromHex('#2a1c16'), 'matte').box([0, 5.2, 0.1], [1, 1, 0.05]);
    }),
  );
};
