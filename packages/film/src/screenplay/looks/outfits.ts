/** "In a lifeguard outfit": clothes named after those who wear them are the looks of that calling. */

import type { Facts } from '../../facts/facts.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { garmentOf } from '../meanings.ts';

const outfits = new Set(['outfit', 'costume', 'uniform', 'attire', 'clothes', 'clothing', 'gear', 'getup']);

const callingOf = ({ entities }: Facts, garment: number): string | null => {
  const { noun, head, owner } = entities[garment]!;
  // "A wetsuit", "a space suit" are garments by themselves.
  if (!outfits.has(head) || garmentOf(noun) !== garmentOf(head)) return null;
  const named = noun === head ? entities[owner ?? -1]?.noun : noun.slice(0, -head.length - 1);
  return named && findNoun(named)?.nature === 'person' ? named : null;
};

/** The same facts, with the wearers described as of that calling. */
export const foldOutfits = (facts: Facts): Facts => {
  const folded = new Map<number, number>();
  const entities = facts.entities.map((entity, index) => {
    const callings = entity.wears.flatMap((garment) => {
      const calling = callingOf(facts, garment);
      if (calling === null || facts.entities[garment]!.owner === index) return [];
      folded.set(garment, index);
      return [{ kind: 'other' as const, value: calling }];
    });
    if (callings.length === 0) return entity;
    return {
      ...entity,
      wears: entity.wears.filter((one) => folded.get(one) !== index),
      attributes: [...entity.attributes, ...callings],
    };
  });
  if (folded.size === 0) return facts;
  const acting = new Set(facts.events.flatMap(({ agents }) => agents));
  for (const [garment, wearer] of folded) {
    // "A magician's outfit": no magician is there.
    const { owner } = entities[garment]!;
    if (owner !== null && !acting.has(owner)) entities[owner] = { ...entities[owner]!, partOf: wearer };
    entities[garment] = { ...entities[garment]!, noun: 'look', head: 'look', partOf: wearer };
  }
  return { ...facts, entities };
};
