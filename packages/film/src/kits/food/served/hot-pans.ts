/** Pans on a flame: butter that melts, popcorn that jumps, eggs and bacon that sizzle, water that boils. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';
import { addBurner, gasAt, panAt } from './burner.ts';
import { popcornPot } from './popcorn-pot.ts';

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

const boilingPot = (isSoup: boolean, isGlass: boolean) => {
  const [body, surface] = [new MeshBuilder(), new MeshBuilder()];
  addBurner(body);
  const tone: Vec3 = isSoup ? fromHex('#d8862c') : [0.62, 0.78, 0.86];
  body.at(translation(0, panAt, 0), (k) => {
    if (isGlass) {
      k.paint([0.8, 0.9, 0.95], 'clear').lathe(pairs(0.13, 0.001, 0.135, 0.01, 0.137, 0.11), 48);
      k.paint(fromHex('#e4f0f4'), 'glossy').lathe(pairs(0.135, 0.108, 0.1395, 0.111, 0.135, 0.114), 48);
      k.paint(tone, isSoup ? 'glossy' : 'clear').lathe(pairs(0, 0.004, 0.128, 0.004, 0.131, 0.09), 48);
    } else
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
      ? popcornPot(seed, traits.includes('lid'), traits.includes('glass'))
      : /kettle/.test(noun)
        ? boilingKettle(colour)
        : /boiling|simmering/.test(noun)
          ? boilingPot(/soup/.test(noun), traits.includes('glass'))
          : butterPan(),
};
