/** Ice cream, chocolate, candy and puddings. */

import { fromHex } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import { type Dish, foodKit } from './dish.ts';
import { addLeaf, addPlate, addSurface, scatter } from './tableware.ts';

const scoop =
  (hex: Vec3) =>
  (p: Vec3): Vec3 =>
    scale(hex, 0.85 + 0.3 * noise(p[0] * 130, p[1] * 130, p[2] * 130));

const iceCream: Dish = {
  nouns: ['ice cream', 'ice cream cone', 'icecream', 'gelato'],
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
