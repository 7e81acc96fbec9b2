/** Street lamps, traffic lights, billboards and neon signs. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { lampCap, lampPost } from '../../sets/towns/street-parts.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { lightsOn } from '../../shared/windows.ts';
import { spread } from '../shared/parts.ts';

const iron = fromHex('#1d2b27');

export const streetLamp: Kit = {
  name: 'street lamp',
  nouns: ['street lamp', 'streetlight', 'street light', 'lamp post', 'lamppost', 'streetlamp', 'gas lamp'],
  locomotion: 'none',
  build: () => {
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    body.paint(iron, 'satin').lathe([[0, 0], ...lampPost, [0, 3.16]], 16);
    body.paint([0.8, 0.78, 0.68], 'glossy').lathe(
      [
        [0.1, 3.17],
        [0.19, 3.62],
        [0, 3.63],
      ],
      6,
    );
    lit.paint([6, 3.9, 1.7], 'glow').lathe(
      [
        [0.105, 3.17],
        [0.195, 3.62],
        [0, 3.63],
      ],
      6,
    );
    body.paint(iron, 'satin');
    for (const n of spread(0, 5, 6)) {
      const a = (n / 6) * 2 * Math.PI;
      body.tube(
        [
          [Math.cos(a) * 0.12, 3.15, Math.sin(a) * 0.12],
          [Math.cos(a) * 0.21, 3.64, Math.sin(a) * 0.21],
        ],
        0.012,
        4,
        false,
      );
    }
    body.lathe(lampCap, 12).tube(
      [
        [-0.32, 2.95, 0],
        [0.32, 2.95, 0],
      ],
      0.02,
      6,
    );
    return assembleModel(
      { body, lit },
      {
        anchors: { lamp: [0, 3.45, 0] },
        pose: ({ darkness }) => ({
          parts: { lit: shown(darkness > lightsOn) },
          anchors: {},
          lamps: darkness > lightsOn ? [{ position: [0, 3.3, 0.3], colour: [3, 1.9, 0.8], reach: 10 }] : [],
        }),
      },
    );
  },
};

export const trafficLight: Kit = {
  name: 'traffic light',
  nouns: ['traffic light', 'traffic lights', 'stoplight', 'traffic signal'],
  locomotion: 'none',
  build: () => {
    const [body, ...lights] = [0, 1, 2, 3].map(() => new MeshBuilder()) as [
      MeshBuilder,
      MeshBuilder,
      MeshBuilder,
      MeshBuilder,
    ];
    body
      .paint(fromHex('#3a3d40'), 'satin')
      .tube(
        [
          [0, 0, 0],
          [0, 2.6, 0],
        ],
        0.07,
        10,
      )
      .box([0, 3.1, 0.02], [0.36, 1.02, 0.26], 0.05)
      .paint(fromHex('#e0b01f'), 'satin')
      .box([0, 3.1, -0.08], [0.48, 1.14, 0.04], 0.02, 1);
    for (const [n, hex] of ['#7a1414', '#7a5a10', '#145a24'].entries()) {
      const y = 3.42 - n * 0.32;
      body
        .paint(fromHex(hex), 'glossy')
        .sphere([0, y, 0.14], [0.12, 0.12, 0.05], 16)
        .paint(fromHex('#232527'), 'satin')
        .at(multiply(translation(0, y, 0.14), rotationX(Math.PI / 2)), (k) =>
          k.lathe(
            [
              [0.135, 0],
              [0.14, 0.14],
              [0.13, 0.14],
              [0.125, 0],
            ],
            16,
          ),
        );
      lights[n]!.paint(
        (
          [
            [6, 0.3, 0.2],
            [6, 3, 0.2],
            [0.3, 5, 0.9],
          ] as Vec3[]
        )[n]!,
        'glow',
      ).sphere([0, y, 0.15], [0.118, 0.118, 0.055], 16);
    }
    return assembleModel(
      { body, glow0: lights[0]!, glow1: lights[1]!, glow2: lights[2]! },
      {
        pose: ({ time }) => {
          const at = Math.floor(time / 2.2) % 3;
          return {
            parts: { glow0: shown(at === 0), glow1: shown(at === 2), glow2: shown(at === 1) },
            anchors: {},
            lamps: [
              {
                position: [0, 3.1, 0.6],
                colour: (
                  [
                    [1.2, 0.1, 0.08],
                    [0.1, 1, 0.25],
                    [1.2, 0.7, 0.08],
                  ] as Vec3[]
                )[at]!,
                reach: 3,
              },
            ],
          };
        },
      },
    );
  },
};

export const billboard: Kit = {
  name: 'billboard',
  nouns: ['billboard', 'advertising board', 'neon sign', 'neon signs', 'signboard'],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const isNeon = noun.includes('neon');
    const [body, lit] = [new MeshBuilder(), new MeshBuilder()];
    if (isNeon) {
      const first = colour ? (colour.map((c) => c * 4) as Vec3) : ([3.6, 0.4, 2] as Vec3);
      body
        .paint(fromHex('#17191d'), 'satin')
        .tube(
          [
            [0, 0, -0.1],
            [0, 2.2, -0.1],
          ],
          0.06,
          8,
        )
        .box([0, 3, -0.06], [2.2, 1.7, 0.08], 0.04, 1);
      body.paint(first, 'glow').tube(
        [
          [-0.95, 2.3, 0.03],
          [-0.95, 3.7, 0.03],
          [0.95, 3.7, 0.03],
          [0.95, 2.3, 0.03],
          [-0.95, 2.3, 0.03],
        ],
        0.03,
        6,
      );
      lit.paint([0.3, 2.6, 3.8], 'glow');
      // OPEN, each letter as one bent tube.
      const letters: [number, number][][] = [
        [
          [-1, -1],
          [-1, 1],
          [1, 1],
          [1, -1],
          [-1, -1],
        ],
        [
          [-1, -1],
          [-1, 1],
          [1, 1],
          [1, 0],
          [-1, 0],
        ],
        [
          [1, 1],
          [-1, 1],
          [-1, 0],
          [0.7, 0],
          [-1, 0],
          [-1, -1],
          [1, -1],
        ],
        [
          [-1, -1],
          [-1, 1],
          [1, -1],
          [1, 1],
        ],
      ];
      for (const [n, letter] of letters.entries()) {
        lit.tube(
          letter.map(([u, v]): Vec3 => [-0.6 + n * 0.4 + u * 0.13, 3.02 + v * 0.28, 0.03]),
          0.026,
          6,
        );
      }
      return assembleModel(
        { body, glow: lit },
        {
          anchors: { lamp: [0, 3, 0.3] },
          pose: ({ time }) => ({
            parts: { glow: shown(Math.sin(time * 7) > -0.92) },
            anchors: {},
            lamps: [{ position: [0, 2.6, 0.9], colour: [1.2, 0.5, 1.2], reach: 5 }],
          }),
        },
      );
    }
    for (const x of [-2.4, 2.4])
      body.paint(fromHex('#55585c'), 'metal').tube(
        [
          [x, 0, -0.2],
          [x, 4, -0.2],
        ],
        0.12,
        8,
      );
    body
      .paint(fromHex('#3a3d40'), 'satin')
      .box([0, 5, -0.05], [8, 3.6, 0.2], 0.04, 1)
      .paint(fromHex('#f0c64a'), 'matte')
      .box([0, 5, 0.06], [7.6, 3.2, 0.04])
      .paint(fromHex('#d8352a'), 'satin')
      .sphere([-2.2, 5, 0.08], [1.2, 1.2, 0.03], 26)
      .paint(fromHex('#2a2a2e'), 'satin');
    for (const [n, w] of [3.4, 2.8, 2].entries())
      body.box([1.4 - (3.4 - w) / 2, 5.8 - n * 0.75, 0.09], [w, 0.36, 0.03]);
    return assembleModel(
      { body },
      {
        pose: ({ darkness }) => ({
          parts: {},
          anchors: {},
          lamps: darkness > lightsOn ? [{ position: [0, 3.6, 1.8], colour: [1.6, 1.4, 1], reach: 7 }] : [],
        }),
      },
    );
  },
};
