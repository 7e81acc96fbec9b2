/** Whether a scene is under water: by an adjective, an adverb, or by what is over it. */

import type { Facts } from '../../facts/facts.ts';
import type { CastEntity } from '../cast-entity.ts';

const waters = new Set(['water', 'sea', 'ocean', 'lake', 'river', 'wave']);

const submerged = new Set(['underwater', 'undersea', 'submerged', 'sunken']);

const isDryPlace = (one: CastEntity | undefined) => one?.is === 'place' && one.place !== 'underwater';

/** "Plays the piano underwater", "an underwater street". */
const isCalledSubmerged = ({ events, entities }: Facts, cast: readonly CastEntity[]): boolean =>
  // A dive into a pool is seen from its edge first.
  (events.some(({ manner }) => manner.some((word) => submerged.has(word))) &&
    !cast.some((one) => one.is === 'place' && one.place === 'swimming_pool')) ||
  entities.some(
    ({ attributes, noun }, at) =>
      isDryPlace(cast[at]) &&
      (attributes.some(({ value }) => submerged.has(value)) || submerged.has(noun.split(' ')[0]!)),
  );

export const isUnderWater = (facts: Facts, cast: readonly CastEntity[]): boolean =>
  isCalledSubmerged(facts, cast) ||
  [
    ...facts.relations,
    ...facts.events.flatMap(({ at }) => at.map(({ kind, entities }) => ({ kind, objects: entities }))),
  ].some(
    ({ kind, objects }) =>
      kind === 'under' &&
      objects.some((index) => waters.has(facts.entities[index]!.noun) && cast[index]?.is !== 'thing'),
  );
