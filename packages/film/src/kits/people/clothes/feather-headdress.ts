/** A tall fan of feathers on a jewelled band, as dancers wear it at carnival. */

import { fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { band, type DrawHat } from './hat-shapes.ts';

const gold = fromHex('#e8b93a');
const tips: Vec3[] = [fromHex('#f6c21c'), fromHex('#1fa0c8'), fromHex('#2fae4a'), fromHex('#e0308a')];

/** Rows from back to front: feathers on each side of the middle, height, lean back. */
const rows = [
  { side: 6, height: 0.44, lean: -0.34, spread: 1.5 },
  { side: 4, height: 0.28, lean: -0.12, spread: 1.2 },
];

export const featherHeaddress: DrawHat = (builder, colour, second) => {
  rows.forEach(({ side, height, lean, spread }, row) => {
    for (let n = -side; n <= side; n += 1) {
      const share = n / side;
      const length = height * (1 - 0.3 * share * share);
      const tip = second ?? tips[(Math.abs(n) + row) % tips.length]!;
      builder.at(
        multiply(translation(0, 0.1, -0.03 + row * 0.07), rotationX(lean), rotationZ(-share * spread)),
        (b) => {
          b.paint(row === 0 ? colour : lighten(colour, 0.25), 'fur')
            .sphere([0, 0.05 + length * 0.45, 0], [0.036, length * 0.42, 0.012], 10)
            .paint(tip, 'fur')
            .sphere([0, 0.05 + length * 0.86, 0.004], [0.042, length * 0.17, 0.014], 10);
          b.paint(gold, 'metal').sphere([0, 0.045 + length * 0.72, 0.016], 0.011, 6);
        },
      );
    }
  });
  builder.paint(gold, 'metal');
  band(builder, 0.128, 0.07, 0.045);
  for (let n = -3; n <= 3; n += 1) {
    const angle = n * 0.36;
    builder
      .paint(n % 2 ? fromHex('#2f7fd0') : fromHex('#d0204a'), 'glossy')
      .sphere([Math.sin(angle) * 0.132, 0.093, Math.cos(angle) * 0.132], 0.014, 8);
  }
};
