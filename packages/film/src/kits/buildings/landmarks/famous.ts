/** Famous monuments: Sphinx, Stonehenge, Sydney Opera House, Christ the Redeemer, Leaning Tower of Pisa, Great Wall. */

import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { noise } from '../../../math/noise.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { around, pairs, placed, points, rod } from '../../shared/shapes.ts';
import { staticKit } from '../../shared/static-kit.ts';

const sphinx = staticKit(['sphinx', 'great sphinx', 'sphinx of giza'], (b) => {
  const sand = fromHex('#d0a86c');
  const paint = (p: Vec3): Vec3 =>
    darken(sand, 0.1 * Math.abs(Math.sin(p[1] * 2.4)) + 0.2 * noise(p[0] / 2, p[1] * 2, p[2] / 2));
  b.paint(paint, 'rock').box([0, 0.5, 0], [9, 1, 24], 0.2);
  b.box([0, 3.4, -3], [6.4, 5, 15], 1.6, 5);
  for (const side of [-1, 1]) {
    b.box([side * 2.5, 1.9, 8.4], [1.9, 1.9, 8], 0.6, 4);
    b.sphere([side * 2.5, 1.7, 12], [1.1, 1, 1.3], 16);
    b.sphere([side * 3, 3, -8], [1.6, 2.6, 3], 18);
  }
  b.box([0, 4.6, 4.2], [5.4, 4.6, 3.6], 1.2, 4);
  b.at(placed(0, 8.6, 4.6), (k) => {
    k.lathe(pairs(0, -2.6, 2.9, -2.6, 2.6, -0.6, 2.3, 1.4, 1.5, 2.5, 0, 2.8), 28);
    k.paint((p) => (Math.sin(p[1] * 7) > 0 ? paint(p) : darken(sand, 0.28)), 'rock');
    for (const side of [-1, 1]) k.box([side * 2.2, -1, -0.2], [1.2, 3.6, 2], 0.4, 3);
    k.paint(lighten(sand, 0.08), 'rock').sphere([0, 0.1, 1.2], [1.55, 1.95, 1.25], 24);
    for (const side of [-1, 1]) {
      k.paint(darken(sand, 0.55), 'rock').sphere([side * 0.62, 0.5, 2.22], [0.38, 0.16, 0.14], 12);
      k.paint(paint, 'rock').sphere([side * 0.62, 0.85, 2.1], [0.5, 0.12, 0.16], 12);
    }
    k.box([0, 0.05, 2.45], [0.44, 0.7, 0.3], 0.12);
    k.paint(darken(sand, 0.4), 'rock').sphere([0, -0.75, 2.2], [0.6, 0.11, 0.16], 12);
    k.paint(paint, 'rock').box([0, -2.2, 1.9], [0.6, 1.2, 0.6], 0.15);
  });
  return { top: [0, 11.4, 4.6] };
});

const stonehenge = staticKit(['stonehenge', 'standing stones', 'stone circle', 'henge'], (b, { seed }) => {
  const stone = (p: Vec3): Vec3 =>
    darken(fromHex('#9a968c'), 0.35 * noise(p[0] * 1.3 + seed, p[1] * 1.3, p[2] * 1.3));
  const addStone = (x: number, z: number, angle: number, height: number, lean = 0) =>
    b
      .paint(stone, 'rock')
      .at(placed(x, height / 2, z, { turnY: -angle, turnX: lean }), (k) =>
        k.box([0, 0, 0], [1, height, 2.1], 0.24, 3),
      );
  around(16, 9, (x, z, angle, n) => {
    if (n === 3) {
      b.paint(stone, 'rock').at(placed(x, 0.5, z, { turnY: 1.1, turnX: Math.PI / 2 }), (k) =>
        k.box([0, 0, 0], [1, 4, 2], 0.24, 3),
      );
      return;
    }
    addStone(x, z, angle, 4.1, n === 5 ? 0.1 : 0);
    if (![2, 3, 8, 12].includes(n)) {
      const next = angle + Math.PI / 16;
      b.paint(stone, 'rock').at(placed(Math.cos(next) * 9, 4.5, Math.sin(next) * 9, { turnY: -next }), (k) =>
        k.box([0, 0, 0], [1.1, 0.8, 3.5], 0.2, 3),
      );
    }
  });
  for (const angle of [0.5, 1.57, 2.64, 4.7]) {
    for (const side of [-1, 1])
      addStone(Math.cos(angle + side * 0.26) * 5, Math.sin(angle + side * 0.26) * 5, angle, 5.6);
    b.paint(stone, 'rock').at(placed(Math.cos(angle) * 5, 6, Math.sin(angle) * 5, { turnY: -angle }), (k) =>
      k.box([0, 0, 0], [1.2, 0.9, 4.2], 0.2, 3),
    );
  }
  return {};
});

const operaHouse = staticKit(['sydney opera house'], (b, { detail }) => {
  b.paint(fromHex('#b89a7a'), 'stone').box([0, 2.4, 0], [48, 4.8, 62], 0.3);
  for (let n = 0; n < 8; n += 1) b.box([0, 0.3 + n * 0.6, 34 - n * 0.9], [44, 0.6, 6], 0.05);
  const white = fromHex('#f6f3ea');
  /** A shell: a part of a sphere cut to a pointed arch, its mouth towards +z or -z. */
  const addShell = (x: number, z: number, size: number, facing: number) => {
    const [rows, columns] = detail === 0 ? [14, 14] : [8, 8];
    for (const side of [-1, 1]) {
      b.paint((p) => (Math.sin(p[1] * 6) > 0.92 ? darken(white, 0.12) : white), 'glossy').grid(
        Array.from({ length: rows + 1 }, (_, row) => {
          const v = row / rows;
          return Array.from({ length: columns + 1 }, (_, column) => {
            const u = column / columns;
            const half = size * 0.62 * Math.sqrt(Math.max(0, 1 - v * v)) * (1 - 0.1 * u);
            const y = size * 1.45 * v ** 1.1 * (1 - 0.62 * u * u);
            const back = size * (1.35 * u - 0.5 * v * (1 - u));
            return b.vertex(
              [x + side * half * (1 - u * 0.55), 4.8 + y, z - facing * back],
              [side * (1 - v * 0.7), 0.35 + v * 0.5, -facing * 0.25],
            );
          });
        }),
      );
    }
    b.paint(fromHex('#5a6a74'), 'glass');
    b.at(placed(x, 4.8, z - facing * size * 0.08), (k) =>
      k.extrude(
        pairs(
          -size * 0.56,
          0,
          size * 0.56,
          0,
          size * 0.4,
          size * 0.75,
          0,
          size * 1.15,
          -size * 0.4,
          size * 0.75,
        ),
        -0.1,
        0.1,
      ),
    );
  };
  b.twoSided();
  for (const [x, scale] of [
    [-11, 1],
    [11.5, 0.84],
  ] as const) {
    addShell(x, 25 * scale, 11 * scale, 1);
    addShell(x, 12 * scale, 14.5 * scale, 1);
    addShell(x, -3 * scale, 16.5 * scale, 1);
    addShell(x, -24 * scale, 11 * scale, -1);
  }
  addShell(-2, 32, 4.6, 1);
  return { top: [0, 5, 20] };
});

const redeemer = staticKit(
  ['christ the redeemer', 'christ statue', 'cristo redentor', 'redeemer statue'],
  (b) => {
    const stone = fromHex('#d6d2c6');
    b.paint(fromHex('#8a867c'), 'stone')
      .box([0, 2.6, 0], [5.4, 5.2, 5.4], 0.2)
      .box([0, 5.5, 0], [6, 0.6, 6], 0.15);
    b.paint(stone, 'plaster').lathe(
      pairs(2.1, 5.8, 2.2, 6.2, 1.75, 12, 1.6, 18, 1.9, 23, 2, 26, 1.3, 28.4, 0.7, 29.2, 0, 29.4),
      28,
      (angle) => 1 + 0.035 * Math.sin(angle * 9) - 0.22 * Math.abs(Math.sin(angle)),
    );
    for (const side of [-1, 1]) {
      b.tube(points(side * 0.8, 27.2, 0, side * 4.5, 27.2, 0, side * 10, 27.3, 0), [1.25, 1.05, 0.75], 16);
      b.at(placed(side * 6, 26, 0, { turnZ: side * 0.1 }), (k) => k.box([0, -0.2, 0], [6, 1.9, 0.5], 0.2, 3));
      b.sphere([side * 11, 27.3, 0], [1.3, 0.5, 0.3], 14);
    }
    b.sphere([0, 31.1, 0.1], [1.1, 1.5, 1.2], 22).sphere([0, 30.4, 0.5], [0.8, 1.1, 0.8], 18);
    b.paint(darken(stone, 0.2), 'plaster').sphere([0, 31.3, -0.4], [1.3, 1.6, 1.2], 20);
    for (const side of [-1, 1])
      b.paint(darken(stone, 0.6), 'plaster').sphere([side * 0.42, 31.4, 1.14], [0.2, 0.1, 0.1], 10);
    return {};
  },
);

const pisa = staticKit(
  ['leaning tower', 'leaning tower of pisa', 'tower of pisa', 'pisa tower'],
  (b, { detail }) => {
    const marble = fromHex('#ece6d8');
    b.paint(fromHex('#c8c0b0'), 'stone').cylinder(0, 0.8, 11, 11, 36);
    b.at(placed(0, 0.4, 0, { turnZ: -0.085 }), (k) => {
      k.paint(marble, 'plaster').cylinder(0, 48, 6.4, 6.2, 36);
      for (let floor = 0; floor < 7; floor += 1) {
        const y = floor * 6.4;
        const out = floor === 0 ? 7 : 7.7;
        k.paint(lighten(marble, 0.15), 'plaster').cylinder(y + 5.7, y + 6.3, 8, 8, 36);
        around(detail === 0 ? 24 : 14, out - 0.3, (x, z) => {
          k.paint(lighten(marble, 0.1), 'plaster').at(placed(x, y, z), (m) =>
            m.cylinder(0, 4.9, 0.24, 0.22, 8),
          );
        });
        k.paint(darken(marble, 0.5), 'matte');
        around(detail === 0 ? 24 : 14, 6.42, (x, z, angle) =>
          k.at(placed(x, y + 2.6, z, { turnY: -angle }), (m) => m.box([0, 0, 0], [0.1, 3.2, 0.8])),
        );
      }
      k.paint(marble, 'plaster').cylinder(48, 54, 5, 5, 30);
      k.paint(darken(marble, 0.6), 'matte');
      around(8, 5.02, (x, z, angle) =>
        k.at(placed(x, 50.6, z, { turnY: -angle }), (m) => m.box([0, 0, 0], [0.1, 3.4, 1.5])),
      );
    });
    return { top: [4.5, 54, 0] };
  },
);

const waterTower = staticKit(['water tower', 'water tank'], (b, { colour }) => {
  const wood = fromHex('#8a6440');
  b.paint(fromHex('#5a5e64'), 'metal');
  around(4, 2, (x, z) => rod(b, [x * 1.3, 0, z * 1.3], [x, 8, z], 0.14));
  for (const y of [2.6, 5.4])
    around(4, 2.3 - y * 0.06, (x, z, angle) => {
      const next = angle + Math.PI / 2;
      rod(b, [x, y, z], [Math.cos(next) * (2.3 - y * 0.06), y, Math.sin(next) * (2.3 - y * 0.06)], 0.07);
      rod(b, [x, y, z], [Math.cos(next) * 2.2, y + 2.6, Math.sin(next) * 2.2], 0.05);
    });
  b.paint(
    (p) => darken(colour ?? wood, Math.floor(Math.atan2(p[2], p[0]) * 9) % 2 ? 0.12 : 0),
    'wood',
  ).cylinder(8, 12.4, 2.6, 2.5, 32);
  b.paint(fromHex('#3a3c40'), 'metal');
  for (const y of [8.6, 9.8, 11, 12]) b.lathe(pairs(2.6, y, 2.68, y + 0.06, 2.6, y + 0.12), 32);
  b.paint(fromHex('#6a4a30'), 'wood').lathe(pairs(0, 12.4, 2.95, 12.4, 0, 14.6), 32);
  rod(b, [0, 0, 0], [0, 8, 0], 0.3);
  return {};
});

export const famousLandmarks = [sphinx, stonehenge, operaHouse, redeemer, pisa, waterTower];
