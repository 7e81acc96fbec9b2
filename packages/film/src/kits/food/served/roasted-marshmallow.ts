/** A marshmallow on a stick over flames: it turns and goes from white to golden brown. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, fraction } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationZ, translation } from '../../../math/matrix.ts';
import { mix } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';

const height = 0.27;
const stages = 7;

const flamesAt = (time: number): Particle[] =>
  Array.from({ length: 70 }, (_, n) => {
    const age = fraction(time * (0.9 + (n % 5) * 0.1) + n * 0.381);
    const turn = n * 2.4;
    const out = 0.085 * fraction(n * 0.618) * (1 - age * 0.75);
    return {
      position: [
        Math.cos(turn) * out + 0.012 * Math.sin(time * 8 + n),
        0.03 + age * 0.19,
        Math.sin(turn) * out,
      ],
      size: 0.038 * (1 - age) + 0.006,
      colour: [3.2, 1.5 * (1 - age * 0.6), 0.3 * (1 - age)],
      opacity: 0.5 * (1 - age),
      wisp: n * 1.3,
    };
  });

export const roastedMarshmallow: Kit = {
  name: 'marshmallow over a campfire',
  nouns: ['marshmallow over a campfire', 'sausage over a campfire'],
  locomotion: 'none',
  build: ({ noun }) => {
    const body = new MeshBuilder();
    for (let n = 0; n < 9; n += 1) {
      const a = (n / 9) * 2 * Math.PI;
      body
        .paint(fromHex(n % 2 ? '#7d766c' : '#968e82'), 'rock')
        .sphere([Math.cos(a) * 0.21, 0.025, Math.sin(a) * 0.21], [0.05, 0.04, 0.045], 12);
    }
    for (let n = 0; n < 5; n += 1)
      body.at(placed(0, 0.03, 0, { turnY: n * 1.25, turnZ: 1.2 }), (k) =>
        k.paint(fromHex(n % 2 ? '#4a3020' : '#5f4028'), 'bark').cylinder(-0.15, 0.15, 0.022, 0.018, 10),
      );
    body.paint([3, 0.8, 0.15], 'glow').sphere([0, 0.03, 0], [0.1, 0.012, 0.1], 14);
    const stick = new MeshBuilder();
    stick.paint(fromHex('#8a6238'), 'bark').tube(
      [
        [-0.035, 0, 0],
        [0.12, 0.012, 0.01],
        [0.42, 0.06, 0.05],
      ],
      [0.003, 0.005, 0.008],
      8,
    );
    const isSausage = /sausage/.test(noun);
    const parts: Record<string, MeshBuilder> = {};
    for (let n = 0; n < stages; n += 1) {
      const t = n / (stages - 1);
      const b = new MeshBuilder();
      const [pale, brown] = isSausage
        ? [fromHex('#d87a5a'), fromHex('#7a3018')]
        : [fromHex('#fffaf2'), fromHex('#b5702a')];
      b.paint(
        (p) =>
          mix(
            pale,
            brown,
            clamp(t * (0.75 + 0.5 * Math.sin(p[0] * 130) * Math.sin(p[2] * 110 + 1) - 8 * Math.min(0, p[1]))),
          ),
        'satin',
      ).at(rotationZ(Math.PI / 2), (k) =>
        isSausage
          ? k.lathe(pairs(0, -0.05, 0.012, -0.046, 0.017, -0.03, 0.017, 0.03, 0.012, 0.046, 0, 0.05), 26)
          : k.lathe(
              pairs(0, -0.026, 0.017, -0.026, 0.0225, -0.02, 0.0235, 0, 0.0225, 0.02, 0.017, 0.026, 0, 0.026),
              30,
            ),
      );
      parts[`stage ${n}`] = b;
    }
    return assembleModel(
      { body, stick, ...parts },
      {
        size: [0.3, height + 0.05, 0.3],
        anchors: { top: [0, height, 0] },
        pose: ({ time, actionTime, actionSeconds }) => {
          const t = clamp(actionTime / Math.max(0.1, actionSeconds));
          const bob = 0.004 * Math.sin(time * 1.7);
          const place = multiply(translation(0, height + bob, 0.02), rotationX(time * 0.9));
          const now = Math.min(stages - 1, Math.floor(t * stages));
          return {
            parts: {
              stick: translation(0, height + bob, 0.02),
              ...Object.fromEntries(
                Array.from({ length: stages }, (_, n) => [`stage ${n}`, n === now ? place : null]),
              ),
            },
            anchors: {},
            particles: flamesAt(time),
            lamps: [
              { position: [0, 0.16, 0.14], colour: [1.6 + 0.2 * Math.sin(time * 13), 0.8, 0.25], reach: 2.4 },
            ],
          };
        },
      },
    );
  },
};
