/** A hand with a knife, from near: butter or jam spread on toast, a figure carved from wood. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { fraction, lerp } from '../../../../../math/interpolate.ts';
import { multiply, rotationY, rotationZ, scaling, translation } from '../../../../../math/matrix.ts';
import { createRandom } from '../../../../../math/random.ts';
import { normalize, scale, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import type { Model } from '../../../../model.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { pairs, placed } from '../../../../shared/shapes.ts';
import { buildPenHand, penDirection } from './hand.ts';

const spreads: [RegExp, string][] = [
  [/peanut butter/, '#b87a34'],
  [/butter|margarine/, '#f8dc6a'],
  [/chocolate|nutella/, '#4a2412'],
  [/cream cheese|cream|mayo/, '#fbf6ea'],
  [/honey/, '#e8a01c'],
  [/avocado|guacamole|pesto/, '#8ab04a'],
  [/orange|marmalade|apricot/, '#f0941c'],
  [/blueberr|grape/, '#3a2a7a'],
  [/(?:)/, '#c01428'],
];

/** The blade begins at the origin and lies along -x, the handle goes up into the hand. */
const addTableKnife = (b: MeshBuilder) => {
  const d = normalize(penDirection);
  b.paint(fromHex('#d0d4da'), 'metal').at(placed(0, 0.004, 0, { turnZ: 0.12 }), (k) =>
    k.box([-0.05, 0, 0], [0.11, 0.0018, 0.021], 0.0008),
  );
  b.tube([[0, 0.004, 0], scale(d, 0.02)], [0.005, 0.004], 10);
  b.paint(fromHex('#5a3420'), 'satin').tube(
    [scale(d, 0.018), scale(d, 0.05), scale(d, 0.13)],
    [0.005, 0.0075, 0.0085],
    14,
  );
};

const spreading = (words: string): Model => {
  const tone = fromHex(spreads.find(([names]) => names.test(words))![1]);
  const [body, knife] = [new MeshBuilder(), new MeshBuilder()];
  body
    .paint(fromHex('#f6f2ea'), 'glossy')
    .lathe(pairs(0, 0, 0.09, 0, 0.14, 0.012, 0.145, 0.016, 0.13, 0.015, 0.09, 0.006, 0, 0.006), 56);
  const slice: [number, number][] = pairs(
    -0.062,
    -0.06,
    0.062,
    -0.06,
    0.064,
    0.03,
    0.07,
    0.05,
    0.05,
    0.068,
    0,
    0.072,
    -0.05,
    0.068,
    -0.07,
    0.05,
    -0.064,
    0.03,
  );
  body.at(placed(0, 0.024, 0, { turnX: -Math.PI / 2 }), (k) => {
    k.paint(fromHex('#a05a20'), 'satin').extrude(slice, -0.012, 0.012);
    k.paint(fromHex('#e8bc74'), 'matte').extrude(
      slice.map(([x, y]) => [x * 0.92, y * 0.92]),
      -0.0128,
      0.0128,
    );
  });
  addTableKnife(knife);
  const blobs: Record<string, MeshBuilder> = {};
  const spots: Vec3[] = [];
  const random = createRandom(5);
  for (let row = 0; row < 5; row += 1)
    for (let n = 0; n < 6; n += 1) {
      const x = (row % 2 ? 1 : -1) * (-0.044 + n * 0.0176);
      const z = -0.044 + row * 0.0215;
      const blob = new MeshBuilder();
      blob
        .paint(tone, 'glossy')
        .sphere([x, 0.0375, z], [0.0165 + 0.004 * random(), 0.0042, 0.0165 + 0.004 * random()], 16);
      blobs[`blob${spots.length}`] = blob;
      spots.push([x, 0.041, z]);
    }
  // The jar it comes from.
  body.at(translation(-0.2, 0, -0.1), (k) => {
    k.paint(tone, 'glossy').lathe(pairs(0, 0.002, 0.041, 0.002, 0.043, 0.07, 0.04, 0.08, 0, 0.08), 32);
    k.paint([0.7, 0.78, 0.84], 'clear').lathe(pairs(0.044, 0, 0.046, 0.08, 0.04, 0.095, 0.041, 0.105), 32);
    k.paint(fromHex('#f4ead0'), 'matte').lathe(pairs(0.0465, 0.02, 0.047, 0.021, 0.047, 0.055), 32);
  });
  const { hand, sleeve } = buildPenHand(fromHex('#c85a4a'));
  return assembleModel(
    { body, ...blobs, knife, hand, sleeve },
    {
      size: [0.3, 0.1, 0.24],
      anchors: { top: [0, 0.04, 0] },
      pose: ({ actionTime, actionSeconds }) => {
        const t = Math.min(1, actionTime / Math.max(0.1, actionSeconds));
        const now = lerp(4, spots.length - 0.5, t);
        const [from, to] = [spots[Math.floor(now)]!, spots[Math.min(spots.length - 1, Math.floor(now) + 1)]!];
        const k = fraction(now);
        const at = multiply(
          translation(lerp(from[0], to[0], k) + 0.03, 0.042, lerp(from[2], to[2], k)),
          rotationY(0.15),
        );
        const parts: Record<string, ReturnType<typeof translation> | null> = {
          knife: at,
          hand: at,
          sleeve: at,
        };
        for (let n = 0; n < spots.length; n += 1) if (n > now) parts[`blob${n}`] = null;
        return { parts, anchors: {} };
      },
    },
  );
};

const wood = fromHex('#c8945a');

/** A bird, a bear or a spoon, half out of its block. */
const addFigure = (b: MeshBuilder, words: string) => {
  b.paint(wood, 'wood').box([0, 0.02, 0], [0.09, 0.04, 0.07], 0.004);
  b.paint(fromHex('#d8a86c'), 'satin');
  if (/spoon/.test(words)) {
    b.tube(
      [
        [-0.09, 0.045, 0],
        [0.03, 0.05, 0],
      ],
      [0.008, 0.006],
      12,
    ).sphere([0.06, 0.052, 0], [0.034, 0.012, 0.024], 20);
    return;
  }
  if (/bear|dog|horse|cat|owl|man|figure|doll|santa/.test(words)) {
    b.sphere([0, 0.085, 0], [0.038, 0.05, 0.034], 20).sphere([0, 0.15, 0.004], [0.03, 0.03, 0.03], 20);
    for (const side of [-1, 1])
      b.sphere([side * 0.022, 0.176, 0], 0.011, 10).sphere(
        [side * 0.036, 0.09, 0.018],
        [0.012, 0.028, 0.014],
        12,
      );
    b.sphere([0, 0.144, 0.03], [0.013, 0.01, 0.01], 12);
  } else {
    b.sphere([0, 0.09, 0], [0.06, 0.036, 0.034], 22).sphere([-0.052, 0.125, 0], [0.026, 0.025, 0.024], 18);
    b.tube(
      [
        [-0.074, 0.124, 0],
        [-0.1, 0.118, 0],
      ],
      [0.009, 0.001],
      10,
    );
    b.tube(
      [
        [0.04, 0.095, 0],
        [0.1, 0.11, 0],
      ],
      [0.018, 0.009],
      10,
    );
    for (const side of [-1, 1]) b.sphere([0.012, 0.1, side * 0.03], [0.038, 0.02, 0.01], 14);
    b.tube(
      [
        [0, 0.04, 0],
        [0, 0.06, 0],
      ],
      0.012,
      10,
    );
  }
  b.paint(fromHex('#2a1a10'), 'glossy');
  if (!/bear|dog|horse|cat|owl|man|figure|doll|santa/.test(words))
    for (const side of [-1, 1]) b.sphere([-0.06, 0.132, side * 0.02], 0.004, 8);
};

const carving = (words: string): Model => {
  const [body, knife] = [new MeshBuilder(), new MeshBuilder()];
  addFigure(body, words);
  const random = createRandom(7);
  for (let n = 0; n < 34; n += 1) {
    const [a, r] = [random() * 6.3, 0.08 + 0.13 * random()];
    body
      .paint(fromHex(n % 2 ? '#e0b47c' : '#d0a068'), 'matte')
      .at(placed(Math.cos(a) * r, 0.006, Math.sin(a) * r * 0.8, { turnY: a * 3 }), (k) =>
        k.tube(
          Array.from(
            { length: 8 },
            (_, s): Vec3 => [0.008 * Math.cos(s * 0.8), 0.004 + 0.006 * Math.sin(s * 0.8), s * 0.0018],
          ),
          0.0014,
          4,
        ),
      );
  }
  const d = normalize(penDirection);
  knife
    .paint(fromHex('#c8ccd2'), 'metal')
    .at(placed(0, 0, 0, { turnZ: 0.3 }), (k) => k.box([-0.026, 0.002, 0], [0.06, 0.0016, 0.013], 0.0006));
  knife
    .paint(fromHex('#5a3018'), 'satin')
    .tube([scale(d, 0.004), scale(d, 0.04), scale(d, 0.11)], [0.006, 0.0095, 0.0085], 14);
  const { hand, sleeve } = buildPenHand(fromHex('#6a4a34'));
  return assembleModel(
    { body, knife, hand, sleeve },
    {
      size: [0.26, 0.19, 0.22],
      anchors: { top: [0, 0.18, 0] },
      pose: ({ time }) => {
        const stroke = fraction(time * 0.9);
        const slide = Math.sin(Math.min(1, stroke * 1.6) * Math.PI);
        const at = multiply(
          translation(0.075 - 0.05 * slide, 0.105 - 0.02 * slide, 0.03),
          rotationZ(-0.1 * slide),
        );
        return {
          parts: { knife: at, hand: at, sleeve: at },
          anchors: {},
          particles: [0, 1, 2].map((n) => {
            const fall = fraction(time * 0.9 - 0.3 + n * 0.08);
            return {
              position: [
                0.03 - 0.05 * fall * (n - 1),
                0.1 + 0.05 * fall - 0.16 * fall * fall,
                0.04 + 0.04 * fall,
              ] as Vec3,
              size: 0.0045,
              colour: fromHex('#e0b47c'),
              opacity: fall < 0.85 ? 0.95 : 0,
            };
          }),
        };
      },
    },
  );
};

export const knifeHand: Kit = {
  name: 'spread on toast by hand',
  nouns: ['spread on toast by hand', 'wood carved by hand'],
  locomotion: 'none',
  build: ({ noun, traits }) =>
    noun.includes('carved') ? carving(traits.join(' ')) : spreading(traits.join(' ')),
};

export const woodCarving: Kit = {
  name: 'wood carving',
  nouns: ['wood carving', 'carved wooden bird', 'carved wooden figure'],
  locomotion: 'none',
  build: ({ noun, traits }) => {
    const body = new MeshBuilder();
    body.at(scaling(1.5), (k) => addFigure(k, noun.endsWith('figure') ? 'figure' : traits.join(' ')));
    return assembleModel(
      { body },
      { size: [0.3, 0.27, 0.2], anchors: { top: [0, 0.27, 0], grip: [0, 0.1, 0] } },
    );
  },
};
