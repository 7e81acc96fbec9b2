/** The corridor of an old mansion: panelled doors, gilt portraits, candle sconces, a long red runner, a moonlit window at its end. */

import { fromHex } from '../../../../math/colour.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { Room } from '../room.ts';

const wood = fromHex('#4a2c18');
const gold = fromHex('#b8893a');

export const addMansionCorridor = (room: Room): void => {
  const { left, right, back, front, top } = room;
  const middle = (left + right) / 2;
  const lights: Vec3[] = [];
  room.model((b) => {
    const length = front - back - 1;
    const z0 = (back + front) / 2;
    b.paint(gold, 'cloth').box([middle, 0.008, z0], [1.5, 0.012, length]);
    b.paint(fromHex('#7a1c22'), 'cloth').box([middle, 0.014, z0], [1.34, 0.014, length]);
    for (const side of [-1, 1]) {
      const x = side < 0 ? left + 0.02 : right - 0.02;
      const inward = -side;
      b.paint(wood, 'wood')
        .box([x, 0.98, z0], [0.08, 0.08, front - back], 0.015)
        .box([x, top - 0.1, z0], [0.14, 0.16, front - back], 0.03);
      let n = 0;
      for (let z = back + 1.3; z < front; z += 3) {
        b.paint(mix(wood, gold, 0.12), 'wood').box([x, 1.1, z], [0.1, 2.2, 1.14], 0.02);
        b.paint(wood, 'wood');
        for (const y of [0.6, 1.62])
          for (const dz of [-0.24, 0.24]) b.box([x + inward * 0.05, y, z + dz], [0.03, 0.72, 0.34], 0.012);
        b.paint(gold, 'metal').sphere([x + inward * 0.1, 1.05, z + 0.44], 0.035, 10);
        const picture = z + 1.5;
        b.paint(gold, 'metal').box([x, 1.72, picture], [0.08, 0.98, 0.78], 0.03);
        b.paint(fromHex(n % 2 ? '#2c3a34' : '#33281e'), 'satin').box(
          [x + inward * 0.035, 1.72, picture],
          [0.02, 0.82, 0.62],
        );
        // A portrait: shoulders and a pale face.
        b.paint(fromHex(n % 2 ? '#5a1e24' : '#1e2a44'), 'cloth').box(
          [x + inward * 0.045, 1.5, picture],
          [0.02, 0.34, 0.42],
          0.009,
        );
        b.paint(fromHex('#d8b48e'), 'skin').box([x + inward * 0.05, 1.82, picture], [0.02, 0.26, 0.2], 0.009);
        b.paint(fromHex('#3a2414'), 'fur').box([x + inward * 0.055, 1.95, picture], [0.02, 0.1, 0.24], 0.009);
        const lamp: Vec3 = [x + inward * 0.16, 1.85, z + 0.82];
        b.paint(gold, 'metal')
          .box([x + inward * 0.07, 1.7, lamp[2]], [0.12, 0.03, 0.03], 0.01)
          .box([lamp[0], 1.72, lamp[2]], [0.1, 0.03, 0.1], 0.012);
        b.paint(fromHex('#efe4c8'), 'satin').box([lamp[0], 1.79, lamp[2]], [0.04, 0.13, 0.04], 0.01);
        b.paint([4, 2.4, 0.9], 'glow').sphere([lamp[0], 1.885, lamp[2]], 0.032, 8);
        lights.push(lamp);
        n += 1;
      }
    }
    // A tall window at the end.
    b.paint(wood, 'wood').box([middle, 1.6, back + 0.04], [1.5, 2.4, 0.1], 0.03);
    b.paint(room.isDark ? [0.24, 0.34, 0.6] : [1.4, 1.5, 1.6], 'glow').box(
      [middle, 1.6, back + 0.1],
      [1.26, 2.16, 0.02],
    );
    b.paint(wood, 'wood').box([middle, 1.6, back + 0.12], [0.06, 2.16, 0.04]);
    for (const y of [0.95, 1.6, 2.25]) b.box([middle, y, back + 0.12], [1.26, 0.05, 0.04]);
    b.paint(fromHex('#6a1a22'), 'cloth');
    for (const side of [-1, 1])
      for (let k = 0; k < 3; k += 1)
        b.box([middle + side * (0.7 + k * 0.1), 1.5, back + 0.18 + (k % 2) * 0.04], [0.11, 2.8, 0.08], 0.035);
  });
  for (const [x, y, z] of lights) room.lamp([x * 0.8, y + 0.1, z], [0.75, 0.48, 0.2], 3.2);
};
