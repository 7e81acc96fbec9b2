/** How hands and tools work on a thing: the tool, the way it goes, and what becomes of the thing. A new act is one row. */

import type { Becoming, HandlingLook, StrokeName } from '../../scene/handling.ts';
import { chainOf, sensesOf } from '../kinds.ts';

export type Handling = {
  name: string;
  verbs: ReadonlySet<string>;
  /** What it is done to: one of these nouns or natures, or a kind of them; null: anything that lies on a table. */
  to: ReadonlySet<string> | null;
  /** With what, where nothing is named; null: with the hands alone. */
  tool: string | null;
  /** Tools that are named and do it so; others have a way of their own. */
  tools: ReadonlySet<string>;
  look: HandlingLook;
  /** A stand for it: a table, unless the work needs a bench. */
  on: string;
};

type Row = {
  verbs: string;
  to?: string;
  tool?: string;
  tools?: string;
  stroke: StrokeName;
  becomes?: Becoming;
  base?: string;
  lies?: boolean;
  tone?: string;
  on?: string;
};

const words = (text: string): ReadonlySet<string> => new Set(text.split(', '));

export const handlings = (rows: Record<string, Row>): Handling[] =>
  Object.entries(rows).map(([name, row]) => ({
    name,
    verbs: words(row.verbs),
    to: row.to === undefined ? null : words(row.to),
    tool: row.tool ?? null,
    tools: words(row.tools ?? row.tool ?? ''),
    look: {
      stroke: row.stroke,
      becomes: row.becomes ?? null,
      base: row.base ?? null,
      isLaid: row.lies ?? false,
      tone: row.tone ?? null,
    },
    on: row.on ?? 'table',
  }));

export type Handled = { name: string; base: string; nature: string };

/** How many senses of a noun say what it is a kind of. */
const senses = 2;

const isOf = (names: ReadonlySet<string>, { name, base, nature }: Handled): boolean =>
  names.has(name) ||
  names.has(base) ||
  names.has(nature) ||
  names.has(name.split(' ').at(-1)!) ||
  sensesOf('noun', base).some(
    ({ sense, rank }) => rank < senses && chainOf('noun', sense).some((kind) => names.has(kind.name)),
  );

const loose: ReadonlySet<string> = new Set(['prop', 'food', 'instrument', 'plant', 'landform']);

/** They stand or hang, and nobody lays them on a table. */
const standing = words(
  'blackboard, whiteboard, chalkboard, cauldron, tree, wall, door, window, fence, easel, statue, snowman, wok, frying pan, skillet, ice sculpture, sandcastle, pottery wheel, typewriter, piano',
);

/** A tool that is named decides between rows of one verb, and a row without that tool is not meant. */
export const findHandling = (
  rows: readonly Handling[],
  verb: string,
  done: Handled,
  tool: Handled | null,
): Handling | null => {
  if (standing.has(done.name) || standing.has(done.base)) return null;
  const fits = rows.filter(
    ({ verbs, to }) => verbs.has(verb) && (to === null ? loose.has(done.nature) : isOf(to, done)),
  );
  if (tool === null) return fits[0] ?? null;
  return fits.find(({ tools }) => isOf(tools, tool)) ?? null;
};

/** Done by a tool that nobody is said to hold: by its verb and by what it is. */
export const byTool = (row: Handling, tool: Handled): boolean => isOf(row.tools, tool);
