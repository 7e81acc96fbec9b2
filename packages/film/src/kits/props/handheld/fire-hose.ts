/** Hoses as firefighters hold them. */

import { fromHex } from '../../../math/colour.ts';
import { rotationX } from '../../../math/matrix.ts';
import { makeProp } from './make-prop.ts';

/** A nozzle held before the body; the hose hangs from it to the ground and lies behind. */
export const fireHose = makeProp({
  nouns: ['fire hose', 'fire hose nozzle', 'water hose'],
  size: [0.14, 0.2, 0.5],
  anchors: { grip: [0, 0, 0], top: [0, 0.06, 0.3] },
  draw: (b, { colour, round }) => {
    b.at(rotationX(Math.PI / 2), (k) => {
      k.paint(fromHex('#c8992e'), 'metal').lathe(
        [
          [0.03, -0.05],
          [0.042, 0],
          [0.034, 0.14],
          [0.026, 0.3],
          [0.034, 0.34],
          [0.02, 0.35],
        ],
        round,
      );
    });
    b.paint(colour(fromHex('#b83a24')), 'cloth').tube(
      [
        [0, 0, -0.04],
        [-0.02, -0.1, -0.22],
        [-0.05, -0.5, -0.42],
        [-0.1, -0.95, -0.6],
        [-0.2, -1.06, -1],
        [-0.1, -1.08, -1.6],
      ],
      0.036,
      10,
    );
  },
});
