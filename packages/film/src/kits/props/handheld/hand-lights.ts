/** Torches, lanterns and candles. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Particle, Pose, PoseInput } from '../../model.ts';
import { makeProp } from './make-prop.ts';

/** A small flame that flickers. */
const flame = (at: Vec3, size: number, time: number): Particle[] =>
  Array.from({ length: 9 }, (_, n) => {
    const u = (time * 1.6 + n / 9) % 1;
    const sway = Math.sin(time * 9 + n * 2) * size * 0.2 * u;
    return {
      position: [at[0] + sway, at[1] + u * size * 2.4, at[2]],
      size: size * (0.62 - 0.5 * u),
      colour: [3, 1.5 - u * 0.9, 0.35 - u * 0.3],
      opacity: 0.85 * (1 - u * u),
    };
  });

const flicker = (time: number) => 0.85 + 0.15 * Math.sin(time * 13) * Math.sin(time * 7.3);

/** Lit when it is dark. */
const flickering =
  (position: Vec3, [red, green, blue]: Vec3, reach: number) =>
  () =>
  ({ time, darkness }: PoseInput): Pose => ({
    parts: {},
    anchors: {},
    lamps:
      darkness > 0.15
        ? [{ position, colour: [red * flicker(time), green * flicker(time), blue], reach }]
        : [],
  });

export const torch = makeProp({
  nouns: ['torch', 'burning torch', 'flaming torch'],
  size: [0.1, 0.6, 0.1],
  anchors: { grip: [0, 0.14, 0], lamp: [0, 0.62, 0] },
  draw: (b) => {
    b.paint(fromHex('#6b4526'), 'wood').tube(
      [
        [0, 0, 0],
        [0, 0.45, 0],
      ],
      [0.016, 0.022],
      10,
    );
    b.paint(fromHex('#2a201a'), 'cloth').tube(
      [
        [0, 0.42, 0],
        [0, 0.48, 0],
        [0, 0.54, 0],
      ],
      [0.03, 0.042, 0.03],
      12,
    );
  },
  pose:
    () =>
    ({ time }) => ({
      parts: {},
      anchors: {},
      particles: flame([0, 0.54, 0], 0.09, time),
      lamps: [{ position: [0, 0.66, 0], colour: [3 * flicker(time), 1.5 * flicker(time), 0.5], reach: 8 }],
    }),
});

export const flashlight = makeProp({
  nouns: ['flashlight', 'searchlight'],
  size: [0.07, 0.07, 0.24],
  anchors: { grip: [0, 0.035, 0.06], lamp: [0, 0.035, 0.24] },
  draw: (b, { colour, round }) => {
    b.at(multiply(translation(0, 0.035, 0), rotationX(Math.PI / 2)), (c) => {
      c.paint(colour([0.06, 0.06, 0.07]), 'satin').lathe(
        [
          [0, 0],
          [0.02, 0],
          [0.02, 0.15],
          [0.035, 0.19],
          [0.035, 0.23],
        ],
        round,
      );
      c.paint([2.4, 2.2, 1.6], 'glow').lathe(
        [
          [0.033, 0.228],
          [0, 0.23],
        ],
        round,
      );
    });
  },
  pose: () => () => ({
    parts: {},
    anchors: {},
    beams: [
      {
        position: [0, 0.035, 0.24],
        direction: [0, -0.08, 1],
        colour: [1.2, 1.1, 0.8],
        spread: 0.2,
        reach: 9,
      },
    ],
  }),
});

export const lantern = makeProp({
  nouns: ['hand lantern', 'paper lantern', 'storm lantern'],
  size: [0.18, 0.36, 0.18],
  anchors: { grip: [0, 0.35, 0], top: [0, 0.36, 0], lamp: [0, 0.15, 0] },
  draw: (b, { options, colour, round }) => {
    if (options.noun === 'paper lantern') {
      const own = colour(fromHex('#e0402a'));
      b.paint([own[0] * 1.9 + 0.2, own[1] * 1.9 + 0.12, own[2] * 1.6], 'glow').lathe(
        [
          [0.05, 0.03],
          [0.12, 0.09],
          [0.135, 0.16],
          [0.12, 0.23],
          [0.05, 0.29],
        ],
        round,
        (_, y) => 1 + 0.02 * Math.sin(y * 160),
      );
      b.paint(fromHex('#2a1a12'), 'satin')
        .cylinder(0.015, 0.035, 0.055, 0.055, round)
        .cylinder(0.285, 0.305, 0.055, 0.055, round)
        .tube(
          [
            [0, 0.3, 0],
            [0, 0.36, 0],
          ],
          0.004,
          5,
        );
      return;
    }
    const metal = colour(fromHex('#3a3230'));
    b.paint([2.6, 1.7, 0.7], 'glow').lathe(
      [
        [0, 0.06],
        [0.045, 0.07],
        [0.05, 0.15],
        [0.03, 0.21],
        [0, 0.22],
      ],
      round,
    );
    b.paint(metal, 'metal')
      .cylinder(0, 0.045, 0.085, 0.075, round)
      .lathe(
        [
          [0.085, 0.23],
          [0.06, 0.265],
          [0.025, 0.285],
          [0, 0.29],
        ],
        round,
      );
    for (let n = 0; n < 4; n += 1)
      b.tube(
        [
          [Math.cos(n * 1.571) * 0.072, 0.04, Math.sin(n * 1.571) * 0.072],
          [Math.cos(n * 1.571) * 0.074, 0.235, Math.sin(n * 1.571) * 0.074],
        ],
        0.006,
        6,
      );
    b.tube(
      [
        [-0.06, 0.25, 0],
        [-0.05, 0.32, 0],
        [0, 0.35, 0],
        [0.05, 0.32, 0],
        [0.06, 0.25, 0],
      ],
      0.006,
      6,
    );
  },
  pose: flickering([0, 0.15, 0], [2.4, 1.5, 0.6], 6),
});

export const candle = makeProp({
  nouns: ['candles'],
  size: [0.1, 0.24, 0.1],
  anchors: { grip: [0, 0.05, -0.03], top: [0, 0.2, 0], lamp: [0, 0.22, 0] },
  draw: (b, { colour, round }) => {
    const places: [number, number, number][] = [
      [0, 0, 0.2],
      [0.07, 0.03, 0.14],
      [-0.06, 0.04, 0.11],
    ];
    for (const [x, z, top] of places) {
      b.at(translation(x, 0, z), (c) => {
        c.paint(colour(fromHex('#f2e6cc')), 'skin').lathe(
          [
            [0.02, 0.002],
            [0.02, top - 0.006],
            [0.014, top],
            [0, top - 0.003],
          ],
          round,
        );
        c.paint([4, 2.4, 0.8], 'glow').lathe(
          [
            [0, top + 0.006],
            [0.008, top + 0.018],
            [0.0075, top + 0.026],
            [0, top + 0.05],
          ],
          10,
        );
      });
    }
  },
  pose: flickering([0, 0.24, 0], [1.8, 1, 0.35], 3.5),
});
