/** A noun that only says what somebody is to another: the prey of a cheetah is a gazelle, the mate of a bird another bird. */

import type { Facts } from '../../facts/facts.ts';
import { findNoun, type Noun } from '../../understand/nouns/find-noun.ts';
import { living } from '../../understand/nouns/nature.ts';
import { chainOf, sensesOf } from '../../world/kinds.ts';
import { preyOf, roleOf } from '../../world/roles.ts';
import { findDrawable } from '../find-drawable.ts';

/** The one it is said to belong to, or that does something to it. */
const otherOf = ({ entities, events }: Facts, index: number): number | null =>
  entities[index]!.owner ??
  events.find(({ agents, objects }) => objects.includes(index) && !agents.includes(index))?.agents[0] ??
  null;

const kindsOf = ({ name, base }: Noun): string[] => [
  name,
  base,
  ...[name, base].flatMap((noun) =>
    sensesOf('noun', noun)
      .slice(0, 2)
      .flatMap(({ sense }) => chainOf('noun', sense).map((kind) => kind.name)),
  ),
];

/** How many a pack of nothing but "its" is. */
const several = 4;

/** "A robot's life" meets nobody. */
const isMet = ({ events }: Facts, index: number): boolean =>
  events.some(({ agents, objects, recipients }) => [...agents, ...objects, ...recipients].includes(index));

const isPersonAlone = (noun: string): boolean =>
  findDrawable(noun) === undefined &&
  sensesOf('noun', noun).some(({ sense }) => chainOf('noun', sense).some(({ name }) => name === 'person'));

export type CastRole = { noun: Noun; count?: number };

export const castRole = (facts: Facts, index: number): CastRole | null => {
  const { noun } = facts.entities[index]!;
  const role = roleOf(noun);
  const other = otherOf(facts, index);
  const of = other === null ? undefined : findDrawable(facts.entities[other]!.noun)?.noun;
  if (!of || !living.has(of.nature)) return null;
  // "His contact", "her follower": what can be a person is one where it is somebody's.
  if (of.nature === 'person')
    return facts.entities[index]!.owner !== null && isMet(facts, index) && isPersonAlone(noun)
      ? { noun: { ...findNoun('person')!, name: noun } }
      : null;
  if (role === null) return null;
  if (role === 'prey') {
    const found = findNoun(preyOf(kindsOf(of)) ?? '');
    return found ? { noun: { ...found, name: noun } } : null;
  }
  return { noun: { ...of, name: noun }, ...(role === 'likes' && { count: several }) };
};
