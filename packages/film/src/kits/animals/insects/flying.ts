/** Bees, butterflies, dragonflies, ladybirds and other insects with wings. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction, smoothstep } from '../../../math/interpolate.ts';
import { createRandom, pick } from '../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { addEar } from '../shared/ears.ts';
import { addEye } from '../shared/eyes.ts';
import { ball, type Insect, insectKit } from './insect.ts';

const clearWing =
  (length: number, width: number, sweep: number, tint: Vec3 = [0.75, 0.85, 0.95]) =>
  (sign: 1 | -1): Mesh => {
    const b = new MeshBuilder();
    addEar(b, {
      base: [0, 0, 0],
      direction: [sign, 0.12, -sweep],
      facing: [0, 1, 0],
      length,
      width,
      outline: 'leaf',
      cup: 0,
      outside: tint,
      inside: tint,
      material: 'clear',
      rows: 6,
    });
    b.paint([0.12, 0.1, 0.08], 'satin').tube(
      [
        [0, 0, 0.01],
        [sign * length * 0.55, 0.06 * length, -sweep * length * 0.5 + width * 0.3],
        [sign * length * 0.92, 0.1 * length, -sweep * length * 0.85],
      ],
      0.008,
      4,
      false,
    );
    return b.twoSided().mesh;
  };

const addFace = (builder: MeshBuilder, eye: number, at: Vec3) => {
  for (const sign of [1, -1])
    addEye(builder, [sign * at[0], at[1], at[2]], [sign * 0.8, 0.2, 0.7], { radius: eye });
};

const fuzz = (p: Vec3, dark: Vec3, light: Vec3, size: number, bands: number, from: number): Vec3 =>
  fraction((p[2] / size - from) * bands) > 0.5 ? dark : light;

const bee: Insect = {
  nouns: ['bee', 'honeybee', 'honey bee', 'bumblebee', 'bumble bee', 'wasp', 'hornet'],
  length: 0.045,
  stand: 0.32,
  addBody: (b, { colour, noun }) => {
    const gold = colour ?? fromHex('#f0ac1c');
    const size = 0.045;
    const slim = noun === 'wasp' || noun === 'hornet' ? 0.78 : 1;
    ball(
      b,
      [0, 0, -0.24],
      [0.2 * slim, 0.2 * slim, 0.3],
      (p) => fuzz(p, fromHex('#1d1510'), gold, size, 7, 0.04),
      'fur',
      24,
    );
    ball(b, [0, 0.02, 0.14], [0.19, 0.19, 0.19], mix(gold, fromHex('#5a3a14'), 0.45), 'fur');
    ball(b, [0, 0, 0.37], [0.14, 0.14, 0.12], fromHex('#1d1510'), 'fur');
    b.paint(fromHex('#1d1510'), 'glossy').tube(
      [
        [0, -0.02, -0.5],
        [0, -0.03, -0.6],
      ],
      [0.03, 0.003],
      6,
    );
    addFace(b, 0.06, [0.09, 0.04, 0.43]);
    // Tufts of hair around the thorax.
    for (let n = 0; n < 70; n += 1) {
      const [a, c] = [n * 2.4, 1 - (n / 70) * 2];
      const s = Math.sqrt(1 - c * c);
      const d: Vec3 = [Math.cos(a) * s, Math.sin(a) * s, c];
      addEar(b, {
        base: [d[0] * 0.175, 0.02 + d[1] * 0.175, 0.14 + d[2] * 0.175],
        direction: [d[0], d[1], d[2] - 0.3],
        facing: [d[1], -d[0], 0.3],
        length: 0.075,
        width: 0.022,
        outline: 'pointed',
        cup: 0,
        outside: mix(gold, [1, 0.95, 0.7], 0.3),
        inside: gold,
        rows: 1,
      });
    }
  },
  legs: { colour: '#1d1510', reach: 0.28, thick: 0.022 },
  antennae: { colour: '#1d1510', length: 0.18 },
  wings: [
    {
      root: [0.1, 0.16, 0.14],
      build: clearWing(0.62, 0.26, 0.35),
      beat: 23,
      amplitude: 0.8,
      rest: 0.25,
      sweep: 0.9,
    },
    {
      root: [0.1, 0.14, 0.05],
      build: clearWing(0.42, 0.2, 0.7),
      beat: 23,
      amplitude: 0.8,
      rest: 0.2,
      sweep: 0.7,
    },
  ],
};

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

const fly: Insect = {
  ...bee,
  nouns: ['fly', 'housefly', 'mosquito', 'gnat'],
  length: 0.03,
  addBody: (b, { colour, noun }) => {
    const tone = colour ?? fromHex('#2e3238');
    const slim = noun === 'mosquito' ? 0.45 : 1;
    ball(b, [0, 0, -0.2], [0.17 * slim, 0.15 * slim, 0.26], tone, 'glossy');
    ball(b, [0, 0.03, 0.13], [0.17 * slim, 0.17 * slim, 0.18], scale(tone, 0.8));
    ball(b, [0, 0.02, 0.35], [0.11, 0.1, 0.09], scale(tone, 0.7));
    for (const sign of [1, -1])
      ball(b, [sign * 0.09, 0.04, 0.38], [0.075, 0.085, 0.07], fromHex('#8a2018'), 'glossy', 10);
    if (slim < 1)
      b.paint(fromHex('#1d1510'), 'satin').tube(
        [
          [0, -0.02, 0.42],
          [0, -0.2, 0.7],
        ],
        [0.014, 0.004],
        5,
      );
  },
  legs: { colour: '#1d1a1a', reach: 0.45, thick: 0.014, raise: 0.2 },
};

const firefly: Insect = {
  ...fly,
  nouns: ['firefly', 'lightning bug', 'glow worm', 'glowworm'],
  length: 0.03,
  addBody: (b) => {
    ball(b, [0, 0, -0.1], [0.14, 0.11, 0.3], fromHex('#2a2018'));
    b.paint([1.2, 2.2, 0.35], 'glow').sphere([0, -0.02, -0.34], [0.12, 0.1, 0.16], 12);
    ball(b, [0, 0.03, 0.24], [0.12, 0.09, 0.12], fromHex('#a8481c'));
    ball(b, [0, 0, 0.38], [0.08, 0.07, 0.07], fromHex('#1d1612'));
  },
  glow: { at: [0, 0, -0.34], colour: [0.9, 1.6, 0.25] },
};

const wingCase =
  (paint: (p: Vec3) => Vec3, material: 'glossy' | 'satin' = 'glossy') =>
  (sign: 1 | -1): Mesh => {
    const b = new MeshBuilder().paint(paint, material);
    const grid = Array.from({ length: 11 }, (_, row) => {
      const u = (row / 10) * (Math.PI / 2);
      return Array.from({ length: 15 }, (_, column) => {
        const v = (column / 14) * Math.PI;
        const n: Vec3 = [sign * Math.sin(u) * Math.sin(v), Math.cos(u) * Math.sin(v), -Math.cos(v)];
        return b.vertex([n[0] * 0.4, n[1] * 0.33 - 0.04, n[2] * 0.45 - 0.42], n);
      });
    });
    return b.grid(grid).twoSided().mesh;
  };

const ladybug: Insect = {
  nouns: ['ladybug', 'ladybird', 'ladybeetle'],
  length: 0.035,
  stand: 0.2,
  addBody: (b) => {
    ball(b, [0, -0.02, -0.08], [0.34, 0.22, 0.4], fromHex('#17110f'), 'glossy');
    ball(b, [0, 0.06, 0.3], [0.26, 0.2, 0.14], fromHex('#17110f'), 'glossy');
    for (const sign of [1, -1]) {
      ball(b, [sign * 0.17, 0.14, 0.36], [0.06, 0.06, 0.04], fromHex('#f4f0e6'), 'glossy', 10);
      addEye(b, [sign * 0.09, 0.08, 0.48], [sign * 0.7, 0.3, 0.8], { radius: 0.035 });
    }
    ball(b, [0, 0.04, 0.42], [0.14, 0.12, 0.09], fromHex('#17110f'), 'glossy', 12);
  },
  legs: { colour: '#17110f', reach: 0.42, thick: 0.028, raise: 0.05 },
  antennae: { colour: '#17110f', length: 0.14, clubbed: true },
  wings: [
    {
      root: [0.005, 0.06, 0.34],
      build: (sign, { colour }) =>
        wingCase((p) => {
          for (const [x, z] of [
            [0.16, -0.25],
            [0.26, -0.5],
            [0.13, -0.66],
            [0, -0.1],
          ] as const)
            if (Math.hypot(Math.abs(p[0]) - x, p[2] - z) < 0.085) return fromHex('#17110f');
          return colour ?? fromHex('#d02a18');
        })(sign),
      beat: 20,
      amplitude: 0.35,
      rest: 0,
    },
  ],
};

const beetle: Insect = {
  ...ladybug,
  nouns: ['beetle', 'scarab', 'stag beetle', 'cockroach', 'bug'],
  length: 0.045,
  addBody: (b, { colour }) => {
    const tone = colour ?? fromHex('#1f4a3a');
    ball(b, [0, -0.02, -0.08], [0.3, 0.2, 0.4], scale(tone, 0.5), 'glossy');
    ball(b, [0, 0.05, 0.28], [0.26, 0.18, 0.14], scale(tone, 0.7), 'glossy');
    ball(b, [0, 0.02, 0.43], [0.15, 0.12, 0.1], scale(tone, 0.5), 'glossy');
    b.paint(scale(tone, 0.4), 'glossy');
    for (const sign of [1, -1])
      b.tube(
        [
          [sign * 0.08, 0.02, 0.5],
          [sign * 0.17, 0.06, 0.62],
          [sign * 0.07, 0.06, 0.76],
        ],
        [0.04, 0.035, 0.008],
        7,
      );
  },
  wings: [
    {
      ...ladybug.wings![0]!,
      build: (sign, { colour }) =>
        wingCase((p) =>
          mix(colour ?? fromHex('#1f6a4a'), fromHex('#4a2a7a'), 0.5 + 0.5 * Math.sin(p[2] * 9)),
        )(sign),
    },
  ],
};

export const bees = insectKit('bee', 'flies', { slow: 0.6, fast: 2 }, [bee, fly, firefly]);
export const butterflies = insectKit('butterfly', 'flies', { slow: 0.5, fast: 1.5 }, [
  butterfly,
  moth,
  dragonfly,
]);
export const beetles = insectKit('ladybug', 'walks', { slow: 0.02, fast: 0.06 }, [ladybug, beetle]);
