/** Pool table and table football. */

import { fromHex } from '../../../../math/colour.ts';
import { pairs, placed, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const white = fromHex('#f6f3ec');
const black = fromHex('#1d1e21');

const poolTable = staticKit(
  ['pool table', 'billiard table', 'snooker table', 'foosball table', 'table football'],
  (b, { noun, colour }) => {
    const isFoosball = /foos|football/.test(noun);
    const [width, length] = isFoosball ? [0.8, 1.4] : [1.4, 2.6];
    const wood = fromHex('#5a3018');
    b.paint(colour ?? fromHex('#1f7a44'), 'cloth').box([0, 0.8, 0], [width - 0.1, 0.06, length - 0.1]);
    b.paint(wood, 'wood').box([0, 0.7, 0], [width - 0.04, 0.18, length - 0.04], 0.02);
    for (const side of [-1, 1]) {
      b.box([(side * width) / 2, 0.82, 0], [0.12, isFoosball ? 0.2 : 0.12, length + 0.12], 0.03, 3);
      b.box([0, 0.82, (side * length) / 2], [width, isFoosball ? 0.2 : 0.12, 0.12], 0.03, 3);
      for (const z of [-1, 1])
        b.at(placed(side * (width / 2 - 0.12), 0, z * (length / 2 - 0.15)), (k) =>
          k.lathe(pairs(0, 0, 0.05, 0, 0.06, 0.1, 0.05, 0.3, 0.08, 0.62, 0, 0.62), 16),
        );
    }
    if (isFoosball) {
      for (let n = 0; n < 8; n += 1) {
        const z = (n - 3.5) * 0.16;
        b.paint(fromHex('#c8ccd0'), 'metal');
        rod(b, [-0.62, 0.92, z], [0.62, 0.92, z], 0.01);
        b.paint(black, 'satin');
        rod(b, [n % 2 ? 0.6 : -0.6, 0.92, z], [n % 2 ? 0.74 : -0.74, 0.92, z], 0.022);
        for (let m = -1; m <= 1; m += 1)
          b.paint(fromHex(n % 2 ? '#d8302a' : '#2f6fd0'), 'glossy')
            .box([m * 0.22, 0.9, z], [0.04, 0.12, 0.03], 0.01)
            .sphere([m * 0.22, 0.98, z], 0.022, 10);
      }
      return { top: [0, 0.83, 0] };
    }
    b.paint(black, 'matte');
    for (const x of [-1, 1])
      for (const z of [-1, 0, 1])
        b.at(placed(x * (width / 2 - 0.045), 0.83, z * (length / 2 - 0.045)), (k) =>
          k.cylinder(0, 0.055, 0.065, 0.065, 18),
        );
    const hexes = ['#f2c22c', '#2f5ab0', '#c8241c', '#5a2c8a', '#f28a1c', '#1f7a3c', '#7a1c1c', '#161616'];
    let n = 0;
    for (let row = 0; row < 5; row += 1)
      for (let k = 0; k <= row; k += 1) {
        b.paint(fromHex(hexes[n % 8]!), 'glossy').sphere(
          [(k - row / 2) * 0.064, 0.86, -0.4 - row * 0.056],
          0.031,
          16,
        );
        n += 1;
      }
    b.paint(white, 'glossy').sphere([0.1, 0.86, 0.6], 0.031, 16);
    b.paint(fromHex('#d8a860'), 'wood');
    rod(b, [0.14, 0.9, 0.72], [0.45, 0.98, 1.7], [0.007, 0.016]);
    return { top: [0, 0.84, 0] };
  },
);

export const gameTableKits = [poolTable];
