/** A bowl whose tea, eggs, cream or batter a hand whisks: the whisk goes to and fro, the liquid turns, foam grows. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, scaling, translation } from '../../../math/matrix.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { buildPenHand } from '../../props/general/close-up/by-hand/hand.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';

const tones: [RegExp, string, string][] = [
  [/matcha|green tea/, '#5f9a1e', '#a8cc5a'],
  [/egg|yolk/, '#f4b81c', '#fadc6a'],
  [/chocolate|cocoa/, '#5a2c14', '#8a5030'],
  [/cream|milk|meringue|icing|white/, '#faf4e6', '#ffffff'],
  [/^/, '#f0d8a0', '#f8ecc8'],
];
const [level, wide] = [0.058, 0.079];

/** Bamboo, its many tines spread at the foot; the handle goes up from y = 0.08. */
const addTeaWhisk = (b: MeshBuilder) => {
  const bamboo = fromHex('#dcbc78');
  for (let n = 0; n < 40; n += 1) {
    const a = (n / 40) * 2 * Math.PI;
    const out = (r: number, y: number): Vec3 => [Math.cos(a) * r, y, Math.sin(a) * r];
    b.paint(n % 2 ? bamboo : scale(bamboo, 0.8), 'satin').tube(
      [out(0.011, 0.075), out(0.022, 0.045), out(0.025, 0.012), out(0.019, 0)],
      [0.0016, 0.0013, 0.0011, 0.0009],
      5,
    );
  }
  b.paint(fromHex('#3a2418'), 'matte').lathe(pairs(0.0135, 0.068, 0.015, 0.071, 0.0135, 0.075), 20);
  b.paint(bamboo, 'satin').lathe(pairs(0.0125, 0.072, 0.0125, 0.15, 0.0115, 0.152, 0, 0.152), 20);
};

/** Loops of wire round a handle. */
const addWireWhisk = (b: MeshBuilder) => {
  for (let n = 0; n < 5; n += 1) {
    const a = (n / 5) * Math.PI;
    const out = (r: number, y: number): Vec3 => [Math.cos(a) * r, y, Math.sin(a) * r];
    b.paint(fromHex('#c8ccd2'), 'metal').tube(
      [
        out(0.006, 0.09),
        out(0.022, 0.045),
        out(0.024, 0.018),
        out(0.012, 0.001),
        out(-0.012, 0.001),
        out(-0.024, 0.018),
        out(-0.022, 0.045),
        out(-0.006, 0.09),
      ],
      0.0018,
      6,
    );
  }
  b.paint(fromHex('#b83a2c'), 'glossy').lathe(pairs(0.006, 0.085, 0.0105, 0.092, 0.012, 0.17, 0, 0.175), 18);
};

export const whiskedBowl: Kit = {
  name: 'bowl whisked by hand',
  nouns: ['bowl whisked by hand'],
  locomotion: 'none',
  build: ({ traits, colour }) => {
    const words = traits.join(' ');
    const [, dark, pale] = tones.find(([names]) => names.test(words))!;
    const [tone, foamTone] = [fromHex(dark), fromHex(pale)];
    const isTea = /matcha|tea\b/.test(words);
    const [body, drink, whisk, foam] = [
      new MeshBuilder(),
      new MeshBuilder(),
      new MeshBuilder(),
      new MeshBuilder(),
    ];
    const china = colour ?? fromHex(isTea ? '#3a3f48' : '#dfe8ee');
    body
      .paint(china, 'glossy')
      .lathe(
        pairs(
          0,
          0.004,
          0.04,
          0,
          0.042,
          0.008,
          0.075,
          0.024,
          0.09,
          0.06,
          0.092,
          0.084,
          0.087,
          0.084,
          0.083,
          0.056,
        ),
        52,
      );
    // Streaks that lead round, so that the turning shows.
    drink
      .paint((p) => {
        const [r, a] = [Math.hypot(p[0], p[2]) / wide, Math.atan2(p[2], p[0])];
        return mix(tone, foamTone, 0.5 + 0.5 * Math.sin(a * 3 + r * 9));
      }, 'glossy')
      .lathe(
        Array.from({ length: 15 }, (_, n): [number, number] => {
          const r = 1 - n / 14;
          return [wide * r, 0.006 * r * r];
        }),
        60,
      );
    for (let n = 0; n < 70; n += 1) {
      const [a, r] = [n * 2.399, wide * 0.94 * Math.sqrt((n + 0.5) / 70)];
      foam
        .paint(n % 3 ? foamTone : mix(foamTone, [1, 1, 0.95], 0.4), 'satin')
        .sphere(
          [Math.cos(a) * r, 0.003 + 0.006 * (r / wide) ** 2, Math.sin(a) * r],
          0.0032 + 0.003 * fraction(n * 0.37),
          8,
        );
    }
    if (isTea) addTeaWhisk(whisk);
    else addWireWhisk(whisk);
    const { hand, sleeve } = buildPenHand(fromHex(isTea ? '#4a5a7a' : '#c8dce8'));
    return assembleModel(
      { body, drink, foam, whisk, hand, sleeve },
      {
        size: [0.24, 0.2, 0.2],
        anchors: { top: [0, 0.16, 0], grip: [0.09, 0.04, 0] },
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const stroke = Math.sin(time * 2 * Math.PI * 2.3);
          const turn = time * 1.1;
          const [x, z] = [0.032 * stroke * Math.cos(turn * 0.5), 0.026 * stroke + 0.012 * Math.cos(turn)];
          const held = multiply(translation(x, level - 0.012, z), rotationZ(-0.16 - 0.08 * stroke));
          const grip = multiply(held, translation(-0.004, 0.098, 0.004), scaling(1.15));
          const grown = lerp(0.35, 1, smoothstep(0, 0.9, t));
          return {
            parts: {
              drink: multiply(translation(0, level - 0.004, 0), rotationY(-time * 2.4)),
              foam: multiply(translation(0, level - 0.003, 0), rotationY(-time * 1.5), scaling(1, grown, 1)),
              whisk: held,
              hand: grip,
              sleeve: grip,
            },
            anchors: {},
            particles: isTea ? steamAt([0, level, 0], 0.05, 0.1, time, phase) : [],
          };
        },
      },
    );
  },
};
