/** Open single-seaters: racing car and go-kart; also a tank. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { springs } from '../shared/driving.ts';
import { curve, sectionAcrossZ, steps } from '../shared/section.ts';
import { createAxles } from '../shared/wheels.ts';

const black = fromHex('#17181a');
const steel = fromHex('#a9aeb3');

const buildRaceCar = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#c8141c');
  const body = new MeshBuilder();
  const half = curve([
    [-2.3, 0.28],
    [-1, 0.62],
    [-0.2, 0.6],
    [0.5, 0.36],
    [2.4, 0.1],
  ]);
  const top = curve([
    [-2.3, 0.62],
    [-1.2, 0.78],
    [-0.5, 0.62],
    [0.4, 0.6],
    [1.6, 0.42],
    [2.4, 0.28],
  ]);
  body
    .paint((p) => (Math.abs(p[0]) < 0.09 && p[2] > 0.3 ? fromHex('#f4f4f2') : paint), 'glossy')
    .loft(steps(-2.3, 2.4, 40).map((z) => sectionAcrossZ(z, half(z), 0.14, top(z), 3.4, 24)));
  body
    .paint(black, 'matte')
    .sphere([0, 0.63, 0.05], [0.28, 0.1, 0.48], 16)
    .paint(paint, 'glossy')
    .loft(
      [
        [-1.5, 0.1, 0.85],
        [-0.9, 0.2, 1],
        [-0.5, 0.16, 0.98],
        [-0.42, 0.1, 0.9],
      ].map(([z, w, y]) => sectionAcrossZ(z!, w!, 0.6, y!, 2.6, 16)),
    );
  body
    .paint(black, 'glossy')
    .box([0, 0.14, 2.35], [1.7, 0.04, 0.42], 0.015)
    .box([0, 0.95, -2.25], [1.05, 0.04, 0.36], 0.015)
    .box([0, 0.78, -2.3], [1.05, 0.04, 0.24], 0.015);
  for (const side of [-1, 1]) {
    body
      .paint(paint, 'glossy')
      .box([side * 0.85, 0.22, 2.3], [0.04, 0.22, 0.5], 0.015)
      .box([side * 0.53, 0.78, -2.25], [0.04, 0.5, 0.5], 0.015);
    body
      .paint(black, 'metal')
      .tube(
        [
          [side * 0.2, 0.35, 1.6],
          [side * 0.75, 0.34, 1.65],
        ],
        0.02,
        5,
      )
      .tube(
        [
          [side * 0.25, 0.4, -1.55],
          [side * 0.7, 0.34, -1.6],
        ],
        0.02,
        5,
      )
      .tube(
        [
          [side * 0.2, 0.3, 1.4],
          [side * 0.75, 0.34, 1.62],
        ],
        0.02,
        5,
      );
    body.paint(fromHex('#f4f4f2'), 'glossy').sphere([side * 0.61, 0.48, -0.5], [0.02, 0.16, 0.16], 14);
  }
  const axles = createAxles([
    { z: -1.6, radius: 0.34, width: 0.38, track: 0.78, style: 'alloy', rim: fromHex('#d8b030') },
    { z: 1.65, radius: 0.33, width: 0.3, track: 0.8, style: 'alloy', rim: fromHex('#d8b030') },
  ]);
  return assembleModel(
    { body, ...axles.builders },
    {
      size: [2, 1.05, 4.9],
      anchors: {
        seat: [0, 0.3, -0.1],
        back: [0, 0.3, -0.1],
        handlebarLeft: [0.14, 0.66, 0.42],
        handlebarRight: [-0.14, 0.66, 0.42],
        pedalLeft: [0.1, 0.3, 1],
        pedalRight: [-0.1, 0.3, 1],
        top: [0, 1, -0.9],
      },
      pose: (input) => ({
        parts: { body: springs(input, 0.6), ...axles.pose(input.travelled) },
        anchors: {},
      }),
    },
  );
};

const buildKart = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#2f6fc8');
  const body = new MeshBuilder();
  body
    .paint(black, 'satin')
    .box([0, 0.12, 0], [0.7, 0.05, 1.5], 0.02)
    .paint(paint, 'glossy')
    .box([0, 0.18, 0.85], [0.95, 0.14, 0.25], 0.06)
    .box([0.55, 0.18, 0], [0.24, 0.16, 0.7], 0.06)
    .box([-0.55, 0.18, 0], [0.24, 0.16, 0.7], 0.06)
    .at(multiply(translation(0, 0.36, 0.7), rotationX(-0.6)), (k) =>
      k.box([0, 0, 0], [0.4, 0.4, 0.06], 0.03),
    );
  body
    .paint(black, 'satin')
    .box([0, 0.24, -0.3], [0.42, 0.1, 0.4], 0.04)
    .at(multiply(translation(0, 0.48, -0.52), rotationX(-0.25)), (k) =>
      k.box([0, 0, 0], [0.42, 0.5, 0.07], 0.03),
    )
    .tube(
      [
        [0, 0.2, 0.6],
        [0, 0.5, 0.28],
      ],
      0.02,
      6,
    )
    .at(multiply(translation(0, 0.52, 0.26), rotationX(0.9)), (k) =>
      k.tube(
        steps(0, 2 * Math.PI, 16).map((a): Vec3 => [Math.cos(a) * 0.16, 0, Math.sin(a) * 0.16]),
        0.018,
        6,
        false,
      ),
    );
  body.paint(steel, 'metal').box([-0.45, 0.32, -0.62], [0.26, 0.26, 0.3], 0.04);
  const axles = createAxles([
    { z: -0.58, radius: 0.16, width: 0.2, track: 0.55 },
    { z: 0.58, radius: 0.15, width: 0.15, track: 0.52 },
  ]);
  return assembleModel(
    { body, ...axles.builders },
    {
      size: [1.35, 0.75, 2],
      anchors: {
        seat: [0, 0.32, -0.3],
        back: [0, 0.32, -0.3],
        handlebarLeft: [0.15, 0.55, 0.24],
        handlebarRight: [-0.15, 0.55, 0.24],
        pedalLeft: [0.14, 0.22, 0.68],
        pedalRight: [-0.14, 0.22, 0.68],
      },
      pose: (input) => ({
        parts: { body: springs(input, 0.5), ...axles.pose(input.travelled) },
        anchors: {},
      }),
    },
  );
};

const buildTank = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#5a6440');
  const [body, turret] = [new MeshBuilder(), new MeshBuilder()];
  body.paint(paint, 'satin').loft(
    [
      [-3.2, 0.75, 1.35],
      [-3, 0.6, 1.5],
      [2, 0.6, 1.5],
      [3, 0.85, 1.15],
      [3.2, 0.95, 1.05],
    ].map(([z, low, high]) => sectionAcrossZ(z!, 1.1, low!, high!, 8, 20)),
  );
  for (const side of [-1, 1]) {
    const x = side * 1.4;
    const track = [
      ...steps(0, Math.PI, 8).map((a): [number, number] => [
        2.7 + Math.sin(a) * 0.5,
        0.55 - Math.cos(a) * 0.5,
      ]),
      ...steps(0, Math.PI, 8).map((a): [number, number] => [
        -2.7 - Math.sin(a) * 0.5,
        0.55 + Math.cos(a) * 0.5,
      ]),
    ];
    body
      .paint(fromHex('#26272a'), 'metal')
      .loft([-0.28, 0.28].map((dx) => track.map(([z, y]): Vec3 => [x + dx, y, z])));
    for (const z of steps(-2.6, 2.6, 6))
      body.paint(darken(paint, 0.2), 'satin').sphere([x + side * 0.22, 0.5, z], [0.12, 0.36, 0.36], 14);
    body.paint(paint, 'satin').box([x, 1.2, 0], [0.66, 0.1, 6.3], 0.03, 1);
  }
  turret.paint(paint, 'satin').loft(
    [
      [1.45, 1.1, 1.3],
      [1.6, 1.2, 1.5],
      [2, 1.05, 1.3],
      [2.15, 0.8, 1],
    ].map(([y, w, l]) => sectionAcrossZ(0, w!, -l!, l!, 3, 24).map(([px, pz]): Vec3 => [px, y!, pz - 0.2])),
  );
  turret
    .tube(
      [
        [0, 1.82, 0.9],
        [0, 1.9, 4.2],
      ],
      [0.16, 0.11],
      12,
    )
    .tube(
      [
        [0, 1.89, 3.7],
        [0, 1.9, 4.3],
      ],
      0.17,
      12,
    )
    .at(translation(0.4, 2.1, -0.4), (k) => k.cylinder(0, 0.16, 0.36, 0.36, 18))
    .paint(black, 'metal')
    .tube(
      [
        [-0.6, 2.1, -1],
        [-0.6, 3.3, -1.2],
      ],
      0.015,
      5,
    );
  return assembleModel(
    { body, turret },
    {
      size: [3.5, 2.4, 7.4],
      anchors: { seat: [0.4, 2.2, -0.4], top: [0, 2.15, -0.2], exhaust: [0, 1.2, -3.2] },
      pose: (input) => ({
        parts: {
          body: springs(input, 1.2),
          turret: multiply(springs(input, 1.2), rotationY(0.25 * Math.sin(input.time * 0.5))),
        },
        anchors: {},
      }),
    },
  );
};

export const raceCar: Kit = {
  name: 'race car',
  nouns: [
    'race car',
    'racing car',
    'formula one car',
    'formula 1 car',
    'f1 car',
    'go-kart',
    'go kart',
    'gokart',
    'kart',
    'tank',
    'army tank',
  ],
  locomotion: 'rolls',
  speeds: { slow: 18, fast: 45 },
  build: ({ noun, colour }) =>
    noun.includes('kart')
      ? buildKart(colour)
      : noun.includes('tank')
        ? buildTank(colour)
        : buildRaceCar(colour),
};
