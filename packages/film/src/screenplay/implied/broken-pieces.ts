/** "Two planes collide, pieces scatter": the pieces are theirs, and they break. */

import type { Event, Facts } from '../../facts/facts.ts';
import { newEvent } from '../../facts/new-event.ts';

const pieces = new Set('piece, fragment, shard, debris, splinter, wreckage, chunk'.split(', '));
const breaking = new Set(
  'collide, crash, smash, slam, hit, strike, explode, shatter, fall, drop, break, bump, clash, ram'.split(
    ', ',
  ),
);

/** Nothing else that is named flies about: "pieces of glass" say what of. */
const arePieces = ({ entities, relations }: Facts, { agents }: Event): boolean =>
  agents.length > 0 &&
  agents.every(
    (one) =>
      pieces.has(entities[one]!.noun) &&
      entities[one]!.partOf === null &&
      relations.every(({ subject }) => subject !== one),
  );

export const breakInPieces = (facts: Facts): Facts => {
  const flying = facts.events.filter((event) => arePieces(facts, event));
  if (flying.length === 0) return facts;
  const cause = facts.events.findLast(
    (event) => breaking.has(event.verb.split(' ')[0]!) && !event.isNegated && event.agents.length > 0,
  );
  if (!cause) return facts;
  const [whole] = cause.agents;
  const scattered = new Set(flying.flatMap(({ agents }) => agents));
  const isBroken = facts.events.some(({ verb, agents }) => verb === 'shatter' && agents.includes(whole!));
  return {
    ...facts,
    entities: facts.entities.map((entity, index) =>
      scattered.has(index) ? { ...entity, noun: 'piece', head: 'piece', partOf: whole! } : entity,
    ),
    events: [
      ...facts.events.filter((event) => !flying.includes(event)),
      ...(isBroken ? [] : [newEvent('shatter', cause.step, { agents: cause.agents })]),
    ],
  };
};
