/** The narrow brick fronts along the canals of Amsterdam: tall white windows, stepped, bell-shaped or necked gables with a hoist beam. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom, pick } from '../../../math/random.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';

const bricks = ['#7a3a28', '#5a2c22', '#9a5238', '#3f2a26', '#8a4630', '#a86a48', '#4a3a38', '#6e2f24'].map(
  fromHex,
);
const white = fromHex('#efe9dc');
const doors = ['#1f4a36', '#16305a', '#7a1c1e', '#1c1c1e'].map(fromHex);

/** Half the gable's width by height, both from 0 to 1. */
const gables: readonly [number, number][][] = [
  // Steps.
  [
    [1, 0],
    [1, 0.2],
    [0.76, 0.2],
    [0.76, 0.42],
    [0.52, 0.42],
    [0.52, 0.66],
    [0.28, 0.66],
    [0.28, 1],
  ],
  // A bell.
  [
    [1, 0],
    [0.82, 0.1],
    [0.62, 0.3],
    [0.5, 0.55],
    [0.44, 0.8],
    [0.26, 0.96],
    [0, 1],
  ],
  // A neck with shoulders.
  [
    [1, 0],
    [0.9, 0.14],
    [0.5, 0.22],
    [0.44, 0.78],
    [0.36, 0.8],
    [0, 1],
  ],
];

export type CanalHouseOptions = { seed: number; width: number; darkness: number; isFar: boolean };

/** Faces +z, from x = 0 to its width, standing on y = 0. */
export const buildCanalHouse = ({ seed, width: w, darkness, isFar }: CanalHouseOptions): Mesh => {
  const random = createRandom(seed * 911 + 31);
  const b = new MeshBuilder();
  const brick = pick(random, bricks);
  const floors = 3 + Math.floor(random() * 2);
  const storey = 2.9;
  const height = 0.9 + floors * storey;
  const peak = w * (0.62 + 0.2 * random());
  const wall = (p: Vec3): Vec3 => mix(brick, darken(brick, 0.35), noise(p[0] * 2, p[1] * 3, 1) * 0.6);
  b.paint(wall, 'stone').box([w / 2, height / 2, -5], [w, height, 10]);
  const gable = pick(random, gables);
  for (let n = 0; n + 1 < gable.length; n += 1) {
    const [[x0, y0], [x1, y1]] = [gable[n]!, gable[n + 1]!];
    if (y1 > y0)
      b.paint(wall, 'stone').extrude(
        [
          [w / 2 - (x0 * w) / 2, height + y0 * peak],
          [w / 2 + (x0 * w) / 2, height + y0 * peak],
          [w / 2 + (x1 * w) / 2, height + y1 * peak],
          [w / 2 - (x1 * w) / 2, height + y1 * peak],
        ],
        -0.35,
        0,
      );
    // White stone along the outline.
    b.paint(white, 'plaster');
    for (const s of [-1, 1])
      b.tube(
        [
          [w / 2 + (s * x0 * w) / 2, height + y0 * peak, 0],
          [w / 2 + (s * x1 * w) / 2, height + y1 * peak, 0],
        ],
        0.11,
        5,
      );
  }
  b.paint(fromHex('#8a4630'), 'roof');
  for (const s of [-1, 1])
    b.quad(
      [w / 2 + s * (w / 2), height, -0.3],
      [w / 2, height + peak * 0.8, -0.3],
      [w / 2, height + peak * 0.8, -10],
      [w / 2 + s * (w / 2), height, -10],
      [s * 0.8, 0.6, 0],
    );
  const columns = w < 4.6 ? 2 : 3;
  const pane = (x: number, y: number, wide: number, tall: number) => {
    const isLit = random() < 0.1 + darkness * 0.55;
    b.paint(white, 'plaster').box([x, y, 0.03], [wide + 0.24, tall + 0.24, 0.1]);
    b.paint(
      isLit && darkness > 0.2 ? [1.5, 1.05, 0.5] : fromHex('#28323a'),
      isLit && darkness > 0.2 ? 'glow' : 'glass',
    ).box([x, y, 0.07], [wide, tall, 0.06]);
    if (isFar) return;
    b.paint(white, 'plaster').box([x, y, 0.11], [0.06, tall, 0.03]).box([x, y, 0.11], [wide, 0.06, 0.03]);
  };
  for (let floor = 0; floor < floors; floor += 1) {
    const y = 0.9 + floor * storey + storey * 0.52;
    for (let n = 0; n < columns; n += 1) {
      const x = ((n + 0.5) / columns) * w;
      if (floor === 0 && n === 0) {
        b.paint(white, 'plaster').box([x, 1.75, 0.04], [1.25, 3.1, 0.12]);
        b.paint(pick(random, doors), 'glossy').box([x, 1.6, 0.1], [0.95, 2.5, 0.08]);
        b.paint(fromHex('#8d8578'), 'stone').box([x, 0.2, 0.5], [1.3, 0.4, 0.9]);
      } else pane(x, y, Math.min(1.05, w / columns - 0.5), 1.95 - floor * 0.12);
    }
  }
  pane(w / 2, height + peak * 0.3, 0.8, 1.1);
  b.paint(fromHex('#3a2a1c'), 'wood').box([w / 2, height + peak * 0.62, 0.5], [0.14, 0.16, 1.2]);
  return b.mesh;
};
