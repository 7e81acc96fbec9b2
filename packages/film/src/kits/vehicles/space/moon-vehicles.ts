/** Moon rover and lunar lander. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { springs } from '../shared/driving.ts';
import { steps } from '../shared/section.ts';
import { createAxles } from '../shared/wheels.ts';
import { addDish, addPanel, foil, steel, white } from './satellite-parts.ts';

export const buildRover = (): Model => {
  const body = new MeshBuilder();
  body
    .paint(foil, 'metal')
    .box([0, 0.85, 0], [1.2, 0.3, 2], 0.05)
    .paint(white, 'satin')
    .box([0, 1.03, 0], [1.25, 0.08, 2.05], 0.03);
  body
    .paint(steel, 'metal')
    .tube(
      [
        [0.35, 1, 0.8],
        [0.35, 1.95, 0.8],
      ],
      0.05,
      8,
    )
    .paint(white, 'satin')
    .box([0.35, 2.05, 0.85], [0.5, 0.22, 0.2], 0.05)
    .paint(fromHex('#16202a'), 'glass')
    .sphere([0.48, 2.05, 0.96], 0.07, 10)
    .sphere([0.22, 2.05, 0.96], 0.07, 10);
  body.at(multiply(translation(-0.35, 1.1, -0.5), rotationX(-0.4)), (k) => addDish(k, 0.42));
  addPanel(body, [0, 1.1, 0], 0.01, 0.01);
  for (const side of [-1, 1])
    body
      .paint(steel, 'metal')
      .tube(
        [
          [side * 0.6, 0.8, 0],
          [side * 0.85, 0.7, 0.6],
          [side * 0.9, 0.3, 0.95],
        ],
        0.04,
        6,
      )
      .tube(
        [
          [side * 0.85, 0.7, -0.3],
          [side * 0.9, 0.3, 0],
          [side * 0.85, 0.6, -0.5],
          [side * 0.9, 0.3, -0.95],
        ],
        0.04,
        6,
      );
  body.tube(
    [
      [-0.4, 0.85, 1],
      [-0.45, 1.1, 1.4],
      [-0.4, 0.6, 1.7],
    ],
    0.035,
    6,
  );
  const axles = createAxles(
    [-0.95, 0, 0.95].map((z) => ({
      z,
      radius: 0.3,
      width: 0.28,
      track: 0.95,
      style: 'truck' as const,
      rim: steel,
    })),
  );
  return assembleModel(
    { body, ...axles.builders },
    {
      size: [2.3, 2.2, 3],
      anchors: { seat: [0, 1.1, -0.2], back: [0, 1.1, -0.2], top: [0, 1.07, 0] },
      pose: (input) => ({ parts: { body: springs(input, 2), ...axles.pose(input.travelled) }, anchors: {} }),
    },
  );
};

export const buildLander = (): Model => {
  const body = new MeshBuilder();
  body
    .paint((p) => (Math.sin(p[0] * 9 + p[1] * 13) > 0.3 ? foil : fromHex('#b88a30')), 'metal')
    .lathe(
      [
        [0, 1.5],
        [1.9, 1.5],
        [2.1, 1.8],
        [2.1, 2.9],
        [1.8, 3.1],
        [0, 3.1],
      ],
      8,
    );
  body.paint(white, 'satin').loft(
    [
      [3.1, 1.2],
      [3.5, 1.5],
      [4.6, 1.5],
      [5.3, 1],
    ].map(([y, r]): Vec3[] =>
      steps(0, 7, 7).map(
        (n): Vec3 => [
          Math.cos((n / 8) * 2 * Math.PI + 0.4) * r!,
          y!,
          Math.sin((n / 8) * 2 * Math.PI + 0.4) * r! * 0.9,
        ],
      ),
    ),
  );
  for (const x of [-0.55, 0.55])
    body.paint(fromHex('#16202a'), 'glass').extrude(
      [
        [x - 0.3, 4.3],
        [x + 0.3, 4.5],
        [x, 4.9],
      ],
      1.28,
      1.36,
    );
  body
    .paint(fromHex('#3a3d42'), 'metal')
    .box([0, 3.6, 1.3], [0.8, 0.8, 0.2], 0.05)
    .at(translation(0, 0.8, 0), (k) =>
      k.lathe(
        [
          [0.75, 0],
          [0.5, 0.5],
          [0.2, 0.75],
          [0, 0.75],
        ],
        18,
      ),
    );
  for (let n = 0; n < 4; n += 1)
    body.at(rotationY((n * Math.PI) / 2 + Math.PI / 4), (k) =>
      k
        .paint(foil, 'metal')
        .tube(
          [
            [1.9, 2.6, 0],
            [3.5, 0.4, 0],
            [3.5, 0.12, 0],
          ],
          0.1,
          8,
        )
        .tube(
          [
            [1.8, 1.6, 0.6],
            [3.3, 0.7, 0],
          ],
          0.05,
          5,
        )
        .tube(
          [
            [1.8, 1.6, -0.6],
            [3.3, 0.7, 0],
          ],
          0.05,
          5,
        )
        .at(translation(3.5, 0, 0), (m) =>
          m.lathe(
            [
              [0, 0],
              [0.5, 0.06],
              [0.5, 0.12],
              [0, 0.16],
            ],
            16,
          ),
        ),
    );
  body
    .paint(steel, 'metal')
    .tube(
      [
        [0, 1.5, 2.1],
        [0, 0.1, 3],
      ],
      0.05,
      6,
    )
    .at(multiply(translation(0.9, 5.5, 0), rotationX(0.6)), (k) => addDish(k, 0.5))
    .tube(
      [
        [-0.7, 5.2, 0],
        [-0.9, 6.4, 0],
      ],
      0.025,
      5,
    );
  return assembleModel(
    { body },
    { size: [7.4, 6.4, 7.4], anchors: { door: [0, 0, 3.2], top: [0, 3.1, 1.7], inside: [0, 3.6, 0] } },
  );
};
