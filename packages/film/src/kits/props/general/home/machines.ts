/** Machines of house and garden that are pushed along. */

import { darken, fromHex } from '../../../../math/colour.ts';
import { multiply, rotationZ, translation } from '../../../../math/matrix.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#9aa2aa');

const lawnMower = staticKit(['lawn mower', 'lawnmower', 'mower', 'grass cutter'], (b, { colour }) => {
  const paint = colour ?? fromHex('#d8302a');
  b.paint(paint, 'glossy').box([0, 0.24, 0], [0.5, 0.16, 0.62], 0.06, 3);
  b.paint(fromHex('#26282c'), 'satin').box([0, 0.38, 0.02], [0.3, 0.16, 0.32], 0.05, 3);
  b.paint(steel, 'metal').at(translation(0, 0.46, 0.02), (k) => k.cylinder(0, 0.05, 0.07, 0.06, 18));
  for (const x of [-0.28, 0.28])
    for (const z of [-0.24, 0.24])
      b.at(multiply(translation(x, 0.11, z), rotationZ(Math.PI / 2)), (k) => {
        k.paint(fromHex('#1d1d20'), 'satin').cylinder(-0.03, 0.03, 0.11, 0.11, 20);
        k.paint(fromHex('#d8d8d4'), 'satin').cylinder(-0.034, 0.034, 0.05, 0.05, 14);
      });
  b.paint(darken(paint, 0.3), 'cloth').box([0, 0.4, -0.42], [0.4, 0.32, 0.34], 0.08, 3);
  b.paint(steel, 'metal');
  for (const x of [-0.2, 0.2])
    b.tube(
      [
        [x, 0.28, -0.2],
        [x, 0.75, -0.6],
        [x, 1, -0.86],
      ],
      0.014,
      8,
    );
  b.paint(fromHex('#1d1d20'), 'satin').tube(
    [
      [-0.2, 1, -0.86],
      [0.2, 1, -0.86],
    ],
    0.018,
    8,
  );
  return { grip: [0, 1, -0.86] };
});

export const machineKits = [lawnMower];
