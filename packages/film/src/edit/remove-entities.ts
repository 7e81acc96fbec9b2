/** Takes entities out of the facts, with their parts, their clothes and what only they do. */

import type { Event, Facts, Location } from '../facts/facts.ts';

/** What goes with them: wings go with the bird, a coat with the man. */
const withBelongings = ({ entities }: Facts, gone: readonly number[]): Set<number> => {
  const all = new Set(gone);
  for (let size = -1; size !== all.size; ) {
    size = all.size;
    for (const [index, { partOf, wears }] of entities.entries()) {
      if (partOf !== null && all.has(partOf)) all.add(index);
      if (all.has(index)) for (const worn of wears) all.add(worn);
    }
  }
  return all;
};

/** What somebody has: gone with its object. */
const hasNothingElse = (event: Event, objects: number[]) => event.objects.length > 0 && objects.length === 0;

/** Of an event, with other numbers for its entities. */
const circumstances = (
  event: Event,
  all: (list: readonly number[]) => number[],
  locations: (list: readonly Location[]) => Location[],
) => ({
  instruments: all(event.instruments),
  recipients: all(event.recipients),
  from: locations(event.from),
  to: locations(event.to),
  path: locations(event.path),
  at: locations(event.at),
});

export const removeEntities = (facts: Facts, removed: readonly number[]): Facts => {
  const gone = withBelongings(facts, removed);
  if (gone.size === 0) return facts;
  const places = new Map<number, number>();
  for (const index of facts.entities.keys()) if (!gone.has(index)) places.set(index, places.size);
  const all = (list: readonly number[]) => list.flatMap((index) => places.get(index) ?? []);
  const one = (index: number | null) => (index === null ? null : (places.get(index) ?? null));
  const locations = (list: readonly Location[]) =>
    list
      .map(({ kind, entities }) => ({ kind, entities: all(entities) }))
      .filter(({ entities }, n) => entities.length > 0 || list[n]!.entities.length === 0);
  const { camera } = facts.picture;
  return {
    ...facts,
    entities: facts.entities
      .filter((_, index) => !gone.has(index))
      .map((entity) => ({
        ...entity,
        wears: all(entity.wears),
        partOf: one(entity.partOf),
        owner: one(entity.owner),
      })),
    relations: facts.relations.flatMap((relation) => {
      const subject = one(relation.subject);
      const objects = all(relation.objects);
      const isEmpty = relation.objects.length > 0 && objects.length === 0;
      return subject === null || isEmpty ? [] : [{ ...relation, subject, objects }];
    }),
    events: facts.events.flatMap((event) => {
      const agents = all(event.agents);
      const objects = all(event.objects);
      if (event.agents.length > 0 && agents.length === 0) return [];
      // "Being kicked" needs the ball, "kicks" its player: what is left of a chase is the running.
      if (event.agents.length === 0 && hasNothingElse(event, objects)) return [];
      return [
        {
          ...event,
          agents,
          objects,
          ...circumstances(event, all, locations),
        },
      ];
    }),
    changes: facts.changes.flatMap((change) =>
      change.entity !== null && gone.has(change.entity)
        ? []
        : [{ ...change, entity: one(change.entity), toEntity: one(change.toEntity) }],
    ),
    picture: { ...facts.picture, camera: { ...camera, subject: one(camera.subject) } },
    speech: facts.speech.map((speech) => ({ ...speech, speaker: one(speech.speaker) })),
  };
};

/** Every mention of some entities becomes one of others; the first are then taken out. */
export const mergeEntities = (facts: Facts, into: ReadonlyMap<number, number>): Facts => {
  if (into.size === 0) return facts;
  const one = (index: number) => into.get(index) ?? index;
  const all = (list: readonly number[]) => [...new Set(list.map(one))];
  const locations = (list: readonly Location[]) =>
    list.map(({ kind, entities }) => ({ kind, entities: all(entities) }));
  const orNull = (index: number | null) => (index === null ? null : one(index));
  const { camera } = facts.picture;
  const merged: Facts = {
    ...facts,
    entities: facts.entities.map((entity) => ({
      ...entity,
      partOf: orNull(entity.partOf),
      owner: orNull(entity.owner),
    })),
    relations: facts.relations
      .map((relation) => ({ ...relation, subject: one(relation.subject), objects: all(relation.objects) }))
      .filter(({ subject, objects }) => !objects.includes(subject)),
    events: facts.events.map((event) => ({
      ...event,
      agents: all(event.agents),
      objects: all(event.objects),
      ...circumstances(event, all, locations),
    })),
    changes: facts.changes.map((change) => ({
      ...change,
      entity: orNull(change.entity),
      toEntity: orNull(change.toEntity),
    })),
    picture: { ...facts.picture, camera: { ...camera, subject: orNull(camera.subject) } },
    speech: facts.speech.map((speech) => ({ ...speech, speaker: orNull(speech.speaker) })),
  };
  // Their parts and clothes stay: they belong to the others now.
  for (const [from, to] of into) {
    const entity = merged.entities[to]!;
    entity.wears = [...new Set([...entity.wears, ...merged.entities[from]!.wears])];
    merged.entities[from]!.wears = [];
  }
  return removeEntities(merged, [...into.keys()]);
};
