/** A few rows of a crop as a thing. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { translation } from '../../math/matrix.ts';
import { createRandom } from '../../math/random.ts';
import { mix, normalize } from '../../math/vector.ts';
import { addBlade, addLeaf } from './foliage.ts';
import { plantKit } from './plant-kit.ts';

export const cropRows = plantKit(
  [
    'crop',
    'crop rows',
    'pumpkin patch',
    'vegetable patch',
    'flower bed',
    'flowerbed',
    'flower field',
    'vegetable bed',
  ],
  ({ noun, seed, colour }) => {
    const builder = new MeshBuilder();
    const random = createRandom(seed + 5);
    const soil = fromHex('#5a4028');
    builder
      .paint((p) => mix(soil, fromHex('#7a5a3a'), 0.5 + 0.5 * Math.sin(p[0] * 9)), 'soil')
      .heightField(
        { x0: -1.6, z0: -1.1, x1: 1.6, z1: 1.1 },
        { x: 40, z: 20 },
        (x, z) =>
          0.06 * Math.max(0, Math.cos((z / 0.55) * Math.PI * 2)) * (Math.abs(x) < 1.55 ? 1 : 0) + 0.01,
      );
    const mesh = builder.mesh;
    mesh.isTwoSided = true;
    const petals = ['#e83a5a', '#f0b020', '#f4f0f0', '#9a4ad0', '#f06a2a'].map(fromHex);
    for (const z of [-0.83, -0.28, 0.28, 0.83]) {
      for (let x = -1.45; x < 1.5; x += noun === 'pumpkin patch' ? 0.6 : 0.24) {
        const [px, pz] = [x + (random() - 0.5) * 0.06, z];
        if (noun === 'pumpkin patch') {
          builder
            .paint(
              (p) =>
                mix(
                  fromHex('#c8601a'),
                  fromHex('#f09030'),
                  0.5 + 0.5 * Math.cos(Math.atan2(p[2] - pz, p[0] - px) * 10),
                ),
              'satin',
            )
            .at(translation(px, 0.04, pz), (b) =>
              b.lathe(
                [
                  [0, 0],
                  [0.14, 0.02],
                  [0.2, 0.12],
                  [0.16, 0.22],
                  [0.04, 0.24],
                ],
                20,
                (a) => 1 + 0.07 * Math.cos(a * 10),
              ),
            );
          builder.paint(fromHex('#5a6a2c'), 'bark').tube(
            [
              [px, 0.26, pz],
              [px + 0.03, 0.34, pz],
            ],
            0.02,
            5,
          );
        }
        const leafCount = 7;
        for (let n = 0; n < leafCount; n += 1) {
          const a = n * 0.9 + random();
          addBlade(mesh, {
            at: [px, 0.06, pz],
            up: normalize([Math.cos(a) * 0.7, 0.8, Math.sin(a) * 0.7]),
            side: [-Math.sin(a), 0, Math.cos(a)],
            length: 0.16 + 0.1 * random(),
            halfWidth: 0.035,
            normal: [0, 1, 0.2],
            base: fromHex('#2f5a20'),
            tip: fromHex('#7aae44'),
            baseOcclusion: 0.5,
            tipOcclusion: 1,
          });
        }
        if (!noun.startsWith('flower')) continue;
        const hue = colour ?? petals[Math.floor(random() * 5)]!;
        for (let n = 0; n < 6; n += 1) {
          const a = n * 1.05;
          addLeaf(mesh, {
            at: [px, 0.3, pz],
            up: normalize([Math.cos(a), 0.35, Math.sin(a)]),
            side: [-Math.sin(a), 0, Math.cos(a)],
            length: 0.075,
            halfWidth: 0.03,
            normal: [0, 1, 0.3],
            base: mix(hue, [1, 0.9, 0.3], 0.4),
            tip: hue,
            baseOcclusion: 0.9,
            tipOcclusion: 1,
          });
        }
        addBlade(mesh, {
          at: [px, 0.03, pz],
          up: [0, 1, 0],
          side: [1, 0, 0],
          length: 0.29,
          halfWidth: 0.01,
          normal: [0, 0.3, 1],
          base: fromHex('#2f5a20'),
          tip: fromHex('#5f9a3c'),
          baseOcclusion: 0.5,
          tipOcclusion: 1,
        });
      }
    }
    return { mesh, size: [3.2, 0.35, 2.2] };
  },
  0,
);
