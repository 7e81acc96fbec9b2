/** "Listens to bad news", "watches a magic trick": somebody tells or performs it, and that is who is attended to. */

import type { Entity, Event, Facts } from '../../facts/facts.ts';
import { newEntity } from '../../facts/new-entity.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { attendingVerbs, offeredAs } from '../../world/verbs/told-and-shown.ts';

const isPerson = (entity: Entity | undefined): boolean =>
  entity !== undefined && (entity.character !== null || findNoun(entity.noun)?.nature === 'person');

/** Somebody is already there who may be meant. */
const hasOthers = ({ entities }: Facts, { agents }: Event): boolean =>
  entities.some((entity, index) => !agents.includes(index) && isPerson(entity));

/** The same facts, with the one who tells or performs. */
export const implyPartners = (facts: Facts): Facts => {
  const entities = facts.entities.map((entity) => ({ ...entity }));
  const events = facts.events.flatMap((event): Event[] => {
    const [object] = event.objects;
    const [listener] = event.agents;
    const asked = object === undefined ? undefined : facts.entities[object]!;
    const offered = asked && attendingVerbs.has(event.verb) ? offeredAs(asked.noun) : undefined;
    if (!asked || !offered || event.isNegated || !isPerson(facts.entities[listener ?? -1])) return [event];
    const owner = asked.owner ?? asked.partOf;
    const isOwners = owner !== null && owner !== listener && isPerson(facts.entities[owner]);
    if (!isOwners && hasOthers(facts, event)) return [event];
    const partner = isOwners ? owner : entities.push(newEntity(offered.who)) - 1;
    const isTold = offered.verb === 'talk';
    // It is seen in the one who tells it.
    entities[object!]!.partOf = partner;
    return [
      { ...event, verb: isTold ? 'listen to' : 'watch', objects: [partner] },
      {
        ...event,
        verb: offered.verb,
        agents: [partner],
        objects: [],
        recipients: isTold ? event.agents : [],
        manner: [],
      },
    ];
  });
  return events.length === facts.events.length ? facts : { ...facts, entities, events };
};
