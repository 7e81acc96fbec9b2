/** Workplaces and closed rooms: workshop, garage, factory, warehouse, dungeon, spaceship, train carriage. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import { pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Particle } from '../../model.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { Room, type RoomStyle, roomStyle } from './room.ts';

const places = [
  'workshop',
  'garage',
  'factory',
  'warehouse',
  'dungeon',
  'spaceship',
  'train_carriage',
] as const;
type WorkPlace = (typeof places)[number];

const styles: Record<WorkPlace, RoomStyle> = {
  workshop: roomStyle({
    wall: '#b09474',
    wallMaterial: 'wood',
    width: 6.6,
    height: 3,
    curtains: null,
    floorColours: ['#7a5c3c', '#8f6e48'],
  }),
  garage: roomStyle({
    wall: '#b8b8b4',
    wallMaterial: 'stone',
    floor: 'concrete',
    floorColours: ['#6a6c70', '#6a6c70'],
    width: 8,
    height: 3.2,
    windows: 'none',
    curtains: null,
    depth: 2.6,
  }),
  factory: roomStyle({
    wall: '#8f969c',
    wallMaterial: 'stone',
    floor: 'concrete',
    floorColours: ['#6f7276', '#6f7276'],
    width: 16,
    height: 8,
    windows: 'back',
    windowSize: [3, 2.4],
    curtains: null,
    depth: 7,
    ceiling: '#5a6066',
  }),
  warehouse: roomStyle({
    wall: '#a0a4a8',
    floor: 'concrete',
    floorColours: ['#7a7c80', '#7a7c80'],
    width: 15,
    height: 7.5,
    windows: 'none',
    curtains: null,
    depth: 8,
    ceiling: '#6a7076',
  }),
  dungeon: roomStyle({
    wall: '#5a564e',
    wallMaterial: 'stone',
    floor: 'stone',
    floorColours: ['#3f3c38', '#57534c'],
    width: 6.4,
    height: 3.4,
    windows: 'none',
    curtains: null,
    ceiling: '#3a3834',
  }),
  spaceship: roomStyle({
    wall: '#aeb6c2',
    wallMaterial: 'satin',
    floor: 'metal',
    floorColours: ['#3a4150', '#3a4150'],
    width: 6.4,
    height: 3,
    windows: 'none',
    curtains: null,
    ceiling: '#8a94a4',
    depth: 3,
  }),
  train_carriage: roomStyle({
    wall: '#d8cbb0',
    panel: '#6a3a2c',
    width: 3.4,
    height: 2.7,
    windows: 'sides',
    windowSize: [1.4, 1],
    curtains: null,
    floor: 'carpet',
    floorColours: ['#5a2c30', '#5a2c30'],
    depth: 6,
  }),
};

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

const dress: Record<WorkPlace, (room: Room) => void> = {
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
};

const createWorkRoom = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: request.place === 'train_carriage' ? 0 : Math.PI / 2,
  build: (area) => {
    const place = request.place as WorkPlace;
    const room = new Room(request, area, styles[place]);
    room.shell();
    dress[place](room);
    return room.result();
  },
});

export const workRooms: SetKit = { places, create: createWorkRoom };
