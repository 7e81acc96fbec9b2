/** What stands in a dungeon, a spaceship and a train carriage. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import { addWalkers } from '../shared/walkers.ts';
import type { Room } from './room.ts';

export const closedRooms = {
  dungeon: (room) => {
    const { left, right, back, centre } = room;
    const torches: Vec3[] = [
      [left + 0.3, 1.9, back + 0.6],
      [right - 0.3, 1.9, back + 0.6],
      [left + 0.3, 1.9, back + 3.2],
    ];
    room.model((builder) => {
      // A barred cell door, chains, straw, a bucket.
      builder.paint([0.02, 0.02, 0.025], 'matte').box([centre[0] + 1.6, 1.1, back + 0.02], [1.5, 2.2, 0.04]);
      builder.paint(fromHex('#33302e'), 'metal');
      for (let n = 0; n < 7; n += 1)
        builder.tube(
          [
            [centre[0] + 0.95 + n * 0.22, 0, back + 0.1],
            [centre[0] + 0.95 + n * 0.22, 2.2, back + 0.1],
          ],
          0.025,
          6,
        );
      for (const y of [0.5, 1.7]) builder.box([centre[0] + 1.6, y, back + 0.1], [1.5, 0.07, 0.05]);
      for (const x of [left + 1.2, left + 1.8])
        for (let k = 0; k < 8; k += 1)
          builder.at(translation(x, 2.1 - k * 0.11, back + 0.1), (b) =>
            b.sphere([0, 0, 0], [k % 2 ? 0.045 : 0.015, 0.07, k % 2 ? 0.015 : 0.045], 7),
          );
      for (const [x, y, z] of torches)
        builder.paint(fromHex('#4a3220'), 'wood').tube(
          [
            [x, y - 0.45, z],
            [x * 0.96, y, z],
          ],
          0.035,
          6,
        );
      builder.paint(fromHex('#b8985a'), 'cloth');
      for (let n = 0; n < 60; n += 1)
        builder.box(
          [left + 0.6 + room.random() * 1.8, 0.02 + room.random() * 0.05, back + 0.4 + room.random() * 1.1],
          [0.3, 0.012, 0.012],
        );
      builder.paint(fromHex('#6a4c30'), 'wood').at(translation(right - 0.6, 0, back + 1.6), (b) =>
        b.lathe(
          [
            [0.16, 0],
            [0.2, 0.34],
            [0.18, 0.34],
            [0, 0.05],
          ],
          14,
        ),
      );
    });
    for (const [x, y, z] of torches) room.lamp([x * 0.92, y + 0.3, z + 0.15], [6, 2.9, 0.9], 7);
    room.particles((time): Particle[] =>
      torches.flatMap(([x, y, z], t) =>
        Array.from({ length: 12 }, (_, n) => {
          const age = (time * 1.4 + n * 0.31 + t * 0.2) % 1;
          return {
            position: [x * 0.96 + 0.02 * Math.sin(time * 8 + n), y + age * 0.35, z] as Vec3,
            size: 0.08 * (1 - age) + 0.01,
            colour: [3.2, 1.5 * (1 - age * 0.6), 0.3] as Vec3,
            opacity: 0.6 * (1 - age),
            wisp: n,
          };
        }),
      ),
    );
  },
  spaceship: (room) => {
    const { left, right, back, front, top, centre } = room;
    room.model((builder) => {
      // A wide window to the stars, consoles below it, ribs and light bands.
      builder
        .paint([0.004, 0.005, 0.014], 'glow')
        .box([centre[0], 1.75, back + 0.03], [right - left - 1, 1.5, 0.03]);
      builder.paint([1.6, 1.7, 2], 'glow');
      for (let n = 0; n < 160; n += 1)
        builder.box(
          [left + 0.6 + room.random() * (right - left - 1.2), 1.05 + room.random() * 1.4, back + 0.05],
          [0.012 + 0.014 * room.random() ** 3, 0.012, 0.004],
        );
      builder
        .paint([0.25, 0.5, 1.1], 'glow')
        .sphere([centre[0] + 1.6, 1.5, back + 0.02], [0.5, 0.5, 0.03], 28);
      builder.paint(fromHex('#d8dee6'), 'satin');
      for (const x of [left + 0.5, centre[0], right - 0.5])
        builder.box([x, 1.75, back + 0.08], [0.12, 1.7, 0.1], 0.03);
      builder
        .box([centre[0], 0.94, back + 0.1], [right - left - 0.8, 0.12, 0.16], 0.03)
        .box([centre[0], 2.56, back + 0.1], [right - left - 0.8, 0.12, 0.16], 0.03);
      builder
        .paint(fromHex('#3f4858'), 'satin')
        .box([centre[0], 0.45, back + 0.5], [right - left - 1.4, 0.8, 0.6], 0.06);
      const lights: Vec3[] = [
        [0.2, 1.4, 1.8],
        [1.8, 0.5, 0.2],
        [0.3, 1.6, 0.5],
        [1.6, 1.4, 0.3],
        [1.5, 0.25, 0.5],
      ];
      for (let x = left + 0.9; x < right - 0.8; x += 0.13)
        for (const z of [0.32, 0.46, 0.62])
          if (room.random() < 0.55)
            builder.paint(pick(room.random, lights), 'glow').box([x, 0.865, back + z], [0.07, 0.03, 0.06]);
      for (let z = back + 1; z < front; z += 1.4) {
        for (const side of [-1, 1]) {
          const x = side < 0 ? left : right;
          builder
            .paint(fromHex('#7f8a9a'), 'satin')
            .box([x - side * 0.1, top / 2, z], [0.24, top, 0.3], 0.05);
          builder.paint([0.4, 1.1, 1.7], 'glow').box([x - side * 0.03, 1.5, z + 0.7], [0.04, 0.06, 0.9]);
          builder
            .paint(fromHex('#22303e'), 'glossy')
            .box([x - side * 0.03, 0.95, z + 0.7], [0.05, 0.5, 0.8], 0.02);
        }
        builder.paint([1.5, 1.6, 1.8], 'glow').box([centre[0], top - 0.02, z], [1.6, 0.04, 0.14]);
      }
    });
    room.lamp([centre[0], top - 0.5, centre[2] + 0.8], [3, 3.3, 4], 8);
    room.lamp([centre[0], 1.2, back + 0.9], [0.6, 1.6, 2.4], 4);
  },
  train_carriage: (room) => {
    const { left, right, back, front, top, centre } = room;
    const offset = Math.max(0.95, room.halfX + 0.7);
    room.model((builder) => {
      for (const side of [-1, 1]) {
        const x = Math.max(left + 0.55, Math.min(right - 0.55, centre[0] + side * offset));
        for (let z = back + 0.6; z < front - 0.5; z += 1.15) {
          if (!room.isClear(x, z, 0.35)) continue;
          builder
            .paint(fromHex('#2f5a7a'), 'cloth')
            .box([x, 0.42, z], [0.9, 0.16, 0.5], 0.06, 3)
            .box([x, 0.85, z - 0.28], [0.9, 0.8, 0.14], 0.06, 3);
          builder.paint(fromHex('#e8e2d4'), 'cloth').box([x, 1.16, z - 0.2], [0.6, 0.2, 0.03], 0.01);
        }
        const wall = side < 0 ? left + 0.2 : right - 0.2;
        builder
          .paint(fromHex('#b8924a'), 'metal')
          .box([wall, 2.1, (back + front) / 2], [0.4, 0.04, front - back]);
        for (let z = back + 0.8; z < front; z += 1.7)
          builder
            .paint(fromHex(pick(room.random, ['#7a4a2c', '#2c4a6a', '#8a2c34', '#4a5a3c'])), 'satin')
            .box([wall, 2.26, z], [0.34, 0.26, 0.55], 0.04);
      }
      builder.paint(fromHex('#6a3a2c'), 'wood').box([centre[0], 1.05, back + 0.04], [0.9, 2.1, 0.06], 0.02);
      builder.paint(fromHex('#9ab4c0'), 'glass').box([centre[0], 1.5, back + 0.08], [0.5, 0.7, 0.03]);
      for (let z = back + 1; z < front; z += 1.8)
        builder.paint([1.7, 1.4, 0.9], 'glow').sphere([centre[0], top - 0.08, z], [0.16, 0.08, 0.16], 12);
    });
    if (room.request.details?.includes('crowded')) {
      const spots: Vec3[] = [];
      for (let n = 0; n < 30; n += 1) {
        const [x, z] = [
          left + 0.5 + room.random() * (right - left - 1),
          back + 0.5 + room.random() * (front - back - 1),
        ];
        if (room.isClear(x, z, 0.3)) spots.push([x, 0, z]);
      }
      addWalkers(room, { spots, from: back, to: front, isWaiting: true, facing: 0 });
    }
    // The country runs past outside.
    room.model(
      (builder) => {
        builder.paint(fromHex('#5d8a45'), 'lawn');
        for (const side of [-1, 1])
          builder.quad(
            [side * 2.2, -0.6, -160],
            [side * 120, -0.6, -160],
            [side * 120, -0.6, 160],
            [side * 2.2, -0.6, 160],
            [0, 1, 0],
          );
      },
      { castsNoShadow: true },
    );
    for (let n = 0; n < 16; n += 1) {
      const side = n % 2 ? 1 : -1;
      const [x, start] = [side * (7 + room.random() * 16), room.random() * 120];
      const builder = new MeshBuilder();
      builder.paint(fromHex('#4a3828'), 'bark').tube(
        [
          [0, -0.6, 0],
          [0, 2, 0],
        ],
        0.2,
        6,
        false,
      );
      for (let k = 0; k < 4; k += 1)
        builder
          .paint(fromHex(k % 2 ? '#4f7f34' : '#6a9a44'), 'leaf')
          .sphere([Math.cos(k * 1.7) * 0.8, 2.6 + k * 0.4, Math.sin(k * 1.7) * 0.8], 1.2, 8);
      room.add(builder.mesh, translation(x, 0, 0), {
        castsNoShadow: true,
        update: (time) => translation(x, 0, ((start + time * 16) % 120) - 60),
      });
    }
    for (let z = back + 1; z < front; z += 2.4) room.lamp([centre[0], top - 0.3, z], [2.2, 1.8, 1.2], 5);
  },
} satisfies Record<string, (room: Room) => void>;
