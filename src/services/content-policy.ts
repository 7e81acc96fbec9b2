/** The operator's list of terms that no prompt may contain. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { ApiError } from '../domain/errors.ts';
import { withoutAccents } from '../lib/text/without-accents.ts';

const letterOrDigit = '[\\p{L}\\p{N}]';
/** Terms made of these have to be whole words; in scripts without spaces a term matches anywhere. */
const isInWords = (term: string): boolean => /^[\p{Script=Latin}\p{N}\s'-]+$/u.test(term);

/** How long texts may be read before other requests have their turn, counted over all texts of all requests. */
const readingMs = 5;

export const createContentPolicy = (terms: readonly string[]) => {
  const [words, others] = [terms.filter(isInWords), terms.filter((term) => !isInWords(term))];
  // One search for all terms: hundreds of searches took seconds for what is said in many short texts.
  const patterns = [
    ...(words.length > 0 ? [`(?<!${letterOrDigit})(?:${anyOf(words)})(?!${letterOrDigit})`] : []),
    ...(others.length > 0 ? [anyOf(others)] : []),
  ].map((source) => new RegExp(source, 'gu'));
  let yieldedAtMs = performance.now();

  const longest = Math.max(0, ...terms.map((term) => fold(term).length));

  const isFound = ({ text, isStart, isEnd }: Passage): boolean =>
    patterns.some((pattern) => {
      // A match that begins before was whole in the passage before this one, with what stands in front of it.
      pattern.lastIndex = isStart ? 0 : passageMargin / 2;
      const found = pattern.exec(text);
      // A match that ends with the passage may go on: it is in the next one again.
      return found !== null && (isEnd || found.index + found[0].length < text.length);
    });

  return {
    /** Long texts are read in pieces, other requests in between. */
    async require(text: string, param: string): Promise<void> {
      if (patterns.length === 0) return;
      for (const passage of passagesOf(text, longest + passageMargin)) {
        if (isFound(passage)) throw new ApiError('content_policy_violation', { param });
        if (performance.now() - yieldedAtMs < readingMs) continue;
        await yieldToEventLoop();
        yieldedAtMs = performance.now();
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

const anyOf = (terms: readonly string[]): string =>
  terms.map((term) => fold(term).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

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
