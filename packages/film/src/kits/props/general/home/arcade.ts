/** Arcade and pinball machines, slot machines and cash machines. */

import { fromHex } from '../../../../math/colour.ts';
import { placed, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#b4bac0');
const black = fromHex('#1e2024');
const white = fromHex('#f4f2ec');

const arcade = staticKit(
  [
    'arcade machine',
    'arcade cabinet',
    'arcade game',
    'pinball machine',
    'slot machine',
    'atm',
    'cash machine',
    'claw machine',
  ],
  (b, { noun, colour }) => {
    const isPinball = noun === 'pinball machine';
    const paint =
      colour ??
      fromHex(
        noun === 'atm' || noun === 'cash machine' ? '#2f5aa8' : noun === 'jukebox' ? '#b83a1c' : '#6a2aa8',
      );
    if (isPinball) {
      for (const x of [-0.28, 0.28])
        for (const z of [-0.55, 0.55]) rod(b.paint(steel, 'metal'), [x, 0, z], [x, 0.8, z], 0.025);
      b.at(placed(0, 0.9, 0, { turnX: 0.09 }), (k) => {
        k.paint(paint, 'glossy').box([0, 0, 0], [0.7, 0.26, 1.35], 0.02);
        k.paint(fromHex('#1c6a8a'), 'satin').box([0, 0.132, 0], [0.62, 0.01, 1.26]);
        for (let n = 0; n < 12; n += 1)
          k.paint(
            [
              [1.8, 0.3, 0.2],
              [0.2, 1.2, 1.8],
              [1.8, 1.4, 0.2],
            ][n % 3] as [number, number, number],
            'glow',
          ).at(placed(Math.cos(n * 2.4) * 0.22, 0.14, -0.2 + Math.sin(n * 2.4) * 0.35), (m) =>
            m.cylinder(0, 0.04, 0.035, 0.035, 14),
          );
        k.paint(steel, 'metal').sphere([0.1, 0.16, 0.4], 0.02, 12);
        for (const side of [-1, 1])
          k.paint(white, 'glossy').at(placed(side * 0.1, 0.15, 0.5, { turnY: side * 0.4 }), (m) =>
            m.box([0, 0, 0], [0.14, 0.03, 0.03], 0.012),
          );
      });
      b.paint(paint, 'glossy').box([0, 1.5, -0.62], [0.74, 0.8, 0.22], 0.03);
      b.paint([0.3, 0.7, 1.6], 'glow').box([0, 1.52, -0.5], [0.62, 0.6, 0.01]);
      b.paint([1.8, 1, 0.2], 'glow').box([0, 1.6, -0.494], [0.4, 0.14, 0.006]);
      return { top: [0, 1.9, -0.6] };
    }
    b.paint(paint, 'glossy')
      .box([0, 0.5, 0], [0.72, 1, 0.7], 0.03)
      .box([0, 1.4, -0.12], [0.72, 0.9, 0.46], 0.03)
      .box([0, 1.78, 0.02], [0.72, 0.26, 0.5], 0.03);
    b.paint([1.8, 1.2, 0.25], 'glow').box([0, 1.78, 0.275], [0.62, 0.16, 0.01]);
    b.at(placed(0, 1.38, 0.13, { turnX: -0.2 }), (k) => {
      k.paint(black, 'glossy').box([0, 0, 0], [0.62, 0.5, 0.03], 0.01);
      k.paint([0.1, 0.5, 1.3], 'glow').box([0, 0, 0.018], [0.54, 0.42, 0.006]);
      for (let n = 0; n < 8; n += 1)
        k.paint(n % 2 ? [1.6, 1.3, 0.2] : [1.5, 0.2, 0.4], 'glow').box(
          [-0.2 + (n % 4) * 0.13, n < 4 ? 0.08 : -0.06, 0.024],
          [0.06, 0.06, 0.004],
        );
    });
    b.at(placed(0, 1.03, 0.26, { turnX: 0.25 }), (k) => {
      k.paint(black, 'satin').box([0, 0, 0], [0.68, 0.06, 0.34], 0.02);
      rod(k.paint(steel, 'metal'), [-0.18, 0.03, 0], [-0.18, 0.14, 0], 0.01);
      k.paint(fromHex('#d8241c'), 'glossy').sphere([-0.18, 0.16, 0], 0.032, 14);
      for (let n = 0; n < 4; n += 1)
        k.paint(fromHex(['#f2c22c', '#2f9a4a', '#2f6fd0', '#d8302a'][n]!), 'glossy').at(
          placed(0.06 + (n % 2) * 0.1, 0.03, n < 2 ? -0.05 : 0.05),
          (m) => m.cylinder(0, 0.03, 0.03, 0.028, 16),
        );
    });
    return {};
  },
);

export const arcadeKits = [arcade];
