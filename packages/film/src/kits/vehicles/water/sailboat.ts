/** A sailing boat that heels in the wind; a small model of it is the toy sailboat. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { addPane } from '../../shared/windows.ts';
import { addDeck, addGunwale, addHull, addSail, type Hull, rocking, wake } from '../shared/hull.ts';

const hull: Hull = {
  length: 8.4,
  beam: 2.7,
  depth: 1.35,
  bowRise: 0.3,
  sternRise: 0.05,
  stern: 0.72,
  fullness: 2.8,
  rake: 0.7,
};
const waterline = 0.62;
const mast: Vec3 = [0, 0, 0.9];
const mastTop = 12.2;

export const sailboat: Kit = {
  name: 'sailboat',
  nouns: [
    'sailboat',
    'sailing boat',
    'sail boat',
    'sailing yacht',
    'regatta boat',
    'catamaran',
    'sailing ship',
  ],
  locomotion: 'floats',
  speeds: { slow: 3, fast: 6 },
  build: ({ colour, seed, detail }) => {
    const random = createRandom(seed * 31 + 7);
    const stripe =
      colour ?? fromHex(pick(random, ['#c8302a', '#1f4f9c', '#e6a01f', '#2d7d62', '#7a3a8c', '#d9582a']));
    const white = fromHex('#f4f1ea');
    const body = new MeshBuilder();
    body.paint((p) => (p[1] < waterline - 0.05 ? fromHex('#7d2a24') : white), 'glossy');
    addHull(body, hull, detail === 0 ? 30 : 16, detail === 0 ? 25 : 13);
    body.paint(fromHex('#c69a62'), 'wood');
    addDeck(body, hull, 0.04);
    body.paint(stripe, 'glossy');
    addGunwale(body, hull, 0.05);
    // Cabin, cockpit, tiller, railings.
    body.paint(white, 'glossy').box([0, 1.55, 0.5], [1.45, 0.5, 2.7], 0.16, 3);
    for (const side of [-1, 1])
      for (const z of [-0.3, 0.5, 1.3]) addPane(body, null, [side * 0.725, 1.6, z], [0.02, 0.18, 0.46]);
    body
      .paint(fromHex('#6b4527'), 'wood')
      .box([0, 1.33, -2.3], [1.5, 0.06, 2.1], 0.02)
      .box([0.62, 1.5, -2.3], [0.3, 0.3, 2], 0.04)
      .box([-0.62, 1.5, -2.3], [0.3, 0.3, 2], 0.04);
    body.tube(
      [
        [0, 1.5, -3.9],
        [0, 1.75, -3.0],
      ],
      0.03,
      6,
    );
    body.paint(fromHex('#cfd3d6'), 'metal');
    for (const side of [-1, 1]) {
      body.tube(
        [
          [side * 0.3, 2.25, 4.2],
          [side * 0.9, 2.1, 2.6],
          [side * 1.25, 1.95, 0],
          [side * 1.15, 1.95, -3.4],
        ],
        0.016,
        5,
      );
      for (const [x, z] of [
        [0.9, 2.6],
        [1.22, 0.6],
        [1.25, -1.4],
        [1.15, -3.4],
      ] as const)
        body.tube(
          [
            [side * x, 1.35, z],
            [side * x, 1.96, z],
          ],
          0.014,
          5,
        );
      body.tube(
        [
          [side * 1.25, 1.4, 0.6],
          [0, mastTop * 0.8, mast[2]],
        ],
        0.008,
        4,
      );
    }
    body.paint(fromHex('#d8cdb8'), 'metal').tube(
      [
        [0, 1.3, mast[2]],
        [0, mastTop, mast[2]],
      ],
      [0.08, 0.05],
      10,
    );
    body
      .tube(
        [
          [0, 1.35, 4.7],
          [0, mastTop * 0.93, mast[2]],
        ],
        0.012,
        4,
      )
      .tube(
        [
          [0, mastTop, mast[2]],
          [0, 1.4, -4.1],
        ],
        0.008,
        4,
      );
    const sails = new MeshBuilder();
    sails.twoSided();
    const boom: Vec3 = [-0.7, 2.4, -3.5];
    sails.paint(fromHex('#cfc6b4'), 'metal').tube([[0, 2.4, mast[2]], boom], 0.05, 8);
    const clothPaint = (p: Vec3): Vec3 =>
      p[1] > 9.4 && p[1] < 10.3 ? stripe : lighten(fromHex('#f6f3ea'), 0.2);
    sails.paint(clothPaint, 'cloth');
    addSail(
      sails,
      [
        [0, 2.5, mast[2] - 0.1],
        boom,
        [-0.1, mastTop - 0.3, mast[2] - 0.35],
        [0, mastTop - 0.2, mast[2] - 0.1],
      ],
      [-0.75, 0, -0.15],
      detail === 0 ? 14 : 8,
    );
    sails.paint(colour ?? lighten(stripe, 0.05), 'cloth');
    addSail(
      sails,
      [
        [0, 1.9, 4.45],
        [-0.9, 1.9, 0.5],
        [-0.08, mastTop * 0.86, mast[2] + 0.4],
        [0, mastTop * 0.88, mast[2] + 0.5],
      ],
      [-0.7, 0, 0.1],
      detail === 0 ? 12 : 6,
    );
    sails.paint(darken(stripe, 0.1), 'cloth').box([-0.15, mastTop + 0.1, mast[2] - 0.2], [0.02, 0.25, 0.45]);
    sails.paint(fromHex('#2b3d55'), 'satin').box([-0.36, 6.2, -0.9], [0.02, 0.5, 0.12]);
    return assembleModel(
      { body, sails },
      {
        size: [2.8, mastTop, 9],
        waterline,
        anchors: {
          seat: [0.62, 1.66, -2.4],
          inside: [0, 1.38, -2.3],
          top: [0, 1.8, 0.5],
          handlebarRight: [0, 1.74, -3.05],
          back: [-0.62, 1.66, -1.8],
        },
        pose: (input) => {
          const heel = Math.min(0.3, 0.06 + Math.abs(input.wind) * 0.02 + input.speed * 0.015);
          const root = rocking(input, waterline, 0.9, heel);
          return { parts: { body: root, sails: root }, anchors: {}, particles: wake(input, hull, waterline) };
        },
      },
    );
  },
};
