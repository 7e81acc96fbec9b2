/** Ants, spiders, grasshoppers and scorpions. */

import { fromHex } from '../../../math/colour.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { addEar } from '../shared/ears.ts';
import { addEye } from '../shared/eyes.ts';
import { ball, type Insect, insectKit } from './insect.ts';

const ant: Insect = {
  nouns: ['ant', 'red ant', 'termite'],
  length: 0.03,
  stand: 0.26,
  addBody: (b, { colour, noun, traits }) => {
    const tone = colour ?? fromHex(noun === 'red ant' ? '#8a2a14' : '#2a1a14');
    if (traits.includes('carries a crumb')) {
      const crumb = (p: Vec3) =>
        mix(fromHex('#e8b870'), fromHex('#b87430'), 0.5 + 0.5 * Math.sin(p[0] * 900 + p[1] * 700));
      for (const [x, y, z, r] of [
        [0, 0.16, 0.68, 0.19],
        [0.12, 0.24, 0.64, 0.12],
        [-0.12, 0.1, 0.72, 0.13],
        [0.03, 0.28, 0.74, 0.11],
      ] as const)
        ball(b, [x, y, z], [r, r * 0.85, r], crumb, 'matte', 14);
    }
    if (traits.includes('carries a leaf'))
      addEar(b, {
        base: [0, 0.02, 0.52],
        direction: [0.25, 1, -0.25],
        facing: [1, 0, 0.3],
        length: 1.15,
        width: 0.66,
        outline: 'leaf',
        cup: 0.15,
        outside: fromHex('#5fa02c'),
        inside: fromHex('#79b83c'),
        material: 'leaf',
      });
    ball(b, [0, 0.02, -0.3], [0.16, 0.14, 0.22], tone, 'glossy');
    ball(b, [0, 0, -0.05], [0.05, 0.05, 0.05], tone, 'glossy', 10);
    ball(b, [0, 0.01, 0.1], [0.085, 0.08, 0.14], tone, 'glossy');
    ball(b, [0, 0.03, 0.34], [0.13, 0.11, 0.13], tone, 'glossy');
    for (const sign of [1, -1]) {
      addEye(b, [sign * 0.1, 0.07, 0.38], [sign * 0.9, 0.3, 0.5], { radius: 0.03 });
      b.paint(scale(tone, 0.7), 'glossy').tube(
        [
          [sign * 0.05, -0.01, 0.45],
          [sign * 0.07, -0.02, 0.53],
          [sign * 0.01, -0.02, 0.57],
        ],
        [0.02, 0.016, 0.004],
        6,
      );
    }
  },
  legs: { colour: '#2a1a14', reach: 0.46, thick: 0.018, raise: 0.16 },
  antennae: { colour: '#2a1a14', length: 0.3 },
};

const spider: Insect = {
  nouns: ['spider', 'tarantula', 'black widow', 'tick'],
  length: 0.09,
  stand: 0.3,
  addBody: (b, { colour, noun }) => {
    const tone = colour ?? fromHex(noun === 'black widow' ? '#141214' : '#3a2c22');
    const fuzzy = noun === 'tarantula' || noun === 'spider';
    ball(
      b,
      [0, 0.06, -0.26],
      [0.22, 0.2, 0.27],
      (p) =>
        mix(
          tone,
          fromHex(noun === 'black widow' ? '#c81c14' : '#8a6a44'),
          Math.abs(p[0]) < 0.004 && p[1] > 0.03 ? 0.7 : 0,
        ),
      fuzzy ? 'fur' : 'glossy',
      24,
    );
    ball(b, [0, 0, 0.1], [0.14, 0.11, 0.16], tone, fuzzy ? 'fur' : 'glossy');
    for (const sign of [1, -1]) {
      addEye(b, [sign * 0.045, 0.08, 0.23], [sign * 0.2, 0.3, 1], { radius: 0.034 });
      addEye(b, [sign * 0.1, 0.08, 0.2], [sign * 0.7, 0.3, 0.6], { radius: 0.022 });
      b.paint(scale(tone, 0.6), 'glossy').tube(
        [
          [sign * 0.04, -0.02, 0.24],
          [sign * 0.045, -0.1, 0.29],
        ],
        [0.035, 0.012],
        7,
      );
    }
    if (fuzzy)
      for (let n = 0; n < 120; n += 1) {
        const [a, c] = [n * 2.4, 1 - (n / 120) * 1.6];
        const s = Math.sqrt(Math.max(0, 1 - c * c));
        const d: Vec3 = [Math.cos(a) * s, c, Math.sin(a) * s];
        addEar(b, {
          base: [d[0] * 0.21, 0.06 + d[1] * 0.19, -0.26 + d[2] * 0.26],
          direction: [d[0], d[1], d[2] - 0.5],
          facing: [d[2], d[0], 0.3],
          length: 0.06,
          width: 0.012,
          outline: 'pointed',
          cup: 0,
          outside: scale(tone, 1.5),
          inside: tone,
          rows: 1,
        });
      }
  },
  legs: { colour: '#2e231b', reach: 0.85, thick: 0.03, count: 4, raise: 0.4 },
};

const grasshopper: Insect = {
  nouns: ['grasshopper', 'cricket', 'locust', 'praying mantis', 'mantis'],
  length: 0.07,
  stand: 0.24,
  addBody: (b, { colour }) => {
    const green = colour ?? fromHex('#6aa82a');
    b.paint((p) => scale(green, 0.8 + 0.3 * Math.abs(Math.sin(p[2] * 900))), 'satin').tube(
      [
        [0, 0.02, 0.2],
        [0, 0.02, -0.15],
        [0, 0.0, -0.5],
      ],
      [0.1, 0.095, 0.03],
      12,
    );
    ball(b, [0, 0.03, 0.22], [0.11, 0.13, 0.13], mix(green, fromHex('#3f7a1c'), 0.4));
    ball(b, [0, 0.03, 0.4], [0.09, 0.12, 0.1], green);
    for (const sign of [1, -1]) {
      addEye(b, [sign * 0.075, 0.08, 0.43], [sign * 0.9, 0.2, 0.4], {
        radius: 0.042,
        iris: fromHex('#8a5a24'),
      });
      addEar(b, {
        base: [sign * 0.08, 0.1, 0.14],
        direction: [sign * 0.06, -0.06, -1],
        facing: [sign, 0.5, 0],
        length: 0.72,
        width: 0.16,
        outline: 'leaf',
        cup: 0.2,
        outside: scale(green, 0.75),
        inside: scale(green, 0.9),
        material: 'leaf',
      });
      // Long hind legs folded above the back.
      b.paint(green, 'satin').tube(
        [
          [sign * 0.1, 0, -0.02],
          [sign * 0.2, 0.2, -0.3],
          [sign * 0.22, 0.3, -0.5],
        ],
        [0.05, 0.06, 0.02],
        9,
      );
      b.tube(
        [
          [sign * 0.22, 0.3, -0.5],
          [sign * 0.24, 0, -0.42],
          [sign * 0.25, -0.22, -0.36],
        ],
        [0.022, 0.018, 0.012],
        7,
      );
    }
  },
  legs: { colour: '#5a922a', reach: 0.28, thick: 0.02, count: 2, raise: 0.04 },
  antennae: { colour: '#4a7a22', length: 0.5 },
};

const scorpion: Insect = {
  nouns: ['scorpion'],
  length: 0.11,
  stand: 0.18,
  addBody: (b, { colour }) => {
    const tone = colour ?? fromHex('#4a3418');
    for (let n = 0; n < 5; n += 1)
      ball(
        b,
        [0, 0.01, 0.26 - n * 0.11],
        [0.13 - n * 0.008, 0.075, 0.075],
        scale(tone, 0.9 + 0.2 * (n % 2)),
        'glossy',
      );
    ball(b, [0, 0.02, 0.34], [0.13, 0.08, 0.13], tone, 'glossy');
    const tail: Vec3[] = [
      [0, 0.02, -0.26],
      [0, 0.08, -0.4],
      [0, 0.24, -0.48],
      [0, 0.4, -0.42],
      [0, 0.5, -0.26],
      [0, 0.5, -0.12],
    ];
    b.paint(tone, 'glossy').tube(tail, [0.07, 0.06, 0.055, 0.052, 0.05, 0.055], 12);
    b.paint(scale(tone, 0.6), 'glossy').tube(
      [
        [0, 0.5, -0.1],
        [0, 0.48, -0.02],
        [0, 0.41, 0.02],
      ],
      [0.04, 0.025, 0.002],
      8,
    );
    for (const sign of [1, -1]) {
      addEye(b, [sign * 0.05, 0.09, 0.42], [sign * 0.4, 0.5, 0.8], { radius: 0.018 });
      b.paint(tone, 'glossy').tube(
        [
          [sign * 0.1, 0.02, 0.36],
          [sign * 0.3, 0.06, 0.42],
          [sign * 0.28, 0.06, 0.6],
        ],
        [0.035, 0.04, 0.04],
        9,
      );
      ball(b, [sign * 0.26, 0.06, 0.68], [0.075, 0.05, 0.1], tone, 'glossy', 12);
      b.tube(
        [
          [sign * 0.3, 0.06, 0.74],
          [sign * 0.3, 0.06, 0.86],
          [sign * 0.24, 0.06, 0.92],
        ],
        [0.035, 0.025, 0.003],
        7,
      ).tube(
        [
          [sign * 0.22, 0.06, 0.74],
          [sign * 0.19, 0.06, 0.84],
          [sign * 0.23, 0.06, 0.91],
        ],
        [0.03, 0.02, 0.003],
        7,
      );
    }
  },
  legs: { colour: '#4a3418', reach: 0.4, thick: 0.02, count: 4, raise: 0.12 },
};

export const ants = insectKit('ant', 'walks', { slow: 0.04, fast: 0.1 }, [ant]);
export const spiders = insectKit('spider', 'walks', { slow: 0.08, fast: 0.3 }, [spider, scorpion]);
export const grasshoppers = insectKit('grasshopper', 'walks', { slow: 0.05, fast: 0.3 }, [grasshopper]);
