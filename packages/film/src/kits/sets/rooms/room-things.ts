/** Things that tell a room at a glance: stove and pans, bottles, plates, pictures of goods. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
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

/** Bottles on a shelf from x0 to x1. */
export const addBottleRow = (
  builder: MeshBuilder,
  room: Room,
  x0: number,
  x1: number,
  y: number,
  z: number,
): void => {
  const hues = ['#2a5a34', '#8a4a1c', '#c89a3a', '#5a1c24', '#b8ccd4', '#2c4a7a', '#d8d0b8'].map(fromHex);
  for (let x = x0; x < x1; x += 0.1 + room.random() * 0.05)
    addBottle(builder, [x, y, z], 0.22 + room.random() * 0.12, pick(room.random, hues));
};

/** Goods in boxes and tins on a shelf from x0 to x1. */
export const addGoods = (
  builder: MeshBuilder,
  room: Room,
  x0: number,
  x1: number,
  y: number,
  z: number,
  height = 0.28,
): void => {
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

const isMarble = ({ request }: Room): boolean => request.details?.includes('marble') ?? false;

/** White stone with grey veins, in strips fine enough to show them. */
const addMarbleSlab = (builder: MeshBuilder, [x, y, z]: Vec3, [w, h, d]: Vec3): void => {
  const vein = (px: number, py: number, pz: number): Vec3 => {
    const warp = Math.sin(px * 2.3 + pz * 3.1) + 0.6 * Math.sin(px * 5.7 - pz * 4.3 + py * 6);
    const line = Math.abs(Math.sin(px * 1.7 + pz * 2.9 + py * 2.1 + warp * 1.3));
    const fine = Math.abs(Math.sin(px * 6.1 - pz * 7.3 + warp * 2.4));
    const grey = Math.max(0, 1 - line * 9) * 0.5 + Math.max(0, 1 - fine * 14) * 0.22;
    return [0.86 - grey * 0.62, 0.86 - grey * 0.6, 0.86 - grey * 0.56];
  };
  const face = (at: (u: number, v: number) => Vec3, normal: Vec3, across: number, along: number) => {
    const [columns, rows] = [Math.ceil(across / 0.025) + 1, Math.ceil(along / 0.025) + 1];
    builder.grid(
      Array.from({ length: rows + 1 }, (_, j) =>
        Array.from({ length: columns + 1 }, (_, i) => {
          const p = at(i / columns - 0.5, j / rows - 0.5);
          return builder.paint(vein(...p), 'glossy').vertex(p, normal);
        }),
      ),
    );
  };
  builder.paint([0.84, 0.84, 0.84], 'glossy').box([x, y - 0.001, z], [w - 0.004, h - 0.004, d - 0.004]);
  face((u, v) => [x + u * w, y + h / 2, z - v * d], [0, 1, 0], w, d);
  face((u, v) => [x + u * w, y + v * h, z + d / 2], [0, 0, 1], w, h);
};

/** An island with marble over its top and down its sides, stools, a bowl of lemons, flowers. */
export const addMarbleIsland = (room: Room): void => {
  const [x, z, w, d] = [room.centre[0] - 0.1, room.back + 2.1, 2.3, 0.85];
  if (!isMarble(room) || (room.area.hasCast && !room.isClear(x, z, 1.2))) return;
  room.model((builder) => {
    builder.paint(fromHex('#e9e6e0'), 'satin').box([x, 0.44, z], [w - 0.16, 0.86, d - 0.1], 0.01);
    addMarbleSlab(builder, [x, 0.91, z], [w, 0.07, d]);
    for (const side of [-1, 1]) addMarbleSlab(builder, [x + side * (w / 2 - 0.04), 0.44, z], [0.08, 0.87, d]);
    builder.at(translation(x - 0.45, 0.945, z), (b) => {
      b.paint(fromHex('#c9a86a'), 'wood').lathe(
        [
          [0, 0],
          [0.07, 0],
          [0.17, 0.07],
          [0.175, 0.075],
          [0.16, 0.07],
          [0, 0.03],
        ],
        28,
      );
      for (let n = 0; n < 6; n += 1)
        b.paint(fromHex('#f4d21f'), 'satin').sphere(
          [Math.cos(n * 1.05) * 0.085, 0.075 + 0.03 * (n % 2), Math.sin(n * 1.05) * 0.085],
          [0.05, 0.04, 0.04],
          14,
        );
    });
    builder.at(translation(x + 0.55, 0.945, z - 0.05), (b) => {
      b.paint(fromHex('#dfe8ec'), 'glossy').lathe(
        [
          [0, 0],
          [0.06, 0],
          [0.075, 0.1],
          [0.045, 0.2],
          [0.055, 0.22],
        ],
        24,
      );
      for (let n = 0; n < 11; n += 1) {
        const [a, r] = [n * 2.4, 0.05 + 0.016 * n];
        const tip: Vec3 = [Math.cos(a) * r, 0.36 + 0.02 * (n % 4), Math.sin(a) * r];
        b.paint(fromHex('#5f8a4a'), 'leaf').tube([[0, 0.2, 0], tip], 0.004, 5);
        b.paint(fromHex(n % 3 ? '#fbf6ee' : '#f4c8d0'), 'satin').sphere(tip, [0.035, 0.03, 0.035], 10);
      }
    });
    for (const dx of [-0.6, 0.1])
      builder.at(translation(x + dx, 0, z + 0.75), (b) => {
        b.paint(fromHex('#3a3632'), 'metal');
        for (let n = 0; n < 4; n += 1) {
          const a = n * 1.57 + 0.78;
          b.tube(
            [
              [Math.cos(a) * 0.2, 0, Math.sin(a) * 0.2],
              [Math.cos(a) * 0.13, 0.66, Math.sin(a) * 0.13],
            ],
            0.013,
            6,
          );
        }
        b.paint(fromHex('#c89a5e'), 'wood').cylinder(0.65, 0.7, 0.19, 0.19, 26);
      });
    for (const dx of [-0.55, 0.35]) {
      builder.at(translation(x + dx, 1.75, z), (b) => {
        b.paint(fromHex('#26282a'), 'metal').tube(
          [
            [0, 0.16, 0],
            [0, 1.1, 0],
          ],
          0.006,
          6,
        );
        b.lathe(
          [
            [0.15, 0],
            [0.13, 0.1],
            [0.03, 0.17],
            [0, 0.17],
          ],
          24,
        );
        b.paint([2.2, 1.8, 1.2], 'glow').sphere([0, 0.03, 0], 0.05, 12);
      });
    }
  });
};

/** Counter, stove, shelves, hanging pans: along the back wall. */
export const addKitchenThings = (room: Room): void => {
  const { left, right, back } = room;
  const stoveX = room.centre[0] + 1.25;
  room.model((builder) => {
    const z = back + 0.32;
    const cabinet = fromHex(isMarble(room) ? '#f1efea' : '#5f7f78');
    for (const [x0, x1] of [
      [left + 0.1, stoveX - 0.38],
      [stoveX + 0.38, right - 0.1],
    ] as const) {
      if (x1 - x0 < 0.3) continue;
      const x = (x0 + x1) / 2;
      builder.paint(cabinet, 'satin').box([x, 0.44, z], [x1 - x0, 0.88, 0.6], 0.01);
      if (isMarble(room)) addMarbleSlab(builder, [x, 0.9, z + 0.02], [x1 - x0, 0.06, 0.66]);
      else builder.paint(fromHex('#a87c4c'), 'wood').box([x, 0.9, z + 0.02], [x1 - x0, 0.05, 0.66], 0.012);
      const doors = Math.max(1, Math.round((x1 - x0) / 0.55));
      for (let n = 0; n < doors; n += 1) {
        const at = x0 + ((n + 0.5) * (x1 - x0)) / doors;
        builder
          .paint(lighten(cabinet, 0.1), 'satin')
          .box([at, 0.46, z + 0.305], [(x1 - x0) / doors - 0.04, 0.7, 0.02], 0.008);
        builder.paint(fromHex('#d8b45a'), 'metal').sphere([at + 0.18, 0.66, z + 0.33], 0.018, 8);
      }
    }
    // The stove, its hood above.
    builder.paint(fromHex('#e8e8e6'), 'glossy').box([stoveX, 0.45, z], [0.72, 0.9, 0.62], 0.02);
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
    builder.paint(fromHex('#c8ccd0'), 'metal');
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
    for (let n = 0, x = left + 0.1; x < right - 0.15; n += 1, x += 0.15) {
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
