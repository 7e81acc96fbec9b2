/** What crafts and trades are known by: barber chair, fabric on a cutting table, fish on a board, nets, hats to try on. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { pairs, placed, points, rod } from '../../shared/shapes.ts';
import { staticKit } from '../../shared/static-kit.ts';

const chrome = fromHex('#d8dde2');
const wood = fromHex('#9a6a3c');

/** Cloth from the neck of the sitter over the shoulders and the lap, in heights above the seat. */
const addHairCloth = (b: MeshBuilder, tall: number) => {
  const outline = [
    0.07, 0.59, 0.1, 0.575, 0.21, 0.54, 0.3, 0.43, 0.33, 0.27, 0.37, 0.14, 0.41, -0.04, 0.4, -0.05,
  ];
  b.paint((p): Vec3 => {
    const fold = 0.86 + 0.1 * Math.sin(Math.atan2(p[2], p[0]) * 11);
    return [fold, fold, fold * 1.03];
  }, 'cloth').at(multiply(translation(0, 0.54, 0.07), scaling(tall, tall, tall * 1.22)), (k) =>
    k.lathe(pairs(...outline).toReversed(), 44),
  );
};

export const barberChair = staticKit(
  ['barber chair', 'barber s chair', 'salon chair'],
  (b, { colour, traits }) => {
    const leather = colour ?? fromHex('#8c2420');
    b.paint(chrome, 'metal').lathe(
      pairs(0, 0, 0.3, 0, 0.31, 0.02, 0.1, 0.07, 0.07, 0.1, 0.06, 0.4, 0, 0.4),
      28,
    );
    b.paint(leather, 'satin').box([0, 0.47, 0.02], [0.52, 0.13, 0.52], 0.05, 4);
    b.at(placed(0, 0.56, -0.24, { turnX: -0.12 }), (k) => {
      k.box([0, 0.3, 0], [0.5, 0.62, 0.11], 0.045, 4);
      k.paint(darken(leather, 0.2), 'satin').box([0, 0.74, 0.01], [0.24, 0.15, 0.08], 0.035, 4);
    });
    for (const x of [-0.31, 0.31]) {
      b.paint(chrome, 'metal').tube(
        points(x, 0.45, -0.2, x, 0.68, -0.2, x, 0.68, 0.2, x, 0.47, 0.24),
        0.018,
        8,
      );
      b.paint(leather, 'satin').box([x, 0.7, 0], [0.08, 0.05, 0.4], 0.02, 3);
    }
    b.paint(chrome, 'metal').box([0, 0.14, 0.46], [0.42, 0.03, 0.2], 0.01);
    for (const x of [-0.16, 0.16]) rod(b, [x, 0.44, 0.24], [x, 0.15, 0.42], 0.014);
    if (traits.includes('with a hair cloth')) addHairCloth(b, traits.includes('for a child') ? 0.66 : 1);
    return { seat: [0, 0.54, 0.02], top: [0, 0.54, 0.02] };
  },
);

/** A length of cloth that lies in waves, with chalk lines and a tape on it. */
export const fabric = staticKit(
  [
    'fabric',
    'piece of fabric',
    'length of fabric',
    'textile',
    'cloth on a table',
    'fabric roll',
    'roll of fabric',
    'sewing pattern',
  ],
  (b, { colour }) => {
    const tone = colour ?? fromHex('#3a5a9c');
    const rows = Array.from({ length: 22 }, (_, j) =>
      Array.from({ length: 30 }, (_, i) => {
        const [u, v] = [i / 29, j / 21];
        const y = 0.012 + 0.012 * Math.sin(u * 9 + v * 3) * Math.sin(v * 7 + u) + 0.01 * Math.sin(u * 23);
        return b
          .paint(y > 0.015 ? lighten(tone, 0.08) : tone, 'cloth')
          .vertex([(u - 0.5) * 1.15, Math.max(0.004, y), (v - 0.5) * 0.62], [0, 1, 0]);
      }),
    );
    b.grid(rows);
    b.paint(lighten(tone, 0.1), 'cloth').at(placed(-0.52, 0.07, 0, { turnX: Math.PI / 2 }), (k) =>
      k.cylinder(-0.34, 0.34, 0.07, 0.07, 20),
    );
    b.paint(fromHex('#f6f4ee'), 'matte');
    rod(b, [-0.3, 0.036, -0.2], [0.45, 0.036, -0.16], 0.005, 5);
    rod(b, [0.1, 0.036, -0.2], [0.14, 0.036, 0.25], 0.005, 5);
    b.paint(fromHex('#f2cf3a'), 'satin');
    const tape = points(-0.34, 0.042, 0.1, -0.1, 0.042, 0.13, 0.2, 0.042, 0.1, 0.46, 0.042, 0.16);
    for (let n = 0; n + 1 < tape.length; n += 1) addStrip(b, tape[n]!, tape[n + 1]!, 0.018);
    b.paint(fromHex('#22242a'), 'matte');
    for (let n = 0; n < 24; n += 1) b.box([-0.33 + n * 0.034, 0.045, 0.117], [0.003, 0.002, 0.022]);
    return { top: [0, 0.03, 0] };
  },
);

const addStrip = (b: MeshBuilder, from: Vec3, to: Vec3, half: number) =>
  b.quad(
    [from[0], from[1], from[2] - half],
    [from[0], from[1], from[2] + half],
    [to[0], to[1], to[2] + half],
    [to[0], to[1], to[2] - half],
    [0, 1, 0],
  );

/** A fillet on its board, the first slices leaning beside it. */
export const fishFillet = staticKit(
  ['salmon fillet', 'fish fillet', 'raw salmon', 'raw fish', 'tuna fillet', 'fillet of fish', 'fillet'],
  (b, { noun, colour }) => {
    const flesh = colour ?? fromHex(noun.includes('tuna') ? '#b03048' : '#e0521f');
    b.paint(fromHex('#c89a62'), 'wood').box([0, 0.014, 0], [0.62, 0.028, 0.32], 0.008);
    b.paint(flesh, 'satin').box([-0.1, 0.058, -0.02], [0.3, 0.06, 0.15], 0.026, 5);
    b.paint(fromHex('#8a96a0'), 'glossy').box([-0.1, 0.032, -0.02], [0.3, 0.008, 0.152], 0.003);
    b.paint(lighten(flesh, 0.55), 'satin');
    for (let n = 0; n < 7; n += 1)
      b.at(placed(-0.22 + n * 0.04, 0.0885, -0.02, { turnY: 0.5 }), (k) =>
        k.box([0, 0, 0], [0.007, 0.002, 0.11]),
      );
    for (let n = 0; n < 5; n += 1)
      b.at(placed(0.09 + n * 0.038, 0.062, -0.02, { turnZ: 0.5 + n * 0.09 }), (k) =>
        k.paint(n % 2 ? lighten(flesh, 0.12) : flesh, 'satin').box([0, 0, 0], [0.012, 0.07, 0.14], 0.005, 2),
      );
    b.paint(fromHex('#4f9a3a'), 'leaf').sphere([-0.24, 0.04, 0.1], [0.045, 0.014, 0.03], 12);
    b.paint(fromHex('#f4e24a'), 'satin').sphere([-0.19, 0.045, 0.11], [0.024, 0.016, 0.024], 12);
    return { top: [0, 0.09, 0] };
  },
);

/** A wet net that comes up from the ground to where hands pull it, with floats and fish in it. */
export const fishingNet = staticKit(
  ['fishing net', 'fishing nets', 'fish net', 'trawl net'],
  (b, { colour }) => {
    const cord = colour ?? fromHex('#d9c79a');
    const at = (u: number, v: number): Vec3 => {
      const fall = 1.05 * (1 - v) ** 2.2 + 0.16 * Math.sin(Math.PI * v) * (0.6 + 0.4 * Math.sin(u * 9));
      const wide = 0.35 + 1.05 * v;
      return [(u - 0.5) * 2 * wide, 0.03 + fall + 0.05 * Math.sin(u * 13 + v * 8), -1 + v * 2.5];
    };
    b.paint(cord, 'cloth');
    for (let n = 0; n <= 26; n += 1) {
      b.tube(
        Array.from({ length: 15 }, (_, k) => at(n / 26, k / 14)),
        0.009,
        4,
      );
      b.tube(
        Array.from({ length: 19 }, (_, k) => at(k / 18, n / 26)),
        0.009,
        4,
      );
    }
    for (let n = 0; n < 9; n += 1) {
      b.paint(fromHex(n % 2 ? '#e8742a' : '#f2efe6'), 'satin').sphere(
        at(n / 8, 0.98),
        [0.085, 0.06, 0.06],
        12,
      );
    }
    for (let n = 0; n < 12; n += 1) {
      const [x, y, z] = at(0.2 + ((n * 0.37) % 0.6), 0.42 + ((n * 0.53) % 0.5));
      b.paint((p) => (p[1] > y + 0.05 ? fromHex('#5a7688') : fromHex('#dfe8ee')), 'glossy').at(
        placed(x, y + 0.05, z, { turnY: n * 2.1, turnZ: 0.3 * Math.sin(n * 5) }),
        (k) => {
          k.sphere([0, 0, 0], [0.17, 0.06, 0.04], 14);
          k.sphere([-0.19, 0.01, 0], [0.05, 0.06, 0.012], 8);
        },
      );
    }
    return { top: [0, 1.05, -1], grip: [0, 1, -1] };
  },
);

/** A stand with hats of several colours. */
export const hatStand = staticKit(
  ['hat stand', 'hat rack', 'hat tree', 'coat stand', 'coat rack'],
  (b, { colour }) => {
    b.paint(wood, 'wood').lathe(
      pairs(0, 0, 0.26, 0, 0.26, 0.03, 0.05, 0.07, 0.03, 0.12, 0.03, 1.62, 0.05, 1.68, 0, 1.72),
      20,
    );
    const hues = ['#d8402c', '#f2c23c', '#2f6fb8', '#3a8a52', '#efe6d2', '#7a3a8a'].map(fromHex);
    for (let n = 0; n < 6; n += 1) {
      const angle = n * 2.25;
      const y = 0.72 + n * 0.17;
      const [x, z] = [Math.cos(angle) * 0.26, Math.sin(angle) * 0.26];
      b.paint(wood, 'wood');
      rod(b, [0, y - 0.05, 0], [x, y, z], 0.013);
      const hat = n === 0 && colour ? colour : hues[n]!;
      b.at(placed(x, y, z), (k) => {
        k.paint(hat, 'cloth').lathe(
          pairs(0.2, 0, 0.2, 0.012, 0.1, 0.022, 0.095, 0.1, 0.06, 0.13, 0, 0.132),
          24,
        );
        k.paint(darken(hat, 0.45), 'cloth').lathe(pairs(0.104, 0.022, 0.104, 0.052, 0.1, 0.054), 24);
      });
    }
    return { top: [0, 1.72, 0] };
  },
);

/** A pumpkin with a face and a handle, full of sweets. */
export const candyBucket = staticKit(
  ['candy bucket', 'pumpkin bucket', 'trick or treat bucket', 'pumpkin basket'],
  (b, { colour }) => {
    const orange = colour ?? fromHex('#f07a14');
    b.at(placed(0, 0.13, 0), (k) => {
      for (let n = 0; n < 9; n += 1) {
        const angle = (n / 9) * 2 * Math.PI;
        k.paint(orange, 'satin').sphere(
          [Math.cos(angle) * 0.06, 0, Math.sin(angle) * 0.06],
          [0.085, 0.12, 0.085],
          14,
        );
      }
      k.paint(fromHex('#1c1814'), 'matte');
      for (const x of [-0.055, 0.055]) k.sphere([x, 0.035, 0.128], [0.024, 0.026, 0.02], 8);
      k.sphere([0, -0.04, 0.132], [0.065, 0.02, 0.018], 10);
      const hues = ['#d8302a', '#f2e23a', '#3aa0e0', '#e86ab0', '#5ab84a'].map(fromHex);
      for (let n = 0; n < 12; n += 1)
        k.paint(hues[n % 5]!, 'glossy').sphere(
          [0.07 * Math.sin(n * 2.4), 0.11, 0.07 * Math.cos(n * 2.4)],
          0.026,
          8,
        );
      k.paint(fromHex('#2a2420'), 'satin').tube(
        points(-0.12, 0.08, 0, -0.1, 0.22, 0, 0, 0.28, 0, 0.1, 0.22, 0, 0.12, 0.08, 0),
        0.008,
        8,
      );
    });
    return { grip: [0, 0.41, 0], top: [0, 0.25, 0] };
  },
);
