/** A coffee machine: espresso runs in two threads into a cup that fills. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp } from '../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';

export const espressoMachine: Kit = {
  name: 'espresso machine',
  nouns: ['espresso machine', 'coffee machine', 'coffee maker', 'espresso maker'],
  locomotion: 'none',
  build: ({ colour }) => {
    const [body, coffee, runs] = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
    const shell = colour ?? fromHex('#b81c22');
    const steel = fromHex('#c8ccd2');
    body.paint(shell, 'glossy').box([0, 0.21, -0.11], [0.3, 0.36, 0.14], 0.02);
    body.box([0, 0.335, 0], [0.3, 0.11, 0.24], 0.024);
    body.paint(steel, 'metal').box([0, 0.025, 0], [0.3, 0.05, 0.26], 0.008);
    body.paint(fromHex('#2a2c30'), 'satin');
    for (let n = -5; n <= 5; n += 1) body.box([n * 0.024, 0.052, 0.03], [0.012, 0.004, 0.16], 0.001);
    // Gauge, buttons and cups on top.
    body.paint(fromHex('#f6f4ee'), 'glossy').sphere([-0.09, 0.335, 0.12], [0.028, 0.028, 0.006], 24);
    body.paint(fromHex('#1c1c20'), 'satin').box([-0.086, 0.342, 0.1265], [0.003, 0.022, 0.002]);
    for (const [n, hex] of ['#3ab04a', '#e8a01c', '#e8e8ea'].entries())
      body.paint(fromHex(hex), 'glossy').sphere([0.03 + n * 0.04, 0.335, 0.121], [0.012, 0.012, 0.005], 16);
    for (const x of [-0.08, 0, 0.08])
      body
        .paint(fromHex('#fbf8f2'), 'glossy')
        .lathe(
          pairs(0.02, 0.39, 0.034, 0.43, 0.031, 0.43, 0.018, 0.395).map(([r, y]): [number, number] => [r, y]),
          24,
        )
        .at(translation(x, 0, -0.04), (k) =>
          k.lathe(pairs(0, 0.39, 0.02, 0.39, 0.034, 0.43, 0.031, 0.43), 24),
        );
    // Group head, filter holder with its handle, two spouts.
    body.paint(steel, 'metal').at(translation(0, 0, 0.04), (k) => {
      k.lathe(pairs(0, 0.285, 0.042, 0.285, 0.042, 0.25, 0.036, 0.235, 0, 0.235), 36);
      k.lathe(pairs(0.034, 0.236, 0.034, 0.218, 0.014, 0.206, 0, 0.206), 32);
      for (const x of [-0.012, 0.012])
        k.tube(
          [
            [0, 0.21, 0],
            [x, 0.2, 0],
            [x, 0.186, 0],
          ],
          0.006,
          12,
        );
    });
    body.paint(fromHex('#1c1a1a'), 'satin').tube(
      [
        [0, 0.226, 0.07],
        [0, 0.222, 0.12],
        [0, 0.212, 0.19],
      ],
      [0.009, 0.012, 0.014],
      16,
    );
    body.paint(steel, 'metal').tube(
      [
        [0.12, 0.29, 0.07],
        [0.13, 0.24, 0.11],
        [0.126, 0.14, 0.12],
      ],
      0.005,
      10,
    );
    body.at(translation(0, 0.054, 0.04), (k) => {
      k.paint(fromHex('#fbf8f2'), 'glossy').lathe(
        pairs(0, 0, 0.026, 0, 0.03, 0.01, 0.042, 0.06, 0.0395, 0.061, 0.028, 0.012, 0, 0.008),
        40,
      );
      k.tube(
        [
          [0.038, 0.05, 0],
          [0.058, 0.044, 0],
          [0.054, 0.022, 0],
          [0.033, 0.018, 0],
        ],
        0.004,
        10,
      );
    });
    coffee.paint(fromHex('#a86a30'), 'glossy').lathe(pairs(1, 0, 0, 0.02), 36);
    for (const x of [-0.012, 0.012])
      runs
        .paint(fromHex('#3a1a0a'), 'glossy')
        .at(translation(x, 0, 0.04), (k) => k.lathe(pairs(0.0022, 0, 0.0018, 0.6, 0.0034, 1), 12));
    return assembleModel(
      { body, coffee, runs },
      {
        size: [0.32, 0.42, 0.3],
        anchors: { top: [0, 0.43, 0] },
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const t = Math.min(1, actionTime / Math.max(0.1, actionSeconds));
          const level = lerp(0.024, 0.052, t);
          const r = lerp(0.031, 0.038, t);
          return {
            parts: {
              coffee: multiply(translation(0, 0.054 + level, 0.04), scaling(r, 0.05, r)),
              runs: multiply(
                translation(0.0006 * Math.sin(time * 11), 0.054 + level, 0),
                scaling(1, 0.134 - level, 1),
              ),
            },
            anchors: {},
            particles: steamAt([0, 0.11, 0.04], 0.026, 0.1, time, phase),
          };
        },
      },
    );
  },
};
