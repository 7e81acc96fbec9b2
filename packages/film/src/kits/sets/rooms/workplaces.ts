/** What stands in a workshop, garage, factory and warehouse. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { pick } from '../../../math/random.ts';
import type { Room } from './room.ts';

const addTools = (builder: MeshBuilder, room: Room, x0: number, x1: number, z: number): void => {
  builder.paint(fromHex('#8a6a44'), 'wood').box([(x0 + x1) / 2, 1.65, z], [x1 - x0, 1, 0.03]);
  for (let x = x0 + 0.15; x < x1 - 0.1; x += 0.24) {
    const y = 1.9 + (room.random() - 0.5) * 0.2;
    builder
      .paint(fromHex(pick(room.random, ['#c23a2e', '#2f5a9a', '#e8a81e', '#3a3c40'])), 'satin')
      .box([x, y - 0.28, z + 0.04], [0.035, 0.16, 0.03], 0.01);
    builder
      .paint(fromHex('#b8bec4'), 'metal')
      .box([x, y - 0.08, z + 0.04], [0.02, 0.26, 0.015])
      .box([x, y + 0.05, z + 0.04], [0.03 + room.random() * 0.12, 0.05, 0.03], 0.01);
  }
};

const addCrates = (room: Room, x: number, z: number, levels: number): void => {
  room.model((builder) => {
    for (let level = 0; level < levels; level += 1) {
      const s = 0.9 - level * 0.12;
      builder
        .paint(fromHex(level % 2 ? '#b08a5a' : '#9a7448'), 'wood')
        .box([x + (room.random() - 0.5) * 0.15, s / 2 + level * 0.84, z], [s, s, s], 0.02);
    }
  });
};

export const workplaces = {
  workshop: (room) => {
    const { left, right, back, centre } = room;
    room.model((builder) => addTools(builder, room, centre[0] - 0.4, right - 0.4, back + 0.03));
    room.putBack('workbench', right - 1.2, {}, 0.5);
    room.putBack('workbench', left + 1.2, {}, 0.5);
    room.model((builder) => {
      for (let n = 0; n < 10; n += 1)
        builder
          .paint(fromHex(n % 2 ? '#b8834e' : '#a06a3a'), 'wood')
          .box([left + 0.3 + n * 0.05, 1.1, back + 1.6 + n * 0.02], [0.04, 2.2, 0.18]);
      builder.paint(fromHex('#c8a060'), 'sand');
      for (let n = 0; n < 40; n += 1)
        builder.box(
          [centre[0] + (room.random() - 0.5) * 4, 0.01, back + 0.6 + room.random() * 2],
          [0.05, 0.01, 0.02],
        );
    });
    room.put('pendant lamp', centre[0], back + 1.2, 0, {}, room.top - 0.9);
  },
  garage: (room) => {
    const { left, right, back, centre } = room;
    room.model((builder) => {
      for (let y = 0.1; y < 2.7; y += 0.5)
        builder
          .paint(fromHex('#d8d8d2'), 'satin')
          .box([centre[0] - 0.4, y + 0.22, back + 0.04], [3.4, 0.46, 0.06], 0.02);
      addTools(builder, room, right - 2.4, right - 0.3, back + 0.05);
      for (let n = 0; n < 4; n += 1)
        builder
          .paint(fromHex('#1c1d20'), 'cloth')
          .at(translation(left + 0.5, 0.12 + n * 0.22, back + 0.7), (b) =>
            b.lathe(
              [
                [0.2, -0.1],
                [0.34, -0.1],
                [0.36, 0],
                [0.34, 0.1],
                [0.2, 0.1],
              ],
              22,
            ),
          );
      builder.paint(fromHex('#b8281e'), 'glossy').box([right - 0.5, 0.5, back + 1.8], [0.6, 1, 0.9], 0.03);
      for (let n = 0; n < 5; n += 1)
        builder
          .paint(fromHex('#d8dcde'), 'metal')
          .box([right - 0.82, 0.2 + n * 0.18, back + 1.8], [0.03, 0.03, 0.6]);
      builder.paint([1.6, 1.65, 1.6], 'glow').box([centre[0], room.top - 0.05, centre[2]], [0.2, 0.05, 2.4]);
    });
    room.lamp([centre[0], room.top - 0.4, centre[2] + 0.5], [3, 3, 2.8], 8);
  },
  factory: (room) => {
    const { left, right, back, top, centre } = room;
    room.model((builder) => {
      // Conveyor with boxes, machines, pipes, an overhead crane.
      const z = back + 2.4;
      builder.paint(fromHex('#2c2e32'), 'satin').box([centre[0], 0.85, z], [right - left - 2, 0.12, 1], 0.04);
      builder
        .paint(fromHex('#d8a01e'), 'satin')
        .box([centre[0], 0.75, z + 0.55], [right - left - 2, 0.2, 0.06]);
      for (let x = left + 1.2; x < right - 1; x += 1.4)
        builder.paint(fromHex('#6a7076'), 'metal').box([x, 0.4, z], [0.12, 0.8, 0.8]);
      for (let x = left + 1.6; x < right - 1.2; x += 1.7)
        builder.paint(fromHex('#b08a5a'), 'plaster').box([x, 1.2, z], [0.7, 0.55, 0.6], 0.01);
      for (const [n, x] of [left + 2, left + 6, right - 5, right - 2].entries()) {
        builder
          .paint(fromHex(['#2f7a6a', '#8a9096', '#c8742a', '#4a6a9a'][n]!), 'satin')
          .box([x, 1.6, back + 0.9], [2.4, 3.2, 1.5], 0.08);
        builder.paint(fromHex('#1c1e22'), 'satin').box([x, 2.2, back + 1.67], [1, 0.7, 0.05]);
        builder.paint([0.3, 1.6, 0.5], 'glow').sphere([x + 0.8, 2.4, back + 1.7], 0.07, 8);
        builder.paint([2, 0.3, 0.2], 'glow').sphere([x + 0.8, 2.15, back + 1.7], 0.07, 8);
      }
      builder.paint(fromHex('#a8aeb4'), 'metal');
      for (const y of [top - 1.2, top - 1.8])
        builder.tube(
          [
            [left, y, back + 0.6],
            [right, y, back + 0.6],
          ],
          0.2,
          8,
        );
      builder
        .paint(fromHex('#e8b020'), 'satin')
        .box([centre[0], top - 0.7, back + 3.6], [right - left, 0.5, 0.5])
        .box([centre[0] + 2, top - 1.1, back + 3.6], [1, 0.5, 0.8]);
      builder.paint([1.7, 1.7, 1.6], 'glow');
      for (let x = left + 2; x < right; x += 4)
        for (let zz = back + 2; zz < room.front; zz += 5) builder.box([x, top - 0.3, zz], [1.4, 0.1, 0.5]);
    });
    for (const dx of [-4, 0, 4]) room.lamp([centre[0] + dx, 5, centre[2]], [5, 5, 4.6], 10);
  },
  warehouse: (room) => {
    const { left, right, back, front, top, centre } = room;
    room.model((builder) => {
      for (const side of [-1, 1]) {
        for (const offset of [room.halfX + 3, room.halfX + 5.6]) {
          const x = centre[0] + side * offset;
          if (Math.abs(x) > right - 0.6) continue;
          for (let z = back + 1; z < front - 1; z += 2.6) {
            if (!room.isClear(x, z, 0.9)) continue;
            builder.paint(fromHex('#2f5aa8'), 'satin');
            for (const dx of [-0.55, 0.55]) builder.box([x + dx, 2.4, z], [0.1, 4.8, 0.1]);
            for (let level = 0; level < 4; level += 1) {
              builder
                .paint(fromHex('#e8741e'), 'satin')
                .box([x, 0.15 + level * 1.45, z + 1.3], [1.2, 0.12, 2.5]);
              for (const dz of [0.7, 1.9])
                builder
                  .paint(fromHex(pick(room.random, ['#b8905c', '#a87c48', '#c8a070', '#8a9096'])), 'plaster')
                  .box([x, 0.75 + level * 1.45, z + dz], [1, 0.7 + room.random() * 0.3, 1], 0.02);
            }
          }
        }
      }
      builder.paint(fromHex('#e8c040'), 'matte');
      for (const side of [-1, 1])
        builder.box(
          [centre[0] + side * (room.halfX + 1.9), 0.006, (back + front) / 2],
          [0.12, 0.012, front - back],
        );
      builder.paint([1.7, 1.7, 1.6], 'glow');
      for (let z = back + 2; z < front; z += 4) builder.box([centre[0], top - 0.1, z], [0.5, 0.1, 2]);
      builder.paint(fromHex('#8f959b'), 'satin').box([centre[0], 2, back + 0.05], [4, 4, 0.08]);
    });
    addCrates(room, left + 1.2, back + 1.2, 3);
    for (const dz of [0, 4]) room.lamp([centre[0], 5.2, centre[2] + dz - 2], [5, 5, 4.8], 10);
  },
} satisfies Record<string, (room: Room) => void>;
