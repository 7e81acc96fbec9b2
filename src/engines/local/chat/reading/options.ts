/** Finds the two things between which a question lets choose. */
import { contentOf } from './words/content.ts';
import { type Token, textOf } from './words/parse.ts';

export type Option = { text: string; tokens: Token[] };

/** The beginning of the first option: it is built like the second. */
const parallelStart = (tokens: Token[], or: number): number => {
  const opening = tokens[or + 1]!;
  const isLike = ({ part, word }: Token) =>
    opening.part === 'preposition' ? word === opening.word : part === 'determiner';
  const reach = tokens.findLastIndex(({ after }, at) => at < or - 1 && /[,:]/.test(after)) + 1;
  if (opening.part === 'preposition' || opening.part === 'determiner') {
    const same = tokens.findLastIndex((token, at) => at < or && at >= reach && isLike(token));
    if (same > 0) return same;
  }
  if (reach > 0) return reach;
  return Math.max(1, or - (tokens.length - or - 1));
};

/** "..., coffee or a bright screen?" */
export const optionsIn = (tokens: Token[]): [Option, Option] | undefined => {
  const or = tokens.findLastIndex(({ word }) => word === 'or');
  if (or < 1) return undefined;
  const second = tokens.slice(or + 1);
  const start = parallelStart(tokens, or);
  const first = tokens.slice(start, or);
  if (contentOf(first).length === 0 || contentOf(second).length === 0) return undefined;
  return [
    { text: textOf(first), tokens: first },
    { text: textOf(second), tokens: second },
  ];
};
