/** A blender that runs: fruit whirls round behind the glass, the smoothie sinks to a funnel in the middle. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';

const mixes: [RegExp, string, string[]][] = [
  [/spinach|kale|green|kiwi|matcha|avocado|cucumber/, '#7fb83a', ['#3f8a2c', '#a8d85a', '#2f6a1c']],
  [/mango|orange|peach|carrot|pineapple/, '#f6a52c', ['#f8c040', '#f08a1c', '#ffe08a']],
  [/blueberr|blackberr|acai|purple/, '#8a4a9a', ['#3a3a8a', '#5a2a6a', '#d8a0d0']],
  [/chocolate|cocoa|coffee/, '#8a5a3a', ['#4a2814', '#e8d0a8', '#6a3a20']],
  [/banana|vanilla|milkshake/, '#f4e2a8', ['#f8ecc0', '#f0d060', '#fff8e0']],
  [/^/, '#ee6a86', ['#d81e34', '#f8e6a0', '#4a4a9a']],
];

const [foot, brim] = [0.17, 0.42];
const radiusAt = (y: number) => 0.062 + ((y - foot) / (brim - foot)) * 0.026;

const addStand = (b: MeshBuilder, colour: Vec3) => {
  b.paint(colour, 'glossy').lathe(
    pairs(0, 0, 0.1, 0, 0.104, 0.012, 0.098, 0.07, 0.078, 0.13, 0.066, 0.15, 0, 0.15),
    44,
  );
  b.paint(fromHex('#d8dade'), 'metal').lathe(pairs(0.067, 0.148, 0.07, 0.152, 0.07, 0.17, 0.06, 0.172), 40);
  for (const x of [-0.04, 0, 0.04])
    b.paint(fromHex(x === 0 ? '#e8e8e8' : '#2a2c30'), 'glossy').sphere(
      [x, 0.05, 0.096],
      [0.013, 0.013, 0.009],
      16,
    );
  // The lid, and the handle at the side.
  b.paint(fromHex('#26282c'), 'satin').lathe(
    pairs(
      0.094,
      brim - 0.004,
      0.096,
      brim + 0.012,
      0.06,
      brim + 0.022,
      0.03,
      brim + 0.024,
      0.028,
      brim + 0.042,
      0,
      brim + 0.044,
    ),
    40,
  );
  b.tube(
    [
      [0.08, 0.395, 0],
      [0.128, 0.385, 0],
      [0.134, 0.3, 0],
      [0.116, 0.225, 0],
      [0.07, 0.215, 0],
    ],
    0.011,
    12,
  );
};

const pieces = 16;

export const runningBlender: Kit = {
  name: 'blender mixing a smoothie',
  nouns: ['blender mixing a smoothie'],
  locomotion: 'none',
  build: ({ traits, colour }) => {
    const [, tone, fruits] = mixes.find(([names]) => names.test(traits.join(' ')))!;
    const main = fromHex(tone);
    const [body, jug, smoothie] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    addStand(body, colour ?? fromHex('#c8382f'));
    jug
      .paint([0.42, 0.48, 0.52], 'clear')
      .lathe(pairs(radiusAt(foot), foot, radiusAt(0.3), 0.3, radiusAt(brim), brim), 48);
    // Streaks wind round it, so that it is seen to turn.
    smoothie
      .paint((p) => {
        const a = Math.atan2(p[2], p[0]) * 3 + p[1] * 46;
        const streak = smoothstep(
          0.25,
          0.9,
          Math.sin(a) + 0.5 * (noise(p[0] * 40, p[1] * 40, p[2] * 40) - 0.5),
        );
        const dark = smoothstep(0.5, 0.95, Math.sin(a * 1 + 2.4));
        return mix(mix(main, mix(main, [1, 0.97, 0.92], 0.35), streak), scale(main, 0.55), dark * 0.7);
      }, 'glossy')
      .lathe(
        pairs(
          0.058,
          foot + 0.004,
          radiusAt(0.25) - 0.003,
          0.25,
          radiusAt(0.345) - 0.003,
          0.345,
          radiusAt(0.36) - 0.008,
          0.36,
          0.06,
          0.345,
          0.03,
          0.31,
          0,
          0.28,
        ),
        56,
      );
    const parts: Record<string, MeshBuilder> = {};
    for (let n = 0; n < pieces; n += 1) {
      const piece = new MeshBuilder();
      const r = 0.012 + 0.006 * fraction(n * 0.37);
      piece.paint(fromHex(fruits[n % fruits.length]!), 'glossy').sphere([0, 0, 0], [r, r * 0.8, r * 0.7], 12);
      parts[`piece ${n}`] = piece;
    }
    return assembleModel(
      { body, smoothie, ...parts, jug },
      {
        size: [0.24, 0.42, 0.22],
        anchors: { top: [0, 0.47, 0], inside: [0, 0.2, 0] },
        pose: ({ time }) => {
          const shake = translation(0.0012 * Math.sin(time * 57), 0, 0.0012 * Math.sin(time * 49));
          const moved: Record<string, Matrix | null> = {
            body: shake,
            jug: shake,
            smoothie: multiply(shake, rotationY(time * 5.2), scaling(1, 1 + 0.012 * Math.sin(time * 13), 1)),
          };
          for (let n = 0; n < pieces; n += 1) {
            const lap = time * (3.4 + 0.8 * fraction(n * 0.61)) + n * 2.4;
            const y = 0.2 + 0.155 * (0.5 + 0.5 * Math.sin(time * (1.1 + 0.5 * fraction(n * 0.73)) + n * 1.7));
            const out = radiusAt(y) - 0.007;
            moved[`piece ${n}`] = multiply(
              shake,
              translation(Math.sin(lap) * out, y, Math.cos(lap) * out),
              rotationY(lap),
              rotationX(time * 3 + n),
            );
          }
          return { parts: moved, anchors: {} };
        },
      },
    );
  },
};
