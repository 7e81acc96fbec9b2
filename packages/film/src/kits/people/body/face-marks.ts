/** What a feeling leaves on a face: cheeks that blush, tears that run down. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { translationTo } from '../../../math/matrix.ts';
import { addScaled, mix, type Vec3 } from '../../../math/vector.ts';
import type { HeadFrame } from './head-look.ts';
import { eyePlace, sides } from './person-skeleton.ts';
import { castRay } from './surface.ts';

export type FaceMark = 'blush' | 'tears';

const onFace = (face: DistanceField, { at }: HeadFrame, x: number, y: number, lift: number): Vec3 =>
  addScaled(castRay(face, at(x, y, 0.3), [0, 0, -1], 0.5), [0, 0, 1], lift);

const addBlush = (builder: MeshBuilder, frame: HeadFrame, face: DistanceField, skin: Vec3): void => {
  const red: Vec3 = [Math.min(1, skin[0] * 1.12 + 0.05), skin[1] * 0.36, skin[2] * 0.34];
  const [rings, spokes, wide, tall] = [5, 16, 0.033, 0.026];
  for (const { sign } of sides)
    builder.grid(
      Array.from({ length: rings + 1 }, (_, ring) =>
        Array.from({ length: spokes + 1 }, (_, spoke) => {
          const [r, angle] = [ring / rings, (spoke / spokes) * Math.PI * 2 * sign];
          builder.paint(mix(red, skin, r * r), 'skin');
          const [x, y] = [sign * 0.066 + Math.cos(angle) * r * wide, -0.045 + Math.sin(angle) * r * tall];
          return builder.vertex(onFace(face, frame, x, y, 0.0016 * (1 - r) + 0.0004), [0, 0, 1]);
        }),
      ),
    );
};

const addTears = (builder: MeshBuilder, frame: HeadFrame, face: DistanceField): void => {
  const { k } = frame;
  for (const { sign } of sides) {
    const at = (n: number) =>
      onFace(face, frame, sign * (eyePlace[0] + 0.006 + n * 0.004), -0.034 - n * 0.017, 0.001);
    builder.paint([0.45, 0.62, 0.78], 'glossy').tube([0, 1, 2, 3].map(at), 0.0017 * k, 6);
    builder.at(translationTo(at(3.2)), (b) => b.sphere([0, 0, 0], [0.0048 * k, 0.007 * k, 0.004 * k], 8));
  }
};

export const addFaceMark = (
  mark: FaceMark,
  builder: MeshBuilder,
  frame: HeadFrame,
  face: DistanceField,
  skin: Vec3,
): void => (mark === 'blush' ? addBlush(builder, frame, face, skin) : addTears(builder, frame, face));
