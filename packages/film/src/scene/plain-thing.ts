import type { Thing } from './scene.ts';

/** One of middle size, of which nothing else is said. */
export const plainThing = (name: string, change: Partial<Thing> = {}): Thing => ({
  name,
  kit: null,
  art: null,
  count: 1,
  colour: null,
  material: null,
  size: 'medium',
  person: null,
  wears: [],
  traits: [],
  ties: [],
  acts: [],
  character: null,
  isImplied: false,
  ...change,
});
