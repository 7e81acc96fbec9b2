/** Roast duck, paella, tropical and Asian fruit, napkins and cups of tea for the table. */

import { darken, fromHex } from '../../math/colour.ts';
import { around, pairs, placed, points, rod } from '../shared/shapes.ts';
import { type Dish, foodKit } from './dish.ts';
import { addBowl, addPlate, scatter, uneven } from './tableware.ts';

const roastDuck: Dish = {
  nouns: ['peking duck', 'roast duck', 'roasted duck', 'roast goose'],
  build: (b) => {
    const y = addPlate(b, 0.2, fromHex('#f4f0e8'), fromHex('#b83a2c'));
    const skin = uneven(fromHex('#a8481a'), 0.4, 60);
    b.paint(skin, 'glossy').sphere([0, y + 0.06, 0], [0.085, 0.062, 0.12], 26);
    for (const side of [-1, 1]) {
      b.tube(
        points(side * 0.06, y + 0.05, -0.06, side * 0.09, y + 0.06, -0.13, side * 0.08, y + 0.07, -0.17),
        [0.036, 0.024, 0.012],
        12,
      );
      b.tube(
        points(side * 0.075, y + 0.07, 0.05, side * 0.11, y + 0.05, 0, side * 0.09, y + 0.045, -0.04),
        [0.022, 0.016, 0.01],
        10,
      );
    }
    b.tube(points(0, y + 0.08, 0.1, 0, y + 0.14, 0.15, 0.02, y + 0.12, 0.19), [0.03, 0.022, 0.026], 12);
    b.paint(fromHex('#e8a83c'), 'glossy').tube(
      points(0.02, y + 0.12, 0.2, 0.03, y + 0.11, 0.235),
      [0.016, 0.01],
      10,
    );
    b.paint(fromHex('#4a8a34'), 'leaf');
    around(14, 0.16, (x, z) => b.sphere([x, y + 0.012, z], [0.024, 0.012, 0.016], 8));
    return {
      size: [0.4, 0.17, 0.4],
      top: y + 0.12,
      steam: { at: [0, y + 0.13, 0], radius: 0.08, height: 0.22 },
    };
  },
};

const paella: Dish = {
  nouns: ['paella', 'biryani', 'seafood rice', 'jambalaya', 'pilaf'],
  build: (b, _options, random) => {
    b.paint(fromHex('#2c2c2e'), 'metal').lathe(
      pairs(0, 0, 0.2, 0, 0.225, 0.045, 0.22, 0.046, 0.196, 0.008, 0, 0.008),
      44,
    );
    for (const side of [-1, 1])
      b.paint(fromHex('#c8322a'), 'glossy').tube(
        points(
          side * 0.22,
          0.04,
          0.05,
          side * 0.27,
          0.055,
          0.03,
          side * 0.27,
          0.055,
          -0.03,
          side * 0.22,
          0.04,
          -0.05,
        ),
        0.008,
        8,
      );
    b.paint(uneven(fromHex('#e8b03a'), 0.5, 300), 'satin').lathe(
      pairs(0.212, 0.034, 0.12, 0.043, 0, 0.046),
      40,
    );
    scatter(random, 30, 0.18, (x, z, turn, n) => {
      if (n % 4 === 0)
        b.at(placed(x, 0.05, z, { turnY: turn }), (k) =>
          k
            .paint(fromHex('#e8682c'), 'glossy')
            .tube(points(-0.024, 0, 0, 0, 0.012, 0.014, 0.024, 0.002, 0), [0.005, 0.01, 0.004], 8),
        );
      else if (n % 4 === 1)
        b.paint(fromHex('#26262c'), 'glossy').at(placed(x, 0.048, z, { turnY: turn }), (k) =>
          k.sphere([0, 0, 0], [0.024, 0.009, 0.013], 10),
        );
      else
        b.paint(fromHex(n % 4 === 2 ? '#3f9a3a' : '#d8302a'), 'glossy').sphere(
          [x, 0.048, z],
          [0.009, 0.006, 0.009],
          8,
        );
    });
    for (let n = 0; n < 4; n += 1)
      b.paint(fromHex('#f2d83c'), 'glossy').at(
        placed(Math.cos(n * 1.57) * 0.15, 0.055, Math.sin(n * 1.57) * 0.15, { turnX: 0.5, turnY: n }),
        (k) => k.sphere([0, 0, 0], [0.03, 0.016, 0.016], 12),
      );
    return { size: [0.55, 0.07, 0.45], top: 0.05, steam: { at: [0, 0.06, 0], radius: 0.12, height: 0.22 } };
  },
};

const durian: Dish = {
  nouns: ['durian', 'jackfruit', 'durian fruit'],
  build: (b) => {
    b.paint(fromHex('#8a9a3a'), 'satin').sphere([0, 0.12, 0], [0.1, 0.12, 0.1], 24);
    for (let n = 0; n < 150; n += 1) {
      const [y, angle] = [1 - (n + 0.5) / 75, n * 2.39996];
      const flat = Math.sqrt(1 - y * y);
      b.paint(n % 3 ? fromHex('#98a844') : darken(fromHex('#98a844'), 0.2), 'satin');
      rod(
        b,
        [Math.cos(angle) * flat * 0.094, 0.12 + y * 0.113, Math.sin(angle) * flat * 0.094],
        [Math.cos(angle) * flat * 0.122, 0.12 + y * 0.145, Math.sin(angle) * flat * 0.122],
        [0.013, 0.001],
        5,
      );
    }
    b.paint(fromHex('#6a5a34'), 'wood');
    rod(b, [0, 0.23, 0], [0.01, 0.31, 0], 0.013);
    return { size: [0.25, 0.31, 0.25] };
  },
};

const smallFruit = (nouns: string[], hex: string, isBumpy: boolean): Dish => ({
  nouns,
  build: (b, { colour }) => {
    const paint = colour ?? fromHex(hex);
    for (const [n, [x, y, z]] of points(
      -0.04,
      0.034,
      0.02,
      0.042,
      0.034,
      0.022,
      0,
      0.034,
      -0.045,
      0.002,
      0.088,
      0,
    ).entries()) {
      if (!isBumpy && n === 3) continue;
      const size = isBumpy ? 0.03 : 0.038;
      b.paint(isBumpy ? uneven(paint, 0.6, 260) : paint, isBumpy ? 'satin' : 'glossy').sphere(
        [x, y, z],
        [size, size * (isBumpy ? 1 : 0.82), size],
        22,
      );
      b.paint(fromHex('#4a7a2c'), 'leaf');
      if (isBumpy) rod(b, [x, y + size * 0.9, z], [x + 0.006, y + size + 0.02, z], 0.003, 5);
      else
        around(4, 0.016, (dx, dz) => b.sphere([x + dx, y + size * 0.78, z + dz], [0.014, 0.004, 0.014], 8));
    }
    return { size: [0.16, isBumpy ? 0.13 : 0.08, 0.14] };
  },
});

const hookah: Dish = {
  nouns: ['hookah', 'shisha', 'water pipe'],
  build: (b, { colour }) => {
    b.paint(colour ?? fromHex('#2a5aa8'), 'glossy').lathe(
      pairs(0, 0, 0.09, 0, 0.11, 0.03, 0.1, 0.12, 0.04, 0.2, 0.035, 0.24, 0, 0.24),
      28,
    );
    b.paint(fromHex('#d8a83a'), 'metal').lathe(
      pairs(
        0.03,
        0.24,
        0.02,
        0.3,
        0.04,
        0.36,
        0.016,
        0.42,
        0.016,
        0.56,
        0.03,
        0.6,
        0.1,
        0.61,
        0.1,
        0.62,
        0.02,
        0.625,
      ),
      24,
    );
    b.paint(fromHex('#a8582c'), 'satin').lathe(pairs(0.02, 0.62, 0.045, 0.67, 0.045, 0.69, 0, 0.68), 20);
    b.paint([2.4, 0.6, 0.1], 'glow').sphere([0, 0.69, 0], [0.03, 0.012, 0.03], 10);
    b.paint(fromHex('#b8282c'), 'cloth').tube(
      points(0.03, 0.34, 0, 0.16, 0.42, 0.05, 0.26, 0.2, 0.1, 0.2, 0.03, 0.2, 0.08, 0.04, 0.26),
      0.012,
      8,
    );
    return { size: [0.5, 0.7, 0.5] };
  },
};

const teaSet: Dish = {
  nouns: ['tea set', 'chinese tea set', 'gongfu tea', 'tea ceremony', 'japanese tea set'],
  build: (b, { colour }) => {
    const clay = colour ?? fromHex('#8a4a2c');
    b.paint(fromHex('#6a4426'), 'wood').box([0, 0.015, 0], [0.44, 0.03, 0.28], 0.008);
    b.paint(fromHex('#4a2e18'), 'wood');
    for (let n = -4; n <= 4; n += 1) b.box([n * 0.045, 0.031, 0], [0.006, 0.003, 0.24]);
    b.at(placed(-0.06, 0.032, -0.04), (k) => {
      k.paint(clay, 'satin')
        .lathe(pairs(0, 0, 0.04, 0, 0.062, 0.03, 0.06, 0.06, 0.036, 0.085, 0.03, 0.088, 0, 0.094), 28)
        .sphere([0, 0.1, 0], 0.011, 10);
      k.tube(points(0.05, 0.035, 0, 0.085, 0.06, 0, 0.1, 0.082, 0), [0.014, 0.01, 0.007], 10).tube(
        points(-0.05, 0.07, 0, -0.09, 0.075, 0, -0.092, 0.04, 0, -0.055, 0.025, 0),
        0.007,
        8,
      );
    });
    for (const [x, z] of [
      [0.1, -0.06],
      [0.15, 0.02],
      [0.06, 0.06],
      [-0.04, 0.085],
    ] as const)
      b.at(placed(x, 0.032, z), (k) => {
        addBowl(k, 0.03, 0.03, clay, fromHex('#f0e8d8'));
        k.paint(fromHex('#b8742a'), 'glossy').cylinder(0.01, 0.022, 0.025);
      });
    return {
      size: [0.44, 0.14, 0.28],
      top: 0.05,
      steam: { at: [-0.06, 0.13, -0.04], radius: 0.03, height: 0.16 },
    };
  },
};

export const moreDishes = foodKit('more dishes', [
  roastDuck,
  paella,
  durian,
  smallFruit(['lychee', 'lychees', 'rambutan', 'longan'], '#c8323c', true),
  smallFruit(['persimmon', 'persimmons', 'kumquat'], '#e8701c', false),
  hookah,
  teaSet,
]);
