/** Two hands from near: kneading dough, typing on a laptop, shaping clay, folding paper. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  translation,
} from '../../../../../math/matrix.ts';
import { createRandom } from '../../../../../math/random.ts';
import type { Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import type { Model } from '../../../../model.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { pairs, placed } from '../../../../shared/shapes.ts';
import { buildFlatHand } from './hand.ts';

const handsOf = (cloth: string) => {
  const [left, right] = [buildFlatHand(-1, fromHex(cloth)), buildFlatHand(1, fromHex(cloth))];
  return {
    builders: {
      handLeft: left.hand,
      sleeveLeft: left.sleeve,
      handRight: right.hand,
      sleeveRight: right.sleeve,
    },
    parts: (onLeft: Matrix, onRight: Matrix) => ({
      handLeft: onLeft,
      sleeveLeft: onLeft,
      handRight: onRight,
      sleeveRight: onRight,
    }),
  };
};

const kneading = (): Model => {
  const [body, dough] = [new MeshBuilder(), new MeshBuilder()];
  const random = createRandom(4);
  body.paint(fromHex('#b07a44'), 'wood').box([0, 0.008, 0], [0.56, 0.016, 0.4], 0.005);
  for (let n = 0; n < 60; n += 1)
    body
      .paint(fromHex('#fbf8f0'), 'matte')
      .sphere(
        [(random() - 0.5) * 0.5, 0.0165, (random() - 0.5) * 0.34],
        [0.004 + 0.014 * random(), 0.0012, 0.004 + 0.012 * random()],
        8,
      );
  dough
    .paint(fromHex('#f0dcae'), 'satin')
    .lathe(
      pairs(0, 0, 0.09, 0.002, 0.112, 0.016, 0.114, 0.034, 0.1, 0.056, 0.06, 0.072, 0, 0.078),
      48,
      (a, y) => 1 + 0.05 * Math.sin(a * 3 + y * 30) + 0.025 * Math.sin(a * 5 + 1),
    );
  // A ball of dough and a rolling pin beside it.
  body.paint(fromHex('#c89a5c'), 'wood').at(placed(-0.36, 0.028, 0, { turnX: Math.PI / 2 }), (k) => {
    k.cylinder(-0.13, 0.13, 0.026, 0.026, 24).cylinder(-0.19, 0.19, 0.01, 0.01, 14);
  });
  const hands = handsOf('#c8584a');
  return assembleModel(
    { body, dough, ...hands.builders },
    {
      size: [0.42, 0.11, 0.36],
      anchors: { top: [0, 0.09, 0] },
      pose: ({ time }) => {
        const push = Math.sin(time * 3.2);
        const [down, forth] = [0.5 + 0.5 * push, 0.03 * Math.sin(time * 3.2 - 0.6)];
        const at = (side: number) =>
          multiply(
            translation(side * 0.05, 0.056 - 0.02 * down + 0.012 * side * Math.sin(time * 1.6), 0.05 - forth),
            rotationY(side * 0.5),
            rotationX(-0.12 + 0.1 * down),
          );
        return {
          parts: {
            dough: multiply(
              translation(0, 0.016, -forth * 0.5),
              scaling(1 + 0.1 * down, 1 - 0.24 * down, 1 + 0.06 * down + 2 * forth),
            ),
            ...hands.parts(at(-1), at(1)),
          },
          anchors: {},
        };
      },
    },
  );
};

const typing = (): Model => {
  const body = new MeshBuilder();
  body.paint(fromHex('#b8bcc4'), 'metal').box([0, 0.008, 0], [0.34, 0.014, 0.24], 0.006);
  for (let row = 0; row < 5; row += 1)
    for (let key = 0; key < 13; key += 1)
      body
        .paint(fromHex('#22242a'), 'satin')
        .box([-0.144 + key * 0.024, 0.0165, -0.082 + row * 0.022], [0.02, 0.004, 0.018], 0.002);
  body.paint(fromHex('#9aa0a8'), 'satin').box([0, 0.0155, 0.078], [0.1, 0.002, 0.06], 0.002);
  body.at(placed(0, 0.014, -0.118, { turnX: -0.32 }), (k) => {
    k.paint(fromHex('#a8acb4'), 'metal').box([0, 0.112, -0.004], [0.34, 0.225, 0.008], 0.004);
    k.paint([0.06, 0.1, 0.2], 'glow').box([0, 0.113, 0.001], [0.322, 0.204, 0.002]);
    const random = createRandom(9);
    for (let line = 0; line < 13; line += 1) {
      const indent = 0.014 * (line % 4);
      const long = 0.05 + 0.13 * random();
      const tone: Vec3 =
        line % 3 === 0 ? [0.3, 1.1, 0.6] : line % 3 === 1 ? [0.9, 0.95, 1.1] : [0.5, 0.7, 1.3];
      k.paint(tone, 'glow').box(
        [-0.14 + indent + long / 2, 0.2 - line * 0.0145, 0.0025],
        [long, 0.0045, 0.001],
      );
    }
  });
  const hands = handsOf('#3a4a6a');
  return assembleModel(
    { body, ...hands.builders },
    {
      size: [0.36, 0.2, 0.32],
      anchors: { top: [0, 0.02, 0] },
      pose: ({ time, darkness }) => {
        const at = (side: number) => {
          const tap =
            Math.max(0, Math.sin(time * 9 + side * 1.6)) * 0.006 +
            Math.max(0, Math.sin(time * 14.3 + side)) * 0.003;
          return multiply(
            translation(
              side * (0.066 + 0.014 * Math.sin(time * 1.3 + side)),
              0.012 + tap,
              0.03 + 0.008 * Math.sin(time * 2.1 + side * 2),
            ),
            rotationY(side * 0.22),
            rotationX(0.05 * Math.sin(time * 9 + side * 1.6)),
          );
        };
        return {
          parts: hands.parts(at(-1), at(1)),
          anchors: {},
          lamps: [
            {
              position: [0, 0.16, 0.02],
              colour: [0.3 * darkness, 0.42 * darkness, 0.7 * darkness],
              reach: 1.4,
            },
          ],
        };
      },
    },
  );
};

const clay = fromHex('#b06a48');
const addHead = (b: MeshBuilder) => {
  b.paint(clay, 'satin').lathe(pairs(0, 0.02, 0.07, 0.02, 0.06, 0.04, 0.036, 0.06, 0.034, 0.1), 32);
  b.sphere([0, 0.17, 0], [0.066, 0.088, 0.076], 32);
  b.sphere([0, 0.16, 0.074], [0.013, 0.024, 0.02], 14).sphere([0, 0.125, 0.066], [0.024, 0.007, 0.012], 14);
  b.sphere([0, 0.098, 0.05], [0.024, 0.018, 0.022], 14);
  for (const side of [-1, 1])
    b.sphere([side * 0.028, 0.185, 0.062], [0.016, 0.009, 0.012], 12)
      .sphere([side * 0.028, 0.2, 0.064], [0.02, 0.005, 0.012], 12)
      .sphere([side * 0.067, 0.165, 0], [0.01, 0.02, 0.014], 12);
  b.sphere([0, 0.2, -0.014], [0.069, 0.066, 0.072], 26);
  for (let n = 0; n < 26; n += 1) {
    const [a, h] = [n * 2.4, 0.2 + 0.055 * ((n * 0.618) % 1)];
    b.sphere([Math.cos(a) * 0.05, h + 0.01, Math.sin(a) * 0.054 - 0.016], 0.02, 10);
  }
};

const sculpting = (words: string, onWheel: boolean): Model => {
  const [body, figure] = [new MeshBuilder(), new MeshBuilder()];
  if (onWheel) {
    // The tray that catches the splashes, and the disc that turns in it.
    const tray = pairs(0, 0, 0.235, 0, 0.25, 0.03, 0.24, 0.034, 0.225, 0.006, 0, 0.006);
    body.paint(fromHex('#e4ded0'), 'satin').lathe(tray, 48);
    const disc = pairs(0, 0.004, 0.16, 0.004, 0.165, 0.012, 0.16, 0.02, 0, 0.02);
    figure
      .paint((p) => (Math.atan2(p[2], p[0]) % 0.8 > 0.55 ? clay : fromHex('#6c7076')), 'metal')
      .lathe(disc, 48);
  } else body.paint(fromHex('#8a5a34'), 'wood').lathe(pairs(0, 0, 0.13, 0, 0.13, 0.02, 0, 0.02), 40);
  for (const [x, z, r] of [
    [0.16, 0.06, 0.02],
    [-0.17, 0.05, 0.026],
    [0.19, 0.01, 0.014],
  ] as const)
    body.paint(clay, 'satin').sphere([x, r * 0.7, z], r, 12);
  const isPot = onWheel || /bowl|\bpot\b|vase|\bcup\b|jar/.test(words);
  if (isPot)
    figure
      .paint(clay, 'satin')
      .lathe(
        pairs(
          0,
          0.02,
          0.05,
          0.02,
          0.08,
          0.06,
          0.086,
          0.12,
          0.07,
          0.16,
          0.075,
          0.185,
          0.068,
          0.185,
          0.06,
          0.16,
          0,
          0.08,
        ),
        44,
      );
  else addHead(figure);
  const hands = handsOf('#5a7a5a');
  return assembleModel(
    { body, figure, ...hands.builders },
    {
      size: [0.34, 0.28, 0.26],
      anchors: { top: [0, 0.27, 0] },
      pose: ({ time }) => {
        const at = (side: number) => {
          const [press, height] = [
            0.005 * Math.sin(time * 3 + side),
            0.13 + 0.02 * Math.sin(time * 1.4 + side * 1.2),
          ];
          return multiply(
            translation(side * (0.125 + press), height - 0.02, 0.02),
            rotationY(side * 0.5),
            rotationZ(side * 1.1),
          );
        };
        return {
          parts: {
            figure: rotationY(isPot ? time * (onWheel ? 7 : 2.4) : 0.35 * Math.sin(time * 0.5)),
            ...hands.parts(at(-1), at(1)),
          },
          anchors: {},
        };
      },
    },
  );
};

/** A crane of folded paper, wings up. */
const addCrane = (b: MeshBuilder, tone: Vec3) => {
  const dark: Vec3 = [tone[0] * 0.72, tone[1] * 0.72, tone[2] * 0.72];
  const triangle = (paint: Vec3, p: Vec3, q: Vec3, r: Vec3) => b.paint(paint, 'matte').quad(p, q, r, r);
  const [keelFront, keelBack, ridge]: Vec3[] = [
    [0.045, 0.02, 0],
    [-0.045, 0.02, 0],
    [0, 0.05, 0],
  ];
  for (const side of [-1, 1]) {
    const low: Vec3 = [0, 0.008, side * 0.016];
    triangle(dark, keelFront!, low, ridge!);
    triangle(tone, keelBack!, low, ridge!);
    // A wing.
    triangle(tone, [0.032, 0.04, side * 0.01], [-0.032, 0.04, side * 0.01], [0, 0.075, side * 0.1]);
    // Neck and tail.
    triangle(dark, [0.03, 0.022, side * 0.006], [0.045, 0.03, 0], [0.098, 0.1, 0]);
    triangle(tone, [-0.03, 0.022, side * 0.006], [-0.045, 0.03, 0], [-0.1, 0.095, 0]);
    triangle(tone, [0.098, 0.1, 0], [0.09, 0.088, side * 0.004], [0.12, 0.082, 0]);
  }
  b.twoSided();
};

const folding = (words: string, colour: Vec3 | null): Model => {
  const [body, crane] = [new MeshBuilder(), new MeshBuilder()];
  for (const [n, hex] of ['#2f8ac8', '#f2c02c', '#3aa06a'].entries())
    body
      .paint(fromHex(hex), 'matte')
      .at(placed(-0.2 + n * 0.05, 0.001 + n * 0.0008, -0.12, { turnY: 0.2 + n * 0.3 }), (k) =>
        k.box([0, 0, 0], [0.1, 0.0006, 0.1]),
      );
  crane.at(scaling(1.25), (k) => addCrane(k, colour ?? fromHex(/blue/.test(words) ? '#2f6ac8' : '#d8343c')));
  const hands = handsOf('#8a6aa0');
  return assembleModel(
    { body, crane, ...hands.builders },
    {
      size: [0.34, 0.17, 0.24],
      anchors: { top: [0, 0.13, 0] },
      pose: ({ time }) => {
        const pinch = 0.006 * Math.sin(time * 2.4);
        const at = (side: number) =>
          multiply(
            translation(side * (0.128 + pinch), 0.02, 0.06),
            rotationY(side * 0.75),
            rotationZ(side * 0.5),
          );
        return {
          parts: {
            crane: multiply(translation(0, 0.004, 0), rotationY(-0.5 + 0.08 * Math.sin(time * 1.2))),
            ...hands.parts(at(-1), at(1)),
          },
          anchors: {},
        };
      },
    },
  );
};

export const pressingHands: Kit = {
  name: 'hands kneading dough',
  nouns: [
    'hands kneading dough',
    'hands typing on a laptop',
    'hands shaping clay',
    'hands shaping clay on a wheel',
    'hands folding origami',
  ],
  locomotion: 'none',
  build: ({ noun, traits, colour }) => {
    const words = traits.join(' ');
    if (noun.includes('typing')) return typing();
    if (noun.includes('clay')) return sculpting(words, noun.includes('wheel'));
    if (noun.includes('origami')) return folding(words, colour);
    return kneading();
  },
};

export const origamiCrane: Kit = {
  name: 'origami crane',
  nouns: ['origami crane', 'paper crane', 'origami bird', 'origami swan', 'origami'],
  locomotion: 'none',
  build: ({ colour }) => {
    const body = new MeshBuilder();
    body.at(scaling(1.4), (k) => addCrane(k, colour ?? fromHex('#d8343c')));
    return assembleModel(
      { body },
      { size: [0.3, 0.15, 0.28], anchors: { top: [0, 0.08, 0], grip: [0, 0.03, 0] } },
    );
  },
};

export const clayBust: Kit = {
  name: 'clay bust',
  nouns: ['clay bust', 'clay head', 'clay sculpture', 'clay portrait'],
  locomotion: 'none',
  build: () => {
    const body = new MeshBuilder();
    body.paint(fromHex('#8a5a34'), 'wood').lathe(pairs(0, 0, 0.2, 0, 0.2, 0.03, 0, 0.03), 40);
    body.at(multiply(translation(0, 0.02, 0), scaling(1.6)), addHead);
    return assembleModel(
      { body },
      { size: [0.4, 0.46, 0.4], anchors: { top: [0, 0.46, 0], grip: [0, 0.24, 0] } },
    );
  },
};
