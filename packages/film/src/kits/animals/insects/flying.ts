/** Bees, flies, fireflies, ladybirds and beetles. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { addEar } from '../shared/ears.ts';
import { addEye } from '../shared/eyes.ts';
import { ball, type Insect, insectKit } from './insect.ts';

export const clearWing =
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

export const addFace = (builder: MeshBuilder, eye: number, at: Vec3) => {
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
export const beetles = insectKit('ladybug', 'walks', { slow: 0.02, fast: 0.06 }, [ladybug, beetle]);
