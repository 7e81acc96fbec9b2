/** Pieces the patterns are made of, for clauses as `readClauses` makes them. */
import type { Clause } from './clauses.ts';
import type { Intent } from './intent.ts';

export const say =
  '(?:says?|said|saying|speaks?|spoke|spoken|talks?|talking|utters?|reads?|sang|sings?|tells?|told)';
export const where = '(?: (?:in|of|on|from|for|during|within|throughout|inside|to|with) rec)?';
export const be = '(?:is|are|was|were)';

/** A pattern for a whole clause, and what it asks. */
export type Row = [string, (groups: (string | undefined)[], clause: Clause) => Intent | undefined];

export const asks = (intent: Intent) => () => intent;

const smallNumbers = 'zero one two three four five six seven eight nine ten'.split(' ');
const places = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

export const number = `(\\d+|${smallNumbers.join('|')})`;
export const place = `(${places.slice(2).join('|')}|\\d+(?:st|nd|rd|th))`;

export const numberOf = (word: string | undefined): number => {
  if (word === undefined) return 1;
  return /^\d+/.test(word)
    ? Number.parseInt(word, 10)
    : Math.max(smallNumbers.indexOf(word), places.indexOf(word));
};
