/** Shelves, cupboards, wardrobes, chests of drawers, and the books on them. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../math/colour.ts';
import { pick, type Random } from '../../math/random.ts';
import type { Vec3 } from '../../math/vector.ts';
import { addLegs, furnitureKit, paintSurface, surfaceOf } from './furniture.ts';

const spines = [
  '#7a2a22',
  '#2c4a6a',
  '#3f5a34',
  '#8a6a2c',
  '#5a3a5a',
  '#b89a6a',
  '#2a2a30',
  '#a8432e',
  '#5a7a84',
  '#d8c8a0',
].map(fromHex);

/** A row of books from x0 to x1, standing on y with their backs at z. */
export const addBooks = (
  builder: MeshBuilder,
  x0: number,
  x1: number,
  y: number,
  z: number,
  height: number,
  random: Random,
  isFar = false,
): void => {
  let x = x0;
  while (x < x1 - 0.02) {
    const thick = (isFar ? 0.07 : 0.028) + random() * (isFar ? 0.06 : 0.035);
    if (random() < 0.05) {
      x += thick * 1.6;
      continue;
    }
    const h = height * (0.68 + 0.3 * random());
    const deep = 0.16 + random() * 0.04;
    const colour = pick(random, spines);
    const right = Math.min(x1, x + thick) - 0.002;
    builder.paint(colour, 'satin');
    builder.quad([x, y, z], [right, y, z], [right, y + h, z], [x, y + h, z], [0, 0, 1]);
    builder
      .paint(fromHex('#d8cdb4'), 'matte')
      .quad([x, y + h, z], [right, y + h, z], [right, y + h, z - deep], [x, y + h, z - deep], [0, 1, 0]);
    if (!isFar && random() < 0.5) {
      builder.paint(fromHex('#d8b45a'), 'satin');
      for (const t of [0.2, 0.8])
        builder.quad(
          [x + 0.003, y + h * t, z + 0.001],
          [right - 0.003, y + h * t, z + 0.001],
          [right - 0.003, y + h * t + 0.012, z + 0.001],
          [x + 0.003, y + h * t + 0.012, z + 0.001],
          [0, 0, 1],
        );
    }
    x = right + 0.002;
  }
};

/** An open case against a wall; its back is at z = -depth. */
export const addShelfCase = (
  builder: MeshBuilder,
  x: number,
  width: number,
  height: number,
  depth: number,
  shelves: number,
  colour: Vec3,
): number[] => {
  paintSurface(builder, colour, 'wood');
  const levels: number[] = [];
  for (const side of [-1, 1])
    builder.box([x + side * (width / 2 - 0.02), height / 2, -depth / 2], [0.04, height, depth]);
  for (let n = 0; n <= shelves; n += 1) {
    const y = 0.08 + ((height - 0.12) * n) / shelves;
    builder.box([x, y, -depth / 2], [width - 0.06, 0.03, depth]);
    if (n < shelves) levels.push(y + 0.015);
  }
  builder
    .box([x, 0.04, -depth / 2], [width, 0.08, depth])
    .box([x, height, -depth / 2], [width + 0.06, 0.05, depth + 0.03]);
  builder
    .paint(darken(colour, 0.45), 'wood')
    .box([x, height / 2, -depth + 0.01], [width - 0.04, height, 0.02]);
  return levels;
};

export const bookshelf = furnitureKit(
  ['bookshelf', 'bookcase', 'book shelf', 'shelf', 'shelves', 'shelving', 'rack'],
  (builder, options) => {
    const { colour } = surfaceOf(options, '#6a4226');
    const [width, height, depth, count] = [1.2, 2.1, 0.32, 5];
    const levels = addShelfCase(builder, 0, width, height, depth, count, colour);
    const holdsBooks = options.noun.startsWith('book') || options.noun === 'shelf';
    for (const y of levels) {
      if (holdsBooks)
        addBooks(
          builder,
          -width / 2 + 0.05,
          width / 2 - 0.05,
          y,
          -0.05,
          height / count - 0.08,
          options.random,
          options.detail === 2,
        );
      else {
        for (let n = 0; n < 4; n += 1) {
          builder
            .paint(pick(options.random, spines), 'satin')
            .box([-0.42 + n * 0.28, y + 0.1, -depth / 2], [0.2, 0.2, 0.2], 0.02);
        }
      }
    }
    return { size: [width, height + 0.03, depth * 2], anchors: { top: [0, height + 0.03, -depth / 2] } };
  },
);

export const cupboard = furnitureKit(
  [
    'cupboard',
    'wardrobe',
    'closet',
    'cabinet',
    'armoire',
    'chest of drawers',
    'dresser',
    'sideboard',
    'locker',
    'drawer',
    'filing cabinet',
  ],
  (builder, options) => {
    const { noun } = options;
    const isMetal = noun === 'locker' || noun === 'filing cabinet';
    const { colour, material } = surfaceOf(
      options,
      isMetal ? '#8a96a0' : '#84552f',
      isMetal ? 'satin' : 'wood',
    );
    const isTall = ['wardrobe', 'closet', 'armoire', 'locker', 'cupboard'].includes(noun);
    const isDrawers = ['chest of drawers', 'dresser', 'drawer', 'filing cabinet'].includes(noun);
    const [width, height, depth] = isTall
      ? [1.2, 1.95, 0.55]
      : noun === 'filing cabinet'
        ? [0.5, 1.3, 0.55]
        : [1.15, 0.9, 0.46];
    paintSurface(builder, colour, material).box(
      [0, height / 2 + 0.03, 0],
      [width, height - 0.06, depth],
      0.015,
    );
    builder.box([0, height - 0.02, 0], [width + 0.06, 0.045, depth + 0.05], 0.015);
    builder.paint(darken(colour, 0.3), material);
    addLegs(builder, width - 0.04, depth - 0.04, 0.08, 0.07);
    const [columns, rows] = isDrawers
      ? [noun === 'filing cabinet' ? 1 : 2, noun === 'filing cabinet' ? 4 : 3]
      : [2, 1];
    for (let i = 0; i < columns; i += 1) {
      for (let j = 0; j < rows; j += 1) {
        const [w, h] = [(width - 0.06) / columns, (height - 0.16) / rows];
        const [x, y] = [-width / 2 + 0.03 + (i + 0.5) * w, 0.09 + (j + 0.5) * h];
        builder
          .paint(lighten(colour, 0.07), material)
          .box([x, y, depth / 2 + 0.005], [w - 0.03, h - 0.03, 0.025], 0.01);
        if (!isDrawers)
          builder
            .paint(darken(colour, 0.08), material)
            .box([x, y, depth / 2 + 0.018], [w - 0.16, h - 0.2, 0.012], 0.006);
        builder
          .paint(fromHex('#c8a050'), 'metal')
          .sphere([isDrawers ? x : x + (i === 0 ? 1 : -1) * (w / 2 - 0.06), y, depth / 2 + 0.035], 0.02, 8);
      }
    }
    return { size: [width + 0.06, height, depth + 0.1], anchors: { top: [0, height, 0] } };
  },
);

export const stairs = furnitureKit(['stairway'], (builder, options) => {
  const { colour } = surfaceOf(options, '#8a5c36');
  const count = 10;
  for (let n = 0; n < count; n += 1) {
    paintSurface(builder, lighten(colour, 0.08), 'wood').box(
      [0, (n + 1) * 0.18 - 0.02, -n * 0.28],
      [1.2, 0.04, 0.3],
      0.01,
    );
    builder
      .paint(fromHex('#e8e0d0'), 'plaster')
      .box([0, ((n + 1) * 0.18) / 2 - 0.02, -n * 0.28 - 0.02], [1.16, (n + 1) * 0.18 - 0.03, 0.27]);
    for (const side of [-1, 1])
      builder.paint(colour, 'wood').tube(
        [
          [side * 0.56, (n + 1) * 0.18, -n * 0.28],
          [side * 0.56, (n + 1) * 0.18 + 0.85, -n * 0.28],
        ],
        0.016,
        6,
      );
  }
  for (const side of [-1, 1])
    builder.paint(darken(colour, 0.2), 'wood').tube(
      [
        [side * 0.56, 1.05, 0.05],
        [side * 0.56, count * 0.18 + 0.88, -(count - 1) * 0.28],
      ],
      0.035,
      8,
    );
  return {
    size: [1.2, count * 0.18 + 0.9, count * 0.28],
    anchors: { top: [0, count * 0.18, -(count - 1) * 0.28], seat: [0, 0.54, -0.5] },
  };
});
