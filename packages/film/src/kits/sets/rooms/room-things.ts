/** Things that tell a room at a glance: stove and pans, bottles, plates, pictures of goods. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { addMarbleSlab, isMarble } from './halls/marble-kitchen.ts';
import { isRustic } from './halls/rustic-kitchen.ts';
import type { Room } from './room.ts';

export const addBottle = (builder: MeshBuilder, at: Vec3, height: number, colour: Vec3): void => {
  const r = height * 0.13;
  builder.at(translation(...at), (b) =>
    b.paint(colour, 'glossy').lathe(
      [
        [0, 0],
        [r, 0.005],
        [r, height * 0.55],
        [r * 0.35, height * 0.75],
        [r * 0.35, height],
        [0, height],
      ],
      8,
    ),
  );
};

export const addJar = (builder: MeshBuilder, at: Vec3, size: number, colour: Vec3): void => {
  builder.at(translation(...at), (b) =>
    b
      .paint(colour, 'glossy')
      .lathe(
        [
          [0, 0],
          [size * 0.4, 0.002],
          [size * 0.45, size * 0.75],
          [size * 0.3, size * 0.82],
        ],
        10,
      )
      .paint(fromHex('#8a6a44'), 'wood')
      .cylinder(size * 0.8, size, size * 0.32, size * 0.32, 10),
  );
};

type FillShelf = (
  builder: MeshBuilder,
  room: Room,
  x0: number,
  x1: number,
  y: number,
  z: number,
  height?: number,
) => void;

/** Bottles on a shelf from x0 to x1. */
export const addBottleRow: FillShelf = (builder, room, x0, x1, y, z) => {
  const hues = ['#2a5a34', '#8a4a1c', '#c89a3a', '#5a1c24', '#b8ccd4', '#2c4a7a', '#d8d0b8'].map(fromHex);
  for (let x = x0; x < x1; x += 0.1 + room.random() * 0.05)
    addBottle(builder, [x, y, z], 0.22 + room.random() * 0.12, pick(room.random, hues));
};

/** Goods in boxes and tins on a shelf from x0 to x1. */
export const addGoods: FillShelf = (builder, room, x0, x1, y, z, height = 0.28) => {
  const hues = ['#d8402a', '#e8b02a', '#3a7ac0', '#4f9a4a', '#e87a2a', '#8a4a9a', '#f0ece0', '#2a9a9a'].map(
    fromHex,
  );
  let x = x0;
  while (x < x1 - 0.1) {
    const colour = pick(room.random, hues);
    const [w, h] = [0.1 + room.random() * 0.12, height * (0.55 + 0.4 * room.random())];
    const copies = 1 + Math.floor(room.random() * 3);
    for (let n = 0; n < copies && x + w < x1; n += 1) {
      builder.paint(colour, 'satin').box([x + w / 2, y + h / 2, z], [w - 0.008, h, 0.14]);
      builder
        .paint(lighten(colour, 0.6), 'satin')
        .quad(
          [x + w * 0.2, y + h * 0.3, z + 0.071],
          [x + w * 0.8, y + h * 0.3, z + 0.071],
          [x + w * 0.8, y + h * 0.65, z + 0.071],
          [x + w * 0.2, y + h * 0.65, z + 0.071],
          [0, 0, 1],
        );
      x += w;
    }
    x += 0.02;
  }
};

/** Counter, stove, shelves, hanging pans: along the back wall. */
export const addKitchenThings = (room: Room): void => {
  const { left, right, back } = room;
  const stoveX = room.centre[0] + 1.25;
  room.model((builder) => {
    const z = back + 0.32;
    const rustic = isRustic(room.request);
    const cabinet = fromHex(isMarble(room) ? '#f1efea' : rustic ? '#6e4a2a' : '#5f7f78');
    for (const [x0, x1] of [
      [left + 0.1, stoveX - 0.38],
      [stoveX + 0.38, right - 0.1],
    ] as const) {
      if (x1 - x0 < 0.3) continue;
      const x = (x0 + x1) / 2;
      builder.paint(cabinet, rustic ? 'wood' : 'satin').box([x, 0.44, z], [x1 - x0, 0.88, 0.6], 0.01);
      if (isMarble(room)) addMarbleSlab(builder, [x, 0.9, z + 0.02], [x1 - x0, 0.06, 0.66]);
      else builder.paint(fromHex('#a87c4c'), 'wood').box([x, 0.9, z + 0.02], [x1 - x0, 0.05, 0.66], 0.012);
      const doors = Math.max(1, Math.round((x1 - x0) / 0.55));
      for (let n = 0; n < doors; n += 1) {
        const at = x0 + ((n + 0.5) * (x1 - x0)) / doors;
        builder
          .paint(lighten(cabinet, 0.1), rustic ? 'wood' : 'satin')
          .box([at, 0.46, z + 0.305], [(x1 - x0) / doors - 0.04, 0.7, 0.02], 0.008);
        builder.paint(fromHex('#d8b45a'), 'metal').sphere([at + 0.18, 0.66, z + 0.33], 0.018, 8);
      }
    }
    // The stove, its hood above.
    builder
      .paint(fromHex(rustic ? '#2a2826' : '#e8e8e6'), 'glossy')
      .box([stoveX, 0.45, z], [0.72, 0.9, 0.62], 0.02);
    builder
      .paint(fromHex('#1c1e20'), 'glossy')
      .box([stoveX, 0.915, z], [0.66, 0.02, 0.56])
      .box([stoveX, 0.45, z + 0.315], [0.56, 0.4, 0.02], 0.02);
    for (const dx of [-0.16, 0.16])
      for (const dz of [-0.13, 0.13])
        builder.at(translation(stoveX + dx, 0.925, z + dz), (b) =>
          b.paint(fromHex('#4a4c50'), 'metal').lathe(
            [
              [0.1, 0],
              [0.1, 0.015],
              [0.075, 0.015],
            ],
            16,
          ),
        );
    builder.paint(fromHex(rustic ? '#b8683a' : '#c8ccd0'), 'metal');
    builder.extrude(
      [
        [stoveX - 0.4, 1.75],
        [stoveX + 0.4, 1.75],
        [stoveX + 0.16, 2.1],
        [stoveX - 0.16, 2.1],
      ],
      back + 0.02,
      back + 0.5,
    );
    builder.box([stoveX, 2.45, back + 0.2], [0.3, 0.7, 0.3]);
    // A pot on it.
    builder.at(translation(stoveX - 0.16, 0.94, z - 0.1), (b) =>
      b
        .paint(fromHex('#b8442c'), 'glossy')
        .lathe(
          [
            [0, 0],
            [0.12, 0.005],
            [0.125, 0.14],
            [0.1, 0.15],
            [0, 0.17],
          ],
          20,
        )
        .sphere([0, 0.19, 0], 0.02, 8),
    );
    // Tiles behind the counter.
    for (let n = 0, x = left + 0.1; x < right - 0.15 && !rustic; n += 1, x += 0.15) {
      for (let k = 0; k < 3; k += 1)
        builder
          .paint(
            fromHex(
              isMarble(room) ? ((n + k) % 2 ? '#f4f3f0' : '#ecebe8') : (n + k) % 2 ? '#eef0ea' : '#c8dcd8',
            ),
            'glossy',
          )
          .quad(
            [x, 0.94 + k * 0.15, back + 0.004],
            [x + 0.145, 0.94 + k * 0.15, back + 0.004],
            [x + 0.145, 1.085 + k * 0.15, back + 0.004],
            [x, 1.085 + k * 0.15, back + 0.004],
            [0, 0, 1],
          );
    }
    const free = (x: number) =>
      !room.windows.some((hole) => Math.abs(hole.x - x) < hole.width / 2 + 0.35) &&
      Math.abs(x - stoveX) > 0.6;
    const jars = ['#c8742a', '#8a9a4a', '#e8d8b0', '#a8402e', '#6a4a34'].map(fromHex);
    for (let x = left + 0.4; x < right - 0.3; x += 0.32) {
      if (free(x)) {
        for (const y of [1.62, 2]) {
          builder.paint(fromHex('#8a6038'), 'wood').box([x, y - 0.02, back + 0.14], [0.34, 0.03, 0.26]);
          addJar(builder, [x - 0.07, y, back + 0.13], 0.15, pick(room.random, jars));
          if (room.random() < 0.7) addJar(builder, [x + 0.08, y, back + 0.13], 0.12, pick(room.random, jars));
        }
      }
    }
    // Pans on a rail.
    builder.paint(fromHex('#5a4a34'), 'metal').tube(
      [
        [left + 0.3, 2.35, back + 0.3],
        [left + 1.5, 2.35, back + 0.3],
      ],
      0.012,
      6,
    );
    for (let n = 0; n < 4; n += 1) {
      const x = left + 0.45 + n * 0.3;
      builder
        .paint(fromHex('#b06a3a'), 'metal')
        .tube(
          [
            [x, 2.34, back + 0.3],
            [x, 2.1, back + 0.3],
          ],
          0.01,
          5,
        )
        .sphere([x, 2.0, back + 0.3], [0.1, 0.1, 0.03], 14);
    }
  });
};

/** Cups, a bowl of fruit and a plant pot on the worktop. */
export const addCups = (room: Room): void => {
  room.model((builder) => {
    const z = room.back + 0.36;
    const x = room.left + 0.9;
    builder.at(translation(x, 0.925, z), (b) =>
      b.paint(fromHex('#e8e0d0'), 'glossy').lathe(
        [
          [0, 0],
          [0.06, 0.003],
          [0.14, 0.08],
          [0.13, 0.08],
          [0, 0.03],
        ],
        20,
      ),
    );
    for (const [n, hex] of ['#d8402a', '#e8a02a', '#8ab03a', '#d8402a'].entries())
      builder
        .paint(fromHex(hex), 'glossy')
        .sphere([x + Math.cos(n * 1.6) * 0.06, 1.0, z + Math.sin(n * 1.6) * 0.06], 0.045, 12);
    for (let n = 0; n < 3; n += 1)
      builder.at(translation(x + 0.5 + n * 0.13, 0.925, z), (b) =>
        b.paint(fromHex(['#c85a3a', '#e8e4dc', '#4a7a9a'][n]!), 'glossy').lathe(
          [
            [0, 0],
            [0.035, 0.002],
            [0.042, 0.09],
            [0.036, 0.09],
            [0, 0.02],
          ],
          16,
        ),
      );
  });
};
