/** A joiner's bench: thick top, heavy legs, a vice, a shelf with boards below. */

import { darken, fromHex, lighten } from '../../math/colour.ts';
import type { Kit } from '../kit.ts';
import { furnitureKit, paintSurface, surfaceOf } from './furniture.ts';

export const workbench: Kit = furnitureKit(
  ['workbench', 'work bench', 'carpenter bench'],
  (builder, options) => {
    const { colour, material } = surfaceOf(options, '#a8743f');
    const [width, height, length] = [1.5, 0.84, 0.62];
    paintSurface(builder, colour, material).box([0, height - 0.05, 0], [width, 0.1, length], 0.012);
    paintSurface(builder, darken(colour, 0.15), material);
    for (const x of [-0.6, 0.6])
      for (const z of [-0.22, 0.22])
        builder.box([x, (height - 0.1) / 2, z], [0.11, height - 0.1, 0.11], 0.01);
    builder.box([0, 0.2, 0], [1.3, 0.05, 0.5], 0.01).box([0, 0.6, -0.22], [1.2, 0.1, 0.05], 0.01);
    for (const [n, tone] of ['#c89a5a', '#b0783c', '#d8b070'].entries())
      builder
        .paint(fromHex(tone), 'wood')
        .box([-0.15 + n * 0.12, 0.25 + n * 0.03, 0.1 - n * 0.1], [0.9, 0.03, 0.14], 0.004);
    // The vice at one end.
    paintSurface(builder, lighten(colour, 0.08), material).box(
      [-0.72, height - 0.12, 0.36],
      [0.34, 0.2, 0.08],
      0.015,
    );
    builder.paint(fromHex('#5a5e64'), 'metal').tube(
      [
        [-0.72, height - 0.14, 0.4],
        [-0.72, height - 0.14, 0.5],
      ],
      0.02,
      8,
    );
    builder.paint(fromHex('#6a4426'), 'wood').tube(
      [
        [-0.86, height - 0.14, 0.5],
        [-0.58, height - 0.14, 0.5],
      ],
      0.014,
      8,
    );
    return { size: [width, height, length + 0.3], anchors: { top: [0, height, 0] } };
  },
);

/** A plank that is being planed: pale where the plane has gone, with curls of wood on it and beside it. */
export const planedBoard: Kit = furnitureKit(['planed board', 'plank on a bench'], (builder, { colour }) => {
  const wood = colour ?? fromHex('#c48a4a');
  builder
    .paint((p) => (p[2] > 0 ? lighten(wood, 0.22) : wood), 'wood')
    .box([0, 0.025, 0], [1.2, 0.05, 0.2], 0.006);
  builder.paint(fromHex('#ecc98c'), 'satin').twoSided();
  for (let n = 0; n < 12; n += 1) {
    const [x, z, r] = [
      -0.5 + ((n * 0.377) % 1) * 1,
      -0.06 + ((n * 0.618) % 1) * 0.24,
      0.018 + (n % 3) * 0.007,
    ];
    builder.tube(
      Array.from({ length: 12 }, (_, k) => {
        const a = k * 0.75;
        return [x + k * 0.006, 0.05 + r + Math.sin(a) * r, z + Math.cos(a) * r] as [number, number, number];
      }),
      0.006,
      4,
    );
  }
  return { size: [1.2, 0.05, 0.2], anchors: { top: [0, 0.05, 0] } };
});
