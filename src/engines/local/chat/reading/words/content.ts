/** The words of a sentence that say something. */
import type { Token } from './parse.ts';

export const contentOf = (tokens: Token[]): Token[] =>
  tokens.filter(({ part }) => /^(?:noun|number|adjective|adverb|other)$/.test(part));
