/** Bowls and plates of noodles, rice, soup, curry and salad. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import type { Random } from '../../math/random.ts';
import { mix } from '../../math/vector.ts';
import { type Dish, foodKit } from './dish.ts';
import { addHalfEgg, addNoodles, addPorkSlice, addRice } from './noodle-parts.ts';
import {
  addBowl,
  addChopsticks,
  addFork,
  addLeaf,
  addPlate,
  addSpoon,
  addSurface,
  china,
  scatter,
  uneven,
} from './tableware.ts';

/** Slices of braised beef around the middle. */
const addBeef = (b: MeshBuilder, random: Random) => {
  for (let n = 0; n < 9; n += 1) {
    const [turn, reach] = [n * 0.75 + 0.4, 0.045 + 0.014 * (n % 2)];
    b.at(
      multiply(
        translation(Math.cos(turn) * reach, 0.083, Math.sin(turn) * reach),
        rotationY(-turn + random() - 0.5),
        rotationZ(-0.25),
      ),
      (k) =>
        k
          .paint(uneven(fromHex(n % 3 ? '#6e341c' : '#8a4a2c'), 0.45, 140), 'glossy')
          .box([0, 0, 0], [0.03, 0.011, 0.024], 0.004),
    );
  }
};

const addRamenToppings = (b: MeshBuilder) => {
  addHalfEgg(b, [0.045, 0.079, 0.02], -0.25, 0.4);
  addHalfEgg(b, [0.03, 0.078, 0.056], -0.15, 1.4);
  addPorkSlice(b, [-0.042, 0.079, 0.03], 0.4, 0.35);
  addPorkSlice(b, [-0.056, 0.08, 0.0], 0.2, 0.5);
  b.at(multiply(translation(-0.018, 0.082, -0.07), rotationX(-0.35)), (nori) =>
    nori
      .paint(uneven(fromHex('#16221a'), 0.5, 300), 'matte')
      .box([0, 0.012, 0], [0.06, 0.056, 0.0012], 0.0005),
  );
  b.at(multiply(translation(0.022, 0.082, -0.074), rotationX(-0.3), rotationY(0.2)), (nori) =>
    nori
      .paint(uneven(fromHex('#16221a'), 0.5, 300), 'matte')
      .box([0, 0.008, 0], [0.045, 0.05, 0.0012], 0.0005),
  );
  // Fish cake with a pink swirl.
  b.at(multiply(translation(0.052, 0.08, -0.035), rotationZ(-0.3)), (cake) => {
    cake.paint((p) => {
      const [dx, dz] = [p[0] - 0.052, p[2] + 0.035];
      return Math.sin(Math.atan2(dz, dx) + Math.hypot(dx, dz) * 480) > 0.45 && Math.hypot(dx, dz) < 0.014
        ? fromHex('#e8688c')
        : fromHex('#fbf7f0');
    }, 'satin');
    cake.lathe(
      [
        [0.019, 0.003],
        [0.014, 0.0034],
        [0.009, 0.0036],
        [0.005, 0.0036],
        [0, 0.0036],
      ],
      40,
      (a) => 1 + 0.07 * Math.cos(a * 11),
    );
    cake.lathe(
      [
        [0.019, -0.003],
        [0.019, 0.003],
      ],
      40,
      (a) => 1 + 0.07 * Math.cos(a * 11),
    );
  });
};

export const ramen: Dish = {
  nouns: [
    'ramen',
    'bowl of ramen',
    'noodle soup',
    'noodles',
    'bowl of noodles',
    'pho',
    'udon',
    'noodle',
    'beef noodles',
    'beef noodle soup',
    'bowl of beef noodles',
    'soba',
    'ramen bowl',
  ],
  build: (b, { colour, detail, noun, traits }, random) => {
    const outside = colour ?? fromHex('#9c1f1c');
    addBowl(
      b,
      0.105,
      0.082,
      (p) => (p[1] > 0.066 && p[1] < 0.075 ? fromHex('#f0e2c4') : outside),
      fromHex('#f3ead8'),
    );
    addSurface(b, 0.098, 0.071, uneven(fromHex('#a8601e'), 0.35, 60), 'glossy');
    // Drops of fat on the broth.
    scatter(random, 24, 0.088, (x, z) =>
      b.at(translation(x, 0.0713, z), (o) =>
        addSurface(o, 0.002 + random() * 0.003, 0, fromHex('#e0a040'), 'glossy', 0.0006),
      ),
    );
    addNoodles(b, random, 0.078, 0.069, 0.017, '#e6b858', 0.0024, detail === 0 ? 44 : 16);
    if (/beef/.test(noun)) addBeef(b, random);
    else addRamenToppings(b);
    scatter(random, 34, 0.03, (x, z, turn) =>
      b.at(
        multiply(
          translation(x - 0.005, 0.081 + random() * 0.004, z + 0.005),
          rotationY(turn),
          rotationX(random() - 0.5),
        ),
        (ring) =>
          ring.paint(fromHex(random() < 0.5 ? '#4f9a2c' : '#a8cf5a'), 'satin').lathe(
            [
              [0.0022, -0.0012],
              [0.0042, -0.0012],
              [0.0042, 0.0012],
              [0.0022, 0.0012],
            ],
            10,
          ),
      ),
    );
    for (let n = 0; n < 5; n += 1)
      addLeaf(b, [-0.02 + n * 0.006, 0.08, 0.055 + (n % 2) * 0.008], 0.013, n * 1.3, 0.3, '#3a7d2c', 0.3);
    if (!traits.includes('without chopsticks')) addChopsticks(b, [0.03, 0.0915, 0.0], 0.235, 1.25);
    return {
      size: [0.24, 0.1, 0.22],
      top: 0.083,
      steam: { at: [0, 0.09, 0], radius: 0.06, height: 0.24 },
      grip: [0.105, 0.06, 0],
    };
  },
};

const spaghetti: Dish = {
  nouns: [
    'spaghetti',
    'plate of spaghetti',
    'pasta',
    'plate of pasta',
    'spaghetti bolognese',
    'lasagna',
    'macaroni',
    'carbonara',
  ],
  build: (b, { colour, detail }, random) => {
    const y = addPlate(b, 0.14, colour ?? china, fromHex('#e8e2d6'));
    addNoodles(b, random, 0.088, y + 0.004, 0.034, '#e8b850', 0.0021, detail === 0 ? 62 : 22);
    b.paint(
      (p) => mix(fromHex('#b5260f'), fromHex('#d8481c'), 0.5 + 0.5 * Math.sin(p[0] * 400 + p[2] * 300)),
      'glossy',
    );
    const lumps = Array.from(
      { length: 22 },
      () => [random() * 6.28, Math.sqrt(random()) * 0.045, random()] as const,
    );
    for (const [a, r, s] of lumps)
      b.sphere(
        [Math.cos(a) * r, y + 0.036 - r * 0.32, Math.sin(a) * r],
        [0.012 + s * 0.008, 0.006 + s * 0.004, 0.012 + s * 0.006],
        12,
      );
    b.paint(uneven(fromHex('#7d3a1e'), 0.5, 200), 'satin');
    for (const [x, z] of [
      [0.014, 0.006],
      [-0.02, 0.012],
      [0, -0.022],
    ] as const)
      b.sphere([x, y + 0.046, z], 0.0135, 14);
    for (let n = 0; n < 4; n += 1)
      addLeaf(
        b,
        [0.004 + (n % 2) * 0.01, y + 0.06, -0.002 + n * 0.004],
        0.014,
        n * 1.7,
        0.35,
        '#2f8a2c',
        0.1,
      );
    scatter(random, 60, 0.05, (x, z) =>
      b
        .paint(fromHex('#f6ebc0'), 'matte')
        .box([x, y + 0.044 - Math.hypot(x, z) * 0.35 + random() * 0.004, z], [0.003, 0.001, 0.001]),
    );
    addFork(b, [0.185, 0, 0.01], 0);
    return { size: [0.34, 0.075, 0.28], top: 0.07, steam: { at: [0, 0.06, 0], radius: 0.05, height: 0.16 } };
  },
};

const rice: Dish = {
  nouns: ['rice', 'bowl of rice', 'fried rice', 'rice bowl', 'steamed rice'],
  build: (b, { colour, detail, noun }, random) => {
    addBowl(
      b,
      0.065,
      0.06,
      (p) =>
        p[1] > 0.03 && p[1] < 0.042 && Math.sin(Math.atan2(p[2], p[0]) * 16) > 0
          ? fromHex('#2f5aa8')
          : (colour ?? china),
      china,
    );
    addRice(
      b,
      random,
      0.061,
      0.05,
      0.03,
      detail === 0 ? 520 : 120,
      noun === 'fried rice' ? '#e8c987' : '#faf7ee',
    );
    addChopsticks(b, [0.09, 0.004, 0], 0.22, 0.1);
    return { size: [0.2, 0.085, 0.14], top: 0.08, steam: { at: [0, 0.08, 0], radius: 0.03, height: 0.14 } };
  },
};

const soupOf = (nouns: string[], liquid: string, bits: [string, number, number][]): Dish => ({
  nouns,
  build: (b, { colour }, random) => {
    addBowl(b, 0.09, 0.06, colour ?? fromHex('#e6dcc8'), china);
    addSurface(b, 0.083, 0.049, uneven(fromHex(liquid), 0.25, 50));
    for (const [hex, count, size] of bits)
      scatter(random, count, 0.07, (x, z, turn) =>
        b.at(multiply(translation(x, 0.05, z), rotationY(turn), rotationX(random() * 0.6)), (bit) =>
          bit.paint(fromHex(hex), 'satin').box([0, 0, 0], [size, size * 0.7, size], size * 0.25),
        ),
      );
    for (let n = 0; n < 4; n += 1)
      addLeaf(b, [0.01 * n - 0.015, 0.052, 0.01], 0.01, n * 1.8, 0.2, '#3a8a2c', 0.2);
    addSpoon(b, [0.13, 0, 0], 0.2);
    return { size: [0.28, 0.07, 0.18], top: 0.06, steam: { at: [0, 0.06, 0], radius: 0.045, height: 0.18 } };
  },
});

const salad: Dish = {
  nouns: ['salad', 'bowl of salad', 'green salad'],
  build: (b, { colour }, random) => {
    addBowl(b, 0.11, 0.07, colour ?? fromHex('#a8713f'), fromHex('#c08a54'));
    scatter(random, 34, 0.088, (x, z, turn, n) =>
      addLeaf(
        b,
        [x, 0.062 + 0.025 * (1 - Math.hypot(x, z) / 0.1) + random() * 0.01, z],
        0.028 + random() * 0.012,
        turn,
        (random() - 0.5) * 1.2,
        ['#5da030', '#7dbb3c', '#3f8628', '#8a3f5a'][n % 4]!,
        0.35,
      ),
    );
    scatter(random, 9, 0.07, (x, z) =>
      b.paint(fromHex('#d8301c'), 'glossy').sphere([x, 0.088, z], 0.011, 14),
    );
    scatter(random, 10, 0.075, (x, z, turn) =>
      b.at(multiply(translation(x, 0.09, z), rotationY(turn), rotationZ(0.5)), (slice) => {
        slice.paint(fromHex('#dcecb4'), 'satin').cylinder(-0.0015, 0.0015, 0.013, 0.013, 18);
        slice.paint(fromHex('#3a7a2a'), 'glossy').lathe(
          [
            [0.013, -0.0016],
            [0.0138, 0],
            [0.013, 0.0016],
          ],
          18,
        );
      }),
    );
    return { size: [0.22, 0.11, 0.22], top: 0.1 };
  },
};

const curry: Dish = {
  nouns: ['curry', 'curry rice', 'stew', 'chili', 'goulash', 'casserole'],
  build: (b, { colour, detail }, random) => {
    const y = addPlate(b, 0.13, colour ?? china);
    b.at(translation(-0.04, 0, 0), (m) => addRice(m, random, 0.05, y, 0.035, detail === 0 ? 320 : 90));
    b.at(translation(0.04, 0, 0), (m) => {
      addSurface(m, 0.062, y + 0.004, uneven(fromHex('#a85a14'), 0.4, 90), 'glossy', 0.012);
      scatter(random, 14, 0.048, (x, z, turn, n) =>
        m.at(multiply(translation(x, y + 0.016, z), rotationY(turn)), (bit) =>
          bit
            .paint(fromHex(['#e8721c', '#e6c05a', '#8a4a20'][n % 3]!), 'glossy')
            .box([0, 0, 0], [0.016, 0.012, 0.014], 0.004),
        ),
      );
    });
    addSpoon(b, [0.17, 0, 0], 0);
    return {
      size: [0.32, 0.06, 0.26],
      top: 0.05,
      steam: { at: [0.02, 0.05, 0], radius: 0.05, height: 0.16 },
    };
  },
};

export const noodleDishes = foodKit('ramen', [
  ramen,
  spaghetti,
  rice,
  curry,
  salad,
  soupOf(['soup', 'bowl of soup', 'tomato soup', 'pumpkin soup', 'broth'], '#c8541c', [
    ['#e8b060', 8, 0.008],
  ]),
  soupOf(['vegetable soup', 'chicken soup', 'miso soup', 'minestrone'], '#c99a4a', [
    ['#e8721c', 9, 0.012],
    ['#f2ead2', 8, 0.014],
    ['#4f9a34', 10, 0.009],
  ]),
  soupOf(['porridge', 'oatmeal', 'cereal', 'bowl of cereal', 'yogurt', 'congee'], '#f0e6d0', [
    ['#d89a3a', 22, 0.009],
    ['#4a5aa8', 8, 0.009],
    ['#d83a3a', 6, 0.011],
  ]),
]);
