/** "A child sleeps under a yellow blanket": the cover of a bed takes the blanket's colour; over somebody awake it is worn about the shoulders. */

import type { Entity, Event, Facts, Location, Relation } from '../../facts/facts.ts';
import { newEntity } from '../../facts/new-entity.ts';
import { coveringVerbs } from '../../world/verb-senses.ts';
import { findDrawable } from '../find-drawable.ts';

const covers = new Set(['blanket', 'quilt', 'duvet', 'comforter', 'bedspread', 'coverlet', 'throw']);
const sleeping = new Set(['sleep', 'nap', 'doze', 'snooze', 'slumber', 'rest', 'dream']);
const asleep = new Set(['asleep', 'sleeping', 'dozing', 'napping', 'snoozing']);
const beds = new Set(['bed', 'mattress']);

type Draped = { over: number; cloth: number };

const lives = (entity: Entity | undefined): boolean =>
  entity !== undefined && (entity.character !== null || findDrawable(entity.noun)?.noun.nature === 'person');

/** A cloth and the one it is over: said by what is done with it, or by how they lie. */
const drapedIn = ({ entities, events, relations }: Facts): Draped[] => {
  const isCover = (one: number) => covers.has(entities[one]!.head) && entities[one]!.partOf === null;
  const told = events.flatMap(({ verb, objects, instruments, isNegated }) => {
    const [over] = objects;
    const cloth = coveringVerbs.has(verb) && !isNegated ? instruments.find(isCover) : undefined;
    return over !== undefined && cloth !== undefined ? [{ over, cloth }] : [];
  });
  const said = relations.flatMap(({ kind, subject, objects }) => {
    const cloth = ['under', 'covered_with'].includes(kind) ? objects.find(isCover) : undefined;
    return cloth === undefined ? [] : [{ over: subject, cloth }];
  });
  return [...told, ...said].filter(({ over }) => lives(entities[over]));
};

const isAsleep = ({ entities, events }: Facts, who: number): boolean =>
  entities[who]!.attributes.some(({ value }) => asleep.has(value)) ||
  events.some(({ verb, agents }) => agents.includes(who) && sleeping.has(verb));

const without = (places: readonly Location[], cloth: number): Location[] =>
  places.filter(({ entities }) => !entities.includes(cloth));

const withoutCloth = (event: Event, cloth: number): Event => ({
  ...event,
  instruments: event.instruments.filter((one) => one !== cloth),
  at: without(event.at, cloth),
  to: without(event.to, cloth),
});

/** The bed that is named, or else one that is implied. */
const bedFor = ({ entities, relations }: Facts, who: number): number => {
  const own = relations.find(
    ({ subject, objects: [host] }) => subject === who && host !== undefined && beds.has(entities[host]!.head),
  );
  return own?.objects[0] ?? entities.findIndex(({ head }) => beds.has(head));
};

const tuckIn = (facts: Facts, { over, cloth }: Draped): Facts => {
  const entities = facts.entities.map((one) => ({ ...one }));
  const named = bedFor(facts, over);
  const bed = named >= 0 ? named : entities.push(newEntity('bed')) - 1;
  const colours = entities[cloth]!.attributes.filter(({ kind }) => kind === 'colour');
  entities[bed]!.attributes = [...entities[bed]!.attributes, ...colours];
  entities[cloth]!.partOf = bed;
  const relations = facts.relations.filter(
    ({ subject, objects }) => subject !== cloth && !objects.includes(cloth),
  );
  const lies: Relation = { kind: 'in', subject: over, objects: [bed], frame: 'viewer', step: 0 };
  const isSaid = relations.some(({ subject, objects }) => subject === over && objects.includes(bed));
  return {
    ...facts,
    entities,
    relations: isSaid ? relations : [...relations, lies],
    events: facts.events.map((event) => withoutCloth(event, cloth)),
  };
};

const wrapUp = (facts: Facts, { over, cloth }: Draped): Facts => ({
  ...facts,
  entities: facts.entities.map((one, at) => {
    if (at === over) return { ...one, wears: [...one.wears, cloth] };
    return at === cloth ? { ...one, noun: 'cape', head: 'cape' } : one;
  }),
  relations: facts.relations.filter(({ subject, objects }) => subject !== cloth && !objects.includes(cloth)),
  events: facts.events.map((event) => withoutCloth(event, cloth)),
});

export const drapeCloths = (facts: Facts): Facts =>
  drapedIn(facts).reduce(
    (read, draped) => (isAsleep(read, draped.over) ? tuckIn(read, draped) : wrapUp(read, draped)),
    facts,
  );
