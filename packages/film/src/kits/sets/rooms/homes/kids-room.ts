/** A child's room: a bed with a bright cover, shelves of toys, a teddy bear, stars on the wall, a rug, blocks on the floor. */

import { fromHex } from '../../../../math/colour.ts';
import { translation } from '../../../../math/matrix.ts';
import type { Room } from '../room.ts';
import { type RoomStyle, roomStyle } from '../room-style.ts';

export const kidsRoomStyle: RoomStyle = roomStyle({
  wall: '#a9cfe0',
  panel: '#f4e6c8',
  curtains: '#e8a03c',
  windowSize: [1.4, 1.2],
  floorColours: ['#b08454', '#c89a66'],
});

const tones = ['#d8382c', '#2f72c8', '#f2c02c', '#3aa04a', '#b07a48', '#e86aa0', '#8a5ac8'];

export const isKidsRoom = ({ details }: { details?: readonly string[] }) =>
  details?.includes('kids_room') ?? false;

const addShelf = (room: Room, x: number) =>
  room.model((b) =>
    b.at(translation(x, 0, room.back + 0.2), (k) => {
      k.paint(fromHex('#f6f1e6'), 'satin');
      for (const side of [-0.62, 0.62]) k.box([side, 0.62, 0], [0.04, 1.24, 0.34], 0.008);
      for (const y of [0.04, 0.44, 0.84, 1.24]) k.box([0, y, 0], [1.26, 0.035, 0.34], 0.006);
      for (const [row, y] of [0.06, 0.46, 0.86, 1.26].entries())
        for (let n = 0; n < 5; n += 1) {
          const at = -0.5 + n * 0.25;
          const tone = fromHex(tones[(n * 3 + row * 2) % tones.length]!);
          const kind = (n + row) % 4;
          if (kind === 0) {
            // A soft animal.
            k.paint(tone, 'fur')
              .sphere([at, y + 0.09, 0], [0.08, 0.09, 0.07], 14)
              .sphere([at, y + 0.21, 0.01], 0.065, 14);
            for (const side of [-1, 1]) k.sphere([at + side * 0.05, y + 0.265, 0], 0.026, 8);
            k.paint(fromHex('#20181a'), 'glossy');
            for (const side of [-1, 1]) k.sphere([at + side * 0.024, y + 0.22, 0.07], 0.009, 6);
          } else if (kind === 1) k.paint(tone, 'glossy').sphere([at, y + 0.1, 0], 0.1, 20);
          else if (kind === 2)
            for (let book = 0; book < 5; book += 1)
              k.paint(fromHex(tones[(book + row) % tones.length]!), 'satin').box(
                [at - 0.08 + book * 0.04, y + 0.12, 0],
                [0.034, 0.22 + 0.02 * (book % 2), 0.2],
                0.004,
              );
          else {
            // A toy car.
            k.paint(tone, 'glossy')
              .box([at, y + 0.07, 0], [0.19, 0.06, 0.11], 0.02)
              .box([at, y + 0.12, 0], [0.1, 0.06, 0.1], 0.02);
            k.paint(fromHex('#222226'), 'satin');
            for (const wheel of [-0.06, 0.06])
              for (const z of [-0.055, 0.055])
                k.sphere([at + wheel, y + 0.034, z], [0.032, 0.032, 0.014], 12);
          }
        }
    }),
  );

const addStars = (room: Room) =>
  room.model((b) => {
    for (let n = 0; n < 16; n += 1) {
      const [x, y, r] = [
        room.left + 0.4 + ((n * 0.618) % 1) * (room.right - room.left - 0.8),
        1.75 + ((n * 0.377) % 1) * 0.8,
        0.035 + 0.02 * (n % 3),
      ];
      const outline = Array.from({ length: 10 }, (_, k): [number, number] => {
        const [a, out] = [(k / 10) * 2 * Math.PI + Math.PI / 2, k % 2 ? r * 0.45 : r];
        return [x + Math.cos(a) * out, y + Math.sin(a) * out];
      });
      b.paint(fromHex(n % 2 ? '#f8d84a' : '#fff4d8'), 'satin').extrude(
        outline,
        room.back + 0.012,
        room.back + 0.022,
      );
    }
  });

const addBlocks = (room: Room, x: number, z: number) => {
  if (!room.isClear(x, z, 0.3)) return;
  room.model((b) => {
    for (const [n, [dx, y, dz]] of (
      [
        [0, 0.05, 0],
        [0.12, 0.05, 0.03],
        [0.06, 0.15, 0.01],
        [-0.16, 0.05, 0.1],
        [0.26, 0.05, 0.16],
      ] as const
    ).entries())
      b.paint(fromHex(tones[n % tones.length]!), 'satin').box([x + dx, y, z + dz], [0.1, 0.1, 0.1], 0.01);
  });
};

const addTeddy = (room: Room, x: number, z: number) =>
  room.model((b) =>
    b.at(translation(x, 0.55, z), (k) => {
      k.paint(fromHex('#b07a48'), 'fur')
        .sphere([0, 0.12, 0], [0.11, 0.13, 0.1], 18)
        .sphere([0, 0.3, 0.01], 0.095, 18);
      for (const side of [-1, 1])
        k.sphere([side * 0.075, 0.38, 0], 0.035, 12)
          .sphere([side * 0.12, 0.15, 0.06], [0.04, 0.08, 0.05], 12)
          .sphere([side * 0.07, 0.04, 0.12], [0.05, 0.045, 0.09], 12);
      k.paint(fromHex('#e0b888'), 'fur').sphere([0, 0.28, 0.085], [0.045, 0.036, 0.035], 14);
      k.paint(fromHex('#1c1412'), 'glossy').sphere([0, 0.295, 0.12], 0.014, 8);
      for (const side of [-1, 1]) k.sphere([side * 0.036, 0.325, 0.09], 0.011, 8);
    }),
  );

export const dressKidsRoom = (room: Room) => {
  const { left, right, back, centre } = room;
  const cover = { colour: fromHex('#4a8fd0') };
  const bedAt = [right - 1, left + 1, centre[0] + 0.3].find((x) => room.put('bed', x, back + 1.1, 0, cover));
  if (bedAt !== undefined) addTeddy(room, bedAt, back + 0.75);
  addStars(room);
  if (room.isClear(left + 0.95, back + 0.25, 0.2)) addShelf(room, left + 0.95);
  room.putSide('dresser', -1, back + 1.9, { colour: fromHex('#f0e6d0') }, 0.35);
  addBlocks(room, centre[0] - 1.3, centre[2] + 0.3);
  addBlocks(room, centre[0] + 1.4, centre[2] + 0.6);
  room.put('carpet', centre[0], centre[2] + 0.5, 0, { colour: fromHex('#e8b84a') });
};
