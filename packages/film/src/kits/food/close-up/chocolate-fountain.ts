/** A fountain of chocolate: it runs down over the edges of three bowls, with strawberries around its foot. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import type { Kit } from '../../kit.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs } from '../../shared/shapes.ts';
import { addPlate } from '../tableware.ts';
import { fruitsOf } from './whole-fruit.ts';

export const chocolateFountain: Kit = {
  name: 'chocolate fountain',
  nouns: ['chocolate fountain'],
  locomotion: 'none',
  build: ({ traits }) => {
    const [body, flow] = [new MeshBuilder(), new MeshBuilder()];
    const steel = fromHex('#c8ccd2');
    addPlate(body, 0.26);
    body
      .paint(steel, 'metal')
      .lathe(pairs(0, 0.01, 0.09, 0.01, 0.1, 0.03, 0.15, 0.05, 0.16, 0.075, 0.15, 0.075, 0.09, 0.05), 48);
    body.cylinder(0.05, 0.4, 0.022, 0.018, 20);
    const chocolate = fromHex('#4a200e');
    flow.paint(chocolate, 'glossy').lathe(pairs(0.148, 0.066, 0, 0.07), 48);
    for (const [r, y, next] of [
      [0.105, 0.17, 0.072],
      [0.078, 0.27, 0.178],
      [0.05, 0.36, 0.278],
    ] as const) {
      body
        .paint(steel, 'metal')
        .lathe(pairs(0.02, y - 0.02, r, y, r + 0.002, y + 0.006, r - 0.004, y + 0.006), 44);
      flow
        .paint(chocolate, 'glossy')
        .lathe(
          pairs(
            r * 1.05,
            next,
            r * 1.075,
            next + (y - next) * 0.4,
            r * 1.06,
            y - 0.004,
            r * 1.03,
            y + 0.01,
            r * 0.7,
            y + 0.014,
            0.012,
            y + 0.02,
          ),
          64,
          (a) => 1 + 0.012 * Math.sin(a * 14),
        );
    }
    flow.paint(chocolate, 'glossy').lathe(pairs(0.024, 0.36, 0.026, 0.39, 0.02, 0.405, 0, 0.41), 28);
    const kinds = fruitsOf(traits.length ? traits.join(' ') : 'strawberries', null);
    for (let n = 0; n < 12; n += 1) {
      const a = (n / 12) * 2 * Math.PI;
      body.at(
        multiply(translation(Math.cos(a) * 0.205, 0.036, Math.sin(a) * 0.205), rotationY(-a), rotationX(1.3)),
        kinds[n % kinds.length]!.add,
      );
    }
    const rest = flow.mesh.positions;
    const buffer = new Float32Array(rest.length);
    return assembleModel(
      { body, flow },
      {
        size: [0.46, 0.43, 0.46],
        anchors: { top: [0, 0.41, 0] },
        pose: ({ time }) => {
          for (let n = 0; n < rest.length; n += 3) {
            const [x, y, z] = [rest[n]!, rest[n + 1]!, rest[n + 2]!];
            const a = Math.atan2(z, x);
            const wave = 1 + 0.014 * Math.sin(y * 120 + time * 9 + Math.sin(a * 6) * 1.5);
            buffer[n] = x * wave;
            buffer[n + 1] = y;
            buffer[n + 2] = z * wave;
          }
          return { parts: { flow: buffer }, anchors: {} };
        },
      },
    );
  },
};
