/** The order of the story: at which step an event happens. */

import type { VerbChunk } from './chunk.ts';
import { type Clause, markers, type Parser } from './clause.ts';
import { durativeVerbs, teachingVerbs } from './rows/verbs.ts';

const isDurative = (verb: string) => durativeVerbs.has(verb);

/** "Kicks a ball, it breaks a window, and he runs away": what the next one does is brought about by what was done. */
const followsFrom = ({ reading, clause }: Parser): boolean => {
  const [last, before] = reading.facts.events.slice(-2).reverse();
  if (!last || clause.isSentenceStart || last.step !== reading.step) return false;
  const isIn = (list: readonly number[]) => clause.subjects.some((one) => list.includes(one));
  if (isIn(last.agents)) return false;
  return isIn(last.objects) || isIn(last.recipients) || (before !== undefined && isIn(before.agents));
};

const isFirst = ({ facts }: Parser['reading']) =>
  facts.events.length + facts.changes.length + facts.relations.length === 0;

/** Moves to the step of the verb that is read now. */
export const stepFor = ({ reading, clause, chunks }: Parser, chunk: VerbChunk): number => {
  const { marker } = clause;
  const before = clause.event;
  clause.marker = null;
  const later = reading.lastStep + 1;
  if (clause.isLaterNext && marker === null && (chunk.form === 'finite' || chunk.form === 'base')) {
    clause.isLaterNext = false;
    return later;
  }
  if (marker === 'then' || marker === 'until') return isFirst(reading) ? 0 : later;
  if (marker === 'before') return reading.step + 1;
  if (marker === 'while') return reading.step;
  if (marker === 'after') {
    if (before === null && !clause.hasVerb) {
      clause.isLaterNext = true;
      return reading.step;
    }
    // What was read is moved behind what comes first.
    const { step } = reading;
    for (const event of reading.facts.events) if (event.step === step) event.step += 1;
    for (const change of reading.facts.changes) if (change.step === step) change.step += 1;
    reading.lastStep = Math.max(reading.lastStep, step + 1);
    return step;
  }
  if (chunk.form === 'to' && teachingVerbs.has(before?.verb ?? '')) return reading.step;
  if (chunk.form === 'to')
    return isDurative(before?.verb ?? '') && isDurative(chunk.verb) ? reading.step : reading.step + 1;
  const isTold = chunk.form === 'finite' || chunk.form === 'base' || chunk.form === 'past';
  if (!isTold || chunk.isProgressive || chunk.isPassive || chunk.verb === 'be' || chunk.verb === 'have')
    return reading.step;
  if (clause.isSentenceStart && reading.facts.events.length > 0)
    return isDurative(chunk.verb) ? reading.step : later;
  if (before === null)
    return !isDurative(chunk.verb) && followsFrom({ reading, clause, chunks }) ? later : reading.step;
  const isShared =
    (clause.boundary === 'conj' || clause.boundary === 'comma') &&
    before.agents.join() === clause.subjects.join();
  if (!isShared) return reading.step;
  // Of a list of deeds that is told as a story each comes after the other.
  if (isDurative(chunk.verb) && isDurative(before.verb) && !clause.isTold) return reading.step;
  clause.isTold = true;
  return later;
};

/** "Then hangs it up": the adverb before a verb says when. */
export const takeMarker = (clause: Clause, chunk: VerbChunk) => {
  const said = chunk.manner.find((word) => word === 'then' || markers.has(word));
  if (said === undefined) return;
  clause.marker ??= markers.get(said) ?? 'then';
  chunk.manner = chunk.manner.filter((word) => word !== said);
};
