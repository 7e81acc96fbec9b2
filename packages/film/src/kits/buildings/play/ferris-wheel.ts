/** A Ferris wheel whose cabins stay level. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { lightsOn } from '../../shared/windows.ts';
import { spread } from '../shared/parts.ts';
import { bright, white } from './fairground-parts.ts';

export const buildFerris = (): Model => {
  const [radius, hub, cabins] = [13, 15.5, 18];
  const [body, wheel, lit] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
  for (const z of [-1.6, 1.6])
    for (const side of [-1, 1])
      body.paint(white, 'satin').tube(
        [
          [side * 6.5, 0, z * 2.2],
          [0, hub, z],
        ],
        0.32,
        8,
      );
  body
    .tube(
      [
        [0, hub, -2.2],
        [0, hub, 2.2],
      ],
      0.7,
      14,
    )
    .paint(fromHex('#8a8f94'), 'stone')
    .box([0, 0.3, 0], [15, 0.6, 8])
    .paint(bright[0]!, 'satin')
    .box([0, 1.6, 4.6], [4, 2.4, 2], 0.1, 1);
  for (const z of [-1.1, 1.1]) {
    for (const r of [radius, radius * 0.86])
      wheel.paint(bright[1]!, 'satin').tube(
        spread(0, 2 * Math.PI, 49).map((a): Vec3 => [Math.cos(a) * r, Math.sin(a) * r, z]),
        0.16,
        6,
        false,
      );
    for (let n = 0; n < cabins; n += 1) {
      const a = (n / cabins) * 2 * Math.PI;
      wheel.paint(white, 'metal').tube(
        [
          [0, 0, z],
          [Math.cos(a) * radius, Math.sin(a) * radius, z],
        ],
        0.07,
        4,
        false,
      );
      lit.paint(
        (
          [
            [4, 0.6, 0.5],
            [0.6, 1.8, 4.4],
            [4, 2.8, 0.6],
          ] as Vec3[]
        )[n % 3]!,
        'glow',
      );
      for (const t of [0.35, 0.6, 0.86, 1])
        lit.sphere([Math.cos(a) * radius * t, Math.sin(a) * radius * t, z * 1.15], 0.14, 6);
    }
  }
  for (let n = 0; n < cabins; n += 1) {
    const a = (n / cabins) * 2 * Math.PI;
    wheel.paint(white, 'metal').tube(
      [
        [Math.cos(a) * radius, Math.sin(a) * radius, -1.1],
        [Math.cos(a) * radius, Math.sin(a) * radius, 1.1],
      ],
      0.08,
      5,
    );
  }
  const builders: Record<string, MeshBuilder> = { body, wheel, lit };
  for (let n = 0; n < cabins; n += 1) {
    const c = new MeshBuilder();
    c.paint(bright[n % 6]!, 'glossy')
      .box([0, -1.9, 0], [1.7, 0.9, 1.5], 0.25, 3)
      .box([0, -0.35, 0], [1.9, 0.22, 1.7], 0.1)
      .paint(white, 'satin');
    for (const x of [-0.75, 0.75])
      for (const z of [-0.65, 0.65])
        c.tube(
          [
            [x, -1.5, z],
            [x, -0.4, z],
          ],
          0.05,
          4,
          false,
        );
    builders[`cabin${n}`] = c;
  }
  return assembleModel(builders, {
    size: [28, hub + radius + 0.5, 10],
    anchors: { top: [0, 0.6, 3], seat: [0, hub - radius - 1.6, 0] },
    pose: ({ time, phase, darkness }) => {
      const turn = (time + phase) * 0.16;
      const root = multiply(translation(0, hub, 0), rotationZ(turn));
      const parts: Record<string, Matrix | null> = { wheel: root, lit: darkness > lightsOn ? root : null };
      for (let n = 0; n < cabins; n += 1) {
        const a = (n / cabins) * 2 * Math.PI + turn;
        parts[`cabin${n}`] = multiply(
          translation(Math.cos(a) * radius, hub + Math.sin(a) * radius, 0),
          rotationZ(0.06 * Math.sin(time * 1.3 + n)),
        );
      }
      return {
        parts,
        anchors: {},
        lamps: darkness > lightsOn ? [{ position: [0, hub, 4], colour: [1.6, 1.2, 1.6], reach: 22 }] : [],
      };
    },
  });
};
