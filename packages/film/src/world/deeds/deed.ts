/** What an act takes beside the one who does it: things, a tool, a place where they go, somebody else. One row is one way of doing it. */

import { chainOf, sensesOf } from '../kinds.ts';

export type PlacedAt = {
  kind: 'in' | 'on' | 'around';
  /** `it`: what the verb is done to. */
  noun: string;
};

export type Deed = {
  verbs: ReadonlySet<string>;
  /** What it is done to: nouns, with a star behind them also all of that kind; `nothing`: no object is named. */
  to: ReadonlySet<string>;
  /** Callings of those who do it so; null: anybody with hands. */
  by: ReadonlySet<string> | null;
  /** The verb that shows it; null: its own. */
  shownAs: string | null;
  /** In the place of the object, and how many. */
  what: { noun: string; count: number } | null;
  tool: string | null;
  into: PlacedAt | null;
  from: PlacedAt | null;
  /** Stands there as well. */
  beside: readonly string[];
  /** With whom it is done, and how many they are, where nobody else is named. */
  partner: { noun: string; count: number } | null;
  /** Where it is, unless that is said. */
  place: string | null;
};

type Row = {
  verbs: string;
  to: string;
  by?: string;
  as?: string;
  what?: string;
  tool?: string;
  into?: string;
  from?: string;
  beside?: string;
  partner?: string;
  place?: string;
};

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

/** "3 book", "book". */
const counted = (text: string | undefined): { noun: string; count: number } | null => {
  if (text === undefined) return null;
  const [first, ...rest] = text.split(' ');
  const count = Number(first);
  return count > 0 ? { noun: rest.join(' '), count } : { noun: text, count: 1 };
};

/** "in box", "on it". */
const placed = (text: string | undefined): PlacedAt | null => {
  if (text === undefined) return null;
  const [kind, ...noun] = text.split(' ');
  if (kind !== 'in' && kind !== 'on' && kind !== 'around')
    throw new Error(`"${text}" opens with no preposition of deeds.`);
  return { kind, noun: noun.join(' ') };
};

export const deeds = (rows: readonly Row[]): Deed[] =>
  rows.map((row) => ({
    verbs: new Set(list(row.verbs)),
    to: new Set(list(row.to)),
    by: row.by === undefined ? null : new Set(list(row.by)),
    shownAs: row.as ?? null,
    what: counted(row.what),
    tool: row.tool ?? null,
    into: placed(row.into),
    from: placed(row.from),
    beside: row.beside === undefined ? [] : list(row.beside),
    partner: counted(row.partner),
    place: row.place ?? null,
  }));

/** The doer or the object as a deed asks for it: its noun and the last word of it. */
export type Asked = { noun: string; head: string };

const isKindOf = (names: ReadonlySet<string>, noun: string): boolean =>
  sensesOf('noun', noun).some(
    ({ sense, rank }) => rank < 2 && chainOf('noun', sense).some(({ name }) => names.has(`${name}*`)),
  );

const isIn = (names: ReadonlySet<string>, { noun, head }: Asked): boolean =>
  names.has(noun) || names.has(head) || isKindOf(names, noun) || (noun !== head && isKindOf(names, head));

export const fitsDeed = (deed: Deed, verb: string, object: Asked | null, doer: Asked | null): boolean =>
  deed.verbs.has(verb) &&
  (object === null ? deed.to.has('nothing') : isIn(deed.to, object)) &&
  (deed.by === null || (doer !== null && isIn(deed.by, doer)));
