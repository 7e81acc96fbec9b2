/** What an entity has on: said as worn, or as had by what wears nothing else, such as "a snowman with a scarf". */

import type { Facts } from '../facts/facts.ts';
import { garmentOf } from './meanings.ts';

export const wornBy = ({ entities, relations }: Facts, index: number): number[] => {
  const had = relations.flatMap(({ kind, subject, objects }) =>
    kind === 'with' && subject === index ? objects.filter((one) => garmentOf(entities[one]!.noun)) : [],
  );
  // "His long beard" is worn too.
  const own = entities.flatMap(({ noun, partOf, owner }, at) =>
    (partOf ?? owner) === index && garmentOf(noun) ? [at] : [],
  );
  return [...new Set([...entities[index]!.wears, ...had, ...own])];
};
