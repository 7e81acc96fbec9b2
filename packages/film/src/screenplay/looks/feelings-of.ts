/** What somebody is said to feel: "his fear", "eyes filled with tears", "in distaste". */

import type { Event, Facts } from '../../facts/facts.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { facialParts, lookOfFeeling } from '../../world/feelings.ts';
import type { Shown } from '../shown.ts';

const isPerson = (noun: string) => findNoun(noun)?.nature === 'person';

/** The one who has the feeling that an entity names: its owner, or the last person named before it, or the first after it. */
export const feelerOf = ({ entities }: Facts, index: number): number | null => {
  const { head, owner, partOf } = entities[index]!;
  if (lookOfFeeling(head) === undefined) return null;
  const own = owner ?? partOf;
  if (own !== null && isPerson(entities[own]!.noun)) return own;
  const before = entities.findLastIndex(({ noun }, at) => at < index && isPerson(noun));
  const found = before >= 0 ? before : entities.findIndex(({ noun }) => isPerson(noun));
  return found >= 0 ? found : null;
};

/** Looks of the face of an entity. */
export const feelingsOf = (facts: Facts, index: number): string[] =>
  facts.entities.flatMap(({ head }, at) => {
    const look = lookOfFeeling(head);
    return look !== undefined && feelerOf(facts, at) === index ? [look] : [];
  });

/** "Her lips tremble", "his eyes burn": seen in the face, and nothing that the body does. */
export const isOfFace = ({ facts, cast }: Shown, { agents, objects }: Event): boolean => {
  const done = agents.length > 0 ? agents : objects;
  const isFacial = (one: number) => cast[one]?.is === 'part' && facialParts.has(facts.entities[one]!.head);
  const isFelt = (one: number) => lookOfFeeling(facts.entities[one]!.head) !== undefined;
  return done.length > 0 && done.every((one) => isFacial(one) || isFelt(one));
};
