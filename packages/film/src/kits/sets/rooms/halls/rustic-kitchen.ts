/** A farmhouse kitchen: walls and floor of stone, cupboards and beams of old wood, herbs, garlic and copper from the beams. */

import { fromHex } from '../../../../math/colour.ts';
import { translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { SetRequest } from '../../../set.ts';
import type { Room } from '../room.ts';
import type { RoomStyle } from '../room-style.ts';

export const isRustic = ({ details = [] }: SetRequest): boolean => details.includes('rustic_room');

export const rusticStyle = (style: RoomStyle): RoomStyle => ({
  ...style,
  wall: '#b8a488',
  wallMaterial: 'stone',
  floor: 'stone',
  floorColours: ['#8a7860', '#a08c70'],
  ceiling: '#7a5a3a',
});

const copper = fromHex('#c8703a');
const iron = fromHex('#2c2a28');

/** Hung from a beam at x, y, z. */
const hung: ((room: Room, at: Vec3) => void)[] = [
  (room, at) =>
    room.model((builder) =>
      builder.at(translation(...at), (b) => {
        b.paint(iron, 'metal').tube([[0, 0, 0] as Vec3, [0, -0.12, 0] as Vec3], 0.004, 5);
        b.paint(copper, 'metal').lathe(
          [
            [0, -0.3],
            [0.12, -0.3],
            [0.14, -0.2],
            [0.146, -0.2],
          ],
          24,
        );
        b.tube([[0.13, -0.22, 0] as Vec3, [0, -0.11, 0] as Vec3, [-0.13, -0.22, 0] as Vec3], 0.006, 6);
      }),
    ),
  (room, at) =>
    room.model((builder) =>
      builder.at(translation(...at), (b) => {
        b.paint(fromHex('#c8b48a'), 'cloth').tube([[0, 0, 0] as Vec3, [0, -0.36, 0] as Vec3], 0.008, 5);
        for (let n = 0; n < 9; n += 1)
          b.paint(fromHex('#f0e8dc'), 'satin').sphere(
            [Math.cos(n * 2.4) * 0.03, -0.08 - n * 0.034, Math.sin(n * 2.4) * 0.03],
            [0.034, 0.03, 0.034],
            10,
          );
      }),
    ),
  (room, at) =>
    room.model((builder) =>
      builder.at(translation(...at), (b) => {
        for (let n = 0; n < 14; n += 1) {
          const a = n * 2.4;
          const spread = 0.02 + 0.004 * n;
          b.paint(fromHex(n % 3 ? '#6a7a3c' : '#8a7ab0'), 'leaf').tube(
            [
              [0, 0, 0] as Vec3,
              [Math.cos(a) * spread, -0.2, Math.sin(a) * spread] as Vec3,
              [Math.cos(a) * spread * 1.6, -0.36 - 0.01 * (n % 4), Math.sin(a) * spread * 1.6] as Vec3,
            ],
            [0.003, 0.008, 0.014],
            5,
          );
        }
      }),
    ),
];

export const dressRusticKitchen = (room: Room): void => {
  const { left, right, back, top } = room;
  const z = back + 0.75;
  const y = Math.min(top - 0.12, 2.5);
  room.model((builder) => {
    builder.paint(fromHex('#5a3c22'), 'wood');
    for (const at of [z, z + 1.5])
      builder.box([(left + right) / 2, y + 0.1, at], [right - left, 0.2, 0.18], 0.02);
    for (const x of [left + 0.12, right - 0.12]) builder.box([x, y / 2, back + 0.12], [0.2, y, 0.2], 0.02);
  });
  let n = 0;
  for (let x = left + 0.6; x < right - 0.4; x += 0.42, n += 1) hung[n % hung.length]!(room, [x, y, z]);
};
