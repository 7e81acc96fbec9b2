/** Compiles what questions are read with, a piece at a time: all at once, with the first question, it takes 90 ms. */
import { setImmediate } from 'node:timers/promises';
import { readClauses } from './clauses.ts';
import { findIntents } from './find-intents.ts';
import { nameThings } from './name-things.ts';
import { patterns } from './patterns.ts';
import { circumstance, empty, isMisleading, isStatement, lead, repeatsQuestion, tail } from './politeness.ts';

const sample = 'how long is it';

export const compileAhead = async (): Promise<void> => {
  const expressions = [lead, tail, empty, isMisleading, circumstance, repeatsQuestion].concat(
    patterns.map(({ pattern }) => pattern),
  );
  const steps: (() => unknown)[] = [
    ...expressions.map((expression) => () => expression.test(sample)),
    () => isStatement(sample),
    () => nameThings(sample),
    () => readClauses(sample, []),
    () => findIntents(sample),
  ];
  // At the first use they become bytecode, at the second machine code.
  for (const step of [...steps, ...steps]) {
    step();
    await setImmediate();
  }
};
