/** What something is only compared with: "as if she were a queen", "the face of a lion", "lights that resemble stars". It is not there itself. */

import type { Chunk } from './chunk.ts';
import type { Parser } from './clause.ts';
import { useSpan } from './reading.ts';
import { words } from './rows/list.ts';
import { likeningPhrases, likeningVerbs } from './rows/verbs.ts';
import { classesOf, isKind, type NounKind } from './word-classes.ts';

/** Takes back an entity that was no thing. */
export const dropLast = ({ facts, recent }: Parser['reading'], entities: readonly number[]): void => {
  if (entities[0] === undefined || entities[0] !== facts.entities.length - 1) return;
  facts.entities.pop();
  recent.splice(recent.lastIndexOf(entities[0]), 1);
};

const textAt = ({ reading }: Parser, chunk: Chunk | undefined, from = 0): string =>
  chunk ? (reading.units[chunk.start + from]?.text ?? '') : '';

const endsClause = (chunk: Chunk) => chunk.type === 'word' && (chunk.tag === 'stop' || chunk.tag === 'comma');

const opensSupposition = (parser: Parser, at: number): boolean => {
  const chunk = parser.chunks[at];
  const isLong = chunk !== undefined && chunk.end - chunk.start > 1;
  const second = isLong ? textAt(parser, chunk, 1) : textAt(parser, parser.chunks[at + 1]);
  const isSupposed = textAt(parser, chunk) === 'as' && (second === 'if' || second === 'though');
  // "As if chasing something": done by those who are there.
  return isSupposed && parser.chunks[isLong ? at + 1 : at + 2]?.type !== 'verb';
};

/** Past the groups, joined by "of", that something is likened to. */
const endOfLikeness = ({ chunks }: Parser, from: number): number => {
  if (chunks[from]?.type !== 'group') return from;
  let at = from + 1;
  while (
    chunks[at]?.type === 'prep' &&
    (chunks[at] as { text: string }).text === 'of' &&
    chunks[at + 1]?.type === 'group'
  )
    at += 2;
  return at;
};

/** The chunk behind a comparison that begins here; null where none does. */
export const skipLikeness = (parser: Parser, at: number): number | null => {
  const { chunks, reading } = parser;
  const chunk = chunks[at]!;
  let end: number | null = null;
  if (opensSupposition(parser, at)) {
    const found = chunks.findIndex((one, n) => n > at && endsClause(one));
    end = found < 0 ? chunks.length : found;
  } else if (chunk.type === 'verb' && likeningVerbs.has(chunk.verb)) end = endOfLikeness(parser, at + 1);
  else if (chunk.type === 'adjectives' || chunk.type === 'verb') {
    const last = chunk.type === 'verb' ? chunk.verb : (chunk.values.at(-1) ?? '');
    const prep = chunks[at + 1];
    const phrase = prep?.type === 'prep' ? `${last} ${prep.text}` : '';
    if (likeningPhrases.has(phrase)) end = endOfLikeness(parser, at + 2);
  }
  if (end === null || end <= at) return null;
  for (const one of chunks.slice(at, end)) useSpan(reading, one);
  return end;
};

/** "Has the face of a lion": the part is its own, and no lion is there. */
export const likenPart = ({ reading }: Parser, part: number): void => {
  const { entities } = reading.facts;
  const other = entities[part]!.partOf;
  if (other !== null && other === part + 1 && entities[other]!.isNew) dropLast(reading, [other]);
};

const visible: readonly NounKind[] = [
  ...(['animal', 'person', 'body', 'food', 'plant', 'location', 'artifact', 'nature'] as const),
  ...(['substance', 'vehicle', 'building', 'container', 'garment', 'weather', 'gathering'] as const),
];
/** Of a look they are said, and stand for nothing: "a high dynamic range". */
const measures = new Set(words('range sense contrast feeling intensity action focus precision touch level'));

/** Whether a noun said of the film itself names something that is seen in it. */
export const isVisibleNoun = (head: string): boolean =>
  !measures.has(head) && (classesOf(head) === null || visible.some((kind) => isKind(head, kind)));

/** "Sharp and crisp": a bare word that describes as well as it names. */
export const canDescribe = (chunk: Extract<Chunk, { type: 'group' }>): boolean =>
  chunk.article === 'none' &&
  !chunk.isPlural &&
  chunk.pronoun === null &&
  chunk.attributes.length === 0 &&
  !chunk.noun.includes(' ') &&
  (classesOf(chunk.noun)?.adjective ?? -1) >= 0;
