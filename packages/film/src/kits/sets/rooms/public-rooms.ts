/** Rooms where people study, eat, buy and are healed. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { addBooks, addShelfCase } from '../../furniture/storage.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addPottedPlant } from './homes.ts';
import { Room, type RoomStyle, roomStyle } from './room.ts';
import { addBottle, addBottleRow, addGoods, addJar } from './room-things.ts';

const places = [
  'library',
  'classroom',
  'office',
  'laboratory',
  'cafe',
  'restaurant',
  'bar',
  'shop',
  'supermarket',
  'museum',
  'church',
  'hospital',
  'gym',
] as const;
type PublicPlace = (typeof places)[number];

const styles: Record<PublicPlace, RoomStyle> = {
  library: roomStyle({
    wall: '#7a5638',
    panel: '#5a3c26',
    wallMaterial: 'plaster',
    height: 3.4,
    width: 6.4,
    windows: 'none',
    curtains: null,
    depth: 1.9,
  }),
  classroom: roomStyle({
    wall: '#d8dcc8',
    width: 8,
    height: 3.2,
    windows: 'sides',
    curtains: null,
    depth: 2,
    windowSize: [1.8, 1.5],
  }),
  office: roomStyle({
    wall: '#dfe2e4',
    floor: 'carpet',
    floorColours: ['#5a6470', '#5a6470'],
    width: 7,
    windowSize: [2.2, 1.5],
    curtains: null,
  }),
  laboratory: roomStyle({
    wall: '#e6ecee',
    floor: 'tiles',
    floorColours: ['#dfe4e6', '#cfd6d8'],
    width: 7,
    curtains: null,
    windows: 'none',
    height: 3,
  }),
  cafe: roomStyle({
    wall: '#c8a888',
    panel: '#4a3424',
    width: 7,
    height: 3.2,
    curtains: null,
    windowSize: [2, 1.7],
  }),
  restaurant: roomStyle({
    wall: '#a8523c',
    panel: '#4a2c1c',
    width: 8,
    height: 3.2,
    curtains: '#7a2420',
    windowSize: [1.6, 1.6],
  }),
  bar: roomStyle({
    wall: '#5a2c24',
    panel: '#3a2016',
    width: 7,
    height: 3.2,
    windows: 'none',
    curtains: null,
  }),
  shop: roomStyle({ wall: '#e0d0b0', width: 7, height: 3.2, curtains: null, windows: 'none' }),
  supermarket: roomStyle({
    wall: '#e8ecee',
    floor: 'tiles',
    floorColours: ['#e8e8e4', '#dcdcd8'],
    width: 10,
    height: 3.8,
    windows: 'none',
    curtains: null,
    depth: 5,
  }),
  museum: roomStyle({
    wall: '#d8cfc0',
    floor: 'parquet',
    floorColours: ['#8a5c34', '#a87446'],
    width: 10,
    height: 4.6,
    windows: 'none',
    curtains: null,
    depth: 3.5,
  }),
  church: roomStyle({
    wall: '#d8cdb8',
    floor: 'stone',
    floorColours: ['#8a8478', '#a09a8c'],
    width: 11,
    height: 9,
    windows: 'none',
    curtains: null,
    depth: 8,
  }),
  hospital: roomStyle({
    wall: '#dff0ee',
    panel: '#8ac4c0',
    floor: 'tiles',
    floorColours: ['#e8eeec', '#dce6e4'],
    width: 6.4,
    curtains: '#a8d8e0',
  }),
  gym: roomStyle({
    wall: '#8a8f96',
    wallMaterial: 'stone',
    floor: 'concrete',
    floorColours: ['#3c3f44', '#3c3f44'],
    width: 9,
    height: 4,
    windows: 'back',
    windowSize: [2, 1.2],
    curtains: null,
    depth: 3,
  }),
};

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
        const levels = addShelfCase(b, x, width - 0.03, room.top - 0.35, 0.34, 6, fromHex('#5f3d24'));
        for (const y of levels)
          addBooks(
            b,
            x - width / 2 + 0.07,
            x + width / 2 - 0.08,
            y,
            -0.06,
            (room.top - 0.45) / 6 - 0.07,
            room.random,
            true,
          );
      }
    }),
  );
};

const dress: Record<PublicPlace, (room: Room) => void> = {
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
    room.put('carpet', centre[0], centre[2] + 0.2);
    room.put('armchair', right - 1.2, back + 1.3, -0.7);
    room.put('floor lamp', right - 0.75, back + 0.75);
    room.put('side table', left + 1, back + 1);
    room.put('table lamp', left + 1, back + 1, 0, { colour: fromHex('#2f6a4a') }, 0.62);
    room.lamp([left + 1, 1.3, back + 1.2], [3, 2, 1], 5);
  },
  classroom: (room) => {
    const { left, right, back, front, centre } = room;
    room.model((builder) => {
      const w = Math.min(4.4, right - left - 1.4);
      builder
        .paint(fromHex('#7a5230'), 'wood')
        .box([centre[0], 1.65, back + 0.03], [w + 0.16, 1.46, 0.06], 0.02);
      builder.paint(fromHex('#1f4034'), 'satin').box([centre[0], 1.65, back + 0.06], [w, 1.3, 0.03]);
      builder.paint(fromHex('#8a623a'), 'wood').box([centre[0], 0.95, back + 0.12], [w, 0.04, 0.14]);
      builder.paint(fromHex('#e8ece4'), 'matte');
      // Chalk writing: a few lines and a sum.
      for (let row = 0; row < 4; row += 1) {
        let x = centre[0] - w / 2 + 0.25;
        while (x < centre[0] - w * 0.12) {
          const dash = 0.06 + room.random() * 0.16;
          builder.box(
            [x + dash / 2, 2.1 - row * 0.22 + (room.random() - 0.5) * 0.03, back + 0.078],
            [dash, 0.02 + room.random() * 0.03, 0.004],
          );
          x += dash + 0.05;
        }
      }
      for (let n = 0; n < 24; n += 1) {
        const a = (n / 24) * 6.283;
        builder.box(
          [centre[0] + w * 0.3 + Math.cos(a) * 0.3, 1.65 + Math.sin(a) * 0.3, back + 0.078],
          [0.05, 0.05, 0.004],
        );
      }
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
  cafe: (room) => {
    const { left, right, back, centre } = room;
    room.putBack('bar counter', right - 1.8, {}, 1.15);
    room.model((builder) => {
      // Menu board, shelves with jars, coffee machine, hanging lamps.
      builder
        .paint(fromHex('#23282a'), 'satin')
        .box([right - 1.8, 2.25, back + 0.03], [2.2, 0.8, 0.05], 0.01);
      builder.paint(fromHex('#e8e2d0'), 'matte');
      for (let row = 0; row < 4; row += 1)
        builder.box([right - 1.95, 2.5 - row * 0.16, back + 0.06], [1.2 + 0.4 * room.random(), 0.03, 0.01]);
      builder.paint(fromHex('#6a4426'), 'wood').box([right - 1.8, 1.5, back + 0.15], [2.4, 0.04, 0.3]);
      for (let x = right - 2.9; x < right - 0.7; x += 0.24)
        addJar(
          builder,
          [x, 1.52, back + 0.15],
          0.2,
          fromHex(['#5a3420', '#8a5a34', '#3a2416', '#c8a878'][Math.floor(room.random() * 4)]!),
        );
      builder.paint(fromHex('#c8ccd0'), 'metal').box([right - 2.6, 1.35, back + 1.1], [0.7, 0.5, 0.42], 0.05);
      builder.paint(fromHex('#2a2c30'), 'satin').box([right - 2.6, 1.2, back + 1.33], [0.5, 0.1, 0.04]);
    });
    for (const x of [left + 1.1, centre[0] - 0.4]) {
      if (room.put('cafe table', x, back + 0.9)) {
        room.put('chair', x - 0.7, back + 0.9, Math.PI / 2);
        room.put('chair', x + 0.7, back + 0.9, -Math.PI / 2);
      }
    }
    for (const x of [left + 1.2, centre[0], right - 1.2])
      room.put('pendant lamp', x, back + 1.2, 0, {}, room.top - 0.9);
    addPottedPlant(room, left + 0.4, back + 0.4);
  },
  restaurant: (room) => {
    const { left, right, back, front } = room;
    for (const [x, z] of [
      [left + 1.2, back + 0.9],
      [right - 1.2, back + 0.9],
      [left + 1.2, back + 3],
      [right - 1.2, back + 3],
      [left + 3, back + 0.8],
      [right - 3, back + 0.8],
    ] as const) {
      if (z > front - 0.8 || !room.put('restaurant table', x, z)) continue;
      room.put('dining chair', x - 0.75, z, Math.PI / 2);
      room.put('dining chair', x + 0.75, z, -Math.PI / 2);
      room.model((builder) => {
        builder.at(translation(x, 0, z), (b) => {
          b.paint(fromHex('#f6f2ea'), 'cloth').lathe(
            [
              [0, 0.765],
              [0.54, 0.765],
              [0.56, 0.74],
              [0.55, 0.45],
            ],
            24,
          );
          b.paint(fromHex('#ffffff'), 'glossy').lathe(
            [
              [0, 0.775],
              [0.13, 0.785],
              [0.13, 0.78],
            ],
            18,
          );
          b.paint([2.4, 1.5, 0.6], 'glow').sphere([0.2, 0.9, -0.15], [0.012, 0.03, 0.012], 6);
          b.paint(fromHex('#f0e8d8'), 'satin').box([0.2, 0.82, -0.15], [0.03, 0.12, 0.03], 0.01);
        });
      });
      room.lamp([x, 1.1, z], [1.6, 1, 0.45], 2.6);
    }
    for (const x of [left + 1.4, 0, right - 1.4])
      room.put('pendant lamp', x, back + 1, 0, { colour: fromHex('#6a2420') }, room.top - 0.9);
    room.picture(room.centre[0], 1.9, 1, 0.7);
    addPottedPlant(room, left + 0.4, back + 0.4);
    addPottedPlant(room, right - 0.4, back + 0.4);
  },
  bar: (room) => {
    const { left, right, back, centre } = room;
    room.model((builder) => {
      for (const y of [1.15, 1.55, 1.95]) {
        builder
          .paint(fromHex('#3f2616'), 'wood')
          .box([centre[0], y, back + 0.14], [right - left - 1.2, 0.04, 0.26]);
        addBottleRow(builder, room, left + 0.7, right - 0.7, y + 0.02, back + 0.14);
      }
      builder
        .paint([1.1, 0.6, 0.25], 'glow')
        .box([centre[0], 2.4, back + 0.08], [right - left - 1.4, 0.06, 0.06]);
      builder
        .paint(fromHex('#3a4a54'), 'glass')
        .box([centre[0], 1.6, back + 0.01], [right - left - 1.2, 1.2, 0.02]);
    });
    for (const x of [left + 1.6, right - 1.6]) room.putBack('bar counter', x, {}, 1.1);
    for (let x = left + 0.8; x < right - 0.5; x += 0.9) room.put('bar stool', x, back + 1.8);
    for (const x of [left + 1.4, centre[0], right - 1.4])
      room.put('pendant lamp', x, back + 1.2, 0, { colour: fromHex('#6a4a1c') }, room.top - 0.9);
    room.lamp([centre[0], 2.2, back + 0.5], [3, 1.6, 0.6], 5);
  },
  shop: (room) => {
    const { left, right, back } = room;
    addShopShelves(room, left + 0.3, right - 0.3, back + 0.34);
    room.put('shop counter', right - 1.3, back + 1.6);
    room.put('pendant lamp', left + 1.5, back + 1.2, 0, {}, room.top - 0.9);
    room.put('pendant lamp', right - 1.5, back + 1.2, 0, {}, room.top - 0.9);
  },
  supermarket: (room) => {
    const { left, right, back, front } = room;
    addShopShelves(room, left + 0.2, right - 0.2, back + 0.36);
    // Aisles run towards the camera on either side.
    for (const side of [-1, 1]) {
      for (const offset of [1.5, 3.4]) {
        const x = side * (room.halfX + offset) + room.centre[0];
        room.model((builder) => {
          const length = Math.min(7, front - back - 2.4);
          for (const facing of [-1, 1]) {
            builder.at(
              multiply(
                translation(x + facing * 0.04, 0, back + 1.6 + length / 2),
                rotationY((facing * Math.PI) / 2),
              ),
              (b) => {
                for (const y of [0.12, 0.55, 0.98, 1.41]) {
                  b.paint(fromHex('#d8dce0'), 'metal').box([0, y, 0.2], [length, 0.03, 0.42]);
                  addGoods(b, room, -length / 2 + 0.05, length / 2 - 0.05, y + 0.015, 0.28, 0.36);
                }
                b.paint(fromHex('#f0f2f2'), 'satin').box([0, 0.9, 0.01], [length, 1.8, 0.02]);
              },
            );
          }
          builder
            .paint(fromHex(side < 0 ? '#d8402a' : '#2f8a4a'), 'satin')
            .box([x, 2.3, back + 1.7], [0.9, 0.4, 0.05], 0.02);
        });
      }
    }
    room.model((builder) => addCeilingPanels(builder, room));
  },
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
};

const addShopShelves = (room: Room, from: number, to: number, z: number) => {
  room.model((builder) => {
    for (const y of [0.2, 0.68, 1.16, 1.64, 2.12]) {
      builder.paint(fromHex('#b08a5a'), 'wood').box([(from + to) / 2, y, z - 0.12], [to - from, 0.035, 0.4]);
      addGoods(builder, room, from + 0.05, to - 0.05, y + 0.018, z - 0.04, 0.38);
    }
    builder.paint(fromHex('#7a5a3a'), 'wood').box([(from + to) / 2, 1.2, z - 0.31], [to - from, 2.4, 0.03]);
  });
};

const addCeilingPanels = (builder: MeshBuilder, room: Room) => {
  builder.paint([1.5, 1.55, 1.5], 'glow');
  for (let x = room.left + 1; x < room.right - 0.5; x += 2) {
    for (let z = room.back + 0.9; z < room.front - 0.5; z += 2.2)
      builder.box([x, room.top - 0.01, z], [1.1, 0.03, 0.3]);
  }
  room.lamp([room.centre[0], room.top - 0.4, room.centre[2]], [1.6, 1.65, 1.6], 7);
};

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

const createPublicRoom = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: request.place === 'church' ? 0 : Math.PI / 2,
  build: (area) => {
    const place = request.place as PublicPlace;
    const room = new Room(request, area, styles[place]);
    room.shell();
    dress[place](room);
    return room.result();
  },
});

export const publicRooms: SetKit = { places, create: createPublicRoom };
