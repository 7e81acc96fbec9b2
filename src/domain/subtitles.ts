/** Cues that can be read: at most two lines of 42 columns, in order, never empty, never overlapping. */

import type { Transcript, TranscriptWord } from './transcript.ts';

export type Cue = { startSeconds: number; endSeconds: number; lines: string[] };

const maxColumns = 42;
const shortestCueSeconds = 0.1;
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
const clauseEnd = /[.!?,;:…。！？、，；：]["'”’)]?\s*$/;

/** A piece of text that stays on one line, with what follows it up to the next place to break. */
type Unit = { text: string; startSeconds: number; endSeconds: number };

export const makeCues = (transcript: Transcript): Cue[] => {
  const cues: Cue[] = [];
  let words = transcript.words ?? [];
  let freeFrom = 0;
  for (const segment of transcript.segments) {
    const spoken = words.filter((word) => word.startSeconds < segment.endSeconds);
    words = words.slice(spoken.length);
    for (const units of groupUnits(timeUnits(segment.text, segment, spoken))) {
      const lines = wrap(units) ?? [join(units)];
      const startSeconds = Math.max(freeFrom, units[0]?.startSeconds ?? 0);
      const endSeconds = Math.max(startSeconds + shortestCueSeconds, units.at(-1)?.endSeconds ?? 0);
      cues.push({ startSeconds, endSeconds, lines });
      freeFrom = endSeconds;
    }
  }
  return cues;
};

const columns = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);

const join = (units: Unit[]): string =>
  units
    .map((unit) => unit.text)
    .join('')
    .trim();

const breakable = new Intl.Segmenter('en', { granularity: 'word' });

/** Punctuation stays with the word before it; languages without spaces break between words too. */
const splitUnits = (text: string): string[] => {
  const units: string[] = [];
  let open = false;
  for (const { segment, isWordLike } of breakable.segment(text.replace(/\s+/g, ' ').trim())) {
    const last = units.length - 1;
    const glued =
      last >= 0 && !/\s$/.test(units[last] ?? '') && !wide.test(segment) && !wide.test(units[last] ?? '');
    if (last >= 0 && (!isWordLike || open || glued) && !(isWordLike && /\s$/.test(units[last] ?? ''))) {
      units[last] += segment;
    } else {
      units.push(segment);
    }
    open = /[("'“‘¿¡「『（]$/.test(units.at(-1) ?? '');
  }
  return units;
};

/** Times by the words heard where they make up the same text, else by the share of the text. */
const timeUnits = (
  text: string,
  segment: { startSeconds: number; endSeconds: number },
  words: TranscriptWord[],
): Unit[] => {
  const units = splitUnits(text);
  const letters = words.flatMap((word) => Array.from(bare(word.word), () => word));
  const spoken = letters.length === Array.from(bare(text)).length;
  const total = columns(units.join(''));
  const length = segment.endSeconds - segment.startSeconds;
  let passedColumns = 0;
  let passedLetters = 0;
  return units.map((unit) => {
    const first = letters[passedLetters];
    const startSeconds = segment.startSeconds + (length * passedColumns) / total;
    passedColumns += columns(unit);
    passedLetters += Array.from(bare(unit)).length;
    const last = letters[passedLetters - 1];
    const endSeconds = segment.startSeconds + (length * passedColumns) / total;
    if (!spoken || first === undefined || last === undefined) return { text: unit, startSeconds, endSeconds };
    return { text: unit, startSeconds: first.startSeconds, endSeconds: last.endSeconds };
  });
};

const bare = (text: string): string => text.replace(/\s+/g, '');

/** As many units as fit into two lines; a clause that ends in the second half is a better place to stop. */
const groupUnits = (units: Unit[]): Unit[][] => {
  const groups: Unit[][] = [];
  let rest = units;
  while (rest.length > 0) {
    let take = 1;
    while (take < rest.length && wrap(rest.slice(0, take + 1)) !== undefined) take++;
    if (take < rest.length) {
      const atClause = rest.slice(0, take).findLastIndex((unit) => clauseEnd.test(unit.text)) + 1;
      if (atClause > take / 2) take = atClause;
    }
    groups.push(rest.slice(0, take));
    rest = rest.slice(take);
  }
  return groups;
};

/** One line, or the two most even ones; undefined when it takes more. */
const wrap = (units: Unit[]): string[] | undefined => {
  const whole = join(units);
  if (columns(whole) <= maxColumns) return [whole];
  let best: string[] | undefined;
  let bestColumns = maxColumns + 1;
  for (let cut = 1; cut < units.length; cut++) {
    const lines = [join(units.slice(0, cut)), join(units.slice(cut))];
    const longest = Math.max(...lines.map(columns));
    if (longest < bestColumns) [best, bestColumns] = [lines, longest];
  }
  return best;
};
