/** An hourglass whose sand runs. */

import { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { newBuilders } from '../../../../geometry/new-builders.ts';
import { fromHex } from '../../../../math/colour.ts';
import { lerp } from '../../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../../math/matrix.ts';
import type { Kit } from '../../../kit.ts';
import { assembleModel } from '../../../shared/assemble-model.ts';
import { around, pairs } from '../../../shared/shapes.ts';

const neck = 0.12;

export const hourglass: Kit = {
  name: 'hourglass',
  nouns: ['hourglass', 'sand timer', 'sandglass', 'egg timer', 'sand clock'],
  locomotion: 'none',
  build: ({ colour, seed }) => {
    const [body, upper, lower, glass] = newBuilders(4);
    const wood = fromHex(seed % 2 ? '#6b3a1e' : '#5a2f1a');
    for (const y of [0.012, 0.228])
      body.at(translation(0, y, 0), (k) => {
        k.paint(wood, 'wood').lathe(
          pairs(0, -0.012, 0.058, -0.012, 0.064, -0.004, 0.06, 0.004, 0.054, 0.012, 0, 0.012),
          36,
        );
        k.paint(fromHex('#c89a3a'), 'metal').lathe(pairs(0.0605, -0.002, 0.062, 0.001, 0.0605, 0.004), 36);
      });
    around(3, 0.052, (x, z) =>
      body.at(translation(x, 0, z), (k) =>
        k
          .paint(wood, 'wood')
          .lathe(
            pairs(0.006, 0.02, 0.005, 0.06, 0.008, 0.1, 0.004, 0.12, 0.008, 0.14, 0.005, 0.18, 0.006, 0.22),
            14,
          ),
      ),
    );
    const sand = colour ?? fromHex('#e0b060');
    upper
      .paint(sand, 'sand')
      .lathe(pairs(0.002, 0, 0.014, 0.012, 0.027, 0.028, 0.036, 0.05, 0.02, 0.046, 0, 0.041), 28);
    lower
      .paint(sand, 'sand')
      .lathe(pairs(0, 0, 0.036, 0, 0.037, 0.014, 0.02, 0.04, 0.004, 0.058, 0, 0.06), 28);
    const fall = new MeshBuilder();
    fall.paint(sand, 'sand').cylinder(0.03, neck, 0.0018, 0.0016, 8);
    glass
      .paint([0.62, 0.7, 0.76], 'clear')
      .lathe(
        pairs(
          0.036,
          0.024,
          0.041,
          0.045,
          0.041,
          0.062,
          0.03,
          0.094,
          0.005,
          neck,
          0.03,
          0.146,
          0.041,
          0.178,
          0.041,
          0.195,
          0.036,
          0.216,
        ),
        32,
      );
    return assembleModel(
      { body, upper, lower, fall, glass },
      {
        size: [0.13, 0.24, 0.13],
        anchors: { grip: [0, neck, 0], top: [0, 0.24, 0] },
        pose: ({ actionTime, actionSeconds }) => {
          const t = Math.min(1, actionTime / Math.max(0.1, actionSeconds));
          const left = lerp(1.12, 0.3, t);
          return {
            parts: {
              upper: multiply(translation(0, neck + 0.002, 0), scaling(left, left, left)),
              lower: multiply(translation(0, 0.025, 0), scaling(1, lerp(0.45, 1, t), 1)),
            },
            anchors: {},
          };
        },
      },
    );
  },
};
