/** What a general word speaks of: "a piano ... the instrument". */

import type { Facts } from '../../facts/facts.ts';
import { chainOf, sensesOf } from '../../world/kinds.ts';

/** Words so general that they speak of what was named before: "a piano ... the instrument". */
const general = new Set(
  'instrument, animal, creature, vehicle, structure, machine, device, object, beast, figure, subject, critter, landmark, monument'.split(
    ', ',
  ),
);

/** Kinds whose narrower nouns are taken up again by the wider one: "a pigeon ... the bird", "a poodle ... the dog". */
const takenUp = ['animal', 'plant', 'vehicle', 'musical instrument'];

/** "The bird" behind a pigeon is that pigeon, unless one does something to the other. */
const isTakenUp = ({ entities, events }: Facts, index: number, other: number): boolean => {
  const { noun } = entities[index]!;
  const { noun: called, head, count: before, attributes } = entities[other]!;
  if (before !== 1 || noun === head) return false;
  const isWider = [called, head, ...attributes.map(({ value }) => `${value} ${called}`)].some((name) =>
    sensesOf('noun', name)
      .slice(0, 2)
      .some(({ sense }) => {
        const kinds = chainOf('noun', sense).map((kind) => kind.name);
        return kinds.indexOf(noun) > 0 && takenUp.some((kind) => kinds.includes(kind));
      }),
  );
  return (
    isWider &&
    !events.some((event) => {
      const all = [
        event.agents,
        event.objects,
        event.recipients,
        ...event.at.map((at) => at.entities),
      ].flat();
      return all.includes(index) && all.includes(other);
    })
  );
};

export const namedBefore = (facts: Facts, index: number): number | null => {
  const { entities } = facts;
  const { noun, count, isNew, owner, partOf } = entities[index]!;
  if (!general.has(noun)) {
    if (count !== 1 || isNew || owner !== null || partOf !== null) return null;
    const taken = entities.findIndex((_, at) => at < index && isTakenUp(facts, index, at));
    return taken >= 0 ? taken : null;
  }
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
