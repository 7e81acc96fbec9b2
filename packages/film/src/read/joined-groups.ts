/** Whether a group behind "and" or a comma goes on a list, stands beside the subject or begins a clause of its own. */

import type { Chunk } from './chunk.ts';
import type { Parser } from './clause.ts';
import { isAnimate } from './entities.ts';
import { chunkOfVerb, verbAfter } from './nominal.ts';
import { bodily, natural } from './rows/verbs.ts';
import { isGarment } from './word-classes.ts';

/** Whether what things do by themselves is meant, where somebody alive was named before. */
const isDoneByThings = (verb: string): boolean => {
  const head = verb.split(' ')[0]!;
  return natural.has(head) && !bodily.has(head);
};

/** Whether the group goes on a list and is not the subject of a new clause. */
export const joinsList = (parser: Parser, next: number, entities: number[]): boolean => {
  const { clause, chunks } = parser;
  if (!clause.extend) return false;
  const verb = verbAfter(parser, next);
  // "On a cliff, waves crashing": the waves are not what it is on.
  if (!clause.hasVerb && clause.boundary === 'comma' && verb !== null && clause.nearestRole !== 'subject')
    return false;
  // "A street at night, lights twinkling": two who do something together are joined by "and".
  if (!clause.hasVerb) return clause.boundary === 'conj' || isListAhead(chunks, next);
  // "Wearing overalls and boots, taking a stroll": boots do not stroll.
  const nouns = parser.reading.facts.entities;
  const isInert =
    entities.every((one) => !isAnimate(nouns[one]!.noun)) &&
    clause.subjects.some((one) => isAnimate(nouns[one]!.noun));
  const isWornToo =
    isInert && clause.boundary === 'conj' && entities.every((one) => isGarment(nouns[one]!.head));
  if (verb === 'finite' || verb === 'base' || verb === 'past') return verb === 'finite' && isWornToo;
  // "Carrying a basket and an umbrella walking through the rain": nor does an umbrella walk.
  if (verb === 'ing')
    return (
      isWornToo || (clause.boundary === 'conj' && isInert && !isDoneByThings(chunkOfVerb(parser, next)!.verb))
    );
  return clause.boundary === 'conj' || isListAhead(chunks, next);
};

/** "A man in a hoodie and a woman": she is beside him and not what he wears. */
export const joinsSubjects = ({ clause, reading }: Parser, entities: number[]): boolean => {
  const lives = (one: number) => isAnimate(reading.facts.entities[one]!.noun);
  return (
    clause.boundary === 'conj' &&
    !clause.hasVerb &&
    clause.nearestRole !== 'subject' &&
    entities.length > 0 &&
    clause.subjects.length > 0 &&
    entities.every(lives) &&
    clause.subjects.every(lives) &&
    !clause.nearest.some(lives)
  );
};

const isListAhead = (chunks: Chunk[], at: number): boolean => {
  const join = chunks[at];
  const after = chunks[at + 1];
  if (join?.type !== 'word' || (join.tag !== 'comma' && join.tag !== 'conj')) return false;
  return (
    after?.type === 'group' ||
    (after?.type === 'word' && after.tag === 'conj' && chunks[at + 2]?.type === 'group')
  );
};
