/** What carries somebody along: their own legs, hops, wings, or nothing that moves by itself. */

import type { Action, Subject } from '../understand/scene-spec.ts';
import type { Manner } from './acting.ts';
import { stemOf, wholeStem } from './art-habits.ts';
import { legsOf } from './legs-of.ts';
import { wingRigs } from './wing-rigs.ts';

/** Rabbit, kangaroo, frog, cricket. */
const hoppers = new Set(['1f407', '1f998', '1f438', '1f997']);
const withLegs = new Set<Action>(['walk', 'run', 'jump', 'play', 'dance', 'sleep']);
const withWings = new Set<Action>(['fly', 'rise', 'fall', 'float']);

export const mannerOf = (subject: Pick<Subject, 'art' | 'action' | 'character'>): Manner => {
  if (subject.character !== null) return 'plain';
  const { action } = subject;
  const stem = wholeStem(subject);
  if (withWings.has(action) && wingRigs[stem]) return 'wings';
  if (withLegs.has(action) && legsOf(subject)) return 'legs';
  return (action === 'walk' || action === 'run') && hoppers.has(stemOf(subject)) ? 'hops' : 'plain';
};
