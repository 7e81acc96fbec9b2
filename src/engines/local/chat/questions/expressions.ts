/** Builds regular expressions from tables: one or more alternatives per line; a line after # is an example. */
import { setImmediate } from 'node:timers/promises';

export const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

export const alternatives = (table: string): string => linesOf(table).join('|');

const inUse: RegExp[] = [];

export const expression = (source: string, flags = ''): RegExp => {
  const made = new RegExp(source, flags);
  inUse.push(made);
  return made;
};

/** Lines of `pattern => replacement`, applied one after the other. */
export const replacer = (table: string) => {
  const steps = linesOf(table).map((line): [RegExp, string] => {
    const [pattern, replacement] = line.split(/ =>(?: |$)/) as [string, string];
    return [expression(pattern, 'gu'), replacement];
  });
  return (text: string): string =>
    steps.reduce((written, [pattern, replacement]) => written.replace(pattern, replacement), text);
};

/** One at a time: all together would take 90 ms at the first question. The second use compiles to machine code. */
export const compileAhead = async (): Promise<void> => {
  for (const used of [...inUse, ...inUse]) {
    used.test('how long is it');
    await setImmediate();
  }
};
