/** Which entities of the facts a phrase of an edit names. */

import type { Entity, Facts } from '../facts/facts.ts';
import { isAnimal, isPerson } from '../read/entities.ts';
import { readFacts } from '../read/read-facts.ts';
import { meantBy } from '../read/read-on.ts';
import { castEntities } from '../screenplay/cast-entities.ts';
import type { CastEntity } from '../screenplay/cast-entity.ts';
import { findNoun } from '../understand/nouns/find-noun.ts';
import { chainOf, sensesOf } from '../world/kinds.ts';

const pronouns = new Set('it him her them he she they this that these those both all'.split(' '));
const everybody = new Set(['people', 'person', 'everyone', 'everybody', 'crowd', 'human']);

/** Those that the story is of: what acts, or what is named first. */
export const topicOf = (facts: Facts, cast: readonly CastEntity[] = castEntities(facts)): number[] => {
  const isThing = (index: number) => cast[index]?.is === 'thing' || cast[index]?.is === 'character';
  const acting = facts.events.find(({ agents }) => agents.some(isThing));
  if (acting) return acting.agents.filter(isThing);
  const first = facts.entities.findIndex((_, index) => isThing(index));
  return first >= 0 ? [first] : [];
};

type Lineage = { base: string | undefined; kinds: Set<string> };

/** Of nouns asked for lately: a long prompt names the same things again and again. */
const lineages = new Map<string, Lineage>();
const mostLineages = 500;

const lineageOf = (noun: string): Lineage => {
  const known = lineages.get(noun);
  if (known) return known;
  const senses = sensesOf('noun', noun.slice(noun.lastIndexOf(' ') + 1)).slice(0, 2);
  const kinds = senses.flatMap(({ sense }) => chainOf('noun', sense).map(({ name }) => name));
  const lineage = { base: findNoun(noun)?.base, kinds: new Set(kinds) };
  if (lineages.size >= mostLineages) lineages.clear();
  lineages.set(noun, lineage);
  return lineage;
};

/** "The trees" are also the palm trees, "the animal" is the dog. */
const isCalled = (entity: Entity, asked: Entity): boolean => {
  if (asked.character !== null || entity.character !== null) return asked.character === entity.character;
  if (entity.noun === asked.noun) return true;
  const isPlain = asked.noun === asked.head || entity.noun === entity.head;
  if (entity.head === asked.head && isPlain) return true;
  if (everybody.has(asked.noun)) return isPerson(entity.noun);
  if (asked.noun === 'animal') return isAnimal(entity.noun);
  const { base } = lineageOf(asked.noun);
  const own = lineageOf(entity.noun);
  return (base !== undefined && base === own.base) || own.kinds.has(asked.noun);
};

const isSame = (a: Entity, b: Entity) =>
  b.attributes.filter(({ value }) => a.attributes.some((own) => own.value === value)).length;

/** Whether they are described so differently that they must be two. */
export const differs = (entity: Entity, asked: Entity): boolean =>
  asked.attributes.some(
    ({ kind, value }) =>
      kind !== 'other' &&
      kind !== 'state' &&
      entity.attributes.some((own) => own.kind === kind && own.value !== value),
  );

/** Entities called so, the one that fits best first. */
export const called = (entities: readonly Entity[], asked: Entity): number[] =>
  [...entities.keys()]
    .filter((index) => isCalled(entities[index]!, asked))
    .sort(
      (a, b) =>
        isSame(entities[b]!, asked) - isSame(entities[a]!, asked) ||
        Number(entities[b]!.noun === asked.noun) - Number(entities[a]!.noun === asked.noun) ||
        a - b,
    );

const isSeveral = ({ count, isMany }: Entity) => isMany || count !== 1;

export const findEntities = (facts: Facts, phrase: string): number[] => {
  const word = phrase.trim();
  if (pronouns.has(word)) return meantBy(facts, word, topicOf(facts));
  const found = new Set<number>();
  for (const asked of readFacts(word).entities) {
    const matches = called(facts.entities, asked);
    for (const index of isSeveral(asked) || everybody.has(asked.noun) ? matches : matches.slice(0, 1))
      found.add(index);
  }
  return [...found];
};
