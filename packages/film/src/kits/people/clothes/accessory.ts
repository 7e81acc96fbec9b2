/** What a worn thing is drawn with. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { multiply, scaling, translationTo } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { HeadFrame } from '../body/head-look.ts';
import type { Proportions } from '../body/proportions.ts';
import type { Extra } from './outfit.ts';

export type ExtraContext = {
  frame: HeadFrame;
  face: DistanceField;
  trunk: DistanceField;
  skeleton: Skeleton;
  proportions: Proportions;
};

export type DrawExtra = (builder: MeshBuilder, extra: Extra, context: ExtraContext) => void;

/** Draws in units of the head. */
export const onHead =
  (draw: (b: MeshBuilder, colour: Vec3, second: Vec3 | undefined) => void): DrawExtra =>
  (builder, { colour, second }, { frame }) => {
    builder.bone(frame.bone);
    builder.at(multiply(translationTo(frame.at(0, 0, 0)), scaling(frame.k)), (b) =>
      draw(b as MeshBuilder, colour, second),
    );
  };

export const chestBox = (p: Proportions) => p.shoulder / 1.355;
