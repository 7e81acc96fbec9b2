/** What stands in a diner, a tea room, a corridor, a forge and a log cabin. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { pairs, placed, points, rod } from '../../shared/shapes.ts';
import { addCeilingPanels } from './ceiling-panels.ts';
import type { Room } from './room.ts';

const red = fromHex('#b3241f');
const chrome = fromHex('#d8dde2');
const pink: Vec3 = [3.4, 0.5, 1.5];
const cyan: Vec3 = [0.4, 2.4, 3];

const addBooth = (room: Room, x: number, z: number) => {
  if (!room.isClear(x, z, 0.7)) return;
  room.model((builder) =>
    builder.at(translation(x, 0, z), (b) => {
      for (const side of [-1, 1]) {
        b.paint(red, 'glossy').box([side * 0.78, 0.38, 0], [0.5, 0.16, 1.1], 0.06, 3);
        for (let n = 0; n < 5; n += 1) b.box([side * 1.02, 0.8, (n - 2) * 0.22], [0.14, 0.8, 0.21], 0.06, 3);
        b.paint(fromHex('#f2efe6'), 'satin').box([side * 1.02, 1.22, 0], [0.16, 0.06, 1.12], 0.03, 2);
        b.paint(fromHex('#2a2c30'), 'satin').box([side * 0.84, 0.15, 0], [0.42, 0.3, 1.04], 0.02);
      }
      b.paint(fromHex('#f4f2ec'), 'glossy').box([0, 0.74, 0], [0.7, 0.04, 1.05], 0.02, 2);
      b.paint(chrome, 'metal')
        .box([0, 0.735, 0], [0.72, 0.025, 1.07], 0.012, 2)
        .cylinder(0, 0.72, 0.05, 0.05, 12);
      b.paint(red, 'glossy').at(translation(0.12, 0.76, -0.3), (k) => k.cylinder(0, 0.16, 0.03, 0.025, 12));
      b.paint(fromHex('#e8b41e'), 'glossy').at(translation(-0.05, 0.76, -0.32), (k) =>
        k.cylinder(0, 0.16, 0.03, 0.025, 12),
      );
    }),
  );
};

/** A coffee cup in a ring with an arrow: a sign without words. */
const addNeon = (b: MeshBuilder, x: number, y: number, z: number, size: number) =>
  b.at(placed(x, y, z), (k) => {
    const loop = (radius: number, colour: Vec3, squash = 0.62) =>
      k.paint(colour, 'glow').tube(
        Array.from({ length: 37 }, (_, n): Vec3 => {
          const a = (n / 36) * 2 * Math.PI;
          return [Math.cos(a) * radius * size, Math.sin(a) * radius * squash * size, 0];
        }),
        0.022 * size + 0.008,
        6,
        false,
      );
    loop(1, pink);
    loop(0.9, cyan);
    k.paint([3.2, 2.2, 0.5], 'glow').tube(
      points(-0.3, 0.12, 0, -0.26, -0.3, 0, 0.2, -0.3, 0, 0.24, 0.12, 0, -0.3, 0.12, 0).map(
        ([px, py, pz]): Vec3 => [px * size, py * size, pz],
      ),
      0.03 * size,
      6,
      false,
    );
    k.tube(
      points(0.24, 0.02, 0, 0.42, -0.02, 0, 0.36, -0.18, 0, 0.22, -0.18, 0).map(
        ([px, py, pz]): Vec3 => [px * size, py * size, pz],
      ),
      0.026 * size,
      6,
      false,
    );
    k.paint(pink, 'glow');
    for (const dx of [-0.16, 0, 0.14])
      k.tube(
        points(dx, 0.2, 0, dx + 0.05, 0.28, 0, dx - 0.03, 0.36, 0, dx + 0.03, 0.44, 0).map(
          ([px, py, pz]): Vec3 => [px * size, py * size, pz],
        ),
        0.02 * size,
        5,
        false,
      );
  });

const addJukebox = (room: Room, x: number, z: number) => {
  if (!room.isClear(x, z, 0.4)) return;
  room.model((builder) =>
    builder.at(translation(x, 0, z), (b) => {
      b.paint(fromHex('#7a2c1c'), 'wood').box([0, 0.65, 0], [0.8, 1.3, 0.5], 0.12, 4);
      b.paint([2.4, 1.3, 0.3], 'glow').tube(
        points(-0.32, 0.15, 0.26, -0.32, 1.1, 0.26, 0, 1.38, 0.26, 0.32, 1.1, 0.26, 0.32, 0.15, 0.26),
        0.05,
        8,
      );
      b.paint(pink, 'glow').tube(
        points(-0.22, 0.2, 0.27, -0.22, 1.02, 0.27, 0, 1.22, 0.27, 0.22, 1.02, 0.27, 0.22, 0.2, 0.27),
        0.03,
        8,
      );
      b.paint(chrome, 'metal').box([0, 0.42, 0.27], [0.36, 0.4, 0.03], 0.02);
      b.paint(fromHex('#22384a'), 'glossy').box([0, 0.88, 0.27], [0.36, 0.3, 0.03], 0.02);
    }),
  );
};

const diner = (room: Room) => {
  const { left, right, back, centre } = room;
  for (const x of [left + 1.4, left + 3.6, right - 3.5]) addBooth(room, x, back + 0.75);
  room.model((b) => {
    // Counter with chrome stools along the right wall.
    const [x, z] = [right - 1.4, back + 1.9];
    if (room.isClear(x - 0.4, z, 0.5)) {
      b.paint(red, 'glossy').box([x, 0.5, z], [0.6, 1, 3], 0.04);
      b.paint(chrome, 'metal').box([x, 1.02, z], [0.74, 0.06, 3.1], 0.02, 2);
      for (let n = 0; n < 3; n += 1) b.box([x - 0.31, 0.25 + n * 0.25, z], [0.03, 0.04, 3]);
      for (let n = -1; n <= 1; n += 1)
        b.at(translation(x - 0.75, 0, z + n), (k) => {
          k.paint(chrome, 'metal').lathe(
            pairs(0, 0, 0.2, 0, 0.2, 0.02, 0.04, 0.05, 0.035, 0.66, 0.17, 0.68, 0, 0.68),
            18,
          );
          k.paint(red, 'glossy').lathe(pairs(0, 0.68, 0.19, 0.68, 0.2, 0.74, 0.15, 0.78, 0, 0.78), 18);
        });
    }
    for (const hole of room.windows.filter(({ width }) => width > 0))
      addNeon(b, hole.x, hole.y + hole.height * 0.58, back - 0.25, Math.min(0.95, hole.width * 0.34));
    b.paint(pink, 'glow').box([(left + right) / 2, 2.82, back + 0.05], [right - left - 0.6, 0.035, 0.03]);
    b.paint(cyan, 'glow').box([(left + right) / 2, 2.72, back + 0.05], [right - left - 0.6, 0.025, 0.03]);
  });
  addJukebox(room, left + 0.6, back + 2.2);
  room.put('pendant lamp', left + 1.4, back + 0.8, 0, { colour: red }, room.top - 0.9);
  room.lamp([centre[0], 1.9, back + 0.6], room.isDark ? [1.6, 0.4, 0.9] : [0.6, 0.3, 0.4], 4);
};

const teaRoom = (room: Room) => {
  const { left, right, back, front, centre, top } = room;
  const timber = fromHex('#5a3d24');
  room.model((b) => {
    b.paint(darken(fromHex('#2f4a34'), 0.1), 'cloth');
    for (let x = left; x < right; x += 0.92)
      b.box([x, 0.006, (back + front) / 2], [0.05, 0.012, front - back]);
    for (let z = back + 0.2; z < front; z += 1.84)
      b.box([(left + right) / 2, 0.006, z], [right - left, 0.012, 0.05]);
    // Paper screens on the side walls, glowing with the day behind them.
    for (const side of [-1, 1]) {
      const x = side < 0 ? left + 0.04 : right - 0.04;
      b.paint(room.isDark ? [0.9, 0.66, 0.38] : [1.25, 1.18, 1.02], 'glow').box(
        [x, 1.15, (back + front) / 2],
        [0.02, 2, front - back],
      );
      b.paint(timber, 'wood');
      for (let z = back; z < front; z += 0.3)
        b.box([x - side * 0.02, 1.1, z], [0.025, 2.1, z % 1 < 0.3 ? 0.05 : 0.02]);
      for (let y = 0.1; y < 2.2; y += 0.35)
        b.box([x - side * 0.02, y, (back + front) / 2], [0.025, 0.025, front - back]);
    }
    for (const x of [left + 0.15, right - 0.15, centre[0] + 1.9])
      b.paint(timber, 'wood').box([x, top / 2, back + 0.08], [0.14, top, 0.14], 0.02);
    b.box([(left + right) / 2, 2.2, back + 0.08], [right - left, 0.1, 0.14], 0.02);
    // An alcove with a hanging scroll and a branch in a vase.
    const x = Math.min(right - 0.9, centre[0] + 2.5);
    b.paint(fromHex('#efe6d0'), 'cloth').box([x, 1.45, back + 0.05], [0.5, 1.2, 0.02]);
    b.paint(fromHex('#2a2620'), 'matte').tube(
      points(
        x - 0.1,
        1.85,
        back + 0.065,
        x + 0.08,
        1.6,
        back + 0.065,
        x - 0.06,
        1.4,
        back + 0.065,
        x + 0.1,
        1.15,
        back + 0.065,
      ),
      [0.03, 0.02, 0.03],
      6,
    );
    b.paint(timber, 'wood')
      .box([x, 2.06, back + 0.06], [0.6, 0.04, 0.04])
      .box([x, 0.84, back + 0.06], [0.56, 0.04, 0.04]);
    b.paint(timber, 'wood').box([x, 0.08, back + 0.35], [1.1, 0.16, 0.6], 0.02);
    b.at(translation(x, 0.16, back + 0.35), (k) => {
      k.paint(fromHex('#3a5a6a'), 'glossy').lathe(
        pairs(0, 0, 0.09, 0, 0.12, 0.12, 0.05, 0.24, 0.06, 0.27),
        18,
      );
      k.paint(timber, 'wood').tube(points(0, 0.2, 0, 0.06, 0.5, 0, -0.08, 0.72, 0.02), [0.014, 0.006], 6);
      k.paint(fromHex('#f2b8c8'), 'leaf');
      for (let n = 0; n < 9; n += 1)
        k.sphere([0.06 * Math.sin(n * 2.1), 0.42 + n * 0.035, 0.06 * Math.cos(n * 1.7)], 0.03, 6);
    });
  });
  const [tx, tz] = room.area.hasCast ? [centre[0] - 1.7, back + 1.1] : [centre[0] - 0.2, centre[2] + 0.1];
  if (!room.area.hasCast || room.isClear(tx, tz, 0.6)) addTeaTable(room, tx, tz);
  room.put('pendant lamp', centre[0] - 0.2, back + 0.9, 0, { colour: fromHex('#efe2c0') }, top - 0.9);
};

const addTeaTable = (room: Room, x: number, z: number) =>
  room.model((builder) =>
    builder.at(translation(x, 0, z), (b) => {
      b.paint(fromHex('#5a3420'), 'glossy').box([0, 0.33, 0], [1.3, 0.06, 0.8], 0.02, 2);
      for (const sx of [-0.55, 0.55])
        for (const sz of [-0.3, 0.3]) b.box([sx, 0.15, sz], [0.08, 0.3, 0.08], 0.01);
      b.at(translation(0.1, 0.36, -0.05), (k) => {
        k.paint(fromHex('#2f4a44'), 'satin').lathe(
          pairs(0, 0, 0.08, 0, 0.13, 0.07, 0.11, 0.14, 0.04, 0.17, 0.02, 0.2, 0, 0.2),
          24,
        );
        k.tube(points(0.11, 0.06, 0, 0.19, 0.11, 0, 0.22, 0.16, 0), [0.022, 0.014], 8);
        k.tube(points(-0.08, 0.15, 0, -0.06, 0.27, 0, 0.06, 0.27, 0, 0.08, 0.15, 0), 0.009, 8);
      });
      for (const [cx, cz] of [
        [-0.35, 0.18],
        [-0.15, 0.24],
        [0.42, 0.16],
        [-0.4, -0.15],
      ] as const)
        b.at(translation(cx, 0.36, cz), (k) =>
          k
            .paint(fromHex('#e4e6da'), 'glossy')
            .lathe(pairs(0, 0, 0.03, 0, 0.045, 0.07, 0.041, 0.07, 0.03, 0.02, 0, 0.015), 16),
        );
      for (const [sx, sz, hex] of [
        [-1, 0.1, '#8a2c34'],
        [1, 0.1, '#8a2c34'],
        [0, 0.72, '#3a4a7a'],
        [0, -0.72, '#3a4a7a'],
      ] as const)
        b.paint(fromHex(hex), 'cloth').box([sx, 0.05, sz], [0.56, 0.1, 0.56], 0.045, 3);
    }),
  );

const corridor = (room: Room) => {
  const { left, right, back, front } = room;
  room.model((b) => {
    for (const side of [-1, 1]) {
      const x = side < 0 ? left + 0.02 : right - 0.02;
      for (let z = back + 1.2; z < front; z += 2.6) {
        b.paint(fromHex('#c79a62'), 'wood').box([x, 1.05, z], [0.06, 2.1, 1], 0.01);
        b.paint(fromHex('#9ab8c4'), 'glass').box([x - side * 0.035, 1.5, z + 0.22], [0.02, 0.6, 0.2]);
        b.paint(chrome, 'metal').box([x - side * 0.06, 1.02, z - 0.38], [0.06, 0.03, 0.12], 0.01);
        b.paint(fromHex('#f4f6f6'), 'satin').box([x - side * 0.02, 2.02, z + 0.75], [0.03, 0.24, 0.3], 0.01);
        b.paint(fromHex('#2f6fb0'), 'satin').box([x - side * 0.04, 2.02, z + 0.75], [0.01, 0.1, 0.2]);
      }
      b.paint(fromHex('#b88a58'), 'wood').box(
        [x - side * 0.07, 0.92, (back + front) / 2],
        [0.05, 0.12, front - back],
      );
    }
    const x = (left + right) / 2;
    b.paint(fromHex('#d6dfe2'), 'satin').box([x, 1.1, back + 0.05], [1.9, 2.2, 0.08], 0.02);
    b.paint(room.isDark ? [0.2, 0.24, 0.34] : [1.5, 1.6, 1.65], 'glow');
    for (const dx of [-0.45, 0.45]) b.box([x + dx, 1.5, back + 0.1], [0.5, 0.9, 0.02]);
    b.paint(fromHex('#d8302a'), 'satin')
      .box([x, 2.5, back + 0.06], [0.36, 0.11, 0.03])
      .box([x, 2.5, back + 0.06], [0.11, 0.36, 0.03]);
    addCeilingPanels(b, room);
  });
};

const forge = (room: Room) => {
  const { left, right, back, top, centre } = room;
  const brick = fromHex('#5a3a2e');
  const x = Math.max(left + 1.4, centre[0] - 1.7);
  room.model((b) => {
    // The hearth: a brick table with a bed of coals under a hood.
    b.paint(brick, 'stone').box([x, 0.42, back + 0.6], [1.9, 0.84, 1.1], 0.03);
    b.paint(darken(brick, 0.25), 'stone').box([x, 1.0, back + 0.12], [1.9, 0.5, 0.2], 0.02);
    b.at(placed(x, 1.75, back + 0.5), (k) =>
      k.paint(fromHex('#33302e'), 'metal').cylinder(0, top - 1.7, 1, 0.32, 4),
    );
    for (let n = 0; n < 46; n += 1) {
      const [u, v] = [(n * 0.618) % 1, (n * 0.377) % 1];
      const hot = 1 - Math.hypot(u - 0.5, v - 0.5) * 1.3;
      b.paint(hot > 0.45 ? [4.4, 1.5 * hot, 0.18] : [1.6 * hot, 0.3 * hot, 0.05], 'glow').sphere(
        [x + (u - 0.5) * 1.4, 0.88, back + 0.6 + (v - 0.5) * 0.7],
        0.07 + 0.04 * ((n * 0.29) % 1),
        6,
      );
    }
    b.paint(fromHex('#8a8f96'), 'metal');
    for (let n = 0; n < 9; n += 1) {
      const tx = centre[0] + 0.4 + n * 0.32;
      if (tx > right - 0.3) break;
      rod(b, [tx, 1.2, back + 0.06], [tx, 2, back + 0.06], 0.016, 6);
      b.box([tx, 2.02, back + 0.08], [0.06 + (n % 3) * 0.07, 0.07, 0.05], 0.01);
    }
    b.paint(fromHex('#4a3220'), 'wood').box([centre[0] + 1.7, 2.02, back + 0.03], [3, 0.08, 0.06]);
    b.at(translation(right - 0.8, 0, back + 0.7), (k) =>
      k
        .paint(fromHex('#6a4a2c'), 'wood')
        .lathe(pairs(0, 0, 0.3, 0, 0.36, 0.4, 0.3, 0.8, 0.26, 0.8, 0.26, 0.7, 0, 0.7), 20),
    );
    for (const [hx, hz] of [
      [left + 0.5, back + 2.2],
      [left + 0.7, back + 2.5],
    ] as const)
      b.paint(fromHex('#7a5230'), 'wood').box([hx, 0.25, hz], [0.5, 0.5, 0.4], 0.02);
  });
  room.lamp([x, 1.3, back + 1.1], [9, 3.4, 0.9], 6.5);
  room.lamp([centre[0] + 1.6, 2.2, centre[2] + 1.4], [2.1, 1.5, 0.9], 5);
  room.lamp([centre[0] - 1.2, 1.6, centre[2] + 1.6], [2.2, 1.2, 0.55], 4.5);
};

const cabin = (room: Room) => {
  const { left, right, back, front, top, centre } = room;
  room.model((b) => {
    for (let y = 0.1; y < top; y += 0.24) {
      b.paint(fromHex(Math.round(y * 10) % 3 ? '#9a6a3e' : '#8a5c34'), 'wood');
      let x = left;
      const log = (from: number, to: number) => {
        if (to - from > 0.05) rod(b, [from, y, back + 0.02], [to, y, back + 0.02], 0.12, 8);
      };
      for (const hole of [...room.windows].filter(({ width }) => width > 0).sort((p, q) => p.x - q.x)) {
        if (y < hole.y - 0.1 || y > hole.y + hole.height + 0.1) continue;
        log(x, hole.x - hole.width / 2 - 0.08);
        x = hole.x + hole.width / 2 + 0.08;
      }
      log(x, right);
      for (const side of [left + 0.02, right - 0.02]) rod(b, [side, y, back], [side, y, front], 0.12, 8);
    }
    b.paint(fromHex('#5e3f24'), 'wood');
    for (let z = back + 0.5; z < front; z += 1.3)
      b.box([(left + right) / 2, top - 0.1, z], [right - left, 0.18, 0.2], 0.03);
  });
  room.put('carpet', centre[0], centre[2] + 0.7, 0, { colour: fromHex('#8a2c28') });
  if (!room.putSide('fireplace', -1, back + 1.5, {}, 0.4))
    room.putSide('rocking chair', -1, back + 1.5, {}, 0.8);
  room.putSide('armchair', 1, back + 1.6, { colour: fromHex('#7a4a2c') }, 0.7);
  room.putBack('bookshelf', left + 0.8, {}, 0.36);
  room.put('floor lamp', right - 0.5, back + 0.5);
  room.lamp([centre[0], 1.6, centre[2] + 0.4], room.isDark ? [2.4, 1.4, 0.6] : [1.4, 0.9, 0.45], 5);
};

export const themedThings = { diner, tea_room: teaRoom, corridor, forge, cabin } satisfies Record<
  string,
  (room: Room) => void
>;
