/** Knitting and toys. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationZ, translation } from '../../../math/matrix.ts';
import { pick } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { AnimalCharacter } from '../../animals/shared/character.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import { makeProp } from './make-prop.ts';

/** Needles, a growing scarf and its ball of wool. */
export const knitting = makeProp({
  nouns: ['knitting', 'knitting needles', 'embroidery', 'crochet'],
  size: [0.42, 0.44, 0.16],
  anchors: { grip: [0, 0.3, 0] },
  isTwoSided: true,
  draw: (b, { colour }) => {
    const wool = colour(fromHex('#c0404a'));
    b.paint(fromHex('#c9a86a'), 'glossy');
    for (const sign of [-1, 1])
      b.tube(
        [
          [sign * 0.2, 0.2, -0.06],
          [-sign * 0.1, 0.42, 0.08],
        ],
        [0.011, 0.007],
        6,
      ).sphere([sign * 0.2, 0.2, -0.06], 0.022, 8);
    const rows = Array.from({ length: 25 }, (_, j) =>
      Array.from({ length: 17 }, (_, i) => {
        const [u, v] = [i / 16 - 0.5, j / 24];
        const k =
          0.78 + 0.3 * Math.abs(Math.sin(i * 1.57) * Math.cos(j * 1.57)) + (Math.floor(j / 5) % 2 ? 0.12 : 0);
        b.paint([wool[0] * k, wool[1] * k, wool[2] * k], 'fur');
        return b.vertex(
          [u * 0.3, 0.35 - v * 0.42, 0.03 + Math.sin(v * 3) * 0.09 + Math.cos(u * 9) * 0.008],
          [0, 0.2, 1],
        );
      }),
    );
    b.grid(rows);
    // The ball the wool comes from, in the lap.
    b.paint(lighten(wool, 0.12), 'fur').sphere([0.2, 0.02, 0.06], 0.075, 16);
    b.paint(wool, 'fur').tube(
      [
        [0.2, 0.08, 0.08],
        [0.16, 0.2, 0.1],
        [0.06, 0.34, 0.06],
      ],
      0.006,
      5,
    );
  },
});

export const yoyo = makeProp({
  nouns: ['yo-yo', 'yoyo', 'spinning top', 'frisbee', 'hula hoop', 'skipping rope', 'jump rope', 'boomerang'],
  size: [0.3, 0.3, 0.1],
  anchors: { grip: [0, 0.28, 0] },
  draw: (b, { options, colour, round }) => {
    const main = colour(fromHex('#d8303a'));
    b.paint(main, 'glossy');
    if (options.noun === 'frisbee')
      b.at(translation(0, 0.26, 0.1), (c) =>
        c.lathe(
          [
            [0.13, 0],
            [0.136, 0.015],
            [0.12, 0.03],
            [0, 0.034],
          ],
          28,
        ),
      );
    else if (options.noun === 'hula hoop')
      b.tube(
        Array.from(
          { length: 37 },
          (_, n): Vec3 => [Math.cos((n / 36) * 6.2832) * 0.45, 0.45 + Math.sin((n / 36) * 6.2832) * 0.45, 0],
        ),
        0.014,
        8,
        false,
      );
    else if (options.noun === 'boomerang')
      b.tube(
        [
          [-0.2, 0.2, 0],
          [0, 0.3, 0],
          [0.2, 0.2, 0],
        ],
        [0.012, 0.03, 0.012],
        8,
      );
    else if (options.noun === 'spinning top')
      b.lathe(
        [
          [0, 0],
          [0.012, 0.01],
          [0.1, 0.08],
          [0.09, 0.1],
          [0.014, 0.12],
          [0.012, 0.17],
          [0, 0.172],
        ],
        round,
      );
    else {
      b.at(multiply(translation(0, 0.05, 0), rotationZ(Math.PI / 2)), (c) =>
        c.lathe(
          [
            [0, -0.025],
            [0.036, -0.025],
            [0.04, -0.012],
            [0.01, -0.003],
            [0.01, 0.003],
            [0.04, 0.012],
            [0.036, 0.025],
            [0, 0.025],
          ],
          round,
        ),
      );
      b.paint([0.9, 0.9, 0.88], 'matte').tube(
        [
          [0, 0.05, 0],
          [0, 0.28, 0],
        ],
        0.003,
        4,
        false,
      );
    }
  },
});

const teddyProp = makeProp({
  nouns: ['teddy bear', 'teddy', 'stuffed animal', 'plush toy', 'stuffed toy', 'toy bear'],
  size: [0.3, 0.36, 0.26],
  anchors: { grip: [0, 0.14, -0.1], top: [0, 0.36, 0], head: [0, 0.27, 0.02] },
  draw: (b, { colour }) => {
    const fur = colour(fromHex('#b07a3f'));
    const light = lighten(fur, 0.45);
    b.paint(fur, 'fur')
      .sphere([0, 0.12, 0], [0.095, 0.11, 0.085], 18)
      .sphere([0, 0.265, 0.01], [0.085, 0.078, 0.078], 18);
    for (const sign of [-1, 1]) {
      b.paint(fur, 'fur')
        .sphere([sign * 0.07, 0.33, 0], [0.032, 0.032, 0.02], 12)
        .sphere([sign * 0.115, 0.16, 0.03], [0.036, 0.065, 0.036], 12)
        .sphere([sign * 0.075, 0.035, 0.09], [0.042, 0.04, 0.075], 12);
      b.paint(light, 'fur')
        .sphere([sign * 0.07, 0.33, 0.012], [0.02, 0.02, 0.012], 10)
        .sphere([sign * 0.075, 0.037, 0.152], [0.028, 0.028, 0.016], 10);
      b.paint([0.02, 0.015, 0.012], 'glossy').sphere([sign * 0.03, 0.283, 0.082], 0.0105, 8);
    }
    b.paint(light, 'fur')
      .sphere([0, 0.245, 0.075], [0.04, 0.032, 0.03], 14)
      .sphere([0, 0.12, 0.05], [0.06, 0.075, 0.045], 14);
    b.paint([0.03, 0.02, 0.015], 'glossy').sphere([0, 0.256, 0.104], [0.014, 0.01, 0.008], 10);
    b.paint(fromHex('#c0282f'), 'satin');
    for (const sign of [-1, 1]) b.sphere([sign * 0.032, 0.205, 0.08], [0.03, 0.018, 0.012], 10);
    b.sphere([0, 0.205, 0.085], 0.012, 8);
  },
});

/** Knitted in bands of two tones, or plain plush. */
const teddyCoat = (fur: Vec3, isKnitted: boolean) => (y: number) =>
  isKnitted && Math.sin(y * 60) > 0.2 ? lighten(fur, 0.1) : fur;

/** A teddy that walks, dances or reads stands on legs and has arms. */
const teddyCharacter = ({ colour, material }: KitOptions): AnimalCharacter => {
  const fur = colour ?? fromHex('#b07a3f');
  const light = lighten(fur, 0.45);
  const isKnitted = /wool|knit/.test(material ?? '');
  const coat = teddyCoat(fur, isKnitted);
  const b = new MeshBuilder();
  const cloth = isKnitted ? 'cloth' : 'fur';
  b.paint((p) => coat(p[1] * 3), cloth).sphere([0, 0, 0], [0.086, 0.078, 0.078], 26);
  for (const sign of [-1, 1]) {
    b.paint(fur, cloth).sphere([sign * 0.068, 0.064, -0.01], [0.034, 0.034, 0.02], 16);
    b.paint(light, cloth).sphere([sign * 0.068, 0.064, 0.003], [0.021, 0.021, 0.012], 12);
    b.paint([0.02, 0.015, 0.012], 'glossy').sphere([sign * 0.032, 0.018, 0.071], 0.0115, 12);
  }
  b.paint(light, cloth).sphere([0, -0.02, 0.065], [0.04, 0.032, 0.03], 18);
  b.paint([0.03, 0.02, 0.015], 'glossy').sphere([0, -0.008, 0.094], [0.015, 0.011, 0.009], 12);
  b.paint(fromHex('#c0282f'), 'satin').sphere([0, -0.083, 0.064], 0.014, 10);
  for (const sign of [-1, 1]) b.sphere([sign * 0.034, -0.083, 0.058], [0.032, 0.02, 0.014], 12);
  return {
    head: [b.mesh],
    radius: 0.066,
    nose: [0, -0.01, 0.1],
    lids: null,
    tail: [],
    height: 0.5,
    girth: 1,
    limb: 1.5,
    fur: 0,
    coatAt: ({ part, along, front, across }) =>
      part === 'paw' || (part === 'trunk' && front > 0.35 && Math.abs(across) < 0.6 && along < 0.85)
        ? light
        : coat(along),
  };
};

export const teddyBear: Kit = { ...teddyProp, character: teddyCharacter };

/** A rag doll that sits at table or dances: a cloth head with braids of wool, button eyes and red cheeks. */
const dollCharacter = (): AnimalCharacter => {
  const skin = fromHex('#f3cfae');
  const wool = fromHex('#b8562a');
  const b = new MeshBuilder();
  b.paint(skin, 'cloth').sphere([0, 0, 0], [0.076, 0.076, 0.07], 28);
  b.paint(wool, 'fur').sphere([0, 0.018, -0.016], [0.081, 0.074, 0.07], 26);
  for (const sign of [-1, 1]) {
    b.paint(wool, 'fur').sphere([sign * 0.034, 0.062, 0.038], [0.042, 0.018, 0.026], 14);
    for (let n = 0; n < 5; n += 1)
      b.sphere([sign * (0.084 + 0.004 * n), -0.01 - 0.022 * n, -0.004], [0.019, 0.017, 0.019], 12);
    b.paint(fromHex('#d83a6a'), 'satin').sphere([sign * 0.1, -0.108, -0.004], [0.024, 0.01, 0.02], 12);
    b.paint([0.03, 0.025, 0.03], 'glossy').sphere([sign * 0.027, 0.008, 0.065], [0.011, 0.013, 0.007], 12);
    b.paint(fromHex('#ee8a86'), 'cloth').sphere([sign * 0.042, -0.022, 0.055], [0.015, 0.012, 0.008], 12);
  }
  b.paint(fromHex('#c83a4a'), 'satin').tube(
    [
      [-0.02, -0.028, 0.0635],
      [0, -0.037, 0.064],
      [0.02, -0.028, 0.0635],
    ],
    0.0035,
    6,
  );
  return {
    head: [b.mesh],
    radius: 0.07,
    nose: [0, -0.02, 0.075],
    lids: null,
    tail: [],
    height: 0.5,
    girth: 0.1,
    limb: 1.1,
    fur: 0,
    coatAt: ({ part }) => (part === 'leg' ? lighten(skin, 0.3) : skin),
  };
};

const dollProp = makeProp({
  nouns: ['doll', 'rag doll'],
  size: [0.2, 0.4, 0.12],
  anchors: { grip: [0, 0.16, -0.05], top: [0, 0.4, 0] },
  draw: (b, { colour, random }) => {
    const skin = fromHex('#f0c8a8');
    const dress = colour(fromHex(pick(random, ['#e06a9a', '#6a9ae0', '#8ad06a'])));
    const hair = fromHex('#a8602a');
    b.paint(skin, 'skin').sphere([0, 0.31, 0], [0.062, 0.062, 0.058], 16);
    b.paint(hair, 'fur').sphere([0, 0.325, -0.014], [0.068, 0.06, 0.058], 16);
    b.paint(dress, 'cloth').lathe(
      [
        [0.1, 0.06],
        [0.1, 0.07],
        [0.04, 0.2],
        [0.035, 0.25],
        [0, 0.26],
      ],
      20,
      (a) => 1 + 0.06 * Math.sin(a * 8),
    );
    for (const sign of [-1, 1]) {
      b.paint(skin, 'skin')
        .tube(
          [
            [sign * 0.035, 0.235, 0],
            [sign * 0.095, 0.16, 0.02],
          ],
          [0.015, 0.012],
          8,
        )
        .tube(
          [
            [sign * 0.03, 0.08, 0],
            [sign * 0.032, 0.02, 0],
          ],
          0.015,
          8,
        );
      b.paint(darken(dress, 0.5), 'glossy').sphere([sign * 0.032, 0.012, 0.012], [0.02, 0.014, 0.028], 8);
      b.paint(hair, 'fur').sphere([sign * 0.072, 0.275, 0], [0.02, 0.045, 0.02], 10);
      b.paint([0.03, 0.025, 0.03], 'glossy').sphere([sign * 0.022, 0.312, 0.055], [0.008, 0.01, 0.005], 8);
    }
    b.paint(fromHex('#c83a4a'), 'satin').tube(
      [
        [-0.014, 0.288, 0.056],
        [0, 0.283, 0.059],
        [0.014, 0.288, 0.056],
      ],
      0.003,
      5,
    );
  },
});

export const doll: Kit = { ...dollProp, character: dollCharacter };
