import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { Coat } from './coat.ts';

/** Given to those who add hard things to the soft body of an animal. */
export type SkinContext<Frame> = {
  frame: Frame;
  skeleton: Skeleton;
  builder: MeshBuilder;
  /** On the skin, seen from a point inside along a direction. */
  skin: (inside: Vec3, direction: Vec3) => Vec3;
  coat: Coat;
  detail: 0 | 1 | 2;
  colour: Vec3 | null;
};
