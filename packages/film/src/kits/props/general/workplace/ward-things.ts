/** Things of wards and sickrooms: stretcher, drip, scanner, X-ray film, scalpel, teeth, plaster leg and inhaler. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, points, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#c0c6cc');
const white = fromHex('#f4f5f4');
const black = fromHex('#1c1d21');

const stretcher = staticKit(
  ['stretcher', 'gurney', 'ambulance stretcher', 'hospital trolley'],
  (b, { colour }) => {
    b.paint(steel, 'metal');
    for (const x of [-0.28, 0.28]) {
      rod(b, [x, 0.7, -0.95], [x, 0.7, 0.95], 0.022);
      rod(b, [x, 0.12, 0.7], [x, 0.66, -0.5], 0.018);
      rod(b, [x, 0.12, -0.7], [x, 0.66, 0.5], 0.018);
      for (const z of [-0.7, 0.7])
        b.at(placed(x, 0.08, z, { turnZ: Math.PI / 2 }), (k) =>
          k.paint(black, 'matte').cylinder(-0.02, 0.02, 0.08, 0.08, 20),
        );
      b.paint(steel, 'metal');
      b.tube(points(x, 0.72, -0.3, x, 0.92, -0.28, x, 0.92, 0.28, x, 0.72, 0.3), 0.014, 8);
    }
    b.paint(colour ?? fromHex('#e8a01c'), 'satin').box([0, 0.75, 0.16], [0.5, 0.08, 1.5], 0.03);
    b.at(placed(0, 0.84, -0.72, { turnX: 0.4 }), (k) => k.box([0, 0, 0], [0.5, 0.08, 0.5], 0.03));
    b.paint(white, 'cloth').box([0, 0.94, -0.74], [0.4, 0.08, 0.24], 0.03);
    b.paint(black, 'cloth');
    for (const z of [0, 0.5]) b.box([0, 0.794, z], [0.52, 0.012, 0.06]);
    return { top: [0, 0.79, 0.1], seat: [0, 0.79, 0.1] };
  },
);

const drip = staticKit(
  ['iv drip', 'iv stand', 'iv pole', 'drip stand', 'infusion', 'iv bag'],
  (b, { colour }) => {
    b.paint(steel, 'metal');
    rod(b, [0, 0.06, 0], [0, 1.9, 0], 0.014);
    around(5, 0.3, (x, z) => {
      rod(b, [0, 0.1, 0], [x, 0.06, z], 0.014);
      b.paint(black, 'matte').sphere([x, 0.03, z], 0.03, 12);
      b.paint(steel, 'metal');
    });
    rod(b, [-0.16, 1.88, 0], [0.16, 1.88, 0], 0.009);
    b.at(placed(0.14, 1.66, 0), (k) => {
      k.paint(colour ?? fromHex('#dceaf4'), 'clear').box([0, 0, 0], [0.13, 0.26, 0.05], 0.024);
      k.paint(fromHex('#a8d0ea'), 'clear').box([0, -0.04, 0], [0.11, 0.16, 0.036], 0.016);
      k.paint(white, 'matte').box([0, 0.01, 0.027], [0.08, 0.07, 0.002]);
    });
    b.paint(fromHex('#e4eef2'), 'satin').tube(
      points(0.14, 1.53, 0, 0.14, 1.3, 0.02, 0.2, 0.95, 0.08, 0.34, 0.85, 0.12),
      0.006,
      8,
    );
    b.paint(fromHex('#3a6ac0'), 'satin').box([0, 1.25, 0.06], [0.16, 0.2, 0.09], 0.014);
    b.paint(fromHex('#6af0a0'), 'glow').box([0, 1.29, 0.107], [0.1, 0.05, 0.004]);
    return undefined;
  },
);

const scanner = staticKit(
  [
    'mri scanner',
    'ct scanner',
    'mri machine',
    'ct scan machine',
    'body scanner',
    'scanner of a hospital',
    'mri',
  ],
  (b, { colour }) => {
    const ringOf = (radius: number, z: number): Vec3[] =>
      Array.from({ length: 40 }, (_, n): Vec3 => {
        const a = (n / 40) * 2 * Math.PI;
        return [Math.cos(a) * radius, 1.05 + Math.sin(a) * radius, z];
      });
    b.paint(colour ?? white, 'satin').loft(
      [
        ringOf(0.42, 0.62),
        ringOf(0.5, 0.7),
        ringOf(0.9, 0.68),
        ringOf(1.02, 0.5),
        ringOf(1.02, -0.5),
        ringOf(0.9, -0.68),
        ringOf(0.5, -0.7),
        ringOf(0.42, -0.62),
        ringOf(0.4, 0),
        ringOf(0.42, 0.62),
      ],
      { isClosed: true, hasCaps: false },
    );
    b.box([0, 0.2, 0], [1.3, 0.4, 1], 0.04);
    b.paint(fromHex('#5ac0f0'), 'glow').at(placed(0, 1.05, 0.7, { turnX: Math.PI / 2 }), (k) =>
      ring(k, 0.56, 0.014, 40),
    );
    b.paint(lighten(colour ?? white, 0.1), 'satin').box([0, 0.42, 1.5], [0.5, 0.84, 1.7], 0.04);
    b.paint(fromHex('#3a5a8a'), 'cloth').box([0, 0.9, 1.1], [0.46, 0.09, 2.5], 0.04);
    b.paint(white, 'cloth').box([0, 0.98, 0.2], [0.34, 0.08, 0.26], 0.03);
    return { top: [0, 0.95, 1.3], seat: [0, 0.95, 1.4] };
  },
);

const xRay = staticKit(['x-ray', 'xray', 'x ray', 'x-ray image', 'x-ray film', 'radiograph'], (b) => {
  b.at(placed(0, 0.27, 0, { turnX: -0.18 }), (k) => {
    k.paint(fromHex('#2c3038'), 'satin').box([0, 0, -0.012], [0.46, 0.54, 0.02], 0.008);
    k.paint(fromHex('#1c3048'), 'glow').box([0, 0, 0], [0.42, 0.5, 0.006]);
    const bone = fromHex('#cfe4f4');
    k.paint(bone, 'glow');
    for (let n = 0; n < 9; n += 1) k.box([0, 0.2 - n * 0.047, 0.005], [0.035, 0.034, 0.006], 0.006);
    for (let n = 0; n < 6; n += 1)
      for (const side of [-1, 1])
        k.tube(
          points(
            side * 0.02,
            0.17 - n * 0.045,
            0.006,
            side * 0.1,
            0.165 - n * 0.045,
            0.006,
            side * (0.15 + n * 0.004),
            0.12 - n * 0.045,
            0.006,
            side * 0.12,
            0.06 - n * 0.04,
            0.006,
            side * 0.06,
            0.045 - n * 0.04,
            0.006,
          ),
          0.007,
          6,
        );
    for (const side of [-1, 1]) rod(k, [side * 0.02, 0.2, 0.006], [side * 0.17, 0.225, 0.006], 0.008);
  });
  return undefined;
});

const scalpel = staticKit(
  ['scalpel', 'surgical knife', 'lancet', 'razor blade', 'razorblade', 'craft knife'],
  (b, { colour }) => {
    b.paint(colour ?? steel, 'metal').box([0, 0.06, 0], [0.009, 0.12, 0.004], 0.002);
    for (let n = 0; n < 6; n += 1)
      b.paint(darken(steel, 0.3), 'metal').box([0, 0.03 + n * 0.008, 0.0025], [0.009, 0.002, 0.001]);
    b.paint(lighten(steel, 0.3), 'metal').extrude(
      pairs(-0.004, 0.12, 0.004, 0.12, 0.006, 0.14, -0.004, 0.165),
      -0.0006,
      0.0006,
    );
    return { grip: [0, 0.05, 0] };
  },
);

const tooth = staticKit(['tooth', 'molar', 'milk tooth', 'baby tooth'], (b, { colour }) => {
  b.paint(colour ?? fromHex('#f6f2e6'), 'glossy').lathe(
    pairs(0, 0.05, 0.042, 0.045, 0.05, 0.08, 0.046, 0.11, 0.03, 0.112, 0, 0.1),
    28,
    (a) => 1 + 0.09 * Math.cos(a * 4),
  );
  for (const [x, z] of [
    [-0.022, -0.016],
    [0.022, -0.016],
    [0, 0.024],
  ] as const)
    b.tube(
      points(x * 0.9, 0.065, z * 0.9, x * 1.1, 0.03, z * 1.1, x * 0.8, 0, z * 0.8),
      [0.021, 0.015, 0.003],
      14,
    );
  return undefined;
});

const dentures = staticKit(
  ['dentures', 'denture', 'false teeth', 'set of teeth', 'chattering teeth'],
  (b, { colour }) => {
    for (const [y, side] of [
      [0.018, 1],
      [0.058, -1],
    ] as const) {
      b.paint(colour ?? fromHex('#e8788a'), 'glossy').tube(
        Array.from({ length: 13 }, (_, n): Vec3 => {
          const a = (n / 12) * Math.PI;
          return [Math.cos(a) * 0.034, y - side * 0.006, Math.sin(a) * 0.042 - 0.01];
        }),
        0.011,
        10,
      );
      for (let n = 0; n < 12; n += 1) {
        const a = ((n + 0.5) / 12) * Math.PI;
        b.paint(white, 'glossy').at(
          placed(Math.cos(a) * 0.036, y + side * 0.008, Math.sin(a) * 0.045 - 0.01, { turnY: -a }),
          (k) => k.box([0, 0, 0], [0.006, 0.018, 0.0095], 0.003),
        );
      }
    }
    return undefined;
  },
);

const inhaler = staticKit(['inhaler', 'asthma inhaler', 'puffer'], (b, { colour }) => {
  const paint = colour ?? fromHex('#3a7ad8');
  b.paint(paint, 'satin').box([0, 0.035, 0], [0.034, 0.07, 0.026], 0.011);
  b.box([0, 0.013, 0.026], [0.032, 0.024, 0.04], 0.008);
  b.paint(steel, 'metal').cylinder(0.06, 0.088, 0.011, 0.011, 18);
  b.paint(lighten(paint, 0.4), 'satin').box([0, 0.013, 0.048], [0.028, 0.02, 0.008], 0.004);
  return { grip: [0, 0.035, 0] };
});

export const wardThingKits = [stretcher, drip, scanner, xRay, scalpel, tooth, dentures, inhaler];
