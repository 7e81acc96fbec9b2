/** What stands in a cafe, restaurant, bar, shop and supermarket. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { addHaze, isSmoky } from '../shared/haze.ts';
import { addCeilingPanels } from './ceiling-panels.ts';
import { addPottedPlant } from './homes.ts';
import { addNeonTubes, hasNeon } from './light/neon-tubes.ts';
import type { Room } from './room.ts';
import { addBottleRow, addGoods, addJar } from './room-things.ts';
import { addShelfGoods, hasShelves } from './shop-goods.ts';

export const cafesAndShops = {
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
    if (isSmoky(room))
      addHaze(room, { colour: [0.62, 0.56, 0.5], low: 0.7, high: 2.5, opacity: 0.17, count: 70 });
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
    if (hasNeon(room)) addNeonTubes(room);
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
} satisfies Record<string, (room: Room) => void>;

const addShopShelves = (room: Room, from: number, to: number, z: number) => {
  room.model((builder) => {
    for (const y of [0.2, 0.68, 1.16, 1.64, 2.12]) {
      if (hasShelves(room))
        builder
          .paint(fromHex('#b08a5a'), 'wood')
          .box([(from + to) / 2, y, z - 0.12], [to - from, 0.035, 0.4]);
      addShelfGoods(builder, room, from + 0.05, to - 0.05, y + 0.018, z - 0.04);
    }
    const back = hasShelves(room) ? fromHex('#7a5a3a') : fromHex('#e8ded0');
    builder.paint(back, 'wood').box([(from + to) / 2, 1.2, z - 0.31], [to - from, 2.4, 0.03]);
  });
};
