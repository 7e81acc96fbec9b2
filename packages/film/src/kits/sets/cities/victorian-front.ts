/** A wooden house of San Francisco: pastel walls, a bay through all floors, a gable with trim, steps to the door. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { createRandom, pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';

const walls = [
  '#e9a9a0',
  '#8fb6cf',
  '#f0d88a',
  '#a5c9a0',
  '#d8b4d8',
  '#f2efe6',
  '#7fa8a0',
  '#e8b27a',
  '#9aa6d0',
];
const accents = ['#8a2f3a', '#2f4f7a', '#3a6a4a', '#7a4a8a', '#b8862a'];
const lit: Vec3 = [1.3, 0.82, 0.36];

export type VictorianOptions = { seed: number; width: number; darkness: number; isFar: boolean };

export const buildVictorianFront = ({ seed, width: w, darkness, isFar }: VictorianOptions): Mesh => {
  const random = createRandom(seed * 911 + 5);
  const b = new MeshBuilder();
  const wall = fromHex(pick(random, walls));
  const accent = fromHex(pick(random, accents));
  const trim = fromHex('#fbf7ee');
  const [base, storey, depth] = [1.3, 3.1, 9];
  const floors = 2 + (random() < 0.45 ? 1 : 0);
  const height = base + floors * storey;
  const pane = () => {
    const isLit = random() < 0.06 + darkness * 0.5;
    b.paint(isLit ? lit : fromHex('#2a3640'), isLit ? 'glow' : 'glass');
  };
  b.paint(darken(wall, 0.35), 'stone').box([w / 2, base / 2, -depth / 2 + 0.1], [w, base, depth]);
  b.paint(wall, 'wood').box([w / 2, (base + height) / 2, -depth / 2], [w, height - base, depth]);
  // The bay: three sides that stand out of the wall.
  const isLeft = random() < 0.5;
  const [bayWide, out] = [w * 0.46, 0.95];
  const bayAt = isLeft ? w * 0.31 : w * 0.69;
  const doorAt = isLeft ? w * 0.76 : w * 0.24;
  const corner: [number, number][] = [
    [bayAt - bayWide / 2, 0],
    [bayAt - bayWide / 4, out],
    [bayAt + bayWide / 4, out],
    [bayAt + bayWide / 2, 0],
  ];
  for (let side = 0; side < 3; side += 1) {
    const [[x0, z0], [x1, z1]] = [corner[side]!, corner[side + 1]!];
    const long = Math.hypot(x1 - x0, z1 - z0);
    const normal: Vec3 = [-(z1 - z0) / long, 0, (x1 - x0) / long];
    const at = (t: number, y: number, lift: number): Vec3 => [
      x0 + (x1 - x0) * t + normal[0] * lift,
      y,
      z0 + (z1 - z0) * t + normal[2] * lift,
    ];
    const panel = (t0: number, t1: number, y0: number, y1: number, lift: number) =>
      b.quad(at(t0, y0, lift), at(t1, y0, lift), at(t1, y1, lift), at(t0, y1, lift), normal);
    b.paint(lighten(wall, 0.12), 'wood');
    panel(0, 1, 0, height, 0);
    for (let floor = 0; floor < floors; floor += 1) {
      const y = base + floor * storey;
      b.paint(trim, 'satin');
      panel(0.14, 0.86, y + 0.55, y + 2.6, 0.03);
      pane();
      panel(0.24, 0.76, y + 0.7, y + 2.45, 0.05);
      b.paint(accent, 'satin');
      panel(0.1, 0.9, y + 0.12, y + 0.42, 0.03);
      b.paint(trim, 'satin');
      panel(0, 1, y + 2.8, y + 3, 0.08);
    }
  }
  // The other column: the door below, windows above it.
  b.paint(trim, 'satin').box([doorAt, base + 1.2, 0.04], [1.7, 2.6, 0.12]);
  b.paint(accent, 'wood').box([doorAt, base + 1.05, 0.1], [1.1, 2.1, 0.1]);
  for (let floor = 1; floor < floors; floor += 1) {
    const y = base + floor * storey + 1.55;
    b.paint(trim, 'satin').box([doorAt, y, 0.05], [1.4, 2.1, 0.12]);
    pane();
    b.box([doorAt, y, 0.1], [1, 1.7, 0.06]);
  }
  if (!isFar) {
    b.paint(fromHex('#b8b0a4'), 'stone');
    for (let n = 0; n < 6; n += 1)
      b.box([doorAt, (base * (n + 0.5)) / 6, 1.5 - n * 0.26], [1.6, base / 6 + 0.02, 0.3]);
    b.paint(trim, 'satin').box([doorAt, base + 2.75, 0.5], [2, 0.18, 1.1]);
    for (const side of [-1, 1]) b.box([doorAt + side * 0.85, base + 1.3, 0.9], [0.13, 2.8, 0.13]);
  }
  // Cornice, and a steep gable over the bay.
  b.paint(trim, 'satin').box([w / 2, height + 0.1, 0.12], [w + 0.1, 0.34, 0.5]);
  const peak = 2.6;
  const [g0, g1] = [bayAt - bayWide * 0.62, bayAt + bayWide * 0.62];
  b.paint(wall, 'wood').extrude(
    [
      [g0, height + 0.2],
      [g1, height + 0.2],
      [bayAt, height + peak],
    ],
    0.25,
    -depth,
  );
  b.paint(accent, 'satin').box([bayAt, height + peak * 0.42, 0.3], [0.9, 0.9, 0.1]);
  for (const x of [g0 - 0.25, g1 + 0.25]) {
    const top: [number, number] = [bayAt, height + peak + 0.2];
    b.paint(trim, 'satin').quad(
      [x, height + 0.05, 0.5],
      [top[0], top[1] - 0.2, 0.5],
      [top[0], top[1] + 0.12, 0.5],
      [x, height + 0.38, 0.5],
      [0, 0, 1],
    );
    b.paint(fromHex('#55585e'), 'roof').quad(
      [x, height + 0.36, 0.5],
      [top[0], top[1] + 0.12, 0.5],
      [top[0], top[1] + 0.12, -depth],
      [x, height + 0.36, -depth],
    );
  }
  return b.mesh;
};
