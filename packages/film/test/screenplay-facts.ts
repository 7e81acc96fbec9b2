/** Facts written by hand, for tests of what is made of them. */

import type { Event, Facts } from '../src/facts/facts.ts';
import { newEvent } from '../src/facts/new-event.ts';
import { emptyPicture } from '../src/read/reading.ts';

export const event = (verb: string, agents: number[], change: Partial<Event> = {}): Event =>
  newEvent(verb, 0, { agents, ...change });

export const factsOf = (change: Partial<Facts>): Facts => ({
  version: 1,
  entities: [],
  relations: [],
  events: [],
  changes: [],
  picture: emptyPicture(),
  speech: [],
  words: 0,
  unread: [],
  ...change,
});
