/** A car that hovers on glowing engines. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { createRandom, pick } from '../../../math/random.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Model } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { puffs } from '../../shared/puffs.ts';
import { addCabin, addShell } from '../shared/car-body.ts';
import { addWing, hovering } from '../shared/flying.ts';
import { dark } from './spaceship-parts.ts';

export const buildFlyingCar = (colour: Vec3 | null, seed: number, detail: 0 | 1 | 2): Model => {
  const random = createRandom(seed * 13 + 3);
  const paint =
    colour ?? fromHex(pick(random, ['#2b3f63', '#7c2f6b', '#b8462a', '#2f6b66', '#c9a22e', '#8f959c']));
  const glow = pick(random, [
    [0.3, 1.8, 4],
    [3.6, 0.5, 2.4],
    [0.5, 3.2, 2],
  ] as Vec3[]);
  const body = new MeshBuilder();
  addShell(
    body,
    {
      length: 4.8,
      halfWidth: 1.02,
      sill: 0.35,
      top: [
        [-2.4, 0.95],
        [-1, 1.08],
        [0.9, 1],
        [2.4, 0.62],
      ],
      wheels: [],
      squareness: 3.4,
    },
    paint,
    detail,
  );
  addCabin(
    body,
    { base: 0.92, roof: 1.5, rear: [-1.7, -0.9], front: [1.6, 0.35], halfWidth: [0.82, 0.56], pillars: [] },
    darken(paint, 0.2),
    detail,
  );
  for (const side of [-1, 1]) {
    for (const z of [-1.5, 1.45]) {
      body.paint(dark, 'metal').sphere([side * 1.05, 0.42, z], [0.28, 0.24, 0.62], 14);
      body.paint(glow, 'glow').sphere([side * 1.05, 0.3, z], [0.22, 0.16, 0.52], 12);
    }
    body.paint([4.5, 4.3, 3.8], 'glow').box([side * 0.62, 0.62, 2.28], [0.42, 0.07, 0.1], 0.03);
    body.paint([4, 0.25, 0.3], 'glow').box([side * 0.55, 0.84, -2.38], [0.6, 0.07, 0.08], 0.02);
    addWing(
      body.paint(darken(paint, 0.3), 'glossy'),
      { x: side * 0.8, y: 0.95, front: -1.6, back: -2.4 },
      { x: side * 1.15, y: 1.45, front: -2.1, back: -2.6 },
      0.1,
    );
  }
  body.paint(scale(glow, 0.8), 'glow').box([0, 0.36, 0], [2.02, 0.05, 2.2], 0.02);
  return assembleModel(
    { body },
    {
      size: [2.6, 1.6, 4.8],
      anchors: {
        seat: [0.36, 0.65, 0.2],
        inside: [-0.36, 0.65, 0.2],
        top: [0, 1.5, -0.2],
        lampLeft: [0.62, 0.62, 2.3],
        lampRight: [-0.62, 0.62, 2.3],
      },
      pose: (input) => ({
        parts: { body: hovering(input, 0.1, 0.8) },
        anchors: {},
        lamps: detail === 0 ? [{ position: [0, -0.4, 0], colour: scale(glow, 0.5), reach: 6 }] : [],
        particles:
          input.speed > 0
            ? puffs(
                { ...input, wind: 0 },
                {
                  at: [0, 0.7, -2.5],
                  count: 8,
                  life: 0.3,
                  velocity: [0, 0, -4],
                  spread: 0.2,
                  size: [0.25, 0.06],
                  colour: scale(glow, 0.8),
                  opacity: 0.5,
                  leftBehind: 0.1,
                },
              )
            : [],
      }),
    },
  );
};
