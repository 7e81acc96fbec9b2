/** Homes of small animals: beehive (straw skep on a stand, or white boxes), dog house, bird house. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model, Particle, PoseInput } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { spread } from '../shared/parts.ts';
import { addGableRoof, addGables } from '../shared/roofs.ts';

/** A few bees as dark and yellow specks circling the entrance. */
const bees = ({ time, phase }: PoseInput, at: Vec3, reach: number): Particle[] =>
  Array.from({ length: 9 }, (_, n) => {
    const t = time * (1.1 + (n % 4) * 0.25) + n * 2.4 + phase;
    return {
      position: [
        at[0] + Math.sin(t * 1.3 + n) * reach * (0.5 + (n % 3) * 0.3),
        at[1] + Math.sin(t * 1.9) * reach * 0.5,
        at[2] + 0.15 + (Math.cos(t) * 0.5 + 0.5) * reach,
      ],
      size: 0.012,
      colour: (n % 2 ? [0.75, 0.45, 0.05] : [0.08, 0.05, 0.02]) as Vec3,
      opacity: 1,
    };
  });

const buildSkep = (colour: Vec3 | null): Model => {
  const straw = colour ?? fromHex('#c99a48');
  const body = new MeshBuilder();
  body.paint(fromHex('#7a5636'), 'wood').box([0, 0.5, 0], [0.78, 0.07, 0.78], 0.02);
  for (const x of [-0.3, 0.3])
    for (const z of [-0.3, 0.3])
      body.tube(
        [
          [x * 1.15, 0, z * 1.15],
          [x, 0.48, z],
        ],
        0.04,
        7,
      );
  // Coils of straw rope.
  const coils = 12;
  for (let n = 0; n < coils; n += 1) {
    const t = n / (coils - 1);
    const radius = 0.36 * Math.sqrt(Math.max(0.02, 1 - t ** 2.4)) + 0.01;
    const y = 0.57 + t * 0.62;
    body
      .paint((p) => (Math.floor(Math.atan2(p[2], p[0]) * 14) % 2 ? straw : darken(straw, 0.18)), 'wood')
      .tube(
        spread(0, 2 * Math.PI, 33).map((a): Vec3 => [Math.cos(a) * radius, y, Math.sin(a) * radius]),
        0.036,
        8,
        false,
      );
  }
  body.paint(darken(straw, 0.3), 'wood').lathe(
    [
      [0.34, 0.54],
      [0.35, 0.75],
      [0.3, 0.98],
      [0.18, 1.15],
      [0, 1.2],
    ],
    24,
  );
  body.paint(straw, 'wood').sphere([0, 1.23, 0], [0.06, 0.05, 0.06], 10);
  body.paint(fromHex('#1a0f08'), 'matte').sphere([0, 0.61, 0.36], [0.085, 0.06, 0.05], 12);
  return assembleModel(
    { body },
    {
      anchors: { door: [0, 0.61, 0.4], top: [0, 1.24, 0] },
      pose: (input) => ({ parts: {}, anchors: {}, particles: bees(input, [0, 0.75, 0.36], 0.5) }),
    },
  );
};

const buildBoxes = (colour: Vec3 | null): Model => {
  const body = new MeshBuilder();
  const paints = colour ? [colour, colour, colour] : ['#f0ece0', '#e6c34a', '#7fb0c8'].map(fromHex);
  let y = 0.3;
  for (const x of [-0.2, 0.2])
    for (const z of [-0.22, 0.22])
      body.paint(fromHex('#6b4a2c'), 'wood').box([x, 0.15, z], [0.07, 0.3, 0.07]);
  for (const [n, height] of [0.3, 0.28, 0.2].entries()) {
    body.paint(paints[n]!, 'wood').box([0, y + height / 2, 0], [0.52, height - 0.012, 0.56], 0.012, 1);
    body
      .paint(darken(paints[n]!, 0.4), 'matte')
      .box([0, y + height * 0.62, 0.285], [0.14, 0.035, 0.02], 0.01, 1);
    y += height;
  }
  body.paint(fromHex('#a9aeb2'), 'metal').box([0, y + 0.03, 0], [0.6, 0.07, 0.64], 0.015, 1);
  body
    .paint(fromHex('#1a0f08'), 'matte')
    .box([0, 0.33, 0.283], [0.34, 0.035, 0.02])
    .paint(fromHex('#7a5636'), 'wood')
    .box([0, 0.29, 0.36], [0.5, 0.03, 0.2], 0.01, 1);
  return assembleModel(
    { body },
    {
      anchors: { door: [0, 0.33, 0.4], top: [0, y + 0.07, 0] },
      pose: (input) => ({ parts: {}, anchors: {}, particles: bees(input, [0, 0.45, 0.3], 0.6) }),
    },
  );
};

const buildKennel = (colour: Vec3 | null): Model => {
  const wall = colour ?? fromHex('#b5472f');
  const body = new MeshBuilder();
  const roof = { width: 0.9, length: 1.1, y: 0.72, rise: 0.42, overhang: 0.1, thickness: 0.05 };
  body.paint(wall, 'wood').box([0, 0.38, 0], [0.9, 0.68, 1.1]);
  addGables(body, roof);
  addGableRoof(body.paint(fromHex('#55443a'), 'roof'), roof);
  body
    .paint(fromHex('#150f0b'), 'matte')
    .box([0, 0.28, 0.552], [0.42, 0.5, 0.02])
    .at(translation(0, 0.53, 0.543), (k) =>
      k.extrude(
        spread(0, Math.PI, 11).map((a): [number, number] => [Math.cos(a) * 0.21, Math.sin(a) * 0.21]),
        0,
        0.019,
      ),
    );
  body.paint(fromHex('#f2ead8'), 'wood').box([0, 0.86, 0.56], [0.4, 0.12, 0.03], 0.01, 1);
  return assembleModel(
    { body },
    { anchors: { inside: [0, 0.05, 0.2], door: [0, 0, 0.8], top: [0, 1.15, 0] } },
  );
};

const buildBirdHouse = (colour: Vec3 | null): Model => {
  const wall = colour ?? fromHex('#4f8aa8');
  const body = new MeshBuilder();
  body.paint(fromHex('#7a5636'), 'wood').tube(
    [
      [0, 0, 0],
      [0, 1.5, 0],
    ],
    0.045,
    8,
  );
  const roof = { width: 0.24, length: 0.26, y: 1.76, rise: 0.13, overhang: 0.05, thickness: 0.025 };
  body.paint(wall, 'wood').box([0, 1.63, 0], [0.24, 0.26, 0.26]);
  addGables(body, roof);
  addGableRoof(body.paint(fromHex('#a8402c'), 'wood'), roof);
  body
    .paint(fromHex('#150f0b'), 'matte')
    .sphere([0, 1.68, 0.13], [0.042, 0.042, 0.012], 14)
    .paint(fromHex('#7a5636'), 'wood')
    .tube(
      [
        [0, 1.6, 0.12],
        [0, 1.6, 0.21],
      ],
      0.01,
      6,
    );
  return assembleModel({ body }, { anchors: { door: [0, 1.61, 0.2], top: [0, 1.9, 0] } });
};

export const beehive: Kit = {
  name: 'beehive',
  nouns: [
    'beehive',
    'hive',
    'bee hive',
    'bee box',
    'apiary',
    'dog house',
    'doghouse',
    'kennel',
    'bird house',
    'birdhouse',
    'nesting box',
  ],
  locomotion: 'none',
  build: ({ noun, colour, seed }) => {
    if (/dog|kennel/.test(noun)) return buildKennel(colour);
    if (/bird|nesting/.test(noun)) return buildBirdHouse(colour);
    return noun === 'bee box' || noun === 'apiary' || seed % 3 === 0 ? buildBoxes(colour) : buildSkep(colour);
  },
};
