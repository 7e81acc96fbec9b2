/** Small things of the bathroom and the laundry: soap, toothpaste, comb, lipstick, faucet, shower, iron. */

import { darken, fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { pairs, placed, points, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#b8bec4');
const white = fromHex('#f4f2ec');

const soap = staticKit(
  ['soap', 'bar of soap', 'soap bar', 'sponge', 'bath sponge', 'loofah'],
  (b, { noun, colour }) => {
    if (/sponge|loofah/.test(noun)) {
      b.paint(
        (p) =>
          Math.sin(p[0] * 240) * Math.sin(p[1] * 260) * Math.sin(p[2] * 250) > 0.3
            ? fromHex('#b88a1c')
            : (colour ?? fromHex('#f2cf3c')),
        'cloth',
      ).box([0, 0.024, 0], [0.12, 0.034, 0.075], 0.009, 6);
      b.paint(fromHex('#3a8a4a'), 'cloth').box([0, 0.006, 0], [0.12, 0.012, 0.075], 0.003);
      return {};
    }
    b.paint(fromHex('#c8e0e8'), 'glossy').lathe(
      pairs(0, 0.004, 0.05, 0, 0.07, 0.014, 0.074, 0.02, 0.066, 0.016, 0, 0.01),
      32,
      (angle) => 1 + 0.3 * Math.cos(angle) ** 2,
    );
    b.paint(colour ?? fromHex('#f0a8b8'), 'glossy').box([0, 0.026, 0], [0.1, 0.032, 0.06], 0.014, 4);
    b.paint([0.95, 0.97, 1], 'clear');
    for (let n = 0; n < 12; n += 1)
      b.sphere(
        [Math.cos(n * 2.4) * 0.05, 0.036 + (n % 4) * 0.012, Math.sin(n * 2.4) * 0.035],
        0.007 + (n % 3) * 0.004,
        12,
      );
    return {};
  },
);

const toothpaste = staticKit(
  ['toothpaste', 'tube of toothpaste', 'tube', 'sunscreen', 'lotion', 'shampoo', 'shampoo bottle'],
  (b, { colour }) => {
    const paint = colour ?? fromHex('#2f8ad0');
    b.at(placed(0, 0.002, 0), (k) => {
      k.paint((p) => (p[1] > 0.1 ? white : paint), 'glossy').loft(
        Array.from({ length: 9 }, (_, row) => {
          const t = row / 8;
          return Array.from({ length: 21 }, (_, n): Vec3 => {
            const angle = (n / 20) * 2 * Math.PI;
            return [
              Math.cos(angle) * (0.022 + 0.008 * t),
              0.03 + t * 0.13,
              Math.sin(angle) * 0.021 * (1 - t * 0.92),
            ];
          });
        }),
        { hasCaps: true },
      );
      k.paint(white, 'glossy').cylinder(0, 0.03, 0.015, 0.013, 22);
    });
    return { grip: [0, 0.09, 0] };
  },
);

const comb = staticKit(
  ['comb', 'hair comb', 'hairbrush', 'hair brush', 'razor', 'shaver'],
  (b, { noun, colour }) => {
    const paint = colour ?? fromHex('#7a3a24');
    if (noun.startsWith('hairbrush') || noun === 'hair brush') {
      b.paint(paint, 'glossy')
        .sphere([0, 0.03, -0.06], [0.036, 0.016, 0.06], 22)
        .tube(points(0, 0.03, -0.01, 0, 0.03, 0.13), [0.014, 0.011], 12);
      b.paint(fromHex('#2a2624'), 'satin');
      for (let n = 0; n < 40; n += 1)
        rod(
          b,
          [((n % 5) - 2) * 0.012, 0.04, -0.1 + Math.floor(n / 5) * 0.012],
          [((n % 5) - 2) * 0.013, 0.062, -0.1 + Math.floor(n / 5) * 0.012],
          0.0014,
          4,
        );
      return { grip: [0, 0.03, 0.08] };
    }
    if (noun === 'razor' || noun === 'shaver') {
      b.paint(colour ?? fromHex('#2f6fd0'), 'glossy').tube(
        points(0, 0.01, 0, 0, 0.1, 0.004),
        [0.008, 0.006],
        12,
      );
      b.paint(steel, 'metal').box([0, 0.112, 0.006], [0.044, 0.024, 0.01], 0.003);
      b.paint(fromHex('#33363c'), 'satin')
        .box([0, 0.112, 0.012], [0.036, 0.004, 0.003])
        .box([0, 0.118, 0.012], [0.036, 0.002, 0.003]);
      return { grip: [0, 0.04, 0] };
    }
    b.paint(paint, 'glossy').box([0, 0.052, 0], [0.17, 0.016, 0.006], 0.003);
    for (let n = 0; n < 34; n += 1) b.box([-0.081 + n * 0.0049, 0.024, 0], [0.0022, 0.046, 0.004]);
    return { grip: [0.06, 0.05, 0] };
  },
);

const lipstick = staticKit(
  ['perfume', 'perfume bottle', 'tube of lipstick', 'nail polish'],
  (b, { noun, colour }) => {
    if (noun === 'perfume' || noun === 'perfume bottle') {
      b.paint(colour ?? fromHex('#e8a8b8'), 'glossy').box([0, 0.045, 0], [0.07, 0.08, 0.03], 0.008, 3);
      b.paint(fromHex('#f4e4e8'), 'clear').box([0, 0.045, 0], [0.084, 0.092, 0.042], 0.01, 3);
      b.paint(fromHex('#d8b24a'), 'metal').cylinder(0.09, 0.1, 0.014, 0.014, 20);
      b.paint(fromHex('#e8dcc0'), 'glossy').sphere([0, 0.117, 0], 0.02, 20);
      return { grip: [0, 0.05, 0] };
    }
    b.paint(fromHex('#1f1f24'), 'glossy').cylinder(0, 0.036, 0.012, 0.012, 24);
    b.paint(fromHex('#d8b24a'), 'metal').cylinder(0.036, 0.052, 0.0105, 0.0105, 24);
    b.paint(colour ?? fromHex('#c8142c'), 'glossy').lathe(
      pairs(0.0085, 0.052, 0.0085, 0.07, 0.006, 0.08, 0, 0.084),
      22,
    );
    return { grip: [0, 0.03, 0] };
  },
);

const faucet = staticKit(
  ['faucet', 'tap', 'water tap', 'dripping faucet', 'shower', 'shower head'],
  (b, { noun, colour }) => {
    const chrome = colour ?? fromHex('#c8ced4');
    const isShower = noun.startsWith('shower');
    b.paint(chrome, 'metal');
    if (isShower) {
      b.tube(points(0, 0.9, -0.1, 0, 2.1, -0.1, 0, 2.25, -0.04, 0, 2.22, 0.16), 0.014, 10);
      b.at(placed(0, 2.2, 0.17, { turnX: 0.35 }), (k) =>
        k.lathe(pairs(0, -0.02, 0.12, -0.02, 0.12, 0, 0.02, 0.03, 0, 0.03), 28),
      );
      for (const x of [-0.09, 0.09]) b.sphere([x, 1, -0.08], 0.035, 14);
      b.box([0, 1, -0.1], [0.26, 0.04, 0.04], 0.015);
      b.paint(fromHex('#bfe0f0'), 'clear');
      for (let n = 0; n < 26; n += 1)
        rod(
          b,
          [Math.cos(n * 2.4) * 0.02 * Math.sqrt(n), 2.17, 0.17 + Math.sin(n * 2.4) * 0.02 * Math.sqrt(n)],
          [Math.cos(n * 2.4) * 0.034 * Math.sqrt(n), 0.02, 0.3 + Math.sin(n * 2.4) * 0.034 * Math.sqrt(n)],
          0.006,
          5,
        );
      return {};
    }
    b.cylinder(0, 0.02, 0.045, 0.035, 26).tube(
      points(0, 0.01, 0, 0, 0.2, 0, 0, 0.27, 0.05, 0, 0.26, 0.12, 0, 0.2, 0.14),
      0.016,
      12,
    );
    for (const side of [-1, 1]) {
      b.tube(points(0, 0.08, 0, side * 0.07, 0.08, 0), 0.012, 10);
      b.at(placed(side * 0.085, 0.085, 0), (k) => {
        for (const turnY of [0, Math.PI / 2])
          k.at(placed(0, 0.01, 0, { turnY }), (m) => m.box([0, 0, 0], [0.07, 0.014, 0.014], 0.006));
        k.sphere([0, 0.018, 0], 0.012, 12);
      });
    }
    b.paint(fromHex('#8ac8e8'), 'glossy').sphere([0, 0.15, 0.14], [0.008, 0.012, 0.008], 12);
    return {};
  },
);

const iron = staticKit(['clothes iron', 'steam iron', 'iron'], (b, { colour }) => {
  const hull = (half: number, height: number) =>
    [
      [-0.11, half],
      [-0.04, half],
      [0.04, half * 0.8],
      [0.1, half * 0.3],
      [0.125, 0.004],
    ].map(([x, z]): Vec3[] =>
      points(x!, 0, -z!, x!, height, -z! * 0.8, x!, height, z! * 0.8, x!, 0, z!, x!, 0, -z!),
    );
  b.paint(fromHex('#d4d8dc'), 'metal').loft(hull(0.06, 0.014), { hasCaps: true });
  b.paint(colour ?? fromHex('#2f6fb8'), 'glossy').loft(hull(0.056, 0.05), { hasCaps: true });
  b.paint(fromHex('#26282c'), 'satin').tube(
    points(-0.09, 0.05, 0, -0.08, 0.12, 0, 0.02, 0.125, 0, 0.06, 0.05, 0),
    0.014,
    12,
  );
  return { grip: [-0.03, 0.12, 0] };
});

const ironingBoard = staticKit(['ironing board'], (b, { colour, traits }) => {
  b.paint(fromHex('#7aa0c4'), 'cloth')
    .box([-0.08, 0.84, 0], [1.15, 0.05, 0.38], 0.02, 3)
    .sphere([0.5, 0.84, 0], [0.22, 0.025, 0.19], 20);
  b.paint(steel, 'metal');
  for (const side of [-1, 1]) rod(b, [side * 0.4, 0, side * 0.12], [-side * 0.3, 0.82, side * 0.12], 0.016);
  for (const x of [-0.4, 0.4]) rod(b, [x, 0.02, -0.18], [x, 0.02, 0.18], 0.014);
  if (!traits.includes('with a shirt')) return { top: [0, 0.87, 0] };
  // A shirt spread over the board, one sleeve and the tails hanging over its edges.
  const cloth = colour ?? fromHex('#f2f4f8');
  b.paint(cloth, 'cloth')
    .box([-0.1, 0.875, 0], [0.66, 0.025, 0.46], 0.012, 3)
    .box([-0.1, 0.7, -0.235], [0.64, 0.36, 0.02], 0.01, 3)
    .box([0.3, 0.68, -0.23], [0.17, 0.42, 0.03], 0.012, 3)
    .box([-0.5, 0.68, -0.23], [0.17, 0.42, 0.03], 0.012, 3)
    .box([0.26, 0.88, 0], [0.1, 0.035, 0.22], 0.014, 3);
  b.paint(darken(cloth, 0.25), 'cloth').box([-0.1, 0.889, 0], [0.6, 0.004, 0.02]);
  for (let n = 0; n < 4; n += 1) b.sphere([-0.1, 0.82 - n * 0.09, -0.247], [0.012, 0.012, 0.005], 8);
  return { top: [0, 0.89, 0] };
});

export const bathThingKits = [soap, toothpaste, comb, lipstick, faucet, iron, ironingBoard];
