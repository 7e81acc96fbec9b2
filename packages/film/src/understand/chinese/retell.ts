/** The words of a Chinese prompt in place of the English that was read in them: its reading is told in its own words. */

import { segment } from './segment.ts';
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

/** Leaves what the prompt has no word for as it is, and everything of a prompt that is not Chinese. */
export const createRetelling = (prompt: string): ((english: string) => string) => {
  if (!isChinese(prompt)) return (english) => english;
  const words = wordsOf(prompt);
  return (english) => {
    const parts = english.split(' ');
    const told: string[] = [];
    for (let at = 0; at < parts.length; ) {
      let length = Math.min(mostWords, parts.length - at);
      const found = () =>
        words.get(
          parts
            .slice(at, at + length)
            .join(' ')
            .toLowerCase(),
        );
      while (length > 1 && found() === undefined) length -= 1;
      told.push(found() ?? parts[at]!);
      at += length;
    }
    return told.reduce((line, word) => line + (isHan(line) && isHan(word) ? '' : ' ') + word);
  };
};
