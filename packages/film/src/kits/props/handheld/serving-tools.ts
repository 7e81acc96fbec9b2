/** Tools of bartenders, bakers and campers: a steel shaker with a cap, a peel and a roasting stick that point along +z. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { identity, multiply, rotationZ, translation } from '../../../math/matrix.ts';
import { mix } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { makeProp } from './make-prop.ts';

export const cocktailShaker = makeProp({
  nouns: ['cocktail shaker', 'drink shaker', 'martini shaker'],
  size: [0.12, 0.3, 0.12],
  anchors: { grip: [0, 0.11, 0], top: [0, 0.3, 0] },
  draw: (b, { colour, round }) => {
    b.paint(colour(fromHex('#d8dde4')), 'metal').lathe(
      [
        [0, 0],
        [0.042, 0],
        [0.058, 0.17],
        [0.06, 0.175],
        [0.05, 0.225],
        [0.032, 0.245],
        [0.03, 0.285],
        [0.02, 0.3],
        [0, 0.3],
      ],
      round,
    );
    b.paint(fromHex('#8a9098'), 'metal').lathe(
      [
        [0.0605, 0.165],
        [0.062, 0.17],
        [0.0605, 0.178],
      ],
      round,
    );
  },
});

/** A long flat shovel of wood with a fresh loaf or a pizza on it, gripped at one end. */
export const breadPeel = makeProp({
  nouns: ['bread peel', 'pizza peel', 'baker peel'],
  size: [0.36, 0.2, 1.5],
  anchors: { grip: [0, 0.02, -0.5], gripLeft: [0, 0.02, -0.2], top: [0, 0.06, 0.55] },
  draw: (b, { options, round }) => {
    b.paint(fromHex('#c89a5c'), 'wood')
      .tube(
        [
          [0, 0.02, -0.75],
          [0, 0.02, 0.42],
        ],
        0.017,
        8,
      )
      .box([0, 0.02, 0.58], [0.34, 0.018, 0.42], 0.008);
    if (options.noun === 'pizza peel') {
      b.paint(fromHex('#d8a04e'), 'matte').sphere([0, 0.035, 0.58], [0.17, 0.018, 0.17], round);
      b.paint(fromHex('#c8321e'), 'satin').sphere([0, 0.042, 0.58], [0.145, 0.018, 0.145], round);
      b.paint(fromHex('#f6e6b0'), 'satin');
      for (let n = 0; n < 9; n += 1)
        b.sphere(
          [Math.cos(n * 2.4) * 0.09, 0.058, 0.58 + Math.sin(n * 2.4) * 0.09],
          [0.025, 0.008, 0.025],
          8,
        );
      return;
    }
    b.paint((p) => fromHex(p[1] > 0.12 ? '#d89a4c' : '#a8642a'), 'matte').sphere(
      [0, 0.09, 0.58],
      [0.14, 0.085, 0.18],
      round + 4,
    );
    b.paint(fromHex('#f0d8a0'), 'matte');
    for (const z of [0.5, 0.58, 0.66]) b.box([0, 0.166, z], [0.15, 0.012, 0.018], 0.006, 2);
  },
});

const [near, tip] = [-0.12, 0.72];

/** The roasted food is on its tip; it is gripped at the near end. */
export const roastingStick = makeProp({
  nouns: ['marshmallow on a stick', 'sausage on a stick'],
  size: [0.1, 0.1, tip - near],
  anchors: { grip: [0, 0, 0], top: [0, 0.04, tip] },
  draw: (b, { options, colour, round }) => {
    b.paint(fromHex('#7a5430'), 'bark').tube(
      [
        [0, 0, near],
        [0.008, 0.006, 0.3],
        [0, 0, tip],
      ],
      [0.012, 0.01, 0.006],
      8,
    );
    const isSausage = options.noun.startsWith('sausage');
    const [pale, brown] = isSausage
      ? [fromHex('#b8583a'), fromHex('#6a2a14')]
      : [colour(fromHex('#fffaf2')), fromHex('#c88a44')];
    // Larger than life, to be seen across the fire; brown on the side of the flames.
    b.paint((p) => mix(pale, brown, Math.min(1, Math.max(0, 0.25 - p[1] * 14))), 'satin').sphere(
      [0, 0, tip - 0.02],
      isSausage ? [0.032, 0.032, 0.1] : [0.05, 0.05, 0.058],
      round,
    );
  },
});

/** A folded cloth; under the palm that wipes with it, where the hand has its thumb to the side. */
export const cleaningCloth: Kit = {
  name: 'cleaning cloth',
  nouns: [
    'cleaning cloth',
    'cloth',
    'piece of cloth',
    'dishcloth',
    'rag',
    'washcloth',
    'dust cloth',
    'duster',
    'wipe',
    'dishrag',
  ],
  locomotion: 'none',
  build: ({ colour }) => {
    const body = new MeshBuilder().twoSided();
    const paint = colour ?? fromHex('#f4c430');
    const rows = Array.from({ length: 13 }, (_, i) =>
      Array.from({ length: 13 }, (_, k) => {
        const [x, z] = [(i / 12 - 0.5) * 0.34, (k / 12 - 0.5) * 0.3];
        const edge = Math.max(Math.abs(i / 6 - 1), Math.abs(k / 6 - 1));
        const fold = 0.012 * Math.sin(x * 46 + z * 11) + 0.01 * Math.cos(z * 52 - x * 9);
        return body
          .paint(edge > 0.86 ? darken(paint, 0.25) : paint, 'cloth')
          .vertex(
            [x * (1 + 0.05 * Math.sin(k)), 0.02 + fold * edge, z * (1 + 0.05 * Math.cos(i))],
            [0, 1, 0],
          );
      }),
    );
    body.grid(rows);
    return assembleModel(
      { body },
      {
        size: [0.34, 0.04, 0.3],
        anchors: { grip: [0, 0.03, 0], top: [0, 0.035, 0] },
        pose: ({ action }) => ({
          parts: {
            body:
              action === 'rub'
                ? multiply(translation(0, 0.03, 0), rotationZ(Math.PI / 2), translation(0, -0.05, 0))
                : identity(),
          },
          anchors: {},
        }),
      },
    );
  },
};
