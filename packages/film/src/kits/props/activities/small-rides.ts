/** A child's scooter and a wooden sled. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { createAxles } from '../../vehicles/shared/wheels.ts';

export const kickScooter: Kit = {
  name: 'kick scooter',
  nouns: ['kick scooter', 'push scooter', 'electric scooter', 'e-scooter', 'toy scooter'],
  locomotion: 'slides',
  speeds: { slow: 2.2, fast: 3.6 },
  build: ({ colour }) => {
    const b = new MeshBuilder();
    const paint = colour ?? fromHex('#d8342c');
    b.paint(paint, 'glossy').box([0, 0.11, -0.02], [0.15, 0.035, 0.62], 0.016, 3);
    b.paint(fromHex('#26282c'), 'matte').box([0, 0.131, -0.06], [0.12, 0.008, 0.46], 0.003);
    b.paint(fromHex('#b9bec3'), 'metal').tube(
      [
        [0, 0.12, 0.28],
        [0, 0.2, 0.36],
        [0, 0.86, 0.28],
      ],
      0.022,
      10,
    );
    b.tube(
      [
        [-0.22, 0.88, 0.26],
        [0, 0.88, 0.28],
        [0.22, 0.88, 0.26],
      ],
      0.015,
      8,
    );
    b.paint(paint, 'satin');
    for (const side of [-1, 1])
      b.tube(
        [
          [side * 0.13, 0.88, 0.268],
          [side * 0.24, 0.88, 0.258],
        ],
        0.021,
        8,
      );
    const axles = createAxles(
      [-0.33, 0.38].map((z) => ({ z, radius: 0.075, width: 0.035, track: 0.0, segments: 18 })),
    );
    return assembleModel(
      { body: b, ...axles.builders },
      {
        size: [0.5, 0.9, 0.9],
        anchors: {
          top: [0, 0.135, -0.05],
          handlebarLeft: [0.19, 0.89, 0.26],
          handlebarRight: [-0.19, 0.89, 0.26],
        },
        pose: (input) => ({ parts: axles.pose(input.travelled), anchors: {} }),
      },
    );
  },
};

export const woodenSled: Kit = {
  name: 'wooden sled',
  nouns: ['wooden sled', 'toboggan', 'snow sled', 'sledge', 'sled'],
  locomotion: 'slides',
  speeds: { slow: 1.2, fast: 4 },
  build: ({ colour }) => {
    const b = new MeshBuilder();
    const wood = colour ?? fromHex('#b5793c');
    for (const side of [-1, 1]) {
      const x = side * 0.2;
      const runner: Vec3[] = [
        [x, 0.03, -0.5],
        [x, 0.02, 0.3],
        [x, 0.07, 0.48],
        [x, 0.2, 0.58],
        [x, 0.3, 0.55],
      ];
      b.paint(fromHex('#8c5a2a'), 'wood').tube(runner, 0.022, 8);
      for (const z of [-0.4, 0.0, 0.34])
        b.tube(
          [
            [x, 0.03, z],
            [x * 0.9, 0.22, z],
          ],
          0.018,
          6,
        );
    }
    b.paint(wood, 'wood');
    for (const x of [-0.18, -0.09, 0, 0.09, 0.18]) b.box([x, 0.235, -0.06], [0.075, 0.022, 1], 0.008);
    for (const z of [-0.4, 0.34]) b.box([0, 0.215, z], [0.44, 0.03, 0.05], 0.01);
    b.paint(fromHex('#c8382f'), 'satin').tube(
      [
        [-0.2, 0.28, 0.56],
        [0, 0.26, 0.7],
        [0.2, 0.28, 0.56],
      ],
      0.01,
      6,
    );
    return assembleModel(
      { body: b },
      {
        size: [0.48, 0.3, 1.16],
        anchors: { seat: [0, 0.25, -0.1], top: [0, 0.25, -0.05], grip: [0, 0.26, 0.68] },
      },
    );
  },
};
