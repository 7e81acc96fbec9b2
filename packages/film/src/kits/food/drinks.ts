/** Cups, mugs, glasses, bottles and pots with something to drink. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import { type Dish, foodKit } from './dish.ts';
import { addPlate, addSpoon, addSurface, china, scatter } from './tableware.ts';

const addHandle = (b: MeshBuilder, x: number, y: number, height: number, thick: number) => {
  const points = Array.from({ length: 11 }, (_, n): Vec3 => {
    const a = -Math.PI / 2 + (n / 10) * Math.PI;
    return [x + Math.cos(a) * height * 0.55, y + Math.sin(a) * height * 0.5, 0];
  });
  b.tube(points, thick, 9);
};

/** A cup with its saucer and a spoon, filled to just below the brim. */
const addCup = (b: MeshBuilder, outside: Vec3, liquid: string, foam: string | null) => {
  const base = addPlate(b, 0.075, outside, mix(outside, [1, 1, 1], 0.15)) + 0.003;
  b.at(translation(0, base, 0), (cup) => {
    cup.paint(outside, 'glossy').lathe(
      [
        [0, 0],
        [0.022, 0],
        [0.024, 0.004],
        [0.022, 0.007],
        [0.034, 0.022],
        [0.0405, 0.045],
        [0.0425, 0.06],
      ],
      40,
    );
    cup.lathe(
      [
        [0.0425, 0.06],
        [0.0415, 0.0615],
        [0.0398, 0.06],
      ],
      40,
    );
    cup.paint(china, 'glossy').lathe(
      [
        [0.0398, 0.06],
        [0.0375, 0.042],
        [0.03, 0.02],
        [0, 0.012],
      ],
      40,
    );
    cup.paint(outside, 'glossy');
    addHandle(cup, 0.036, 0.036, 0.034, 0.0042);
    const crema = fromHex(foam ?? liquid);
    addSurface(
      cup,
      0.0393,
      0.054,
      foam
        ? (p) => latteArt(p[0], p[2], fromHex(liquid), crema)
        : (p) =>
            mix(
              fromHex(liquid),
              scale(fromHex(liquid), 2.6),
              Math.max(0, (Math.hypot(p[0], p[2]) - 0.034) * 160),
            ),
      'glossy',
    );
  });
  addSpoon(b, [-0.056, 0.008, 0.01], 0.5, 0.11);
};

/** A leaf drawn with milk: bands that bend towards the middle line. */
const latteArt = (x: number, z: number, coffee: Vec3, milk: Vec3): Vec3 => {
  const r = Math.hypot(x, z);
  if (r > 0.034) return mix(coffee, scale(coffee, 1.7), 0.5);
  const band = Math.sin((z + Math.abs(x) * 0.9) * 520);
  const inLeaf = Math.hypot(x / 0.021, z / 0.029) < 1;
  return inLeaf && band > -0.15 && Math.abs(x) > 0.0012 ? milk : mix(coffee, milk, 0.12);
};

const hotCup = (nouns: string[], liquid: string, foam: string | null): Dish => ({
  nouns,
  build: (b, { colour }) => {
    addCup(b, colour ?? china, liquid, foam);
    return {
      size: [0.16, 0.072, 0.15],
      top: 0.066,
      steam: { at: [0, 0.066, 0], radius: 0.026, height: 0.16 },
      grip: [0.058, 0.045, 0],
    };
  },
});

const mug = (nouns: string[], liquid: string, topping: 'marshmallows' | 'plain'): Dish => ({
  nouns,
  build: (b, { colour }, random) => {
    const outside = colour ?? fromHex('#b8352c');
    b.paint(outside, 'glossy').lathe(
      [
        [0, 0],
        [0.036, 0],
        [0.04, 0.004],
        [0.041, 0.09],
        [0.0405, 0.0935],
        [0.038, 0.094],
        [0.0365, 0.09],
      ],
      40,
    );
    b.paint(china, 'glossy').lathe(
      [
        [0.0365, 0.09],
        [0.036, 0.01],
        [0, 0.008],
      ],
      40,
    );
    b.paint(outside, 'glossy');
    addHandle(b, 0.038, 0.048, 0.056, 0.0055);
    addSurface(b, 0.0362, 0.083, fromHex(liquid));
    if (topping === 'marshmallows')
      scatter(random, 9, 0.026, (x, z, turn) =>
        b.at(multiply(translation(x, 0.087, z), rotationY(turn), rotationX(random())), (m) =>
          m.paint(fromHex('#fdf6ee'), 'satin').box([0, 0, 0], [0.011, 0.011, 0.013], 0.004),
        ),
      );
    return {
      size: [0.12, 0.096, 0.084],
      top: 0.09,
      steam: { at: [0, 0.09, 0], radius: 0.025, height: 0.16 },
      grip: [0.065, 0.048, 0],
    };
  },
});

type GlassShape = {
  profile: [number, number][];
  liquidTop: number;
  liquidProfile: [number, number][];
  height: number;
  radius: number;
};
const tumbler: GlassShape = {
  profile: [
    [0, 0],
    [0.03, 0],
    [0.031, 0.004],
    [0.037, 0.12],
  ],
  liquidProfile: [
    [0, 0.007],
    [0.028, 0.007],
    [0.0345, 0.095],
  ],
  liquidTop: 0.095,
  height: 0.12,
  radius: 0.037,
};
const wineGlass: GlassShape = {
  profile: [
    [0, 0],
    [0.034, 0.001],
    [0.034, 0.003],
    [0.006, 0.008],
    [0.004, 0.02],
    [0.004, 0.085],
    [0.012, 0.095],
    [0.034, 0.12],
    [0.042, 0.15],
    [0.04, 0.18],
    [0.034, 0.21],
  ],
  liquidProfile: [
    [0, 0.097],
    [0.012, 0.098],
    [0.032, 0.12],
    [0.0395, 0.147],
  ],
  liquidTop: 0.147,
  height: 0.21,
  radius: 0.042,
};
const flute: GlassShape = {
  profile: [
    [0, 0],
    [0.032, 0.001],
    [0.032, 0.003],
    [0.006, 0.008],
    [0.004, 0.02],
    [0.004, 0.09],
    [0.014, 0.11],
    [0.024, 0.16],
    [0.025, 0.2],
    [0.023, 0.23],
  ],
  liquidProfile: [
    [0, 0.1],
    [0.012, 0.111],
    [0.022, 0.16],
    [0.0232, 0.2],
  ],
  liquidTop: 0.2,
  height: 0.23,
  radius: 0.025,
};
const martini: GlassShape = {
  profile: [
    [0, 0],
    [0.036, 0.001],
    [0.036, 0.003],
    [0.006, 0.008],
    [0.004, 0.02],
    [0.004, 0.1],
    [0.056, 0.165],
  ],
  liquidProfile: [
    [0, 0.104],
    [0.042, 0.154],
  ],
  liquidTop: 0.154,
  height: 0.165,
  radius: 0.056,
};
const beerMug: GlassShape = {
  profile: [
    [0, 0],
    [0.04, 0],
    [0.042, 0.006],
    [0.042, 0.14],
  ],
  liquidProfile: [
    [0, 0.01],
    [0.037, 0.01],
    [0.037, 0.12],
  ],
  liquidTop: 0.12,
  height: 0.14,
  radius: 0.042,
};

/** The parts of a glass below and above what it holds. */
const splitGlass = ({
  profile,
  liquidProfile,
  liquidTop,
}: GlassShape): [[number, number][], [number, number][]] => {
  const bottom = liquidProfile[0]![1];
  const surface = liquidProfile.at(-1)!;
  return [
    profile.filter(([, y]) => y <= bottom),
    [[surface[0] * 1.03, liquidTop], ...profile.filter(([, y]) => y > liquidTop + 1e-6)],
  ];
};

const glassOf = (
  nouns: string[],
  shape: GlassShape,
  liquid: string,
  extra: 'ice' | 'foam' | 'straw' | 'olive' | 'cocktail' | 'none',
): Dish => ({
  nouns,
  build: (b, { colour }, random) => {
    const tone = colour ?? fromHex(liquid);
    const isClear = liquid === '#cfe6f0';
    b.paint(tone, isClear ? 'clear' : 'glossy').lathe(shape.liquidProfile, 32);
    const surface = shape.liquidProfile.at(-1)![0];
    addSurface(
      b,
      surface,
      shape.liquidTop,
      isClear ? [0.75, 0.88, 0.95] : scale(tone, 1.15),
      isClear ? 'clear' : 'glossy',
    );
    // Glass only where there is no liquid behind it, which it would wash out.
    const [stem, rim] = splitGlass(shape);
    b.paint([0.6, 0.68, 0.74], 'clear').lathe(rim, 32);
    if (stem.length > 1) b.paint([0.6, 0.68, 0.74], 'clear').lathe(stem, 32);
    b.paint([0.95, 0.98, 1], 'glossy').lathe(
      [
        [shape.profile.at(-1)![0] - 0.0008, shape.height],
        [shape.profile.at(-1)![0] + 0.0004, shape.height + 0.0008],
        [shape.profile.at(-1)![0] + 0.0008, shape.height],
      ],
      32,
    );
    if (extra === 'ice')
      for (let n = 0; n < 4; n += 1)
        b.at(
          multiply(
            translation(
              (random() - 0.5) * 0.03,
              shape.liquidTop - 0.004 - n * 0.004,
              (random() - 0.5) * 0.03,
            ),
            rotationY(random() * 3),
            rotationX(random()),
          ),
          (i) => i.paint([0.9, 0.96, 1], 'clear').box([0, 0, 0], [0.018, 0.018, 0.018], 0.003),
        );
    if (extra === 'foam') {
      b.paint(fromHex('#fbf6e8'), 'satin').lathe(
        [
          [surface + 0.004, shape.liquidTop],
          [surface + 0.006, shape.liquidTop + 0.022],
          [surface, shape.liquidTop + 0.034],
          [surface * 0.5, shape.liquidTop + 0.04],
          [0, shape.liquidTop + 0.041],
        ],
        28,
        (a, y) => 1 + 0.03 * Math.sin(a * 5 + y * 300),
      );
      b.paint([0.92, 0.96, 1], 'glossy');
      addHandle(b, 0.04, 0.07, 0.08, 0.006);
    }
    if (extra === 'straw' || extra === 'cocktail') {
      b.paint((p) => (Math.sin(p[1] * 420) > 0 ? fromHex('#e03a4a') : fromHex('#fbf7f0')), 'glossy').tube(
        [
          [-0.006, shape.liquidTop - 0.05, 0],
          [0.016, shape.height + 0.03, 0],
          [0.045, shape.height + 0.05, 0],
        ],
        0.0032,
        8,
      );
      b.at(
        multiply(
          translation(-shape.radius * 0.9, shape.height * 0.96, 0),
          rotationZ(Math.PI / 2),
          rotationX(0.4),
        ),
        (slice) => {
          slice.paint(fromHex('#f7c04a'), 'satin').cylinder(-0.002, 0.002, 0.024, 0.024, 24);
          slice.paint(fromHex('#f08a1e'), 'glossy').lathe(
            [
              [0.0235, -0.0022],
              [0.026, 0],
              [0.0235, 0.0022],
            ],
            24,
          );
        },
      );
    }
    if (extra === 'olive') {
      b.paint(fromHex('#c9b27a'), 'wood').tube(
        [
          [-0.03, shape.liquidTop - 0.01, 0],
          [0.055, shape.height + 0.015, 0],
        ],
        0.001,
        5,
      );
      b.paint(fromHex('#7d9a2c'), 'glossy').sphere(
        [-0.012, shape.liquidTop + 0.002, 0],
        [0.009, 0.008, 0.008],
        12,
      );
    }
    return {
      size: [shape.radius * 2, shape.height, shape.radius * 2],
      top: shape.height,
      grip: [0, shape.height * 0.45, 0],
    };
  },
});

const pot = (nouns: string[], kind: 'tea' | 'coffee' | 'jug'): Dish => ({
  nouns,
  build: (b, { colour }) => {
    const tone = colour ?? fromHex(kind === 'tea' ? '#3f6a8a' : kind === 'coffee' ? '#b9bcc2' : '#f4efe4');
    const material = kind === 'coffee' && !colour ? 'metal' : 'glossy';
    const tall = kind === 'tea' ? 1 : 1.5;
    b.paint((p) => (kind === 'tea' && Math.abs(p[1] - 0.075) < 0.006 ? fromHex('#f0e2c4') : tone), material);
    if (kind === 'jug')
      b.lathe(
        [
          [0, 0],
          [0.05, 0],
          [0.062, 0.04],
          [0.06, 0.08],
          [0.042, 0.13],
          [0.046, 0.155],
          [0.05, 0.165],
          [0.045, 0.166],
          [0.038, 0.14],
          [0, 0.13],
        ],
        36,
      );
    else
      b.lathe(
        [
          [0, 0],
          [0.045, 0],
          [0.05, 0.006],
          [0.075, 0.04 * tall],
          [0.075, 0.075 * tall],
          [0.052, 0.11 * tall],
          [0.036, 0.118 * tall],
        ],
        40,
      );
    if (kind !== 'jug') {
      b.lathe(
        [
          [0.038, 0.118 * tall],
          [0.034, 0.126 * tall],
          [0.012, 0.135 * tall],
          [0.006, 0.138 * tall],
          [0.01, 0.148 * tall],
          [0.008, 0.156 * tall],
          [0, 0.158 * tall],
        ],
        30,
      );
      b.tube(
        [
          [-0.062, 0.045 * tall, 0],
          [-0.095, 0.065 * tall, 0],
          [-0.105, 0.095 * tall, 0],
          [-0.125, 0.115 * tall, 0],
        ],
        [0.018, 0.013, 0.009, 0.008],
        12,
      );
    } else {
      b.paint(fromHex('#fdfaf4'), 'glossy');
      addSurface(b, 0.04, 0.142, fromHex('#fdfaf4'));
      b.paint(tone, material);
    }
    addHandle(b, kind === 'jug' ? 0.05 : 0.06, 0.075 * tall, 0.075 * tall, 0.0065);
    const height = kind === 'jug' ? 0.166 : 0.158 * tall;
    const serving = { size: [0.24, height, 0.15] as Vec3, top: height, grip: [0.1, 0.075 * tall, 0] as Vec3 };
    return kind === 'jug'
      ? serving
      : { ...serving, steam: { at: [-0.125, 0.12 * tall, 0], radius: 0.014, height: 0.1 } };
  },
});

export const hotDrinks = foodKit('cup of coffee', [
  hotCup(['cup of coffee', 'coffee', 'coffee cup', 'espresso', 'black coffee', 'cup'], '#2c1409', null),
  hotCup(['cappuccino', 'latte', 'caffe latte', 'flat white'], '#7a4620', '#f4e6d0'),
  hotCup(['cup of tea', 'tea', 'tea cup', 'teacup', 'green tea', 'matcha'], '#a8561a', null),
  mug(['hot chocolate', 'cocoa', 'cup of hot chocolate', 'mug of hot chocolate'], '#4a2412', 'marshmallows'),
  mug(['mug', 'coffee mug', 'mug of coffee', 'mug of tea'], '#2c1409', 'plain'),
]);
export const coldDrinks = foodKit('glass of water', [
  glassOf(
    ['glass of water', 'water glass', 'glass', 'drink', 'lemonade', 'soda water'],
    tumbler,
    '#cfe6f0',
    'ice',
  ),
  glassOf(
    [
      'juice',
      'orange juice',
      'glass of juice',
      'glass of orange juice',
      'smoothie',
      'iced tea',
      'soda',
      'milkshake',
      'apple juice',
      'bubble tea',
    ],
    tumbler,
    '#f59a1c',
    'straw',
  ),
  glassOf(['glass of milk', 'milk'], tumbler, '#faf7f0', 'none'),
  glassOf(['cola', 'coke', 'iced coffee'], tumbler, '#2c130a', 'ice'),
  glassOf(
    ['wine', 'glass of wine', 'red wine', 'wine glass', 'glass of red wine'],
    wineGlass,
    '#5a0c18',
    'none',
  ),
  glassOf(['white wine', 'glass of white wine'], wineGlass, '#e6d06a', 'none'),
  glassOf(['champagne', 'glass of champagne', 'champagne glass', 'prosecco'], flute, '#efcf6a', 'none'),
  glassOf(
    ['beer', 'glass of beer', 'beer mug', 'pint of beer', 'mug of beer', 'ale', 'pint'],
    beerMug,
    '#e69a14',
    'foam',
  ),
  glassOf(['cocktail', 'mojito', 'margarita', 'tropical drink'], martini, '#e8486a', 'cocktail'),
  glassOf(['martini', 'whiskey', 'whisky'], martini, '#e9e6b0', 'olive'),
]);
export const pots = foodKit('teapot', [
  pot(['teapot', 'tea pot', 'kettle'], 'tea'),
  pot(['coffee pot', 'coffeepot', 'moka pot'], 'coffee'),
  pot(['milk jug', 'jug of milk', 'jug', 'pitcher', 'milk pitcher', 'creamer'], 'jug'),
]);
