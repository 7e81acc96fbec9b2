/** Superstructures of ships by kind. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { addPane } from '../../shared/windows.ts';
import { type ShipKind, white } from './ships-parts.ts';

const steel = fromHex('#8c9399');

const lamp: Vec3 = [1.6, 1.25, 0.7];

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

export const addSuperstructure = (
  b: MeshBuilder,
  lit: MeshBuilder,
  kind: ShipKind,
  paint: Vec3,
  seed: number,
) => {
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
