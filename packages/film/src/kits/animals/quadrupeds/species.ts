/** A species: its nouns, shape and coat. */

import type { Random } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Coat } from '../shared/coat.ts';
import type { QuadrupedShape } from './shape.ts';

export type Species = {
  nouns: string[];
  shape: QuadrupedShape;
  /** `colour` is what the prompt asks for. */
  coat: (colour: Vec3 | null, random: Random) => Coat;
};
