/** Places that are not named but follow from what is said: a floor that is swept is indoors, a sun between leaves is seen from under trees. */

import type { Facts } from '../facts/facts.ts';
import type { Place } from '../scene/scene.ts';
import { placeOfVerb } from '../world/homes.ts';
import { surroundings } from '../world/surroundings.ts';

const suns = new Set(['sun', 'sunlight', 'sunshine', 'sunbeam', 'sun ray', 'sunray']);
const foliage = new Set(['leaf', 'branch', 'foliage', 'canopy', 'treetop', 'bough', 'twig', 'tree']);
const dapples = new Set(['shade', 'shadow', 'light', 'ray', 'beam', 'sky', 'glow']);
const through = new Set(['between', 'through', 'in', 'behind']);

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

/** Null where nothing tells. */
export const hintedPlace = (facts: Facts): Place | null => {
  for (const { verb, objects } of facts.events)
    for (const index of objects) {
      const place = placeOfVerb.get(`${verb} ${facts.entities[index]!.noun}`);
      if (place && surroundings.has(facts.entities[index]!.noun)) return place;
    }
  return leavesBeforeSun(facts) === null ? null : 'forest';
};
