/** How wide the pupil of an eye is: it narrows in the light, widens in the dark, or does one after the other. */

import { lerp, smoothstep } from '../../../../../math/interpolate.ts';
import type { Matrix } from '../../../../../math/matrix.ts';

type Pupil = [width: number, height: number];

/** The narrowest and the widest opening where the prompt speaks of a change; null: it stays as it is. */
export const pupilRange = (
  usual: Pupil,
  irisRadius: number,
  traits: readonly string[],
): { narrow: Pupil; wide: Pupil } | null => {
  if (!traits.some((trait) => trait.startsWith('pupil '))) return null;
  const isSlit = usual[1] > usual[0] * 2;
  return {
    narrow: isSlit ? [irisRadius * 0.1, usual[1]] : [irisRadius * 0.2, irisRadius * 0.2],
    wide: [irisRadius * 0.78, irisRadius * 0.78],
  };
};

/** 0: as narrow as it gets, 1: as wide; by the share of the film that is over. */
export const pupilOpening = (share: number, traits: readonly string[]): number => {
  const over = smoothstep(0.02, 0.95, share);
  if (traits.includes('pupil narrows')) return 1 - over;
  if (traits.includes('pupil widens')) return over;
  return 0.5 + 0.5 * Math.cos(share * 4 * Math.PI);
};

/** The eyeball between both openings, moved to its place. */
export const pupilPositions = (
  narrow: Float32Array | readonly number[],
  wide: Float32Array | readonly number[],
  opening: number,
  m: Matrix,
): Float32Array => {
  const out = new Float32Array(narrow.length);
  for (let n = 0; n < out.length; n += 3) {
    const x = lerp(narrow[n]!, wide[n]!, opening);
    const y = lerp(narrow[n + 1]!, wide[n + 1]!, opening);
    const z = lerp(narrow[n + 2]!, wide[n + 2]!, opening);
    for (let row = 0; row < 3; row += 1)
      out[n + row] = m[row * 4]! * x + m[row * 4 + 1]! * y + m[row * 4 + 2]! * z + m[row * 4 + 3]!;
  }
  return out;
};
