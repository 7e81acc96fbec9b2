/** "Did they earn more or less than last year?": which of two opposites a statement says. */
import type { Match } from './find-sentences.ts';
import type { QuestionForm } from './question-form.ts';
import { isWordDenied } from './words/denial.ts';
import { type Token, textOf } from './words/parse.ts';

const pairs = [
  ['more', 'less fewer'],
  ['better', 'worse'],
  ['higher', 'lower'],
  ['earlier', 'later'],
  ['longer', 'shorter'],
  ['bigger larger', 'smaller'],
  ['faster quicker', 'slower'],
  ['cheaper', 'dearer'],
  ['warmer hotter', 'colder cooler'],
  ['older', 'younger newer'],
  ['heavier', 'lighter'],
  ['before', 'after'],
  ['above', 'below'],
  ['inside indoors', 'outside outdoors'],
  ['up', 'down'],
  ['rise increase', 'fall decrease'],
].map((ends) => ends.map((words) => words.split(' ')) as [string[], string[]]);

const minOwn = 0.25;

const stem = ({ word, root }: Token): string[] => [word, root];

/** The words from the one that decides to the end of what it is compared with. */
const phraseFrom = (tokens: Token[], at: number): string => {
  const stop = tokens.findIndex(({ after }, place) => place >= at && /[,;:.!?]/.test(after));
  const than = tokens[at + 1]?.word === 'than';
  return textOf(than ? tokens.slice(at, (stop < 0 ? tokens.length : stop) + 1) : [tokens[at]!]);
};

export const moreOrLess = (form: QuestionForm, matches: Match[]): string | undefined => {
  const or = form.tokens.findIndex(({ word }) => word === 'or');
  const [one, other] = [form.tokens[or - 1], form.tokens[or + 1]];
  if (or < 1 || !one || !other) return undefined;
  const pair = pairs.find(
    ([left, right]) =>
      (stem(one).some((word) => left.includes(word)) && stem(other).some((word) => right.includes(word))) ||
      (stem(one).some((word) => right.includes(word)) && stem(other).some((word) => left.includes(word))),
  );
  if (!pair) return undefined;
  const words = new Set(pair.flat());
  for (const { tokens, own } of matches.toSorted((a, b) => b.own - a.own)) {
    if (own < minOwn) break;
    const at = tokens.findIndex((token) => stem(token).some((word) => words.has(word)));
    if (at >= 0 && !isWordDenied(tokens, at)) return phraseFrom(tokens, at);
  }
  return undefined;
};
