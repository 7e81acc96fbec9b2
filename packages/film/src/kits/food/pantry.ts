/** Cheese, honey, jam, eggs and nuts. */

import { fromHex } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale } from '../../math/vector.ts';
import { type Dish, foodKit } from './dish.ts';
import { addBowl, scatter, uneven } from './tableware.ts';

const cheese: Dish = {
  nouns: ['cheese', 'wedge of cheese', 'cheddar', 'swiss cheese'],
  build: (b, { colour }) => {
    const tone = colour ?? fromHex('#f2bd3a');
    b.at(rotationX(-Math.PI / 2), (w) =>
      w.paint(uneven(tone, 0.1, 40), 'satin').extrude(
        [
          [-0.07, 0.04],
          [-0.07, -0.04],
          [0.08, 0],
        ],
        0,
        0.06,
      ),
    );
    b.paint(scale(tone, 0.62), 'satin');
    for (const [x, y, z, r] of [
      [-0.02, 0.06, 0.004, 0.009],
      [-0.05, 0.06, -0.014, 0.007],
      [0.02, 0.06, -0.002, 0.006],
      [-0.03, 0.03, 0.03, 0.009],
      [0.01, 0.042, 0.0185, 0.007],
      [-0.055, 0.018, 0.036, 0.006],
      [-0.07, 0.036, 0, 0.01],
      [-0.07, 0.015, -0.02, 0.006],
    ] as const)
      b.sphere([x, y, z], r, 10);
    return { size: [0.16, 0.06, 0.085] };
  },
};
const jar = (nouns: string[], hex: string, label: string): Dish => ({
  nouns,
  build: (b, { colour }) => {
    const tone = colour ?? fromHex(hex);
    b.paint((p) => (Math.abs(p[1] - 0.048) < 0.022 && p[2] > 0.01 ? fromHex(label) : tone), 'glossy').lathe(
      [
        [0, 0],
        [0.038, 0],
        [0.042, 0.005],
        [0.042, 0.085],
        [0.034, 0.095],
        [0.034, 0.1],
      ],
      36,
    );
    b.paint(
      (p) => (Math.sin(p[0] * 500) * Math.sin(p[2] * 500) > 0 ? fromHex('#c8302c') : fromHex('#f8f2e8')),
      'cloth',
    ).lathe(
      [
        [0.041, 0.092],
        [0.038, 0.1],
        [0.038, 0.114],
        [0.034, 0.117],
        [0, 0.118],
      ],
      36,
      (a, y) => (y < 0.095 ? 1 + 0.08 * Math.sin(a * 12) : 1),
    );
    if (nouns[0]!.includes('honey')) {
      b.at(multiply(translation(0.06, 0.012, 0.03), rotationZ(-1.2)), (d) => {
        d.paint(fromHex('#b5803f'), 'wood').cylinder(0, 0.12, 0.004, 0.003, 8);
        for (let n = 0; n < 5; n += 1)
          d.sphere(
            [0, -0.004 - n * 0.007, 0],
            [0.012 - Math.abs(n - 2) * 0.002, 0.004, 0.012 - Math.abs(n - 2) * 0.002],
            12,
          );
      });
    }
    return { size: [nouns[0]!.includes('honey') ? 0.2 : 0.085, 0.118, 0.085] };
  },
});
const egg: Dish = {
  nouns: ['egg', 'chicken egg', 'boiled egg', 'easter egg', 'dinosaur egg', 'dragon egg'],
  build: (b, { colour, noun, seed }) => {
    const s = noun.startsWith('dinosaur') || noun.startsWith('dragon') ? 6 : 1;
    const base =
      colour ??
      fromHex(
        noun === 'easter egg' ? ['#f08ab4', '#7ac8f0', '#f2d03a'][seed % 3]! : s > 1 ? '#8aa07a' : '#ecd2b0',
      );
    b.paint(
      (p) =>
        noun === 'easter egg' &&
        Math.abs(((p[1] + 0.004 * Math.sin(Math.atan2(p[2], p[0]) * 8)) * 60) % 1) < 0.4
          ? mix(base, [1, 1, 1], 0.7)
          : s > 1 && noise(((p[0] * 30) / s) * 2, ((p[1] * 30) / s) * 2, ((p[2] * 30) / s) * 2) > 0.62
            ? scale(base, 0.5)
            : base,
      'satin',
    );
    const steps = 20;
    b.lathe(
      Array.from({ length: steps + 1 }, (_, n): [number, number] => {
        const a = (n / steps) * Math.PI;
        const y = -Math.cos(a);
        return [Math.sin(a) * 0.0215 * (1 - y * 0.12) * s, (0.0285 + y * 0.0285) * s];
      }),
      28,
    );
    return { size: [0.045 * s, 0.057 * s, 0.045 * s] };
  },
};
const nuts: Dish = {
  nouns: ['nut', 'nuts', 'acorn', 'walnut', 'hazelnut', 'peanut', 'almond', 'chestnut'],
  build: (b, { noun }, random) => {
    if (noun === 'acorn' || noun === 'nut') {
      b.paint(fromHex('#a06a2c'), 'glossy').sphere([0, 0.014, 0], [0.011, 0.014, 0.011], 16);
      b.paint(uneven(fromHex('#5d4122'), 0.5, 500), 'bark').lathe(
        [
          [0.0125, 0.018],
          [0.0125, 0.022],
          [0.008, 0.028],
          [0.0015, 0.03],
          [0.0012, 0.037],
        ],
        18,
      );
      return { size: [0.026, 0.038, 0.026] };
    }
    addBowl(b, 0.06, 0.036, fromHex('#8a5a30'), fromHex('#a8713f'));
    scatter(random, 26, 0.045, (x, z, turn, n) =>
      b.at(multiply(translation(x, 0.034 + random() * 0.01, z), rotationY(turn)), (m) =>
        m
          .paint(uneven(fromHex(['#b5834a', '#8a5428', '#d0a468'][n % 3]!), 0.5, 400), 'satin')
          .sphere([0, 0, 0], [0.008, 0.008, 0.011], 10),
      ),
    );
    return { size: [0.12, 0.05, 0.12] };
  },
};
export const pantry = foodKit('cheese', [
  cheese,
  jar(['honey jar', 'honey', 'jar of honey', 'pot of honey'], '#e8960f', '#f8ecc8'),
  jar(['jam', 'jam jar', 'jar of jam', 'marmalade', 'jar'], '#8a1020', '#f8f0e0'),
  egg,
  nuts,
]);
