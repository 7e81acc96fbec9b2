/** A table for table tennis with its net. */

import { fromHex } from '../../../math/colour.ts';
import { rod } from '../../shared/shapes.ts';
import { staticKit } from '../../shared/static-kit.ts';

const white = fromHex('#f4f4f0');
const height = 0.76;

/** Long along x, so that players at its ends are seen from the side. */
export const tableTennisTable = staticKit(
  ['ping pong table', 'table tennis table', 'pingpong table'],
  (b, { colour }) => {
    const [length, width] = [2.6, 1.45];
    b.paint(colour ?? fromHex('#1f6fb0'), 'satin').box([0, height - 0.02, 0], [length, 0.04, width], 0.008);
    b.paint(white, 'matte');
    for (const side of [-1, 1]) {
      b.box([0, height + 0.002, side * (width / 2 - 0.015)], [length, 0.004, 0.03]);
      b.box([side * (length / 2 - 0.015), height + 0.002, 0], [0.03, 0.004, width]);
    }
    b.box([0, height + 0.002, 0], [length, 0.004, 0.012]);
    b.paint(fromHex('#23262b'), 'metal');
    for (const x of [-1, 1])
      for (const z of [-1, 1]) rod(b, [x * 0.95, 0, z * 0.55], [x * 0.95, height - 0.04, z * 0.55], 0.03, 10);
    for (const side of [-1, 1])
      rod(b, [0, height, side * (width / 2 + 0.08)], [0, height + 0.17, side * (width / 2 + 0.08)], 0.012);
    b.paint(fromHex('#3c4450'), 'cloth');
    for (let n = 0; n <= 38; n += 1) {
      const z = (n / 38 - 0.5) * (width + 0.14);
      rod(b, [0, height + 0.01, z], [0, height + 0.15, z], 0.0022, 4);
    }
    for (let n = 0; n < 5; n += 1) {
      const y = height + 0.02 + n * 0.03;
      rod(b, [0, y, -(width + 0.14) / 2], [0, y, (width + 0.14) / 2], 0.0022, 4);
    }
    b.paint(white, 'cloth').box([0, height + 0.155, 0], [0.012, 0.02, width + 0.16]);
    return { top: [0.4, height, 0] };
  },
);
