/** Smoke in one or several colours that billows up, swirls and mixes, by itself before a dark or plain background. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { fraction, lerp } from '../../../../../math/interpolate.ts';
import { mix, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import type { Particle } from '../../../../model.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';

const hues: [RegExp, string][] = [
  [/\b(?:red|crimson)\b/, '#e8203c'],
  [/\b(?:orange)\b/, '#f47a14'],
  [/\b(?:yellow|gold)\b/, '#f4c414'],
  [/\b(?:green)\b/, '#20b854'],
  [/\b(?:turquoise|teal|cyan)\b/, '#14c0c8'],
  [/\b(?:blue)\b/, '#1c58f0'],
  [/\b(?:purple|violet)\b/, '#8420e0'],
  [/\b(?:pink|magenta)\b/, '#f034a0'],
  [/\b(?:white|gr[ae]y)\b/, '#e0e4ea'],
];
const usual = ['#1c58f0', '#f034a0', '#f47a14', '#14c0c8', '#8420e0'];
const puffs = 700;

export const colouredSmoke: Kit = {
  name: 'coloured smoke',
  nouns: ['coloured smoke', 'colored smoke', 'smoke swirl'],
  locomotion: 'none',
  build: ({ traits, colour }) => {
    const words = traits.join(' ');
    const named = hues.filter(([names]) => names.test(words)).map(([, hex]) => fromHex(hex));
    const tones: Vec3[] = named.length > 0 ? named : colour ? [colour] : usual.map(fromHex);
    const body = new MeshBuilder();
    // Nothing solid is seen; a model has a mesh all the same.
    body.paint([0, 0, 0], 'matte').box([0, -0.02, 0], [0.01, 0.01, 0.01]);
    return assembleModel(
      { body },
      {
        size: [1.5, 1, 0.5],
        anchors: {},
        pose: ({ time }) => ({
          parts: {},
          anchors: {},
          particles: Array.from({ length: puffs }, (_, n): Particle => {
            const strand = n % tones.length;
            const lane = tones.length > 1 ? strand / (tones.length - 1) - 0.5 : 0;
            const age = fraction(n * 0.61803 + time * 0.075);
            const turn = n * 2.399 + age * 5 + strand * 1.7;
            const wide = lerp(0.05, 0.26, age);
            const drift = 0.2 * Math.sin(age * 4.6 + strand * 2.2 + time * 0.35);
            return {
              position: [
                lane * lerp(1.3, 0.55, age) + drift + Math.cos(turn) * wide,
                age * 0.98 + 0.1 * Math.sin(turn * 1.3 + n),
                Math.sin(turn) * wide * 0.6,
              ],
              size: lerp(0.028, 0.1, age) * (0.5 + Math.abs(Math.sin(n * 1.9))),
              colour: mix(tones[strand]!, [1, 1, 1], 0.18 * Math.abs(Math.sin(n * 0.7))),
              opacity: 0.42 * Math.sin(Math.PI * Math.min(1, age * 0.92 + 0.08)) ** 0.6,
              wisp: n * 3,
            };
          }),
        }),
      },
    );
  },
};
