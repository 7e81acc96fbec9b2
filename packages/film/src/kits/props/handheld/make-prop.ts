/** Short notation for small things of one rigid mesh. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { createRandom, type Random, seedFor } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions, Locomotion } from '../../kit.ts';
import type { AnchorName, Model } from '../../model.ts';

export type PropContext = {
  options: KitOptions;
  /** The colour asked for, or the prop's own. */
  colour: (own: Vec3) => Vec3;
  random: Random;
  /** Segments of round shapes: fewer for the background. */
  round: number;
};

export type PropShape = {
  nouns: string[];
  size: Vec3 | ((noun: string) => Vec3);
  anchors: Partial<Record<AnchorName, Vec3>>;
  locomotion?: Locomotion;
  draw: (builder: MeshBuilder, context: PropContext) => void;
  pose?: (context: PropContext) => Model['pose'];
  isTwoSided?: boolean;
  isUsedFromBehind?: boolean;
  /** Lets the light through. */
  castsNoShadow?: (options: KitOptions) => boolean;
};

export const contextOf = (options: KitOptions, name: string): PropContext => ({
  options,
  colour: (own) => options.colour ?? own,
  random: createRandom(seedFor(options.seed, name)),
  round: [20, 12, 8][options.detail]!,
});

export const makeProp = ({
  nouns,
  size,
  anchors,
  locomotion = 'none',
  draw,
  pose,
  isTwoSided,
  isUsedFromBehind,
  castsNoShadow,
}: PropShape): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion,
  ...(isUsedFromBehind && { isUsedFromBehind }),
  build: (options) => {
    const context = contextOf(options, nouns[0]!);
    const builder = new MeshBuilder();
    if (isTwoSided) builder.twoSided();
    draw(builder, context);
    const model: Model = {
      size: typeof size === 'function' ? size(options.noun) : size,
      parts: [{ name: 'prop', mesh: builder.mesh, ...(castsNoShadow?.(options) && { castsNoShadow: true }) }],
      anchors,
    };
    const posed = pose?.(context);
    if (posed) model.pose = posed;
    return model;
  },
});
