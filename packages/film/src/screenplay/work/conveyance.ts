/** What one goes in or on, and the verbs for it. */

import type { DraftThing } from '../../understand/draft.ts';
import { vehicles } from '../../understand/nouns/nature.ts';
import { isRidden } from '../../understand/nouns/uses.ts';

const conveying = new Set(['drive', 'ride', 'steer', 'pilot', 'cruise', 'sail', 'paddle', 'row']);

/** "Drive off" too. */
export const isConveying = (verb: string): boolean => conveying.has(verb.split(' ')[0]!);

export const isConveyance = (noun: DraftThing['noun']): boolean =>
  noun !== null && (vehicles.has(noun.nature) || isRidden(noun));
