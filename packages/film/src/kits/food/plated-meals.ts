/** Eggs, meat, fish, sushi and dumplings on plates. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import type { Dish } from './dish.ts';
import { addChopsticks, addLeaf, addPlate, addSurface, uneven } from './tableware.ts';

const addNigiri = (b: MeshBuilder, x: number, z: number, fish: string) =>
  b.at(translation(x, 0.03, z), (s) => {
    s.paint(fromHex('#faf6ec'), 'satin').box([0, 0.017, 0], [0.045, 0.034, 0.08], 0.015);
    s.paint((p) => (Math.sin(p[2] * 300) > 0.6 ? fromHex('#fbd0b0') : fromHex(fish)), 'glossy').box(
      [0, 0.039, 0],
      [0.05, 0.016, 0.094],
      0.007,
    );
  });

/** A long board of pale wood on which a chef lays out nigiri and cuts a roll. */
const addSushiBoard = (b: MeshBuilder) => {
  b.paint((p) => scale(fromHex('#d8ac6c'), 0.88 + 0.24 * noise(p[0] * 6, 1, p[2] * 60)), 'wood').box(
    [0, 0.015, 0],
    [0.86, 0.03, 0.4],
    0.008,
  );
  const fish = ['#f07a34', '#c8242e', '#f6e2d0', '#f07a34', '#c8242e', '#f0b83a', '#f07a34'];
  for (const [n, tone] of fish.entries()) addNigiri(b, -0.34 + n * 0.078, 0.11, tone);
  for (let n = 0; n < 8; n += 1)
    b.at(translation(-0.35 + n * 0.068, 0.03, -0.01), (s) => {
      s.paint(fromHex('#16241c'), 'satin').cylinder(0, 0.042, 0.03, 0.03, 24);
      addSurface(s, 0.0265, 0.0425, fromHex('#faf6ec'), 'satin', 0.001);
      s.at(translation(0, 0.044, 0), (c) =>
        addSurface(c, 0.013, 0, fromHex(n % 2 ? '#5aa034' : '#f0702c'), 'satin', 0.001),
      );
    });
  b.paint((p) => (Math.sin(p[0] * 160) > 0.5 ? fromHex('#fbc9a0') : fromHex('#f0702c')), 'glossy').box(
    [0.29, 0.055, -0.02],
    [0.16, 0.05, 0.1],
    0.018,
  );
  b.paint(fromHex('#8fb84a'), 'matte').sphere([0.34, 0.042, 0.12], [0.03, 0.022, 0.03], 14);
  b.paint(fromHex('#e8ecf0'), 'metal').box([0.02, 0.035, -0.13], [0.3, 0.006, 0.045], 0.002);
  b.paint(fromHex('#4a2c18'), 'wood').box([0.25, 0.04, -0.13], [0.16, 0.02, 0.026], 0.008);
  return { size: [0.86, 0.09, 0.4] as Vec3 };
};

export const sushi: Dish = {
  nouns: ['sushi', 'sushi roll', 'maki', 'plate of sushi', 'sashimi', 'nigiri', 'sushi board'],
  build: (b, { noun }, random) => {
    if (noun === 'sushi board') return addSushiBoard(b);
    b.paint(fromHex('#2a2624'), 'satin').box([0, 0.009, 0], [0.26, 0.014, 0.13], 0.004);
    for (let n = 0; n < 3; n += 1)
      b.at(translation(-0.085 + n * 0.058, 0.016, -0.024), (s) => {
        s.paint(fromHex('#faf6ec'), 'satin').box([0, 0.012, 0], [0.03, 0.024, 0.056], 0.011);
        s.paint(
          (p) => (Math.sin(p[2] * 420) > 0.6 ? fromHex('#fbc9a0') : fromHex(n === 1 ? '#c8303a' : '#f0803a')),
          'glossy',
        ).box([0, 0.027, 0], [0.034, 0.011, 0.066], 0.005);
      });
    for (let n = 0; n < 5; n += 1)
      b.at(translation(-0.09 + n * 0.038, 0.016, 0.034), (s) => {
        s.paint(fromHex('#16201a'), 'satin').cylinder(0, 0.026, 0.0175, 0.0175, 22);
        addSurface(s, 0.0155, 0.0264, fromHex('#faf6ec'), 'satin', 0.001);
        s.at(translation(0, 0.0275, 0), (c) =>
          addSurface(c, 0.007, 0, fromHex(n % 2 ? '#5aa034' : '#e8643a'), 'satin', 0.001),
        );
      });
    b.paint(fromHex('#8fb84a'), 'matte').sphere([0.105, 0.024, 0.03], [0.013, 0.01, 0.013], 12);
    for (let n = 0; n < 5; n += 1)
      addLeaf(b, [0.1, 0.02 + n * 0.003, -0.03], 0.014, n + random(), 0.2, '#f2b0a0', 0.3);
    addChopsticks(b, [0, 0.006, 0.095], 0.23, Math.PI / 2);
    return { size: [0.27, 0.05, 0.22] };
  },
};
const addFriedEgg = (b: MeshBuilder, at: Vec3, size: number) =>
  b.at(translation(...at), (e) => {
    e.paint(fromHex('#fdfaf2'), 'glossy').lathe(
      [
        [size, 0],
        [size * 0.9, size * 0.08],
        [size * 0.4, size * 0.12],
        [0, size * 0.12],
      ],
      30,
      (a) => 1 + 0.12 * Math.sin(a * 3 + 1) + 0.06 * Math.sin(a * 7),
    );
    e.paint(fromHex('#f59a14'), 'glossy').sphere(
      [size * 0.08, size * 0.12, 0],
      [size * 0.4, size * 0.26, size * 0.4],
      18,
    );
  });
export const friedEgg: Dish = {
  nouns: [
    'fried egg',
    'fried eggs',
    'breakfast',
    'omelette',
    'scrambled eggs',
    'bacon and eggs',
    'bacon',
    'english breakfast',
  ],
  build: (b, { noun }) => {
    const y = addPlate(b, 0.13);
    addFriedEgg(b, [-0.03, y + 0.001, -0.02], 0.046);
    if (noun !== 'fried egg') addFriedEgg(b, [0.035, y + 0.001, -0.035], 0.042);
    for (let n = 0; n < 3; n += 1) {
      const grid = Array.from({ length: 25 }, (_, row) =>
        [-1, -0.4, 0.3, 1].map((u) => {
          b.paint(u > -0.6 && u < 0 ? fromHex('#f0c4a0') : fromHex('#a8341e'), 'glossy');
          return b.vertex(
            [
              -0.07 + row * 0.0055,
              y + 0.006 + Math.sin(row * 0.9 + n) * 0.004,
              0.025 + n * 0.022 + u * 0.009,
            ],
            [0, 1, 0],
          );
        }),
      );
      b.grid(grid);
    }
    b.twoSided();
    return { size: [0.26, 0.045, 0.26], steam: { at: [0, 0.03, 0], radius: 0.04, height: 0.12 } };
  },
};
export const steak: Dish = {
  nouns: ['steak', 'beef steak', 'meat', 'grilled meat', 'pork chop', 'ribs'],
  build: (b, _o, random) => {
    const y = addPlate(b, 0.14);
    b.paint(
      (p) =>
        Math.abs(((p[0] + p[2] * 0.6) * 55) % 1) < 0.22 && p[1] > y + 0.016
          ? fromHex('#1f100a')
          : scale(fromHex('#6a3018'), 0.8 + 0.4 * noise(p[0] * 120, 0, p[2] * 120)),
      'glossy',
    ).lathe(
      [
        [0, y],
        [0.066, y],
        [0.074, y + 0.01],
        [0.068, y + 0.022],
        [0.03, y + 0.025],
        [0, y + 0.025],
      ],
      40,
      (a) => 1 + 0.1 * Math.cos(a) + 0.06 * Math.cos(a * 2 + 1),
    );
    for (let n = 0; n < 7; n += 1)
      b.at(
        multiply(
          translation(-0.09 + random() * 0.03, y + 0.008 + random() * 0.012, 0.04 + n * 0.006),
          rotationY(random() * 2),
        ),
        (f) => f.paint(fromHex('#f0c04a'), 'satin').box([0, 0, 0], [0.06, 0.009, 0.009], 0.002),
      );
    for (let n = 0; n < 4; n += 1)
      addLeaf(b, [0.07, y + 0.012, -0.07 + n * 0.01], 0.02, n, 0.2, '#3f8a2c', 0.4);
    b.paint(fromHex('#d8301c'), 'glossy').sphere([0.085, y + 0.014, 0.06], 0.016, 14);
    return { size: [0.28, 0.05, 0.28], steam: { at: [0, 0.04, 0], radius: 0.04, height: 0.14 } };
  },
};
export const roast: Dish = {
  nouns: [
    'roast chicken',
    'roasted chicken',
    'roast turkey',
    'thanksgiving turkey',
    'chicken dinner',
    'roast',
  ],
  build: (b) => {
    addPlate(b, 0.2);
    const skin = (p: Vec3): Vec3 =>
      scale(
        mix(fromHex('#d08a34'), fromHex('#7a3a10'), smoothstep(0.06, 0.15, p[1]) * 0.8),
        0.85 + 0.3 * noise(p[0] * 40, p[1] * 40, p[2] * 40),
      );
    b.paint(skin, 'glossy')
      .sphere([0, 0.085, 0], [0.085, 0.072, 0.11], 28)
      .sphere([0, 0.1, 0.045], [0.07, 0.06, 0.07], 22);
    for (const s of [1, -1]) {
      b.paint(skin, 'glossy').tube(
        [
          [s * 0.06, 0.07, -0.05],
          [s * 0.085, 0.085, -0.09],
          [s * 0.07, 0.1, -0.13],
        ],
        [0.042, 0.03, 0.014],
        14,
      );
      b.paint(fromHex('#f4ead4'), 'satin').tube(
        [
          [s * 0.07, 0.1, -0.13],
          [s * 0.062, 0.108, -0.165],
        ],
        [0.009, 0.01],
        8,
      );
      b.paint(skin, 'glossy').tube(
        [
          [s * 0.08, 0.09, 0.06],
          [s * 0.11, 0.08, 0.02],
          [s * 0.095, 0.1, -0.02],
        ],
        [0.024, 0.018, 0.012],
        12,
      );
    }
    for (let n = 0; n < 12; n += 1)
      addLeaf(b, [Math.cos(n * 0.52) * 0.145, 0.02, Math.sin(n * 0.52) * 0.145], 0.03, n, 0, '#4f9a34', 0.5);
    for (let n = 0; n < 6; n += 1)
      b.paint(uneven(fromHex('#d8a040'), 0.3), 'satin').sphere(
        [Math.cos(n * 1.05 + 0.2) * 0.14, 0.034, Math.sin(n * 1.05 + 0.2) * 0.14],
        0.022,
        12,
      );
    return { size: [0.4, 0.165, 0.4], steam: { at: [0, 0.16, 0], radius: 0.06, height: 0.2 } };
  },
};
export const sausage: Dish = {
  nouns: ['sausage', 'sausages', 'bratwurst'],
  build: (b) => {
    const y = addPlate(b, 0.13);
    for (let n = 0; n < 3; n += 1)
      b.paint(uneven(fromHex('#9a4a22'), 0.35, 90), 'glossy').tube(
        [
          [-0.07, y + 0.016, -0.04 + n * 0.036],
          [0, y + 0.016, -0.028 + n * 0.036],
          [0.07, y + 0.016, -0.04 + n * 0.036],
        ],
        0.0155,
        14,
      );
    return { size: [0.26, 0.04, 0.26] };
  },
};
export const fishDish: Dish = {
  nouns: ['fish dish', 'grilled fish', 'cooked fish', 'fish and chips', 'fried fish'],
  build: (b) => {
    const y = addPlate(b, 0.16);
    b.paint(
      (p) =>
        Math.abs((p[2] * 60) % 1) < 0.2 && p[1] > y + 0.018
          ? fromHex('#4a2a14')
          : mix(fromHex('#d8a85a'), fromHex('#9a6a34'), noise(p[0] * 60, 0, p[2] * 60)),
      'glossy',
    ).sphere([0, y + 0.016, 0.01], [0.04, 0.018, 0.1], 26);
    for (const s of [1, -1]) addLeaf(b, [s * 0.018, y + 0.016, -0.115], 0.026, s * 0.6, 0, '#b08040', 0.1);
    b.paint(fromHex('#fbf8f0'), 'glossy').sphere([0.022, y + 0.026, 0.085], 0.006, 8);
    for (let n = 0; n < 3; n += 1)
      b.at(translation(0.085, y + 0.004 + n * 0.003, -0.03 + n * 0.035), (l) => {
        l.paint(fromHex('#f8e68a'), 'satin').cylinder(0, 0.004, 0.022, 0.022, 20);
        l.paint(fromHex('#f2cf2a'), 'glossy').lathe(
          [
            [0.0218, 0],
            [0.0238, 0.002],
            [0.0218, 0.0042],
          ],
          20,
        );
      });
    return { size: [0.32, 0.05, 0.32] };
  },
};
export const dumplings: Dish = {
  nouns: ['dumpling', 'dumplings', 'dim sum', 'steamed bun', 'bao', 'gyoza', 'jiaozi', 'wonton', 'momo'],
  build: (b) => {
    b.paint(uneven(fromHex('#c99a5c'), 0.25, 100), 'wood').lathe(
      [
        [0, 0],
        [0.115, 0],
        [0.115, 0.05],
        [0.108, 0.05],
        [0.108, 0.018],
        [0, 0.018],
      ],
      40,
    );
    for (let n = 0; n < 7; n += 1) {
      const a = n * 1.047;
      const [x, z] = n === 6 ? [0, 0] : [Math.cos(a) * 0.068, Math.sin(a) * 0.068];
      b.at(multiply(translation(x, 0.018, z), rotationY(a)), (d) => {
        d.paint(fromHex('#f6ecd8'), 'satin').lathe(
          [
            [0, 0],
            [0.027, 0.002],
            [0.031, 0.012],
            [0.024, 0.026],
            [0.01, 0.034],
            [0.006, 0.038],
            [0, 0.037],
          ],
          26,
          (angle, y) => 1 + (y > 0.02 ? 0.12 : 0.03) * Math.cos(angle * 9),
        );
      });
    }
    return { size: [0.23, 0.06, 0.23], steam: { at: [0, 0.055, 0], radius: 0.07, height: 0.2 } };
  },
};
