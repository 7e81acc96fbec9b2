/** A ballet studio: tall windows in a row, a barre before them, mirrors on the side wall, a pale sprung floor. */

import { fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Room } from '../room.ts';
import { type RoomStyle, roomStyle } from '../room-style.ts';

export const danceStudioStyle: RoomStyle = roomStyle({
  wall: '#ece4d8',
  width: 9,
  height: 4.4,
  depth: 2.2,
  windows: 'row',
  windowSize: [1.45, 3.3],
  curtains: null,
  floor: 'parquet',
  floorColours: ['#b98a58', '#c99c68'],
});

const addBarre = (room: Room, from: Vec3, to: Vec3): void => {
  room.model((builder) => {
    builder.paint(fromHex('#b07a44'), 'wood');
    for (const y of [0.82, 1.08])
      builder.tube(
        [
          [from[0], y, from[2]],
          [to[0], y, to[2]],
        ],
        0.026,
        10,
      );
    builder.paint(fromHex('#3a3c40'), 'metal');
    const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[2] - from[2]) / 1.8));
    for (let n = 0; n <= count; n += 1) {
      const [x, z] = [from[0] + ((to[0] - from[0]) * n) / count, from[2] + ((to[2] - from[2]) * n) / count];
      builder.tube(
        [
          [x, 0, z],
          [x, 1.08, z],
        ],
        0.018,
        8,
      );
    }
  });
};

export const dressDanceStudio = (room: Room): void => {
  const { left, right, back, front, centre } = room;
  addBarre(room, [left + 0.3, 0, back + 0.35], [right - 0.3, 0, back + 0.35]);
  // Mirrors from the floor up, in tall sheets.
  room.model((builder) => {
    for (let z = back + 0.9; z + 1.3 < front - 0.5; z += 1.35) {
      builder.paint(fromHex('#c8ccd0'), 'metal').box([right - 0.03, 1.35, z], [0.03, 2.5, 1.32], 0.005);
      builder
        .paint([0.6, 0.68, 0.72], 'mirror')
        .quad(
          [right - 0.06, 0.15, z + 0.62],
          [right - 0.06, 0.15, z - 0.62],
          [right - 0.06, 2.55, z - 0.62],
          [right - 0.06, 2.55, z + 0.62],
          [-1, 0, 0],
        );
    }
  });
  addBarre(room, [right - 0.35, 0, back + 0.8], [right - 0.35, 0, front - 1]);
  if (room.isDark) room.lamp([centre[0], room.top - 0.6, centre[2] + 1], [4, 3.2, 2.2], 9);
};
