/** A low round table for toys and animals that sit as people do, laid for tea, for a meal or for cards. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { staticKit } from '../../shared/static-kit.ts';

/** In metres for sitters of `sitter` metres; the stage scales it to those it has. */
export const smallTable = { radius: 0.36, high: 0.44, sitter: 1.1 };

const { radius, high } = smallTable;
const china = fromHex('#fbf7f0');

const addTable = (b: MeshBuilder, cloth: Vec3) => {
  b.paint(fromHex('#8a5a32'), 'wood').lathe(
    pairs(0.2, 0, 0.19, 0.03, 0.05, 0.07, 0.04, 0.3, 0.1, high - 0.04),
    24,
  );
  b.paint(cloth, 'cloth').lathe(
    pairs(radius * 1.04, high - 0.12, radius, high - 0.012, radius - 0.012, high, 0, high),
    64,
    (angle) => 1 + 0.018 * Math.sin(angle * 14),
  );
  b.paint(china, 'cloth').lathe(pairs(radius * 0.72, high + 0.002, 0, high + 0.003), 48);
};

const addPot = (b: MeshBuilder, colour: Vec3) => {
  b.paint(colour, 'glossy').lathe(
    pairs(0, 0, 0.05, 0, 0.056, 0.008, 0.078, 0.05, 0.074, 0.09, 0.042, 0.122, 0.04, 0.128, 0, 0.142),
    36,
  );
  b.sphere([0, 0.152, 0], 0.015, 14);
  b.tube(
    [
      [0.06, 0.04, 0],
      [0.105, 0.06, 0],
      [0.118, 0.1, 0],
      [0.14, 0.122, 0],
    ],
    [0.02, 0.015, 0.012, 0.01],
    12,
  );
  b.tube(
    [
      [-0.06, 0.1, 0],
      [-0.115, 0.1, 0],
      [-0.12, 0.05, 0],
      [-0.07, 0.034, 0],
    ],
    0.01,
    10,
  );
  // Flowers on its belly.
  for (const a of [-0.6, 0.1, 0.8])
    b.paint(fromHex('#e8718f'), 'satin').sphere(
      [Math.sin(a) * 0.079, 0.06, Math.cos(a) * 0.079],
      [0.016, 0.016, 0.006],
      10,
    );
};

const addCup = (b: MeshBuilder) => {
  b.paint(china, 'glossy')
    .lathe(pairs(0, 0, 0.05, 0.004, 0.058, 0.01, 0.03, 0.006, 0, 0.006), 28)
    .lathe(pairs(0.018, 0.006, 0.024, 0.02, 0.037, 0.055, 0.034, 0.055, 0.022, 0.02), 28);
  b.paint(fromHex('#8a4a1c'), 'glossy').lathe(pairs(0.033, 0.046, 0, 0.046), 24);
};

const addCakeStand = (b: MeshBuilder) => {
  b.paint(china, 'glossy').lathe(
    pairs(0.05, 0, 0.012, 0.012, 0.012, 0.06, 0.095, 0.066, 0.095, 0.072, 0, 0.072),
    32,
  );
  for (let n = 0; n < 5; n += 1) {
    const a = n * 1.257;
    b.at(translation(Math.cos(a) * 0.056, 0.072, Math.sin(a) * 0.056), (k) => {
      k.paint(fromHex('#c98a4a'), 'satin').lathe(pairs(0, 0, 0.02, 0, 0.025, 0.026, 0, 0.026), 16);
      k.paint(fromHex(n % 2 ? '#f49ab4' : '#fdf0dc'), 'satin').sphere(
        [0, 0.03, 0],
        [0.027, 0.018, 0.027],
        14,
      );
      k.paint(fromHex('#c8142c'), 'glossy').sphere([0, 0.05, 0], 0.008, 10);
    });
  }
};

/** Soup, and bread in the middle. */
const addMeal = (b: MeshBuilder) => {
  for (const side of [-1, 1])
    b.at(translation(side * radius * 0.6, high + 0.003, 0.04), (k) => {
      k.paint(china, 'glossy')
        .lathe(pairs(0, 0, 0.06, 0.002, 0.1, 0.012, 0.09, 0.012, 0, 0.006), 32)
        .lathe(pairs(0.03, 0.008, 0.06, 0.03, 0.07, 0.055, 0.065, 0.055, 0.05, 0.03), 32);
      k.paint(fromHex('#d8742a'), 'glossy').lathe(pairs(0.064, 0.046, 0, 0.047), 28);
    });
  b.at(translation(0, high + 0.003, -0.05), (k) => {
    k.paint(china, 'glossy').lathe(pairs(0, 0, 0.09, 0.004, 0.13, 0.016, 0.12, 0.016, 0, 0.008), 36);
    k.paint(fromHex('#b8702c'), 'satin').sphere([0, 0.05, 0], [0.1, 0.055, 0.065], 22);
    for (const side of [-1, 1])
      k.paint(fromHex('#a8602a'), 'satin').sphere([side * 0.075, 0.045, 0.05], [0.04, 0.024, 0.024], 14);
    for (let n = 0; n < 6; n += 1)
      k.paint(fromHex('#5c9a3a'), 'leaf').sphere([(n - 2.5) * 0.036, 0.02, 0.08], [0.02, 0.012, 0.016], 8);
  });
};

const addCards = (b: MeshBuilder) => {
  for (let n = 0; n < 7; n += 1)
    b.at(
      multiply(
        translation((n - 3) * 0.055, high + 0.006 + n * 0.001, 0.03 * Math.sin(n * 2.1)),
        rotationY(n * 0.7),
      ),
      (k) => {
        k.paint(fromHex('#fdfbf5'), 'satin').box([0, 0, 0], [0.075, 0.002, 0.105]);
        k.paint(fromHex(n % 2 ? '#c8142c' : '#17171c'), 'satin').sphere(
          [0, 0.001, 0],
          [0.018, 0.001, 0.022],
          10,
        );
      },
    );
  b.paint(fromHex('#2b58a8'), 'satin').box([0, high + 0.02, -0.17], [0.075, 0.034, 0.105]);
};

export const smallLaidTable: Kit = {
  name: 'small laid table',
  nouns: ['small laid table'],
  locomotion: 'none',
  build: (options) => {
    const { traits, colour } = options;
    if (traits.includes('for soup')) return buildSoupStove(options);
    const b = new MeshBuilder();
    addTable(b, colour ?? fromHex(traits.includes('for cards') ? '#2f6e4a' : '#f2a9bd'));
    if (traits.includes('for tea')) {
      b.at(multiply(translation(0.05, high + 0.003, 0.1), rotationY(0.35)), (k) =>
        addPot(k, fromHex('#8fc3e8')),
      );
      b.at(translation(-0.03, high + 0.003, -0.15), addCakeStand);
      for (const [x, z] of [
        [-0.23, 0.1],
        [0.25, -0.06],
      ] as const)
        b.at(translation(x, high + 0.003, z), addCup);
    }
    if (traits.includes('for a meal')) addMeal(b);
    if (traits.includes('for cards')) addCards(b);
    return assembleModel(
      { body: b },
      { size: [radius * 2, high, radius * 2], anchors: { top: [0, high + 0.004, 0] } },
    );
  },
};

/** A low stove with one large pot of soup on it. */
const addSoupStove = (stove: MeshBuilder) => {
  stove.paint(fromHex('#3c6a74'), 'glossy').lathe(pairs(0.3, 0, 0.3, 0.3, 0.27, 0.33, 0, 0.33), 40);
  stove.paint(fromHex('#1d2226'), 'satin').lathe(pairs(0.27, 0.331, 0.24, 0.34, 0, 0.34), 36);
  stove.paint([4, 1.6, 0.4], 'glow').box([0, 0.14, 0.298], [0.2, 0.1, 0.01], 0.004);
  stove.paint(fromHex('#c9c2b4'), 'metal').box([0, 0.24, 0.302], [0.26, 0.02, 0.02], 0.006);
  stove
    .paint(fromHex('#c8362c'), 'glossy')
    .lathe(
      pairs(0, 0.34, 0.2, 0.34, 0.23, 0.37, 0.24, 0.5, 0.255, 0.505, 0.245, 0.515, 0.225, 0.5, 0.2, 0.36),
      44,
    );
  for (const side of [-1, 1])
    stove.tube(
      [
        [side * 0.23, 0.47, -0.05],
        [side * 0.3, 0.475, 0],
        [side * 0.23, 0.47, 0.05],
      ],
      0.014,
      10,
    );
  stove.paint(fromHex('#e08a34'), 'glossy').lathe(pairs(0.226, 0.488, 0, 0.49), 36);
  for (let n = 0; n < 14; n += 1) {
    const [a, r] = [n * 2.4, 0.04 + 0.012 * n];
    stove
      .paint(fromHex(n % 3 ? '#5c9a3a' : '#d84a2a'), 'satin')
      .sphere([Math.cos(a) * r, 0.49, Math.sin(a) * r], [0.02, 0.01, 0.02], 8);
  }
};

const buildSoupStove: Kit['build'] = () => {
  const b = new MeshBuilder();
  addSoupStove(b);
  return assembleModel(
    { body: b },
    {
      size: [0.6, 0.52, 0.6],
      anchors: { top: [0, 0.49, 0] },
      pose: ({ time }) => ({
        parts: {},
        anchors: {},
        particles: Array.from({ length: 9 }, (_, n) => {
          const rise = (time * 0.4 + n * 0.618) % 1;
          return {
            position: [0.12 * Math.sin(n * 2.1 + time), 0.5 + 0.4 * rise, 0.1 * Math.cos(n * 1.7)] as Vec3,
            size: 0.05 + 0.09 * rise,
            colour: [0.9, 0.92, 0.95] as Vec3,
            opacity: 0.2 * (1 - rise),
          };
        }),
      }),
    },
  );
};

/** Held up as a fan, the backs to those who look on. */
export const handOfCards = staticKit(['hand of cards'], (b) => {
  for (let n = 0; n < 5; n += 1)
    b.at(
      multiply(translation(0, 0, n * 0.004), rotationZ((2 - n) * 0.26), translation(0, 0.1, 0), rotationX(0)),
      (k) => {
        k.paint(fromHex('#fdfbf5'), 'satin').box([0, 0, 0], [0.1, 0.15, 0.003]);
        k.paint(fromHex('#c8283a'), 'satin').box([0, 0, 0.002], [0.082, 0.13, 0.002]);
        k.paint(fromHex('#17171c'), 'satin').sphere([0, 0, -0.002], [0.02, 0.026, 0.002], 10);
      },
    );
  return { grip: [0, 0.03, 0] };
});
