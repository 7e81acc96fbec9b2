/** Meat over glowing charcoal, from near: flames lick through the grate, fat sizzles, smoke rises. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { identity, type Matrix, multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { createRandom } from '../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { flames } from '../../shared/puffs.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';

const half: Vec3 = [0.3, 0, 0.19];
const grateAt = 0.075;
const char = fromHex('#1c0e08');

/** Dark stripes where the bars have been, crossed as a cook turns it. */
const seared =
  (meat: Vec3, top: number) =>
  ([x, y, z]: Vec3): Vec3 => {
    const tone = scale(meat, 0.75 + 0.5 * noise(x * 90, y * 90, z * 90));
    if (y < top * 0.9) return scale(tone, 0.8);
    const stripe = Math.min(fraction((x + z * 0.55) * 34), fraction((x - z * 0.9) * 26) + 0.12);
    return stripe < 0.26 ? mix(char, tone, 0.1) : tone;
  };

/** Enough rings for stripes that cross the top. */
const disc = (radius: number, height: number): [number, number][] => [
  ...pairs(
    0,
    0,
    radius * 0.84,
    0,
    radius * 0.97,
    height * 0.23,
    radius,
    height * 0.57,
    radius * 0.93,
    height * 0.89,
  ),
  ...Array.from({ length: 17 }, (_, n): [number, number] => [
    radius * 0.87 * (1 - n / 16),
    height * (0.96 + 0.04 * (n / 16)),
  ]),
];

const addSteak = (b: MeshBuilder) => {
  b.paint(seared(fromHex('#5c2412'), 0.034), 'glossy').lathe(
    disc(0.107, 0.035),
    90,
    (a) => 1 + 0.16 * Math.cos(a) + 0.1 * Math.cos(a * 2 + 1) + 0.03 * Math.sin(a * 5),
  );
  // The rim of fat along one side.
  b.paint(fromHex('#b8804a'), 'glossy').tube(
    Array.from({ length: 14 }, (_, n): Vec3 => {
      const a = 1.7 + n * 0.16;
      const r = 0.104 * (1 + 0.16 * Math.cos(a) + 0.1 * Math.cos(a * 2 + 1));
      return [Math.cos(a) * r, 0.018, -Math.sin(a) * r];
    }),
    0.0065,
    8,
  );
};

const addPatty = (b: MeshBuilder) => {
  b.paint(seared(fromHex('#6e3018'), 0.026), 'glossy').lathe(
    disc(0.062, 0.028),
    40,
    (a) => 1 + 0.03 * Math.sin(a * 7) + 0.02 * Math.sin(a * 11),
  );
};

const addSausage = (b: MeshBuilder) => {
  b.paint(seared(fromHex('#a84a20'), 0.03), 'glossy').tube(
    [-1, -0.5, 0, 0.5, 1].map((t): Vec3 => [t * 0.085, 0.018, 0.012 * t * t]),
    0.018,
    14,
  );
  for (const side of [-1, 1]) b.sphere([side * 0.086, 0.018, 0.012], [0.016, 0.017, 0.017], 12);
};

const addSkewer = (b: MeshBuilder) => {
  b.paint(fromHex('#c89a5c'), 'wood').tube(
    [
      [0, 0.018, -0.17],
      [0, 0.018, 0.21],
    ],
    0.003,
    6,
  );
  const tones = ['#8a4020', '#c8301c', '#8a4020', '#4f9a2c', '#8a4020', '#e8c040', '#8a4020'];
  for (const [n, tone] of tones.entries())
    b.paint(seared(fromHex(tone), 0.036), 'glossy').box(
      [0, 0.018, -0.12 + n * 0.037],
      [0.036, 0.034, 0.032],
      0.01,
    );
};

const addCorn = (b: MeshBuilder) => {
  for (let row = 0; row < 16; row += 1)
    for (let n = 0; n < 10; n += 1) {
      const a = (n / 10) * 2 * Math.PI + row * 0.2;
      const tone = (row * 7 + n * 3) % 9 === 0 ? '#7a4a18' : '#f0b82c';
      b.paint(fromHex(tone), 'glossy').sphere(
        [-0.08 + row * 0.0105, 0.023 + 0.018 * Math.sin(a), 0.018 * Math.cos(a)],
        0.008,
        6,
      );
    }
};

/** What lies on the grate, and where: across, along, turned. */
const layouts: Record<string, { add: (b: MeshBuilder) => void; at: [number, number, number][] }> = {
  steak: { add: addSteak, at: [[-0.02, 0.03, 0.3]] },
  patty: {
    add: addPatty,
    at: [
      [-0.17, 0.07, 0],
      [-0.02, 0.08, 1],
      [0.14, 0.06, 2],
      [-0.1, -0.08, 3],
      [0.07, -0.08, 4],
    ],
  },
  sausage: {
    add: addSausage,
    at: [
      [-0.13, 0.1, 0.1],
      [0.1, 0.1, -0.05],
      [-0.12, 0.02, 0.05],
      [0.11, 0.01, 0.1],
      [-0.11, -0.07, -0.06],
      [0.12, -0.08, 0.04],
    ],
  },
  skewer: {
    add: addSkewer,
    at: [
      [-0.2, 0, 0.08],
      [-0.1, 0.01, -0.05],
      [0, 0, 0.04],
      [0.1, 0.01, -0.03],
      [0.2, 0, 0.06],
    ],
  },
  corn: {
    add: addCorn,
    at: [
      [-0.12, 0.09, 0.05],
      [0.1, 0.07, -0.05],
      [-0.1, -0.02, 0],
      [0.12, -0.06, 0.1],
    ],
  },
};

const kindOf = (words: string) =>
  /burger|patt(?:y|ies)/.test(words)
    ? 'patty'
    : /sausage|hot ?dog|bratwurst/.test(words)
      ? 'sausage'
      : /skewer|kebab|satay|shrimp|prawn/.test(words)
        ? 'skewer'
        : /corn/.test(words)
          ? 'corn'
          : 'steak';

const addBox = (b: MeshBuilder) => {
  const [x, , z] = half;
  b.paint(fromHex('#2c2a2a'), 'metal');
  for (const side of [-1, 1]) {
    b.box([0, 0.045, side * z], [x * 2 + 0.03, 0.09, 0.016], 0.005);
    b.box([side * x, 0.045, 0], [0.016, 0.09, z * 2], 0.005);
  }
  b.paint(fromHex('#141212'), 'soil').box([0, 0.008, 0], [x * 2, 0.016, z * 2]);
  const random = createRandom(5);
  for (let n = 0; n < 150; n += 1) {
    const at: Vec3 = [
      (random() * 2 - 1) * (x - 0.03),
      0.022 + random() * 0.014,
      (random() * 2 - 1) * (z - 0.03),
    ];
    if (n % 2 === 0) b.paint([1.7 + random(), 0.28 + random() * 0.2, 0.03], 'glow');
    else b.paint(fromHex(n % 3 ? '#2a2422' : '#8a827c'), 'stone');
    b.sphere(at, [0.022, 0.016, 0.02], 7);
  }
  b.paint(fromHex('#3a3634'), 'metal');
  for (let n = 0; n < 27; n += 1) {
    const at = -x + 0.02 + (n / 26) * (x * 2 - 0.04);
    b.tube(
      [
        [at, grateAt, -z],
        [at, grateAt, z],
      ],
      0.0042,
      7,
    );
  }
};

/** A tongue of fire that stands behind the food and leans with its own time. */
const addTongue = (b: MeshBuilder) =>
  b
    .paint((p) => [4.4 - 1.8 * p[1], 2.5 - 2.1 * p[1], Math.max(0.06, 0.7 - p[1])], 'glow')
    .lathe(pairs(0.12, 0, 0.2, 0.2, 0.15, 0.48, 0.06, 0.78, 0, 1), 9);

const tongues = 15;
const tongueSpots = Array.from({ length: tongues }, (_, n): [number, number] => [
  -0.27 + (n / (tongues - 1)) * 0.54,
  n % 3 === 0 ? 0.15 : n % 3 === 1 ? -0.14 : -0.06,
]);

const fireSpots: Vec3[] = [
  [-0.22, 0.05, -0.1],
  [-0.08, 0.05, -0.14],
  [0.08, 0.05, -0.14],
  [0.22, 0.05, -0.08],
  [-0.2, 0.05, 0.1],
  [0.2, 0.05, 0.11],
];

export const grilledFood: Kit = {
  name: 'food on a grill',
  nouns: ['food on a grill', 'steak on a grill', 'meat on a grill'],
  locomotion: 'none',
  build: ({ noun, traits }) => {
    const body = new MeshBuilder();
    addBox(body);
    // Built into slabs of stone: on grass it would look put down and forgotten.
    for (const [x, z, wide, deep] of [
      [-1.31, 0, 2, 4],
      [1.31, 0, 2, 4],
      [0, -1.2, 0.61, 2],
      [0, 1.2, 0.61, 2],
    ] as const)
      body.paint(fromHex('#5a5148'), 'rock').box([x, 0.024, z], [wide, 0.048, deep], 0.004);
    const { add, at } = layouts[kindOf(`${traits.join(' ')} ${noun}`)]!;
    for (const [x, z, turn] of at) body.at(placed(x, grateAt + 0.004, z, { turnY: turn }), add);
    const fire = Object.fromEntries(
      tongueSpots.map((_, n) => {
        const tongue = new MeshBuilder();
        addTongue(tongue);
        return [`glow${n}`, tongue];
      }),
    );
    return assembleModel(
      { body, ...fire },
      {
        size: [0.5, 0.2, 0.36],
        anchors: { top: [0, 0.12, 0] },
        pose: (input) => {
          const { time, phase } = input;
          const parts: Record<string, Matrix> = { body: identity() };
          for (const [n, [x, z]] of tongueSpots.entries()) {
            const beat = 0.5 + 0.5 * Math.sin(time * (5 + (n % 4)) + n * 2.1) * Math.sin(time * 2.3 + n);
            const tall = (z > 0 ? 0.045 : 0.06) + 0.05 * beat;
            parts[`glow${n}`] = multiply(
              translation(x + 0.006 * Math.sin(time * 7 + n), 0.035, z),
              rotationY(n),
              scaling(0.1, tall, 0.06),
            );
          }
          const sizzle = Array.from({ length: 26 }, (_, n): Particle => {
            const age = fraction(time * (1.4 + (n % 3) * 0.2) + n * 0.37);
            const a = n * 2.4;
            return {
              position: [
                Math.cos(a) * 0.1 + Math.cos(a) * 0.05 * age,
                grateAt + 0.03 + 0.16 * age,
                Math.sin(a) * 0.09,
              ],
              size: 0.0022,
              colour: [5, 2.2, 0.5],
              opacity: 1 - age,
            };
          });
          return {
            parts,
            anchors: {},
            particles: [
              ...sizzle,
              ...fireSpots.flatMap((at) => flames(input, at, 0.075)),
              ...steamAt([-0.06, grateAt + 0.03, 0], 0.09, 0.34, time, phase),
              ...steamAt([0.08, grateAt + 0.03, -0.05], 0.1, 0.38, time + 0.7, phase + 0.5),
              ...steamAt([0.2, grateAt + 0.03, -0.1], 0.08, 0.36, time + 1.3, phase + 0.9),
            ],
            lamps: [{ position: [0, 0.22, 0.05], colour: [0.5, 0.2, 0.05], reach: 0.9 }],
          };
        },
      },
    );
  },
};
