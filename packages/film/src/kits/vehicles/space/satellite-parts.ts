/** Parts shared by the models beside it. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { steps } from '../shared/section.ts';

export const foil = fromHex('#d0a040');

export const white = fromHex('#eef0f2');

export const steel = fromHex('#9aa0a6');

export const addPanel = (b: MeshBuilder, centre: Vec3, width: number, height: number) => {
  b.paint(fromHex('#c8ccd0'), 'metal').box(centre, [width + 0.1, height + 0.1, 0.05]);
  const [columns, rows] = [Math.max(2, Math.round(width / 0.7)), Math.max(2, Math.round(height / 0.7))];
  for (let x = 0; x < columns; x += 1)
    for (let y = 0; y < rows; y += 1)
      b.paint(fromHex((x + y) % 2 ? '#1f3f88' : '#2a4f9c'), 'glass').box(
        [
          centre[0] + ((x + 0.5) / columns - 0.5) * width,
          centre[1] + ((y + 0.5) / rows - 0.5) * height,
          centre[2],
        ],
        [(width / columns) * 0.94, (height / rows) * 0.94, 0.08],
      );
};

export const addDish = (b: MeshBuilder, radius: number) =>
  b
    .twoSided()
    .paint(white, 'glossy')
    .lathe(
      steps(0, 1, 8).map((t): [number, number] => [t * radius, t * t * radius * 0.4]),
      24,
    )
    .paint(steel, 'metal')
    .tube(
      [
        [0, 0, 0],
        [0, radius * 0.7, 0],
      ],
      radius * 0.03,
      5,
    )
    .sphere([0, radius * 0.7, 0], radius * 0.08, 8);
