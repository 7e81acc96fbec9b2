/** A conveyor belt from near: plates of sushi, doughnuts, chocolates, bottles or parcels go past on it without end. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { type Matrix, rotationX, translation } from '../../../math/matrix.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';

/** Half the length of the belt, its height, and the way between two things on it, metres. */
const [half, height, gap] = [1.2, 0.1, 0.24];
const count = Math.round((2 * half) / gap);

const addNigiri = (b: MeshBuilder, fish: string) => {
  b.paint(fromHex('#faf6ea'), 'snow').sphere([0, 0.016, 0], [0.032, 0.015, 0.016], 16);
  b.paint(fromHex(fish), 'glossy').sphere([0, 0.028, 0], [0.038, 0.008, 0.018], 16);
};
const addMaki = (b: MeshBuilder, filling: string) => {
  b.paint(fromHex('#12241a'), 'satin').cylinder(0, 0.034, 0.021, 0.021, 22);
  b.paint(fromHex('#faf6ea'), 'snow').cylinder(0.03, 0.036, 0.018, 0.018, 20);
  b.paint(fromHex(filling), 'glossy').cylinder(0.034, 0.038, 0.0085, 0.0085, 14);
};

const addSushi = (b: MeshBuilder, n: number) => {
  const rim = ['#c8302a', '#2f6ab0', '#e0a828', '#3f8a4a'][n % 4]!;
  b.paint(fromHex(rim), 'glossy').lathe(pairs(0, 0, 0.05, 0, 0.098, 0.014, 0.1, 0.017, 0.094, 0.016), 36);
  b.paint(fromHex('#f6f2e8'), 'glossy').lathe(pairs(0.094, 0.0165, 0.05, 0.007, 0, 0.006), 36);
  const fish = ['#f58a5c', '#d8283a', '#f6c8b4', '#f4cc4a'][n % 4]!;
  if (n % 3 === 1)
    for (const [x, z] of [
      [-0.034, -0.014],
      [0.012, -0.03],
      [0.03, 0.02],
      [-0.014, 0.032],
    ] as const)
      b.at(translation(x, 0.008, z), (k) => addMaki(k, fish));
  else for (const z of [-0.026, 0.026]) b.at(placed(0, 0.008, z, { turnY: 0.25 }), (k) => addNigiri(k, fish));
};

const addDonut = (b: MeshBuilder, n: number) => {
  b.paint(fromHex('#d09a50'), 'satin').lathe(
    pairs(
      0.026,
      0.02,
      0.036,
      0.004,
      0.06,
      0,
      0.084,
      0.012,
      0.086,
      0.028,
      0.06,
      0.044,
      0.036,
      0.042,
      0.026,
      0.02,
    ),
    36,
  );
  const icing = ['#f48ab0', '#4a2412', '#fbf4e4'][n % 3]!;
  b.paint(fromHex(icing), 'glossy').lathe(
    pairs(0.088, 0.028, 0.082, 0.043, 0.06, 0.05, 0.036, 0.047, 0.027, 0.034),
    36,
    (a) => 1 + 0.03 * Math.sin(a * 7),
  );
};

const addChocolate = (b: MeshBuilder, n: number) => {
  b.paint(fromHex(n % 3 === 2 ? '#f0dcb4' : '#4a2412'), 'glossy').box(
    [0, 0.026, 0],
    [0.1, 0.052, 0.09],
    0.016,
    3,
  );
  b.paint(fromHex(n % 2 ? '#f6e8d0' : '#7a4424'), 'glossy').sphere([0, 0.055, 0], [0.022, 0.01, 0.022], 14);
};

const addBottle = (b: MeshBuilder, n: number) => {
  b.paint(fromHex(['#2f8a4a', '#8a4a1c', '#b8d8e8'][n % 3]!), 'glossy').lathe(
    pairs(0, 0, 0.036, 0, 0.038, 0.01, 0.038, 0.12, 0.03, 0.15, 0.014, 0.18, 0.014, 0.215, 0, 0.215),
    28,
  );
  b.paint(fromHex('#f4ecd8'), 'matte').lathe(
    pairs(0.0386, 0.04, 0.039, 0.042, 0.039, 0.1, 0.0386, 0.102),
    28,
  );
  b.paint(fromHex('#c8302a'), 'glossy').cylinder(0.212, 0.228, 0.0165, 0.0165, 16);
};

const addParcel = (b: MeshBuilder, n: number) => {
  const tall = 0.09 + 0.05 * fraction(n * 0.618);
  b.paint(fromHex('#b88a58'), 'matte').box([0, tall / 2, 0], [0.15, tall, 0.14], 0.004);
  b.paint(fromHex('#dcc08c'), 'satin').box([0, tall / 2, 0], [0.03, tall + 0.003, 0.1425], 0.001);
  b.paint(fromHex('#f8f6f0'), 'matte').box([0.045, tall * 0.6, 0.0705], [0.045, 0.035, 0.002]);
};

const goods: [RegExp, (b: MeshBuilder, n: number) => void][] = [
  [/sushi|nigiri|sashimi|maki/, addSushi],
  [/dou?g?h?nuts?|bagels?|cookies?|pastr/, addDonut],
  [/chocolates?|candy|candies|sweets|truffles/, addChocolate],
  [/bottles?|cans?\b|beer|soda/, addBottle],
  [/^/, addParcel],
];

export const conveyorBelt: Kit = {
  name: 'things on a conveyor belt',
  nouns: ['things on a conveyor belt', 'sushi conveyor belt'],
  locomotion: 'none',
  build: ({ traits }) => {
    const words = traits.join(' ');
    const add = goods.find(([names]) => names.test(words))![1];
    const isSushi = add === addSushi;
    const body = new MeshBuilder();
    body.paint(fromHex(isSushi ? '#8a5a30' : '#8a9098'), isSushi ? 'wood' : 'metal');
    for (const side of [-1, 1])
      body.box([0, height / 2 + 0.006, side * 0.15], [half * 2.6, height + 0.012, 0.03], 0.006);
    body
      .paint(fromHex('#1e2024'), 'satin')
      .box([0, height / 2 - 0.004, 0], [half * 2.6, height - 0.008, 0.28]);
    const parts: Record<string, MeshBuilder> = {};
    for (let n = 0; n < count; n += 1) {
      const b = new MeshBuilder();
      add(b, n);
      parts[`thing ${n}`] = b;
    }
    // Slats of the belt show that it runs.
    const slats = 40;
    for (let n = 0; n < slats; n += 1) {
      const b = new MeshBuilder();
      b.paint(fromHex(n % 2 ? '#3c4046' : '#34373d'), 'satin').box(
        [0, 0, 0],
        [(2 * half) / slats - 0.008, 0.004, 0.268],
        0.001,
      );
      parts[`slat ${n}`] = b;
    }
    return assembleModel(
      { body, ...parts },
      {
        size: [0.7, 0.22, 0.3],
        anchors: { top: [0, height, 0] },
        pose: ({ time }) => {
          const moved: Record<string, Matrix> = { body: rotationX(0) };
          const at = (share: number) => (fraction(share + (time * 0.16) / (2 * half)) * 2 - 1) * half;
          for (let n = 0; n < count; n += 1) moved[`thing ${n}`] = translation(at(n / count), height, 0);
          for (let n = 0; n < slats; n += 1)
            moved[`slat ${n}`] = translation(at(n / slats), height - 0.003, 0);
          return { parts: moved, anchors: {} };
        },
      },
    );
  },
};
