/** Counters and an island of white marble. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Room } from '../room.ts';

export const isMarble = ({ request }: Room): boolean => request.details?.includes('marble') ?? false;

/** White stone with grey veins, in strips fine enough to show them. */
export const addMarbleSlab = (builder: MeshBuilder, [x, y, z]: Vec3, [w, h, d]: Vec3): void => {
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
