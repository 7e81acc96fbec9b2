/** Coloured spotlights on stands beside a party out of doors. */

import { fromHex } from '../../../math/colour.ts';
import { normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import type { SetBuilder } from './set-builder.ts';

const hues: readonly Vec3[] = [
  [1.5, 0.2, 0.9],
  [0.2, 0.6, 1.7],
  [0.25, 1.4, 0.6],
  [1.6, 0.75, 0.12],
  [0.8, 0.25, 1.6],
  [1.6, 0.25, 0.2],
];

export const addPartyLights = (set: SetBuilder): void => {
  const [cx, , cz] = set.centre;
  const wide = Math.max(3, set.halfX + 0.7);
  const back = cz - Math.max(1.6, set.halfZ + 0.6);
  const top = set.baseY + Math.max(3, set.actionHeight * 1.5);
  let n = 0;
  for (const side of [-1, 1]) {
    const x = cx + side * wide;
    set.model((b) => {
      b.paint(fromHex('#3c4048'), 'metal').tube(
        [
          [x, set.ground(x, back), back],
          [x, top + 0.2, back],
        ],
        0.05,
        8,
      );
      b.box([x, top, back], [1.3, 0.07, 0.07]);
      // Loudspeakers under them.
      for (const y of [0.45, 1.25]) {
        b.paint(fromHex('#15161a'), 'satin').box([x, set.baseY + y, back + 0.5], [0.8, 0.8, 0.6], 0.03);
        b.paint(fromHex('#3a3d44'), 'metal').sphere([x, set.baseY + y, back + 0.8], [0.28, 0.28, 0.05], 18);
      }
    });
    for (const dx of [-0.5, 0, 0.5]) {
      const hue = hues[n % hues.length]!;
      const from: Vec3 = [x + dx, top - 0.16, back + 0.1];
      const to: Vec3 = [cx + side * (0.4 + Math.abs(dx) * 3) * (dx > 0 ? 1 : -0.6), set.baseY, cz + 0.8];
      set.model((b) => {
        b.paint(fromHex('#101114'), 'satin').sphere(from, 0.15, 10);
        b.paint([hue[0] * 3, hue[1] * 3, hue[2] * 3], 'glow').sphere(
          [from[0], from[1] - 0.06, from[2] + 0.1],
          0.11,
          10,
        );
      });
      set.beams.push({
        position: from,
        direction: normalize(subtract(to, from)),
        colour: [hue[0] * 0.16, hue[1] * 0.16, hue[2] * 0.16],
        spread: 0.08,
        reach: 9,
      });
      set.lamp([to[0], set.baseY + 2.4, to[2]], [hue[0] * 1.3, hue[1] * 1.3, hue[2] * 1.3], 4.5);
      n += 1;
    }
  }
  // White light from the front keeps faces in their own colour.
  set.lamp([cx, set.baseY + 2.6, cz + 2.6], [1.5, 1.3, 1.1], 6);
};
