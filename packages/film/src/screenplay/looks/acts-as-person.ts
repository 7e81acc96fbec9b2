/** Animals in the parts of people: with a calling, dressed as one who has it, or doing what only people do. */

import type { Entity, Facts } from '../../facts/facts.ts';
import { findKit } from '../../kits/find-kit.ts';
import { garmentsOfRole } from '../../kits/people/roles/role-garments.ts';
import { findNoun, type Noun } from '../../understand/nouns/find-noun.ts';
import { callingOfDeed, callingOfManner } from '../../world/animal-callings.ts';
import { animalWithCalling, findDrawable } from '../find-drawable.ts';

/** "A sheep dressed as a ninja": the calling whose clothes an animal has on. */
const dressedAs = ({ attributes }: Entity, noun: Noun | null): Noun | null => {
  if (!findKit(noun?.kit ?? '')?.character) return null;
  const callings = attributes.flatMap(({ kind, value }) => (kind === 'other' ? (findNoun(value) ?? []) : []));
  return callings.find(({ nature, base }) => nature === 'person' && garmentsOfRole(base).length > 0) ?? null;
};

/** The calling of an animal; null: it is nothing but an animal. */
export const callingOf = (entity: Entity, noun: Noun | null): Noun | null =>
  animalWithCalling(entity.noun)?.calling ?? dressedAs(entity, noun);

export const actsAsPerson = (entity: Entity): boolean =>
  callingOf(entity, findDrawable(entity.noun)?.noun ?? null) !== null;

/** The same facts, with the calling said of animals whose manners or deeds are those of people. */
export const giveCallings = (facts: Facts): Facts => {
  let isChanged = false;
  const entities = facts.entities.map((entity, index) => {
    const noun = findDrawable(entity.noun)?.noun ?? null;
    const kit = findKit(noun?.kit ?? '');
    if (!kit?.character || noun?.nature === 'person' || callingOf(entity, noun) !== null) return entity;
    const deeds = facts.events.filter(
      ({ agents, isNegated, verb, objects }) =>
        !isNegated && agents.includes(index) && callingOfDeed(verb, facts.entities[objects[0] ?? -1]?.noun),
    );
    const calling =
      entity.attributes.map(({ value }) => callingOfManner(value)).find(Boolean) ??
      deeds
        .map(({ verb, objects }) => callingOfDeed(verb, facts.entities[objects[0] ?? -1]?.noun))
        .find(Boolean);
    if (!calling) return entity;
    isChanged = true;
    return { ...entity, attributes: [...entity.attributes, { kind: 'other' as const, value: calling }] };
  });
  return isChanged ? { ...facts, entities } : facts;
};
