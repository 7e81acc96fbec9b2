/** What pours over food from above, and the small things laid on it: sauces, mint, slices of lemon. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { rotationX, rotationY, translation } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Kit } from '../kit.ts';
import { assembleModel } from '../shared/assemble-model.ts';
import { pairs, placed } from '../shared/shapes.ts';
import { staticKit } from '../shared/static-kit.ts';

const tones: Record<string, string> = {
  'chocolate stream': '#3a1a0c',
  'honey stream': '#e0960e',
  'syrup stream': '#8a4208',
  'cream stream': '#f8f0e0',
  'tomato stream': '#b81c10',
  'chocolate sauce': '#3a1a0c',
  'melted chocolate': '#3a1a0c',
  'hot fudge': '#3a1a0c',
  syrup: '#8a4208',
  'maple syrup': '#8a4208',
  caramel: '#b0640f',
  'caramel sauce': '#b0640f',
  gravy: '#6a3a14',
  'vanilla sauce': '#f4e2a0',
  'strawberry sauce': '#c01838',
  'raspberry sauce': '#a8103a',
  'tomato sauce': '#b81c10',
  'whipped cream': '#faf6ee',
  'melted cheese': '#f2b632',
};

/** The stream reaches out of the picture; where it lands it spreads and runs down. */
const stream: Kit = {
  name: 'chocolate stream',
  nouns: Object.keys(tones),
  locomotion: 'none',
  build: ({ noun, colour, traits }) => {
    const tone = colour ?? fromHex(tones[noun] ?? tones['chocolate stream']!);
    const [body, fall] = [new MeshBuilder(), new MeshBuilder()];
    body
      .paint(tone, 'glossy')
      .lathe(
        pairs(0.048, -0.012, 0.052, -0.002, 0.04, 0.006, 0.016, 0.01, 0, 0.014),
        30,
        (angle) => 1 + 0.16 * Math.sin(angle * 5) + 0.1 * Math.sin(angle * 3 + 1),
      );
    for (let n = 0; n < 7; n += 1) {
      const angle = n * 0.9 + 0.3;
      const [x, z] = [Math.cos(angle) * 0.046, Math.sin(angle) * 0.046];
      const low = -0.03 - (n % 3) * 0.014;
      body.tube(
        [
          [x * 0.85, 0.002, z * 0.85],
          [x, -0.01, z],
          [x * 1.06, low, z * 1.06],
        ],
        [0.008, 0.008, 0.01],
        8,
      );
      body.sphere([x * 1.06, low, z * 1.06], 0.0105, 10);
    }
    const height = traits.includes('from a dipper') ? 0.15 : 0.5;
    const path = Array.from({ length: 16 }, (_, n): Vec3 => {
      const t = n / 15;
      return [Math.sin(t * 9) * 0.004 * (1 - t), 0.008 + t * height, Math.cos(t * 7) * 0.003 * (1 - t)];
    });
    fall.paint(tone, 'glossy').tube(
      path,
      path.map((_, n) => 0.007 + n * 0.0005),
      10,
    );
    if (traits.includes('from a dipper'))
      body.at(placed(0, 0.17, 0, { turnZ: -1 }), (k) => {
        k.paint(fromHex('#b5803f'), 'wood').cylinder(0, 0.22, 0.006, 0.005, 10);
        for (let n = 0; n < 6; n += 1) {
          const width = 0.026 - Math.abs(n - 2.5) * 0.004;
          k.paint(n % 2 ? tone : fromHex('#a8722f'), 'glossy').sphere(
            [0, 0.02 - n * 0.011, 0],
            [width, 0.006, width],
            18,
          );
        }
      });
    return assembleModel(
      { body, fall },
      {
        size: [0.1, traits.includes('from a dipper') ? 0.2 : 0.1, 0.1],
        anchors: { top: [0, 0.02, 0] },
        pose: ({ time }) => ({
          parts: { fall: translation(Math.sin(time * 2.3) * 0.006, 0, Math.cos(time * 1.9) * 0.005) },
          anchors: {},
        }),
      },
    );
  },
};

const mint = staticKit(
  [
    'mint',
    'mint leaf',
    'mint leaves',
    'basil leaf',
    'parsley',
    'herb',
    'sprig of mint',
    'rosemary',
    'coriander',
    'cilantro',
  ],
  (b) => {
    b.paint(fromHex('#3f7a2c'), 'leaf').tube(
      [
        [0, 0, 0],
        [0.004, 0.03, 0],
        [0, 0.06, 0.004],
      ],
      0.0016,
      6,
    );
    for (let n = 0; n < 8; n += 1) {
      const [turn, y, size] = [n * 2.1, 0.014 + n * 0.006, 1 - n * 0.06];
      b.paint(
        (p): Vec3 => (Math.abs(p[0]) < 0.0012 ? fromHex('#a8d07a') : fromHex(n % 2 ? '#4ea23a' : '#3c8a34')),
        'leaf',
      ).at(placed(0, y, 0, { turnY: turn, turnX: -0.7 }), (k) =>
        k.sphere([0, 0.017 * size, 0.003], [0.011 * size, 0.018 * size, 0.003], 14),
      );
    }
    return {};
  },
);

const slice = staticKit(
  [
    'lemon slice',
    'slice of lemon',
    'lemon slices',
    'lime slice',
    'slice of lime',
    'orange slice',
    'slice of orange',
    'lime slices',
    'orange slices',
  ],
  (b, { noun, colour }) => {
    const tone =
      colour ?? fromHex(noun.includes('lime') ? '#7ab83a' : noun.includes('orange') ? '#f08a1c' : '#f4d21f');
    b.at(placed(0, 0.03, 0, { turnY: 0.5 }), (k) =>
      k.at(rotationX(Math.PI / 2), (m) => {
        m.paint(tone, 'glossy').cylinder(-0.003, 0.003, 0.032, 0.032, 32);
        m.paint(fromHex('#fbf4cf'), 'satin').cylinder(-0.0034, 0.0034, 0.0285, 0.0285, 32);
        for (let n = 0; n < 8; n += 1)
          m.paint(tone, 'glossy').at(rotationY((n / 8) * 2 * Math.PI), (s) =>
            s.sphere([0, 0, 0.0155], [0.0075, 0.0042, 0.0105], 12),
          );
      }),
    );
    return {};
  },
);

const wasabi = staticKit(['wasabi', 'pickled ginger', 'pesto', 'avocado dip'], (b, { noun, colour }) => {
  const tone = colour ?? fromHex(noun === 'pickled ginger' ? '#f0a8a0' : '#8fc24a');
  b.paint(tone, 'satin').lathe(
    pairs(0.024, 0, 0.022, 0.008, 0.014, 0.018, 0.005, 0.027, 0, 0.029),
    22,
    (angle, y) => 1 + 0.12 * Math.sin(angle * 3 + y * 300),
  );
  return {};
});

const dipper = staticKit(['honey dipper', 'dipper', 'wooden dipper'], (b) => {
  b.at(placed(0, 0.06, 0, { turnZ: -0.7 }), (k) => {
    k.paint(fromHex('#b5803f'), 'wood').cylinder(0, 0.16, 0.005, 0.004, 10);
    for (let n = 0; n < 6; n += 1) {
      const width = 0.02 - Math.abs(n - 2.5) * 0.0035;
      k.paint(n % 2 ? fromHex('#d08a10') : fromHex('#a8722f'), 'glossy').sphere(
        [0, -n * 0.009, 0],
        [width, 0.005, width],
        18,
      );
    }
  });
  return { grip: [0, 0.15, 0] };
});

/** Two eggs and strips of bacon in a black pan. */
const panOfEggs = staticKit(
  ['pan of eggs', 'eggs in a pan', 'fried eggs in a pan', 'eggs and bacon in a pan'],
  (b) => {
    b.paint(fromHex('#26282c'), 'metal').lathe(
      pairs(0, 0, 0.12, 0, 0.16, 0.045, 0.165, 0.05, 0.155, 0.048, 0.118, 0.008, 0, 0.008),
      40,
    );
    b.at(placed(0.16, 0.04, 0, { turnZ: -1.45 }), (k) =>
      k.paint(fromHex('#5a3a22'), 'wood').cylinder(0, 0.2, 0.011, 0.014, 12),
    );
    for (const [x, z] of [
      [-0.05, -0.035],
      [0.045, -0.05],
      [-0.02, 0.06],
    ] as const) {
      b.paint(fromHex('#fbf8f0'), 'glossy').at(placed(x, 0.008, z), (k) =>
        k.lathe(
          pairs(0, 0.006, 0.03, 0.005, 0.044, 0.002, 0.048, 0),
          26,
          (angle) => 1 + 0.1 * Math.sin(angle * 4 + x * 90),
        ),
      );
      b.paint(fromHex('#f5a81c'), 'glossy').sphere([x, 0.013, z], [0.019, 0.012, 0.019], 20);
    }
    for (const [x, turn] of [
      [0.06, 0.5],
      [0.085, 0.7],
    ] as const)
      b.at(placed(x, 0.014, 0.045, { turnY: turn }), (k) => {
        for (let n = 0; n < 12; n += 1)
          k.paint(fromHex(n % 3 ? '#a83420' : '#f0c0a0'), 'glossy').box(
            [0, Math.sin(n * 1.4) * 0.004, -0.055 + n * 0.01],
            [0.026, 0.004, 0.0105],
            0.001,
          );
      });
    return { grip: [0.3, 0.06, 0] };
  },
);

export const streamKits: readonly Kit[] = [panOfEggs, stream, mint, slice, wasabi, dipper];
