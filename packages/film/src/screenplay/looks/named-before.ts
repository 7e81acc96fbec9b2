/** What a general word speaks of: "a piano ... the instrument". */

import type { Entity, Facts } from '../../facts/facts.ts';
import { chainOf, sensesOf } from '../../world/kinds.ts';

/** Words so general that they speak of what was named before: "a piano ... the instrument". */
const general = new Set(
  'instrument, animal, creature, vehicle, structure, machine, device, object, beast, figure, subject, critter, landmark, monument'.split(
    ', ',
  ),
);

/** Kinds whose narrower nouns are taken up again by the wider one: "a pigeon ... the bird", "a poodle ... the dog". */
const takenUp = ['animal', 'plant', 'vehicle', 'musical instrument'];

const widerNounsOf = ({ noun, head, attributes }: Entity): Set<string> =>
  new Set(
    [noun, head, ...attributes.map(({ value }) => `${value} ${noun}`)].flatMap((name) =>
      sensesOf('noun', name)
        .slice(0, 2)
        .map(({ sense }) => chainOf('noun', sense).map((kind) => kind.name))
        .filter((kinds) => takenUp.some((kind) => kinds.includes(kind)))
        .flatMap((kinds) => kinds.filter((kind, at) => kinds.indexOf(kind) === at).slice(1)),
    ),
  );

/** For a noun, the single entities of a narrower one, in their order. */
export type NarrowerEntities = (noun: string) => readonly number[];

/** By noun, since to ask every entity for every later one takes seconds where a prompt names thousands. */
export const createNarrowerEntities = ({ entities }: Facts): NarrowerEntities => {
  const byNoun = new Map<string, number[]>();
  for (const [index, entity] of entities.entries())
    if (entity.count === 1)
      for (const noun of widerNounsOf(entity)) {
        const known = byNoun.get(noun);
        if (known) known.push(index);
        else byNoun.set(noun, [index]);
      }
  return (noun) => byNoun.get(noun) ?? [];
};

/** "The bird" behind a pigeon is that pigeon, unless one does something to the other. */
const isTakenUp = ({ entities, events }: Facts, index: number, other: number): boolean =>
  other < index &&
  entities[index]!.noun !== entities[other]!.head &&
  !events.some((event) => {
    const all = [event.agents, event.objects, event.recipients, ...event.at.map((at) => at.entities)].flat();
    return all.includes(index) && all.includes(other);
  });

export const namedBefore = (facts: Facts, index: number, narrower: NarrowerEntities): number | null => {
  const { entities } = facts;
  const { noun, count, isNew, owner, partOf } = entities[index]!;
  if (!general.has(noun)) {
    if (count !== 1 || isNew || owner !== null || partOf !== null) return null;
    return narrower(noun).find((other) => isTakenUp(facts, index, other)) ?? null;
  }
  // "A figure" that is new is somebody.
  if (isNew) return null;
  const isOne = (other: string) =>
    noun === 'subject' ||
    noun === 'object' ||
    noun === 'figure' ||
    sensesOf('noun', other)
      .slice(0, 2)
      .some(({ sense }) =>
        chainOf('noun', sense).some(
          ({ name }) => name === noun || (noun === 'creature' && name === 'animal'),
        ),
      );
  const found = entities.findIndex((entity, at) => at < index && isOne(entity.head));
  return found >= 0 ? found : null;
};
