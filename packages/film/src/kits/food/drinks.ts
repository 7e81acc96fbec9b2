/** Cups, mugs and pots with something hot to drink. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../math/matrix.ts';
import { mix, scale, type Vec3 } from '../../math/vector.ts';
import { type Dish, foodKit } from './dish.ts';
import { addPlate, addSpoon, addSurface, china, scatter } from './tableware.ts';

export const addHandle = (b: MeshBuilder, x: number, y: number, height: number, thick: number) => {
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
      0.0396,
      0.0588,
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

export const mug = (nouns: string[], liquid: string, topping: 'marshmallows' | 'plain'): Dish => ({
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
    addSurface(b, 0.0365, 0.0895, fromHex(liquid));
    if (topping === 'marshmallows')
      scatter(random, 9, 0.026, (x, z, turn) =>
        b.at(multiply(translation(x, 0.0915, z), rotationY(turn), rotationX(random())), (m) =>
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
export const pots = foodKit('teapot', [
  pot(['teapot', 'tea pot'], 'tea'),
  pot(['coffee pot', 'coffeepot', 'moka pot'], 'coffee'),
  pot(
    ['milk jug', 'jug of milk', 'jug', 'water jug', 'pitcher', 'milk pitcher', 'water pitcher', 'creamer'],
    'jug',
  ),
]);
