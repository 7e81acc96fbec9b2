/** What carries somebody along: their own legs, hops, wings, or nothing that moves by itself. */

import type { Action, Subject } from '../understand/scene-spec.ts';
import type { Manner } from './acting.ts';
import { stemOf, wholeStem } from './art-habits.ts';
import type { Art } from './leg-rigs.ts';
import { wingRigs } from './wing-rigs.ts';

/** Rabbit, kangaroo, frog, cricket. */
const hoppers = new Set(['1f407', '1f998', '1f438', '1f997']);
const withLegs = new Set<Action>(['walk', 'run', 'jump', 'play', 'dance', 'sleep']);
const withWings = new Set<Action>(['fly', 'rise', 'fall', 'float']);

export const mannerOf = (
  subject: Pick<Subject, 'art' | 'action' | 'character'>,
  art: Pick<Art, 'legs' | 'front'> | undefined,
): Manner => {
  if (subject.character !== null) return 'plain';
  const { action } = subject;
  const isUnderWay = action === 'walk' || action === 'run';
  if (withWings.has(action) && wingRigs[wholeStem(subject)]) return 'wings';
  if (isUnderWay && hoppers.has(stemOf(subject))) return 'hops';
  if (withLegs.has(action) && art?.legs) return 'legs';
  return art?.front && (isUnderWay || action === 'dance') ? 'legs' : 'plain';
};
