/** Cutlery, ladles and pans. Long handles are gripped at one end and point along +z. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, scaling, translation } from '../../../math/matrix.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { makeProp } from './make-prop.ts';

const steel = fromHex('#c8ccd2');

const handleWood = fromHex('#5a3520');

const cutlery = (b: MeshBuilder, noun: string) => {
  b.paint(steel, 'metal').tube(
    [
      [0, 0.01, -0.06],
      [0, 0.012, 0],
      [0, 0.01, 0.07],
    ],
    [0.008, 0.006, 0.004],
    8,
  );
  if (noun === 'fork') {
    b.sphere([0, 0.01, 0.085], [0.012, 0.004, 0.018], 10);
    for (let n = -1.5; n <= 1.5; n += 1)
      b.tube(
        [
          [n * 0.006, 0.01, 0.095],
          [n * 0.007, 0.016, 0.115],
          [n * 0.007, 0.014, 0.14],
        ],
        [0.003, 0.0026, 0.0012],
        5,
      );
  } else if (noun.includes('knife') || noun === 'cleaver') {
    b.paint(handleWood, 'satin').tube(
      [
        [0, 0.012, -0.07],
        [0, 0.012, 0.045],
      ],
      0.011,
      8,
    );
    b.paint(steel, 'metal')
      .box([0, 0.006, 0.13], [0.003, noun === 'cleaver' ? 0.075 : 0.032, 0.17], 0.001)
      .tube(
        [
          [0, 0.006, 0.21],
          [0, 0.014, 0.25],
        ],
        [0.014, 0.001],
        4,
      );
  } else b.sphere([0, 0.01, 0.1], [0.017, 0.007, 0.026], 12);
};

export const fork = makeProp({
  nouns: [
    'fork',
    'knife',
    'spoon',
    'kitchen knife',
    'cleaver',
    'teaspoon',
    'butter knife',
    'long knife',
    'sushi knife',
    'bread knife',
    'carving knife',
  ],
  size: [0.05, 0.04, 0.24],
  anchors: { grip: [0, 0.01, -0.02] },
  draw: (b, { options }) => {
    const isLong = /long|sushi|bread|carving/.test([options.noun, ...options.traits].join(' '));
    b.at(scaling(isLong ? 1.3 : 1, isLong ? 1.2 : 1, isLong ? 1.8 : 1), (k) => cutlery(k, options.noun));
  },
});

export const chopsticks = makeProp({
  nouns: ['chopsticks', 'chopstick', 'drumstick', 'drumsticks', 'knitting needle'],
  size: [0.04, 0.02, 0.26],
  anchors: { grip: [0, 0.01, 0.05] },
  draw: (b, { options, colour }) => {
    b.paint(colour(fromHex(options.noun.startsWith('drum') ? '#c99a5a' : '#8a3520')), 'glossy');
    for (const sign of [-1, 1])
      b.tube(
        [
          [sign * 0.012, 0.01, 0],
          [sign * 0.004, 0.006, 0.25],
        ],
        [0.0055, 0.0028],
        6,
      );
  },
});

export const ladle = makeProp({
  nouns: ['ladle', 'spatula', 'wooden spoon', 'whisk', 'rolling pin', 'tongs'],
  size: [0.1, 0.08, 0.4],
  anchors: { grip: [0, 0.05, 0.05] },
  draw: (b, { options, colour, round }) => {
    if (options.noun === 'rolling pin') {
      b.paint(colour(fromHex('#c99a5a')), 'wood')
        .tube(
          [
            [0, 0.05, 0],
            [0, 0.05, 0.44],
          ],
          0.012,
          8,
        )
        .tube(
          [
            [0, 0.05, 0.08],
            [0, 0.05, 0.36],
          ],
          0.032,
          round,
        );
      return;
    }
    const isWood = options.noun === 'wooden spoon';
    b.paint(isWood ? fromHex('#b07a3f') : colour(steel), isWood ? 'wood' : 'metal').tube(
      [
        [0, 0.05, 0.06],
        [0, 0.045, 0.2],
        [0, 0.02, 0.3],
      ],
      0.007,
      8,
    );
    b.paint(handleWood, 'satin').tube(
      [
        [0, 0.052, 0],
        [0, 0.05, 0.1],
      ],
      0.012,
      8,
    );
    b.paint(isWood ? fromHex('#b07a3f') : steel, isWood ? 'wood' : 'metal');
    if (options.noun === 'spatula')
      b.at(multiply(translation(0, 0.012, 0.34), rotationX(0.2)), (c) =>
        c.box([0, 0, 0], [0.08, 0.004, 0.1], 0.002),
      );
    else if (options.noun === 'whisk')
      for (let n = 0; n < 6; n += 1)
        b.tube(
          [
            [0, 0.02, 0.3],
            [Math.cos(n) * 0.03, 0.02 + Math.sin(n) * 0.03, 0.36],
            [0, 0.02, 0.42],
          ],
          0.0018,
          4,
          false,
        );
    else
      b.at(translation(0, 0.03, 0.34), (c) =>
        c.lathe(
          [
            [0, -0.03],
            [0.03, -0.022],
            [0.042, 0.004],
            [0.038, 0.004],
            [0.026, -0.016],
            [0, -0.024],
          ],
          round,
        ),
      );
  },
});

/** The pan is at +z of its handle. */
const pan = (b: MeshBuilder, isWok: boolean, round: number) => {
  b.paint(fromHex('#2a2b2e'), 'satin').at(translation(0, 0, 0.42), (c) =>
    c.lathe(
      isWok
        ? [
            [0, 0],
            [0.08, 0.008],
            [0.15, 0.045],
            [0.185, 0.095],
            [0.187, 0.1],
            [0.18, 0.097],
            [0.14, 0.05],
            [0.07, 0.016],
            [0, 0.01],
          ]
        : [
            [0, 0],
            [0.12, 0],
            [0.13, 0.01],
            [0.15, 0.045],
            [0.147, 0.047],
            [0.125, 0.014],
            [0, 0.01],
          ],
      round + 8,
    ),
  );
  const rim = isWok ? 0.09 : 0.04;
  b.paint(steel, 'metal').tube(
    [
      [0, rim, 0.26],
      [0, rim + 0.02, 0.18],
    ],
    0.009,
    8,
  );
  b.paint(handleWood, 'satin').tube(
    [
      [0, rim + 0.02, 0.19],
      [0, rim + 0.035, 0],
    ],
    [0.013, 0.017],
    10,
  );
};

const vegetables = ['#3f9a3a', '#e07a1f', '#d0302a', '#e8d25a', '#7ab83f', '#f0e4c0'];

/** The share of a toss that the food flies. */
const airborne = 0.8;

/** Food jumps in the pan while it is tossed; the rhythm is that of the cook's arm. */
const toss = (b: MeshBuilder, random: () => number, y: number) => {
  for (let n = 0; n < 22; n += 1) {
    const [a, r] = [random() * 6.28, Math.sqrt(random()) * 0.11];
    b.paint(fromHex(vegetables[n % vegetables.length]!), 'glossy').sphere(
      [Math.cos(a) * r, y + random() * 0.02, 0.42 + Math.sin(a) * r],
      [0.016 + random() * 0.01, 0.01, 0.014],
      8,
    );
  }
};

export const wok = makeProp({
  nouns: ['wok', 'frying pan', 'pan', 'skillet'],
  size: [0.38, 0.14, 0.62],
  anchors: { grip: [0, 0.12, 0.06], top: [0, 0.05, 0.42] },
  draw: (b, { options, round, random }) => {
    pan(b, options.noun === 'wok', round);
    toss(b, random, options.noun === 'wok' ? 0.035 : 0.025);
  },
  pose:
    ({ options }) =>
    ({ action, actionTime, actionSeconds }) => {
      if (action !== 'cook' && !options.traits.includes('tossed')) return { parts: {}, anchors: {} };
      const times = Math.max(1, Math.round(actionSeconds / 1.5));
      const period = actionSeconds / times;
      const particles = Array.from({ length: 26 }, (_, n) => {
        const u = (((actionTime / period - 0.4 - n * 0.008) % 1) + 1) % 1;
        const up = u < airborne ? Math.sin((u / airborne) * Math.PI) : 0;
        const a = n * 2.4;
        const r = 0.03 + (n % 5) * 0.018;
        return {
          position: [
            Math.cos(a) * r * (1 + up),
            0.05 + up * (0.3 + (n % 5) * 0.08),
            0.42 + Math.sin(a) * r * (1 + up),
          ] as [number, number, number],
          size: 0.03 + 0.01 * (n % 3),
          colour: fromHex(vegetables[n % vegetables.length]!),
          opacity: up > 0.05 ? 1 : 0,
        };
      });
      return { parts: {}, anchors: {}, particles: particles.filter(({ opacity }) => opacity > 0) };
    },
});

/** A pan whose pancake flies up, turns over once and lands, in the rhythm of the cook's arm. */
export const pancakePan: Kit = {
  name: 'pan with a pancake',
  nouns: ['pan with a pancake'],
  locomotion: 'none',
  build: () => {
    const [body, pancake] = [new MeshBuilder(), new MeshBuilder()];
    pan(body, false, 20);
    const rim = fromHex('#f2d79a');
    pancake
      .paint((p) => (Math.hypot(p[0], p[2]) > 0.1 ? rim : fromHex('#c98a3c')), 'satin')
      .lathe(
        [
          [0, -0.009],
          [0.1, -0.009],
          [0.112, 0],
          [0.1, 0.009],
          [0, 0.01],
        ],
        32,
      );
    return assembleModel(
      { body, pancake },
      {
        size: [0.38, 0.14, 0.62],
        anchors: { grip: [0, 0.12, 0.06], top: [0, 0.05, 0.42] },
        pose: ({ actionTime, actionSeconds }) => {
          const period = actionSeconds / Math.max(1, Math.round(actionSeconds / 1.5));
          const u = (((actionTime / period - 0.36) % 1) + 1) % 1;
          const air = Math.min(1, u / 0.85);
          return {
            parts: {
              pancake: multiply(
                translation(0, 0.03 + 0.62 * 4 * air * (1 - air) * 0.8, 0.42),
                rotationX(air * Math.PI),
              ),
            },
            anchors: {},
          };
        },
      },
    );
  },
};
