/** Joins tokens into words: a token may be part of a word, or even part of a character. */

import type { Tokenizer } from '../tokenizer.ts';

type TokenWord = { text: string; tokens: number[] };

/** Languages written without spaces: each character is a word. */
const spaceless = new Set(['zh', 'ja', 'th', 'lo', 'my', 'yue']);

const joinsNext = /^\s*["'“¿([{-]+$/u;
const joinsPrevious = /^["'.。,，!！?？:：”)\]}、]+$/u;
/** A hyphen or apostrophe inside a word is part of it. */
const punctuation = /^(?!['-])[!-/:-@[-`{-~]+$/;

export const splitWords = (
  tokenizer: Pick<Tokenizer, 'decode'>,
  tokens: readonly number[],
  language: string,
): TokenWord[] =>
  mergePunctuation(
    spaceless.has(language)
      ? splitCharacters(tokenizer, tokens)
      : joinParts(splitCharacters(tokenizer, tokens)),
  );

/** Pieces that are whole characters. */
const splitCharacters = (tokenizer: Pick<Tokenizer, 'decode'>, tokens: readonly number[]): TokenWord[] => {
  const pieces: TokenWord[] = [];
  let open: number[] = [];
  for (const token of tokens) {
    open.push(token);
    const text = tokenizer.decode(open);
    if (text.includes('\ufffd')) continue;
    pieces.push({ text, tokens: open });
    open = [];
  }
  if (open.length > 0) pieces.push({ text: tokenizer.decode(open), tokens: open });
  return pieces;
};

const joinParts = (pieces: TokenWord[]): TokenWord[] => {
  const words: TokenWord[] = [];
  for (const piece of pieces) {
    const last = words.at(-1);
    if (last === undefined || piece.text.startsWith(' ') || punctuation.test(piece.text))
      words.push({ ...piece });
    else
      words[words.length - 1] = { text: last.text + piece.text, tokens: [...last.tokens, ...piece.tokens] };
  }
  return words;
};

const mergePunctuation = (words: TokenWord[]): TokenWord[] => {
  const merged: TokenWord[] = [];
  for (const word of words) {
    const last = merged.at(-1);
    const joins = last !== undefined && (joinsPrevious.test(word.text) || joinsNext.test(last.text));
    if (joins)
      merged[merged.length - 1] = { text: last.text + word.text, tokens: [...last.tokens, ...word.tokens] };
    else merged.push(word);
  }
  return merged;
};
