/** Colours and ground that all roads share. */

import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { rollingHills } from '../shared/landforms.ts';
import type { SetBuilder } from '../shared/set-builder.ts';

export const asphalt = fromHex('#3a3b40');

export const line = fromHex('#e8e4d8');

export const country = (seed: number) => (x: number, z: number) =>
  rollingHills(x, z, { from: 25, to: 240, height: 46, scale: 130, seed: seed % 50 });

export const paintRoad = (set: SetBuilder): Vec3 => (set.isSnowy ? fromHex('#b8bec6') : asphalt);
