/** Shields with the number of Route 66: on posts beside the road, and painted on the asphalt. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

const black = fromHex('#141414');
const white = fromHex('#f4f2ea');

const outline: [number, number][] = [
  [-0.42, 0.5],
  [-0.2, 0.44],
  [0, 0.52],
  [0.2, 0.44],
  [0.42, 0.5],
  [0.52, 0.26],
  [0.46, -0.08],
  [0.3, -0.36],
  [0, -0.56],
  [-0.3, -0.36],
  [-0.46, -0.08],
  [-0.52, 0.26],
];

/** A six of five strokes. */
const addSix = (b: MeshBuilder, x: number): void => {
  b.box([x - 0.11, -0.06, 0.05], [0.1, 0.46, 0.02])
    .box([x + 0.11, -0.16, 0.05], [0.1, 0.26, 0.02])
    .box([x, 0.14, 0.05], [0.31, 0.09, 0.02])
    .box([x, -0.05, 0.05], [0.31, 0.08, 0.02])
    .box([x, -0.26, 0.05], [0.31, 0.09, 0.02]);
};

/** About a metre wide, facing +z. */
const addShield = (b: MeshBuilder): void => {
  const sized = (factor: number) => outline.map(([x, y]): [number, number] => [x * factor, y * factor]);
  b.paint(black, 'matte').extrude(sized(1), -0.02, 0.012);
  b.paint(white, 'matte').extrude(sized(0.93), 0.005, 0.03);
  b.paint(black, 'matte').box([0, 0.25, 0.035], [0.86, 0.035, 0.02]);
  // ROUTE, as strokes.
  for (const [n, x] of [-0.24, -0.12, 0, 0.12, 0.24].entries())
    b.box([x, 0.345, 0.035], [n % 2 ? 0.03 : 0.07, 0.1, 0.02]);
  for (const x of [-0.2, 0.2]) addSix(b, x);
};

export const addRouteShields = (set: SetBuilder, half: number): void => {
  const near = set.area.cameraPosition[2];
  set.model((b) => {
    for (let n = 0; n < 18; n += 1) {
      // Left and right in turn, so that one is always in view beside who drives.
      const [x, z] = [(n % 2 ? 1 : -1) * (half + 1.1), near + 20 - 6.5 * n];
      b.paint(fromHex('#8a8d90'), 'metal').box([x, 1.1, z - 0.05], [0.09, 2.2, 0.07]);
      b.at(multiply(translation(x, 2.5, z), rotationY(x > 0 ? -0.16 : 0.16)), (k) =>
        k.at(scaling(1.9), addShield),
      );
      if (n % 3) continue;
      b.at(multiply(translation(half * 0.5, 0.012, z - 4), rotationX(-Math.PI / 2)), (k) =>
        k.at(scaling(2.2), addShield),
      );
    }
  });
};
