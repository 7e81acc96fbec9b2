/** A second name between commas for what was just named: "the creature, a blend of a rabbit and a squirrel, hops". */

import type { Chunk } from './chunk.ts';
import type { Parser } from './clause.ts';
import type { Group } from './noun-group.ts';
import { useSpan } from './reading.ts';
import { words } from './rows/list.ts';

/** Of these what follows says more than they do. */
const blends = new Set(words('blend mix mixture hybrid cross combination fusion kind sort type breed'));
/** Nouns so general that the second name is the one to see. */
const general = new Set(words('creature animal being character figure beast critter thing protagonist hero'));

const isInside = (chunk: Chunk) =>
  chunk.type === 'group' ||
  chunk.type === 'adjectives' ||
  (chunk.type === 'prep' && (chunk.text === 'of' || chunk.text === 'between')) ||
  (chunk.type === 'word' && chunk.tag === 'conj');

/** The comma behind it, where a finite verb of the one named before follows. */
const closingComma = (chunks: readonly Chunk[], at: number): number | null => {
  let next = at;
  while (chunks[next] && isInside(chunks[next]!)) next += 1;
  const [comma, verb] = [chunks[next], chunks[next + 1]];
  const isClosed = comma?.type === 'word' && comma.tag === 'comma';
  return isClosed && verb?.type === 'verb' && verb.form === 'finite' ? next : null;
};

/** The chunk after it; null where the group is no second name. */
export const readApposition = (parser: Parser, at: number, chunk: Group): number | null => {
  const { clause, reading, chunks } = parser;
  const isOpen =
    clause.boundary === 'comma' &&
    !clause.hasVerb &&
    !clause.isCamera &&
    clause.subjects.length === 1 &&
    clause.nearestRole === 'subject' &&
    chunk.pronoun === null &&
    chunk.owner === null &&
    (chunk.article === 'a' || chunk.article === 'the');
  const end = isOpen ? closingComma(chunks, at) : null;
  if (end === null) return null;
  const inside = chunks.slice(at, end);
  const names = inside.filter((one): one is Group => one.type === 'group' && !blends.has(one.head));
  const entity = reading.facts.entities[clause.subjects[0]!]!;
  const [first] = names;
  if (!first || first.pronoun) return null;
  for (const one of inside) useSpan(reading, one);
  entity.attributes.push(...chunk.attributes);
  if (general.has(entity.noun)) {
    entity.attributes.push({ kind: 'other', value: entity.noun });
    Object.assign(entity, { noun: first.noun, head: first.head });
  } else entity.attributes.push({ kind: 'other', value: chunk.noun });
  clause.boundary = 'none';
  return end + 1;
};
