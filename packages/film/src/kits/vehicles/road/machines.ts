/** Working machines: excavator, bulldozer, crane, combine harvester. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { springs } from '../shared/driving.ts';
import { steps } from '../shared/section.ts';
import { createAxles } from '../shared/wheels.ts';
import { buildExcavator } from '../site/excavator.ts';
import { addCabBox, addTracks, black, steel } from './machines-parts.ts';
import { buildTowerCrane } from './tower-crane.ts';

const buildBulldozer = (paint: Vec3): Model => {
  const body = new MeshBuilder();
  addTracks(body, 1, 3.4, 1, 0.55);
  body
    .paint(paint, 'glossy')
    .box([0, 1.25, 0.75], [1.2, 0.9, 1.6], 0.1)
    .box([0, 1.1, -0.7], [1.4, 0.6, 1.4], 0.06);
  addCabBox(body, [0, 1.35, -0.6], [1.3, 1.5, 1.3], paint);
  body.paint(steel, 'metal').loft(
    steps(-0.8, 0.8, 8).map((a): Vec3[] => [
      [-1.6, 0.65 + a * 0.65, 2.6 - Math.cos(a) * 0.35],
      [1.6, 0.65 + a * 0.65, 2.6 - Math.cos(a) * 0.35],
      [1.6, 0.65 + a * 0.65, 2.52 - Math.cos(a) * 0.35],
      [-1.6, 0.65 + a * 0.65, 2.52 - Math.cos(a) * 0.35],
    ]),
  );
  for (const x of [-0.75, 0.75])
    body.paint(paint, 'glossy').tube(
      [
        [x, 0.6, 0.4],
        [x, 0.6, 2.3],
      ],
      0.12,
      8,
    );
  body.paint(black, 'metal').tube(
    [
      [0.3, 1.7, 1],
      [0.3, 2.5, 1],
    ],
    0.06,
    8,
  );
  return assembleModel(
    { body },
    {
      size: [3.2, 2.95, 5],
      anchors: { seat: [0, 1.8, -0.7], exhaust: [0.3, 2.5, 1] },
      pose: (input) => ({ parts: { body: springs(input, 1.4) }, anchors: {} }),
    },
  );
};

const buildCombine = (paint: Vec3): Model => {
  const [body, reel] = [new MeshBuilder(), new MeshBuilder()];
  body
    .paint(paint, 'glossy')
    .box([0, 2.1, -0.8], [2.6, 1.9, 4.4], 0.25, 3)
    .box([0, 3.2, -0.9], [2.3, 0.5, 3], 0.15)
    .box([0, 1.3, 2.1], [1.4, 0.8, 1.6], 0.1);
  addCabBox(body, [0, 1.9, 2], [1.8, 1.7, 1.4], paint);
  body.paint(fromHex('#d8b030'), 'glossy').box([0, 0.7, 3.5], [5.2, 0.7, 0.9], 0.08).paint(steel, 'metal');
  for (const x of steps(-2.5, 2.5, 20))
    body.tube(
      [
        [x, 0.35, 3.9],
        [x, 0.3, 4.3],
      ],
      [0.05, 0.01],
      4,
    );
  body.tube(
    [
      [1.2, 3.3, -0.5],
      [1.8, 4, -0.5],
      [3.4, 4.1, -0.5],
    ],
    0.2,
    10,
  );
  reel.paint(fromHex('#c8302a'), 'satin').tube(
    [
      [-2.5, 0, 0],
      [2.5, 0, 0],
    ],
    0.08,
    8,
  );
  for (const n of steps(0, 5, 5)) {
    const a = (n / 6) * 2 * Math.PI;
    reel.tube(
      [
        [-2.5, Math.cos(a) * 0.6, Math.sin(a) * 0.6],
        [2.5, Math.cos(a) * 0.6, Math.sin(a) * 0.6],
      ],
      0.05,
      5,
    );
    for (const x of [-2.4, 0, 2.4])
      reel.tube(
        [
          [x, 0, 0],
          [x, Math.cos(a) * 0.6, Math.sin(a) * 0.6],
        ],
        0.035,
        4,
      );
  }
  const axles = createAxles([
    { z: 1.4, radius: 0.85, width: 0.6, track: 1.35, style: 'tractor', rim: fromHex('#e8c23a') },
    { z: -2.2, radius: 0.55, width: 0.4, track: 1.1, style: 'tractor', rim: fromHex('#e8c23a') },
  ]);
  return assembleModel(
    { body, reel, ...axles.builders },
    {
      size: [5.4, 4.1, 7.5],
      anchors: { seat: [0, 2.4, 1.9], exhaust: [0.8, 3.6, -2], top: [0, 3.5, -1] },
      pose: (input) => ({
        parts: {
          body: springs(input, 1.2),
          reel: multiply(
            translation(0, 1.25, 4),
            rotationX(-input.travelled * 1.4 - input.time),
            rotationZ(0),
          ),
          ...axles.pose(input.travelled),
        },
        anchors: {},
      }),
    },
  );
};

export const machines: Kit = {
  name: 'excavator',
  nouns: [
    'excavator',
    'digger',
    'backhoe',
    'bulldozer',
    'crane',
    'tower crane',
    'construction crane',
    'combine harvester',
    'combine',
    'harvester',
  ],
  locomotion: 'rolls',
  speeds: { slow: 2, fast: 5 },
  build: ({ noun, colour }) => {
    const paint = colour ?? fromHex(/combine|harvester/.test(noun) ? '#3f7a34' : '#e8a81c');
    return noun.includes('bulldozer')
      ? buildBulldozer(paint)
      : noun.includes('crane')
        ? buildTowerCrane(paint)
        : /combine|harvester/.test(noun)
          ? buildCombine(paint)
          : buildExcavator(paint);
  },
};
