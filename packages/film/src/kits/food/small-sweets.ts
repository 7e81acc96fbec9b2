/** Macarons, marshmallows, brownies, gingerbread men and boxes of chocolates. */

import { fromHex, lighten } from '../../math/colour.ts';
import { heartOutline, pairs, placed, points, slab } from '../shared/shapes.ts';
import { type Dish, foodKit } from './dish.ts';
import { addPlate, scatter, uneven } from './tableware.ts';

const macaronHexes = ['#f0a8bc', '#a8d8a0', '#e8cf7a', '#b89ad8', '#8ac8e0', '#c88a5a'];
const macaron: Dish = {
  nouns: ['macaron', 'macarons', 'macaroon'],
  build: (b, { colour, noun }) => {
    const addOne = (hex: ReturnType<typeof fromHex>) => {
      for (const [y, side] of [
        [0.011, -1],
        [0.019, 1],
      ] as const)
        b.at(placed(0, y, 0), (k) => {
          k.paint(hex, 'satin').lathe(
            side < 0
              ? pairs(0, -0.011, 0.016, -0.011, 0.023, -0.005, 0.0235, -0.001)
              : pairs(0.0235, 0.001, 0.023, 0.005, 0.016, 0.012, 0, 0.0135),
            28,
          );
          k.paint(uneven(lighten(hex, 0.15), 0.5, 700), 'matte').lathe(
            pairs(0, -0.003, 0.0235, -0.003, 0.0245, 0, 0.0235, 0.003, 0, 0.003),
            28,
          );
        });
      b.paint(lighten(hex, 0.6), 'satin').lathe(pairs(0, 0.012, 0.0225, 0.012, 0.0225, 0.018, 0, 0.018), 24);
    };
    const spots = points(
      -0.034,
      0,
      0.02,
      0.022,
      0,
      0.032,
      -0.002,
      0,
      -0.03,
      0.056,
      0,
      -0.014,
      -0.012,
      0.032,
      0.006,
      0.034,
      0.032,
      0.002,
    );
    const count = noun === 'macarons' || !colour ? spots.length : 4;
    for (const [n, [x, y, z]] of spots.slice(0, count).entries())
      b.at(placed(x, y, z, { turnX: n > 3 ? 0.1 : 0 }), () => addOne(colour ?? fromHex(macaronHexes[n]!)));
    return { size: [0.15, 0.066, 0.12] };
  },
};

const marshmallow: Dish = {
  nouns: ['marshmallow', 'marshmallows'],
  build: (b, { colour }) => {
    for (const [x, y, z] of points(-0.03, 0, 0, 0.028, 0, 0.012, 0.002, 0, -0.036, 0, 0.034, -0.008))
      b.at(placed(x, y, z, { turnY: x * 40 }), (k) =>
        k
          .paint(colour ?? fromHex(x > 0.01 ? '#f6ccd4' : '#faf6ee'), 'satin')
          .lathe(pairs(0, 0, 0.018, 0, 0.024, 0.006, 0.024, 0.03, 0.018, 0.036, 0, 0.036), 24),
      );
    return { size: [0.11, 0.07, 0.09] };
  },
};

const brownie: Dish = {
  nouns: ['brownie', 'brownies', 'fudge'],
  build: (b) => {
    const y = addPlate(b, 0.12);
    for (const [x, h, z] of points(-0.035, 0, 0.01, 0.04, 0, 0.02, 0.004, 0.032, 0.012)) {
      b.paint(uneven(fromHex('#3a1c10'), 0.6, 160), 'satin').box(
        [x, y + 0.016 + h, z],
        [0.066, 0.03, 0.066],
        0.005,
      );
      b.paint(uneven(fromHex('#5a3220'), 0.5, 90), 'satin').box(
        [x, y + 0.032 + h, z],
        [0.064, 0.004, 0.064],
        0.002,
      );
      b.paint(fromHex('#c89a5c'), 'satin').sphere([x + 0.01, y + 0.037 + h, z], [0.012, 0.005, 0.008], 8);
    }
    return { size: [0.24, 0.085, 0.24] };
  },
};

const gingerbreadMan: Dish = {
  nouns: ['gingerbread man', 'gingerbread cookie', 'gingerbread woman'],
  build: (b) => {
    const brown = fromHex('#a8642c');
    b.at(placed(0, 0, 0), (k) => {
      k.paint(uneven(brown, 0.2, 120), 'satin').sphere([0, 0.135, 0], [0.034, 0.034, 0.011], 22);
      k.sphere([0, 0.075, 0], [0.034, 0.046, 0.011], 22);
      for (const side of [-1, 1]) {
        k.tube(
          [
            [side * 0.02, 0.095, 0],
            [side * 0.062, 0.1, 0],
          ],
          [0.015, 0.015],
          12,
        );
        k.sphere([side * 0.064, 0.1, 0], [0.016, 0.016, 0.012], 12);
        k.tube(
          [
            [side * 0.014, 0.05, 0],
            [side * 0.032, 0.016, 0],
          ],
          [0.017, 0.016],
          12,
        );
        k.sphere([side * 0.033, 0.016, 0], [0.017, 0.016, 0.012], 12);
      }
      k.paint(fromHex('#faf6ee'), 'glossy');
      for (const side of [-1, 1]) {
        k.sphere([side * 0.012, 0.142, 0.011], 0.0045, 8);
        k.tube(
          points(side * 0.058, 0.088, 0.011, side * 0.052, 0.1, 0.0125, side * 0.058, 0.112, 0.011),
          0.0022,
          6,
        );
        k.tube(
          points(side * 0.016, 0.024, 0.013, side * 0.03, 0.034, 0.0145, side * 0.04, 0.03, 0.012),
          0.0022,
          6,
        );
      }
      k.tube(points(-0.014, 0.127, 0.011, 0, 0.119, 0.012, 0.014, 0.127, 0.011), 0.0024, 6);
      for (const [n, y] of [0.094, 0.076, 0.058].entries())
        k.paint(fromHex(n === 1 ? '#2c8a3c' : '#d02a30'), 'glossy').sphere([0, y, 0.012], 0.0055, 10);
    });
    return { size: [0.16, 0.17, 0.03] };
  },
};

const heartBox: Dish = {
  nouns: ['box of chocolates', 'chocolate box', 'heart shaped box', 'valentine chocolates'],
  build: (b, { colour }, random) => {
    b.at(placed(0, 0.02, 0, { turnX: -Math.PI / 2 }), (k) =>
      slab(k.paint(colour ?? fromHex('#b81c2c'), 'glossy'), heartOutline(0.26), 0.04),
    );
    b.at(placed(0, 0.041, 0, { turnX: -Math.PI / 2 }), (k) =>
      slab(k.paint(fromHex('#f0d8c8'), 'satin'), heartOutline(0.24), 0.004),
    );
    scatter(random, 14, 0.078, (x, z, _turn, n) =>
      b
        .paint(fromHex(n % 3 ? '#4a2412' : '#e8d6b8'), 'glossy')
        .sphere([x, 0.05, z - 0.005], [0.016, 0.014, 0.016], 12),
    );
    return { size: [0.26, 0.07, 0.25] };
  },
};

export const smallSweets = foodKit('small sweets', [macaron, marshmallow, brownie, gingerbreadMan, heartBox]);
