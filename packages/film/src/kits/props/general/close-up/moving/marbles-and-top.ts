/** Glass marbles that roll and a striped top that spins and sways. */

import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  translation,
} from '../../../../../math/matrix.ts';
import { mix, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit } from '../../../../kit.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { pairs } from '../../../../shared/shapes.ts';

const hues = [
  '#2f72c8',
  '#d8382c',
  '#3aa04a',
  '#f2c02c',
  '#8a3ac8',
  '#e86aa0',
  '#2fb0b8',
  '#f08a1c',
  '#e8e8f0',
];

export const rollingMarbles: Kit = {
  name: 'rolling marbles',
  nouns: ['rolling marbles', 'glass marbles', 'marbles', 'single rolling marble'],
  locomotion: 'none',
  build: ({ noun, colour }) => {
    const builders: Record<string, MeshBuilder> = {};
    const isSingle = /single/.test(noun);
    const balls = (isSingle ? hues.slice(0, 1) : hues).map((hex, n) => {
      const b = new MeshBuilder();
      const [r, tone] = [isSingle ? 0.045 : 0.02 + 0.006 * (n % 3), colour ?? fromHex(hex)];
      // A twist of colour in glass: bands that wind round the ball.
      b.paint((p) => {
        const band = Math.sin(Math.atan2(p[2], p[0]) * 2 + (p[1] / r) * 3.2 + n);
        return band > 0 ? tone : band > -0.3 ? [0.95, 0.96, 0.98] : mix(tone, [0.5, 0.7, 0.8], 0.45);
      }, 'glossy').sphere([0, 0, 0], r, 40);
      builders[n === 0 ? 'body' : `ball${n}`] = b;
      return {
        r,
        x: isSingle ? -0.26 : -0.46 + 0.06 * ((n * 4) % 9),
        z: isSingle ? 0 : -0.16 + ((n * 0.37) % 1) * 0.34,
        speed: 0.085 + 0.02 * ((n * 5) % 4),
      };
    });
    return assembleModel(builders, {
      size: [0.44, 0.06, 0.34],
      anchors: { top: [0, 0.05, 0] },
      pose: ({ actionTime }) => {
        const parts: Record<string, Matrix> = {};
        for (const [n, { r, x, z, speed }] of balls.entries()) {
          // They slow down as they roll.
          const gone = speed * 2.6 * (1 - Math.exp(-(actionTime + 0.9) / 2.6)) * 1.5;
          parts[n === 0 ? 'body' : `ball${n}`] = multiply(
            translation(x + gone, r, z + 0.12 * gone * (n % 2 ? 1 : -1)),
            rotationZ(-gone / r),
            rotationY(n),
          );
        }
        return { parts, anchors: {} };
      },
    });
  },
};

export const turningTop: Kit = {
  name: 'top that spins',
  nouns: ['top that spins'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, lines] = [new MeshBuilder(), new MeshBuilder()];
    const main = colour ?? fromHex('#d8303a');
    const rings: [number, number, Vec3][] = [
      [0.052, 0.05, main],
      [0.06, 0.062, fromHex('#f2c02c')],
      [0.062, 0.072, fromHex('#2f72c8')],
      [0.056, 0.082, fromHex('#3aa04a')],
    ];
    body.paint(fromHex('#c8a878'), 'satin').lathe(pairs(0, 0, 0.003, 0.004, 0.008, 0.014), 20);
    let [r0, y0] = [0.008, 0.014];
    for (const [r, y, tone] of rings) {
      body.paint(tone, 'glossy').lathe(pairs(r0, y0, r, y), 44);
      [r0, y0] = [r, y];
    }
    body.paint(fromHex('#f6efe0'), 'glossy').lathe(pairs(r0, y0, 0.03, 0.094, 0.008, 0.1), 44);
    body
      .paint(fromHex('#c8a878'), 'wood')
      .cylinder(0.1, 0.145, 0.0075, 0.006, 16)
      .sphere([0, 0.147, 0], 0.009, 14);
    // Spots on the upper face show that it turns.
    for (let n = 0; n < 8; n += 1)
      lines
        .paint(fromHex(n % 2 ? '#d8303a' : '#2f72c8'), 'glossy')
        .at(rotationY((n / 8) * 2 * Math.PI), (k) => k.sphere([0.038, 0.0915, 0], [0.009, 0.002, 0.005], 12));
    return assembleModel(
      { body, lines },
      {
        size: [0.15, 0.16, 0.15],
        anchors: { top: [0, 0.15, 0] },
        pose: ({ time }) => {
          const lean = 0.13 + 0.03 * Math.sin(time * 0.7);
          const sway = multiply(
            translation(0.012 * Math.cos(time * 1.1), 0, 0.012 * Math.sin(time * 1.1)),
            rotationY(time * 2.6),
            rotationX(lean),
          );
          return {
            parts: {
              body: multiply(sway, rotationY(time * 23)),
              lines: multiply(sway, rotationY(time * 23)),
            },
            anchors: {},
          };
        },
      },
    );
  },
};
