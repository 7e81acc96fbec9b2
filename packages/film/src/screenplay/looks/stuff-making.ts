/** "A man made of rocks", "a tortoise whose body is made of glass": the entity that another wholly consists of. */

import type { Facts } from '../../facts/facts.ts';
import { coatings, stuffs } from '../../world/stuffs.ts';
import { findDrawable } from '../find-drawable.ts';
import { placeOf } from '../meanings.ts';

/** Parts that are the whole of somebody. */
const wholes = new Set(['body', 'skin', 'surface']);

type Said = Facts['entities'][number];
const isStuff = ({ noun, head }: Said) => stuffs.has(noun) || stuffs.has(head);
const isCoating = ({ noun, head }: Said) => coatings.has(noun) || coatings.has(head);

/** Index of the stuff that the entity is made of; null where none is said. */
export const stuffMaking = ({ entities, relations }: Facts, index: number): number | null => {
  const { noun } = entities[index]!;
  if (placeOf(noun) !== undefined || !findDrawable(noun)) return null;
  const isOf = (subject: number) => {
    const { head, partOf, owner } = entities[subject]!;
    return subject === index || (wholes.has(head) && (partOf ?? owner) === index);
  };
  for (const { kind, subject, objects } of relations)
    if (isOf(subject))
      for (const object of objects) {
        const stuff = entities[object]!;
        const isLook = kind === 'made_of' ? isStuff(stuff) : kind === 'covered_with' && isCoating(stuff);
        if (object !== index && isLook) return object;
      }
  return null;
};

/** Index of what is made of the entity as its stuff. */
export const madeOfStuff = (facts: Facts, index: number): number | null => {
  const isSaid = (kind: string) => kind === 'made_of' || kind === 'covered_with';
  const found = facts.relations.some(({ kind, objects }) => isSaid(kind) && objects.includes(index))
    ? facts.entities.findIndex((_, other) => stuffMaking(facts, other) === index)
    : -1;
  return found >= 0 ? found : null;
};
