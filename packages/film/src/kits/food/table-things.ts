/** Plates, bowls, trays, shakers and bottles of the table. */

import { darken, fromHex, lighten } from '../../math/colour.ts';
import { around, pairs, placed, points, rod } from '../shared/shapes.ts';
import { type Dish, foodKit } from './dish.ts';
import { addBowl, addPlate, china, uneven } from './tableware.ts';

const plate: Dish = {
  nouns: ['plate', 'dishes', 'saucer', 'platter', 'dinner plate', 'empty plate'],
  build: (b, { colour }) => {
    addPlate(b, 0.14, colour ?? china, colour ? lighten(colour, 0.25) : fromHex('#3a68a8'));
    return { size: [0.28, 0.02, 0.28], top: 0.007 };
  },
};

const bowl: Dish = {
  nouns: [
    'bowl',
    'empty bowl',
    'mixing bowl',
    'dog bowl',
    'food bowl',
    'cat bowl',
    'pet bowl',
    'begging bowl',
  ],
  build: (b, { colour, noun }) => {
    if (/dog|food|cat|pet/.test(noun)) {
      const paint = colour ?? fromHex('#c8342c');
      b.paint(paint, 'glossy').lathe(
        pairs(0, 0, 0.13, 0, 0.132, 0.008, 0.105, 0.062, 0.1, 0.066, 0.092, 0.06, 0.085, 0.03, 0, 0.028),
        40,
      );
      b.paint(fromHex('#f2ece0'), 'satin');
      b.at(placed(0, 0.034, 0.121, { turnX: -0.4 }), (k) => {
        rod(k, [-0.02, 0, 0], [0.02, 0, 0], 0.007);
        for (const x of [-0.022, 0.022]) for (const y of [-0.006, 0.006]) k.sphere([x, y, 0], 0.008, 8);
      });
      b.paint(fromHex('#7a4a24'), 'satin');
      around(14, 0.055, (x, z, _angle, n) =>
        b.sphere([x * (0.4 + 0.6 * (n % 2)), 0.042, z * (0.4 + 0.6 * (n % 3) * 0.5)], 0.014, 8),
      );
      return { size: [0.27, 0.07, 0.27] };
    }
    addBowl(b, 0.1, 0.075, colour ?? fromHex('#4a7ab0'), colour ? lighten(colour, 0.5) : china);
    return { size: [0.2, 0.076, 0.2], top: 0.02 };
  },
};

const tray: Dish = {
  nouns: ['tray', 'serving tray', 'silver tray', 'baking tray'],
  build: (b, { colour }) => {
    b.paint(colour ?? fromHex('#b9bec4'), 'metal').lathe(
      pairs(0, 0.004, 0.2, 0.004, 0.22, 0.022, 0.226, 0.024, 0.222, 0.018, 0.2, 0, 0, 0),
      48,
    );
    return { size: [0.45, 0.025, 0.45], top: 0.006 };
  },
};

const shaker = (nouns: string[], hex: string, isMill: boolean): Dish => ({
  nouns,
  build: (b, { colour }) => {
    if (isMill) {
      b.paint(colour ?? fromHex(hex), 'glossy').lathe(
        pairs(
          0,
          0,
          0.028,
          0,
          0.03,
          0.01,
          0.02,
          0.05,
          0.017,
          0.09,
          0.024,
          0.125,
          0.016,
          0.132,
          0.022,
          0.145,
          0.024,
          0.165,
          0.014,
          0.18,
          0,
          0.182,
        ),
        28,
      );
      b.paint(fromHex('#c8ccd0'), 'metal').sphere([0, 0.188, 0], 0.009, 12);
      return { size: [0.06, 0.197, 0.06] };
    }
    b.paint(colour ?? fromHex(hex), 'glossy').lathe(
      pairs(0, 0, 0.024, 0, 0.026, 0.006, 0.021, 0.07, 0, 0.07),
      28,
    );
    b.paint(fromHex('#c8ccd0'), 'metal').lathe(pairs(0.022, 0.068, 0.023, 0.078, 0.017, 0.092, 0, 0.096), 28);
    b.paint(fromHex('#33363a'), 'matte');
    around(5, 0.008, (x, z) => b.sphere([x, 0.094, z], 0.0018, 6));
    return { size: [0.052, 0.096, 0.052] };
  },
});

const squeezeBottle = (nouns: string[], hex: string, cap: string): Dish => ({
  nouns,
  build: (b, { colour }) => {
    const paint = colour ?? fromHex(hex);
    b.paint(paint, 'glossy').lathe(
      pairs(0, 0, 0.03, 0, 0.033, 0.006, 0.031, 0.06, 0.033, 0.11, 0.022, 0.14, 0.014, 0.15, 0, 0.15),
      30,
    );
    b.paint(fromHex('#f6f0e2'), 'satin').lathe(
      pairs(0.0328, 0.045, 0.0336, 0.05, 0.0342, 0.09, 0.034, 0.1),
      30,
    );
    b.paint(fromHex(cap), 'glossy').lathe(
      pairs(0.016, 0.148, 0.017, 0.152, 0.015, 0.17, 0.005, 0.174, 0.003, 0.2, 0, 0.2),
      20,
    );
    return { size: [0.068, 0.2, 0.068] };
  },
});

const oilBottle: Dish = {
  nouns: [
    'olive oil',
    'bottle of olive oil',
    'oil bottle',
    'oil',
    'cooking oil',
    'vegetable oil',
    'soy sauce',
    'vinegar',
    'sake',
    'sake bottle',
  ],
  build: (b, { noun }) => {
    if (noun.startsWith('sake')) {
      b.paint(fromHex('#e8e2d4'), 'glossy').lathe(
        pairs(0, 0, 0.036, 0, 0.042, 0.03, 0.036, 0.08, 0.014, 0.11, 0.013, 0.125, 0.022, 0.145, 0, 0.143),
        28,
      );
      b.paint(fromHex('#2c4a86'), 'glossy').lathe(pairs(0.0405, 0.05, 0.0408, 0.06, 0.0395, 0.066), 28);
      for (const x of [0.09, -0.085])
        b.at(placed(x, 0, 0.03), (k) => addBowl(k, 0.026, 0.032, fromHex('#e8e2d4')));
      return { size: [0.23, 0.145, 0.1] };
    }
    const liquid = noun === 'soy sauce' ? '#241008' : noun === 'vinegar' ? '#7a2a1c' : '#a89a1c';
    b.paint(fromHex(liquid), 'glossy').lathe(
      pairs(0, 0, 0.032, 0, 0.034, 0.004, 0.034, 0.15, 0.028, 0.175, 0.014, 0.2, 0.013, 0.24, 0, 0.24),
      28,
    );
    b.paint(fromHex('#efe6c8'), 'satin').lathe(
      pairs(0.0344, 0.05, 0.0348, 0.052, 0.0348, 0.12, 0.0344, 0.122),
      28,
    );
    b.paint(fromHex('#4a7a2c'), 'leaf');
    for (const side of [-1, 1])
      b.at(placed(side * 0.009, 0.09, 0.035, { turnZ: side * 0.7 }), (k) =>
        k.sphere([0, 0, 0], [0.005, 0.016, 0.002], 8),
      );
    b.paint(fromHex('#2c2a26'), 'satin').cylinder(0.24, 0.268, 0.016, 0.015, 18);
    return { size: [0.07, 0.27, 0.07] };
  },
};

const spices: Dish = {
  nouns: [
    'spice',
    'spices',
    'bowls of spices',
    'piles of spices',
    'holi powder',
    'colored powder',
    'colour powder',
  ],
  build: (b) => {
    for (const [n, hex] of ['#d8741c', '#b8261c', '#e8b81c', '#6a3a1c', '#7a8a2c', '#c83a78'].entries())
      b.at(placed(((n % 3) - 1) * 0.2, 0, (n < 3 ? -1 : 1) * 0.1), (k) => {
        addBowl(k, 0.085, 0.06, fromHex('#9a6a3c'), darken(fromHex('#9a6a3c'), 0.3));
        k.paint(uneven(fromHex(hex), 0.25, 300), 'matte').lathe(
          pairs(0.08, 0.05, 0.05, 0.085, 0.015, 0.12, 0, 0.126),
          28,
        );
      });
    return { size: [0.58, 0.126, 0.38], top: 0.12 };
  },
};

const oyster: Dish = {
  nouns: ['oyster', 'oysters', 'plate of oysters', 'clam', 'mussel', 'pearl oyster'],
  build: (b) => {
    for (const [x, z, turn] of points(0, 0, 0)) {
      b.at(placed(x, 0.012, z, { turnY: turn }), (k) => {
        k.paint(uneven(fromHex('#6a6660'), 0.6, 70), 'satin').sphere([0, 0.004, 0], [0.062, 0.022, 0.05], 20);
        k.paint(fromHex('#e6e2dc'), 'glossy').sphere([0, 0.017, 0.004], [0.054, 0.013, 0.043], 20);
        k.paint(fromHex('#c4bcb0'), 'glossy').sphere([-0.006, 0.026, 0.006], [0.032, 0.008, 0.026], 16);
        k.paint(fromHex('#fbf8f4'), 'glossy').sphere([0.014, 0.037, 0.012], 0.011, 18);
      });
      b.at(placed(x, 0.02, z - 0.048, { turnX: -0.95 }), (k) => {
        k.paint(uneven(fromHex('#5c5852'), 0.6, 70), 'satin').sphere(
          [0, 0.045, -0.005],
          [0.06, 0.05, 0.018],
          20,
        );
        k.paint(fromHex('#ece8e4'), 'glossy').sphere([0, 0.045, 0.005], [0.053, 0.043, 0.013], 20);
      });
    }
    return { size: [0.13, 0.11, 0.16], top: 0.04 };
  },
};

export const tableThings = foodKit('table things', [
  plate,
  bowl,
  tray,
  shaker(['salt shaker', 'pepper shaker', 'saltshaker'], '#e9eef2', false),
  shaker(['pepper mill', 'pepper grinder'], '#6a3a1e', true),
  squeezeBottle(
    ['ketchup', 'ketchup bottle', 'bottle of ketchup', 'hot sauce', 'sauce'],
    '#c8201c',
    '#f4f0e8',
  ),
  squeezeBottle(['mustard', 'mustard bottle', 'mayonnaise'], '#e8b81c', '#e8b81c'),
  oilBottle,
  spices,
  oyster,
]);
