/** Bread, pastry, pies, pancakes and waffles. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import type { Random } from '../../math/random.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import { type Dish, foodKit } from './dish.ts';
import { addPlate, addSurface, scatter, uneven } from './tableware.ts';

/** Crust: darker on top, pale in the cuts. */
export const crust =
  (height: number, light = '#e2b06a', dark = '#9a5420') =>
  (p: Vec3): Vec3 =>
    scale(
      mix(fromHex(light), fromHex(dark), smoothstep(height * 0.15, height * 0.8, p[1])),
      0.82 + 0.36 * noise(p[0] * 90, p[1] * 90, p[2] * 90),
    );

const loaf: Dish = {
  nouns: ['bread', 'loaf', 'loaf of bread', 'sourdough', 'rye bread'],
  build: (b) => {
    b.paint(crust(0.1), 'matte').sphere([0, 0.05, 0], [0.075, 0.06, 0.14], 30);
    for (const z of [-0.07, -0.02, 0.03, 0.08])
      b.paint(fromHex('#f0d8a8'), 'matte').tube(
        [
          [-0.04, 0.094 - Math.abs(z) * 0.14, z + 0.02],
          [0, 0.109 - Math.abs(z) * 0.14, z],
          [0.04, 0.094 - Math.abs(z) * 0.14, z - 0.02],
        ],
        [0.003, 0.007, 0.003],
        7,
      );
    return { size: [0.15, 0.11, 0.28] };
  },
};
const toast: Dish = {
  nouns: ['toast', 'slice of bread', 'sliced bread'],
  build: (b) => {
    b.paint(uneven(fromHex('#e8bd78'), 0.3, 150), 'matte').box([0, 0.009, 0], [0.1, 0.016, 0.1], 0.008);
    b.paint(fromHex('#9a5a24'), 'matte').box([0, 0.009, 0], [0.104, 0.012, 0.104], 0.006);
    b.paint(fromHex('#f6d860'), 'glossy').box([0.004, 0.021, 0.002], [0.03, 0.007, 0.028], 0.003);
    return { size: [0.105, 0.025, 0.105] };
  },
};
const baguette: Dish = {
  nouns: ['baguette', 'french bread', 'breadstick'],
  build: (b) => {
    const points = Array.from({ length: 17 }, (_, n): Vec3 => [0, 0.034, (n / 16 - 0.5) * 0.6]);
    b.paint(crust(0.07), 'matte').tube(
      points,
      points.map((_, n) => 0.036 * Math.min(1, 0.35 + Math.sin((n / 16) * Math.PI) * 1.1)),
      16,
    );
    for (let n = 0; n < 6; n += 1)
      b.paint(fromHex('#f0d8a8'), 'matte').tube(
        [
          [-0.016, 0.063, -0.22 + n * 0.085],
          [0.014, 0.066, -0.17 + n * 0.085],
        ],
        [0.004, 0.004],
        6,
      );
    return { size: [0.075, 0.07, 0.62], grip: [0, 0.035, -0.2] };
  },
};
const croissant: Dish = {
  nouns: ['croissant', 'pastry', 'danish'],
  build: (b) => {
    for (let n = 0; n < 9; n += 1) {
      const t = (n / 8) * 2 - 1;
      const a = t * 1.35;
      const r = 0.032 * (1 - Math.abs(t) ** 1.5 * 0.72);
      b.paint(
        (p) =>
          scale(
            mix(
              fromHex('#e0a04c'),
              fromHex('#9c5418'),
              smoothstep(0.012, 0.05, p[1]) * 0.6 +
                0.4 * Math.abs(Math.sin((p[0] * Math.cos(a) - p[2] * Math.sin(a)) * 330)),
            ),
            0.95,
          ),
        'satin',
      );
      b.at(
        multiply(translation(Math.sin(a) * 0.07, r * 0.9, 0.04 - Math.cos(a) * 0.055), rotationY(-a)),
        (segment) => segment.sphere([0, 0, 0], [0.016 + r * 0.2, r, r * 1.15], 18),
      );
    }
    return { size: [0.18, 0.06, 0.11] };
  },
};
const addRing = (
  b: MeshBuilder,
  radius: number,
  thick: number,
  y: number,
  from: number,
  to: number,
  wave = 0,
) => {
  const steps = 16;
  b.lathe(
    Array.from({ length: steps + 1 }, (_, n): [number, number] => {
      const a = from + ((to - from) * n) / steps;
      return [radius - Math.cos(a) * thick, y + Math.sin(a) * thick];
    }),
    40,
    (angle, height) => 1 + wave * Math.sin(angle * 7) * (height < y + thick * 0.5 ? 1 : 0.2),
  );
};
const donut: Dish = {
  nouns: ['donut', 'doughnut', 'pink donut'],
  build: (b, { colour }, random) => {
    b.paint(uneven(fromHex('#d89a4c'), 0.2), 'satin');
    addRing(b, 0.034, 0.02, 0.02, Math.PI, -Math.PI);
    b.paint(colour ?? fromHex('#f08ab4'), 'glossy');
    addRing(b, 0.034, 0.0208, 0.0208, Math.PI * 1.02, -0.02, 0.02);
    for (let n = 0; n < 46; n += 1) {
      const [a, u] = [random() * 6.28, 0.5 + random() * 2.1];
      const r = 0.034 - Math.cos(u) * 0.0212;
      b.at(
        multiply(
          translation(Math.cos(a) * r, 0.0212 + Math.sin(u) * 0.0212, Math.sin(a) * r),
          rotationY(random() * 6),
          rotationZ(Math.PI / 2),
        ),
        (s) =>
          s
            .paint(fromHex(['#f8d83a', '#5ac8f0', '#f8f8f8', '#7ad05a', '#b06af0'][n % 5]!), 'glossy')
            .cylinder(-0.0028, 0.0028, 0.0011, 0.0011, 6),
      );
    }
    return { size: [0.11, 0.042, 0.11] };
  },
};
const bagel: Dish = {
  nouns: ['bagel', 'pretzel'],
  build: (b, _o, random) => {
    b.paint(
      (p) => scale(mix(fromHex('#d89a50'), fromHex('#8a4c1c'), smoothstep(0.015, 0.04, p[1])), 0.95),
      'satin',
    );
    addRing(b, 0.036, 0.023, 0.023, Math.PI, -Math.PI);
    for (let n = 0; n < 60; n += 1) {
      const [a, u] = [random() * 6.28, 0.7 + random() * 1.7];
      const r = 0.036 - Math.cos(u) * 0.0232;
      b.paint(fromHex('#f4e6c0'), 'satin').sphere(
        [Math.cos(a) * r, 0.023 + Math.sin(u) * 0.0232, Math.sin(a) * r],
        [0.0016, 0.0008, 0.0012],
        5,
      );
    }
    return { size: [0.12, 0.046, 0.12] };
  },
};
const cookie: Dish = {
  nouns: ['cookie', 'biscuit', 'chocolate chip cookie', 'gingerbread'],
  build: (b, { colour }, random) => {
    b.paint(uneven(colour ?? fromHex('#c98c4a'), 0.35, 160), 'matte').lathe(
      [
        [0, 0],
        [0.036, 0.001],
        [0.04, 0.005],
        [0.037, 0.01],
        [0.024, 0.013],
        [0, 0.0145],
      ],
      32,
      (a) => 1 + 0.03 * Math.sin(a * 5) + 0.02 * Math.sin(a * 11),
    );
    scatter(random, 12, 0.031, (x, z, turn) =>
      b.at(multiply(translation(x, 0.0125, z), rotationY(turn), rotationX(0.4)), (c) =>
        c.paint(fromHex('#3a1c0e'), 'glossy').box([0, 0, 0], [0.009, 0.007, 0.008], 0.003),
      ),
    );
    return { size: [0.08, 0.016, 0.08] };
  },
};

const pie: Dish = {
  nouns: ['pie', 'apple pie', 'tart', 'quiche', 'pumpkin pie', 'cherry pie'],
  build: (b, { noun }) => {
    b.paint(fromHex('#b9bcc0'), 'metal').lathe(
      [
        [0, 0],
        [0.1, 0],
        [0.13, 0.034],
      ],
      40,
    );
    addSurface(
      b,
      0.118,
      0.034,
      uneven(
        fromHex(noun === 'pumpkin pie' ? '#c46a1c' : noun === 'cherry pie' ? '#9a1420' : '#d8943a'),
        0.4,
        60,
      ),
      'glossy',
      0.006,
    );
    b.paint(crust(0.05), 'matte');
    addRing(b, 0.126, 0.011, 0.036, Math.PI, -Math.PI, 0.012);
    if (noun !== 'pumpkin pie')
      for (let n = -3; n <= 3; n += 1)
        for (const turn of [0, Math.PI / 2])
          b.at(rotationY(turn), (s) => {
            const half = Math.sqrt(0.118 ** 2 - (n * 0.033) ** 2);
            s.box([n * 0.033, 0.042 + (turn ? 0.003 : 0), 0], [0.016, 0.006, half * 2], 0.003);
          });
    return { size: [0.27, 0.05, 0.27], steam: { at: [0, 0.05, 0], radius: 0.05, height: 0.14 } };
  },
};
/** A stack on a plate; returns the height of its top. */
/** Thick ones with brown faces and pale round rims, so that each is told from the next. */
export const addPancakes = (b: MeshBuilder, random: Random, count = 5): number => {
  const y = addPlate(b, 0.125);
  for (let n = 0; n < count; n += 1)
    b.at(translation((random() - 0.5) * 0.011, y + n * 0.0185, (random() - 0.5) * 0.011), (c) => {
      const turn = random() * 6;
      c.paint(
        (p) =>
          mix(
            mix(fromHex('#fff0c4'), fromHex('#c8863c'), smoothstep(0.0045, 0.0088, Math.abs(p[1] - 0.0095))),
            fromHex('#dca058'),
            smoothstep(0.06, 0.045, Math.hypot(p[0], p[2])) * 0.7,
          ),
        'satin',
      ).lathe(
        [
          [0, 0.001],
          [0.052, 0.001],
          [0.0635, 0.003],
          [0.0695, 0.0065],
          [0.0705, 0.0095],
          [0.0695, 0.0125],
          [0.0635, 0.0165],
          [0.052, 0.0182],
          [0.02, 0.0188],
          [0, 0.0188],
        ],
        44,
        (a) => 1 + 0.018 * Math.sin(a * 3 + turn) + 0.01 * Math.sin(a * 5 + turn),
      );
    });
  return y + count * 0.0185;
};
const pancakes: Dish = {
  nouns: ['pancake', 'pancakes', 'stack of pancakes', 'crepe', 'hotcake'],
  build: (b, _o, random) => {
    const top = addPancakes(b, random);
    b.paint(fromHex('#8a3f0a'), 'glossy').lathe(
      [
        [0.05, top],
        [0.036, top + 0.003],
        [0, top + 0.004],
      ],
      40,
      (a) => 1 + 0.2 * Math.sin(a * 5) + 0.1 * Math.sin(a * 8),
    );
    for (let n = 0; n < 6; n += 1) {
      const a = n * 1.05 + 0.3;
      b.tube(
        [
          [Math.cos(a) * 0.05, top + 0.001, Math.sin(a) * 0.05],
          [Math.cos(a) * 0.072, top - 0.01, Math.sin(a) * 0.072],
          [Math.cos(a) * 0.0735, top - 0.02 - (n % 3) * 0.014, Math.sin(a) * 0.0735],
        ],
        [0.006, 0.006, 0.0075],
        8,
      );
    }
    b.paint(fromHex('#f8e27a'), 'glossy').box([0.004, top + 0.01, 0], [0.03, 0.012, 0.028], 0.004);
    return { size: [0.25, 0.1, 0.25], steam: { at: [0, 0.1, 0], radius: 0.04, height: 0.12 } };
  },
};
const waffle: Dish = {
  nouns: ['waffle', 'waffles', 'belgian waffle'],
  build: (b) => {
    const y = addPlate(b, 0.12);
    b.paint(fromHex('#b5712c'), 'satin').box([0, y + 0.008, 0], [0.14, 0.012, 0.14], 0.005);
    b.paint(fromHex('#dd9f4e'), 'satin');
    for (let n = -3; n <= 3; n += 1) {
      b.box([n * 0.022, y + 0.016, 0], [0.008, 0.014, 0.14], 0.003);
      b.box([0, y + 0.016, n * 0.022], [0.14, 0.014, 0.008], 0.003);
    }
    b.paint(fromHex('#fdf8ee'), 'satin').lathe(
      [
        [0.026, y + 0.022],
        [0.028, y + 0.03],
        [0.018, y + 0.04],
        [0.006, y + 0.05],
        [0, y + 0.054],
      ],
      20,
      (a) => 1 + 0.1 * Math.cos(a * 7),
    );
    for (const [x, z] of [
      [0.034, 0.02],
      [-0.03, 0.032],
      [0.008, -0.04],
    ] as const)
      b.paint(fromHex('#c81f2c'), 'glossy').sphere([x, y + 0.034, z], [0.011, 0.013, 0.011], 12);
    return { size: [0.24, 0.075, 0.24] };
  },
};

export const bakery = foodKit('bread', [
  loaf,
  toast,
  baguette,
  croissant,
  donut,
  bagel,
  cookie,
  pie,
  pancakes,
  waffle,
]);
