/** Pieces of ground that a film is about: a stretch of paving, floorboards, snow on the grass; and a plain block. */

import { darken, fromHex, lighten } from '../../../../math/colour.ts';
import { noise } from '../../../../math/noise.ts';
import type { Vec3 } from '../../../../math/vector.ts';
import { staticKit } from '../../../shared/static-kit.ts';

const shaded = (colour: Vec3, light: number) =>
  light > 0.5 ? lighten(colour, (light - 0.5) * 0.3) : darken(colour, (0.5 - light) * 0.4);

export const surfaceKits = [
  staticKit(['paved walkway', 'stretch of paving'], (b, { colour }) => {
    const [paving, joint] = [colour ?? fromHex('#8f9092'), fromHex('#55534f')];
    b.paint(joint, 'matte').box([0, 0.02, 0], [2.5, 0.04, 7]);
    for (let row = 0; row < 10; row += 1)
      for (let n = 0; n < 4; n += 1) {
        const [x, z] = [(n - 1.5) * 0.6, (row - 4.5) * 0.68];
        b.paint(shaded(paving, noise(x * 3, 4, z * 3)), 'rock').box([x, 0.04, z], [0.57, 0.08, 0.65], 0.015);
      }
    return { top: [0, 0.08, 0] };
  }),
  staticKit(['wooden floorboards', 'stretch of floor'], (b, { colour }) => {
    const wood = colour ?? fromHex('#a8703c');
    for (let row = 0; row < 12; row += 1)
      for (let n = 0; n < 4; n += 1) {
        const x = (n - 1.5) * 0.75 + (row % 2 ? 0.18 : -0.18);
        const z = (row - 5.5) * 0.2;
        b.paint(shaded(wood, noise(x * 4, 2, z * 9)), 'glossy').box([x, 0.02, z], [0.74, 0.04, 0.193], 0.004);
      }
    return { top: [0, 0.04, 0] };
  }),
  staticKit(['bank of snow', 'patch of lying snow'], (b, { colour }) => {
    const snow = colour ?? fromHex('#eef3f8');
    const heaps = [
      [0, 0, 1.5, 0.34, 1],
      [-1.1, 0.3, 0.9, 0.24, 0.7],
      [1.05, 0.2, 1, 0.27, 0.75],
      [0.3, 0.75, 0.9, 0.17, 0.6],
      [-0.6, -0.5, 1, 0.3, 0.6],
    ] as const;
    for (const [x, z, wide, tall, deep] of heaps)
      b.paint((p): Vec3 => shaded(snow, noise(p[0] * 5, p[1] * 5, p[2] * 5)), 'snow').sphere(
        [x, 0, z],
        [wide, tall, deep],
        36,
      );
    return { top: [0, 0.34, 0] };
  }),
  staticKit(['cuboid', 'rectangular block'], (b, { colour }) => {
    b.paint(colour ?? fromHex('#c9503c'), 'satin').box([0, 0.2, 0], [0.6, 0.4, 0.4], 0.012);
    return { top: [0, 0.4, 0] };
  }),
];
