/** Facts written by hand, for tests of what is made of them. */

import type { Event, Facts } from '../src/facts/facts.ts';
import { newEvent } from '../src/facts/new-event.ts';
import { emptyFacts } from '../src/read/reading.ts';

export const event = (verb: string, agents: number[], change: Partial<Event> = {}): Event =>
  newEvent(verb, 0, { agents, ...change });

export const factsOf = (change: Partial<Facts>): Facts => ({
  ...emptyFacts(),
  ...change,
});
