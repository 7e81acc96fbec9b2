/** Regular expressions from tables: alternatives stand one or more to a line, and a line after # is an example. */
import { setImmediate } from 'node:timers/promises';

export const alternatives = (table: string): string =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('|');

const inUse: RegExp[] = [];

export const expression = (source: string, flags = ''): RegExp => {
  const made = new RegExp(source, flags);
  inUse.push(made);
  return made;
};

/** A piece at a time: all at once, with the first question, it takes 90 ms. The second use makes machine code of them. */
export const compileAhead = async (): Promise<void> => {
  for (const used of [...inUse, ...inUse]) {
    used.test('how long is it');
    await setImmediate();
  }
};
