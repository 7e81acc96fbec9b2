/** What an edit asks for: to swap, remove, add, scale or set something. The rest of each clause is read like any prompt. */

import { type Token, tokenise } from '../read/tokenise.ts';

export type Scale = 'larger' | 'smaller' | 'faster' | 'slower' | 'more' | 'fewer' | 'closer' | 'wider';

export type EditCommand =
  | { does: 'replace'; what: string; with: string }
  | { does: 'remove'; what: string }
  | { does: 'add'; what: string }
  | { does: 'give'; what: string }
  | { does: 'scale'; what: string; by: Scale }
  /** "Make the dog sleep": what it is done to comes first. */
  | { does: 'make'; what: string }
  /** `isInstead`: in place of what was said before. `isLater`: after all that happens. */
  | { does: 'tell'; text: string; isInstead: boolean; isLater: boolean };

const phrases = (row: string): string[][] => row.split(', ').map((phrase) => phrase.split(' '));

const swapping = phrases('replace, swap out, swap, substitute, exchange');
const turning = phrases('change, turn, transform, convert, switch, make, paint, dye, color, colour');
const making = phrases(
  'make, let, have, turn, change, paint, dye, color, colour, set, keep, switch, move, bring, transport',
);
const removing = phrases(
  'remove, delete, erase, drop, lose, get rid of, take away, take out, no more, without, no, hide, eliminate',
);
const adding = phrases('add, include, insert, introduce, put in, bring in, put, place, show also');
const giving = phrases('give');
const insteadOf = phrases('instead of, in place of, rather than');
const polite = phrases(
  'please, can you, could you, now, also, just, and, but, i want, i would like, i want you to, let us, maybe, try to, try, use, show',
);
/** A clause of the story that comes after all others. */
const afterwards = phrases(
  'then, and then, afterwards, after that, finally, in the end, at the end, at last, next, later',
);
/** Verbs that open a command of their own after "and", "then" or a comma. */
const opening = phrases(
  'replace, swap, change, turn, remove, delete, erase, add, make, paint, get rid, set, switch, include, use, put, no, without, take away, take out, let, give, zoom, slow, speed, move it, bring',
);
const scales: Record<Scale, string[][]> = {
  larger: phrases('bigger, larger, taller, huger'),
  smaller: phrases('smaller, tinier, shorter'),
  faster: phrases('faster, quicker, speed it up, speed up, more quickly, quicker'),
  slower: phrases('slower, slow it down, slow down, more slowly'),
  more: phrases('more'),
  fewer: phrases('fewer, less'),
  closer: phrases('closer, nearer'),
  wider: phrases('wider, further away, farther away, further back, farther back'),
};
/** "More dramatic" is no number of things. */
const ofDegree = new Set(
  'and light detail details detailed dramatic realistic vivid colorful colourful intense beautiful natural cinematic'.split(
    ' ',
  ),
);
/** What the camera or the picture is told to do: "move closer", "get a bit closer". */
const framing = new Set(
  'a an the bit little much get go move come bring camera shot view from even frame it make be is to still very'.split(
    ' ',
  ),
);

const startsWith = (words: readonly string[], phrase: readonly string[], from = 0) =>
  phrase.every((word, n) => words[from + n] === word);
const lead = (words: readonly string[], list: string[][]): string[] | undefined =>
  list.filter((phrase) => startsWith(words, phrase)).sort((a, b) => b.length - a.length)[0];
const findPhrase = (words: readonly string[], list: string[][]): { at: number; length: number } | null => {
  for (const at of words.keys())
    for (const phrase of list) if (startsWith(words, phrase, at)) return { at, length: phrase.length };
  return null;
};

/** Clauses of a text, each a list of words; a comma or an "and" before a command parts two of them. */
const clausesOf = (tokens: readonly Token[]): string[][] => {
  const clauses: string[][] = [[]];
  const texts = tokens.map(({ kind, text }) => (kind === 'quote' ? `"${text}"` : text));
  const opensAt = (at: number) => lead(texts.slice(at, at + 4), opening) !== undefined;
  const joins = new Set(['and', 'then', 'but', ',']);
  for (let at = 0; at < tokens.length; at += 1) {
    let next = at;
    while (joins.has(texts[next]!)) next += 1;
    if (tokens[at]!.kind === 'stop') clauses.push([]);
    else if (next > at && opensAt(next)) {
      clauses.push([]);
      at = next - 1;
    } else clauses.at(-1)!.push(texts[at]!);
  }
  return clauses.filter((words) => words.some((word) => word !== ','));
};

/** Possessive endings and commas are written to the word before. */
const say = (words: readonly string[]): string => {
  let text = '';
  for (const word of words) text += word === "'s" || word === ',' ? word : ` ${word}`;
  return text.trim();
};

const replaceIn = (words: readonly string[]): EditCommand | null => {
  const swap = lead(words, swapping);
  if (swap) {
    const at = words.findIndex((word, n) => n > swap.length && ['with', 'for', 'by'].includes(word));
    if (at > 0)
      return {
        does: 'replace',
        what: say(words.slice(swap.length, at)),
        with: say(words.slice(at + 1)),
      };
  }
  const turn = lead(words, turning);
  // "Make him walk to the door" turns him into nothing.
  const isMade = turn?.[0] === 'make';
  const to = turn
    ? words.findIndex((word, n) => n > 1 && (word === 'into' || (word === 'to' && !isMade)))
    : -1;
  // "Turn to the left" is no other thing.
  const isSide = ['left', 'right'].includes(words[to + 2] ?? '') && words[to + 1] === 'the';
  if (turn && to > 0 && !isSide) {
    const from = words.indexOf('from');
    const end = from > 0 && from < to ? from : to;
    return { does: 'replace', what: say(words.slice(1, end)), with: say(words.slice(to + 1)) };
  }
  const instead = findPhrase(words, insteadOf);
  if (!instead) return null;
  const after = words.slice(instead.at + instead.length);
  if (instead.at > 0) return { does: 'replace', what: say(after), with: say(words.slice(0, instead.at)) };
  const comma = after.indexOf(',');
  return comma > 0
    ? { does: 'replace', what: say(after.slice(0, comma)), with: say(after.slice(comma + 1)) }
    : null;
};

const scaleIn = (words: readonly string[]): EditCommand | null => {
  for (const [by, list] of Object.entries(scales) as [Scale, string[][]][]) {
    const found = findPhrase(words, list);
    if (!found) continue;
    const rest = words.filter((_, n) => n < found.at || n >= found.at + found.length);
    if ((by === 'more' || by === 'fewer') && ofDegree.has(words[found.at + 1] ?? '')) continue;
    if (by === 'closer' || by === 'wider') {
      const before = words.slice(0, found.at);
      if (!before.every((word) => framing.has(word))) continue;
      const after = words.slice(found.at + found.length);
      return { does: 'scale', what: say(after.filter((word) => word !== 'to')), by };
    }
    return { does: 'scale', what: say(rest.filter((word) => word !== 'make' && word !== 'add')), by };
  }
  return null;
};

const withoutLead = (words: readonly string[]): string[] => {
  let rest = [...words];
  for (let found = lead(rest, polite); found && rest.length > found.length; found = lead(rest, polite))
    rest = rest.slice(found.length);
  return rest;
};

const commandOf = (clause: readonly string[]): EditCommand => {
  const later = lead(clause, afterwards);
  const words = withoutLead(later ? clause.slice(later.length) : clause);
  const rest = (list: string[][]) => {
    const found = lead(words, list);
    return found && words.length > found.length ? say(words.slice(found.length)) : null;
  };
  const replaced = replaceIn(words);
  if (replaced) return replaced;
  const removed = rest(removing);
  if (removed !== null) return { does: 'remove', what: removed };
  const scaled = scaleIn(words);
  if (scaled) return scaled;
  const given = rest(giving);
  if (given !== null) return { does: 'give', what: given };
  const added = rest(adding);
  if (added !== null) return { does: 'add', what: added };
  const isInstead = words.includes('instead');
  const told = words.filter((word) => word !== 'instead');
  const made = lead(told, making);
  if (made && told.length > made.length + 1) return { does: 'make', what: say(told.slice(made.length)) };
  return { does: 'tell', text: say(told), isInstead, isLater: later !== undefined };
};

/** Long enough for any edit; what is beyond is not followed. */
const mostCommands = 40;
const mostCharacters = 4_000;

export const editCommands = (edit: string): EditCommand[] =>
  clausesOf(tokenise(edit.slice(0, mostCharacters)).tokens)
    .slice(0, mostCommands)
    .map(commandOf);
