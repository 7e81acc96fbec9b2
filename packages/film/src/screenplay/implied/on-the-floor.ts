/** "Rests on the floor", "sits on the grass": the ground itself is the seat, and no chair or bed is brought. */

import type { Event, Facts, Location } from '../../facts/facts.ts';
import { findDrawable } from '../find-drawable.ts';

const resting = new Set(
  'sit, sit down, rest, relax, lie, lie down, lounge, sleep, nap, recline, sprawl, chill, stretch out, play, unwind, huddle, gather, eat, read'.split(
    ', ',
  ),
);
const grounds = new Set([
  'floor',
  'ground',
  'grass',
  'lawn',
  'floorboard',
  'pavement',
  'sand',
  'sidewalk',
  'dirt',
]);
export const onTheGround = 'on the ground';

const isGround = ({ entities }: Facts, { kind, entities: places }: Location): boolean =>
  kind === 'on' && places.some((one) => grounds.has(entities[one]!.head));

/** Those who are said to be on it: by where they do it, or by where they are. */
const onGround = (facts: Facts, { agents, at, to, verb }: Event): number[] => {
  if (!resting.has(verb)) return [];
  if ([...at, ...to].some((place) => isGround(facts, place))) return agents;
  return agents.filter((one) =>
    facts.relations.some(
      ({ subject, kind, objects }) => subject === one && isGround(facts, { kind, entities: objects }),
    ),
  );
};

/** The same facts, with the posture said of those who rest so. */
export const sitOnFloor = (facts: Facts): Facts => {
  const low = new Set(facts.events.flatMap((event) => (event.isNegated ? [] : onGround(facts, event))));
  if (low.size === 0) return facts;
  return {
    ...facts,
    entities: facts.entities.map((entity, index) =>
      low.has(index) && findDrawable(entity.noun)?.noun.nature !== 'animal'
        ? { ...entity, attributes: [...entity.attributes, { kind: 'state' as const, value: onTheGround }] }
        : entity,
    ),
  };
};
