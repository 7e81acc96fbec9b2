/** Tools of garden and workshop. Shafts rise along +y, heads look to +z. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { makeProp } from './make-prop.ts';

const steel = fromHex('#b4bac2');
const wood = fromHex('#a8743f');

export const wateringCan = makeProp({
  nouns: ['watering can', 'oil can'],
  size: [0.22, 0.36, 0.6],
  anchors: { grip: [0, 0.31, 0], top: [0, 0.28, 0] },
  draw: (b, { colour, round }) => {
    const main = colour(fromHex('#3f8a6a'));
    b.paint(main, 'glossy').lathe(
      [
        [0, 0],
        [0.1, 0],
        [0.108, 0.01],
        [0.095, 0.2],
        [0.06, 0.215],
        [0.055, 0.2],
      ],
      round,
    );
    b.tube(
      [
        [0, 0.06, 0.09],
        [0, 0.15, 0.22],
        [0, 0.26, 0.34],
      ],
      [0.026, 0.018, 0.014],
      10,
    );
    b.at(multiply(translation(0, 0.265, 0.345), rotationX(0.75)), (c) =>
      c.lathe(
        [
          [0.014, 0],
          [0.045, 0.05],
          [0, 0.058],
        ],
        round,
      ),
    );
    b.paint(darken(main, 0.3), 'satin').tube(
      [
        [0, 0.2, 0.07],
        [0, 0.29, 0.05],
        [0, 0.31, 0],
        [0, 0.28, -0.08],
        [0, 0.17, -0.125],
        [0, 0.08, -0.1],
      ],
      0.011,
      8,
    );
  },
  pose:
    () =>
    ({ action, time }) => {
      if (action !== 'water' && action !== 'pour') return { parts: {}, anchors: {} };
      const particles = Array.from({ length: 48 }, (_, n) => {
        const age = fraction(time * 1.7 + n * 0.0617);
        const [dx, dz] = [Math.sin(n * 12.9) * 0.05, Math.cos(n * 7.3) * 0.05];
        const at = (t: number): Vec3 => [dx * (1 + t * 2), 0.3 - t * t * 1.05, 0.42 + t * 0.55 + dz * t];
        return {
          position: at(age),
          end: at(Math.max(0, age - 0.05)),
          size: 0.006,
          colour: [0.75, 0.88, 1] as Vec3,
          opacity: 0.75,
        };
      });
      return { parts: {}, anchors: {}, particles };
    },
});

const longTool = (b: MeshBuilder, noun: string, head: Vec3) => {
  b.paint(wood, 'wood').tube(
    [
      [0, 0.28, 0],
      [0, 1.45, 0],
    ],
    0.015,
    10,
  );
  b.paint(head, noun === 'mop' ? 'matte' : noun === 'broom' ? 'fur' : 'metal');
  if (noun === 'mop' || noun === 'broom') {
    b.lathe(
      [
        [0.15, 0],
        [0.13, 0.12],
        [0.03, 0.3],
        [0, 0.32],
      ],
      noun === 'mop' ? 84 : 20,
      // Cords apart from each other, or flat bristles.
      (a) => (noun === 'mop' ? 0.8 + 0.4 * Math.abs(Math.cos(a * 7)) : 0.55 + 0.45 * Math.abs(Math.cos(a))),
    );
    b.paint(fromHex(noun === 'mop' ? '#2f6fb3' : '#b3202a'), 'satin').lathe(
      [
        [0.034, 0.26],
        [0.04, 0.28],
        [0.032, 0.31],
      ],
      12,
    );
  } else if (noun === 'rake' || noun === 'pitchfork') {
    b.box([0, 0.28, 0], [0.34, 0.02, 0.02], 0.006);
    for (let n = -4; n <= 4; n += noun === 'rake' ? 1 : 4)
      b.tube(
        [
          [n * 0.038, 0.28, 0],
          [n * 0.04, 0.16, 0.01],
          [n * 0.04, noun === 'rake' ? 0.14 : 0, noun === 'rake' ? 0.08 : 0.02],
        ],
        [0.007, 0.006, 0.003],
        6,
      );
  } else if (noun === 'hoe' || noun === 'scythe' || noun === 'pickaxe') {
    b.tube(
      noun === 'hoe'
        ? [
            [0, 0.28, 0],
            [0, 0.2, 0.04],
            [0, 0.16, 0.14],
          ]
        : [
            [0, 1.44, -0.25],
            [0, 1.5, 0],
            [0, 1.44, noun === 'scythe' ? 0.6 : 0.28],
          ],
      noun === 'hoe' ? [0.012, 0.02, 0.05] : [0.012, 0.024, 0.003],
      6,
    );
  } else {
    b.grid(
      Array.from({ length: 9 }, (_, row) => {
        const t = row / 8;
        const half = t < 0.3 ? 0.1 * Math.sin((t / 0.3) * 1.57) : 0.1;
        return Array.from({ length: 7 }, (_, n) => {
          const x = (n / 3 - 1) * half;
          return b.vertex([x, t * 0.3, x * x * 3.5 - 0.02], [-x * 4, 0, 1]);
        });
      }),
    );
    b.paint(wood, 'wood').box([0, 1.46, 0], [0.14, 0.03, 0.03], 0.012);
  }
};

export const shovel = makeProp({
  nouns: [
    'shovel',
    'spade',
    'rake',
    'broom',
    'hoe',
    'pitchfork',
    'mop',
    'scythe',
    'pickaxe',
    'paddle',
    'oar',
  ],
  size: [0.34, 1.5, 0.2],
  anchors: { grip: [0, 1.1, 0], gripLeft: [0, 0.75, 0] },
  isTwoSided: true,
  draw: (b, { options, colour }) => {
    const { noun } = options;
    if (noun === 'paddle' || noun === 'oar') {
      b.paint(colour(wood), 'wood')
        .tube(
          [
            [0, 0.4, 0],
            [0, 1.6, 0],
          ],
          0.016,
          10,
        )
        .box([0, 0.22, 0], [0.17, 0.44, 0.02], 0.01);
      return;
    }
    const swept = /mop/.test(noun) ? 'mop' : /broom/.test(noun) ? 'broom' : null;
    const heads = { mop: fromHex('#e4e1d6'), broom: fromHex('#c9a04a') };
    longTool(b, swept ?? noun, colour(swept ? heads[swept] : steel));
  },
});

const shortTool = (b: MeshBuilder, noun: string, main: Vec3) => {
  const length = noun === 'axe' ? 0.75 : noun.includes('sledge') ? 0.8 : 0.32;
  b.paint(wood, 'wood').tube(
    [
      [0, 0, 0],
      [0, length, 0],
    ],
    [0.017, 0.014],
    10,
  );
  b.paint(main, 'metal');
  if (noun === 'axe' || noun === 'hatchet') {
    b.box([0, length - 0.03, 0.01], [0.03, 0.07, 0.07], 0.008);
    b.grid(
      [0, 1, 2, 3].map((n) =>
        [-1, 1].map((s) =>
          b.vertex(
            [0.012 - n * 0.004, length - 0.03 + s * (0.035 + n * n * 0.008), 0.04 + n * 0.035],
            [1, 0, 0.3],
          ),
        ),
      ),
    );
    b.grid(
      [0, 1, 2, 3].map((n) =>
        [-1, 1].map((s) =>
          b.vertex(
            [-0.012 + n * 0.004, length - 0.03 + s * (0.035 + n * n * 0.008), 0.04 + n * 0.035],
            [-1, 0, 0.3],
          ),
        ),
      ),
    );
  } else if (noun === 'wrench' || noun === 'screwdriver') {
    b.tube(
      [
        [0, 0.1, 0],
        [0, 0.26, 0],
      ],
      0.01,
      8,
    ).sphere([0, 0.28, 0], [0.012, 0.035, 0.035], 12);
  } else {
    const k = noun.includes('sledge') || noun === 'mallet' ? 1.7 : 1;
    b.box([0, length, 0.02 * k], [0.034 * k, 0.036 * k, 0.11 * k], 0.008);
    if (k === 1)
      b.tube(
        [
          [0, length + 0.004, -0.03],
          [0, length + 0.012, -0.075],
        ],
        [0.014, 0.003],
        8,
      );
  }
};

export const hammer = makeProp({
  nouns: ['hammer', 'axe', 'hatchet', 'mallet', 'sledgehammer', 'wrench', 'screwdriver', 'tool'],
  size: (noun) => (noun === 'axe' || noun === 'sledgehammer' ? [0.06, 0.82, 0.2] : [0.06, 0.36, 0.14]),
  anchors: { grip: [0, 0.09, 0], gripLeft: [0, 0.3, 0] },
  isTwoSided: true,
  draw: (b, { options, colour }) => shortTool(b, options.noun, colour(steel)),
});

export const saw = makeProp({
  nouns: ['saw', 'handsaw', 'chainsaw', 'drill'],
  size: [0.06, 0.2, 0.62],
  anchors: { grip: [0, 0.11, 0] },
  isTwoSided: true,
  draw: (b, { options, colour }) => {
    if (options.noun === 'chainsaw' || options.noun === 'drill') {
      b.paint(colour(fromHex('#d8591f')), 'glossy').box([0, 0.09, 0.1], [0.14, 0.16, 0.26], 0.04, 3);
      b.paint([0.05, 0.05, 0.06], 'satin').tube(
        [
          [0, 0.16, 0],
          [0, 0.21, 0.08],
          [0, 0.19, 0.2],
        ],
        0.014,
        8,
      );
      b.paint(steel, 'metal').box(
        [0, 0.08, 0.4],
        [0.016, options.noun === 'drill' ? 0.016 : 0.08, 0.4],
        0.008,
      );
      return;
    }
    b.paint(colour(fromHex('#b3202a')), 'glossy').tube(
      [
        [0, 0.06, 0.05],
        [0, 0.07, -0.03],
        [0, 0.15, -0.04],
        [0, 0.17, 0.04],
        [0, 0.06, 0.05],
      ],
      0.015,
      8,
    );
    b.paint(steel, 'metal');
    const teeth = Array.from({ length: 41 }, (_, n) => [
      b.vertex([0, 0.16 - n * 0.0012, 0.04 + n * 0.0135], [1, 0, 0]),
      b.vertex([0, 0.05 + n * 0.0008 - (n % 2) * 0.012, 0.04 + n * 0.0135], [1, 0, 0]),
    ]);
    b.grid(teeth);
  },
});

/** It leans forward, and the line runs from its tip down into the water before a bank. */
export const fishingRod = makeProp({
  nouns: ['fishing rod', 'fishing pole'],
  size: [0.05, 1.55, 1.4],
  anchors: { grip: [0, 0.22, 0], gripLeft: [0, 0.36, 0], top: [0, 1.5, 1.3] },
  draw: (b, { colour }) => {
    b.paint(colour(fromHex('#6b3f1e')), 'glossy').tube(
      [
        [0, 0.4, 0],
        [0, 0.95, 0.42],
        [0, 1.36, 0.92],
        [0, 1.5, 1.35],
      ],
      [0.014, 0.011, 0.008, 0.005],
      8,
    );
    b.paint(fromHex('#c9a878'), 'matte').tube(
      [
        [0, 0, 0],
        [0, 0.42, 0],
      ],
      0.017,
      10,
    );
    b.paint(steel, 'metal').at(multiply(translation(0, 0.3, 0.04), rotationZ(Math.PI / 2)), (c) =>
      c.cylinder(-0.025, 0.025, 0.035, 0.035, 14),
    );
    b.paint([0.16, 0.17, 0.18], 'matte').tube(
      [
        [0, 1.5, 1.35],
        [0, 0.9, 1.75],
        [0, -0.1, 2.15],
        [0, -0.98, 2.4],
        // From a boat or a pier the water is lower.
        [0, -1.9, 2.45],
      ],
      0.005,
      4,
      false,
    );
    b.paint(fromHex('#d0302a'), 'glossy').sphere([0, -0.98, 2.4], [0.075, 0.1, 0.075], 12);
  },
});
