/** Ice cream, chocolate, candy, cheese, honey, eggs and nuts. */

import { fromHex } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import { type Dish, foodKit } from './dish.ts';
import { addBowl, addLeaf, addPlate, addSurface, scatter, uneven } from './tableware.ts';

const scoop =
  (hex: Vec3) =>
  (p: Vec3): Vec3 =>
    scale(hex, 0.85 + 0.3 * noise(p[0] * 130, p[1] * 130, p[2] * 130));

const iceCream: Dish = {
  nouns: ['ice cream', 'ice cream cone', 'icecream', 'gelato', 'soft serve'],
  build: (b, { colour }) => {
    b.paint((p) => {
      const a = Math.atan2(p[2], p[0]);
      return Math.min(Math.abs(Math.sin(a * 6 + p[1] * 150)), Math.abs(Math.sin(a * 6 - p[1] * 150))) < 0.25
        ? fromHex('#a8642a')
        : fromHex('#dfa355');
    }, 'matte').lathe(
      [
        [0.002, 0],
        [0.03, 0.11],
        [0.032, 0.112],
        [0.032, 0.12],
        [0.028, 0.12],
      ],
      48,
    );
    const tones = [
      colour ?? fromHex('#f6b4c8'),
      colour ? mix(colour, [1, 1, 1], 0.4) : fromHex('#fbf0d8'),
      fromHex('#6a3a20'),
    ];
    const places: Vec3[] = [
      [-0.013, 0.138, 0.006],
      [0.015, 0.142, 0.004],
      [0, 0.172, 0],
    ];
    for (const [n, at] of places.entries()) {
      b.paint(scoop(tones[n]!), 'satin').sphere(at, [0.031, 0.029, 0.031], 24);
      b.lathe(
        [
          [0.024, at[1] - 0.026],
          [0.034, at[1] - 0.022],
          [0.029, at[1] - 0.01],
        ],
        26,
        (a) => 1 + 0.08 * Math.sin(a * 7 + n),
      );
    }
    b.paint(fromHex('#c8202c'), 'glossy').sphere([0.004, 0.207, 0.004], 0.01, 14);
    b.paint(fromHex('#4a7a2a'), 'satin').tube(
      [
        [0.004, 0.215, 0.004],
        [0.01, 0.232, 0.004],
      ],
      0.001,
      5,
    );
    return { size: [0.075, 0.22, 0.075], grip: [0, 0.06, 0] };
  },
};
const sundae: Dish = {
  nouns: ['sundae', 'bowl of ice cream', 'frozen yogurt'],
  build: (b, { colour }) => {
    b.paint([0.7, 0.78, 0.84], 'clear').lathe(
      [
        [0, 0],
        [0.034, 0.001],
        [0.006, 0.01],
        [0.005, 0.04],
        [0.04, 0.07],
        [0.055, 0.1],
      ],
      30,
    );
    for (const [x, z, hex] of [
      [-0.02, 0.01, '#f6b4c8'],
      [0.022, 0.006, '#fbf0d8'],
      [0, -0.022, '#7a4626'],
    ] as const)
      b.paint(scoop(colour ?? fromHex(hex)), 'satin').sphere([x, 0.1, z], 0.03, 20);
    b.paint(fromHex('#3a1a0c'), 'glossy').lathe(
      [
        [0.032, 0.118],
        [0.022, 0.128],
        [0, 0.132],
      ],
      28,
      (a) => 1 + 0.25 * Math.sin(a * 5),
    );
    b.paint(fromHex('#c8202c'), 'glossy').sphere([0, 0.14, 0], 0.011, 14);
    return { size: [0.12, 0.15, 0.12] };
  },
};
const popsicle: Dish = {
  nouns: ['popsicle', 'ice lolly', 'ice pop'],
  build: (b, { colour }) => {
    b.paint(
      (p) =>
        colour
          ? colour
          : p[1] > 0.12
            ? fromHex('#e03a3a')
            : p[1] > 0.085
              ? fromHex('#f8a02a')
              : fromHex('#f2d83a'),
      'glossy',
    ).box([0, 0.105, 0], [0.045, 0.1, 0.018], 0.009);
    b.paint(fromHex('#d9b880'), 'wood').box([0, 0.03, 0], [0.011, 0.06, 0.003], 0.0014);
    return { size: [0.045, 0.155, 0.018], grip: [0, 0.02, 0] };
  },
};
const chocolate: Dish = {
  nouns: ['chocolate', 'chocolate bar', 'bar of chocolate'],
  build: (b, { colour }) => {
    b.paint(colour ?? fromHex('#4a2412'), 'glossy').box([0, 0.004, 0], [0.16, 0.008, 0.08], 0.002);
    for (let x = 0; x < 6; x += 1)
      for (let z = 0; z < 3; z += 1)
        b.box([-0.0665 + x * 0.0266, 0.01, -0.026 + z * 0.026], [0.024, 0.007, 0.0235], 0.003);
    b.paint(fromHex('#c9a23a'), 'metal').box([-0.06, 0.006, 0], [0.05, 0.018, 0.084], 0.003);
    b.paint(fromHex('#8a1f2a'), 'satin').box([-0.062, 0.0065, 0], [0.042, 0.0195, 0.086], 0.003);
    return { size: [0.165, 0.018, 0.086] };
  },
};
const candy: Dish = {
  nouns: ['candy', 'candies', 'sweets', 'sweet', 'bonbon', 'gummy bear', 'jelly bean'],
  build: (b, { colour }, random) => {
    const tones = ['#e03a4a', '#3aa0e0', '#f2c22a', '#5ac04a', '#b05ae0', '#f08ab4'];
    scatter(random, 9, 0.045, (x, z, turn, n) =>
      b.at(multiply(translation(x, 0.011, z), rotationY(turn)), (c) => {
        const tone = colour ?? fromHex(tones[n % 6]!);
        c.paint(
          (p) => (Math.sin((p[0] + p[1] + p[2]) * 420) > 0.3 ? mix(tone, [1, 1, 1], 0.75) : tone),
          'glossy',
        ).sphere([0, 0, 0], [0.013, 0.011, 0.011], 14);
        for (const s of [1, -1])
          c.paint(mix(tone, [1, 1, 1], 0.35), 'glossy').at(
            multiply(translation(s * 0.012, 0, 0), rotationZ((s * -Math.PI) / 2)),
            (w) =>
              w.lathe(
                [
                  [0.002, 0],
                  [0.01, 0.012],
                ],
                10,
                (a) => 1 + 0.25 * Math.sin(a * 5),
              ),
          );
      }),
    );
    b.twoSided();
    return { size: [0.12, 0.03, 0.12] };
  },
};
const lollipop: Dish = {
  nouns: ['lollipop', 'lolly', 'candy cane', 'cotton candy'],
  build: (b, { colour, noun }) => {
    if (noun === 'candy cane') {
      const points = Array.from({ length: 24 }, (_, n): Vec3 => {
        const t = n / 23;
        if (t < 0.6) return [0.02, 0.005 + t * 0.2, 0];
        const a = ((t - 0.6) / 0.4) * Math.PI;
        return [0.02 * Math.cos(a), 0.125 + 0.022 * Math.sin(a), 0];
      });
      b.paint(
        (p) => (Math.sin((p[1] + p[0] * 0.6) * 330) > 0 ? fromHex('#c81f28') : fromHex('#fbf7f0')),
        'glossy',
      ).tube(points, 0.006, 10);
      return { size: [0.055, 0.155, 0.013], grip: [0.02, 0.04, 0] };
    }
    if (noun === 'cotton candy') {
      for (let n = 0; n < 26; n += 1)
        b.paint(mix(colour ?? fromHex('#f4a6cc'), [1, 1, 1], (n % 4) * 0.1), 'fur').sphere(
          [
            Math.cos(n * 2.4) * 0.05 * Math.sqrt(n / 26),
            0.2 + Math.sin(n * 1.3) * 0.04,
            Math.sin(n * 2.4) * 0.05 * Math.sqrt(n / 26),
          ],
          0.045,
          14,
        );
      b.paint(fromHex('#fbf7f0'), 'satin').cylinder(0, 0.18, 0.004, 0.006, 8);
      return { size: [0.19, 0.29, 0.19], grip: [0, 0.05, 0] };
    }
    const tone = colour ?? fromHex('#e03a5a');
    b.paint(fromHex('#fbf7f0'), 'satin').cylinder(0, 0.13, 0.0025, 0.0025, 8);
    b.at(multiply(translation(0, 0.155, 0), rotationX(Math.PI / 2)), (c) =>
      c
        .paint((p) => {
          const [dx, dy] = [p[0], p[1] - 0.155];
          return Math.sin(Math.atan2(dy, dx) * 2 + Math.hypot(dx, dy) * 320) > 0 ? tone : fromHex('#fdf3e6');
        }, 'glossy')
        .lathe(
          [
            [0, -0.007],
            [0.012, -0.0075],
            [0.022, -0.007],
            [0.03, -0.0055],
            [0.034, 0],
            [0.03, 0.0055],
            [0.022, 0.007],
            [0.012, 0.0075],
            [0, 0.007],
          ],
          44,
        ),
    );
    return { size: [0.07, 0.19, 0.016], grip: [0, 0.04, 0] };
  },
};
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
const tofu: Dish = {
  nouns: ['pudding', 'flan', 'jelly', 'tofu', 'butter', 'jello'],
  build: (b, { colour, noun }) => {
    addPlate(b, 0.085);
    if (noun === 'butter' || noun === 'tofu') {
      b.paint(colour ?? fromHex(noun === 'butter' ? '#f8df7a' : '#f8f3e6'), 'satin').box(
        [0, 0.026, 0],
        [0.09, 0.04, 0.05],
        0.005,
      );
      return { size: [0.17, 0.05, 0.17] };
    }
    b.paint(colour ?? fromHex(noun === 'pudding' || noun === 'flan' ? '#f0c86a' : '#d8304a'), 'glossy').lathe(
      [
        [0.05, 0.006],
        [0.044, 0.04],
        [0.038, 0.05],
        [0, 0.051],
      ],
      36,
      (a) => (noun === 'jelly' || noun === 'jello' ? 1 + 0.06 * Math.cos(a * 10) : 1),
    );
    addSurface(b, 0.04, 0.0515, fromHex('#7a3208'), 'glossy', 0.001);
    addLeaf(b, [0, 0.054, 0], 0.014, 0.5, 0.2, '#3f9a3a', 0.1);
    return { size: [0.17, 0.06, 0.17] };
  },
};

export const sweets = foodKit('ice cream', [iceCream, sundae, popsicle, chocolate, candy, lollipop, tofu]);
export const pantry = foodKit('cheese', [
  cheese,
  jar(['honey jar', 'honey', 'jar of honey', 'pot of honey'], '#e8960f', '#f8ecc8'),
  jar(['jam', 'jam jar', 'jar of jam', 'marmalade', 'jar'], '#8a1020', '#f8f0e0'),
  egg,
  nuts,
]);
