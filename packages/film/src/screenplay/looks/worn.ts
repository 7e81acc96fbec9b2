/** What an entity has on: said as worn, or as had by what wears nothing else, such as "a snowman with a scarf". */

import type { Facts, RelationKind } from '../../facts/facts.ts';
import { garmentOf } from '../meanings.ts';

const dressing = new Set(
  'put, place, slip, set, pull, drape, wrap, tie, fasten, button, buckle, strap, pin, clip, hang, fit, lay'.split(
    ', ',
  ),
);
const wornWhere = new Set<RelationKind>(['on', 'over', 'around', 'on_top_of']);

/** In one pass over the facts: a prompt may name thousands of garments. */
const wornByEach = ({ entities, relations, events }: Facts): Map<number, Set<number>> => {
  const worn = new Map<number, Set<number>>();
  const add = (wearer: number, garments: readonly number[]) => {
    const own = worn.get(wearer);
    if (own) for (const garment of garments) own.add(garment);
    else if (garments.length > 0) worn.set(wearer, new Set(garments));
  };
  const isGarment = (index: number) => garmentOf(entities[index]!.noun) !== undefined;
  for (const [index, { wears }] of entities.entries()) add(index, wears);
  for (const { kind, subject, objects } of relations)
    if (kind === 'with') add(subject, objects.filter(isGarment));
  // "His long beard" is worn too.
  for (const [index, { partOf, owner }] of entities.entries()) {
    const wearer = partOf ?? owner;
    if (wearer !== null && isGarment(index)) add(wearer, [index]);
  }
  // "Puts a coat on her": she has it on.
  for (const { verb, objects, to } of events) {
    if (!dressing.has(verb.split(' ')[0]!)) continue;
    const places = to.flatMap((at) => (wornWhere.has(at.kind) ? at.entities : []));
    // "Around her neck": it is she who has it on.
    for (const wearer of new Set(places.map((at) => entities[at]!.partOf ?? entities[at]!.owner ?? at)))
      add(
        wearer,
        objects.filter((one) => one !== wearer && isGarment(one)),
      );
  }
  return worn;
};

export const wornBy = (facts: Facts, index: number): number[] => [...(wornByEach(facts).get(index) ?? [])];

/** The first who has each garment on, by garment. */
export const findWearers = (facts: Facts): Map<number, number> => {
  const wearers = new Map<number, number>();
  for (const [wearer, garments] of wornByEach(facts))
    for (const garment of garments) wearers.set(garment, Math.min(wearer, wearers.get(garment) ?? wearer));
  return wearers;
};
