/** Readable subtitle cues: at most two lines of 42 columns, in order, never empty, never overlapping. */

import type { Transcript, TranscriptWord } from './transcript.ts';

type Cue = { startSeconds: number; endSeconds: number; lines: string[] };

const maxColumns = 42;
const minCueSeconds = 0.1;
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
const clauseEnd = /[.!?,;:…。！？、，；：]["'”’)]?\s*$/;

/** A piece of text that stays on one line, including the text that follows it up to the next line-break opportunity. */
type Unit = { text: string; columns: number; startSeconds: number; endSeconds: number };

export const makeCues = (transcript: Transcript): Cue[] => {
  const cues: Cue[] = [];
  const words = transcript.words ?? [];
  let [nextWord, freeFrom] = [0, 0];
  for (const segment of transcript.segments) {
    const firstWord = nextWord;
    while (nextWord < words.length && words[nextWord]!.startSeconds < segment.endSeconds) nextWord += 1;
    const spoken = words.slice(firstWord, nextWord);
    for (const units of groupUnits(timeUnits(segment.text, segment, spoken))) {
      const startSeconds = Math.max(freeFrom, units[0]?.startSeconds ?? 0);
      const endSeconds = Math.max(startSeconds + minCueSeconds, units.at(-1)?.endSeconds ?? 0);
      cues.push({ startSeconds, endSeconds, lines: wrap(units) });
      freeFrom = endSeconds;
    }
  }
  return cues;
};

const columns = (text: string): number =>
  /^[\0-\u10ff]*$/.test(text)
    ? text.length
    : Array.from(text).reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);

const join = (units: Unit[]): string =>
  units
    .map((unit) => unit.text)
    .join('')
    .trim();

const breakable = new Intl.Segmenter('en', { granularity: 'word' });

/** Punctuation stays with the word before it; languages without spaces break between words too. */
const splitUnits = (text: string): string[] => {
  const units: string[] = [];
  // State of the last unit: its ending, and whether it contains a wide character.
  let [open, spaced, isWide] = [false, false, false];
  for (const { segment, isWordLike } of breakable.segment(text.replace(/\s+/g, ' ').trim())) {
    const segmentIsWide = wide.test(segment);
    const glued = !spaced && !segmentIsWide && !isWide;
    if (units.length > 0 && (!isWordLike || open || glued) && !(isWordLike && spaced)) {
      units[units.length - 1] += segment;
      isWide ||= segmentIsWide;
    } else {
      units.push(segment);
      isWide = segmentIsWide;
    }
    const end = segment.at(-1) ?? '';
    open = /[("'“‘¿¡「『（]/.test(end);
    spaced = /\s/.test(end);
  }
  return units;
};

/** Times from the word timestamps when they match the text, otherwise interpolated by text length. */
const timeUnits = (
  text: string,
  segment: { startSeconds: number; endSeconds: number },
  words: TranscriptWord[],
): Unit[] => {
  const units = splitUnits(text).map((unit) => ({ text: unit, columns: columns(unit) }));
  const letters = words.flatMap((word) => Array.from(bare(word.word), () => word));
  const spoken = letters.length === Array.from(bare(text)).length;
  const total = units.reduce((sum, unit) => sum + unit.columns, 0);
  const length = segment.endSeconds - segment.startSeconds;
  let passedColumns = 0;
  let passedLetters = 0;
  return units.map((unit) => {
    const first = letters[passedLetters];
    const startSeconds = segment.startSeconds + (length * passedColumns) / total;
    passedColumns += unit.columns;
    if (spoken) passedLetters += Array.from(bare(unit.text)).length;
    const last = letters[passedLetters - 1];
    const endSeconds = segment.startSeconds + (length * passedColumns) / total;
    if (!spoken || first === undefined || last === undefined) return { ...unit, startSeconds, endSeconds };
    return { ...unit, startSeconds: first.startSeconds, endSeconds: last.endSeconds };
  });
};

const bare = (text: string): string => text.replace(/\s+/g, '');

/** The columns of units `from` to `to`, without the space at their end; splitting leaves none at their beginning. */
const columnsOf = (units: Unit[]) => {
  const upTo = [0];
  for (const unit of units) upTo.push(upTo.at(-1)! + unit.columns);
  return (from: number, to: number): number =>
    upTo[to]! - upTo[from]! - (units[to - 1]!.text.endsWith(' ') ? 1 : 0);
};

/** As many units as fit into two lines; prefers to end at a clause in the second half. */
const groupUnits = (units: Unit[]): Unit[][] => {
  const width = columnsOf(units);
  const fill = (from: number): number => {
    let to = from;
    while (to < units.length && width(from, to + 1) <= maxColumns) to += 1;
    return to;
  };
  const groups: Unit[][] = [];
  for (let from = 0; from < units.length; ) {
    // A unit wider than a line gets a line of its own.
    const lineEnd = fill(from);
    let to = Math.max(from + 1, lineEnd === from ? from : fill(lineEnd));
    if (to < units.length) {
      const atClause = units.slice(from, to).findLastIndex((unit) => clauseEnd.test(unit.text)) + 1;
      if (atClause > (to - from) / 2) to = from + atClause;
    }
    groups.push(units.slice(from, to));
    from = to;
  }
  return groups;
};

/** One line, or two lines of nearly equal length. */
const wrap = (units: Unit[]): string[] => {
  const width = columnsOf(units);
  if (width(0, units.length) <= maxColumns) return [join(units)];
  let [best, bestColumns] = [0, Number.POSITIVE_INFINITY];
  for (let cut = 1; cut < units.length; cut++) {
    const longest = Math.max(width(0, cut), width(cut, units.length));
    if (longest < bestColumns) [best, bestColumns] = [cut, longest];
  }
  return best === 0 ? [join(units)] : [join(units.slice(0, best)), join(units.slice(best))];
};
