/** Events that are told by those who take part: "a sailboat race" shows sailboats. */

import type { Entity } from '../../facts/facts.ts';
import { living, vehicles } from '../../understand/nouns/nature.ts';
import type { CastEntity } from '../cast-entity.ts';
import { findDrawable } from '../find-drawable.ts';
import { eventCountOf } from '../meanings.ts';

/** No bicycle races alone. */
const riders = new Map([
  ['bicycle', 'cyclist'],
  ['bike', 'cyclist'],
  ['cycling', 'cyclist'],
  ['motorcycle', 'motorcyclist'],
  ['horse', 'jockey'],
  ['ski', 'skier'],
  ['skiing', 'skier'],
  ['running', 'runner'],
]);

/** "A sailboat race" shows sailboats. */
export const castEvent = ({ noun }: Entity): CastEntity | null => {
  const words = noun.split(' ');
  const count = eventCountOf(words.at(-1)!);
  const before = words.slice(0, -1).join(' ');
  const members = words.length > 1 && count ? findDrawable(riders.get(before) ?? before) : undefined;
  // No dinner comes to a dinner party.
  const takesPart = members && (living.has(members.noun.nature) || vehicles.has(members.noun.nature));
  return takesPart && count ? { is: 'thing', noun: members.noun, isStandIn: false, count } : null;
};
