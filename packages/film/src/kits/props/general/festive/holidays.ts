/** Christmas, birthdays and carnival: wreath, stocking, baubles, nutcracker, gingerbread house, menorah, piñata. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import {
  around,
  heartOutline,
  pairs,
  placed,
  points,
  ring,
  rod,
  slab,
  starOutline,
} from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const red = fromHex('#c8201c');
const gold = fromHex('#e0b23a');
const white = fromHex('#f8f5ee');
const green = fromHex('#1f5a2c');

const addBow = (b: MeshBuilder, x: number, y: number, z: number, size: number) => {
  b.paint(red, 'satin').sphere([x, y, z], size * 0.3, 12);
  for (const side of [-1, 1]) {
    b.at(placed(x + side * size * 0.55, y + size * 0.1, z, { turnZ: side * 0.3 }), (k) =>
      k.sphere([0, 0, 0], [size * 0.5, size * 0.3, size * 0.2], 14),
    );
    b.tube(
      [
        [x, y, z],
        [x + side * size * 0.5, y - size * 1.1, z],
      ],
      [size * 0.16, size * 0.22],
      8,
    );
  }
};

const wreath = staticKit(
  ['wreath', 'christmas wreath', 'garland', 'flower wreath', 'flower crown', 'mistletoe', 'holly'],
  (b, { noun, colour }) => {
    const isFloral = noun.startsWith('flower');
    b.at(placed(0, 0.3, 0), (k) => {
      for (let n = 0; n < 120; n += 1) {
        const [angle, tilt] = [(n / 120) * Math.PI * 2, n * 2.4];
        const r = 0.21 + Math.cos(tilt) * 0.045;
        k.paint(n % 3 ? green : lighten(green, 0.12), 'leaf').at(
          placed(Math.cos(angle) * r, Math.sin(angle) * r, Math.sin(tilt) * 0.045, {
            turnZ: angle + Math.cos(n) * 1.2,
            turnX: n,
          }),
          (m) => m.sphere([0, 0, 0], [0.014, 0.048, 0.008], 7),
        );
      }
      around(isFloral ? 16 : 12, 0.22, (x, y, _angle, n) => {
        const hex = isFloral
          ? ['#f2a8c0', '#f6e07a', '#f4f0ff', '#e86a8a'][n % 4]!
          : n % 3
            ? '#c8201c'
            : '#e0b23a';
        k.paint(colour ?? fromHex(hex), 'glossy').sphere([x, y, 0.05], isFloral ? 0.036 : 0.022, 14);
      });
      if (!isFloral) addBow(k, 0, -0.2, 0.075, 0.1);
    });
    return { grip: [0, 0.55, 0] };
  },
);

const stocking = staticKit(
  ['christmas stocking', 'stocking', 'stockings', 'sock', 'socks'],
  (b, { noun, colour }) => {
    const paint = colour ?? (noun.startsWith('sock') ? fromHex('#3a6ac0') : red);
    b.paint(
      (p) => (noun.startsWith('sock') && Math.floor(p[1] * 40) % 2 ? lighten(paint, 0.6) : paint),
      'cloth',
    );
    b.tube(
      points(0, 0.4, 0, 0, 0.2, 0, 0, 0.1, 0.01, 0.03, 0.06, 0.02, 0.1, 0.05, 0.03, 0.17, 0.055, 0.03),
      [0.075, 0.07, 0.07, 0.07, 0.062, 0.05],
      18,
    );
    b.sphere([0.17, 0.055, 0.03], 0.05, 16).sphere([0.005, 0.075, 0.01], 0.074, 16);
    if (!noun.startsWith('sock')) {
      b.paint(white, 'fur').lathe(pairs(0.07, 0.37, 0.095, 0.38, 0.1, 0.42, 0.09, 0.47, 0.07, 0.47), 24);
      b.paint(gold, 'cloth').tube(
        points(-0.08, 0.46, 0, -0.1, 0.52, 0, -0.07, 0.54, 0, -0.06, 0.47, 0),
        0.006,
        6,
      );
    }
    return { grip: [0, 0.44, 0] };
  },
);

const bauble = staticKit(
  ['christmas ornament', 'bauble', 'christmas bauble', 'christmas ball', 'ornament', 'baubles'],
  (b, { colour }) => {
    const hexes = ['#c8201c', '#e0b23a', '#1f7a4a'];
    for (const [n, [x, , z]] of points(0, 0, 0.03, -0.085, 0, -0.03, 0.085, 0, -0.03).entries()) {
      const paint = n === 0 && colour ? colour : fromHex(hexes[n]!);
      b.paint(paint, 'metal').sphere([x, 0.045, z], 0.045, 26);
      b.paint(lighten(paint, 0.55), 'glossy').at(placed(x, 0.045, z), (k) => ring(k, 0.0445, 0.003, 28));
      b.paint(gold, 'metal')
        .at(placed(x, 0.088, z), (k) => k.cylinder(0, 0.012, 0.011, 0.01, 14))
        .at(placed(x, 0.107, z, { turnX: Math.PI / 2 }), (k) => ring(k, 0.008, 0.0016, 14));
    }
    return { grip: [0, 0.1, 0.03] };
  },
);

const nutcracker = staticKit(
  ['nutcracker', 'toy soldier', 'tin soldier', 'wooden soldier', 'nutcracker soldier'],
  (b, { colour }) => {
    const coat = colour ?? red;
    b.paint(fromHex('#1c1c20'), 'glossy').box([0, 0.012, 0], [0.14, 0.024, 0.1], 0.006);
    for (const side of [-1, 1]) {
      b.paint(fromHex('#1c1c20'), 'glossy').at(placed(side * 0.026, 0.024, 0), (k) =>
        k.cylinder(0, 0.06, 0.022, 0.02, 16),
      );
      b.paint(white, 'glossy').at(placed(side * 0.026, 0.084, 0), (k) =>
        k.cylinder(0, 0.07, 0.02, 0.022, 16),
      );
      b.paint(coat, 'glossy').tube(
        [
          [side * 0.062, 0.255, 0],
          [side * 0.075, 0.17, 0.01],
        ],
        [0.02, 0.017],
        12,
      );
      b.paint(fromHex('#e8b890'), 'satin').sphere([side * 0.076, 0.155, 0.012], 0.016, 12);
      b.paint(gold, 'metal').sphere([side * 0.062, 0.268, 0], [0.026, 0.01, 0.024], 14);
    }
    b.paint(coat, 'glossy').cylinder(0.15, 0.27, 0.052, 0.048, 24);
    b.paint(white, 'glossy').cylinder(0.172, 0.184, 0.0525, 0.052, 24);
    b.paint(gold, 'metal');
    for (const y of [0.205, 0.225, 0.245])
      b.sphere([0, y, 0.05], 0.006, 8).box([0, y, 0.047], [0.05, 0.004, 0.006]);
    b.paint(fromHex('#e8b890'), 'satin').cylinder(0.27, 0.34, 0.038, 0.04, 24);
    for (const side of [-1, 1]) {
      b.paint(white, 'glossy').sphere([side * 0.015, 0.318, 0.036], [0.009, 0.009, 0.006], 12);
      b.paint(fromHex('#1c2a5a'), 'glossy').sphere([side * 0.015, 0.318, 0.041], 0.0048, 10);
      b.paint(fromHex('#2a1c14'), 'satin').tube(
        points(side * 0.004, 0.296, 0.042, side * 0.02, 0.294, 0.04, side * 0.03, 0.302, 0.034),
        0.004,
        6,
      );
    }
    b.paint(fromHex('#d8785a'), 'satin').sphere([0, 0.307, 0.042], 0.008, 10);
    b.paint(white, 'glossy').box([0, 0.284, 0.037], [0.026, 0.01, 0.008], 0.002);
    b.paint(white, 'fur').sphere([0, 0.262, 0.04], [0.026, 0.026, 0.012], 14);
    b.paint(fromHex('#1c1c20'), 'glossy').cylinder(0.338, 0.43, 0.044, 0.05, 24);
    b.paint(gold, 'metal').cylinder(0.338, 0.35, 0.046, 0.046, 24).cylinder(0.422, 0.432, 0.051, 0.051, 24);
    b.at(placed(0, 0.388, 0.047), (k) => slab(k, starOutline(8, 0.02, 0.01), 0.006));
    return { grip: [0, 0.2, 0] };
  },
);

const gingerbreadHouse = staticKit(['gingerbread house', 'candy house'], (b) => {
  const cookie = fromHex('#a8622a');
  b.paint(white, 'snow').cylinder(0, 0.012, 0.24, 0.23, 40);
  b.paint(cookie, 'satin').box([0, 0.1, 0], [0.24, 0.18, 0.2], 0.006);
  for (const side of [-1, 1])
    b.at(placed(0, 0.19, side * 0.1), (k) => slab(k, pairs(-0.12, 0, 0.12, 0, 0, 0.13), 0.012));
  for (const side of [-1, 1])
    b.at(placed(side * 0.076, 0.245, 0, { turnZ: -side * 0.83 }), (k) => {
      k.paint(darken(cookie, 0.2), 'satin').box([0, 0, 0], [0.2, 0.016, 0.27], 0.004);
      k.paint(white, 'snow').box([0, 0.008, 0], [0.205, 0.01, 0.275], 0.004);
      for (let n = 0; n < 12; n += 1)
        k.paint(fromHex(['#d8342e', '#2f9a4a', '#f2c22c', '#e86aa8', '#3a8ad8'][n % 5]!), 'glossy').sphere(
          [((n % 3) - 1) * 0.06, 0.018, (Math.floor(n / 3) - 1.5) * 0.066],
          [0.015, 0.009, 0.015],
          12,
        );
    });
  b.paint(white, 'glossy').tube(points(-0.13, 0.19, 0.107, 0, 0.325, 0.107, 0.13, 0.19, 0.107), 0.009, 8);
  b.paint(fromHex('#6a3414'), 'satin').box([0, 0.06, 0.102], [0.07, 0.1, 0.008], 0.004);
  b.paint(white, 'glossy').tube(
    points(-0.037, 0.012, 0.106, -0.037, 0.1, 0.106, 0, 0.125, 0.106, 0.037, 0.1, 0.106, 0.037, 0.012, 0.106),
    0.005,
    6,
  );
  b.paint([1.8, 1.2, 0.4], 'glow');
  for (const x of [-0.08, 0.08]) b.box([x, 0.12, 0.102], [0.04, 0.045, 0.006]);
  b.at(placed(0, 0.235, 0.108), (k) => slab(k.paint(red, 'glossy'), heartOutline(0.05), 0.008));
  for (const x of [-0.16, 0.16]) {
    b.paint((p) => (Math.sin(p[1] * 200 + p[0] * 90) > 0 ? red : white), 'glossy').tube(
      points(x, 0, 0.14, x, 0.12, 0.14, x * 1.1, 0.15, 0.14, x * 1.25, 0.13, 0.14),
      0.01,
      10,
    );
  }
  return {};
});

const menorah = staticKit(['menorah', 'hanukkah menorah'], (b, { colour }) => {
  b.paint(colour ?? gold, 'metal').lathe(
    pairs(0, 0, 0.09, 0, 0.07, 0.02, 0.02, 0.04, 0.014, 0.12, 0.02, 0.14, 0.012, 0.16, 0.012, 0.36, 0, 0.36),
    24,
  );
  for (const r of [0.06, 0.12, 0.18, 0.24])
    b.tube(
      Array.from(
        { length: 17 },
        (_, n): Vec3 => [
          Math.cos(Math.PI + (n / 16) * Math.PI) * r,
          0.34 + Math.sin(Math.PI + (n / 16) * Math.PI) * r * 0.8,
          0,
        ],
      ),
      0.009,
      8,
    );
  for (let n = -4; n <= 4; n += 1) {
    const y = n === 0 ? 0.38 : 0.34;
    b.paint(colour ?? gold, 'metal').at(placed(n * 0.06, y, 0), (k) =>
      k.lathe(pairs(0, 0, 0.012, 0, 0.018, 0.02, 0, 0.02), 14),
    );
    b.paint(fromHex('#e8ecf6'), 'satin').at(placed(n * 0.06, y + 0.018, 0), (k) =>
      k.cylinder(0, 0.08, 0.009, 0.009, 12),
    );
    b.paint([3.2, 1.6, 0.4], 'glow').at(placed(n * 0.06, y + 0.1, 0), (k) =>
      k.lathe(pairs(0, 0, 0.007, 0.01, 0.005, 0.024, 0, 0.042), 12),
    );
  }
  return { grip: [0, 0.15, 0] };
});

const pinata = staticKit(['pinata', 'pi ata', 'donkey pinata'], (b) => {
  const hexes = ['#e83a6a', '#f2a42c', '#f2dc2c', '#4ab84a', '#2fa8d8', '#8a4ac8'];
  b.paint((p) => fromHex(hexes[Math.floor((p[1] + 2) * 22 + p[2] * 3) % 6]!), 'cloth');
  b.box([0, 0.42, 0], [0.22, 0.22, 0.46], 0.06, 3);
  for (const x of [-0.07, 0.07]) for (const z of [-0.17, 0.17]) b.box([x, 0.17, z], [0.08, 0.34, 0.09], 0.02);
  b.box([0, 0.6, 0.22], [0.13, 0.28, 0.13], 0.04, 3).box([0, 0.74, 0.3], [0.14, 0.14, 0.26], 0.04, 3);
  for (const x of [-0.045, 0.045]) b.box([x, 0.86, 0.22], [0.035, 0.16, 0.03], 0.012);
  b.tube(points(0, 0.46, -0.24, 0, 0.36, -0.32, 0, 0.24, -0.33), [0.03, 0.025, 0.04], 8);
  b.paint(fromHex('#161616'), 'glossy');
  for (const x of [-0.071, 0.071]) b.sphere([x, 0.77, 0.3], 0.018, 10);
  b.paint(fromHex('#c8b48a'), 'cloth');
  rod(b, [0, 0.52, 0], [0, 1.4, 0], 0.006);
  return { top: [0, 0.95, 0] };
});

export const holidayKits = [wreath, stocking, bauble, nutcracker, gingerbreadHouse, menorah, pinata];
