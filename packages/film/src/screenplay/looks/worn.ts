/** What an entity has on: said as worn, or as had by what wears nothing else, such as "a snowman with a scarf". */

import type { Facts, RelationKind } from '../../facts/facts.ts';
import { garmentOf } from '../meanings.ts';

/** "Puts a coat on her": she has it on. */
const putOnto = ({ entities, events }: Facts, index: number): number[] =>
  events.flatMap(({ verb, objects, to }) =>
    dressing.has(verb) && to.some(({ kind, entities: at }) => wornWhere.has(kind) && at.includes(index))
      ? objects.filter((one) => one !== index && garmentOf(entities[one]!.noun))
      : [],
  );
const dressing = new Set(['put', 'place', 'slip', 'set', 'pull', 'drape', 'wrap']);
const wornWhere = new Set<RelationKind>(['on', 'over', 'around', 'on_top_of']);

export const wornBy = (facts: Facts, index: number): number[] => {
  const { entities, relations } = facts;
  const had = relations.flatMap(({ kind, subject, objects }) =>
    kind === 'with' && subject === index ? objects.filter((one) => garmentOf(entities[one]!.noun)) : [],
  );
  // "His long beard" is worn too.
  const own = entities.flatMap(({ noun, partOf, owner }, at) =>
    (partOf ?? owner) === index && garmentOf(noun) ? [at] : [],
  );
  return [...new Set([...entities[index]!.wears, ...had, ...own, ...putOnto(facts, index)])];
};
