/** A rope between two masts, and a board over a pool. */

import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { staticKit } from '../../shared/static-kit.ts';

const ropeHeight = 4.2;
const half = 5;

/** Long along x; whoever walks on it goes from mast to mast. */
export const tightrope = staticKit(
  ['tightrope', 'high wire', 'slackline', 'highwire', 'tight rope'],
  (b, { noun, colour }) => {
    const isLow = noun === 'slackline';
    const y = isLow ? 0.7 : ropeHeight;
    const sag = (x: number) => -0.05 * (1 - (x / half) ** 2);
    b.paint(colour ?? fromHex('#e8d9a8'), 'satin').tube(
      Array.from({ length: 25 }, (_, n): Vec3 => {
        const x = -half + (n / 24) * half * 2;
        return [x, y - 0.025 + sag(x), 0];
      }),
      0.025,
      8,
    );
    for (const side of [-1, 1]) {
      const x = side * (half + 0.35);
      b.paint(fromHex('#b8322c'), 'glossy').tube(
        [
          [x, 0, 0],
          [x, y + 0.5, 0],
        ],
        0.09,
        12,
      );
      b.paint(fromHex('#f0e6d0'), 'glossy');
      for (let n = 0; n < Math.floor(y); n += 1)
        b.tube(
          [
            [x, n + 0.35, 0],
            [x, n + 0.75, 0],
          ],
          0.093,
          12,
        );
      b.paint(fromHex('#e0b030'), 'metal').sphere([x, y + 0.55, 0], 0.13, 14);
      if (isLow) continue;
      b.paint(fromHex('#7a4a2a'), 'wood').box([x - side * 0.05, y - 0.06, 0], [1, 0.08, 0.9], 0.02);
      b.paint(fromHex('#8a8f96'), 'metal');
      for (const z of [-1.6, 1.6])
        b.tube(
          [
            [x + side * 1.4, 0, z],
            [x, y, 0],
          ],
          0.015,
          6,
        );
    }
    return { top: [0, y - 0.05, 0] };
  },
);

/** The plank points to +z, over the water. */
export const divingBoard = staticKit(
  ['diving board', 'springboard', 'diving platform', 'diving tower'],
  (b, { noun }) => {
    const y = /platform|tower/.test(noun) ? 3 : 1.6;
    b.paint(fromHex('#cfd5da'), 'metal');
    for (const x of [-0.42, 0.42]) {
      b.tube(
        [
          [x, -1, -1.3],
          [x, y + 0.95, -1.3],
          [x, y + 0.95, -0.2],
          [x, y, -0.1],
        ],
        0.035,
        8,
      );
      b.tube(
        [
          [x, -1, -0.1],
          [x, y, -0.1],
        ],
        0.05,
        8,
      );
    }
    for (let n = 0; n < y / 0.3; n += 1)
      b.tube(
        [
          [-0.42, 0.15 + n * 0.3, -1.3],
          [0.42, 0.15 + n * 0.3, -1.3],
        ],
        0.02,
        6,
      );
    b.paint(fromHex('#2f7fc0'), 'satin').box([0, y - 0.02, 0.5], [0.56, 0.07, 3.5], 0.025);
    b.paint(fromHex('#f2f2ee'), 'matte').box([0, y + 0.018, 0.9], [0.5, 0.012, 2.6], 0.004);
    return { top: [0, y + 0.02, 1.9] };
  },
);
