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

const addLid = (b: MeshBuilder) => {
  b.paint(fromHex('#c4cad2'), 'metal').lathe(
    pairs(0, 0.001, 0.136, 0, 0.138, 0.006, 0.1, 0.022, 0.03, 0.03, 0, 0.031),
    44,
  );
  b.paint(fromHex('#26282c'), 'satin').sphere([0, 0.045, 0], [0.02, 0.016, 0.02], 16);
};

const popcornPot = (seed: number, hasLid: boolean) => {
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
  if (hasLid) {
    parts.lid = new MeshBuilder();
    addLid(parts.lid);
  }
  const jumpers = 24;
  for (let n = 0; n < jumpers; n += 1) {
    const b = new MeshBuilder();
    addPopped(b, n);
    parts[`popped ${n}`] = b;
  }
  return assembleModel(
    { body, heap, ...parts },
    {
      size: [0.38, hasLid ? 0.31 : 0.25, 0.32],
      anchors: { top: [0, 0.13, 0] },
      pose: ({ time, actionTime, actionSeconds }) => {
        const t = clamp(actionTime / Math.max(0.1, actionSeconds));
        const poses: Record<string, ReturnType<typeof translation>> = {
          heap: translation(0, panAt + lerp(0.03, 0.098, t) + 0.0012 * Math.sin(time * 30), 0),
        };
        // What pops pushes it up on one side.
        if (hasLid)
          poses.lid = multiply(
            translation(
              0.02,
              panAt + 0.112 + 0.1 * smoothstep(-0.05, 0.7, t) + 0.006 * Math.sin(time * 11),
              -0.03,
            ),
            rotationX(-0.5 * smoothstep(-0.1, 0.6, t) + 0.06 * Math.sin(time * 7)),
          );
        for (let n = 0; n < jumpers; n += 1) {
          // Each flight has a direction, a height and a reach of its own.
          const turn = time * (0.75 + 0.5 * fraction(n * 0.618)) + fraction(n * n * 0.317);
          const age = fraction(turn);
          const flight = Math.floor(turn) * 7 + n;
          const a = flight * 2.4;
          const out = 0.07 * fraction(flight * 0.377) + 0.15 * age * fraction(flight * 0.61);
          const high = (0.18 + 0.82 * fraction(flight * 0.733)) * 0.66 * age * (1 - age);
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

/** Steam that shoots out of the spout and spreads. */
const jetAt = (from: Vec3, time: number): Particle[] =>
  Array.from({ length: 34 }, (_, n) => {
    const age = fraction(time * 0.9 + n / 34);
    return {
      position: [
        from[0] + age * 0.16 + 0.012 * Math.sin(n * 3 + time * 2) * age,
        from[1] + age * 0.12 + 0.1 * age * age,
        from[2] + 0.03 * Math.sin(n * 2.3) * age,
      ],
      size: 0.007 + 0.05 * age,
      colour: [0.97, 0.97, 1],
      opacity: 0.5 * (1 - age) ** 1.2,
      wisp: n + 1,
    };
  });

const boilingKettle = (colour: Vec3 | null) => {
  const [body, lid] = [new MeshBuilder(), new MeshBuilder()];
  const tone = colour ?? fromHex('#c8302a');
  addBurner(body);
  body.at(translation(0, panAt, 0), (k) => {
    k.paint(tone, 'glossy').lathe(
      pairs(0, 0, 0.1, 0, 0.108, 0.012, 0.112, 0.05, 0.09, 0.11, 0.05, 0.138, 0, 0.142),
      44,
    );
    k.tube(
      [
        [0.085, 0.06, 0],
        [0.13, 0.085, 0],
        [0.152, 0.125, 0],
      ],
      [0.024, 0.017, 0.012],
      16,
    );
    k.paint(fromHex('#26282c'), 'satin').tube(
      [
        [-0.06, 0.12, 0],
        [-0.055, 0.2, 0],
        [0.05, 0.2, 0],
        [0.06, 0.12, 0],
      ],
      0.01,
      12,
    );
  });
  lid.paint(tone, 'glossy').lathe(pairs(0.052, 0, 0.04, 0.012, 0, 0.016), 32);
  lid.paint(fromHex('#26282c'), 'satin').sphere([0, 0.025, 0], 0.013, 14);
  const spout: Vec3 = [0.156, panAt + 0.132, 0];
  return assembleModel(
    { body, lid },
    {
      size: [0.42, 0.29, 0.34],
      anchors: { top: [0, 0.2, 0] },
      pose: ({ time }) => ({
        parts: { lid: translation(0, panAt + 0.136 + 0.003 * Math.abs(Math.sin(time * 21)), 0) },
        anchors: {},
        particles: [...gasAt(time, 0.085), ...jetAt(spout, time)],
      }),
    },
  );
};

const boilingPot = (isSoup: boolean) => {
  const [body, surface] = [new MeshBuilder(), new MeshBuilder()];
  addBurner(body);
  const tone: Vec3 = isSoup ? fromHex('#d8862c') : [0.62, 0.78, 0.86];
  body.at(translation(0, panAt, 0), (k) => {
    k.paint(fromHex('#b8bec6'), 'metal').lathe(
      pairs(0, 0, 0.13, 0, 0.135, 0.01, 0.135, 0.11, 0.139, 0.113, 0.131, 0.11, 0.13, 0.012, 0, 0.01),
      48,
    );
    for (const side of [-1, 1])
      k.paint(fromHex('#26282c'), 'satin').tube(
        [
          [side * 0.135, 0.09, -0.03],
          [side * 0.175, 0.095, -0.025],
          [side * 0.175, 0.095, 0.025],
          [side * 0.135, 0.09, 0.03],
        ],
        0.008,
        10,
      );
  });
  const level = panAt + 0.094;
  surface.paint(tone, 'glossy').lathe(pairs(0.13, 0, 0, 0.001), 44);
  if (isSoup)
    for (let n = 0; n < 22; n += 1) {
      const [a, r] = [n * 2.4, 0.11 * Math.sqrt((n + 0.5) / 22)];
      surface
        .paint(fromHex(['#f07a1c', '#4f9a34', '#f4e2a0', '#c83a24'][n % 4]!), 'glossy')
        .sphere([Math.cos(a) * r, 0.003, Math.sin(a) * r], [0.013, 0.008, 0.011], 10);
    }
  return assembleModel(
    { body, surface },
    {
      size: [0.4, 0.24, 0.34],
      anchors: { top: [0, 0.15, 0] },
      pose: ({ time, phase }) => ({
        parts: { surface: translation(0, level + 0.0012 * Math.sin(time * 9), 0) },
        anchors: {},
        particles: [
          ...gasAt(time, 0.09),
          ...steamAt([0, level, 0], 0.1, 0.24, time, phase),
          ...steamAt([0.03, level, 0], 0.08, 0.2, time + 0.6, phase + 0.4),
          ...Array.from({ length: 36 }, (_, n): Particle => {
            const pop = fraction(time * 1.9 + n * 0.29);
            const [a, r] = [
              n * 2.4 + Math.floor(time * 1.9 + n * 0.29) * 1.7,
              0.118 * Math.sqrt(fraction(n * 0.37)),
            ];
            return {
              position: [Math.cos(a) * r, level + 0.004, Math.sin(a) * r],
              size: 0.011 * pop,
              colour: [tone[0] * 1.25, tone[1] * 1.25, tone[2] * 1.2],
              opacity: 0.8 * (1 - pop),
            };
          }),
        ],
      }),
    },
  );
};

export const hotPans: Kit = {
  name: 'butter melting in a pan',
  nouns: [
    'butter melting in a pan',
    'popcorn popping in a pot',
    'boiling kettle',
    'pot of boiling water',
    'simmering soup',
  ],
  locomotion: 'none',
  build: ({ noun, seed, colour, traits }) =>
    /popcorn/.test(noun)
      ? popcornPot(seed, traits.includes('lid'))
      : /kettle/.test(noun)
        ? boilingKettle(colour)
        : /boiling|simmering/.test(noun)
          ? boilingPot(/soup/.test(noun))
          : butterPan(),
};
