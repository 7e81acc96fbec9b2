/** Cloth that hangs and swings: moved vertex by vertex, from the pose alone, so that any frame can be drawn first. */

import type { Mesh } from '../../../geometry/mesh.ts';
import type { Matrix } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { PoseInput } from '../../model.ts';

export type ClothState = {
  skeleton: Skeleton;
  pelvis: Matrix;
  chest: Matrix;
  /** From where the body is to where it was, metres. */
  lag: Vec3;
  input: PoseInput;
  time: number;
};

export type ClothPart = { name: string; mesh: Mesh; update: (state: ClothState) => Float32Array };
