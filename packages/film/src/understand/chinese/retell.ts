/** The words of a Chinese prompt in place of the English that was read in them: its reading is told in its own words. */

import { segment } from './segment.ts';
import { findChineseFor } from './terms.ts';
import { isChinese } from './translate.ts';

const mostWords = 3;
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** By the English of each word; an action also by its verb alone: "jump over" is an act called "jump". */
const wordsOf = (prompt: string): Map<string, string> => {
  const words = new Map<string, string>();
  const add = (english: string, text: string) => {
    if (english !== '' && !words.has(english)) words.set(english, text);
  };
  const segments = segment(prompt).filter(({ text }) => isHan(text));
  for (const { english, text } of segments) add(english.toLowerCase(), text);
  for (const { english, text, class: is } of segments)
    if (is === 'verb') add(english.toLowerCase().split(' ')[0]!, text);
  return words;
};

/** The dictionary's word for it where the prompt has none; English stays English that neither has. */
const wordOf = (words: Map<string, string>, english: string): string | undefined =>
  words.get(english) ?? findChineseFor(english);

/** Leaves everything of a prompt that is not Chinese as it is. */
export const createRetelling = (prompt: string): ((english: string) => string) => {
  if (!isChinese(prompt)) return (english) => english;
  const words = wordsOf(prompt);
  return (english) => {
    const parts = english.split(' ');
    const told: string[] = [];
    for (let at = 0; at < parts.length; ) {
      let length = Math.min(mostWords, parts.length - at);
      const found = () =>
        wordOf(
          words,
          parts
            .slice(at, at + length)
            .join(' ')
            .toLowerCase(),
        );
      while (length > 1 && found() === undefined) length -= 1;
      const word = found() ?? parts[at]!;
      // "弹吉他" has the guitar in it.
      if (!(isHan(word) && told.at(-1)?.endsWith(word))) told.push(word);
      at += length;
    }
    return told.reduce((line, word) => line + (isHan(line) && isHan(word) ? '' : ' ') + word);
  };
};
