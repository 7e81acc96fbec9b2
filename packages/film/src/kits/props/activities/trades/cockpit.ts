/** Flight deck of an airliner, open to the front: seats, yokes, and switches on every wall. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { createRandom } from '../../../../math/random.ts';
import { pairs, placed, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const shell = fromHex('#8f98a4');
const panel = fromHex('#2c323c');
const lamps: [number, number, number][] = [
  [1.4, 0.5, 0.1],
  [0.2, 1.3, 0.4],
  [1.4, 0.12, 0.1],
  [0.3, 0.8, 1.5],
  [1.2, 1.2, 1.1],
];

/** Rows of switches, dials and lamps on a plate in x and y that faces +z. */
const addSwitches = (b: MeshBuilder, wide: number, high: number, seed: number) => {
  const random = createRandom(seed);
  b.paint(panel, 'satin').box([0, 0, 0], [wide, high, 0.05], 0.012);
  const [columns, rows] = [Math.floor(wide / 0.085), Math.floor(high / 0.09)];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [(column - (columns - 1) / 2) * 0.085, (row - (rows - 1) / 2) * 0.09];
      const kind = random();
      if (kind < 0.5) {
        b.paint(fromHex('#15181d'), 'satin').box([x, y, 0.028], [0.04, 0.056, 0.012], 0.004);
        const up = random() < 0.5 ? 1 : -1;
        b.paint(fromHex('#e6e9ec'), 'metal');
        rod(b, [x, y, 0.03], [x, y + up * 0.022, 0.07], [0.007, 0.01], 6);
      } else if (kind < 0.72) {
        b.paint(lamps[Math.floor(random() * lamps.length)]!, 'glow').box(
          [x, y, 0.03],
          [0.046, 0.03, 0.014],
          0.003,
        );
      } else if (kind < 0.92) {
        b.paint(fromHex('#d7dbe0'), 'satin').at(placed(x, y, 0.025, { turnX: Math.PI / 2 }), (k) =>
          k.lathe(pairs(0, 0, 0.03, 0, 0.026, 0.03, 0, 0.03), 14),
        );
      }
    }
};

const addSeat = (b: MeshBuilder, x: number) => {
  b.paint(fromHex('#3a4658'), 'cloth')
    .box([x, 0.44, 0], [0.52, 0.12, 0.5], 0.05, 3)
    .box([x, 0.84, -0.25], [0.5, 0.74, 0.12], 0.05, 3)
    .box([x, 1.27, -0.25], [0.3, 0.18, 0.1], 0.04, 3);
  b.paint(fromHex('#b9a27a'), 'cloth').box([x, 0.84, -0.185], [0.34, 0.6, 0.03], 0.012);
  b.paint(fromHex('#2a2f37'), 'satin').box([x, 0.2, 0], [0.36, 0.4, 0.36], 0.03);
  // The yoke.
  rod(b, [x, 0.5, 0.72], [x, 0.72, 0.5], 0.025);
  b.tube(
    points(
      x - 0.17,
      0.84,
      0.47,
      x - 0.16,
      0.73,
      0.48,
      x,
      0.71,
      0.5,
      x + 0.16,
      0.73,
      0.48,
      x + 0.17,
      0.84,
      0.47,
    ),
    0.02,
    8,
  );
};

export const cockpit = staticKit(
  [
    'cockpit',
    'airplane cockpit',
    'plane cockpit',
    'aircraft cockpit',
    'flight deck',
    'jet cockpit',
    'helicopter cockpit',
  ],
  (b, { colour }) => {
    b.paint(fromHex('#3b4048'), 'matte').box([0, 0.01, 0.05], [2.2, 0.04, 1.9], 0.01);
    for (const x of [-0.5, 0.5]) addSeat(b, x);
    // Behind: breakers and a door between them.
    b.paint(colour ?? shell, 'satin').box([0, 1, -0.86], [2.2, 2, 0.08], 0.03);
    for (const x of [-0.72, 0.72])
      b.at(placed(x, 1.2, -0.81), (k) => addSwitches(k, 0.66, 1.3, x > 0 ? 3 : 4));
    b.paint(fromHex('#c9cfd6'), 'satin').box([0, 0.95, -0.81], [0.62, 1.8, 0.03], 0.02);
    b.paint(fromHex('#3a4048'), 'metal').box([0.22, 0.95, -0.785], [0.06, 0.12, 0.03], 0.01);
    // Sides: low walls below windows.
    for (const side of [-1, 1]) {
      b.paint(colour ?? shell, 'satin').box([side * 1.1, 0.42, 0], [0.08, 0.84, 1.8], 0.03);
      b.box([side * 1.1, 1.42, -0.62], [0.08, 1.2, 0.5], 0.03);
      b.box([side * 1.06, 1.86, 0], [0.12, 0.16, 1.75], 0.03);
      b.at(placed(side * 0.98, 0.74, 0.1, { turnX: -Math.PI / 2 }), (k) =>
        addSwitches(k, 0.18, 1.1, 7 + side),
      );
    }
    // Overhead.
    b.paint(colour ?? shell, 'satin').box([0, 1.97, -0.1], [2.2, 0.08, 1.5], 0.03);
    b.at(placed(0, 1.8, 0.02, { turnX: 0.95 }), (k) => addSwitches(k, 1.24, 0.62, 11));
    // Between the seats: throttles.
    b.paint(panel, 'satin').box([0, 0.3, 0.25], [0.3, 0.6, 0.9], 0.03);
    b.at(placed(0, 0.61, 0.05, { turnX: -Math.PI / 2 }), (k) => addSwitches(k, 0.26, 0.4, 13));
    for (const x of [-0.06, 0.06]) {
      b.paint(fromHex('#dfe3e8'), 'metal');
      rod(b, [x, 0.6, 0.4], [x, 0.78, 0.48], 0.016);
      b.paint(fromHex('#c8342c'), 'satin').sphere([x, 0.79, 0.485], [0.035, 0.03, 0.03], 10);
    }
    // Instruments before the knees, low enough to look over.
    b.paint(fromHex('#20242b'), 'satin').box([0, 0.7, 0.93], [2.1, 0.26, 0.1], 0.03);
    b.box([0, 0.83, 0.86], [2.12, 0.05, 0.3], 0.02);
    for (const x of [-0.72, -0.36, 0, 0.36, 0.72]) {
      b.paint([0.05, 0.3, 0.7], 'glow').box([x, 0.66, 0.875], [0.3, 0.12, 0.01]);
      b.paint([0.5, 0.26, 0.06], 'glow').box([x, 0.57, 0.875], [0.3, 0.06, 0.01]);
    }
    // Posts of the windscreen.
    b.paint(colour ?? shell, 'satin');
    for (const x of [-1.06, 1.06]) rod(b, [x, 0.84, 0.95], [x, 1.95, 0.62], 0.035);
    rod(b, [-1.06, 1.95, 0.62], [1.06, 1.95, 0.62], 0.04);
    return { seat: [0.5, 0.5, 0.02], top: [0.5, 0.5, 0.02] };
  },
);
