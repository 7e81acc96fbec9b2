/** Parts and fixtures: what a thing that is named has, or what its place is furnished with, is seen there and never stands beside it. */

import type { Entity, Facts, RelationKind } from '../../facts/facts.ts';
import { relationsFrom, relationsTo } from '../../facts/relations-of.ts';
import { living, vehicles } from '../../understand/nouns/nature.ts';
import { isKindOf } from '../../world/kinds.ts';
import { isFurnishing, isPartOf, isRoomFixture } from '../../world/parts/parts-of-things.ts';
import type { CastEntity } from '../cast-entity.ts';
import { garmentOf } from '../meanings.ts';

const isLiving = (one: CastEntity | undefined): boolean =>
  one?.is === 'character' || (one?.is === 'thing' && living.has(one.noun.nature));

/** Somebody does something to it, or is at it: then it is looked at by itself. */
const isUsedBySomebody = (facts: Facts, cast: readonly CastEntity[], index: number): boolean =>
  facts.events.some(
    ({ agents, objects, instruments, at, to, from, path }) =>
      agents.some((agent) => agent !== index && isLiving(cast[agent])) &&
      [
        ...objects,
        ...instruments,
        ...[...at, ...to, ...from, ...path].flatMap(({ entities }) => entities),
      ].includes(index),
  ) || relationsTo(facts, index).some(({ subject }) => isLiving(cast[subject]));

const within = new Set(['in', 'inside', 'on', 'at', 'on_top_of', 'along', 'through']);

/** Those it is said to belong to: by "its", by "with", by where it is. */
const linkedWholes = (facts: Facts, index: number): number[] => {
  const { owner } = facts.entities[index]!;
  return [
    ...(owner === null ? [] : [owner]),
    ...relationsTo(facts, index).flatMap(({ kind, subject }) =>
      kind === 'with' || kind === 'full_of' ? [subject] : [],
    ),
    ...relationsFrom(facts, index).flatMap(({ kind, objects }) => (within.has(kind) ? objects : [])),
  ].filter((whole) => whole !== index);
};

/** It goes round the other or stands beside it. */
const apart = new Set<RelationKind>([
  'around',
  'beside',
  'near',
  'in_front_of',
  'behind',
  'under',
  'left_of',
  'right_of',
]);
const isApart = (facts: Facts, part: number, whole: number): boolean =>
  relationsFrom(facts, part).some(({ kind, objects }) => apart.has(kind) && objects.includes(whole));

/** `most`: how many senses of the whole count. */
const hasPart = (
  facts: Facts,
  cast: readonly CastEntity[],
  whole: number,
  part: number,
  most: 1 | 2,
): boolean => {
  const { noun } = facts.entities[part]!;
  const { noun: of, head } = facts.entities[whole]!;
  const one = cast[whole]!;
  if (noun === head || facts.entities[part]!.head === head || tooGeneral.has(noun)) return false;
  return (
    (isPartOf(noun, of, most) || (one.is === 'thing' && isPartOf(noun, one.noun.base, most))) &&
    !isApart(facts, part, whole)
  );
};
/** Doors, beds and windows of rooms are things by themselves; what cannot stand in a room is the room's. */
const isFixture = (facts: Facts, cast: readonly CastEntity[], place: number, part: number): boolean => {
  const { noun } = facts.entities[place]!;
  return isKindOf(noun, 'structure')
    ? isRoomFixture(facts.entities[part]!.noun)
    : hasPart(facts, cast, place, part, 2);
};
const tooGeneral = new Set(['part', 'piece', 'body', 'body part']);

/** What bodies and machines carry about them. */
const carriedAbout = ['protective covering', 'clothing', 'armor', 'attire'];
const isCarriedAbout = (noun: string): boolean =>
  garmentOf(noun) !== undefined || carriedAbout.some((kind) => isKindOf(noun, kind));

/** "Its jetpack", "its screen": an artifact of a machine is on it; of those who live only what is worn. */
const isOwnEquipment = (cast: readonly CastEntity[], whole: number, part: Entity): boolean => {
  const one = cast[whole];
  if (part.owner !== whole || one?.is !== 'thing') return false;
  if (isLiving(one) && one.noun.base !== 'robot') return isCarriedAbout(part.noun);
  return isKindOf(part.noun, 'artifact') || isCarriedAbout(part.noun);
};

/** It can be a part: neither alive nor a thing that goes about by itself. */
const canBePart = (one: CastEntity): boolean =>
  one.is === 'unknown' ||
  (one.is === 'thing' && !isLiving(one) && !vehicles.has(one.noun.nature) && one.noun.nature !== 'food');

/** What comes off is no part any more: "leaves fall" is not the tree that falls. */
const comingOff = new Set('fall drop drift flutter swirl whirl scatter float twirl spiral tumble'.split(' '));
const comesOff = ({ events }: Facts, index: number): boolean =>
  events.some(
    ({ verb, agents, isNegated }) =>
      !isNegated && agents.includes(index) && comingOff.has(verb.split(' ')[0]!),
  );

const partOf = (facts: Facts, cast: readonly CastEntity[], index: number): CastEntity | null => {
  const entity = facts.entities[index]!;
  const isUsed = isUsedBySomebody(facts, cast, index);
  const linked = linkedWholes(facts, index);
  for (const whole of linked) {
    const one = cast[whole]!;
    if (one.is === 'thing' && (hasPart(facts, cast, whole, index, 2) || isOwnEquipment(cast, whole, entity)))
      return { is: 'part', of: whole };
  }
  // "Smoke rises from the chimney, a cabin stands in the snow": what is named with no article may be of anything.
  const mayBeOf = (at: number) => !entity.isNew && at !== index;
  const isSeat = isFurnishing(entity.noun);
  const isInPlace = (at: number) =>
    cast[at]!.is === 'place' && (isSeat || (!isUsed && isFixture(facts, cast, at, index)));
  if (linked.some(isInPlace) || cast.some((_, at) => mayBeOf(at) && isInPlace(at)))
    return { is: 'surroundings' };
  if (isUsed) return null;
  const whole = cast.findIndex(
    ({ is }, at) => is === 'thing' && mayBeOf(at) && hasPart(facts, cast, at, index, 1),
  );
  return whole < 0 ? null : { is: 'part', of: whole };
};

export const castParts = (cast: CastEntity[], facts: Facts): void => {
  for (const [index, one] of cast.entries()) {
    const { attributes } = facts.entities[index]!;
    // A part of a colour of its own, or one that changes, is looked at.
    const isLookedAt =
      facts.changes.some(({ entity, toEntity }) => entity === index || toEntity === index) ||
      facts.picture.camera.subject === index;
    if (
      !canBePart(one) ||
      isLookedAt ||
      comesOff(facts, index) ||
      attributes.some(({ kind }) => kind === 'material')
    )
      continue;
    const part = partOf(facts, cast, index);
    if (part) cast[index] = part;
  }
};
