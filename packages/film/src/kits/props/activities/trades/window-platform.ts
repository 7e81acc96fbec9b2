/** A platform on cables before the glass front of a tower, as window cleaners stand on. */

import { fromHex, lighten } from '../../../../math/colour.ts';
import { createRandom } from '../../../../math/random.ts';
import { pairs, placed, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const floor = 7.2;

export const windowPlatform = staticKit(
  ['window cleaning platform', 'hanging platform', 'window washing platform', 'swing stage'],
  (b, { seed }) => {
    const random = createRandom(seed);
    const [columns, rows, wide, high] = [9, 7, 1.5, 2.1];
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const [x, y] = [(column - (columns - 1) / 2) * wide, row * high + high / 2];
        const tone = lighten(fromHex('#2f6f9c'), 0.1 + random() * 0.28);
        b.paint(tone, 'glossy').box([x, y, -0.62], [wide, high, 0.1]);
        // Blinds and lit rooms behind the panes.
        if (random() < 0.3)
          b.paint(lighten(tone, 0.4), 'satin').box([x, y + 0.5, -0.566], [wide * 0.9, high * 0.45, 0.01]);
      }
    b.paint(fromHex('#c3ccd4'), 'metal');
    for (let column = 0; column <= columns; column += 1)
      b.box([(column - columns / 2) * wide, (rows * high) / 2, -0.55], [0.09, rows * high, 0.08]);
    for (let row = 0; row <= rows; row += 1) b.box([0, row * high, -0.55], [columns * wide, 0.16, 0.1]);
    // The platform with its rail on the side of the street.
    b.paint(fromHex('#8d959c'), 'metal').box([0, floor - 0.04, 0.05], [3.2, 0.08, 0.8], 0.02);
    b.paint(fromHex('#e0a21c'), 'satin');
    for (const y of [0.42, 0.8]) rod(b, [-1.6, floor + y, 0.42], [1.6, floor + y, 0.42], 0.025);
    for (const x of [-1.6, -0.8, 0, 0.8, 1.6]) rod(b, [x, floor, 0.42], [x, floor + 0.8, 0.42], 0.022);
    b.box([0, floor + 0.06, 0.43], [3.2, 0.14, 0.02]);
    for (const side of [-1, 1]) {
      rod(b, [side * 1.6, floor + 0.8, -0.3], [side * 1.6, floor + 0.8, 0.42], 0.025);
      b.box([side * 1.62, floor + 0.45, 0.05], [0.1, 0.5, 0.3], 0.03);
    }
    b.paint(fromHex('#2b2f34'), 'satin');
    for (const side of [-1, 1])
      rod(b, [side * 1.62, floor + 0.5, 0.05], [side * 1.62, rows * high, 0.05], 0.016);
    // A bucket, and soap on the pane that is washed.
    b.paint(fromHex('#2c6fd0'), 'satin').at(placed(1.1, floor, 0.1), (k) =>
      k.lathe(pairs(0, 0, 0.11, 0, 0.15, 0.27, 0.14, 0.27, 0.1, 0.02, 0, 0.02), 20),
    );
    b.paint(fromHex('#f4f8fb'), 'matte');
    for (let n = 0; n < 46; n += 1)
      b.sphere(
        [(random() - 0.5) * 1.5, floor + 0.5 + random() * 1.4, -0.56],
        [0.05 + random() * 0.09, 0.04 + random() * 0.06, 0.012],
        8,
      );
    for (let n = 0; n < 9; n += 1)
      b.sphere([1.02 + random() * 0.16, floor + 0.27, 0.02 + random() * 0.16], 0.05, 8);
    return { top: [0, floor, 0] };
  },
);
