/** White lace with loops and scallops, flat on what it lies on. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import { around, placed, ring } from '../../../shared/shapes.ts';
import { staticKit } from '../../../shared/static-kit.ts';

/** A round of lace about the y axis: a woven middle, then rows of loops, each wider than the last. */
export const addLace = (b: MeshBuilder, radius: number) => {
  const thread = radius * 0.016;
  b.paint(fromHex('#fdfaf4'), 'cloth').cylinder(0, thread, radius * 0.46, radius * 0.46, 48);
  const rows: [number, number, number][] = [
    [0.54, 26, 0.062],
    [0.68, 26, 0.078],
    [0.83, 24, 0.098],
  ];
  for (const [at, count, size] of rows)
    around(count, radius * at, (x, z) =>
      b.at(placed(x, thread * 0.7, z), (k) => ring(k, radius * size, thread, 12)),
    );
  for (const at of [0.47, 0.61, 0.75, 0.92])
    b.at(placed(0, thread, 0), (k) => ring(k, radius * at, thread * 1.2, 60));
  // Scallops along the edge, each with a smaller loop in it.
  around(20, radius * 0.93, (x, z) => {
    b.at(placed(x, thread * 0.7, z), (k) => ring(k, radius * 0.135, thread * 1.3, 16));
    b.at(placed(x * 1.05, thread * 0.7, z * 1.05), (k) => ring(k, radius * 0.06, thread, 10));
  });
};

export const laceCloth = staticKit(
  ['lace cloth', 'doily', 'lace doily', 'lace tablecloth', 'lace', 'crochet doily'],
  (b) => {
    addLace(b, 0.22);
    return { top: [0, 0.006, 0] };
  },
);
