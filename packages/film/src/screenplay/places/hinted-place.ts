/** Places that a verb and its object, or light through leaves, tell as clearly as a name would. */

import type { Facts } from '../../facts/facts.ts';
import type { Place } from '../../scene/scene.ts';
import { placeOfVerb } from '../../world/places/homes-of-verbs.ts';
import { surroundings } from '../../world/surroundings.ts';
import type { CastEntity } from '../cast-entity.ts';

const suns = new Set(['sun', 'sunlight', 'sunshine', 'sunbeam', 'sun ray', 'sunray']);
const foliage = new Set(['leaf', 'branch', 'foliage', 'canopy', 'treetop', 'bough', 'twig', 'tree']);
const dapples = new Set(['shade', 'shadow', 'light', 'ray', 'beam', 'sky', 'glow']);
const through = new Set(['between', 'through', 'past', 'in', 'behind']);

/** The sun that is seen through leaves: the index of those leaves, null where there are none. */
export const leavesBeforeSun = ({ entities, relations, events }: Facts): number | null => {
  const links = [
    ...relations.map(({ subject, kind, objects }) => ({ subject, kind, objects })),
    ...events.flatMap(({ agents, at, path }) =>
      [...at, ...path].flatMap(({ kind, entities: objects }) =>
        agents.map((subject) => ({ subject, kind, objects })),
      ),
    ),
  ];
  for (const { subject, kind, objects } of links) {
    if (!through.has(kind) || !suns.has(entities[subject]!.head)) continue;
    const found = objects.find((index) => foliage.has(entities[index]!.head));
    if (found !== undefined) return found;
  }
  // "Leaves give shade from the sun": nothing else is there.
  const isSunned = entities.some(({ head }) => suns.has(head));
  const leaves = entities.findIndex(({ head }) => foliage.has(head));
  const isAll = entities.every(({ head }) => suns.has(head) || foliage.has(head) || dapples.has(head));
  return isSunned && isAll && leaves >= 0 ? leaves : null;
};

/** A floor that is swept is indoors, a sun between leaves is seen from under trees. Null where nothing tells. */
export const hintedPlace = (facts: Facts, cast: readonly CastEntity[]): Place | null => {
  const isSwum = facts.events.some(({ verb }) => verb === 'swim' || verb === 'swim in');
  const isSport = facts.entities.some(({ noun }) => noun === 'swimming');
  // People alone swim in a pool.
  if (
    (isSwum || isSport) &&
    cast.every((one) => one.is !== 'thing' || one.noun.nature === 'person' || one.noun.nature === 'prop') &&
    cast.some((one) => one.is === 'thing' && one.noun.nature === 'person')
  )
    return 'swimming_pool';
  for (const { verb, objects } of facts.events)
    for (const index of objects) {
      const place = placeOfVerb.get(`${verb} ${facts.entities[index]!.noun}`);
      if (place && surroundings.has(facts.entities[index]!.noun)) return place;
    }
  return leavesBeforeSun(facts) === null ? null : 'forest';
};
