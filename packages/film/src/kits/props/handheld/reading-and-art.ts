/** Books, papers, pens, brushes, easels. Pens and brushes point along +z from the fingers. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import type { Lamp, Particle } from '../../model.ts';
import { makeProp } from './make-prop.ts';

const paper = fromHex('#f3ecdc');
const ink = fromHex('#5a534a');

/** Pages curve from the spine; the reader is at -z. */
const page = (b: MeshBuilder, sign: number, width: number, height: number, lift: number, bulge: number) => {
  const rows = Array.from({ length: 8 }, (_, row) => {
    const t = row / 7;
    const [x, z] = [sign * t * width, -Math.sin(t * Math.PI) * bulge - lift + t * 0.02];
    return [0, 1].map((y) => b.vertex([x, y * height, z], [-sign * Math.cos(t * 3) * 0.4, 0, -1]));
  });
  b.grid(rows);
};

/** Light that rises from an open book, with sparks in it. */
const magicGlow = (time: number): { particles: Particle[]; lamps: Lamp[] } => ({
  particles: Array.from({ length: 34 }, (_, n) => {
    const age = fraction(time * 0.28 + n * 0.137);
    const turn = n * 2.4 + time * 1.1;
    const spread = 0.06 + 0.2 * age;
    return {
      position: [Math.cos(turn) * spread, 0.12 + age * 0.62, -0.06 + Math.sin(turn) * spread * 0.7],
      size: 0.011 + 0.008 * (n % 3),
      colour: n % 3 ? [4.5, 3.2, 1.1] : [1.6, 3.2, 5],
      opacity: 0.95 * Math.sin(Math.PI * age),
    };
  }),
  lamps: [{ position: [0, 0.22, -0.2], colour: [0.6, 0.42, 0.18], reach: 2 }],
});

export const book = makeProp({
  nouns: [
    'open book',
    'book',
    'novel',
    'notebook',
    'diary',
    'magazine',
    'spellbook',
    'bible',
    'comic book',
    'sheet music',
    'menu',
  ],
  size: [0.36, 0.25, 0.08],
  anchors: { grip: [0, 0.04, 0] },
  isTwoSided: true,
  pose: ({ options }) =>
    options.traits.includes('glowing')
      ? ({ time }) => ({ parts: {}, anchors: {}, ...magicGlow(time) })
      : undefined,
  draw: (b, { colour, options }) => {
    const cover = colour(fromHex('#8a2430'));
    const isGlowing = options.traits.includes('glowing');
    for (const sign of [-1, 1]) {
      b.paint(cover, 'satin').at(multiply(translation(0, 0, 0.012), rotationY(sign * 0.12)), (c) =>
        c.box([sign * 0.09, 0.125, 0], [0.18, 0.25, 0.008], 0.003),
      );
      b.paint(
        (p) => (isGlowing ? (Math.abs(p[0]) < 0.17 ? [2.6, 1.9, 0.8] : paper) : paper),
        isGlowing ? 'glow' : 'matte',
      );
      for (let n = 0; n < 3; n += 1) page(b, sign, 0.172, 0.24, n * 0.004, 0.016);
      b.paint(ink, 'matte');
      for (let line = 0; line < 8; line += 1)
        b.box([sign * 0.085, 0.045 + line * 0.022, -0.0265], [line === 0 ? 0.07 : 0.115, 0.004, 0.002]);
    }
  },
});

export const newspaper = makeProp({
  nouns: ['newspaper', 'letter', 'map', 'paper', 'scroll', 'document', 'blueprint'],
  size: [0.6, 0.42, 0.06],
  anchors: { grip: [0, 0.1, 0] },
  isTwoSided: true,
  draw: (b, { options, colour }) => {
    const isMap = options.noun === 'map';
    const own = colour(fromHex(isMap ? '#e0c88a' : '#e8e4da'));
    b.paint((p) => {
      const u = Math.abs(p[0]) % 0.15;
      if (isMap) return noise(p[0] * 14, p[1] * 14, 2) > 0.52 ? fromHex('#8fae6a') : own;
      if (p[1] > 0.34) return p[1] > 0.36 && p[1] < 0.4 && Math.abs(p[0]) < 0.26 ? [0.06, 0.06, 0.06] : own;
      return u > 0.015 && u < 0.135 && Math.floor(p[1] * 70) % 2 === 0 ? [0.45, 0.44, 0.42] : own;
    }, 'matte');
    b.grid(
      Array.from({ length: 25 }, (_, n) => {
        const x = (n / 24 - 0.5) * 0.6;
        return Array.from({ length: 25 }, (_, m) =>
          b.vertex([x, (m / 24) * 0.42, Math.abs(x) * -0.18 + 0.02], [0, 0, 1]),
        );
      }),
    );
  },
});

export const pen = makeProp({
  nouns: ['pen', 'pencil', 'chalk', 'crayon', 'quill', 'feather pen', 'marker'],
  size: [0.02, 0.03, 0.17],
  anchors: { grip: [0, 0.012, 0.03] },
  draw: (b, { options, colour }) => {
    if (options.noun === 'chalk') {
      b.paint(colour([0.92, 0.92, 0.9]), 'matte').tube(
        [
          [0, 0.012, 0],
          [0, 0.012, 0.13],
        ],
        0.009,
        8,
      );
      return;
    }
    b.paint(colour(fromHex(options.noun === 'pencil' ? '#e8b02a' : '#22345c')), 'glossy').tube(
      [
        [0, 0.012, -0.04],
        [0, 0.012, 0.11],
      ],
      0.0075,
      8,
    );
    b.paint(options.noun === 'pencil' ? fromHex('#e0c090') : [0.8, 0.75, 0.5], 'satin').tube(
      [
        [0, 0.012, 0.11],
        [0, 0.012, 0.14],
      ],
      [0.0075, 0.001],
      8,
    );
    if (options.noun.includes('quill') || options.noun.includes('feather'))
      b.paint([0.9, 0.89, 0.85], 'cloth').tube(
        [
          [0, 0.02, -0.02],
          [0, 0.1, -0.12],
          [0, 0.2, -0.16],
        ],
        [0.006, 0.03, 0.003],
        6,
      );
  },
});

export const paintbrush = makeProp({
  nouns: ['paintbrush', 'brush', 'paint brush', 'toothbrush', 'makeup brush'],
  size: [0.03, 0.03, 0.3],
  anchors: { grip: [0, 0.015, 0.09] },
  draw: (b, { colour }) => {
    b.paint(fromHex('#b9743a'), 'glossy').tube(
      [
        [0, 0.015, 0],
        [0, 0.015, 0.1],
        [0, 0.015, 0.2],
      ],
      [0.004, 0.009, 0.007],
      8,
    );
    b.paint([0.75, 0.76, 0.78], 'metal').tube(
      [
        [0, 0.015, 0.2],
        [0, 0.015, 0.235],
      ],
      0.0085,
      8,
    );
    b.paint(colour(fromHex('#2f6fd0')), 'fur').tube(
      [
        [0, 0.015, 0.235],
        [0, 0.015, 0.26],
        [0, 0.015, 0.3],
      ],
      [0.009, 0.013, 0.002],
      8,
    );
  },
});

const dabs = ['#d0302a', '#e8a02a', '#f0d83a', '#3f9a4a', '#2f6fd0', '#7a3f9a', '#f4f1ea'];

export const palette = makeProp({
  nouns: ['palette', 'paint palette'],
  size: [0.34, 0.03, 0.26],
  anchors: { grip: [-0.06, 0.012, -0.06] },
  draw: (b) => {
    b.paint(fromHex('#b98a52'), 'glossy').lathe(
      [
        [0, 0],
        [0.16, 0],
        [0.165, 0.006],
        [0.16, 0.012],
        [0, 0.012],
      ],
      28,
      (a) => 1 + 0.12 * Math.cos(a * 2) - 0.1 * Math.max(0, Math.cos(a - 4)) ** 8,
    );
    for (const [n, hex] of dabs.entries())
      b.paint(fromHex(hex), 'glossy').sphere(
        [Math.cos(n * 0.62 - 0.6) * 0.12, 0.014, Math.sin(n * 0.62 - 0.6) * 0.1],
        [0.024, 0.011, 0.02],
        10,
      );
  },
});
