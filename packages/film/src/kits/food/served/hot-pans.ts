/** Pans on a flame: butter that melts, popcorn that jumps, eggs and bacon that sizzle, water that boils. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';

const addBurner = (b: MeshBuilder) => {
  b.paint(fromHex('#1c1e22'), 'satin').box([0, 0.006, 0], [0.42, 0.012, 0.4], 0.006);
  for (let n = 0; n < 6; n += 1)
    b.at(rotationY((n / 6) * 2 * Math.PI), (k) =>
      k.paint(fromHex('#2c2e34'), 'metal').box([0.11, 0.026, 0], [0.13, 0.012, 0.012], 0.003),
    );
};

const gasAt = (time: number, radius: number): Particle[] =>
  Array.from({ length: 28 }, (_, n) => {
    const a = (n / 28) * 2 * Math.PI;
    const lick = 0.7 + 0.3 * Math.sin(time * 17 + n * 2.3);
    return {
      position: [Math.cos(a) * radius, 0.018, Math.sin(a) * radius],
      end: [Math.cos(a) * radius * 1.12, 0.018 + 0.022 * lick, Math.sin(a) * radius * 1.12],
      size: 0.006,
      colour: [0.25, 0.55, 2.4],
      opacity: 0.7,
    };
  });

const panAt = 0.034;
const addPan = (b: MeshBuilder) => {
  b.at(translation(0, panAt, 0), (k) => {
    k.paint(fromHex('#26282c'), 'metal').lathe(
      pairs(0, 0, 0.12, 0, 0.155, 0.045, 0.16, 0.048, 0.15, 0.046, 0.116, 0.008, 0, 0.008),
      48,
    );
    k.at(placed(0.15, 0.04, 0.03, { turnZ: -1.4, turnY: -0.5 }), (m) =>
      m.paint(fromHex('#3a2a20'), 'wood').cylinder(0, 0.2, 0.011, 0.014, 12),
    );
  });
};

const butterPan = () => {
  const [body, butter, pool] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
  addBurner(body);
  addPan(body);
  butter.paint(fromHex('#f8dc6a'), 'satin').box([0, 0.011, 0], [0.056, 0.022, 0.042], 0.005);
  pool
    .paint(fromHex('#f0b83a'), 'glossy')
    .lathe(
      pairs(0.1, 0, 0.098, 0.0025, 0.06, 0.0032, 0, 0.0032),
      48,
      (a) => 1 + 0.07 * Math.sin(a * 3 + 1) + 0.04 * Math.sin(a * 7),
    );
  const floor = panAt + 0.009;
  return assembleModel(
    { body, butter, pool },
    {
      size: [0.36, 0.13, 0.33],
      anchors: { top: [0, 0.09, 0] },
      pose: ({ time, phase, actionTime, actionSeconds }) => {
        const t = actionTime / Math.max(0.1, actionSeconds);
        const left = lerp(1, 0.3, smoothstep(0.05, 1, t));
        const spread = lerp(0.35, 1, smoothstep(0, 0.95, t));
        const slide: Vec3 = [0.018 * Math.sin(time * 0.8), floor, 0.012 * Math.cos(time * 0.7)];
        return {
          parts: {
            butter: multiply(
              translation(...slide),
              rotationY(0.4 + time * 0.12),
              scaling(0.6 + 0.4 * left, left, 0.6 + 0.4 * left),
            ),
            pool: multiply(translation(slide[0] * 0.6, floor, slide[2] * 0.6), scaling(spread, 1, spread)),
          },
          anchors: {},
          particles: [
            ...gasAt(time, 0.085),
            ...steamAt([0, floor, 0], 0.06, 0.14, time, phase),
            ...Array.from({ length: 16 }, (_, n): Particle => {
              const a = n * 2.4;
              const r = 0.094 * spread * (0.5 + 0.5 * fraction(n * 0.37));
              const pop = fraction(time * 2.2 + n * 0.29);
              return {
                position: [Math.cos(a) * r, floor + 0.004, Math.sin(a) * r],
                size: 0.0035 * pop,
                colour: [1, 0.94, 0.7],
                opacity: 0.7 * (1 - pop),
              };
            }),
          ],
        };
      },
    },
  );
};

const addPopped = (b: MeshBuilder, n: number) => {
  for (let k = 0; k < 5; k += 1) {
    const a = k * 1.3 + n;
    b.paint(fromHex(k === 0 ? '#f4d890' : '#fffaf0'), 'satin').sphere(
      [Math.cos(a) * 0.006, Math.sin(a * 1.7) * 0.005, Math.sin(a) * 0.006],
      0.0082,
      10,
    );
  }
};

const popcornPot = (seed: number) => {
  const random = createRandom(seed);
  const [body, heap] = [new MeshBuilder(), new MeshBuilder()];
  addBurner(body);
  body.at(translation(0, panAt, 0), (k) => {
    k.paint(fromHex('#b8bec6'), 'metal').lathe(
      pairs(0, 0, 0.13, 0, 0.135, 0.01, 0.135, 0.1, 0.139, 0.102, 0.131, 0.1, 0.13, 0.012, 0, 0.01),
      48,
    );
    for (const side of [-1, 1])
      k.paint(fromHex('#26282c'), 'satin').tube(
        [
          [side * 0.135, 0.085, -0.03],
          [side * 0.175, 0.09, -0.025],
          [side * 0.175, 0.09, 0.025],
          [side * 0.135, 0.085, 0.03],
        ],
        0.008,
        10,
      );
  });
  for (let n = 0; n < 130; n += 1) {
    const [a, r] = [n * 2.4, 0.118 * Math.sqrt(random())];
    heap.at(
      placed(Math.cos(a) * r, 0.02 * random() + 0.02 * (1 - r / 0.12), Math.sin(a) * r, { turnY: n }),
      (k) => addPopped(k, n),
    );
  }
  const parts: Record<string, MeshBuilder> = {};
  const jumpers = 16;
  for (let n = 0; n < jumpers; n += 1) {
    const b = new MeshBuilder();
    addPopped(b, n);
    parts[`popped ${n}`] = b;
  }
  return assembleModel(
    { body, heap, ...parts },
    {
      size: [0.38, 0.25, 0.32],
      anchors: { top: [0, 0.13, 0] },
      pose: ({ time, actionTime, actionSeconds }) => {
        const t = clamp(actionTime / Math.max(0.1, actionSeconds));
        const poses: Record<string, ReturnType<typeof translation>> = {
          heap: translation(0, panAt + lerp(0.03, 0.098, t) + 0.0012 * Math.sin(time * 30), 0),
        };
        for (let n = 0; n < jumpers; n += 1) {
          const age = fraction(time * (0.9 + 0.1 * (n % 4)) + n * 0.39);
          const a = n * 2.4;
          const out = 0.03 + 0.1 * age * (0.4 + 0.6 * fraction(n * 0.61));
          const high = (0.5 + 0.5 * fraction(n * 0.37)) * 0.62 * age * (1 - age);
          poses[`popped ${n}`] = multiply(
            translation(Math.cos(a) * out, panAt + 0.09 + high, Math.sin(a) * out),
            rotationX(time * 9 + n),
            rotationY(time * 7),
          );
        }
        return { parts: poses, anchors: {}, particles: gasAt(time, 0.1) };
      },
    },
  );
};

export const hotPans: Kit = {
  name: 'butter melting in a pan',
  nouns: ['butter melting in a pan', 'popcorn popping in a pot'],
  locomotion: 'none',
  build: ({ noun, seed }) => (/popcorn/.test(noun) ? popcornPot(seed) : butterPan()),
};
