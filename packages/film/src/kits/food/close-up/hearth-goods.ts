/** Things baked on the hearth of a brick oven, as they lie on the peel: pizza, loaves, baguettes, flat bread, small things. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, type Vec3 } from '../../../math/vector.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { crust } from '../baked.ts';
import { addLeaf } from '../tableware.ts';
import { bakedGoods } from './baking-oven.ts';

const addPizza = (b: MeshBuilder, words: string) => {
  b.paint((p) => {
    const burnt = smoothstep(0.6, 0.72, noise(p[0] * 34, p[1] * 34, p[2] * 34));
    return mix(
      mix(fromHex('#eebf74'), fromHex('#b8702a'), smoothstep(0.012, 0.03, p[1])),
      fromHex('#3a1c0c'),
      burnt * 0.75,
    );
  }, 'matte').lathe(
    pairs(0, 0, 0.15, 0, 0.168, 0.008, 0.17, 0.02, 0.16, 0.031, 0.147, 0.026, 0.14, 0.014),
    60,
    (a, y) => 1 + 0.02 * Math.sin(a * 6 + y * 40) + 0.012 * Math.sin(a * 15),
  );
  const rows = Array.from({ length: 27 }, (_, row) =>
    Array.from({ length: 97 }, (_, column) => {
      const [r, a] = [(row / 26) * 0.146, (column / 96) * 2 * Math.PI];
      return [
        Math.cos(a) * r,
        0.0155 + 0.002 * noise(Math.cos(a) * r * 60, 4, Math.sin(a) * r * 60),
        Math.sin(a) * r,
      ] as Vec3;
    }),
  );
  b.paint((p) => {
    const cheese = smoothstep(0.3, 0.46, noise(p[0] * 30, 3, p[2] * 30));
    const brown = smoothstep(0.68, 0.8, noise(p[0] * 60, 9, p[2] * 60));
    return mix(mix(fromHex('#c8301a'), fromHex('#fbd870'), cheese), fromHex('#b06a1c'), brown * 0.7);
  }, 'glossy');
  b.grid(rows.map((row) => row.map((p) => b.vertex(p, [0, 1, 0]))));
  if (/pepperoni|salami|sausage/.test(words))
    for (let n = 0; n < 12; n += 1) {
      const [a, r] = [n * 2.4, 0.125 * Math.sqrt((n + 0.5) / 12)];
      b.paint(fromHex('#a82a1c'), 'glossy').at(translation(Math.cos(a) * r, 0.0165, Math.sin(a) * r), (k) =>
        k.cylinder(0, 0.003, 0.02, 0.019, 20),
      );
    }
  for (let n = 0; n < 7; n += 1) {
    const [a, r] = [n * 2.4 + 1, 0.12 * Math.sqrt((n + 0.5) / 7)];
    addLeaf(b, [Math.cos(a) * r, 0.02, Math.sin(a) * r], 0.02, n * 2, 0.2, '#2f8a26', 0.15);
  }
};

/** Long, domed, with pale cuts across its top. */
const addLoaf = (b: MeshBuilder) => {
  b.paint(crust(0.1, '#dc9a4c', '#8a4416'), 'matte').sphere([0, 0.044, 0], [0.074, 0.058, 0.13], 30);
  for (const z of [-0.08, -0.03, 0.02, 0.07])
    b.paint(fromHex('#f4dcae'), 'matte').tube(
      [-0.046, -0.02, 0.008, 0.04].map((x): Vec3 => {
        const along = z + 0.025 - x * 0.5;
        return [x, 0.045 + 0.058 * Math.sqrt(Math.max(0, 1 - (x / 0.074) ** 2 - (along / 0.13) ** 2)), along];
      }),
      [0.003, 0.008, 0.008, 0.003],
      7,
    );
};

const addBaguette = (b: MeshBuilder) => {
  b.paint(crust(0.06, '#e0a450', '#96501c'), 'matte').sphere([0, 0.026, 0], [0.032, 0.03, 0.16], 24);
  for (let n = -2; n <= 2; n += 1)
    b.paint(fromHex('#f4dcae'), 'matte').tube(
      [
        [-0.014, 0.05 - 0.004 * Math.abs(n), n * 0.052 + 0.016],
        [0.014, 0.05 - 0.004 * Math.abs(n), n * 0.052 - 0.016],
      ],
      0.0045,
      6,
    );
};

/** Puffed in places, with dark blisters. */
const addFlatBread = (b: MeshBuilder) => {
  b.paint((p) => {
    const burnt = smoothstep(0.58, 0.72, noise(p[0] * 60, 3, p[2] * 60));
    return mix(
      mix(fromHex('#f2d8a0'), fromHex('#d8a050'), noise(p[0] * 24, 1, p[2] * 24)),
      fromHex('#6a3414'),
      burnt,
    );
  }, 'matte').lathe(
    pairs(0, 0, 0.075, 0, 0.082, 0.008, 0.07, 0.018, 0.04, 0.014, 0, 0.018),
    40,
    (a) => 1 + 0.06 * Math.sin(a * 2) + 0.02 * Math.sin(a * 7),
  );
};

/** Lies about the origin on y = 0, within the blade of a peel (0.34 by 0.3). */
export const addHearthGoods = (b: MeshBuilder, words: string) => {
  const each = (spots: readonly (readonly [number, number])[], add: (k: MeshBuilder) => void) => {
    for (const [n, [x, z]] of spots.entries())
      b.at(placed(x, 0, z, { turnY: 0.12 * Math.sin(n * 2.3 + 1) }), add);
  };
  if (/pizza/.test(words)) return addPizza(b, words);
  if (/baguette/.test(words))
    return each(
      [-0.115, -0.04, 0.04, 0.115].map((x) => [x, 0]),
      addBaguette,
    );
  if (/naan|pita|flat ?bread|tortilla|focaccia/.test(words))
    return each(
      [
        [-0.085, 0.02],
        [0.085, -0.02],
      ],
      addFlatBread,
    );
  const small = bakedGoods.find(([names]) => names.test(words))![1];
  if (small.rise < 0.4 || small.tin)
    return b.at(scaling(0.62), (k) => {
      if (small.tin) small.tin(k);
      for (const [x, z] of small.spots)
        k.at(translation(x, 0.004, z), (one) => small.add(one, 1, /chocolate/.test(words)));
    });
  return each(
    [
      [-0.085, 0],
      [0.085, 0.01],
    ],
    (k) => k.at(multiply(translation(0, 0, 0), scaling(1.08)), addLoaf),
  );
};
