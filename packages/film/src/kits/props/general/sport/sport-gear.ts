/** What athletes aim at, jump on and run on: archery target, dartboard, trampoline, treadmill. */

import { fromHex } from '../../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../../math/matrix.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const rings = ['#f2f0e8', '#1c1c20', '#2f7fd0', '#d8302a', '#f2c530'].map(fromHex);

const target = staticKit(['target', 'archery target', 'bullseye', 'bull s eye', 'shooting target'], (b) => {
  b.at(multiply(translation(0, 1.2, 0), rotationX(Math.PI / 2 - 0.12)), (k) => {
    k.paint(fromHex('#c9a566'), 'cloth').cylinder(-0.16, 0, 0.66, 0.66, 36);
    for (const [n, colour] of rings.entries())
      k.paint(colour, 'satin').cylinder(0, 0.006 + n * 0.004, 0.62 - n * 0.122, 0.62 - n * 0.122, 36);
  });
  b.paint(fromHex('#7a5230'), 'wood');
  for (const x of [-0.45, 0.45])
    b.tube(
      [
        [x, 0, 0.25],
        [x * 0.4, 1.9, -0.2],
      ],
      0.035,
      8,
    );
  b.tube(
    [
      [0, 0, -0.9],
      [0, 1.8, -0.2],
    ],
    0.035,
    8,
  );
  return { inside: [0, 1.2, 0.1] };
});

const dartboard = staticKit(['dartboard', 'dart board'], (b) => {
  b.at(multiply(translation(0, 0.24, 0), rotationX(Math.PI / 2)), (k) => {
    k.paint(fromHex('#191919'), 'satin').cylinder(-0.03, 0, 0.235, 0.235, 40);
    for (let n = 0; n < 20; n += 1) {
      const [a0, a1] = [(n / 20) * Math.PI * 2, ((n + 1) / 20) * Math.PI * 2];
      const at = (r: number, a: number): [number, number, number] => [
        Math.cos(a) * r,
        0.004,
        Math.sin(a) * r,
      ];
      k.paint(n % 2 ? fromHex('#e8dcb8') : fromHex('#1c1c1c'), 'matte').quad(
        at(0.02, a0),
        at(0.02, a1),
        at(0.17, a1),
        at(0.17, a0),
        [0, 1, 0],
      );
      k.paint(n % 2 ? fromHex('#1f7a3a') : fromHex('#c0282a'), 'matte').quad(
        at(0.162, a0),
        at(0.162, a1),
        at(0.174, a1),
        at(0.174, a0),
        [0, 1, 0],
      );
    }
    k.paint(fromHex('#c0282a'), 'matte').cylinder(0, 0.008, 0.018);
  });
  return { inside: [0, 0.24, 0] };
});

const trampoline = staticKit(['trampoline'], (b, { colour }) => {
  const blue = colour ?? fromHex('#2f6fc0');
  b.paint(blue, 'satin').lathe(
    [
      [1.45, 0.86],
      [1.8, 0.86],
      [1.82, 0.9],
      [1.8, 0.94],
      [1.45, 0.94],
    ],
    48,
  );
  b.paint(fromHex('#17181c'), 'cloth').cylinder(0.88, 0.9, 1.47, 1.47, 48);
  b.paint(fromHex('#9aa2aa'), 'metal');
  for (let n = 0; n < 6; n += 1) {
    const a = (n / 6) * Math.PI * 2;
    b.tube(
      [
        [Math.cos(a) * 1.72, 0.88, Math.sin(a) * 1.72],
        [Math.cos(a) * 1.72, 0, Math.sin(a) * 1.72],
      ],
      0.035,
      8,
    );
  }
  return { top: [0, 0.9, 0], seat: [0, 0.9, 0] };
});

const treadmill = staticKit(['treadmill', 'running machine'], (b, { colour }) => {
  b.paint(fromHex('#2a2c30'), 'satin').box([0, 0.12, 0], [0.8, 0.16, 1.8], 0.04);
  b.paint(fromHex('#141416'), 'matte').box([0, 0.21, -0.05], [0.52, 0.02, 1.6]);
  b.paint(colour ?? fromHex('#8a929a'), 'metal');
  for (const x of [-0.38, 0.38])
    b.tube(
      [
        [x, 0.15, 0.7],
        [x, 1.15, 0.95],
        [x, 1.1, 0.45],
      ],
      0.03,
      8,
    );
  b.paint(fromHex('#1d1e22'), 'satin').box([0, 1.3, 0.98], [0.8, 0.36, 0.08], 0.04);
  b.paint(fromHex('#6fd0e8'), 'glow').box([0, 1.34, 0.93], [0.4, 0.2, 0.01]);
  return { top: [0, 0.22, 0] };
});

export const sportGearKits = [target, dartboard, trampoline, treadmill];
