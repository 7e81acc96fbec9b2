/** An old-fashioned barber shop: a row of mirrors over a shelf of bottles, a striped pole, a chequered floor. */

import { fromHex } from '../../../../math/colour.ts';
import type { SetRequest } from '../../../set.ts';
import { createThingPlacer } from '../../shared/things.ts';
import type { Room } from '../room.ts';
import { type RoomStyle, roomStyle } from '../room-style.ts';

export const isBarberShop = ({ place, nouns = [] }: SetRequest): boolean =>
  place === 'shop' && nouns.some((noun) => /barber|hairdresser|hair ?stylist|salon/.test(noun));

export const barberShopStyle: RoomStyle = roomStyle({
  wall: '#e6dcc2',
  panel: '#6a2a22',
  width: 6.4,
  height: 3,
  depth: 1,
  windows: 'none',
  curtains: null,
  floor: 'checker',
  floorColours: ['#efe9dc', '#2c2a2a'],
});

export const dressBarberShop = (room: Room): void => {
  const { left, right, back, centre } = room;
  room.model((b) => {
    for (let x = left + 0.9, _n = 0; x < right - 0.5; x += 1.5, _n += 1) {
      b.paint(fromHex('#6a3c1e'), 'wood').box([x, 1.72, back + 0.05], [1.24, 1.26, 0.08], 0.03);
      b.paint([0.6, 0.68, 0.72], 'mirror').quad(
        [x - 0.54, 1.17, back + 0.1],
        [x + 0.54, 1.17, back + 0.1],
        [x + 0.54, 2.27, back + 0.1],
        [x - 0.54, 2.27, back + 0.1],
        [0, 0, 1],
      );
      b.paint([2.2, 1.7, 1], 'glow').sphere([x + 0.75, 2.1, back + 0.16], 0.09, 14);
      b.paint(fromHex('#c8a050'), 'metal').box([x + 0.75, 1.96, back + 0.1], [0.05, 0.16, 0.12], 0.01);
    }
    b.paint(fromHex('#8a5a30'), 'wood').box(
      [centre[0], 0.98, back + 0.2],
      [right - left - 0.6, 0.06, 0.4],
      0.01,
    );
    for (let x = left + 0.5, n = 0; x < right - 0.4; x += 0.17, n += 1) {
      const tone = ['#3f8a5a', '#c8862c', '#2f6ab0', '#e8e2d4', '#a8302a'][(n * 3) % 5]!;
      if (n % 4 === 3) continue;
      b.paint(fromHex(tone), 'glossy').box(
        [x, 1.01 + 0.08, back + 0.16],
        [0.07, 0.16 + 0.05 * (n % 3), 0.07],
        0.02,
        3,
      );
    }
  });
  addPole(room, right - 0.35);
  addPole(room, left + 0.35);
  const place = createThingPlacer(room);
  for (const x of [left + 1, right - 1])
    if (room.isClear(x, back + 1.15, 0.4)) place('barber chair', [x, 0, back + 1.15]);
  room.lamp([centre[0], 2.2, back + 0.7], [2.8, 2.2, 1.4], 6);
};

/** Red, white and blue bands that wind round a glass cylinder. */
const addPole = (room: Room, x: number): void => {
  room.model((b) => {
    const z = room.back + 0.2;
    for (let n = 0; n < 30; n += 1) {
      const tone = ['#c8242a', '#f6f4ee', '#2448a0', '#f6f4ee'][Math.floor(n / 3) % 4]!;
      b.paint(fromHex(tone), 'glossy').tube(
        Array.from({ length: 9 }, (_, k): [number, number, number] => {
          const a = (k / 8) * 2 * Math.PI;
          return [x + Math.cos(a) * 0.1, 1.3 + n * 0.03 + k * 0.045, z + Math.sin(a) * 0.1];
        }),
        0.024,
        6,
      );
    }
    b.paint(fromHex('#d8dde2'), 'metal').sphere([x, 1.24, z], 0.14, 16).sphere([x, 2.6, z], 0.14, 16);
  });
};
