/** Glasses with something cold in them. */

import { fromHex } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../math/matrix.ts';
import { scale } from '../../math/vector.ts';
import { type Dish, foodKit } from './dish.ts';
import { addHandle } from './drinks.ts';
import { addSurface } from './tableware.ts';

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

/** A low heavy glass for whisky, filled to less than half. */
const rocksGlass: GlassShape = {
  ...tumbler,
  profile: [
    [0, 0],
    [0.038, 0],
    [0.04, 0.004],
    [0.043, 0.09],
  ],
  liquidProfile: [
    [0, 0.014],
    [0.037, 0.014],
    [0.0395, 0.05],
  ],
  liquidTop: 0.05,
  height: 0.09,
  radius: 0.043,
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

export const coldDrinks = foodKit('glass of water', [
  glassOf(['glass of water', 'water glass', 'glass', 'drink', 'soda water'], tumbler, '#cfe6f0', 'ice'),
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
  glassOf(
    ['lemonade', 'glass of lemonade', 'lemon tea', 'iced lemon tea', 'glass of lemon tea'],
    tumbler,
    '#f0d94a',
    'ice',
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
  glassOf(['martini'], martini, '#e9e6b0', 'olive'),
  glassOf(
    ['whiskey', 'whisky', 'glass of whiskey', 'glass of whisky', 'bourbon', 'glass of bourbon', 'scotch'],
    rocksGlass,
    '#a85810',
    'ice',
  ),
]);
