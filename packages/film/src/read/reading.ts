/** What has been read so far: the facts, which words they use, and what the grammar remembers between chunks. */

import type { Change, Facts, PictureFacts, Relation, RelationKind } from '../facts/facts.ts';
import type { PictureMeaning, Unit } from './units.ts';

export type Reading = {
  facts: Facts;
  units: Unit[];
  used: Set<number>;
  /** Entities as they were last spoken of, the latest at the end. */
  recent: number[];
  /** Subjects of the clauses so far: what a pronoun likely means. */
  topic: number[];
  step: number;
  /** The last step that something happens in. */
  lastStep: number;
};

export const emptyPicture = (): PictureFacts => ({
  times: [],
  seasons: [],
  weather: [],
  regions: [],
  mood: null,
  style: null,
  palette: [],
  camera: { moves: [], shot: null, angle: null, subject: null, pace: null },
  isTimelapse: false,
  isSlowMotion: false,
});

export const emptyFacts = (): Facts => ({
  version: 1,
  entities: [],
  relations: [],
  events: [],
  changes: [],
  picture: emptyPicture(),
  speech: [],
  words: 0,
  unread: [],
});

export const createReading = (units: Unit[], words: number): Reading => ({
  facts: { ...emptyFacts(), words },
  units,
  used: new Set(),
  recent: [],
  topic: [],
  step: 0,
  lastStep: 0,
});

export const useSpan = (reading: Reading, { start, end }: { start: number; end: number }) => {
  for (let at = start; at < end; at += 1) for (const word of reading.units[at]!.words) reading.used.add(word);
};

export const addOnce = <Value>(list: Value[], value: Value) => {
  if (!list.includes(value)) list.push(value);
};

/** The list may be the one that is added: "they" are those the clause is about. */
export const addEach = <Value>(list: Value[], values: readonly Value[]) => {
  const known = new Set(list);
  for (const value of values) {
    if (!known.has(value)) list.push(value);
    known.add(value);
  }
};

export const addRelation = (
  reading: Reading,
  kind: RelationKind,
  subject: number,
  objects: number[],
  frame: Relation['frame'] = 'viewer',
) => {
  const { relations } = reading.facts;
  if (objects.includes(subject)) return;
  const isKnown = relations
    .slice(-60)
    .some(
      (one) =>
        one.kind === kind &&
        one.subject === subject &&
        one.objects.join() === objects.join() &&
        one.frame === frame,
    );
  if (!isKnown) relations.push({ kind, subject, objects, frame, step: reading.step });
};

export const addChange = (reading: Reading, change: Omit<Change, 'step'>) => {
  reading.facts.changes.push({ ...change, step: reading.step });
  reading.lastStep = Math.max(reading.lastStep, reading.step);
};

export const applyPicture = ({ facts }: Reading, meanings: PictureMeaning[]) => {
  const { picture } = facts;
  for (const { field, value } of meanings) {
    if (field === 'move') addOnce(picture.camera.moves, value as never);
    else if (field === 'shot') picture.camera.shot ??= value as never;
    else if (field === 'angle') picture.camera.angle ??= value as never;
    else if (field === 'side') picture.camera.side ??= value as never;
    else if (field === 'style') picture.style ??= value as never;
    else if (field === 'mood') picture.mood ??= value as never;
    else if (field === 'timelapse') picture.isTimelapse = true;
    else if (field === 'slow') picture.isSlowMotion = true;
  }
};

/** Nothing wears, has or is part of itself, though a pronoun can lead there: "a field wearing them". */
export const dropSelfReferences = ({ entities }: Facts): void => {
  for (const [index, entity] of entities.entries()) {
    if (entity.owner === index) entity.owner = null;
    if (entity.partOf === index) entity.partOf = null;
    entity.wears = entity.wears.filter((garment) => garment !== index);
  }
};
