/** A hotel corridor: a patterned carpet down its length, numbered doors between wall lamps, chandeliers. */

import { fromHex } from '../../../../math/colour.ts';
import { scale, type Vec3 } from '../../../../math/vector.ts';
import type { Room } from '../room.ts';

const lampLight: Vec3 = [2.6, 1.7, 0.8];

export const furnishHotelCorridor = (room: Room): void => {
  const { left, right, back, front, top } = room;
  const [centre, length] = [(left + right) / 2, front - back];
  const asked = room.request.colours?.carpet;
  const red = fromHex(asked ?? '#b01420');
  room.model((b) => {
    b.paint(red, 'cloth').box([centre, 0.012, (back + front) / 2], [2.3, 0.024, length]);
    b.paint(fromHex('#d8aa48'), 'cloth');
    for (const x of [-1.02, 1.02]) b.box([centre + x, 0.02, (back + front) / 2], [0.07, 0.024, length]);
    for (let z = back + 0.8; z < front; z += 1.3)
      b.quad(
        [centre - 0.34, 0.034, z],
        [centre, 0.034, z + 0.42],
        [centre + 0.34, 0.034, z],
        [centre, 0.034, z - 0.42],
        [0, 1, 0],
      );
    for (const side of [-1, 1]) {
      const x = side < 0 ? left + 0.02 : right - 0.02;
      b.paint(fromHex('#f6eeda'), 'plaster').box(
        [x - side * 0.05, top - 0.08, (back + front) / 2],
        [0.14, 0.16, length],
        0.03,
      );
      for (let z = back + 1.4; z < front; z += 3) {
        b.paint(fromHex('#4a2814'), 'wood').box([x, 1.12, z], [0.1, 2.24, 1.16], 0.02);
        b.paint(fromHex('#7a4524'), 'wood').box([x - side * 0.03, 1.06, z], [0.08, 2.08, 0.94], 0.02);
        b.paint(fromHex('#8f5a30'), 'wood');
        for (const y of [0.58, 1.5]) b.box([x - side * 0.075, y, z], [0.03, 0.7, 0.62], 0.012);
        b.paint(fromHex('#e0b450'), 'metal')
          .sphere([x - side * 0.12, 1.04, z - 0.38], 0.04, 10)
          .box([x - side * 0.09, 1.72, z], [0.02, 0.11, 0.2], 0.006);
        // Lamps between the doors.
        const lamp = z + 1.5;
        b.paint(fromHex('#c89a40'), 'metal').box([x - side * 0.06, 1.72, lamp], [0.08, 0.3, 0.08], 0.02);
        b.paint(scale(lampLight, 0.9), 'glow').sphere([x - side * 0.14, 1.94, lamp], [0.1, 0.15, 0.1], 14);
      }
    }
    b.paint(fromHex('#c89a40'), 'metal');
    for (let z = back + 3; z < front - 1; z += 5) {
      b.tube(
        [
          [centre, top, z],
          [centre, top - 0.3, z],
        ],
        0.02,
        6,
      );
      for (let n = 0; n < 6; n += 1) {
        const a = (n / 6) * 2 * Math.PI;
        b.paint(scale(lampLight, 1.2), 'glow').sphere(
          [centre + Math.cos(a) * 0.22, top - 0.3, z + Math.sin(a) * 0.22],
          0.06,
          10,
        );
      }
      b.paint(fromHex('#c89a40'), 'metal').sphere([centre, top - 0.32, z], [0.2, 0.05, 0.2], 14);
    }
    // The end: a window with drapes over a small table with flowers.
    b.paint(room.isDark ? [0.1, 0.12, 0.2] : [1.5, 1.55, 1.6], 'glow').box(
      [centre, 1.6, back + 0.05],
      [1.1, 1.6, 0.04],
    );
    b.paint(fromHex('#8a1620'), 'cloth');
    for (const side of [-1, 1]) b.box([centre + side * 0.72, 1.5, back + 0.12], [0.4, 2.3, 0.12], 0.05);
    b.box([centre, 2.55, back + 0.14], [2, 0.3, 0.16], 0.06);
    b.paint(fromHex('#5a3018'), 'wood').box([centre, 0.72, back + 0.4], [0.9, 0.06, 0.4], 0.02);
    for (const x of [-0.38, 0.38]) b.box([centre + x, 0.36, back + 0.4], [0.05, 0.7, 0.3], 0.015);
    b.paint(fromHex('#e8e4da'), 'glossy').sphere([centre, 0.86, back + 0.4], [0.11, 0.13, 0.11], 14);
    for (let n = 0; n < 9; n += 1)
      b.paint(fromHex(n % 2 ? '#f0c8d0' : '#d8405a'), 'leaf').sphere(
        [
          centre + Math.sin(n * 2.4) * 0.14,
          1.06 + 0.06 * Math.cos(n * 1.7),
          back + 0.4 + Math.cos(n * 2.4) * 0.1,
        ],
        0.065,
        8,
      );
  });
  for (let z = back + 3; z < front - 1; z += 5) room.lamp([centre, top - 0.5, z], scale(lampLight, 1.4), 6);
};
