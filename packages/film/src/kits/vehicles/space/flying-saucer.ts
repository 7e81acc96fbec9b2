/** A flying saucer with running lights and a beam. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationY } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { hovering } from '../shared/flying.ts';
import { dark } from './spaceship-parts.ts';

export const buildSaucer = (colour: Vec3 | null, detail: 0 | 1 | 2): Model => {
  const paint = colour ?? fromHex('#b3bac2');
  const body = new MeshBuilder();
  const segments = detail === 0 ? 44 : 22;
  const y = 2.4;
  body.paint(paint, 'metal').lathe(
    [
      [0, y - 0.95],
      [1.4, y - 0.9],
      [3.2, y - 0.5],
      [5, y],
      [5.1, y + 0.1],
      [4.9, y + 0.22],
      [3.4, y + 0.6],
      [2, y + 0.95],
    ],
    segments,
  );
  body.paint(fromHex('#3fae8a'), 'glass').lathe(
    [
      [2, y + 0.95],
      [1.85, y + 1.5],
      [1.3, y + 2],
      [0.6, y + 2.2],
      [0, y + 2.25],
    ],
    segments,
  );
  body.paint(darken(paint, 0.4), 'satin').lathe(
    [
      [1.98, y + 0.9],
      [2.15, y + 0.98],
      [1.98, y + 1.06],
    ],
    segments,
  );
  body.paint([0.6, 3, 1.6], 'glow').lathe(
    [
      [1.3, y - 0.93],
      [0, y - 0.98],
    ].reverse() as [number, number][],
    24,
  );
  const lights = [new MeshBuilder(), new MeshBuilder(), new MeshBuilder()];
  for (let n = 0; n < 18; n += 1) {
    const a = (n / 18) * 2 * Math.PI;
    const at: Vec3 = [Math.cos(a) * 4.6, y - 0.13, Math.sin(a) * 4.6];
    body.paint(dark, 'satin').sphere(at, 0.2, 8);
    lights[n % 3]!.paint(
      (
        [
          [4, 1, 0.4],
          [0.4, 3, 1],
          [0.5, 1.2, 4.5],
        ] as Vec3[]
      )[n % 3]!,
      'glow',
    ).sphere(at, 0.24, 8);
  }
  for (let n = 0; n < 3; n += 1) {
    const a = (n / 3) * 2 * Math.PI + 0.5;
    body
      .paint(darken(paint, 0.3), 'metal')
      .tube(
        [
          [Math.cos(a) * 2.4, y - 0.6, Math.sin(a) * 2.4],
          [Math.cos(a) * 3.1, 0.1, Math.sin(a) * 3.1],
        ],
        0.1,
        8,
      )
      .sphere([Math.cos(a) * 3.1, 0.1, Math.sin(a) * 3.1], [0.4, 0.1, 0.4], 10);
  }
  return assembleModel(
    { body, lights0: lights[0]!, lights1: lights[1]!, lights2: lights[2]! },
    {
      size: [10.2, y + 2.3, 10.2],
      anchors: { seat: [0, y + 0.9, 0], inside: [0, y + 0.6, 0], top: [0, y + 2.2, 0], lamp: [0, y - 1, 0] },
      pose: (input) => {
        const root = multiply(hovering(input, 0.25, y), rotationY(input.time * 0.5));
        const step = Math.floor(input.time * 4) % 3;
        const on = (n: number) => (input.darkness > 0.5 || step === n ? root : null);
        return {
          parts: { body: root, lights0: on(0), lights1: on(1), lights2: on(2) },
          anchors: {},
          lamps: [{ position: [0, y - 1.6, 0], colour: [0.4, 1.6, 0.9], reach: 9 }],
          beams:
            input.action === 'stand'
              ? []
              : [
                  {
                    position: [0, y - 0.9, 0],
                    direction: [0, -1, 0],
                    colour: [0.35, 1.1, 0.6],
                    spread: 0.3,
                    reach: 26,
                  },
                ],
        };
      },
    },
  );
};
