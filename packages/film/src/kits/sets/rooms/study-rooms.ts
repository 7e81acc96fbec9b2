/** What stands in a library, classroom, office and laboratory. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { addBooks, addShelfCase } from '../../furniture/storage.ts';
import { equations, writeLine } from '../../shared/chalk-writing.ts';
import { addCeilingPanels } from './ceiling-panels.ts';
import { addPottedPlant } from './homes.ts';
import type { Room } from './room.ts';
import { addBottle, addJar } from './room-things.ts';

/** Shelves full of books along a wall. */
const addBookWall = (
  room: Room,
  from: number,
  to: number,
  place: (b: MeshBuilder, add: (b: MeshBuilder) => void) => void,
) => {
  room.model((builder) =>
    place(builder, (b) => {
      const width = 1.15;
      for (let x = from + width / 2; x < to; x += width) {
        const rows = Math.max(6, Math.round((room.top - 0.35) / 0.46));
        const levels = addShelfCase(b, x, width - 0.03, room.top - 0.35, 0.34, rows, fromHex('#5f3d24'));
        for (const y of levels)
          addBooks(
            b,
            x - width / 2 + 0.07,
            x + width / 2 - 0.08,
            y,
            -0.06,
            (room.top - 0.45) / rows - 0.07,
            room.random,
            true,
          );
      }
    }),
  );
};

/** A walk with a rail halfway up the shelves, and ladders that lean against them. */
const addGallery = (room: Room) => {
  const { left, right, back, top } = room;
  room.model((b) => {
    const y = top * 0.5;
    b.paint(fromHex('#4a2e1a'), 'wood').box(
      [(left + right) / 2, y, back + 0.75],
      [right - left, 0.1, 0.85],
      0.02,
    );
    b.box([(left + right) / 2, y + 0.95, back + 1.14], [right - left, 0.06, 0.07], 0.02);
    for (let x = left + 0.15; x < right; x += 0.28)
      b.paint(fromHex('#c8a050'), 'metal').tube(
        [
          [x, y, back + 1.14],
          [x, y + 0.95, back + 1.14],
        ],
        0.013,
        6,
      );
    for (const x of [left + (right - left) * 0.24, left + (right - left) * 0.72]) {
      b.paint(fromHex('#8a5a30'), 'wood');
      for (const side of [-0.22, 0.22])
        b.tube(
          [
            [x + side, 0, back + 1.6],
            [x + side, y + 0.1, back + 1.18],
          ],
          0.026,
          6,
        );
      for (let n = 1; n < 9; n += 1)
        b.tube(
          [
            [x - 0.22, (y * n) / 9, back + 1.6 - (0.42 * n) / 9],
            [x + 0.22, (y * n) / 9, back + 1.6 - (0.42 * n) / 9],
          ],
          0.018,
          6,
        );
    }
  });
};

export const studyRooms = {
  library: (room) => {
    const { left, right, back, front, centre } = room;
    addBookWall(room, left + 0.1, right - 0.1, (b, add) =>
      b.at(translation(0, 0, back + 0.36), () => add(b)),
    );
    const length = Math.min(6, front - back - 0.6);
    addBookWall(room, 0.4, length, (b, add) =>
      b.at(
        multiply(translation(left + 0.36, 0, back), rotationY(Math.PI / 2), translation(-length - 0.4, 0, 0)),
        () => add(b),
      ),
    );
    addBookWall(room, 0.4, length, (b, add) =>
      b.at(multiply(translation(right - 0.36, 0, back), rotationY(-Math.PI / 2)), () => add(b)),
    );
    if (room.top > 4.5) addGallery(room);
    room.put('carpet', centre[0], centre[2] + 0.2);
    room.put('armchair', right - 1.2, back + 1.3, -0.7);
    room.put('floor lamp', right - 0.75, back + 0.75);
    room.put('side table', left + 1, back + 1);
    room.put('table lamp', left + 1, back + 1, 0, { colour: fromHex('#2f6a4a') }, 0.62);
    room.lamp([left + 1, 1.3, back + 1.2], [3, 2, 1], 5);
  },
  classroom: (room) => {
    const { left, right, back, front, centre } = room;
    const hasOwnBoard = !room.request.nouns?.some((noun) => noun.includes('board being written on'));
    room.model((builder) => {
      if (!hasOwnBoard) return;
      const w = Math.min(4.4, right - left - 1.4);
      builder
        .paint(fromHex('#7a5230'), 'wood')
        .box([centre[0], 1.65, back + 0.03], [w + 0.16, 1.46, 0.06], 0.02);
      builder.paint(fromHex('#1f4034'), 'satin').box([centre[0], 1.65, back + 0.06], [w, 1.3, 0.03]);
      builder.paint(fromHex('#8a623a'), 'wood').box([centre[0], 0.95, back + 0.12], [w, 0.04, 0.14]);
      builder.paint(fromHex('#e8ece4'), 'matte');
      for (const [row, line] of equations.slice(0, 4).entries())
        writeLine(builder, line, [centre[0] - w * 0.12, 2.04 - row * 0.3, back + 0.078], 0.19);
      writeLine(builder, equations[4]!, [centre[0] - w * 0.45, 1.14, back + 0.078], 0.17);
      // A circle with its radius.
      const [x, y, z] = [centre[0] - w * 0.34, 1.84, back + 0.078];
      builder.tube(
        Array.from({ length: 33 }, (_, n): Vec3 => {
          const a = (n / 32) * 2 * Math.PI;
          return [x + Math.cos(a) * 0.3, y + Math.sin(a) * 0.3, z];
        }),
        0.008,
        4,
        false,
      );
      builder.tube([[x, y, z] as Vec3, [x + 0.3, y, z] as Vec3], 0.007, 4, false);
      builder.paint(fromHex('#c8a860'), 'satin').box([left + 0.8, 1.9, back + 0.03], [0.9, 0.7, 0.02]);
      builder.paint(fromHex('#4a8ab0'), 'satin').box([left + 0.8, 1.9, back + 0.042], [0.8, 0.6, 0.01]);
    });
    room.put('teacher desk', right - 1.5, back + 1.1, Math.PI);
    for (let row = 0; row < 3; row += 1) {
      for (let column = -2; column <= 2; column += 1) {
        const [x, z] = [column * 1.35, room.area.high[2] + 1 + row * 1.3];
        if (z > front - 0.8) continue;
        room.put('school desk', x, z, Math.PI);
        room.put('school chair', x, z + 0.55, Math.PI);
      }
    }
    for (const side of [-1, 1] as const) {
      for (let n = 0; n < 3; n += 1) {
        room.put('school desk', side * (1.9 + room.halfX), room.centre[2] + 0.3 + n * 1.2, Math.PI);
        room.put('school chair', side * (1.9 + room.halfX), room.centre[2] + 0.85 + n * 1.2, Math.PI);
      }
    }
  },
  office: (room) => {
    const { left, right, back } = room;
    for (const [x, z] of [
      [left + 1.3, back + 0.9],
      [right - 1.3, back + 0.9],
      [right - 1.3, back + 3],
    ] as const) {
      if (!room.put('office desk', x, z)) continue;
      room.put('office chair', x, z - 0.65);
      room.model((builder) => {
        builder
          .paint(fromHex('#1c1f24'), 'satin')
          .box([x, 1.08, z - 0.1], [0.56, 0.34, 0.03], 0.01)
          .box([x, 0.85, z - 0.12], [0.06, 0.2, 0.04]);
        builder.paint(fromHex('#f0f0ec'), 'matte').box([x - 0.45, 0.77, z + 0.1], [0.22, 0.03, 0.3]);
      });
    }
    room.putSide('filing cabinet', -1, back + 2.6, {}, 0.35);
    addPottedPlant(room, right - 0.5, back + 0.5);
    room.model((builder) => addCeilingPanels(builder, room));
  },
  laboratory: (room) => {
    const { left, right, back } = room;
    room.model((builder) => {
      builder
        .paint(fromHex('#f4f6f6'), 'satin')
        .box([(left + right) / 2, 0.44, back + 0.34], [right - left - 0.2, 0.88, 0.62], 0.01);
      builder
        .paint(fromHex('#3a4248'), 'glossy')
        .box([(left + right) / 2, 0.9, back + 0.36], [right - left - 0.2, 0.04, 0.7], 0.01);
      for (const y of [1.5, 1.95]) {
        builder
          .paint(fromHex('#b8c0c4'), 'metal')
          .box([(left + right) / 2, y, back + 0.16], [right - left - 0.4, 0.025, 0.28]);
        for (let x = left + 0.4; x < right - 0.4; x += 0.22) {
          const hue = fromHex(
            ['#3a9ad8', '#4fd08a', '#e8a03a', '#c84a7a', '#8a5ad8', '#d8e4e8'][
              Math.floor(room.random() * 6)
            ]!,
          );
          if (room.random() < 0.5) addBottle(builder, [x, y + 0.012, back + 0.16], 0.2, hue);
          else addJar(builder, [x, y + 0.012, back + 0.16], 0.15, hue);
        }
      }
      // Flasks that glow a little, and a burner with tubes.
      for (let x = left + 0.6; x < right - 0.5; x += 0.5) {
        const hue = fromHex(['#3ac8e8', '#6ae86a', '#e86ab0', '#f0c03a'][Math.floor(room.random() * 4)]!);
        builder.at(translation(x, 0.92, back + 0.4), (b) => {
          b.paint(hue, 'glossy').lathe(
            [
              [0, 0],
              [0.09, 0.005],
              [0.085, 0.05],
              [0.03, 0.13],
              [0, 0.13],
            ],
            14,
          );
          b.paint(fromHex('#dfeef2'), 'glass').lathe(
            [
              [0.032, 0.13],
              [0.022, 0.17],
              [0.022, 0.24],
              [0.03, 0.25],
            ],
            12,
          );
        });
      }
      addCeilingPanels(builder, room);
    });
    room.put('stool', left + 1.2, back + 1.1);
    room.put('stool', right - 1.2, back + 1.1);
  },
} satisfies Record<string, (room: Room) => void>;
