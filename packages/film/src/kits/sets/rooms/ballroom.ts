/** A ballroom: columns, tall windows and chandeliers over a parquet floor. */

import { fromHex } from '../../../math/colour.ts';
import { translation } from '../../../math/matrix.ts';
import type { SetRequest, StageSet } from '../../set.ts';
import { Room } from './room.ts';
import { roomStyle } from './room-style.ts';

export const buildBallroom = (request: SetRequest, area: Parameters<StageSet['build']>[0]) => {
  const room = new Room(
    request,
    area,
    roomStyle({
      width: 13,
      height: 6,
      depth: 5,
      wall: '#e8dcc0',
      panel: '#c8b48a',
      floor: 'parquet',
      floorColours: ['#8a5a30', '#b88450'],
      windows: 'back',
      windowSize: [1.5, 3.4],
      curtains: '#8a1c2a',
    }),
  );
  room.shell();
  const { left, right, back, front, top } = room;
  room.model((builder) => {
    const gold = fromHex('#d8a63a');
    for (let x = left + 1.2; x < right; x += 3) {
      builder.at(translation(x, 0, back + 0.25), (b) =>
        b
          .paint(fromHex('#f0e8d4'), 'plaster')
          .lathe(
            [
              [0.3, 0],
              [0.3, 0.2],
              [0.2, 0.35],
              [0.17, top - 0.8],
              [0.26, top - 0.6],
              [0.32, top - 0.4],
            ],
            14,
          )
          .paint(gold, 'metal')
          .lathe(
            [
              [0.27, top - 0.62],
              [0.3, top - 0.55],
              [0.27, top - 0.48],
            ],
            14,
          ),
      );
    }
    builder.paint(gold, 'metal').box([(left + right) / 2, top - 0.3, back + 0.1], [right - left, 0.1, 0.12]);
    for (const side of [-1, 1]) {
      const x = side < 0 ? left + 0.05 : right - 0.05;
      for (let z = back + 2; z < front; z += 3) {
        builder.paint(gold, 'metal').box([x, 2.4, z], [0.06, 2.6, 1.7], 0.02);
        builder.paint(fromHex('#b8ccd4'), 'glass').box([x - side * 0.02, 2.4, z], [0.06, 2.4, 1.5]);
      }
    }
  });
  for (const [x, z] of [
    [room.centre[0] - 3.2, back + 2.4],
    [room.centre[0] + 3.2, back + 2.4],
    [room.centre[0], back + 3.6],
  ] as const)
    room.put('chandelier', x, z, 0, {}, top - 1.5);
  room.lamp([room.centre[0], top - 1.2, room.centre[2] + 1], [6, 4.6, 2.8], 11);
  for (const x of [left + 0.8, right - 0.8])
    room.put('chair', x, back + 1.4, x < 0 ? 0.8 : -0.8, { colour: fromHex('#d8a63a') });
  return room.result();
};
