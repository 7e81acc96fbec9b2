/** Instruments of science: magnet, battery, prism, plasma ball, circuit board, solar panel. */

import { darken, fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { around, pairs, placed, ring, rod } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const steel = fromHex('#aab2ba');

const magnet = staticKit(['magnet', 'horseshoe magnet'], (b, { colour }) => {
  const arc = Array.from(
    { length: 17 },
    (_, n): Vec3 => [Math.cos((n / 16) * Math.PI) * 0.07, 0.1 + Math.sin((n / 16) * Math.PI) * 0.07, 0],
  );
  b.paint(colour ?? fromHex('#d8281f'), 'glossy').tube(
    [[0.07, 0.045, 0], ...arc, [-0.07, 0.045, 0]],
    0.026,
    12,
  );
  b.paint(fromHex('#c8ccd0'), 'metal');
  for (const x of [-0.07, 0.07]) rod(b, [x, 0, 0], [x, 0.05, 0], 0.0265, 14);
  return { grip: [0, 0.16, 0] };
});

const battery = staticKit(['battery', 'batteries', 'aa battery'], (b, { colour }) => {
  for (const x of [-0.02, 0.02])
    b.at(placed(x, 0, 0), (k) => {
      k.paint(colour ?? fromHex('#1f2226'), 'glossy').cylinder(0, 0.06, 0.017, 0.017, 24);
      k.paint(fromHex('#c8823c'), 'metal').cylinder(0.06, 0.084, 0.017, 0.017, 24);
      k.paint(steel, 'metal').cylinder(0.084, 0.09, 0.006, 0.006, 14);
    });
  return {};
});

const prism = staticKit(['prism', 'glass prism'], (b) => {
  b.at(placed(0, 0.08, 0, { turnX: Math.PI / 2 }), (k) =>
    k.paint(fromHex('#dcecf4'), 'glass').lathe(pairs(0, -0.1, 0.13, -0.1, 0.13, 0.1, 0, 0.1), 3),
  );
  b.paint([1.6, 1.6, 1.6], 'glow');
  rod(b, [-0.6, 0.02, 0.02], [-0.05, 0.09, 0.02], 0.006);
  const glow: Vec3[] = [
    [1.6, 0.1, 0.1],
    [1.6, 0.7, 0.1],
    [1.5, 1.4, 0.1],
    [0.1, 1.3, 0.2],
    [0.1, 0.5, 1.6],
    [0.6, 0.1, 1.4],
  ];
  for (const [n, colour] of glow.entries()) {
    b.paint(colour, 'glow');
    rod(b, [0.05, 0.1 - n * 0.008, 0.02], [0.62, 0.16 - n * 0.05, 0.02], [0.006, 0.022], 6);
  }
  return {};
});

const plasmaBall = staticKit(
  ['plasma ball', 'plasma globe', 'lava lamp', 'tesla coil'],
  (b, { noun, colour }) => {
    if (noun === 'lava lamp') {
      const lava: Vec3 = colour ?? [1.6, 0.35, 0.12];
      b.paint(steel, 'metal').lathe(pairs(0, 0, 0.07, 0, 0.045, 0.09, 0.065, 0.14, 0, 0.14), 28);
      b.paint(lava, 'glow');
      for (const [y, r] of [
        [0.17, 0.046],
        [0.23, 0.028],
        [0.28, 0.036],
        [0.335, 0.02],
        [0.37, 0.027],
      ] as const)
        b.sphere([Math.sin(y * 40) * 0.012, y, 0], [r, r * 1.2, r], 16);
      b.paint(fromHex('#e87a4a'), 'clear').lathe(pairs(0.066, 0.14, 0.058, 0.24, 0.036, 0.42), 28);
      b.paint(steel, 'metal').lathe(pairs(0.037, 0.42, 0.028, 0.48, 0, 0.482), 28);
      return {};
    }
    const isCoil = noun === 'tesla coil';
    const [y, radius, spread] = isCoil ? [1.55, 0.12, 0.9] : [0.24, 0.025, 0.14];
    if (isCoil) {
      b.paint(fromHex('#3a3c42'), 'satin').cylinder(0, 0.24, 0.42, 0.38, 32);
      b.paint(fromHex('#b8622c'), 'metal').cylinder(0.24, 1.4, 0.13, 0.13, 28);
      for (let n = 0; n < 9; n += 1)
        b.at(placed(0, 0.32 + n * 0.06, 0), (k) => ring(k, 0.2 + n * 0.012, 0.012, 28));
      b.at(placed(0, 1.52, 0), (k) => ring(k.paint(fromHex('#d0d6dc'), 'metal'), 0.3, 0.11, 32));
    } else {
      b.paint(fromHex('#1d1e22'), 'glossy').lathe(pairs(0, 0, 0.1, 0, 0.07, 0.06, 0.05, 0.1, 0, 0.1), 28);
      b.paint(steel, 'metal').cylinder(0.09, 0.23, 0.012, 0.012, 12);
    }
    b.paint([1.2, 0.9, 2.2], 'glow').sphere([0, y, 0], radius, 16);
    for (let n = 0; n < 12; n += 1) {
      const [angle, lift] = [n * 2.4, ((n % 5) / 4) * 1.6 - 0.6];
      const path = Array.from({ length: 7 }, (_, m): Vec3 => {
        const r = radius + (m / 6) * (spread - radius);
        const wobble = m === 0 ? 0 : Math.sin(m * 2.3 + n * 1.7) * spread * 0.09;
        return [
          Math.cos(angle) * Math.cos(lift) * r + wobble,
          y + Math.sin(lift) * r + wobble,
          Math.sin(angle) * Math.cos(lift) * r - wobble,
        ];
      });
      b.paint(n % 2 ? [0.7, 0.5, 2.4] : [1.4, 0.5, 1.9], 'glow').tube(path, isCoil ? 0.012 : 0.0028, 5);
    }
    if (!isCoil) b.paint(fromHex('#9a9ad8'), 'clear').sphere([0, 0.24, 0], 0.15, 30);
    return { top: [0, y + spread, 0] };
  },
);

const circuitBoard = staticKit(
  ['circuit board', 'motherboard', 'microchip', 'computer chip', 'chip', 'processor', 'cpu'],
  (b, { noun, colour }) => {
    const isChip = !/board/.test(noun);
    const half = isChip ? 0.06 : 0.15;
    if (!isChip) {
      b.paint(colour ?? fromHex('#1c6a3c'), 'glossy').box([0, 0.004, 0], [0.3, 0.008, 0.24], 0.002);
      b.paint(fromHex('#4ab878'), 'metal');
      for (let n = 0; n < 22; n += 1) {
        const z = -0.11 + n * 0.0105;
        b.box([n % 2 ? 0.09 : -0.09, 0.0085, z], [0.05 + (n % 5) * 0.012, 0.001, 0.0022]);
      }
      for (let n = 0; n < 10; n += 1)
        b.paint(fromHex(n % 2 ? '#2c5ac0' : '#c8a03c'), 'metal').at(
          placed(-0.13 + n * 0.028, 0.008, 0.1),
          (k) => k.cylinder(0, 0.018, 0.007, 0.007, 12),
        );
      b.paint(fromHex('#22242a'), 'satin');
      for (const x of [-0.11, 0.11]) b.box([x, 0.014, -0.08], [0.05, 0.014, 0.03], 0.003);
    }
    b.paint(fromHex('#d0a84a'), 'metal');
    for (let n = -5; n <= 5; n += 1)
      for (const side of [-1, 1]) {
        const place = (n / 5) * half * 0.36;
        b.box([place, 0.01, side * half * 0.5], [0.003, 0.006, half * 0.16]);
        b.box([side * half * 0.5, 0.01, place], [half * 0.16, 0.006, 0.003]);
      }
    b.paint(fromHex('#26282e'), 'satin').box([0, 0.016, 0], [half * 0.9, 0.02, half * 0.9], 0.004);
    b.paint([0.2, 0.9, 1.4], 'glow').box([0, 0.0265, 0], [half * 0.4, 0.001, half * 0.4]);
    return {};
  },
);

const solarPanel = staticKit(
  ['solar panel', 'solar panels', 'solar array', 'photovoltaic panel', 'solar farm'],
  (b, { noun }) => {
    // A single one lies flatter, as on a roof, so that something can stand on it.
    const lean = noun === 'solar panel' ? 0.3 : 0.55;
    const rows = noun === 'solar panel' ? [0] : [-1, 0, 1];
    for (const row of rows)
      b.at(placed(0, 1.15, row * 2.6, { turnX: lean }), (k) => {
        k.paint(fromHex('#c4c9ce'), 'metal').box([0, 0, 0], [4.3, 0.05, 2.06], 0.01);
        for (let n = 0; n < 4; n += 1)
          for (let m = 0; m < 2; m += 1) {
            const [x, z] = [(n - 1.5) * 1.06, (m - 0.5) * 1.01];
            k.paint(fromHex('#16335e'), 'glass').box([x, 0.03, z], [1, 0.012, 0.95]);
            k.paint(fromHex('#9ab4d0'), 'metal');
            for (const line of [-0.25, 0, 0.25]) {
              k.box([x + line, 0.037, z], [0.008, 0.003, 0.95]);
              k.box([x, 0.037, z + line], [1, 0.003, 0.008]);
            }
          }
      });
    b.paint(steel, 'metal');
    for (const row of rows)
      for (const x of [-1.5, 1.5]) {
        rod(b, [x, 0, row * 2.6 - 0.5], [x, 1.15 + lean * 0.45, row * 2.6 - 0.5], 0.04);
        rod(b, [x, 0, row * 2.6 + 0.6], [x, 1.15 - lean * 0.63, row * 2.6 + 0.6], 0.04);
      }
    return { top: [0, 1.19, 0] };
  },
);

const fossil = staticKit(['fossil', 'ammonite', 'ammonite fossil'], (b) => {
  const spiral = Array.from({ length: 70 }, (_, n): Vec3 => {
    const [t, angle] = [n / 69, (n / 69) * Math.PI * 5.2];
    const r = 0.012 + 0.078 * t ** 1.4;
    return [Math.cos(angle) * r, 0.075 + Math.sin(angle) * r * 0.86, 0.045];
  });
  b.paint(fromHex('#8a7a64'), 'rock').sphere([0, 0.08, 0], [0.15, 0.1, 0.05], 20);
  b.paint(
    (p) =>
      Math.sin(Math.atan2(p[1] - 0.075, p[0]) * 26) > 0.2
        ? fromHex('#d8c49a')
        : darken(fromHex('#a8875a'), 0.2),
    'satin',
  );
  b.tube(
    spiral,
    spiral.map((_, n) => 0.006 + 0.016 * (n / 69) ** 1.2),
    10,
  );
  return {};
});

const bunsenBurner = staticKit(
  ['bunsen burner', 'gas burner', 'incense', 'incense burner', 'incense sticks'],
  (b, { noun }) => {
    if (noun.startsWith('incense')) {
      b.paint(fromHex('#a8823c'), 'metal').lathe(
        pairs(0, 0.03, 0.06, 0.03, 0.09, 0.07, 0.1, 0.11, 0.085, 0.13, 0.095, 0.14, 0, 0.136),
        30,
      );
      around(3, 0.055, (x, z) => rod(b, [x, 0.05, z], [x * 1.3, 0, z * 1.3], [0.016, 0.01]));
      for (const x of [-0.025, 0, 0.025]) {
        b.paint(fromHex('#a83a2c'), 'wood');
        rod(b, [x, 0.13, 0], [x * 1.6, 0.36, 0], 0.003, 6);
        b.paint([3, 0.9, 0.2], 'glow').sphere([x * 1.6, 0.362, 0], 0.0045, 8);
      }
      b.paint([0.72, 0.72, 0.76], 'haze').twoSided();
      for (const x of [-0.04, 0, 0.04])
        b.tube(
          Array.from(
            { length: 12 },
            (_, n): Vec3 => [
              x + Math.sin(n * 0.8 + x * 60) * 0.012 * (n / 6),
              0.365 + n * 0.03,
              Math.cos(n * 0.7) * 0.01,
            ],
          ),
          Array.from({ length: 12 }, (_, n) => 0.004 + n * 0.0016),
          6,
        );
      return {};
    }
    b.paint(fromHex('#3a4048'), 'metal').cylinder(0, 0.012, 0.045, 0.04, 24);
    b.paint(fromHex('#c8a24a'), 'metal')
      .cylinder(0.012, 0.14, 0.009, 0.009, 16)
      .cylinder(0.03, 0.055, 0.014, 0.014, 16);
    b.paint([0.25, 0.55, 2.4], 'glow').lathe(pairs(0.009, 0.14, 0.016, 0.16, 0.009, 0.2, 0, 0.23), 16);
    return { top: [0, 0.23, 0] };
  },
);

export const scienceInstrumentKits = [
  magnet,
  battery,
  prism,
  plasmaBall,
  circuitBoard,
  solarPanel,
  fossil,
  bunsenBurner,
];
