/** A bouquet that grows: a hand takes one flower after another from the table and puts it in. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../../math/colour.ts';
import { clamp, fraction, smoothstep } from '../../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  translation,
} from '../../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs } from '../../../shared/shapes.ts';

const hues: [RegExp, string[]][] = [
  [/red rose|rose/, ['#c8142a', '#d8283a', '#a80f22']],
  [/tulip/, ['#e8382a', '#f2b82c', '#e86aa0']],
  [/sunflower/, ['#f8c020', '#f4a81c']],
  [/lavender/, ['#8a6ad8', '#7450c0']],
  [/(?:)/, ['#e0487a', '#f8f4ee', '#f2b824', '#b45ad8', '#ee6a34']],
];

/** Two rounds of petals about the origin, open towards +y. */
const addHead = (b: MeshBuilder, hex: string, size: number) => {
  const petal = fromHex(hex);
  for (const [count, out, up, tone] of [
    [7, 0.75, 0, lighten(petal, 0.12)],
    [5, 0.42, 0.28, petal],
  ] as const)
    for (let k = 0; k < count; k += 1) {
      const a = (k / count) * 2 * Math.PI + up * 2;
      b.paint(tone, 'leaf').at(
        multiply(
          translation(Math.cos(a) * out * size, up * size, Math.sin(a) * out * size),
          rotationY(-a),
          rotationZ(0.5 + up),
        ),
        (m) => m.sphere([0, 0, 0], [0.52 * size, 0.16 * size, 0.42 * size], 10),
      );
    }
  b.paint(fromHex('#f0c038'), 'matte').sphere([0, 0.3 * size, 0], [0.3 * size, 0.26 * size, 0.3 * size], 10);
};

/** Stem downwards from the head at the origin. */
const addFlower = (b: MeshBuilder, hex: string, stem: number) => {
  b.paint(fromHex('#3f7a35'), 'leaf').tube(
    [
      [0, 0, 0],
      [0, -stem, 0],
    ],
    0.007,
    6,
  );
  for (const [side, y] of [
    [1, -0.1],
    [-1, -0.16],
  ] as const)
    b.sphere([side * 0.03, y, 0], [0.036, 0.008, 0.016], 8);
  addHead(b, hex, 0.066);
};

const slots = 19;
/** Where the head of a flower is in the bouquet, and how far it leans out. */
const slotAt = (n: number): { at: Vec3; lean: number; turn: number } => {
  const [a, r] = [n * 2.4, Math.sqrt((n + 0.3) / slots)];
  return {
    at: [Math.cos(a) * r * 0.2, 0.56 - r * r * 0.17, Math.sin(a) * r * 0.2],
    lean: r * 0.75,
    turn: a,
  };
};
const inSlot = (n: number): Matrix => {
  const { at, lean, turn } = slotAt(n);
  return multiply(translation(...at), rotationY(-turn), rotationZ(-lean));
};

/** Which flowers come during the film, and seconds for each. */
const late = [5, 8, 13, 3, 16, 10];
const cycle = 1.9;
/** Where flowers lie ready. */
const heap: Vec3 = [0.4, 0.08, 0.05];

export const arrangedBouquet: Kit = {
  name: 'bouquet being arranged',
  nouns: ['bouquet being arranged', 'flowers being arranged'],
  locomotion: 'none',
  build: ({ colour, traits }) => {
    const said = traits.join(' ');
    const palette = hues.find(([words]) => words.test(said))![1];
    const hueOf = (n: number) => palette[n % palette.length]!;
    const body = new MeshBuilder();
    // A vase, or paper about the stems in a low bucket.
    if (/in a vase/.test(said))
      body
        .paint(colour ?? fromHex('#3a6ab0'), 'glossy')
        .lathe(
          pairs(0, 0, 0.07, 0, 0.1, 0.07, 0.1, 0.14, 0.06, 0.24, 0.075, 0.28, 0.065, 0.28, 0.05, 0.22),
          36,
        );
    else {
      body
        .paint(fromHex('#9aa2a8'), 'metal')
        .lathe(pairs(0, 0, 0.085, 0, 0.105, 0.15, 0.095, 0.15, 0.08, 0.02), 32);
      body
        .paint(colour ? lighten(colour, 0.5) : fromHex('#d8b888'), 'matte')
        .lathe(
          pairs(0.06, 0.1, 0.09, 0.2, 0.2, 0.41, 0.194, 0.41, 0.08, 0.2),
          30,
          (a) => 1 + 0.06 * Math.sin(a * 9),
        );
    }
    const stems = fromHex('#4f8a34');
    for (let n = 0; n < slots; n += 1) {
      const { at } = slotAt(n);
      body.paint(stems, 'leaf').tube(
        [
          [at[0] * 0.1, 0.14, at[2] * 0.1],
          [at[0] * 0.92, at[1] - 0.02, at[2] * 0.92],
        ],
        0.006,
        5,
      );
      body.sphere([at[0] * 1.15, at[1] - 0.09, at[2] * 1.15], [0.06, 0.02, 0.035], 8);
      if (!late.includes(n)) body.at(inSlot(n), (k) => addHead(k, hueOf(n), 0.066));
    }
    // Flowers that lie ready, cut stems and a roll of ribbon.
    for (let n = 0; n < 6; n += 1)
      body.at(
        multiply(
          translation(0.44 + (n % 2) * 0.06, 0.04 + (n >> 1) * 0.028, -0.1 + n * 0.05),
          rotationY(0.2 * n - 0.5),
          rotationX(-1.5),
        ),
        (k) => addFlower(k, hueOf(n + 1), 0.3),
      );
    for (let n = 0; n < 7; n += 1)
      body
        .paint(stems, 'leaf')
        .at(multiply(translation(-0.34 + n * 0.03, 0.012, 0.1 - (n % 3) * 0.05), rotationY(n)), (k) =>
          k.box([0, 0, 0], [0.11, 0.01, 0.012], 0.003),
        );
    body
      .paint(fromHex('#d83a5a'), 'satin')
      .at(translation(-0.42, 0.05, -0.1), (k) => k.cylinder(-0.03, 0.03, 0.06, 0.06, 24));
    const parts: Record<string, MeshBuilder> = {};
    for (const [n, slot] of late.entries()) {
      const b = new MeshBuilder();
      addFlower(b, hueOf(slot), 0.26);
      parts[`flower${n}`] = b;
    }
    return assembleModel(
      { body, ...parts },
      {
        size: [0.7, 0.62, 0.4],
        anchors: { top: [0, 0.56, 0], handRight: [0.2, 0.4, 0.12], handLeft: [-0.14, 0.3, 0.14] },
        pose: ({ time }) => {
          // Begun before the film, so that it is seen at once.
          const clock = time / cycle + 0.35;
          const now = Math.floor(clock);
          const u = fraction(clock);
          // To the bouquet, a moment of pushing in, and back for the next one.
          const there = smoothstep(0.05, 0.5, u) * (1 - smoothstep(0.76, 1, u));
          const isIn = u > 0.74;
          const placed: Record<string, Matrix | null> = {};
          for (const [n, slot] of late.entries()) {
            const order = n - now;
            if (order < 0 || (order === 0 && isIn)) placed[`flower${n}`] = inSlot(slot);
            else placed[`flower${n}`] = null;
          }
          const coming = late[now];
          const target = slotAt(coming ?? 1);
          const deep = 0.1 * (1 - smoothstep(0.5, 0.74, u));
          const goal: Vec3 = [target.at[0], target.at[1] + deep, target.at[2]];
          const arc = Math.sin(Math.PI * clamp(there)) * 0.1;
          const head = mix(heap, goal, there);
          const at: Vec3 = [head[0], head[1] + arc + 0.12 * (1 - there), head[2]];
          if (coming !== undefined && !isIn)
            placed[`flower${now}`] = multiply(
              translation(...at),
              rotationY(-target.turn * there),
              rotationZ(-target.lean * there - 0.5 * (1 - there)),
            );
          return {
            parts: placed,
            anchors: {
              handRight: translation(
                at[0] + 0.05,
                Math.max(0.12, at[1] - 0.13),
                Math.max(at[2], -0.02) + 0.1,
              ),
              handLeft: translation(-0.15, 0.33 + 0.012 * Math.sin(time * 2), 0.12),
            },
          };
        },
      },
    );
  },
};
