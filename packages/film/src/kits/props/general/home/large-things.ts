/** Large things of shops, nurseries and towers: a DJ's desk, a high chair, a spiral staircase, a totem pole. */

import { darken, fromHex } from '../../../../math/colour.ts';
import { multiply, rotationY, rotationZ, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#aeb6be');

const djDesk = staticKit(
  ['dj desk', 'dj booth', 'turntables', 'dj mixer', 'mixing desk'],
  (b, { colour }) => {
    b.paint(fromHex('#17181d'), 'satin').box([0, 0.48, 0], [1.9, 0.96, 0.7], 0.03);
    for (const side of [-1, 1])
      for (let n = 0; n < 9; n += 1)
        b.paint(colour ?? fromHex(['#e83a9a', '#3ad0e8', '#8a4ae8'][n % 3]!), 'glow').box(
          [-0.8 + n * 0.2, 0.5, side * 0.356],
          [0.1, 0.6 - (n % 3) * 0.14, 0.01],
        );
    for (const x of [-0.58, 0.58]) {
      b.paint(fromHex('#2c2e34'), 'metal').box([x, 0.99, 0], [0.48, 0.06, 0.46], 0.015);
      b.paint([0.02, 0.02, 0.022], 'glossy').at(translation(x - 0.03, 1.02, 0), (k) =>
        k.cylinder(0, 0.012, 0.17, 0.17, 32),
      );
      b.paint(fromHex('#e8b030'), 'satin').at(translation(x - 0.03, 1.032, 0), (k) =>
        k.cylinder(0, 0.004, 0.055, 0.055, 20),
      );
      b.paint(steel, 'metal').tube(
        [
          [x + 0.19, 1.05, -0.17],
          [x + 0.17, 1.06, 0.06],
          [x + 0.09, 1.04, 0.12],
        ],
        0.008,
        6,
      );
    }
    b.paint(fromHex('#2c2e34'), 'metal').box([0, 0.99, 0], [0.4, 0.07, 0.46], 0.01);
    for (let n = 0; n < 4; n += 1)
      b.paint(fromHex('#d0d4da'), 'metal').box([-0.12 + n * 0.08, 1.03, 0.1], [0.02, 0.02, 0.03]);
    for (let n = 0; n < 8; n += 1)
      b.paint(fromHex(n % 2 ? '#48e070' : '#e84848'), 'glow').sphere(
        [-0.14 + (n % 4) * 0.09, 1.03, -0.12 + Math.floor(n / 4) * 0.08],
        0.012,
        8,
      );
    return { top: [0, 1.03, 0] };
  },
);

const highChair = staticKit(['high chair', 'highchair', 'baby chair', 'baby high chair'], (b, { colour }) => {
  const wood = fromHex('#c89a5c');
  const pad = colour ?? fromHex('#6fb0d0');
  b.paint(wood, 'wood');
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      b.tube(
        [
          [x * 0.26, 0, z * 0.26],
          [x * 0.17, 0.62, z * 0.15],
        ],
        0.02,
        8,
      );
  b.box([0, 0.22, 0.22], [0.42, 0.03, 0.1], 0.01);
  b.box([0, 0.6, 0], [0.38, 0.04, 0.36], 0.015);
  b.box([0, 0.86, -0.18], [0.38, 0.5, 0.03], 0.02);
  for (const x of [-0.19, 0.19]) b.box([x, 0.74, 0.02], [0.03, 0.03, 0.36], 0.01);
  b.paint(pad, 'cloth')
    .box([0, 0.635, 0], [0.34, 0.04, 0.32], 0.018)
    .box([0, 0.86, -0.155], [0.32, 0.42, 0.035], 0.016);
  b.paint(fromHex('#f2efe8'), 'satin').box([0, 0.78, 0.26], [0.5, 0.025, 0.28], 0.012, 2);
  return { seat: [0, 0.65, 0], inside: [0, 0.65, 0], top: [0, 0.79, 0.26] };
});

const spiralStair = staticKit(['spiral staircase', 'spiral stairs', 'winding staircase'], (b, { colour }) => {
  const metal = colour ?? fromHex('#3a3d44');
  const [steps, rise] = [15, 0.19];
  b.paint(metal, 'metal').cylinder(0, steps * rise + 1, 0.06, 0.06, 16);
  const rail: Vec3[] = [];
  for (let n = 0; n < steps; n += 1) {
    const a = n * 0.38;
    const y = (n + 1) * rise;
    b.paint(fromHex('#8a5c34'), 'wood').at(multiply(translation(0, y, 0), rotationY(-a)), (k) =>
      k.box([0.48, -0.02, 0], [0.88, 0.045, 0.34], 0.01),
    );
    const edge: Vec3 = [Math.cos(a) * 0.9, y, Math.sin(a) * 0.9];
    b.paint(metal, 'metal').tube([edge, [edge[0], y + 0.9, edge[2]]], 0.012, 6);
    rail.push([edge[0], y + 0.9, edge[2]]);
  }
  b.paint(metal, 'metal').tube(rail, 0.025, 8);
  return {
    top: [Math.cos(2.3) * 0.62, 7 * rise, Math.sin(2.3) * 0.62],
    seat: [Math.cos(2.3) * 0.62, 7 * rise, Math.sin(2.3) * 0.62],
  };
});

const totemPole = staticKit(['totem pole', 'totem'], (b) => {
  const paints = ['#a8322a', '#2f6f6a', '#d8a23a', '#3a3f6b'].map(fromHex);
  for (const [n, paint] of paints.entries()) {
    const y = 0.5 + n * 0.95;
    b.paint(darken(fromHex('#8a5a34'), 0.1), 'wood').at(translation(0, y - 0.48, 0), (k) =>
      k.cylinder(0, 0.95, 0.34 - n * 0.02, 0.33 - n * 0.02, 24),
    );
    b.paint(paint, 'matte').sphere([0, y, 0.2], [0.24, 0.34, 0.2], 18);
    for (const sign of [-1, 1]) {
      b.paint([0.92, 0.9, 0.82], 'matte').sphere([sign * 0.11, y + 0.14, 0.37], [0.07, 0.06, 0.04], 12);
      b.paint([0.03, 0.03, 0.03], 'matte').sphere([sign * 0.11, y + 0.14, 0.405], 0.03, 10);
    }
    b.paint(paints[(n + 2) % 4]!, 'matte').tube(
      [
        [0, y, 0.36],
        [0, y - 0.05, 0.56],
      ],
      [0.08, 0.02],
      10,
    );
    b.paint([0.92, 0.9, 0.82], 'matte').box([0, y - 0.2, 0.37], [0.26, 0.06, 0.05], 0.015);
  }
  for (const sign of [-1, 1])
    b.paint(paints[0]!, 'matte').at(multiply(translation(sign * 0.72, 3.4, 0), rotationZ(sign * 0.2)), (k) =>
      k.box([0, 0, 0], [0.95, 0.36, 0.08], 0.04),
    );
  return undefined;
});

export const largeThingKits = [djDesk, highChair, spiralStair, totemPole];
