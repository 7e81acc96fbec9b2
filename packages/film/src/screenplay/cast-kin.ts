/** "Its mother", "a kangaroo with a baby": kin of an animal is of the animal's kind. */

import type { Facts } from '../facts/facts.ts';
import { findNoun, type Noun } from '../understand/nouns/find-noun.ts';
import { grownOf, youngOf } from '../understand/settle/animals/young.ts';
import { findDrawable } from './find-drawable.ts';

const parents = new Set('mother, father, parent, mom, mum, mama, dad, papa'.split(', '));
const children = new Set('baby, young, infant, newborn, offspring, child'.split(', '));
const beasts = new Set(['animal', 'bird', 'fish']);

export const isYoungKin = (noun: string): boolean => children.has(noun);

/** The animal it belongs to: said as such, or the one that has it with it. */
const kinOf = ({ entities, relations }: Facts, index: number): number | null =>
  entities[index]!.owner ??
  relations.find(({ kind, objects }) => kind === 'with' && objects.includes(index))?.subject ??
  null;

export const castKin = (facts: Facts, index: number): Noun | null => {
  const { noun } = facts.entities[index]!;
  if (!parents.has(noun) && !children.has(noun)) return null;
  const of = kinOf(facts, index);
  const animal = of === null ? undefined : findDrawable(facts.entities[of]!.noun)?.noun;
  if (!animal || !beasts.has(animal.nature)) return null;
  const called = parents.has(noun) ? grownOf.get(animal.name) : youngOf[animal.kit ?? animal.base];
  return { ...(findNoun(called ?? '') ?? findNoun(animal.base) ?? animal), name: noun };
};
