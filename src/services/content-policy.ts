/** The operator's list of terms that no prompt may contain. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { ApiError } from '../domain/errors.ts';
import { withoutAccents } from '../lib/text/without-accents.ts';

const letterOrDigit = '[\\p{L}\\p{N}]';

export const createContentPolicy = (terms: readonly string[]) => {
  const patterns = terms.map((term) => {
    const escaped = fold(term).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // Whole words only, so that a term inside a longer word does not match; in scripts without spaces it matches
    // anywhere.
    return /^[\p{Script=Latin}\p{N}\s'-]+$/u.test(term)
      ? new RegExp(`(?<!${letterOrDigit})${escaped}(?!${letterOrDigit})`, 'gu')
      : new RegExp(escaped, 'gu');
  });

  const longest = Math.max(0, ...terms.map((term) => fold(term).length));

  const isFound = ({ text, isStart, isEnd }: Passage): boolean =>
    patterns.some((pattern) => {
      // What begins before was whole in the passage before this one, with what stands in front of it.
      pattern.lastIndex = isStart ? 0 : passageMargin / 2;
      const found = pattern.exec(text);
      // What ends with the passage may go on: it is in the next one again.
      return found !== null && (isEnd || found.index + found[0].length < text.length);
    });

  return {
    /** Long texts are read in pieces, other requests in between. */
    async require(text: string, param: string): Promise<void> {
      if (patterns.length === 0) return;
      for (const passage of passagesOf(text, longest + passageMargin)) {
        if (isFound(passage)) throw new ApiError('content_policy_violation', { param });
        if (!passage.isEnd) await yieldToEventLoop();
      }
    },
  };
};
export type ContentPolicy = ReturnType<typeof createContentPolicy>;

/** Ignores case, accents, width and repeated spaces. Lowercase sigma depends on what follows it. */
const fold = (text: string): string =>
  withoutAccents(text, 'NFKD').toLowerCase().replaceAll('ς', 'σ').replace(/\s+/g, ' ');

/** A character may be eighteen when it is folded. */
const pieceCharacters = 2_000;
/** Two letters of two code units each, before and behind a term. */
const passageMargin = 4;

type Passage = { text: string; isStart: boolean; isEnd: boolean };

/** The folded text, each part of it with the last characters of the part before. */
function* passagesOf(text: string, overlap: number): Generator<Passage, void, undefined> {
  let last = '';
  let isStart = true;
  for (let from = 0, isEnd = false; !isEnd; ) {
    let to = Math.min(text.length, from + pieceCharacters);
    if (isInPair(text, to)) to += 1;
    isEnd = to === text.length;
    const folded = fold(text.slice(from, to));
    const passage = last + (last.endsWith(' ') ? folded.replace(/^ /, '') : folded);
    yield { text: passage, isStart, isEnd };
    isStart &&= passage.length <= overlap;
    last = passage.slice(-overlap);
    from = to;
  }
}

/** Whether the place is between the two code units of one character. */
const isInPair = (text: string, at: number): boolean =>
  at > 0 && at < text.length && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1));
