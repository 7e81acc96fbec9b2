/** A kind of bird: its nouns, shape and coat. */

import type { Random } from '../../../math/random.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Coat } from '../shared/coat.ts';
import type { BirdShape } from './shape.ts';

export type BirdKind = {
  nouns: string[];
  shape: BirdShape;
  coat: (colour: Vec3 | null, random: Random) => Coat;
};
