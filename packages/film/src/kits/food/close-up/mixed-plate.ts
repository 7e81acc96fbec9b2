/** A cooked meal on a plate: rice, meat and vegetables, more of the vegetable that its name says. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { scale } from '../../../math/vector.ts';
import type { Dish } from '../dish.ts';
import { addLeaf, addPlate, uneven } from '../tableware.ts';
import { broccoli } from '../vegetables.ts';

const vegetarian = /broccoli|vegetable|vegan|vegetarian|healthy|green/;

export const mixedPlate: Dish = {
  nouns: [
    'meal',
    'food',
    'cooked meal',
    'plate of food',
    'cooked dish',
    'dish',
    'vegetable dish',
    'hot dish',
    'healthy meal',
  ],
  build: (b, { noun, traits }, random) => {
    const isGreen = vegetarian.test(`${noun} ${traits.join(' ')}`);
    addPlate(b, 0.15, fromHex('#f4f0e8'), fromHex('#c9d4dc'));
    b.paint(uneven(fromHex('#f6efe0'), 0.25, 300), 'matte').sphere(
      [-0.045, 0.03, -0.035],
      [0.058, 0.034, 0.05],
      24,
    );
    if (!isGreen)
      b.paint(
        (p) => scale(fromHex('#8a4a22'), 0.7 + 0.6 * noise(p[0] * 70, p[1] * 70, p[2] * 70)),
        'glossy',
      ).box([0.045, 0.032, -0.035], [0.085, 0.026, 0.062], 0.012);
    const florets = isGreen ? 6 : 3;
    for (let n = 0; n < florets; n += 1) {
      const angle = isGreen ? n * 0.75 - 0.9 : n * 0.5 + 0.2;
      const [x, z] = [Math.cos(angle) * 0.065 + (isGreen ? 0.02 : 0), Math.sin(angle) * 0.05 + 0.02];
      b.at(multiply(translation(x, 0.016, z), rotationY(n * 1.7), scaling(0.5)), (s) =>
        broccoli(s, null, random),
      );
    }
    for (let n = 0; n < 5; n += 1)
      b.at(translation(-0.07 + n * 0.024, 0.024 + (n % 2) * 0.004, 0.06 - (n % 2) * 0.014), (s) =>
        s.paint(fromHex('#ee7d22'), 'glossy').cylinder(0, 0.008, 0.015, 0.015, 16),
      );
    b.paint(fromHex('#d8342a'), 'glossy').sphere([0.098, 0.03, 0.03], 0.016, 14);
    addLeaf(b, [0.0, 0.05, -0.05], 0.035, 0.6, 0.3, '#4f8f36');
    return { size: [0.3, 0.09, 0.3], steam: { at: [0, 0.06, 0], radius: 0.05, height: 0.16 } };
  },
};
