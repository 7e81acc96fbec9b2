/** Pizzas and slices of pizza. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { rotationX, translation } from '../../math/matrix.ts';
import { noise } from '../../math/noise.ts';
import type { Random } from '../../math/random.ts';
import { mix, scale } from '../../math/vector.ts';
import type { Dish } from './dish.ts';
import { addLeaf, addSurface, scatter, uneven } from './tableware.ts';

const addPizzaTop = (b: MeshBuilder, random: Random, radius: number) => {
  addSurface(
    b,
    radius,
    0.014,
    (p) =>
      mix(
        fromHex('#c8301a'),
        fromHex('#f4d27a'),
        smoothstep(0.35, 0.6, noise(p[0] * 40, 3, p[2] * 40)) *
          smoothstep(radius, radius * 0.9, Math.hypot(p[0], p[2])),
      ),
    'satin',
    0.002,
  );
  scatter(random, 13, radius * 0.86, (x, z) =>
    b.at(translation(x, 0.0155, z), (s) => {
      s.paint(uneven(fromHex('#a82a1c'), 0.5, 300), 'glossy').cylinder(0, 0.003, 0.02, 0.019, 18);
      s.paint(fromHex('#7a1a12'), 'satin').lathe(
        [
          [0.02, 0],
          [0.0212, 0.002],
          [0.0195, 0.0036],
        ],
        18,
      );
    }),
  );
  scatter(random, 9, radius * 0.8, (x, z, turn) =>
    addLeaf(b, [x, 0.019, z], 0.014, turn, 0.2, '#2f7a26', 0.15),
  );
  scatter(random, 12, radius * 0.85, (x, z) =>
    b.paint(fromHex('#26201c'), 'glossy').sphere([x, 0.0175, z], [0.006, 0.0035, 0.006], 8),
  );
};
export const pizza: Dish = {
  nouns: ['pizza', 'pepperoni pizza', 'margherita'],
  build: (b, _o, random) => {
    b.paint(
      (p) =>
        scale(
          mix(
            fromHex('#e6b468'),
            fromHex('#a8621e'),
            smoothstep(0.008, 0.022, p[1]) * noise(p[0] * 30, 1, p[2] * 30) * 1.5,
          ),
          1,
        ),
      'matte',
    ).lathe(
      [
        [0, 0],
        [0.155, 0],
        [0.164, 0.008],
        [0.16, 0.02],
        [0.15, 0.023],
        [0.142, 0.015],
      ],
      48,
      (a) => 1 + 0.012 * Math.sin(a * 6) + 0.006 * Math.sin(a * 15),
    );
    addPizzaTop(b, random, 0.146);
    return { size: [0.33, 0.026, 0.33], steam: { at: [0, 0.02, 0], radius: 0.08, height: 0.14 } };
  },
};
export const pizzaSlice: Dish = {
  nouns: ['slice of pizza', 'pizza slice'],
  build: (b) => {
    b.at(rotationX(-Math.PI / 2), (w) => {
      w.paint(fromHex('#e0b068'), 'matte').extrude(
        [
          [0, -0.1],
          [-0.06, 0.07],
          [0.06, 0.07],
        ],
        0,
        0.008,
      );
      w.paint(uneven(fromHex('#f0c25a'), 0.3, 80), 'satin').extrude(
        [
          [0, -0.095],
          [-0.055, 0.066],
          [0.055, 0.066],
        ],
        0.008,
        0.011,
      );
    });
    b.paint(fromHex('#c98a3c'), 'matte').tube(
      [
        [-0.062, 0.01, -0.074],
        [0, 0.013, -0.082],
        [0.062, 0.01, -0.074],
      ],
      0.013,
      12,
    );
    for (const [x, z] of [
      [-0.02, -0.04],
      [0.024, -0.03],
      [0.002, 0.008],
      [0.004, 0.05],
    ] as const)
      b.at(translation(x, 0.011, z), (s) =>
        s.paint(fromHex('#a82a1c'), 'glossy').cylinder(0, 0.003, 0.015, 0.014, 16),
      );
    return { size: [0.13, 0.03, 0.2] };
  },
};
