/** A prompt as facts: what is said, and which words no fact uses. */

import type { Facts } from '../facts/facts.ts';
import { readChunks } from './chunk.ts';
import { readClauses } from './parse.ts';
import { createReading, dropSelfReferences } from './reading.ts';
import { correctSpelling } from './spelling.ts';
import { tokenise } from './tokenise.ts';
import { readUnits } from './units.ts';

export const readFacts = (text: string): Facts => {
  const { tokens, words } = tokenise(text);
  correctSpelling(tokens);
  const units = readUnits(tokens);
  const reading = createReading(units, words.length);
  readClauses(reading, readChunks(units));
  dropSelfReferences(reading.facts);
  reading.facts.unread = words.filter((_, index) => !reading.used.has(index));
  return reading.facts;
};
