/** What a house wears at Christmas: bulbs along its eaves and gables, a wreath on the door, a lit tree by the step. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';

const bulbs: Vec3[] = [
  [4.4, 0.4, 0.25],
  [4.2, 2.7, 0.8],
  [0.5, 3.4, 0.7],
  [0.6, 1.5, 4.6],
];

const addBulbs = (b: MeshBuilder, from: Vec3, to: Vec3, step = 0.62): void => {
  const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]) / step));
  for (let n = 0; n <= count; n += 1) {
    const t = n / count;
    b.paint(bulbs[n % bulbs.length]!, 'glow').sphere(
      [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t - 0.06 * Math.sin(n * 2.1),
        from[2] + (to[2] - from[2]) * t,
      ],
      0.1,
      4,
    );
  }
};

export type HouseOutline = {
  width: number;
  depth: number;
  /** Of the walls, and of the roof above them. */
  height: number;
  rise: number;
  ridgeAlongX: boolean;
  door: [number, number];
};

export const addChristmasTrim = (b: MeshBuilder, house: HouseOutline): void => {
  const { width, depth, height, rise, ridgeAlongX, door } = house;
  const [x, z, out] = [width / 2 + 0.55, depth / 2 + 0.55, 0.12];
  if (ridgeAlongX) {
    for (const side of [-1, 1]) {
      addBulbs(b, [-x, height - 0.2, side * (z + out)], [x, height - 0.2, side * (z + out)]);
      for (const end of [-1, 1])
        addBulbs(b, [end * (x + out), height - 0.2, side * z], [end * (x + out), height + rise, 0]);
    }
  } else
    for (const side of [-1, 1])
      for (const end of [-1, 1])
        addBulbs(b, [side * x, height - 0.2, end * (z + out)], [0, height + rise, end * (z + out)]);
  const [dx, dz] = door;
  // A wreath with a red bow.
  for (let n = 0; n < 14; n += 1) {
    const a = (n / 14) * Math.PI * 2;
    const at: Vec3 = [dx + Math.cos(a) * 0.3, 1.75 + Math.sin(a) * 0.3, dz + 0.14];
    b.paint(fromHex(n % 2 ? '#1f5a2a' : '#2f7a3a'), 'leaf').sphere(at, 0.12, 4);
    if (n % 3 === 0) b.paint(fromHex('#d02020'), 'glossy').sphere([at[0], at[1], at[2] + 0.1], 0.055, 4);
  }
  b.paint(fromHex('#c81e22'), 'cloth');
  for (const side of [-1, 1]) b.sphere([dx + side * 0.13, 1.46, dz + 0.24], [0.15, 0.1, 0.06], 8);
  // A small fir at the side of the door.
  const [tx, tz] = [dx + 1.7, dz + 0.9];
  b.paint(fromHex('#1f5230'), 'leaf');
  for (const [y, r] of [
    [0.2, 0.75],
    [0.75, 0.58],
    [1.25, 0.4],
  ] as const)
    b.tube(
      [
        [tx, y, tz],
        [tx, y + 0.85, tz],
      ],
      [r, 0.03],
      14,
    );
  for (let n = 0; n < 18; n += 1) {
    const [a, y] = [n * 2.4, 0.3 + (n / 18) * 1.5];
    const r = 0.72 * (1 - y / 2.15) + 0.06;
    b.paint(bulbs[n % bulbs.length]!, 'glow').sphere(
      [tx + Math.cos(a) * r, y, tz + Math.sin(a) * r],
      0.07,
      4,
    );
  }
  b.paint([4.4, 3.2, 0.9], 'glow').sphere([tx, 2.2, tz], 0.11, 8);
};
