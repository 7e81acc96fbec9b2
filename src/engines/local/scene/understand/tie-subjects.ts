/** How two things stand to each other, by the word that joins them and what they are. */

import type { Draft } from './draft.ts';
import type { RelationKind } from './scene-spec.ts';
import type { Thing } from './things.ts';

/** Passive: the thing named last is the one that relates ("a cat chased by a dog"). */
export type Link = { kind: RelationKind | 'with'; passive: boolean };

const holdable =
  /^(?:clothing|musical-instrument|book-paper|tool|game|sport|food-|drink|dishware|event|phone|light-video|plant-flower|money|writing|award|arts-crafts|music|sky-weather|other-object|mail)/;
const isPerson = (thing: Thing | null) => thing === null || thing.kind.startsWith('person');

const kindOf = (link: Link, holder: Thing | null, held: Thing | null): RelationKind | null => {
  const worn = held?.kind === 'clothing' && (holder === null || /^(?:person|animal|face)/.test(holder.kind));
  if (worn && (link.kind === 'inside' || link.kind === 'with')) return 'wearing';
  if (link.kind !== 'with') return link.kind;
  return isPerson(holder) && holdable.test(held?.kind ?? '') ? 'holding' : null;
};

/** "A monkey eating a banana on an elephant": what is held or worn gives way to where the holder is. */
const letGo = ({ subjects }: Draft, index: number) => {
  const holder = subjects[index]!;
  if (holder.relation?.kind !== 'holding' && holder.relation?.kind !== 'wearing') return;
  const kind = holder.relation.kind === 'wearing' ? 'on' : 'in_front_of';
  subjects[holder.relation.to]!.relation ??= { to: index, kind };
  holder.relation = null;
};

export const tieSubjects = (
  draft: Draft,
  index: number,
  link: Link,
  agents: number[],
  lastNamed: number | null,
): RelationKind | null => {
  const { subjects } = draft;
  const subject = subjects[index]!;
  const from = agents.length > 0 && !link.passive ? agents : lastNamed === null ? agents : [lastNamed];
  const kind = kindOf(link, subjects[from[0] ?? -1]?.thing ?? null, subject.thing);
  if (kind === null) return null;
  if (link.passive) {
    if (from[0] !== undefined && from[0] !== index) subject.relation ??= { to: from[0], kind };
    return kind;
  }
  for (const one of from) letGo(draft, one);
  const free = from.filter((one) => one !== index && subjects[one]!.relation === null);
  for (const one of free) subjects[one]!.relation = { to: index, kind };
  if (free.length > 0) return kind;
  if (kind === 'holding' || kind === 'wearing' || kind === 'facing') {
    if (from[0] !== undefined && from[0] !== index) subject.relation ??= { to: from[0], kind: 'in_front_of' };
  } else if (lastNamed !== null && lastNamed !== index) subjects[lastNamed]!.relation ??= { to: index, kind };
  return kind;
};
