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
): TokenWord[] => {
  const characters = splitCharacters(tokenizer, tokens);
  const words = spaceless.has(language)
    ? characters
    : joinWords(characters, ({ text }) => !text.startsWith(' ') && !punctuation.test(text));
  return joinWords(words, ({ text }, before) => joinsPrevious.test(text) || joinsNext.test(before.text));
};

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

/** `joins`: whether a piece is part of the word before it. */
const joinWords = (
  pieces: TokenWord[],
  joins: (piece: TokenWord, before: TokenWord) => boolean,
): TokenWord[] => {
  const words: TokenWord[] = [];
  for (const piece of pieces) {
    const last = words.at(-1);
    if (last !== undefined && joins(piece, last))
      words[words.length - 1] = { text: last.text + piece.text, tokens: [...last.tokens, ...piece.tokens] };
    else words.push(piece);
  }
  return words;
};
