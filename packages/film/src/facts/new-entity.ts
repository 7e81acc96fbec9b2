import type { Entity } from './facts.ts';

/** One of it, of which nothing else is said. */
export const newEntity = (noun: string, change: Partial<Entity> = {}): Entity => ({
  noun,
  head: noun.slice(noun.lastIndexOf(' ') + 1),
  count: 1,
  isMany: false,
  attributes: [],
  wears: [],
  partOf: null,
  owner: null,
  character: null,
  ...change,
});
