/** An obstacle for horses: striped poles between two wings, with flowers at its foot. */

import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { staticKit } from '../../shared/static-kit.ts';

const white = fromHex('#f6f4ee');

/** Crossed along z: the poles lie along x. */
export const showJump = staticKit(['show jump', 'jumping obstacle'], (b, { colour }) => {
  const red = colour ?? fromHex('#d0302a');
  for (const y of [0.35, 0.68, 1.0])
    for (let n = 0; n < 6; n += 1)
      b.paint(n % 2 ? white : red, 'satin').tube(
        [
          [-1.5 + n * 0.5, y, 0],
          [-1 + n * 0.5, y, 0],
        ],
        0.055,
        10,
      );
  for (const side of [-1, 1]) {
    b.paint(white, 'satin');
    for (const dx of [0.06, 0.72]) b.box([side * (1.5 + dx), 0.7, 0], [0.09, 1.4, 0.09], 0.01);
    for (const y of [0.3, 0.7, 1.1]) b.box([side * 1.89, y, 0], [0.66, 0.07, 0.05], 0.01);
    b.box([side * 1.56, 0.04, 0], [0.12, 0.08, 0.7], 0.01).box(
      [side * 2.22, 0.04, 0],
      [0.12, 0.08, 0.7],
      0.01,
    );
  }
  const hues = ['#e8487a', '#f2c52a', '#d0302a'].map(fromHex);
  for (let n = 0; n < 14; n += 1) {
    const at: Vec3 = [-1.35 + n * 0.208, 0.1, 0.18];
    b.paint(fromHex('#3f7f2c'), 'leaf').sphere(at, [0.13, 0.12, 0.13], 8);
    b.paint(hues[n % 3]!, 'leaf').sphere([at[0], 0.2, 0.2], 0.06, 8);
  }
  return { top: [0, 1.05, 0] };
});
