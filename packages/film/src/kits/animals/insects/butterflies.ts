/** Butterflies with patterned wings, moths, dragonflies. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import { createRandom, pick } from '../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { addFace, clearWing } from './flying.ts';
import { ball, type Insect, insectKit } from './insect.ts';

type WingPattern = (radius: number, angle: number) => Vec3;

/** A fan of vertices around the root: `outline` gives the radius for an angle, forward positive. */
const patternedWing = (
  sign: 1 | -1,
  from: number,
  to: number,
  outline: (angle: number) => number,
  pattern: WingPattern,
): Mesh => {
  const b = new MeshBuilder();
  const grid = Array.from({ length: 15 }, (_, row) => {
    const angle = from + ((to - from) * row) / 14;
    const reach = outline((angle - from) / (to - from));
    return Array.from({ length: 13 }, (_, column) => {
      const t = column / 12;
      b.paint(pattern(t, (angle - from) / (to - from)), 'leaf');
      return b.vertex([sign * Math.cos(angle) * reach * t, 0.004, Math.sin(angle) * reach * t], [0, 1, 0]);
    });
  });
  b.paint([0, 0, 0], 'leaf').grid(grid);
  return b.twoSided().mesh;
};

const butterflyPattern =
  (base: Vec3, inner: Vec3): WingPattern =>
  (t, a) => {
    const black = fromHex('#17110f');
    const edge = smoothstep(0.76, 0.83, t + 0.03 * Math.sin(a * 40));
    const vein = smoothstep(0.13, 0.05, Math.abs(fraction(a * 5) - 0.5)) * smoothstep(0.15, 0.4, t) * 0.9;
    const dots = t > 0.86 && t < 0.95 && Math.abs(fraction(a * 7) - 0.5) < 0.2 ? 1 : 0;
    const rim = smoothstep(0.05, 0.0, Math.min(a, 1 - a));
    return mix(
      mix(mix(inner, base, smoothstep(0, 0.6, t)), black, Math.max(edge, vein, rim)),
      fromHex('#f8f4ea'),
      dots,
    );
  };

const butterflyColours: [string, string][] = [
  ['#e8781a', '#f2a83a'],
  ['#2a6ad0', '#6ab8f0'],
  ['#f0c820', '#f8e488'],
  ['#c83a8a', '#f090c0'],
  ['#7a4ac8', '#b89af0'],
];

const wingColour = (options: { colour: Vec3 | null; seed: number; noun: string }): [Vec3, Vec3] => {
  if (options.colour) return [options.colour, mix(options.colour, [1, 1, 1], 0.35)];
  const [base, inner] =
    options.noun === 'monarch butterfly'
      ? butterflyColours[0]!
      : pick(createRandom(options.seed + 1), butterflyColours);
  return [fromHex(base), fromHex(inner)];
};

const butterfly: Insect = {
  nouns: ['butterfly', 'monarch butterfly', 'monarch', 'swallowtail', 'blue butterfly'],
  length: 0.065,
  stand: 0.34,
  addBody: (b) => {
    ball(b, [0, 0, -0.16], [0.055, 0.06, 0.3], fromHex('#2a1e18'), 'fur');
    ball(b, [0, 0.01, 0.2], [0.08, 0.085, 0.13], fromHex('#3a2a20'), 'fur');
    ball(b, [0, 0.02, 0.37], [0.065, 0.065, 0.065], fromHex('#2a1e18'), 'fur');
    addFace(b, 0.036, [0.05, 0.04, 0.4]);
  },
  legs: { colour: '#2a1e18', reach: 0.2, thick: 0.012 },
  antennae: { colour: '#1d1510', length: 0.34, clubbed: true },
  wings: [
    {
      root: [0.05, 0.05, 0.18],
      build: (sign, options) =>
        patternedWing(
          sign,
          -0.12,
          0.95,
          (v) => 1.12 * (0.72 + 0.38 * Math.sin(v * 2.7)),
          butterflyPattern(...wingColour(options)),
        ),
      beat: 3.1,
      amplitude: 0.85,
      rest: 0.8,
    },
    {
      root: [0.05, 0.04, 0.06],
      build: (sign, options) =>
        patternedWing(
          sign,
          -1.28,
          0.0,
          (v) => 0.86 * (0.75 + 0.3 * Math.sin(v * 3.1)),
          butterflyPattern(...wingColour(options)),
        ),
      beat: 3.1,
      amplitude: 0.8,
      rest: 0.75,
    },
  ],
};

const moth: Insect = {
  ...butterfly,
  nouns: ['moth'],
  wings: butterfly.wings!.map((wing, n) => ({
    ...wing,
    build: (sign: 1 | -1, { colour }: { colour: Vec3 | null }) =>
      patternedWing(
        sign,
        n ? -1.28 : -0.12,
        n ? 0 : 0.95,
        (v) => (n ? 0.8 : 1) * (0.75 + 0.3 * Math.sin(v * 2.8)),
        (t, a) =>
          mix(
            colour ?? fromHex('#a8937a'),
            fromHex('#4a3a2c'),
            0.5 * smoothstep(0.1, 0, Math.abs(fraction(t * 3) - 0.5)) +
              (Math.hypot(t - 0.6, (a - 0.5) * 0.8) < 0.1 ? 0.8 : 0),
          ),
      ),
  })),
};

const dragonfly: Insect = {
  nouns: ['dragonfly', 'damselfly'],
  length: 0.09,
  stand: 0.22,
  addBody: (b, { colour }) => {
    const blue = colour ?? fromHex('#1f8ab0');
    b.paint((p) => (fraction((p[2] / 0.09) * 9) > 0.8 ? scale(blue, 0.3) : blue), 'glossy').tube(
      [
        [0, 0, 0.05],
        [0, 0.005, -0.2],
        [0, 0, -0.5],
      ],
      [0.035, 0.028, 0.03],
      8,
    );
    ball(b, [0, 0.01, 0.17], [0.07, 0.08, 0.14], mix(blue, fromHex('#1f5a3a'), 0.4), 'glossy');
    ball(b, [0, 0.02, 0.34], [0.06, 0.05, 0.05], blue, 'glossy');
    for (const sign of [1, -1])
      ball(b, [sign * 0.055, 0.035, 0.36], [0.055, 0.055, 0.055], fromHex('#7a2a1c'), 'glossy', 12);
  },
  legs: { colour: '#1d1a18', reach: 0.16, thick: 0.008, raise: 0.02 },
  wings: [
    {
      root: [0.05, 0.07, 0.2],
      build: clearWing(0.72, 0.15, -0.08),
      beat: 15,
      amplitude: 0.5,
      rest: 0.1,
      sweep: 0,
    },
    {
      root: [0.05, 0.07, 0.09],
      build: clearWing(0.68, 0.19, 0.18),
      beat: 15,
      amplitude: 0.5,
      rest: 0.08,
      sweep: 0,
    },
  ],
};

export const butterflies = insectKit('butterfly', 'flies', { slow: 0.5, fast: 1.5 }, [
  butterfly,
  moth,
  dragonfly,
]);
