/** Reads a text that goes on after another: "the dog", "it" and "then" speak of what was read before. */

import type { Facts } from '../facts/facts.ts';
import { readChunks } from './chunk.ts';
import { resolvePronoun } from './entities.ts';
import { readClauses } from './parse.ts';
import { createReading, emptyPicture, type Reading } from './reading.ts';
import { correctSpelling } from './spelling.ts';
import { tokenise } from './tokenise.ts';
import { readUnits } from './units.ts';

/** The number of the last step of the story. */
export const lastStepOf = ({ events, changes, relations }: Facts): number =>
  [...events, ...changes, ...relations].reduce((last, { step }) => Math.max(last, step), 0);

const goOn = (before: Facts, text: string, topic: readonly number[]): Reading & { said: string[] } => {
  const { tokens, words } = tokenise(text);
  correctSpelling(tokens);
  const step = lastStepOf(before);
  const facts: Facts = {
    ...structuredClone(before),
    picture: emptyPicture(),
    words: words.length,
    unread: [],
  };
  const recent = [...before.entities.keys()];
  const reading = createReading(readUnits(tokens), words.length);
  return { ...reading, facts, recent, topic: [...topic], step, lastStep: step, said: words };
};

/** All facts of both texts; the picture, the words and the unread ones are of the second alone. */
export const readOn = (before: Facts, text: string, topic: readonly number[]): Facts => {
  const reading = goOn(before, text, topic);
  readClauses(reading, readChunks(reading.units));
  reading.facts.unread = reading.said.filter((_, index) => !reading.used.has(index));
  return reading.facts;
};

/** The entities that a pronoun stands for after these facts. */
export const meantBy = (facts: Facts, pronoun: string, topic: readonly number[]): number[] =>
  resolvePronoun(goOn(facts, '', topic), pronoun);
