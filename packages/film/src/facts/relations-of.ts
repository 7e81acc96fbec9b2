/**
 * Relations by what they relate. A prompt may have thousands of entities and relations, and to look through all of
 * these for each of those takes seconds.
 */
import type { Facts, Relation } from './facts.ts';

type Index = { count: number; from: Map<number, Relation[]>; to: Map<number, Relation[]> };

const indexes = new WeakMap<readonly Relation[], Index>();

const add = (lists: Map<number, Relation[]>, entity: number, relation: Relation): void => {
  const list = lists.get(entity);
  if (list === undefined) lists.set(entity, [relation]);
  // The same entity may be among the objects twice.
  else if (list.at(-1) !== relation) list.push(relation);
};

const indexOf = ({ relations }: Facts): Index => {
  const known = indexes.get(relations);
  // While a text is read, relations are added.
  if (known?.count === relations.length) return known;
  const index: Index = { count: relations.length, from: new Map(), to: new Map() };
  for (const relation of relations) {
    add(index.from, relation.subject, relation);
    for (const object of relation.objects) add(index.to, object, relation);
  }
  indexes.set(relations, index);
  return index;
};

const none: readonly Relation[] = [];

/** Those with this entity as the subject, in order. */
export const relationsFrom = (facts: Facts, entity: number): readonly Relation[] =>
  indexOf(facts).from.get(entity) ?? none;

/** Those with this entity among the objects, in order. */
export const relationsTo = (facts: Facts, entity: number): readonly Relation[] =>
  indexOf(facts).to.get(entity) ?? none;
