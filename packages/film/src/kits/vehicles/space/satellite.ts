/** In orbit and on the Moon: satellite, space station, rover, lunar lander. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { steps } from '../shared/section.ts';
import { buildLander, buildRover } from './moon-vehicles.ts';
import { addDish, addPanel, foil, steel, white } from './satellite-parts.ts';

const buildSatellite = (): Model => {
  const body = new MeshBuilder();
  body
    .paint(foil, 'metal')
    .box([0, 2, 0], [1.5, 2, 1.5], 0.08)
    .paint(white, 'satin')
    .box([0, 2, 0.76], [1, 1.2, 0.1], 0.03);
  for (const side of [-1, 1]) {
    body.paint(steel, 'metal').tube(
      [
        [side * 0.75, 2, 0],
        [side * 1.5, 2, 0],
      ],
      0.08,
      6,
    );
    addPanel(body, [side * 3.6, 2, 0], 4, 1.6);
  }
  body.at(multiply(translation(0, 3.1, 0.2), rotationX(0.5)), (k) => addDish(k, 0.9));
  body.paint(steel, 'metal').tube(
    [
      [0.4, 1, 0.4],
      [0.6, 0, 0.6],
    ],
    0.04,
    5,
  );
  return assembleModel(
    { body },
    {
      size: [11.4, 4, 2],
      pose: ({ time, phase }) => ({
        parts: {
          body: multiply(
            translation(0, 2, 0),
            rotationY(0.2 * Math.sin(time * 0.3 + phase)),
            rotationZ(0.1 * Math.sin(time * 0.21)),
            translation(0, -2, 0),
          ),
        },
        anchors: {},
      }),
    },
  );
};

const buildStation = (): Model => {
  const body = new MeshBuilder();
  const y = 8;
  body.paint(steel, 'metal').box([0, y, 0], [44, 0.9, 0.9], 0.1, 1);
  for (const x of [-20, -14.5, 14.5, 20])
    for (const up of [-1, 1]) addPanel(body, [x, y + up * 4.4, 0], 3.8, 7);
  const module = (z: number, length: number, radius: number) =>
    body.paint(white, 'satin').at(multiply(translation(0, y - 1.6, z), rotationX(Math.PI / 2)), (k) =>
      k
        .lathe(
          [
            [0, -length / 2],
            [radius * 0.6, -length / 2],
            [radius, -length / 2 + 0.5],
            [radius, length / 2 - 0.5],
            [radius * 0.6, length / 2],
            [0, length / 2],
          ],
          22,
        )
        .paint(steel, 'metal')
        .lathe(
          [
            [radius * 1.02, -0.3],
            [radius * 1.02, 0.3],
          ],
          22,
        ),
    );
  for (const [z, l, r] of [
    [-6, 6, 1.7],
    [0, 6, 2],
    [6.4, 6.6, 1.8],
    [11.5, 4, 1.4],
  ] as const)
    module(z, l, r);
  for (const side of [-1, 1])
    body
      .paint(white, 'satin')
      .at(multiply(translation(side * 4, y - 1.6, 6), rotationZ(Math.PI / 2)), (k) =>
        k.lathe(
          [
            [0, -2.6],
            [1.4, -2.4],
            [1.5, 2.4],
            [0, 2.6],
          ],
          20,
        ),
      )
      .paint(fromHex('#e8e2d8'), 'satin')
      .box([side * 7, y, -3], [2.6, 0.1, 6]);
  body.paint([1.6, 1.4, 0.9], 'glow');
  for (const z of steps(-7, 12, 12)) body.sphere([1.6, y - 1.2, z], [0.5, 0.18, 0.18], 8);
  return assembleModel(
    { body },
    {
      size: [46, 16, 28],
      anchors: { inside: [0, y - 1.6, 0] },
      pose: ({ time, phase }) => ({
        parts: {
          body: multiply(
            translation(0, y, 0),
            rotationY(0.06 * Math.sin(time * 0.2 + phase)),
            rotationZ(0.08),
            translation(0, -y, 0),
          ),
        },
        anchors: {},
      }),
    },
  );
};

export const satellite: Kit = {
  name: 'satellite',
  nouns: [
    'satellite',
    'space probe',
    'space telescope',
    'space station',
    'moon rover',
    'rover',
    'mars rover',
    'lunar rover',
    'moon buggy',
    'lunar lander',
    'moon lander',
    'lunar module',
  ],
  locomotion: 'hovers',
  speeds: { slow: 1, fast: 3 },
  build: ({ noun }) =>
    /rover|buggy/.test(noun)
      ? buildRover()
      : /lander|module/.test(noun)
        ? buildLander()
        : noun.includes('station')
          ? buildStation()
          : buildSatellite(),
};
