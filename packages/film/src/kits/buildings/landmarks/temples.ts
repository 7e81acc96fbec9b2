/** Places of worship and ceremony: Greek temple, East Asian temple, pagoda, shrine, torii. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { assembleModel, shown } from '../../shared/assemble-model.ts';
import { addPane, lightsOn } from '../../shared/windows.ts';
import { addColumn, addSteps, onEachSide, spread } from '../shared/parts.ts';
import { addCurvedRoof, addGableRoof, addGables } from '../shared/roofs.ts';

const red = fromHex('#a8281f');
const gold = fromHex('#d6a53a');

const buildGreek = (colour: Vec3 | null, detail: number): Model => {
  const marble = colour ?? fromHex('#e9e1cf');
  const body = new MeshBuilder();
  const [width, depth, height] = [15, 24, 7];
  for (const n of [0, 1, 2])
    body
      .paint(darken(marble, 0.05 * n), 'plaster')
      .box([0, 0.2 + n * 0.4, 0], [width + 3 - n, 0.4, depth + 3 - n], 0.03, 1);
  body.paint(marble, 'plaster');
  const segments = detail === 0 ? 20 : 10;
  for (const z of [-depth / 2 + 1, depth / 2 - 1])
    for (const x of spread(-width / 2 + 1, width / 2 - 1, 6))
      addColumn(body, [x, 1.2, z], height, 0.62, segments);
  for (const x of [-width / 2 + 1, width / 2 - 1])
    for (const z of spread(-depth / 2 + 1, depth / 2 - 1, 9).slice(1, -1))
      addColumn(body, [x, 1.2, z], height, 0.62, segments);
  body
    .paint(darken(marble, 0.12), 'plaster')
    .box([0, 1.2 + height / 2, -0.5], [width - 5, height, depth - 7]);
  body.paint(fromHex('#2a2018'), 'matte').box([0, 3.4, depth / 2 - 3.98], [2.6, 4.4, 0.1]);
  body.paint(marble, 'plaster').box([0, 1.2 + height + 0.7, 0], [width, 1.4, depth], 0.05, 1);
  body.paint(darken(marble, 0.2), 'plaster');
  for (const x of spread(-width / 2 + 0.6, width / 2 - 0.6, 12))
    body.box([x, 1.2 + height + 0.8, depth / 2 + 0.02], [0.5, 0.8, 0.08]);
  const roof = {
    width: width + 0.6,
    length: depth + 0.4,
    y: 1.2 + height + 1.4,
    rise: 2.8,
    overhang: 0.3,
    thickness: 0.3,
  };
  body.paint(darken(marble, 0.06), 'plaster');
  addGables(body, { ...roof, length: depth - 0.6 });
  body.paint(fromHex('#b06a48'), 'roof');
  addGableRoof(body, roof);
  return assembleModel(
    { body },
    { anchors: { door: [0, 1.2, depth / 2 + 0.5], top: [0, 1.2, depth / 2], inside: [0, 1.2, 0] } },
  );
};

const addHallFloor = (
  b: MeshBuilder,
  lit: MeshBuilder,
  width: number,
  depth: number,
  y: number,
  height: number,
  wall: Vec3,
  post: Vec3,
) => {
  b.paint(wall, 'plaster').box([0, y + height / 2, 0], [width * 0.86, height, depth * 0.86]);
  onEachSide(b, lit, width, depth, (k, l, across, side) => {
    const columns = Math.max(3, Math.round(across / 1.9));
    for (const x of spread(-across / 2 + 0.2, across / 2 - 0.2, columns + 1))
      k.paint(post, 'glossy').tube(
        [
          [x, y, -0.2],
          [x, y + height, -0.2],
        ],
        Math.min(0.2, width * 0.022),
        8,
      );
    for (const [n, x] of spread(
      -across / 2 + across / columns / 2,
      across / 2 - across / columns / 2,
      columns,
    ).entries()) {
      const isDoor = side === 0 && n === Math.floor(columns / 2);
      const wallZ = -(side % 2 === 0 ? depth : width) * 0.07;
      const paneWidth = (across / columns) * 0.66;
      k.paint(darken(post, 0.3), 'wood').box(
        [x, y + height * 0.48, wallZ],
        [paneWidth + 0.14, height * 0.82, 0.1],
        0.02,
        1,
      );
      addPane(k, l, [x, y + height * 0.48, wallZ + 0.03], [paneWidth, height * (isDoor ? 0.8 : 0.6), 0.08]);
      k.paint(darken(post, 0.3), 'wood');
      for (const d of spread(-paneWidth / 2, paneWidth / 2, 4))
        k.box([x + d, y + height * 0.48, wallZ + 0.08], [0.05, height * 0.7, 0.04]);
    }
    k.paint(fromHex('#2f6b5c'), 'satin')
      .box([0, y + height - 0.16, -0.1], [across, 0.3, 0.2], 0.03, 1)
      .paint(gold, 'satin')
      .box([0, y + height - 0.36, -0.08], [across, 0.07, 0.2]);
  });
};

const buildHall = (tile: Vec3, detail: number): Model => {
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  const [width, depth] = [15, 10];
  const stone = fromHex('#b7b0a4');
  body.paint(stone, 'stone').box([0, 0.6, 0], [width + 5, 1.2, depth + 5]);
  body.paint(darken(stone, 0.1), 'stone');
  addSteps(body, 4.6, depth / 2 + 4.8, 2.4, 1.2, 6);
  body.paint(fromHex('#d9d2c4'), 'plaster');
  for (const side of [-1, 1]) {
    for (const x of spread(2.8, width / 2 + 2.3, 6))
      body.box([side * x, 1.6, depth / 2 + 2.35], [0.2, 0.9, 0.2], 0.04, 1);
    body.box([side * (width / 4 + 2.6), 1.95, depth / 2 + 2.35], [width / 2 - 0.6, 0.14, 0.16], 0.03, 1);
  }
  addHallFloor(body, lit, width, depth, 1.2, 4, fromHex('#c9553f'), red);
  addCurvedRoof(
    body,
    { width, depth, y: 5.2, rise: 2, overhang: 2, lift: 0.9, ridge: width * 0.72 },
    tile,
    gold,
    detail,
  );
  addHallFloor(body, lit, width * 0.66, depth * 0.6, 6.6, 1.9, fromHex('#c9553f'), red);
  addCurvedRoof(
    body,
    {
      width: width * 0.66,
      depth: depth * 0.6,
      y: 8.5,
      rise: 3.2,
      overhang: 1.8,
      lift: 1,
      ridge: width * 0.4,
    },
    tile,
    gold,
    detail,
  );
  // Incense burner and lanterns before the stairs.
  body.paint(fromHex('#7a5a2c'), 'metal').at(translation(0, 0, depth / 2 + 7), (k) =>
    k.lathe(
      [
        [0.5, 0],
        [0.3, 0.3],
        [0.75, 0.9],
        [0.8, 1.2],
        [0.6, 1.25],
        [0, 1.1],
      ],
      16,
    ),
  );
  for (const x of [-3.6, 3.6]) {
    body.paint(stone, 'rock').at(translation(x, 0, depth / 2 + 6), (k) =>
      k.lathe(
        [
          [0.5, 0],
          [0.3, 0.25],
          [0.22, 1.1],
          [0.5, 1.25],
          [0.4, 1.3],
          [0.4, 1.75],
          [0.75, 1.85],
          [0.2, 2.2],
          [0, 2.4],
        ],
        8,
      ),
    );
    lit.paint([2, 1.2, 0.5], 'glow').at(translation(x, 0, depth / 2 + 6), (k) =>
      k.lathe(
        [
          [0.42, 1.35],
          [0.42, 1.7],
        ],
        8,
      ),
    );
  }
  return assembleModel(
    { body, lit },
    {
      anchors: { door: [0, 1.2, depth / 2 + 0.6], top: [0, 1.2, depth / 2 + 2], inside: [0, 1.2, 0] },
      pose: (input) => ({
        parts: { lit: shown(input.darkness > lightsOn) },
        anchors: {},
        lamps:
          input.darkness > lightsOn
            ? [{ position: [0, 3.4, depth / 2 + 2], colour: [1.8, 1, 0.4], reach: 11 }]
            : [],
      }),
    },
  );
};

const buildPagoda = (tile: Vec3, detail: number): Model => {
  const body = new MeshBuilder();
  const lit = new MeshBuilder();
  body.paint(fromHex('#b0a898'), 'stone').box([0, 0.5, 0], [10, 1, 10]);
  addSteps(body, 3, 6.2, 1.4, 1, 5);
  let y = 1;
  for (const [n, size] of [6.6, 5.8, 5, 4.2, 3.4].entries()) {
    const height = 2.9 - n * 0.18;
    addHallFloor(body, lit, size, size, y, height, fromHex('#e8ddc8'), red);
    addCurvedRoof(
      body,
      {
        width: size,
        depth: size,
        y: y + height,
        rise: n === 4 ? 2.4 : 1.35,
        overhang: 1.35,
        lift: 0.55,
        ridge: 0,
      },
      tile,
      darken(tile, 0.3),
      Math.max(detail, 1),
    );
    y += height + (n === 4 ? 2.4 : 0.95);
  }
  body.paint(gold, 'metal').at(translation(0, y - 0.1, 0), (k) =>
    k.lathe(
      [
        [0.3, 0],
        [0.4, 0.3],
        [0.1, 0.6],
        [0.3, 0.9],
        [0.1, 1.2],
        [0.26, 1.5],
        [0.08, 1.8],
        [0.2, 2.1],
        [0.03, 3.2],
        [0, 3.3],
      ],
      10,
    ),
  );
  return assembleModel(
    { body, lit },
    {
      anchors: { door: [0, 1, 4.4], top: [0, y, 0], inside: [0, 1, 0] },
      pose: (input) => ({ parts: { lit: shown(input.darkness > lightsOn) }, anchors: {} }),
    },
  );
};

const buildTorii = (colour: Vec3 | null): Model => {
  const paint = colour ?? fromHex('#c8371f');
  const black = fromHex('#1d1b1b');
  const body = new MeshBuilder();
  for (const side of [-1, 1]) {
    body.paint(paint, 'glossy').tube(
      [
        [side * 2.5, 0, 0],
        [side * 2.25, 5.6, 0],
      ],
      [0.32, 0.26],
      16,
    );
    body.paint(black, 'satin').at(translation(side * 2.5, 0, 0), (k) => k.cylinder(0, 0.5, 0.42, 0.38, 16));
  }
  body
    .paint(paint, 'glossy')
    .box([0, 4.3, 0], [6.2, 0.4, 0.34], 0.04)
    .box([0, 5.05, 0], [0.45, 1.1, 0.2], 0.03);
  const beam = (y: number, height: number, reach: number, depth: number) =>
    body.loft(
      spread(-1, 1, 13).map((t): Vec3[] => {
        const lift = 0.5 * t * t;
        const [low, high] = [y + lift, y + height + lift];
        return [
          [t * reach, low, -depth],
          [t * reach, low, depth],
          [t * reach, high, depth * 1.15],
          [t * reach, high, -depth * 1.15],
        ];
      }),
    );
  beam(5.55, 0.42, 3.9, 0.24);
  body.paint(black, 'satin');
  beam(5.97, 0.22, 4.15, 0.34);
  return assembleModel({ body }, { anchors: { door: [0, 0, 0], top: [0, 6.3, 0] } });
};

export const temples: Kit = {
  name: 'temple',
  nouns: [
    'temple',
    'mountain temple',
    'buddhist temple',
    'chinese temple',
    'japanese temple',
    'asian temple',
    'greek temple',
    'roman temple',
    'ancient temple',
    'parthenon',
    'pagoda',
    'shrine',
    'japanese shrine',
    'monastery',
    'torii',
    'torii gate',
    'teahouse',
    'pavilion',
    'japanese house',
    'chinese house',
  ],
  locomotion: 'none',
  build: ({ noun, colour, traits, detail }) => {
    if (noun.includes('torii')) return buildTorii(colour);
    if (noun.includes('pagoda')) return buildPagoda(colour ?? fromHex('#4a5a58'), detail);
    if (
      /greek|roman|ancient|parthenon/.test(noun) ||
      traits.some((trait) => /greek|roman|ancient/.test(trait))
    )
      return buildGreek(colour, detail);
    const isJapanese = /japanese|shrine|tea/.test(noun);
    return buildHall(colour ?? fromHex(isJapanese ? '#4d5a5c' : '#a9802c'), detail);
  },
};
