/** How the art itself is turned, and who in it has what. */

import type { Subject } from '../understand/scene-spec.ts';

/** Art that looks to the right by itself; almost all of it looks to the left. */
export const looksRight = new Set([
  '1f680',
  '2708',
  '1f6e9',
  '1f9a5',
  '1f6f7',
  '1f3b8',
  '1f3ba',
  '1f3c4',
  '1f6f9',
  '26f7',
  '1f3c2',
]);
/** Art whose nose points up to the right. */
export const slanted = new Set(['1f680', '2708', '1f6e9']);
/** File stem without variant selectors: '1f408-200d-2b1b'. */
export const wholeStem = ({ art }: Pick<Subject, 'art'>) => (art ?? '').replaceAll('-fe0f', '');
/** The first code point of the stem, the same for all variants of a picture. */
export const stemOf = (subject: Pick<Subject, 'art'>) => wholeStem(subject).split('-')[0]!;
