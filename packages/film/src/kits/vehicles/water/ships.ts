/** Steel ships with superstructures: cargo, cruise, ferry, tug, fishing boat, warship, motor yacht, speedboat. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { addPane, lightsOn } from '../../shared/windows.ts';
import { addDeck, addGunwale, addHull, type Hull, rocking, wake } from '../shared/hull.ts';
import { steps } from '../shared/section.ts';

const white = fromHex('#f3f2ee');
const steel = fromHex('#8c9399');
const lamp: Vec3 = [1.6, 1.25, 0.7];

type ShipKind = 'cargo' | 'cruise' | 'ferry' | 'tug' | 'fishing' | 'warship' | 'yacht' | 'speedboat';
type ShipShape = { hull: Hull; waterline: number; colour: string; rocking: number; chimney: Vec3 | null };
const shapes: Record<ShipKind, ShipShape> = {
  cargo: {
    hull: {
      length: 90,
      beam: 15,
      depth: 9,
      bowRise: 2.6,
      sternRise: 0.6,
      stern: 0.85,
      fullness: 6,
      rake: 5,
      entry: 0.32,
    },
    waterline: 3.6,
    colour: '#1f4a78',
    rocking: 0.25,
    chimney: [0, 22.5, -38],
  },
  cruise: {
    hull: {
      length: 110,
      beam: 17,
      depth: 10,
      bowRise: 2.4,
      sternRise: 0.4,
      stern: 0.8,
      fullness: 6,
      rake: 9,
      entry: 0.34,
    },
    waterline: 3.4,
    colour: '#f3f2ee',
    rocking: 0.2,
    chimney: [0, 33, -26],
  },
  ferry: {
    hull: {
      length: 40,
      beam: 11,
      depth: 5,
      bowRise: 0.8,
      sternRise: 0.3,
      stern: 0.85,
      fullness: 6,
      rake: 3,
      entry: 0.3,
    },
    waterline: 1.8,
    colour: '#1d5b8c',
    rocking: 0.4,
    chimney: [0, 14.6, -9],
  },
  tug: {
    hull: {
      length: 16,
      beam: 6.2,
      depth: 3.2,
      bowRise: 1.2,
      sternRise: 0.2,
      stern: 0.75,
      fullness: 4,
      rake: 1.2,
    },
    waterline: 1.4,
    colour: '#a5281f',
    rocking: 0.8,
    chimney: [0, 8.2, -1.2],
  },
  fishing: {
    hull: {
      length: 13,
      beam: 4.4,
      depth: 2.3,
      bowRise: 1.1,
      sternRise: 0.2,
      stern: 0.7,
      fullness: 3.4,
      rake: 1.4,
    },
    waterline: 0.95,
    colour: '#2a6a9a',
    rocking: 1,
    chimney: [0.7, 5.6, -1.6],
  },
  warship: {
    hull: {
      length: 100,
      beam: 13,
      depth: 8,
      bowRise: 3,
      sternRise: 0.4,
      stern: 0.7,
      fullness: 5,
      rake: 8,
      entry: 0.5,
    },
    waterline: 3.2,
    colour: '#79838b',
    rocking: 0.25,
    chimney: [0, 21, -12],
  },
  yacht: {
    hull: {
      length: 24,
      beam: 6,
      depth: 3,
      bowRise: 1.1,
      sternRise: 0,
      stern: 0.85,
      fullness: 3.6,
      rake: 4,
      entry: 0.5,
    },
    waterline: 1,
    colour: '#f6f6f4',
    rocking: 0.6,
    chimney: null,
  },
  speedboat: {
    hull: {
      length: 6.4,
      beam: 2.2,
      depth: 0.95,
      bowRise: 0.25,
      sternRise: 0,
      stern: 0.88,
      fullness: 3,
      rake: 1.4,
      entry: 0.5,
    },
    waterline: 0.35,
    colour: '#f3f2ee',
    rocking: 0.9,
    chimney: null,
  },
};

/** A block of a superstructure with rows of windows on all sides. */
const addBlock = (
  b: MeshBuilder,
  lit: MeshBuilder,
  centre: Vec3,
  size: Vec3,
  rows: number,
  paint: Vec3,
  spacing = 2,
) => {
  b.paint(paint, 'satin').box(centre, size, 0.2, 1);
  for (let row = 0; row < rows; row += 1) {
    const y = centre[1] - size[1] / 2 + ((row + 0.6) * size[1]) / rows;
    const height = Math.min(1.1, (size[1] / rows) * 0.42);
    const [alongZ, alongX] = [
      Math.max(1, Math.floor(size[2] / spacing)),
      Math.max(1, Math.floor(size[0] / spacing)),
    ];
    for (const side of [-1, 1]) {
      for (let n = 0; n < alongZ; n += 1)
        addPane(
          b,
          lit,
          [centre[0] + (side * size[0]) / 2, y, centre[2] + ((n + 0.5) / alongZ - 0.5) * size[2]],
          [0.08, height, spacing * 0.55],
          lamp,
        );
      for (let n = 0; n < alongX; n += 1)
        addPane(
          b,
          lit,
          [centre[0] + ((n + 0.5) / alongX - 0.5) * size[0], y, centre[2] + (side * size[2]) / 2],
          [spacing * 0.55, height, 0.08],
          lamp,
        );
    }
  }
};

const addFunnel = (b: MeshBuilder, at: Vec3, height: number, radius: number, paint: Vec3) =>
  b.at(multiply(translation(at[0], at[1] - height, at[2]), rotationX(-0.08)), (k) => {
    k.paint(paint, 'glossy')
      .lathe(
        [
          [radius, 0],
          [radius, height * 0.5],
        ],
        20,
      )
      .paint(white, 'glossy')
      .lathe(
        [
          [radius, height * 0.5],
          [radius, height * 0.72],
        ],
        20,
      );
    k.paint(fromHex('#1c1d20'), 'satin').lathe(
      [
        [radius, height * 0.72],
        [radius * 0.98, height],
        [radius * 0.8, height],
        [0, height * 0.9],
      ],
      20,
    );
  });

const addContainers = (b: MeshBuilder, seed: number) => {
  const random = createRandom(seed);
  const colours = [
    '#b5352a',
    '#2a6a9e',
    '#d98f22',
    '#3f8a52',
    '#8a8f94',
    '#c9c3b4',
    '#704a8c',
    '#1f4f6e',
  ].map(fromHex);
  for (let bay = 0; bay < 8; bay += 1) {
    const z = -24 + bay * 7.4;
    const columns = bay === 7 ? 3 : 5;
    for (let column = 0; column < columns; column += 1) {
      const height = 2 + Math.floor(random() * 3);
      const x = (column - (columns - 1) / 2) * 2.65;
      for (let level = 0; level < height; level += 1) {
        const paint = pick(random, colours);
        const y = 9.2 + 1.3 + level * 2.62;
        b.paint((p) => (Math.floor(p[2] * 3) % 2 ? paint : darken(paint, 0.12)), 'satin').box(
          [x, y, z],
          [2.5, 2.5, 6.6],
          0.08,
          1,
        );
        b.paint(darken(paint, 0.35), 'matte');
        for (const end of [-1, 1])
          b.box([x, y, z + end * 3.31], [0.08, 2.2, 0.04])
            .box([x + 0.7, y, z + end * 3.31], [0.05, 2.2, 0.04])
            .box([x - 0.7, y, z + end * 3.31], [0.05, 2.2, 0.04]);
      }
    }
  }
};

const addSuperstructure = (b: MeshBuilder, lit: MeshBuilder, kind: ShipKind, paint: Vec3, seed: number) => {
  const mast = (x: number, y0: number, y1: number, z: number, r = 0.12) =>
    b.paint(white, 'satin').tube(
      [
        [x, y0, z],
        [x, y1, z],
      ],
      r,
      8,
    );
  if (kind === 'cargo') {
    addContainers(b, seed);
    addBlock(b, lit, [0, 14.2, -35], [12, 10, 8], 4, white, 1.8);
    addBlock(b, lit, [0, 20.4, -34], [15, 2.6, 4.5], 1, white, 1.3);
    addFunnel(b, [0, 22.5, -40.5], 7, 1.6, paint);
    mast(0, 21, 26, -33.5);
    mast(0, 11, 17, 40);
    b.paint(fromHex('#d8a528'), 'satin').tube(
      [
        [-0.9, 26, -33.5],
        [0.9, 26, -33.5],
      ],
      0.1,
      6,
    );
  } else if (kind === 'cruise') {
    for (const [deck, [length, width]] of (
      [
        [88, 16.6],
        [84, 16.2],
        [80, 15.8],
        [74, 15.4],
        [66, 14.6],
        [50, 13],
      ] as const
    ).entries()) {
      addBlock(b, lit, [0, 11.6 + deck * 2.9, -6 - deck * 1.4], [width, 2.7, length], 1, white, 2.4);
      b.paint(deck % 2 ? fromHex('#2c6ea8') : lighten(steel, 0.4), 'satin').box(
        [0, 10.35 + deck * 2.9, -6 - deck * 1.4],
        [width + 0.7, 0.25, length + 1.5],
        0.1,
        1,
      );
    }
    for (const side of [-1, 1])
      for (let n = 0; n < 9; n += 1)
        b.paint(fromHex('#e2702a'), 'glossy').sphere([side * 8.7, 12.2, -38 + n * 7.5], [0.9, 0.9, 2.6], 10);
    addFunnel(b, [0, 35, -28], 7, 3, colourOrBlue(paint));
    mast(0, 28, 36, 12, 0.3);
  } else if (kind === 'ferry') {
    addBlock(b, lit, [0, 6.6, -1], [10.4, 3, 32], 1, white, 2);
    addBlock(b, lit, [0, 9.6, -3], [9, 2.8, 24], 1, white, 2);
    addBlock(b, lit, [0, 12, 6], [8, 2.2, 4], 1, white, 1.2);
    addFunnel(b, [0, 14.8, -9], 4, 1.2, paint);
    mast(0, 13, 17, 5);
    b.paint(fromHex('#e2702a'), 'glossy');
    for (const side of [-1, 1]) for (const z of [-10, -2]) b.sphere([side * 5, 9.2, z], [0.6, 0.6, 1.8], 10);
  } else if (kind === 'tug') {
    addBlock(b, lit, [0, 4.2, 1.2], [3.6, 2.2, 5], 1, white, 1.2);
    addBlock(b, lit, [0, 6.2, 2], [2.8, 1.8, 2.6], 1, fromHex('#e9d6a8'), 0.85);
    addFunnel(b, [0, 8.2, -1.2], 3.6, 0.65, fromHex('#d8982a'));
    mast(0, 7, 10, 2);
    b.paint(fromHex('#1a1b1d'), 'matte');
    for (const side of [-1, 1])
      for (let n = 0; n < 6; n += 1)
        b.at(
          multiply(translation(side * (3 - Math.max(0, n - 3) * 0.35), 2.7, -6 + n * 2.2), rotationX(0)),
          (k) => k.sphere([0, 0, 0], [0.22, 0.55, 0.55], 10),
        );
  } else if (kind === 'fishing') {
    addBlock(b, lit, [0, 3.6, 1.8], [2.3, 2.2, 2.7], 1, white, 0.8);
    b.paint(paint, 'satin').box([0, 4.78, 1.8], [2.6, 0.16, 3.1], 0.05);
    mast(0, 4.5, 7.5, 0.8, 0.09);
    mast(0, 2, 6.6, -3, 0.11);
    b.paint(fromHex('#d8a528'), 'satin')
      .tube(
        [
          [0, 3, -3],
          [-1.4, 6, -6.2],
        ],
        0.09,
        6,
      )
      .tube(
        [
          [0, 3, -3],
          [1.4, 6, -6.2],
        ],
        0.09,
        6,
      );
    b.paint(fromHex('#2f5a48'), 'cloth')
      .sphere([0.8, 2.5, -4.2], [0.9, 0.5, 1.1], 10)
      .paint(fromHex('#d9602a'), 'glossy')
      .sphere([-0.9, 2.4, -4], 0.28, 10)
      .sphere([-0.5, 2.4, -4.6], 0.28, 10);
    b.paint(fromHex('#b0854e'), 'wood').box([-0.9, 2.4, -1.2], [0.8, 0.5, 0.6], 0.03);
  } else if (kind === 'warship') {
    addBlock(b, lit, [0, 11, -2], [9, 6, 30], 2, paint, 2.6);
    addBlock(b, lit, [0, 16, 4], [7.5, 5, 8], 2, paint, 1.8);
    addFunnel(b, [0, 21, -12], 8, 1.8, paint);
    mast(0, 18, 30, 2, 0.3);
    for (const [z, y] of [
      [28, 9.4],
      [19, 11.2],
      [-28, 9.2],
    ] as const) {
      const direction = z > 0 ? 1 : -1;
      b.paint(darken(paint, 0.12), 'satin')
        .box([0, y, z], [5.4, 2, 5.4], 0.4)
        .at(translation(0, y - 1.6, z), (k) => k.cylinder(0, 1.2, 2.6, 2.6, 18));
      for (const x of [-1.3, 0, 1.3])
        b.tube(
          [
            [x, y + 0.2, z + direction * 2.4],
            [x, y + 0.9, z + direction * 9],
          ],
          [0.3, 0.22],
          8,
        );
    }
  } else if (kind === 'yacht') {
    b.paint(white, 'glossy')
      .box([0, 3.9, -2.5], [4.6, 1.9, 13], 0.5, 3)
      .box([0, 5.5, -3.5], [3.8, 1.5, 8], 0.4, 3);
    b.paint(fromHex('#1d2730'), 'glass')
      .box([0, 4, -2.4], [4.66, 0.8, 12.2], 0.2)
      .box([0, 5.6, -3.4], [3.86, 0.7, 7.4], 0.2);
    lit.paint(lamp, 'glow').box([0, 4, -2.4], [4.68, 0.5, 12], 0.2);
    mast(0, 6.2, 8, -4, 0.1);
    b.paint(fromHex('#c69a62'), 'wood').box([0, 3.05, -10], [4.6, 0.1, 3.6], 0.03);
  } else {
    b.paint(fromHex('#1d2730'), 'glass').loft(
      [0, 1].map((t) =>
        [-1, -0.5, 0, 0.5, 1].map(
          (x): Vec3 => [x * (0.95 - t * 0.2), 1.05 + t * 0.5, 1.2 - Math.abs(x) * 0.5 - t * 0.5],
        ),
      ),
      { isClosed: false, hasCaps: false },
    );
    b.paint(fromHex('#b8482f'), 'satin');
    for (const z of [-0.2, -1.5])
      b.box([0, 0.7, z], [1.5, 0.22, 0.5], 0.08).box([0, 0.95, z - 0.28], [1.5, 0.5, 0.14], 0.06);
    b.paint(fromHex('#232428'), 'glossy')
      .box([0, 1, -3.2], [0.5, 0.8, 0.5], 0.14)
      .box([0, 0.3, -3.3], [0.2, 0.9, 0.3], 0.06);
  }
};

const colourOrBlue = (paint: Vec3): Vec3 => (paint[0] > 0.8 && paint[2] > 0.75 ? fromHex('#1d4f94') : paint);

const kindOf = (noun: string): ShipKind => {
  if (/cruise|liner|titanic|steamship|steamboat|passenger/.test(noun)) return 'cruise';
  if (/ferry/.test(noun)) return 'ferry';
  if (/tug/.test(noun)) return 'tug';
  if (/fish|trawler/.test(noun)) return 'fishing';
  if (/battle|war|navy|destroyer|carrier/.test(noun)) return 'warship';
  if (/yacht/.test(noun)) return 'yacht';
  if (/motor|speed|jet/.test(noun)) return 'speedboat';
  return 'cargo';
};

export const ships: Kit = {
  name: 'ships',
  nouns: [
    'cargo ship',
    'container ship',
    'freighter',
    'tanker',
    'oil tanker',
    'cruise ship',
    'ocean liner',
    'steamship',
    'steamboat',
    'ferry',
    'tugboat',
    'tug',
    'fishing boat',
    'trawler',
    'battleship',
    'warship',
    'destroyer',
    'aircraft carrier',
    'yacht',
    'motorboat',
    'speedboat',
    'motor boat',
    'speed boat',
  ],
  locomotion: 'floats',
  speeds: { slow: 4, fast: 9 },
  build: ({ noun, colour, seed, detail }) => {
    const kind = kindOf(noun);
    const { hull, waterline, rocking: amount, chimney, ...shape } = shapes[kind];
    const paint = colour ?? fromHex(shape.colour);
    const body = new MeshBuilder();
    const lit = new MeshBuilder();
    const bottom = kind === 'speedboat' || kind === 'yacht' ? darken(paint, 0.1) : fromHex('#8a2f26');
    body.twoSided().paint((p) => (p[1] < waterline - 0.1 ? bottom : paint), 'glossy');
    addHull(body, hull, detail === 0 ? 40 : 18, detail === 0 ? 31 : 15);
    body.paint(kind === 'cargo' || kind === 'warship' ? fromHex('#6b4a3c') : fromHex('#b9986a'), 'wood');
    addDeck(body, hull, kind === 'speedboat' ? 0.5 : hull.depth * 0.05);
    body.paint(kind === 'fishing' || kind === 'tug' ? white : darken(paint, 0.2), 'satin');
    addGunwale(body, hull, Math.max(0.05, hull.beam * 0.012));
    if (kind === 'speedboat') {
      body.paint(paint, 'glossy').loft(
        steps(0.15, 0.97, 8).map((t) => {
          const w = hull.beam * 0.5 * (1 - t ** 2.2) + 0.05;
          return [-1, -0.5, 0, 0.5, 1].map(
            (x): Vec3 => [x * w, 0.96 + t * 0.24 + (1 - x * x) * 0.1, t * 3.2 + 0.5 * t ** 3],
          );
        }),
        { isClosed: false, hasCaps: false },
      );
    }
    body.paint(
      kind === 'cruise' ? fromHex('#1d4f94') : kind === 'speedboat' ? fromHex('#c8302a') : white,
      'satin',
    );
    if (kind !== 'warship') addGunwale(body, hull, hull.beam * 0.02, -hull.depth * 0.16);
    addSuperstructure(body, lit, kind, paint, seed);
    const height = {
      cargo: 26,
      cruise: 36,
      ferry: 17,
      tug: 10,
      fishing: 7.5,
      warship: 30,
      yacht: 8,
      speedboat: 1.6,
    }[kind];
    return assembleModel(
      { body, lit },
      {
        size: [hull.beam, height, hull.length],
        waterline,
        anchors: {
          top: [0, hull.depth, hull.length * 0.25],
          inside: [0, kind === 'speedboat' ? 0.5 : hull.depth, 0],
          seat: kind === 'speedboat' ? [0.4, 0.86, -0.2] : [0, hull.depth + 0.5, hull.length * 0.2],
          handlebarLeft: [0.55, 1.05, 0.35],
          handlebarRight: [0.25, 1.05, 0.35],
          ...(chimney ? { chimney, exhaust: chimney } : {}),
        },
        pose: (input) => {
          const root = rocking(input, waterline, amount);
          const puff = hull.beam * 0.06;
          return {
            parts: { body: root, lit: input.darkness > lightsOn ? root : null },
            anchors: {},
            particles: [
              ...wake(input, hull, waterline),
              ...(chimney
                ? puffs(input, {
                    at: chimney,
                    count: 22,
                    life: 5,
                    velocity: [0, puff * 2.2, 0],
                    spread: puff * 2.5,
                    size: [puff * 0.8, puff * 3.2],
                    colour: [0.3, 0.3, 0.31],
                    endColour: [0.6, 0.6, 0.62],
                    opacity: 0.4,
                  })
                : []),
            ],
          };
        },
      },
    );
  },
};
