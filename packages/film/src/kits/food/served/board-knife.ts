/** The knife of a cutting board. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { pairs } from '../../shared/shapes.ts';

/** Blade along z, edge down at the origin, handle towards the camera. */
export const addBoardKnife = (b: MeshBuilder) => {
  b.paint(fromHex('#d4dae0'), 'metal').box([0, 0.024, -0.06], [0.0025, 0.046, 0.21], 0.001);
  b.paint(fromHex('#eef2f6'), 'metal').extrude(
    pairs(-0.0012, 0.004, 0.0012, 0.004, 0, -0.002),
    -0.165,
    0.045,
  );
  b.paint(fromHex('#3a2418'), 'wood').box([0, 0.034, 0.1], [0.016, 0.024, 0.11], 0.007);
  for (const z of [0.07, 0.1, 0.13]) b.paint(fromHex('#c8ccd2'), 'metal').sphere([0.008, 0.034, z], 0.003, 8);
};
