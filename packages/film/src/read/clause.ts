/** What the grammar knows of the clause it is in. */

import type { Event, RelationKind } from '../facts/facts.ts';
import type { Chunk, VerbChunk } from './chunk.ts';
import type { Group } from './noun-group.ts';
import type { Reading } from './reading.ts';

export type Marker = 'then' | 'while' | 'after' | 'before' | 'until' | null;

export type Clause = {
  /** What the clause is about, for verbs without a subject of their own. */
  subjects: number[];
  /** Whether a verb has been read since these subjects were named. */
  hasVerb: boolean;
  event: Event | null;
  /** A form of "be" waits for what its subject is. */
  isCopula: boolean;
  nearest: number[];
  nearestRole: 'subject' | 'object' | 'place' | 'with' | 'none';
  /** Adds coordinated things to where the last ones went. */
  extend: ((entities: number[]) => void) | null;
  /** What stands between the last part and the next: nothing, a comma, "and", a new sentence. */
  boundary: 'none' | 'comma' | 'conj' | 'stop' | 'sub' | 'rel';
  /** The last "who", which only speaks of those who live, rather than "which" or "that". */
  isSomebody: boolean;
  marker: Marker;
  /** Where the verb after "after" came first, the next clause is later. */
  isLaterNext: boolean;
  isCamera: boolean;
  /** The subject is the weather or the hour: "night falls" is no event of anybody. */
  isScenery: boolean;
  isNegated: boolean;
  /** The last event of this sentence, for "and" and for speech. */
  isSentenceStart: boolean;
  /** Its verbs tell one deed after the other. */
  isTold: boolean;
  /** Places named before their subject: "In a kitchen, a baker ...". */
  leading: { text: string; entities: number[]; group: Group }[];
  /** "In the background a train passes". */
  leadingScreens: RelationKind[];
  /** Events read before their subject: "After eating, the dog ...". */
  waiting: Event[];
};

export type Parser = { reading: Reading; chunks: Chunk[]; clause: Clause };

export const newClause = (): Clause => ({
  subjects: [],
  hasVerb: false,
  event: null,
  isCopula: false,
  nearest: [],
  nearestRole: 'none',
  extend: null,
  boundary: 'stop',
  isSomebody: false,
  marker: null,
  isLaterNext: false,
  isCamera: false,
  isScenery: false,
  isNegated: false,
  isSentenceStart: true,
  isTold: false,
  leading: [],
  leadingScreens: [],
  waiting: [],
});

/** A map: "constructor" is a word as well. */
export const markers: ReadonlyMap<string, Marker> = new Map(
  Object.entries<Marker>({
    while: 'while',
    whilst: 'while',
    as: 'while',
    when: 'while',
    whenever: 'while',
    meanwhile: 'while',
    simultaneously: 'while',
    next: 'then',
    finally: 'then',
    afterwards: 'then',
    later: 'then',
    eventually: 'then',
    subsequently: 'then',
    soon: 'then',
    after: 'after',
    once: 'after',
    before: 'before',
    until: 'until',
    till: 'until',
  }),
);

export type Handler<Type extends Chunk['type']> = (
  parser: Parser,
  at: number,
  chunk: Extract<Chunk, { type: Type }>,
) => number;

export const setNearest = (parser: Parser, entities: number[], role: Parser['clause']['nearestRole']) => {
  if (entities.length > 0) Object.assign(parser.clause, { nearest: entities, nearestRole: role });
};

export const startSubject = (parser: Parser, entities: number[]) => {
  const { clause, reading } = parser;
  Object.assign(clause, {
    subjects: entities,
    hasVerb: false,
    event: null,
    isCopula: false,
    isCamera: false,
    isScenery: false,
  });
  if (entities.length > 0) {
    setNearest(parser, entities, 'subject');
    reading.topic = entities;
  }
  clause.extend = (more) => {
    clause.subjects = [...new Set([...clause.subjects, ...more])];
    clause.nearest = clause.subjects;
    reading.topic = clause.subjects;
  };
};

/** "By singing": the verb tells by what means something is done. */
export const isMeans = ({ chunks }: Parser, chunk: VerbChunk): boolean => {
  const before = chunks[chunks.indexOf(chunk) - 1];
  return (
    (before?.type === 'prep' && before.text === 'by') ||
    (before?.type === 'verb' && before.verb.endsWith(' by'))
  );
};
