/** What belongs to another: kin of an animal is of its kind ("its mother"), parts of a vehicle are seen with it ("a car engine"). */

import type { Facts } from '../facts/facts.ts';
import { findKit } from '../kits/find-kit.ts';
import { findNoun, type Noun } from '../understand/nouns/find-noun.ts';
import { vehicles } from '../understand/nouns/nature.ts';
import { grownOf, youngOf } from '../understand/settle/animals/young.ts';
import type { CastEntity } from './cast-entity.ts';
import { findDrawable } from './find-drawable.ts';

const parents = new Set('mother, father, parent, mom, mum, mama, dad, papa'.split(', '));
const children = new Set('baby, young, infant, newborn, offspring, child'.split(', '));
const beasts = new Set(['animal', 'bird', 'fish']);

export const isYoungKin = (noun: string): boolean => children.has(noun);

/** The animal it belongs to: said as such, or the one that has it with it. */
const kinOf = ({ entities, relations }: Facts, index: number): number | null =>
  entities[index]!.owner ??
  relations.find(({ kind, objects }) => kind === 'with' && objects.includes(index))?.subject ??
  motherOf(entities, index);

/** "A mother whale swimming with babies": those of the parent that was named before. */
const motherOf = (entities: Facts['entities'], index: number): number | null => {
  const found = entities.findIndex(
    ({ noun }, at) => at < index && noun.includes(' ') && parents.has(noun.split(' ')[0]!),
  );
  return found >= 0 ? found : null;
};

export const castKin = (facts: Facts, index: number): Noun | null => {
  const { noun } = facts.entities[index]!;
  if (!parents.has(noun) && !children.has(noun)) return null;
  const of = kinOf(facts, index);
  const animal = of === null ? undefined : findDrawable(facts.entities[of]!.noun)?.noun;
  if (!animal || !beasts.has(animal.nature)) return null;
  const called = parents.has(noun) ? grownOf.get(animal.name) : youngOf[animal.kit ?? animal.base];
  return { ...(findNoun(called ?? '') ?? findNoun(animal.base) ?? animal), name: noun };
};

const youngNames = new Set(Object.values(youngOf));

/** "Her ducklings ... her babies": the young of an animal that were named as such before. */
export const namedYoung = ({ entities }: Facts, index: number): number | null => {
  const { noun, owner } = entities[index]!;
  if (!children.has(noun) || owner === null) return null;
  const found = entities.findIndex(
    (one, at) => at < index && one.owner === owner && youngNames.has(one.noun),
  );
  return found >= 0 ? found : null;
};

const parts = new Set(
  'engine, siren, hood, headlight, taillight, windshield, bumper, tire, tyre, exhaust, steering wheel, wheel, cockpit, hull, wing, propeller, platform, cabin, ramp, bucket, boom, chassis, fuselage, saddle, pedal, handlebar'.split(
    ', ',
  ),
);

const isVehicle = (noun: string) => vehicles.has(findDrawable(noun)?.noun.nature ?? 'prop');

export const vehicleOf = ({ entities, relations }: Facts, index: number): CastEntity | null => {
  const { noun, head, owner } = entities[index]!;
  if (!parts.has(head) || (noun !== head && findKit(noun))) return null;
  const has =
    owner ??
    relations.find(({ kind, objects }) => kind === 'with' && objects.includes(index))?.subject ??
    null;
  if (has !== null && isVehicle(entities[has]!.noun)) return { is: 'part', of: has };
  const before = noun === head ? '' : noun.slice(0, -head.length - 1);
  const named = before === '' || !isVehicle(before) ? undefined : findDrawable(before);
  return named ? { is: 'thing', noun: named.noun, isStandIn: false } : null;
};
