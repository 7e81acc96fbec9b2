/** "Clears a table", "packs furniture", "discusses trends": the things and people that the act takes are there, and the act is seen in what happens to them. */

import type { Entity, Event, Facts, Location } from '../../facts/facts.ts';
import { newEntity } from '../../facts/new-entity.ts';
import { living } from '../../understand/nouns/nature.ts';
import type { Asked, Deed, PlacedAt } from '../../world/deeds/deed.ts';
import { deedFor } from '../../world/deeds/rows.ts';
import { isIndoors } from '../../world/indoors.ts';
import { findDrawable } from '../find-drawable.ts';
import { actsAsPerson } from '../looks/acts-as-person.ts';
import { groupOf, placeOf } from '../meanings.ts';

const natureOf = ({ noun }: Entity) => findDrawable(noun)?.noun.nature ?? null;

const asAsked = (entity: Entity | undefined): Asked | null =>
  entity === undefined ? null : { noun: entity.noun, head: entity.head };

const isOfPeople = ({ noun }: Entity): boolean => {
  const group = groupOf(noun);
  return group !== undefined && findDrawable(group.noun)?.noun.nature === 'person';
};
const hasHands = (entity: Entity): boolean =>
  entity.character !== null || natureOf(entity) === 'person' || isOfPeople(entity) || actsAsPerson(entity);

/** The facts as read, and all entities with those that are added. */
type Told = { facts: Facts; entities: Entity[] };

const add = ({ entities }: Told, noun: string, count = 1): number =>
  entities.push(newEntity(noun, { count })) - 1;

/** A thing that is named already serves: a table that is said to be there is the one where plates go. */
const findOrAdd = (told: Told, noun: string, besides: number | undefined, count = 1): number => {
  const found = told.facts.entities.findIndex(
    (entity, index) =>
      index !== besides &&
      entity.partOf === null &&
      (entity.noun === noun || findDrawable(entity.noun)?.noun.base === noun),
  );
  return found >= 0 ? found : add(told, noun, count);
};

const isPlaceName = ({ entities }: Facts, one: number): boolean => placeOf(entities[one]!.noun) !== undefined;
const isSaidAt = ({ events, relations }: Facts, place: number, at: (step: number) => boolean): boolean =>
  events.some(
    (event) =>
      at(event.step) &&
      (event.objects.includes(place) ||
        [...event.at, ...event.to, ...event.from, ...event.path].some(({ entities }) =>
          entities.includes(place),
        )),
  ) || relations.some(({ objects, step }) => at(step) && objects.includes(place));

/** A place is named for this step of the story, or for all of it. */
const isPlaced = (facts: Facts, { step, objects: [object] }: Event): boolean =>
  facts.entities.some(
    (_, one) =>
      one !== object &&
      isPlaceName(facts, one) &&
      (isSaidAt(facts, one, (other) => other === step) || !isSaidAt(facts, one, (other) => other !== step)),
  );

/** By a river nobody has a washing machine to put things in, and at home no stall to take them from. */
const isElsewhere = (facts: Facts, event: Event, { place, into, from }: Deed): boolean => {
  const own = place === null ? undefined : placeOf(place);
  if (own === undefined || (into ?? from) === null) return false;
  return facts.entities.some(({ noun }, one) => {
    const said = placeOf(noun);
    const isOther = said !== undefined && isIndoors(own) !== isIndoors(said);
    return isOther && isSaidAt(facts, one, (step) => step === event.step);
  });
};

const nameThings = (facts: Facts, places: readonly Location[]): boolean =>
  places.some(({ entities }) => entities.some((one) => !isPlaceName(facts, one)));

const placeAt = (told: Told, { kind, noun }: PlacedAt, object: number | undefined): Location[] => {
  if (noun !== 'it') return [{ kind, entities: [findOrAdd(told, noun, object)] }];
  return object === undefined ? [] : [{ kind, entities: [object] }];
};

/** Somebody else is there, with whom it may be done. */
const hasOthers = ({ entities }: Facts, { agents }: Event): boolean =>
  agents.length > 1 ||
  agents.some((one) => (entities[one]!.count ?? 2) > 1) ||
  entities.some((entity, one) => !agents.includes(one) && living.has(natureOf(entity) ?? 'prop'));

const usesIt = ({ into, from }: Deed): boolean => into?.noun === 'it' || from?.noun === 'it';

/** What the hands are at; a thing of its own kind, or none, takes the place of what is only a word for all of them. */
const objectsOf = (told: Told, { agents, objects }: Event, deed: Deed): number[] => {
  const { what } = deed;
  const [object] = objects;
  const named = object === undefined ? undefined : told.entities[object]!;
  if (what === null || named?.noun === what.noun) return objects;
  const [doer] = agents;
  if (named && doer !== undefined && !usesIt(deed) && !isPlaceName(told.facts, object!))
    told.entities[object!] = { ...named, partOf: doer };
  if (what.noun === 'nothing') return [];
  return [what.count > 1 ? add(told, what.noun, what.count) : findOrAdd(told, what.noun, object)];
};

const complete = (told: Told, event: Event, deed: Deed): Event => {
  const { facts } = told;
  const [object] = event.objects;
  const objects = objectsOf(told, event, deed);
  const isReplaced = deed.what !== null && object !== undefined;
  const places: Location[] = [];
  // The room that is tidied is where it happens.
  if (isReplaced && isPlaceName(facts, object)) places.push({ kind: 'in', entities: [object] });
  else if (deed.place !== null && !isPlaced(facts, event))
    places.push({ kind: 'in', entities: [add(told, deed.place)] });
  const around = deed.into?.kind === 'around' ? placeAt(told, deed.into, object) : [];
  const isGone = fillsOnly(deed) && nameThings(facts, [...event.to, ...event.at, ...event.path]);
  const into = deed.into && around.length === 0 && !isGone ? placeAt(told, deed.into, object) : [];
  const partners =
    deed.partner && !hasOthers(facts, event) ? [add(told, deed.partner.noun, deed.partner.count)] : [];
  return {
    ...event,
    verb: deed.shownAs ?? event.verb,
    objects,
    instruments:
      event.instruments.length === 0 && deed.tool
        ? [findOrAdd(told, deed.tool, object, facts.entities[event.agents[0] ?? -1]?.count ?? 1)]
        : event.instruments,
    recipients: event.recipients.length === 0 ? partners : event.recipients,
    to: [...event.to, ...into],
    from:
      deed.from && !nameThings(facts, event.from)
        ? [...event.from, ...placeAt(told, deed.from, object)]
        : event.from,
    at: [...event.at, ...around, ...places],
  };
};

/** The object stays what it is, and hands do nothing else with it. */
const fillsOnly = ({ what, shownAs }: Deed): boolean =>
  what === null && shownAs !== 'put' && shownAs !== 'take' && shownAs !== 'give';

const fitting = (facts: Facts, event: Event): Deed | null => {
  const { agents, objects, recipients, lacksDoer, isNegated, instruments, to, from, at, path, verb } = event;
  const doers = agents.map((one) => facts.entities[one]!);
  if (isNegated || (doers.length === 0 && !lacksDoer) || !doers.every(hasHands)) return null;
  const object = facts.entities[objects[0] ?? -1];
  if (objects.some((one) => agents.includes(one)) || object?.partOf != null) return null;
  // "Teaches her son to ride": what the other does is seen.
  if (facts.events.some((other) => other !== event && other.agents.some((one) => objects.includes(one))))
    return null;
  const deed = deedFor(verb, asAsked(object), asAsked(doers[0]));
  if (!deed) return null;
  // Where several sell, each would need a customer.
  if (deed.shownAs === 'give' && recipients.length === 0 && hasOthers(facts, event)) return null;
  // "Pictures of a lion": the lion is meant.
  if (deed.what !== null && facts.relations.some(({ subject }) => subject === objects[0])) return null;
  // Where it says itself with what and where to, that is shown; "pours tea" takes no more than what is missing.
  const isSaid =
    !fillsOnly(deed) &&
    ((deed.into !== null && (recipients.length > 0 || nameThings(facts, [...to, ...at, ...from]))) ||
      (deed.from !== null && nameThings(facts, from)) ||
      (deed.what !== null &&
        (instruments.length > 0 || nameThings(facts, [...to, ...from, ...path, ...at]))));
  return isSaid || isElsewhere(facts, event, deed) ? null : deed;
};

/** "Scrolls through a phone": that is what hands are at. */
const withHandled = (event: Event): Event => {
  const through = event.objects.length === 0 ? event.path.find(({ kind }) => kind === 'through') : undefined;
  return through
    ? { ...event, objects: through.entities, path: event.path.filter((one) => one !== through) }
    : event;
};

/** The same facts, with all that the acts take. */
export const completeDeeds = (facts: Facts): Facts => {
  const told: Told = { facts, entities: [...facts.entities] };
  const relations = [...facts.relations];
  const events = facts.events.map((said) => {
    const event = withHandled(said);
    const deed = fitting(facts, event);
    if (!deed) return said;
    const done = complete(told, event, deed);
    const [doer] = event.agents;
    for (const noun of doer === undefined ? [] : deed.beside) {
      if (told.entities.some((entity) => entity.noun === noun && entity.partOf === null)) continue;
      relations.push({
        kind: 'beside',
        subject: add(told, noun),
        objects: [doer!],
        frame: 'viewer',
        step: event.step,
      });
    }
    return done;
  });
  return events.every((one, n) => one === facts.events[n])
    ? facts
    : { ...facts, entities: told.entities, relations, events };
};
