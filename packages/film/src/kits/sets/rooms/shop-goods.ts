/** What lies on the shelves of a shop, told by who and what is in it: flowers, books, bread, clothes, toys. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { placed } from '../../shared/shapes.ts';
import type { Room } from './room.ts';
import { addBottleRow, addGoods, addJar } from './room-things.ts';

/** A row from x = `from` to `to` on a shelf at height y whose middle is at z. */
type Row = (builder: MeshBuilder, room: Room, from: number, to: number, y: number, z: number) => void;

const hues = ['#d8304a', '#f2b8c8', '#f4d03a', '#f6f2ea', '#b05ac8', '#f08a2c'].map(fromHex);

const flowers: Row = (b, room, from, to, y, z) => {
  for (let x = from + 0.12; x < to; x += 0.26) {
    const petal = pick(room.random, hues);
    b.paint(fromHex('#9aa4aa'), 'metal').at(placed(x, y, z), (k) => k.cylinder(0, 0.16, 0.07, 0.09, 12));
    for (let n = 0; n < 9; n += 1) {
      const at: Vec3 = [
        x + Math.cos(n * 2.4) * 0.075,
        y + 0.27 + (n % 3) * 0.035,
        z + Math.sin(n * 2.4) * 0.06,
      ];
      b.paint(fromHex('#3f7a34'), 'leaf').tube([[x, y + 0.1, z], at], 0.006, 4);
      b.paint(petal, 'satin').sphere(at, 0.036, 8);
    }
  }
};

const books: Row = (b, room, from, to, y, z) => {
  for (let x = from; x < to; ) {
    const width = 0.03 + 0.03 * room.random();
    const height = 0.24 + 0.1 * room.random();
    b.paint(
      fromHex(pick(room.random, ['#8a2a22', '#2a4a7a', '#3a6a44', '#c8a050', '#5a3a6a', '#d8d0c0'])),
      'satin',
    ).box([x + width / 2, y + height / 2, z], [width * 0.92, height, 0.2], 0.004, 1);
    x += width;
  }
};

const loaves: Row = (b, room, from, to, y, z) => {
  for (let x = from + 0.12; x < to; x += 0.24) {
    const tone = fromHex(pick(room.random, ['#c8843c', '#b06a28', '#dca55a']));
    if (room.random() < 0.4) b.paint(tone, 'matte').sphere([x, y + 0.08, z], [0.11, 0.085, 0.1], 14);
    else b.paint(tone, 'matte').sphere([x, y + 0.07, z], [0.09, 0.07, 0.17], 14);
  }
};

const clothes: Row = (b, room, from, to, y, z) => {
  for (let x = from + 0.17; x < to; x += 0.34) {
    const tone = fromHex(
      pick(room.random, ['#c83a3a', '#2a5a9a', '#e8e0d0', '#3a3a40', '#7aa06a', '#e0a03a']),
    );
    for (let n = 0; n < 4; n += 1)
      b.paint(n % 2 ? tone : [tone[0] * 0.8, tone[1] * 0.8, tone[2] * 0.8], 'cloth').box(
        [x, y + 0.035 + n * 0.06, z],
        [0.28, 0.055, 0.26],
        0.02,
        1,
      );
  }
};

const toys: Row = (b, room, from, to, y, z) => {
  for (let x = from + 0.14; x < to; x += 0.28) {
    const tone = fromHex(
      pick(room.random, ['#d8382c', '#2f72c8', '#f2c02c', '#3aa04a', '#b07a48', '#e86aa0']),
    );
    const kind = room.random();
    b.paint(tone, kind < 0.5 ? 'fur' : 'glossy');
    if (kind < 0.5) {
      b.sphere([x, y + 0.1, z], [0.085, 0.1, 0.075], 12).sphere([x, y + 0.24, z], 0.07, 12);
      for (const side of [-1, 1]) b.sphere([x + side * 0.055, y + 0.3, z], 0.028, 8);
    } else if (kind < 0.75) b.sphere([x, y + 0.11, z], 0.11, 14);
    else b.box([x, y + 0.07, z], [0.13, 0.13, 0.13], 0.02).box([x, y + 0.2, z], [0.1, 0.1, 0.1], 0.02);
  }
};

const shoes: Row = (b, room, from, to, y, z) => {
  for (let x = from + 0.12; x < to; x += 0.24) {
    const tone = fromHex(pick(room.random, ['#2a2426', '#8a5230', '#c83a3a', '#f0ece4', '#3a5a9a']));
    for (const side of [-0.05, 0.05]) {
      b.paint(tone, 'glossy').sphere([x + side, y + 0.04, z + 0.03], [0.04, 0.04, 0.1], 10);
      b.box([x + side, y + 0.07, z - 0.05], [0.06, 0.1, 0.08], 0.02, 1);
    }
  }
};

const jars: Row = (b, room, from, to, y, z) => {
  for (let x = from + 0.1; x < to; x += 0.22)
    addJar(
      b,
      [x, y, z],
      0.22,
      fromHex(pick(room.random, ['#d8304a', '#f2c02c', '#3aa04a', '#e86aa0', '#7a4ac8'])),
    );
};

/** Mirrors with lamps instead of shelves, and bottles under them. */
const salon: Row = (b, room, from, to, y, z) => {
  if (y < 1.1 && y > 0.9) addBottleRow(b, room, from, to, y, z);
  if (y < 1.5 || y > 1.8) return;
  for (let x = from + 0.6; x < to - 0.4; x += 1.5) {
    b.paint(fromHex('#d8b25a'), 'metal').box([x, y + 0.3, z - 0.1], [0.96, 1.3, 0.05], 0.02);
    b.paint([0.6, 0.68, 0.72], 'mirror').quad(
      [x - 0.43, y - 0.3, z - 0.06],
      [x + 0.43, y - 0.3, z - 0.06],
      [x + 0.43, y + 0.9, z - 0.06],
      [x - 0.43, y + 0.9, z - 0.06],
      [0, 0, 1],
    );
    b.paint([2.2, 1.8, 1.2], 'glow');
    for (const side of [-1, 1])
      for (let n = 0; n < 5; n += 1) b.sphere([x + side * 0.5, y - 0.2 + n * 0.25, z], 0.04, 8);
  }
};

const goodsByNoun: [RegExp, Row][] = [
  [/florist|tulip|rose|bouquet|flower/, flowers],
  [/hairdresser|barber|stylist|beautician|hair dryer|scissors/, salon],
  [/bookseller|book\b|librarian/, books],
  [/baker|bread|croissant|baguette|loaf/, loaves],
  [/tailor|dress|shirt|jacket|mannequin/, clothes],
  [/toy|teddy|doll/, toys],
  [/shoe|boot|sneaker|cobbler/, shoes],
  [/candy|lollipop|sweet/, jars],
];

/** What the scene's nouns suggest, or boxes of all colours. */
export const addShelfGoods = (
  b: MeshBuilder,
  room: Room,
  from: number,
  to: number,
  y: number,
  z: number,
): void => {
  const nouns = (room.request.nouns ?? []).join(' ');
  const row = goodsByNoun.find(([names]) => names.test(nouns))?.[1];
  if (row) row(b, room, from, to, y, z);
  else addGoods(b, room, from, to, y, z, 0.38);
};

/** A salon has mirrors where shops have shelves. */
export const hasShelves = (room: Room) =>
  goodsByNoun.find(([names]) => names.test((room.request.nouns ?? []).join(' ')))?.[1] !== salon;
