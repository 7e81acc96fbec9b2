/** Facts written by hand, for tests of what is made of them. */

import type { Entity, Event, Facts } from '../src/facts/facts.ts';

export const entity = (noun: string, change: Partial<Entity> = {}): Entity => ({
  noun,
  head: noun.split(' ').at(-1)!,
  count: 1,
  isMany: false,
  attributes: [],
  wears: [],
  partOf: null,
  owner: null,
  character: null,
  ...change,
});

export const event = (verb: string, agents: number[], change: Partial<Event> = {}): Event => ({
  verb,
  agents,
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
  step: 0,
  ...change,
});

export const factsOf = (change: Partial<Facts>): Facts => ({
  version: 1,
  entities: [],
  relations: [],
  events: [],
  changes: [],
  picture: {
    times: [],
    seasons: [],
    weather: [],
    regions: [],
    mood: null,
    style: null,
    palette: [],
    camera: { moves: [], shot: null, angle: null, subject: null, pace: null },
    isTimelapse: false,
    isSlowMotion: false,
  },
  speech: [],
  words: 0,
  unread: [],
  ...change,
});
