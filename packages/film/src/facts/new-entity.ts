import type { Entity } from './facts.ts';

export const headOf = (noun: string): string => noun.slice(noun.lastIndexOf(' ') + 1);

/** One of it, of which nothing else is said. */
export const newEntity = (noun: string, change: Partial<Entity> = {}): Entity => ({
  noun,
  head: headOf(noun),
  count: 1,
  isMany: false,
  attributes: [],
  wears: [],
  partOf: null,
  owner: null,
  character: null,
  ...change,
});
