/** A tall cold glass from near: ice cubes, slices of lemon and mint in it, drops of water running down outside. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { newBuilders } from '../../../geometry/new-builders.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { addLeaf } from '../tableware.ts';

const [bottom, rim, height, full] = [0.036, 0.044, 0.15, 0.122];
const radiusAt = (y: number) => bottom + ((rim - bottom) * y) / height;

const tones: [RegExp, string][] = [
  [/lemonade|lemon water|lemon drink/, '#f6e26a'],
  [/mojito|\blime\b|green/, '#cfe8a8'],
  [/cola|\bcoke\b/, '#3a1608'],
  [/coffee/, '#5a2e14'],
  [/\btea\b/, '#c8701c'],
  [/orange|mango|juice/, '#f59a1c'],
  [/strawberr|pink|cocktail|punch|watermelon/, '#e8486a'],
  [/lemon/, '#f6e26a'],
  [/(?:)/, '#bfe0ee'],
];

const addIce = (b: MeshBuilder, size: number) => {
  b.paint([0.86, 0.95, 1], 'glass').box([0, 0, 0], [size, size, size], size * 0.18);
  b.paint([1, 1, 1], 'satin').box([0, size * 0.47, 0], [size * 0.5, size * 0.1, size * 0.5], size * 0.03);
};

const addSlice = (b: MeshBuilder, hex: string) => {
  const tone = fromHex(hex);
  b.paint(tone, 'glossy').cylinder(-0.003, 0.003, 0.025, 0.025, 34);
  b.paint(fromHex('#fff8d8'), 'satin').cylinder(-0.0034, 0.0034, 0.0226, 0.0226, 34);
  for (let n = 0; n < 8; n += 1)
    b.paint(mix(tone, fromHex('#fff4b0'), 0.35), 'glossy').at(rotationY((n / 8) * 2 * Math.PI), (k) =>
      k.sphere([0, 0, 0.0125], [0.0058, 0.0044, 0.0085], 10),
    );
};

export const coldDrink: Kit = {
  name: 'tall drink full of ice cubes',
  nouns: ['tall drink full of ice cubes'],
  locomotion: 'none',
  build: ({ traits, colour, seed }) => {
    const words = traits.join(' ');
    const random = createRandom(seed);
    const tone = colour ?? fromHex(tones.find(([names]) => names.test(words))![1]);
    const [body, drops, runs, ice] = newBuilders(4);
    body.paint((p) => scale(tone, 0.78 + 0.34 * (p[1] / full)), 'glossy');
    body.lathe(pairs(0, 0.008, bottom, 0.008, radiusAt(full), full, 0, full), 44);
    body.paint([0.66, 0.74, 0.8], 'clear').lathe(pairs(0, 0, bottom + 0.001, 0, bottom + 0.002, 0.008), 44);
    body.lathe(pairs(radiusAt(full) + 0.001, full, rim + 0.001, height), 44);
    body
      .paint([0.95, 0.98, 1], 'glossy')
      .lathe(pairs(rim - 0.0006, height, rim + 0.001, height + 0.0012, rim + 0.0024, height), 44);
    // Cubes show through the wall and stand out above.
    for (let n = 0; n < 9; n += 1) {
      const [a, y] = [n * 2.4 + 0.4, 0.03 + (n / 8) * 0.085];
      const r = radiusAt(y) - 0.0095;
      ice.at(
        multiply(
          translation(Math.cos(a) * r, y, Math.sin(a) * r),
          rotationY(-a),
          rotationZ(0.3 * Math.sin(n * 3)),
        ),
        (k) => k.paint(mix([0.9, 0.97, 1], tone, 0.3), 'glass').box([0, 0, 0], [0.022, 0.024, 0.024], 0.004),
      );
    }
    for (let n = 0; n < 5; n += 1)
      ice.at(
        multiply(
          translation(Math.cos(n * 1.4) * 0.02, full + 0.006 + 0.005 * (n % 2), Math.sin(n * 1.4) * 0.02),
          rotationY(n * 0.8),
          rotationX(0.5 * Math.sin(n * 2)),
        ),
        (k) => addIce(k, 0.026),
      );
    const fruit = /orange/.test(words) ? '#f08a1c' : /\blime\b|mojito/.test(words) ? '#6aa82c' : '#f4d21f';
    if (!/cola|coke|coffee|\bwater\b(?! dro)/.test(words) || /lemon|lime|orange/.test(words)) {
      body.at(placed(-rim, height + 0.002, 0.008, { turnX: Math.PI / 2, turnZ: 0.25 }), (k) =>
        addSlice(k, fruit),
      );
      body.at(placed(0.012, 0.07, radiusAt(0.07) - 0.002, { turnX: Math.PI / 2 - 0.05 }), (k) =>
        addSlice(k, fruit),
      );
    }
    if (/mint|mojito|lemonade/.test(words)) {
      const stem: Vec3 = [0.012, full + 0.01, 0.012];
      body
        .paint(fromHex('#4f8a3a'), 'leaf')
        .tube([stem, [0.016, full + 0.03, 0.014], [0.018, full + 0.05, 0.014]], 0.0016, 6);
      for (let n = 0; n < 11; n += 1)
        addLeaf(
          body,
          [0.014 + 0.001 * n * 0.4, full + 0.026 + 0.0026 * n, 0.014],
          0.026 - 0.001 * n,
          n * 2.1,
          0.15 + 0.06 * n,
          n % 2 ? '#2f9a3a' : '#58b84a',
          0.3,
        );
    }
    body
      .paint((p) => (Math.sin(p[1] * 380) > 0 ? fromHex('#e03a4a') : fromHex('#fbf7f0')), 'glossy')
      .tube(
        [
          [-0.004, full - 0.02, -0.016],
          [-0.02, height + 0.05, -0.02],
        ],
        0.0034,
        10,
      );
    // Drops stand on the glass; some run down it.
    const addDrop = (b: MeshBuilder, a: number, y: number, size: number) =>
      b.at(multiply(rotationY(-a), translation(radiusAt(y) + 0.0018, y, 0)), (k) =>
        k.paint([0.93, 0.98, 1], 'glass').sphere([0, 0, 0], [size * 0.6, size * 1.15, size], 10),
      );
    for (let n = 0; n < 130; n += 1)
      addDrop(drops, random() * 6.3, 0.01 + random() * 0.13, 0.0012 + 0.0022 * random() ** 2);
    for (let n = 0; n < 12; n += 1) addDrop(runs, n * 0.53 + random() * 0.2, 0.02 + random() * 0.1, 0.0034);
    body.paint(fromHex('#8a5a30'), 'wood').lathe(pairs(0.058, -0.004, 0.06, -0.002, 0.058, 0, 0, 0.0005), 40);
    return assembleModel(
      { body, ice, drops, runs },
      {
        size: [0.12, height + 0.03, 0.12],
        anchors: { top: [0, height, 0], grip: [0, height / 2, 0] },
        pose: ({ time }) => ({
          parts: {
            ice: multiply(translation(0, 0.0012 * Math.sin(time * 1.7), 0), scaling(1)),
            runs: translation(0, 0.012 - 0.03 * fraction(time * 0.16), 0),
          },
          anchors: {},
        }),
      },
    );
  },
};
