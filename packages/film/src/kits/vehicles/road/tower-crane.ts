/** A tower crane whose jib turns. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addCabBox, black } from './machines-parts.ts';

/** `thickness`: of the bars against true ones, so that they are seen from afar. */
export const buildTowerCrane = (paint: Vec3, thickness = 1): Model => {
  const [body, jib] = [new MeshBuilder(), new MeshBuilder()];
  const height = 34;
  const lattice = (
    b: MeshBuilder,
    at: (t: number) => Vec3,
    half: number,
    count: number,
    upright: boolean,
  ) => {
    const corner = (t: number, u: number, v: number): Vec3 => {
      const p = at(t);
      return upright ? [p[0] + u * half, p[1], p[2] + v * half] : [p[0] + u * half, p[1] + v * half, p[2]];
    };
    for (const [u, v] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const)
      b.tube([corner(0, u, v), corner(1, u, v)], 0.09 * thickness, 4, false);
    for (let n = 0; n < count; n += 1)
      for (const [u, v, u2, v2] of [
        [-1, -1, 1, -1],
        [1, -1, 1, 1],
        [1, 1, -1, 1],
        [-1, 1, -1, -1],
      ] as const)
        b.tube([corner(n / count, u, v), corner((n + 1) / count, u2, v2)], 0.05 * thickness, 3, false);
  };
  body.paint(fromHex('#9a9a98'), 'stone').box([0, 0.5, 0], [5, 1, 5]).paint(paint, 'satin');
  lattice(body, (t) => [0, 1 + t * (height - 1), 0], 0.8, 20, true);
  jib.paint(paint, 'satin');
  lattice(jib, (t) => [0, 0.7, -9 + t * 35], 0.6, 24, false);
  jib
    .tube(
      [
        [0, 1, 0],
        [0, 6, 0],
      ],
      0.2 * Math.sqrt(thickness),
      6,
    )
    .tube(
      [
        [0, 6, 0],
        [0, 1.3, 22],
      ],
      0.06 * thickness,
      4,
    )
    .tube(
      [
        [0, 6, 0],
        [0, 1.3, -8],
      ],
      0.06 * thickness,
      4,
    )
    .paint(fromHex('#8a8a88'), 'stone')
    .box([0, -0.6, -7.5], [1.6, 2.2, 2.4]);
  addCabBox(jib, [1.3, -1.6, 0.6], [1.3, 1.8, 1.5], fromHex('#f2f1ec'));
  jib
    .paint(black, 'metal')
    .tube(
      [
        [0, 0, 17],
        [0, -15, 17],
      ],
      0.05 * thickness,
      4,
    )
    .paint(fromHex('#c8a030'), 'satin')
    .box([0, -15.4, 17], [0.6, 0.9, 0.4], 0.08)
    .paint(fromHex('#8a5a3a'), 'wood')
    .box([0, -17.2, 17], [2.6, 1, 1.6], 0.05, 1);
  return assembleModel(
    { body, jib },
    {
      size: [12, height + 6, 40],
      anchors: { seat: [1.3, height - 0.8, 0.6], top: [0, height, 0] },
      pose: ({ time, phase }) => ({
        parts: {
          jib: multiply(translation(0, height, 0), rotationY(0.9 + 0.35 * Math.sin(time * 0.25 + phase))),
        },
        anchors: {},
      }),
    },
  );
};
