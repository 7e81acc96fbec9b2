/** The order of the story: at which step an event happens. */

import type { VerbChunk } from './chunk.ts';
import type { Parser } from './clause.ts';
import { durativeVerbs, teachingVerbs } from './rows/verbs.ts';

const isDurative = (verb: string) => durativeVerbs.has(verb);

const isFirst = ({ facts }: Parser['reading']) =>
  facts.events.length + facts.changes.length + facts.relations.length === 0;

/** Moves to the step of the verb that is read now. */
export const stepFor = ({ reading, clause }: Parser, chunk: VerbChunk): number => {
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
  const isShared =
    (clause.boundary === 'conj' || clause.boundary === 'comma') &&
    before !== null &&
    before.agents.join() === clause.subjects.join();
  if (!isShared) return reading.step;
  return isDurative(chunk.verb) && isDurative(before.verb) ? reading.step : later;
};
