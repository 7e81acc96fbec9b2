/** Pieces of a thing that is worked at, and where each is in the course of the work. */

import type { Mesh } from '../../geometry/mesh.ts';
import type { Matrix } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Box } from './bake-model.ts';

export type Change = {
  pieces: Record<string, Mesh>;
  /** By the share of the work that is done; what is not named is where it was, null is not seen. */
  place: (done: number) => Record<string, Matrix | null>;
  /** Where along x the work is at, and how high the thing is there. */
  frontAt: (done: number) => number;
  topAt: (done: number) => number;
};

/** `flesh`: the colour within; `tone`: of what is left on it. */
export type Worked = { whole: Mesh; box: Box; flesh: Vec3; tone: Vec3 };

export const wide = ({ low, high }: Box) => high[0] - low[0];
export const tall = ({ low, high }: Box) => high[1] - low[1];

/** The colour that most corners have. */
export const skinOf = ({ colours }: Mesh): Vec3 | null => {
  const at = Math.floor(colours.length / 6) * 3;
  return colours.length > 0 ? [colours[at]!, colours[at + 1]!, colours[at + 2]!] : null;
};

/** How finely a surface changes along it. */
export const bands = 8;
