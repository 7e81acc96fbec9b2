/** What stands in a museum, church, hospital and gym. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { addCeilingPanels } from './ceiling-panels.ts';
import type { Room } from './room.ts';

export const publicHalls = {
  museum: (room) => {
    const { left, right, back, front } = room;
    for (const [n, x] of [left + 1.3, left + 3.6, right - 3.6, right - 1.3].entries())
      room.picture(x, 2, 1.3 + (n % 2) * 0.4, 1.1);
    for (const [n, [x, z]] of (
      [
        [left + 1.2, back + 1.6],
        [right - 1.2, back + 1.6],
        [left + 1.2, back + 4.4],
        [right - 1.2, back + 4.4],
      ] as const
    ).entries()) {
      if (z > front - 1 || !room.put('pedestal', x, z)) continue;
      room.model((builder) =>
        builder.at(translation(x, 1, z), (b) => {
          if (n % 2 === 0)
            b.paint(fromHex('#e8e2d6'), 'satin').lathe(
              [
                [0, 0],
                [0.16, 0],
                [0.12, 0.1],
                [0.2, 0.32],
                [0.16, 0.45],
                [0.07, 0.5],
                [0.1, 0.58],
                [0.09, 0.58],
              ],
              24,
            );
          else
            b.paint(fromHex('#efece4'), 'matte')
              .sphere([0, 0.5, 0], [0.12, 0.16, 0.14], 16)
              .tube(
                [
                  [0, 0.12, 0],
                  [0, 0.36, 0],
                ],
                [0.09, 0.07],
                12,
              )
              .sphere([0, 0.06, 0], [0.24, 0.16, 0.14], 16);
        }),
      );
      room.lamp([x, 2.6, z + 0.4], [2.4, 2, 1.5], 3);
    }
    room.put('bench', room.centre[0], room.back + 1.4, Math.PI);
    room.model((builder) => {
      for (let x = left + 0.8; x < right; x += 2.2)
        builder
          .paint(fromHex('#c8a050'), 'metal')
          .at(translation(x, 0, back + 1.1), (b) =>
            b.cylinder(0, 0.9, 0.02, 0.02, 8).cylinder(0, 0.03, 0.15, 0.15, 16).sphere([0, 0.92, 0], 0.03, 8),
          );
      builder.paint(fromHex('#8a1c2a'), 'cloth');
      for (let x = left + 0.8; x + 2.2 < right; x += 2.2)
        builder.tube(
          [
            [x, 0.85, back + 1.1],
            [x + 0.6, 0.68, back + 1.1],
            [x + 1.1, 0.62, back + 1.1],
            [x + 1.6, 0.68, back + 1.1],
            [x + 2.2, 0.85, back + 1.1],
          ],
          0.025,
          6,
        );
    });
  },
  church: (room) => {
    addChurch(room);
  },
  hospital: (room) => {
    const { left, right, back, centre } = room;
    for (const x of [right - 1, left + 1]) room.put('hospital bed', x, back + 1.15);
    room.model((builder) => {
      for (const x of [right - 1.9, left + 1.9]) {
        builder
          .paint(fromHex('#c8ccd0'), 'metal')
          .tube(
            [
              [x, 0, back + 0.5],
              [x, 1.9, back + 0.5],
            ],
            0.015,
            8,
          )
          .box([x, 1.9, back + 0.5], [0.24, 0.02, 0.02]);
        builder.paint(fromHex('#d8eef4'), 'glossy').box([x - 0.1, 1.75, back + 0.5], [0.12, 0.2, 0.05], 0.03);
        builder.paint(fromHex('#2a3036'), 'satin').box([x, 1.25, back + 0.25], [0.4, 0.3, 0.08], 0.02);
        builder.paint([0.3, 1.4, 0.6], 'glow').box([x, 1.27, back + 0.295], [0.3, 0.02, 0.01]);
      }
      builder
        .paint(fromHex('#d8302a'), 'satin')
        .box([centre[0], 2.2, back + 0.03], [0.44, 0.14, 0.03])
        .box([centre[0], 2.2, back + 0.03], [0.14, 0.44, 0.03]);
      addCeilingPanels(builder, room);
    });
  },
  gym: (room) => {
    const { left, right, back } = room;
    room.model((builder) => {
      // A dumbbell rack, a mirror, mats, a bar on a rack.
      builder.paint(fromHex('#9fb4be'), 'glass').box([right - 2, 1.4, back + 0.02], [3, 2, 0.02]);
      for (const y of [0.4, 0.8]) {
        builder.paint(fromHex('#2a2c30'), 'satin').box([left + 1.6, y, back + 0.4], [2.4, 0.05, 0.4]);
        for (let x = left + 0.6; x < left + 2.7; x += 0.3) {
          builder.paint(fromHex('#c8ccd0'), 'metal').tube(
            [
              [x, y + 0.12, back + 0.28],
              [x, y + 0.12, back + 0.52],
            ],
            0.018,
            6,
          );
          builder.paint(fromHex('#26282c'), 'satin');
          for (const dz of [0.28, 0.52])
            builder.at(multiply(translation(x, y + 0.12, back + dz), rotationY(0)), (b) =>
              b.sphere([0, 0, 0], [0.07, 0.07, 0.04], 8),
            );
        }
      }
      const x = right - 1.4;
      const z = back + 1.6;
      for (const dx of [-0.6, 0.6])
        builder
          .paint(fromHex('#c83a2a'), 'satin')
          .box([x + dx, 1.1, z], [0.09, 2.2, 0.09])
          .box([x + dx, 0.04, z], [0.12, 0.08, 1.1]);
      builder.paint(fromHex('#d0d4d8'), 'metal').tube(
        [
          [x - 1, 1.4, z + 0.1],
          [x + 1, 1.4, z + 0.1],
        ],
        0.016,
        8,
      );
      for (const dx of [-0.85, 0.85])
        builder.paint(fromHex('#1c1e22'), 'satin').box([x + dx, 1.4, z + 0.1], [0.1, 0.44, 0.44], 0.1, 3);
      builder.paint(fromHex('#2c4a8a'), 'cloth').box([left + 1.6, 0.02, back + 2], [1.9, 0.04, 1.1], 0.01);
      addCeilingPanels(builder, room);
    });
  },
} satisfies Record<string, (room: Room) => void>;

/** Pillars and pointed windows of coloured glass, an altar, pews towards the camera. */
const addChurch = (room: Room) => {
  const { left, right, back, front, top, centre } = room;
  const glass = ['#c8302a', '#2a5ac8', '#e8b02a', '#2a9a5a', '#8a3ac8'].map(fromHex);
  const pointed = (
    builder: MeshBuilder,
    at: (u: number, y: number) => Vec3,
    normal: Vec3,
    half: number,
    from: number,
    to: number,
  ) => {
    for (let n = 0; n < 6; n += 1) {
      for (let k = 0; k < 3; k += 1) {
        const [y0, y1] = [from + ((to - from) * n) / 6, from + ((to - from) * (n + 1)) / 6];
        const width = (y: number) =>
          half * Math.min(1, Math.sqrt(Math.max(0, (to - y) / (to - from))) * 1.25);
        const u = (y: number, t: number) => -width(y) + 2 * width(y) * t;
        const hue = glass[Math.floor(room.random() * glass.length)]!;
        const bright = room.isDark ? 0.25 : 1.5;
        builder.paint([hue[0] * bright, hue[1] * bright, hue[2] * bright], 'glow');
        builder.quad(
          at(u(y0, k / 3) + 0.02, y0 + 0.02),
          at(u(y0, (k + 1) / 3) - 0.02, y0 + 0.02),
          at(u(y1, (k + 1) / 3) - 0.02, y1),
          at(u(y1, k / 3) + 0.02, y1),
          normal,
        );
      }
    }
  };
  room.model((builder) => {
    for (const x of [centre[0] - 2.4, centre[0], centre[0] + 2.4])
      pointed(
        builder,
        (u, y) => [x + u, y, back + 0.02],
        [0, 0, 1],
        x === centre[0] ? 0.9 : 0.55,
        2.4,
        x === centre[0] ? top - 1 : top - 2.4,
      );
    for (const side of [-1, 1]) {
      const wallX = side < 0 ? left + 0.02 : right - 0.02;
      for (let z = back + 2; z < front; z += 3.2) {
        pointed(builder, (u, y) => [wallX, y, z + u], [-side, 0, 0], 0.6, 2.2, top - 2);
        const x = side * Math.min(3.9, Math.abs(wallX) - 1) + centre[0];
        if (!room.isClear(x, z + 1.6, 0.5)) continue;
        builder.at(translation(x, 0, z + 1.6), (b) =>
          b.paint(fromHex('#cfc4ae'), 'plaster').lathe(
            [
              [0.55, 0],
              [0.55, 0.3],
              [0.38, 0.45],
              [0.36, top - 1.6],
              [0.55, top - 1.2],
              [0.6, top],
            ],
            14,
          ),
        );
      }
    }
    for (let z = back + 1; z < front; z += 3.2) {
      const arch = Array.from({ length: 11 }, (_, n): Vec3 => {
        const t = n / 10;
        return [left + (right - left) * t, top - 1.5 + 2.2 * Math.sin(Math.PI * t), z];
      });
      builder.paint(fromHex('#c2b69e'), 'plaster').tube(arch, 0.16, 6, false);
    }
    builder
      .paint(fromHex('#8a1c2a'), 'cloth')
      .box([centre[0], 0.005, (back + front) / 2], [1.5, 0.01, front - back]);
    builder.paint(fromHex('#b8b0a0'), 'stone').box([centre[0], 0.12, back + 1.1], [5, 0.24, 2.2]);
    builder
      .paint(fromHex('#d8b45a'), 'metal')
      .box([centre[0], 1.95, back + 0.9], [0.08, 0.9, 0.08])
      .box([centre[0], 2.1, back + 0.9], [0.5, 0.08, 0.08]);
    for (const dx of [-0.8, 0.8]) {
      builder
        .paint(fromHex('#f4eee0'), 'satin')
        .at(translation(centre[0] + dx, 1.19, back + 0.9), (b) => b.cylinder(0, 0.35, 0.03, 0.03, 8));
      builder.paint([3, 1.8, 0.6], 'glow').sphere([centre[0] + dx, 1.59, back + 0.9], [0.02, 0.05, 0.02], 6);
    }
  });
  room.put('altar', centre[0], back + 0.9, 0, {}, 0.24);
  room.lamp([centre[0], 2.2, back + 1.4], [4, 2.6, 1.2], 7);
  for (let z = back + 3.4; z < front - 0.5; z += 1.15) {
    for (const side of [-1, 1])
      room.put('church pew', centre[0] + side * Math.max(2.2, room.halfX + 1.6), z, Math.PI);
  }
};
