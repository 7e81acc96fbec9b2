/** Faces that the prompt gives to somebody: "an angry man", "her chin quivers". */

import type { Face } from '../../motion/body-pose.ts';
import type { FaceMark } from './body/face-marks.ts';
import { type Expression, expressionsOf } from './expression-words.ts';

export type FaceLook = Face & { mark?: FaceMark | undefined };

const faces: Record<Expression, FaceLook> = {
  tearful: { mouth: 'sad', opening: 0, brows: 0.9, slant: 0.55, lids: 0.3, mark: 'tears' },
  angry: { mouth: 'teeth', opening: 0, brows: -2, slant: -0.5, lids: 0.3 },
  sad: { mouth: 'sad', opening: 0, brows: 0.9, slant: 0.52, lids: 0.34 },
  scared: { mouth: 'open', opening: 0.8, brows: 2, slant: 0.45, lids: 0 },
  surprised: { mouth: 'open', opening: 1, brows: 3, lids: 0 },
  happy: { mouth: 'laugh', opening: 0.6, brows: 1.2, lids: 0.05 },
  disgusted: { mouth: 'sad', opening: 0.15, brows: -1.4, slant: -0.3, lids: 0.5 },
  embarrassed: { mouth: 'smile', opening: 0, brows: 1.2, slant: 0.2, lids: 0.35, mark: 'blush' },
  thoughtful: { mouth: 'sad', opening: 0, brows: -1, slant: -0.12, lids: 0.2 },
  tired: { mouth: 'sad', opening: 0, brows: 0.2, slant: 0.1, lids: 0.62 },
  bored: { mouth: 'sad', opening: 0, brows: 0.2, slant: 0.1, lids: 0.55 },
};

/** Tears may be of joy: they are on the face of another feeling. */
export const faceOf = (traits: readonly string[]): FaceLook | null => {
  const found = expressionsOf(traits).map((one) => faces[one]);
  const face = found.find(({ mark }) => mark !== 'tears') ?? found[0];
  return face ? { ...face, mark: found.find(({ mark }) => mark)?.mark } : null;
};
