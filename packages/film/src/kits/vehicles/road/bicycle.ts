/** Bicycle and tricycle: pedals, chain wheel and wheels turn by the way travelled. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { steps } from '../shared/section.ts';
import { createAxles } from '../shared/wheels.ts';

const black = fromHex('#1c1c1e');
const chrome = fromHex('#c8ccd0');
const leather = fromHex('#6b3f22');

/** Turns of the pedals for one of the wheel. */
const gearing = 0.42;

const addFrame = (b: MeshBuilder, paint: Vec3) => {
  const [crank, seat, head, low, rear, front]: Vec3[] = [
    [0, 0.3, -0.06],
    [0, 0.78, -0.2],
    [0, 0.82, 0.36],
    [0, 0.68, 0.39],
    [0, 0.34, -0.52],
    [0, 0.34, 0.56],
  ];
  b.paint(paint, 'glossy')
    .tube([crank!, seat!], 0.018, 8)
    .tube([seat!, head!], 0.018, 8)
    .tube([crank!, low!], 0.02, 8)
    .tube([low!, head!], 0.022, 8);
  for (const side of [-1, 1]) {
    const x = side * 0.05;
    b.paint(paint, 'glossy')
      .tube([crank!, [x, rear![1], rear![2]]], 0.012, 6)
      .tube(
        [
          [0, 0.74, -0.19],
          [x, rear![1], rear![2]],
        ],
        0.011,
        6,
      );
    b.tube([low!, [x, 0.6, 0.43], [x, front![1], front![2]]], 0.014, 6);
    b.paint(black, 'satin').tube(
      [
        [side * 0.18, 1.0, 0.3],
        [side * 0.29, 1.0, 0.2],
      ],
      0.018,
      8,
    );
    b.paint(chrome, 'metal').tube(
      [
        [0, 0.98, 0.33],
        [side * 0.1, 1.02, 0.34],
        [side * 0.2, 1.0, 0.28],
      ],
      0.012,
      8,
    );
  }
  b.paint(chrome, 'metal')
    .tube([seat!, [0, 0.88, -0.23]], 0.014, 8)
    .tube([head!, [0, 0.98, 0.33]], 0.014, 8);
  b.paint(leather, 'satin')
    .sphere([0, 0.92, -0.27], [0.09, 0.035, 0.11], 14)
    .sphere([0, 0.92, -0.15], [0.035, 0.025, 0.11], 10);
  // Mudguards, carrier, lamp, basket.
  b.paint(paint, 'glossy');
  for (const [z, from, to] of [
    [-0.52, 0.3, 2.6],
    [0.56, 0.7, 2.4],
  ] as const) {
    b.tube(
      steps(from, to, 12).map((a): Vec3 => [0, 0.34 + Math.sin(a) * 0.365, z + Math.cos(a) * 0.365]),
      0.018,
      6,
    );
  }
  b.paint(chrome, 'metal').sphere([0, 0.86, 0.45], [0.045, 0.045, 0.05], 10);
  for (const side of [-1, 1])
    b.tube(
      [
        [side * 0.05, 0.72, -0.3],
        [side * 0.05, 0.72, -0.72],
        [side * 0.05, 0.34, -0.54],
      ],
      0.007,
      5,
    );
  for (const z of steps(-0.68, -0.34, 3))
    b.tube(
      [
        [-0.05, 0.72, z],
        [0.05, 0.72, z],
      ],
      0.007,
      5,
    );
};

const addBasket = (b: MeshBuilder) => {
  b.paint(fromHex('#a97c46'), 'wood');
  for (const y of steps(0.78, 0.96, 4)) {
    const s = 0.1 + (y - 0.78) * 0.25;
    b.tube(
      [
        [-s, y, 0.52 - s * 0.5],
        [s, y, 0.52 - s * 0.5],
        [s, y, 0.6 + s],
        [-s, y, 0.6 + s],
        [-s, y, 0.52 - s * 0.5],
      ],
      0.009,
      5,
    );
  }
  for (const t of steps(-1, 1, 5))
    for (const z of [0, 1])
      b.tube(
        [
          [t * 0.1, 0.78, z ? 0.7 : 0.47],
          [t * 0.145, 0.96, z ? 0.745 : 0.45],
        ],
        0.006,
        4,
      );
  b.box([0, 0.78, 0.585], [0.2, 0.015, 0.22]);
};

export const bicycle: Kit = {
  name: 'bicycle',
  nouns: ['bicycle', 'bike', 'road bike', 'racing bike', 'racing bicycle', 'city bike', 'tricycle'],
  locomotion: 'rolls',
  speeds: { slow: 4, fast: 8 },
  build: ({ noun, colour, detail }) => {
    const isTricycle = noun === 'tricycle';
    const paint = colour ?? fromHex(isTricycle ? '#d13a2c' : '#2c7a8c');
    const body = new MeshBuilder();
    addFrame(body, paint);
    if (!/road|racing/.test(noun)) addBasket(body);
    const cranks = new MeshBuilder();
    cranks.paint(chrome, 'metal').at(rotationZ(Math.PI / 2), (k) =>
      k.lathe(
        [
          [0.08, -0.055],
          [0.1, -0.055],
          [0.1, -0.045],
          [0.08, -0.045],
          [0.08, -0.055],
        ],
        20,
      ),
    );
    for (const side of [-1, 1]) {
      cranks
        .paint(chrome, 'metal')
        .tube(
          [
            [side * 0.07, 0, 0],
            [side * 0.09, side * 0.17, 0],
          ],
          0.012,
          6,
        )
        .tube(
          [
            [side * 0.055, 0.09, 0],
            [side * 0.055, -0.09, 0],
          ],
          0.006,
          4,
        );
      cranks.paint(black, 'satin').box([side * 0.14, side * 0.17, 0], [0.1, 0.025, 0.07], 0.008, 1);
    }
    const segments = [32, 20, 12][detail];
    const axles = createAxles([
      { z: -0.52, radius: 0.34, width: 0.04, track: isTricycle ? 0.26 : 0, style: 'wire', segments },
      { z: 0.56, radius: 0.34, width: 0.04, track: 0, style: 'wire', segments },
    ]);
    if (isTricycle)
      body.paint(chrome, 'metal').tube(
        [
          [-0.26, 0.34, -0.52],
          [0.26, 0.34, -0.52],
        ],
        0.015,
        6,
      );
    return assembleModel(
      { body, cranks, ...axles.builders },
      {
        size: [0.6, 1.05, 1.82],
        anchors: {
          back: [0, 0.94, -0.24],
          seat: [0, 0.94, -0.24],
          handlebarLeft: [0.26, 1.01, 0.22],
          handlebarRight: [-0.26, 1.01, 0.22],
          pedalLeft: [0.14, 0.48, -0.06],
          pedalRight: [-0.14, 0.14, -0.06],
          lamp: [0, 0.86, 0.5],
          top: [0, 0.74, -0.5],
        },
        pose: ({ travelled, action, darkness }) => {
          const turn = (travelled / 0.34) * gearing;
          const pedal = (side: number, angle: number) =>
            translation(side * 0.14, 0.3 + Math.cos(angle) * 0.17 + 0.02, -0.06 + Math.sin(angle) * 0.17);
          // A parked bicycle leans on its stand.
          const lean =
            action === 'stand' && travelled === 0 && !isTricycle ? rotationZ(0.07) : translation(0, 0, 0);
          const rolling = axles.pose(travelled);
          return {
            parts: {
              body: lean,
              cranks: multiply(lean, translation(0, 0.3, -0.06), rotationX(turn)),
              axle0: multiply(lean, rolling.axle0!),
              axle1: multiply(lean, rolling.axle1!),
            },
            anchors: { pedalLeft: pedal(1, turn), pedalRight: pedal(-1, turn + Math.PI) },
            lamps: darkness > 0.35 ? [{ position: [0, 0.8, 1.2], colour: [0.5, 0.45, 0.35], reach: 3 }] : [],
          };
        },
      },
    );
  },
};
