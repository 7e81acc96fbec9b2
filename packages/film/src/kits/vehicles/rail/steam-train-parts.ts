/** Parts shared by the models beside it. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';

export const black = fromHex('#17181a');

export const brass = fromHex('#c99a3b');

export const chimneyAt = 1.85;

type Profile = [number, number][];

/** A lathe lying along z: the profile's y runs backwards from the front. */
export const backwards = (b: MeshBuilder, at: Vec3, profile: Profile, segments: number) =>
  b.at(multiply(translation(...at), rotationX(-Math.PI / 2)), (k) => k.lathe(profile, segments));
