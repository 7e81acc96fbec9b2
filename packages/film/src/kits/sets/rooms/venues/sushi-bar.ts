/** A Japanese counter: split curtains, paper lanterns, shelves with bowls and bottles, pale wood. */

import { fromHex } from '../../../../math/colour.ts';
import type { SetRequest } from '../../../set.ts';
import type { Room } from '../room.ts';
import { type RoomStyle, roomStyle } from '../room-style.ts';

export const isSushiBar = ({ place, nouns = [], region }: SetRequest): boolean =>
  place === 'restaurant' &&
  (region === 'japanese' || nouns.some((noun) => /sushi|sashimi|ramen|udon|tempura|itamae/.test(noun)));

export const sushiBarStyle: RoomStyle = roomStyle({
  wall: '#d9bd90',
  panel: '#8a5c34',
  wallMaterial: 'wood',
  width: 6.4,
  height: 2.9,
  depth: 1.1,
  windows: 'none',
  curtains: null,
  floorColours: ['#7a5836', '#8d6841'],
  ceiling: '#b08a5c',
});

export const dressSushiBar = (room: Room): void => {
  const { left, right, back, top, centre } = room;
  room.model((b) => {
    // Shelves with bowls, plates and bottles.
    for (const [row, y] of [1.3, 1.68].entries()) {
      b.paint(fromHex('#7a4e2a'), 'wood').box([centre[0], y, back + 0.16], [right - left - 1, 0.04, 0.3]);
      for (let x = left + 0.75, n = 0; x < right - 0.7; x += 0.3, n += 1) {
        const tone = ['#2a4a7a', '#f0ece0', '#8a2a22', '#3a3a3e', '#c8b48a'][(n + row * 2) % 5]!;
        b.paint(fromHex(tone), 'glossy');
        if ((n + row) % 3 === 2) b.box([x, y + 0.15, back + 0.16], [0.09, 0.26, 0.09], 0.03, 3);
        else b.sphere([x, y + 0.07, back + 0.16], [0.11, 0.06, 0.11], 14);
      }
    }
    // Dark blue curtains with a white mark on each.
    b.paint(fromHex('#5a3a20'), 'wood').box([centre[0], top - 0.36, back + 0.42], [right - left, 0.05, 0.05]);
    for (let x = left + 0.35; x < right - 0.2; x += 0.62) {
      b.paint(fromHex('#1f3358'), 'cloth').box([x, top - 0.62, back + 0.42], [0.58, 0.48, 0.02], 0.005);
      b.paint(fromHex('#f2efe6'), 'matte').sphere([x, top - 0.62, back + 0.432], [0.11, 0.11, 0.006], 18);
      b.paint(fromHex('#1f3358'), 'matte').sphere([x, top - 0.62, back + 0.438], [0.06, 0.06, 0.006], 16);
    }
    // Red paper lanterns at both ends.
    for (const x of [left + 0.5, centre[0] - room.halfX - 1, centre[0] + room.halfX + 1, right - 0.5]) {
      b.paint([1.9, 0.32, 0.16], 'glow').sphere([x, top - 0.95, back + 0.62], [0.17, 0.22, 0.17], 18);
      b.paint(fromHex('#1c1410'), 'satin');
      for (const y of [top - 1.17, top - 0.73]) b.box([x, y, back + 0.62], [0.16, 0.04, 0.16], 0.01);
    }
  });
  for (const side of [-1, 1])
    room.lamp([centre[0] + side * (room.halfX + 1), top - 0.9, back + 0.8], [2.2, 1, 0.5], 4);
  room.lamp([centre[0], top - 0.3, back + 1.5], [2.6, 2.1, 1.4], 6);
};
