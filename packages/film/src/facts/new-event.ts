import type { Event } from './facts.ts';

/** One of which nothing else is said. */
export const newEvent = (verb: string, step: number, change: Partial<Event> = {}): Event => ({
  verb,
  agents: [],
  objects: [],
  instruments: [],
  recipients: [],
  from: [],
  to: [],
  path: [],
  at: [],
  direction: null,
  manner: [],
  isNegated: false,
  step,
  ...change,
});
