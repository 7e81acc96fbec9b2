/** Parts shared by the models beside it. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';

export const black = fromHex('#222326');

export const addCabBox = (b: MeshBuilder, [x, y, z]: Vec3, [w, h, l]: Vec3, paint: Vec3) => {
  b.paint(paint, 'glossy')
    .box([x, y + h * 0.2, z], [w, h * 0.4, l], 0.04)
    .box([x, y + h, z], [w + 0.06, 0.1, l + 0.06], 0.04);
  b.paint(fromHex('#1d2730'), 'glass').box([x, y + h * 0.68, z], [w * 0.94, h * 0.58, l * 0.94]);
  b.paint(paint, 'glossy');
  for (const dx of [-1, 1])
    for (const dz of [-1, 1])
      b.box([x + dx * w * 0.48, y + h * 0.65, z + dz * l * 0.48], [0.08, h * 0.7, 0.08]);
};
