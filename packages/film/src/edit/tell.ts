/** A clause told after the facts: what it says of those that are there takes the place of what was said before. */

import type { AttributeKind, Entity, Event, Facts, RelationKind, Told } from '../facts/facts.ts';
import { verbReadings } from '../read/morphology.ts';
import { lastStepOf, readOn } from '../read/read-on.ts';
import { castEntities } from '../screenplay/cast-entities.ts';
import type { CastEntity } from '../screenplay/cast-entity.ts';
import { chainOf, sensesOf } from '../world/kinds.ts';
import { editPicture } from './edit-picture.ts';
import { addSentence, rename } from './edit-text.ts';
import { called, differs, topicOf } from './find-entities.ts';
import { mergeEntities } from './remove-entities.ts';

export type TellOptions = {
  /** The new facts join those that are there: another dog, more fog. */
  adds?: boolean;
  /** After all that happens. */
  isLater?: boolean;
  /** In place of how it ended. */
  isInstead?: boolean;
  /** The verb of the event that it takes the place of. */
  verb?: string | null;
};

/** Of these a thing has one at a time: a ball that is now blue is no longer red. */
const isExclusive = (kind: AttributeKind): boolean => !['state', 'origin', 'other'].includes(kind);

/** Attributes that are now said, and those of before that they leave standing. */
export const describedAs = (was: Entity['attributes'], said: Entity['attributes']): Entity['attributes'] => {
  const kinds = new Set(said.map(({ kind }) => kind).filter((kind) => isExclusive(kind)));
  const values = new Set(said.map(({ value }) => value));
  return [...was.filter(({ kind, value }) => !kinds.has(kind) && !values.has(value)), ...said];
};

const kindsOfVerb = (verb: string): number[] =>
  sensesOf('verb', verb.split(' ')[0]!)
    .slice(0, 2)
    .flatMap(({ sense }) => chainOf('verb', sense).map((one) => one.sense));

/** The first that no other comes before. */
const firstBy = <Item>(
  items: readonly Item[],
  comesBefore: (a: Item, b: Item) => boolean,
): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best === undefined || comesBefore(item, best) ? item : best),
    undefined,
  );

/** The event that another takes the place of: the one most like it, or the last. */
const likest = (
  events: readonly Event[],
  told: Event,
  { verb = null, isInstead = false }: TellOptions,
): Event | undefined => {
  const named = verb === null ? undefined : events.find((event) => event.verb === verb);
  if (named) return named;
  const isLater = (a: Event, b: Event) => a.step > b.step;
  if (isInstead) return firstBy(events, isLater);
  const kinds = new Set(kindsOfVerb(told.verb));
  const sharedBy = new Map(
    Array.from(new Set(events.map((event) => event.verb)), (one) => [
      one,
      kindsOfVerb(one).filter((kind) => kinds.has(kind)).length,
    ]),
  );
  const shared = (event: Event) => sharedBy.get(event.verb)!;
  return firstBy(events, (a, b) => shared(a) > shared(b) || (shared(a) === shared(b) && isLater(a, b)));
};

const hasPlace = ({ at, to, from, path }: Event) => at.length + to.length + from.length + path.length > 0;

type Edited = { facts: Facts; gone: string[] };

/** Events of those that now do something else. */
const replaceEvents = (facts: Facts, known: number, options: TellOptions): Edited => {
  const was = facts.events.slice(0, known);
  const told = facts.events.slice(known);
  const left = new Set(was);
  const first = told[0]?.step ?? 0;
  let step: number | null = null;
  for (const event of told) {
    const agents = new Set(event.agents);
    const doer = (one: Event) => one.agents.some((agent) => agents.has(agent));
    const own = was.filter((one) => left.has(one) && doer(one));
    const old = likest(own, event, options);
    step ??= old?.step ?? 0;
    if (old && !hasPlace(event))
      Object.assign(event, { at: old.at, to: old.to, from: old.from, path: old.path });
    for (const one of own) if (one.step === step) left.delete(one);
    event.step = Math.max(0, step + event.step - first);
  }
  const gone = was.filter((event) => !left.has(event));
  const busy = new Set(told.flatMap(({ agents }) => agents));
  // "They" who go on without one of them.
  const others = gone.flatMap((event): Event[] => {
    const agents = event.agents.filter((agent) => !busy.has(agent));
    return agents.length > 0 ? [{ ...event, agents }] : [];
  });
  const isDone = ({ isNegated }: Event) => !isNegated;
  return {
    facts: { ...facts, events: [...left, ...others, ...told.filter(isDone)] },
    gone: gone.map((event) => event.verb.split(' ')[0]!),
  };
};

const positions = new Set<RelationKind>(
  'on,in,under,above,beside,left_of,right_of,in_front_of,behind,between,inside,on_top_of,near,against'.split(
    ',',
  ) as RelationKind[],
);

/** What now stands elsewhere no longer stands where it was. */
const replaceRelations = (facts: Facts, known: number, cast: readonly CastEntity[]): Facts => {
  const told = facts.relations.slice(known).map((relation) => ({ ...relation, step: 0 }));
  const moved = new Set(told.filter(({ kind }) => positions.has(kind)).map(({ subject }) => subject));
  const stays = facts.relations
    .slice(0, known)
    .filter(
      ({ kind, subject, objects }) =>
        !moved.has(subject) || !positions.has(kind) || objects.some((to) => cast[to]?.is === 'place'),
    );
  return { ...facts, relations: [...stays, ...told] };
};

/** Entities that do or are something, and those that are only named by what others do. */
const rolesIn = ({ events, relations, changes, entities }: Facts) => {
  const acting = new Set([
    ...events.flatMap(({ agents }) => agents),
    ...relations.map(({ subject }) => subject),
    ...changes.map(({ entity }) => entity ?? -1),
  ]);
  const named = new Set([
    ...events.flatMap(({ objects, instruments, recipients, at, to, from, path }) => [
      ...objects,
      ...instruments,
      ...recipients,
      ...[...at, ...to, ...from, ...path].flatMap((location) => location.entities),
    ]),
    ...relations.flatMap(({ objects }) => objects),
    ...entities.flatMap(({ wears }) => wears),
    ...entities.flatMap(({ partOf }, index) => (partOf === null ? [] : [index])),
  ]);
  return { acting, named };
};

const most = 60;

/** New entities that are those of before: "two dogs" where there was one, "a dog" that is added to another. */
const joinKnown = (facts: Facts, before: readonly Entity[], adds: boolean): Facts => {
  const into = new Map<number, number>();
  const { acting, named } = rolesIn(facts);
  // Said alike, they are the same one.
  const matches = new Map<string, number | undefined>();
  const matchOf = (asked: Entity): number | undefined => {
    const { noun, head, character, attributes, partOf } = asked;
    const key = JSON.stringify([noun, head, character, attributes, partOf]);
    if (!matches.has(key))
      matches.set(
        key,
        called(before, asked).find((one) => before[one]!.partOf === partOf),
      );
    return matches.get(key);
  };
  for (let index = before.length; index < facts.entities.length; index += 1) {
    const asked = facts.entities[index]!;
    const acts = acting.has(index);
    const isOnlySaid = !acts && !named.has(index);
    const match = matchOf(asked);
    if (match === undefined || (adds && acts)) continue;
    if ((adds || !isOnlySaid) && differs(before[match]!, asked)) continue;
    const entity = facts.entities[match]!;
    if (adds && isOnlySaid) entity.count = Math.min(most, (entity.count ?? 2) + (asked.count ?? 2));
    else {
      entity.attributes = describedAs(entity.attributes, asked.attributes);
      if (isOnlySaid) Object.assign(entity, { count: asked.count, isMany: asked.isMany });
    }
    into.set(index, match);
  }
  return mergeEntities(facts, into);
};

/** "In a forest": the scene is there now. */
const moveScene = (facts: Facts, known: number, was: readonly CastEntity[]): Facts => {
  const cast = castEntities(facts);
  const { acting, named } = rolesIn(facts);
  const told = cast.findIndex(
    (one, index) => index >= known && one.is === 'place' && !acting.has(index) && !named.has(index),
  );
  if (told < 0) return facts;
  const old = was.findIndex(({ is }) => is === 'place');
  if (old >= 0) {
    facts.entities[old] = { ...facts.entities[told]! };
    return mergeEntities(facts, new Map([[told, old]]));
  }
  const [subject] = topicOf(facts, cast).filter((index) => index !== told);
  if (subject !== undefined)
    facts.relations.push({ kind: 'in', subject, objects: [told], frame: 'viewer', step: 0 });
  return facts;
};

const setAttributes = (facts: Facts, before: readonly Entity[]) => {
  for (const [index, { attributes: was }] of before.entries()) {
    const entity = facts.entities[index]!;
    const said = entity.attributes.slice(was.length);
    if (said.length > 0) entity.attributes = describedAs(was, said);
  }
};

export const tell = ({ text, facts: before }: Told, clause: string, options: TellOptions = {}): Told => {
  const { adds = false, isLater = false } = options;
  const cast = castEntities(before);
  const topic = topicOf(before, cast);
  const read = readOn(before, isLater ? `then ${clause}` : clause, topic);
  const { picture: said } = read;
  const { camera } = before.picture;
  let facts: Facts = {
    ...read,
    // Here, so that it is renumbered with all others.
    picture: { ...before.picture, camera: { ...camera, subject: said.camera.subject ?? camera.subject } },
    words: before.words + read.words,
    unread: [...before.unread, ...read.unread],
  };
  const known = before.events.length;
  // "Then drinking a beer", "falling": those whom the story is of.
  const opensWithVerb = verbReadings(clause.split(' ')[0]!).some(({ form }) => form === 'ing');
  for (const [n, event] of facts.events.slice(known).entries())
    if (event.agents.length === 0 && (event.objects.length === 0 || (n === 0 && opensWithVerb)))
      event.agents.push(...topic);
  setAttributes(facts, before.entities);
  facts = joinKnown(facts, before.entities, adds);
  let gone: string[] = [];
  if (isLater) {
    const last = lastStepOf(before) + 1;
    for (const event of facts.events.slice(known)) event.step = Math.max(event.step, last);
  } else {
    for (const change of facts.changes.slice(before.changes.length)) change.step = 0;
    if (adds) for (const event of facts.events.slice(known)) event.step = 0;
    else ({ facts, gone } = replaceEvents(facts, known, options));
    facts = replaceRelations(facts, before.relations.length, cast);
  }
  if (!isLater && !adds) facts = moveScene(facts, before.entities.length, cast);
  const kept = gone.reduce((words, one) => rename(words, one, ''), text);
  return { text: addSentence(kept, clause), facts: editPicture(facts, said, adds) };
};
