/** Two large flasks for whoever mixes liquids: one that is poured from, one that fills and changes its colour. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { fraction, smoothstep } from '../../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../../math/matrix.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import type { Kit } from '../../../kit.ts';
import type { Particle } from '../../../model.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { pairs } from '../../../shared/shapes.ts';
import { bubbles, clearGlass } from './glass-parts.ts';

/** The colour poured where none is asked for; the stream has it too. */
export const pouredTone = '#f0288a';
const [lower, upper] = [fromHex('#18a8f0'), fromHex('#9a38f0')];

/** Glass from the foot to the rim: wide below, a narrow neck. */
const wall: [number, number][] = pairs(
  0.085,
  0,
  0.095,
  0.012,
  0.092,
  0.03,
  0.034,
  0.165,
  0.031,
  0.18,
  0.031,
  0.25,
  0.041,
  0.26,
);
const radiusAt = (y: number) => (y < 0.03 ? 0.088 : Math.max(0.03, 0.09 - ((y - 0.03) / 0.135) * 0.058));

const addLiquid = (b: MeshBuilder, tone: Vec3, from: number, to: number) =>
  b.paint(tone, 'glossy').lathe(
    [
      [0, from],
      ...Array.from({ length: 9 }, (_, n): [number, number] => {
        const y = from + ((to - from) * n) / 8;
        return [radiusAt(y) - 0.003, y];
      }),
      [0, to],
    ],
    30,
  );

const addGlass = (b: MeshBuilder) => {
  b.paint(clearGlass, 'clear').lathe([[0, 0], ...wall], 32);
  b.paint(fromHex('#eef6fa'), 'glossy').lathe(pairs(0.039, 0.257, 0.043, 0.261, 0.039, 0.264), 32);
};

const pouringFlask: Kit = {
  name: 'pouring flask',
  nouns: ['pouring flask'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [liquid, glass] = [new MeshBuilder(), new MeshBuilder()];
    addLiquid(liquid, colour ?? fromHex(pouredTone), 0.004, 0.15);
    addGlass(glass);
    return assembleModel(
      { liquid, glass },
      { size: [0.19, 0.264, 0.19], anchors: { grip: [0, 0.2, 0], top: [0, 0.264, 0] } },
    );
  },
};

const vapour = (time: number): Particle[] =>
  Array.from({ length: 26 }, (_, n) => {
    const age = fraction(time * 0.45 + n * 0.618);
    return {
      position: [
        Math.sin(n * 2.4 + time * 0.6) * (0.012 + 0.05 * age),
        0.27 + 0.16 * age,
        Math.cos(n * 3.1) * (0.012 + 0.05 * age),
      ] as Vec3,
      size: 0.014 + 0.03 * age,
      colour: [0.8, 0.62, 0.95] as Vec3,
      opacity: 0.3 * (1 - age),
      wisp: n,
    };
  });

const mixingFlask: Kit = {
  name: 'mixing flask',
  nouns: ['mixing flask'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [liquid, layer, glass] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    addLiquid(liquid, colour ?? lower, 0.004, 0.075);
    addLiquid(layer, upper, 0.075, 0.14);
    addGlass(glass);
    return assembleModel(
      { liquid, layer, glass },
      {
        size: [0.19, 0.264, 0.19],
        anchors: { gripLeft: [0, 0.16, 0], inside: [0, 0.25, 0], top: [0, 0.264, 0] },
        pose: (input) => {
          const { time, actionTime, actionSeconds } = input;
          const full = smoothstep(0.12, 0.9, actionTime / Math.max(0.1, actionSeconds));
          const rise = 0.08 + 0.92 * full;
          return {
            parts: {
              layer: multiply(translation(0, 0.075 * (1 - rise), 0), scaling(1, rise, 1)),
            },
            anchors: {},
            particles: [...bubbles(input, [0, 0.02, 0], 0.1, 0.03, 14), ...(full > 0.15 ? vapour(time) : [])],
          };
        },
      },
    );
  },
};

export const mixedLiquidKits: readonly Kit[] = [pouringFlask, mixingFlask];
