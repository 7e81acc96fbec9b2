/** Parts shared by the models beside it. */

import type { MeshBuilder } from '../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../math/colour.ts';
import type { Vec3 } from '../../../../math/vector.ts';

export const gold = fromHex('#d8a838');

export const steel = fromHex('#b9bfc6');

export const addCoin = (b: MeshBuilder, radius: number, paint: Vec3) =>
  b.paint(paint, 'metal').lathe(
    [
      [0, 0],
      [radius, 0],
      [radius, radius * 0.12],
      [radius * 0.88, radius * 0.12],
      [radius * 0.86, radius * 0.09],
      [0, radius * 0.09],
    ],
    26,
  );
