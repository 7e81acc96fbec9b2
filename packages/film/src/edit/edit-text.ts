/** The text beside edited facts: it no longer names what is gone, and names what came. */

import { storedLimits } from '../facts/facts-schema.ts';
import { nounReading, verbReadings } from '../read/morphology.ts';

const longest = storedLimits.characters;

const isForm = (word: string, of: string): boolean => {
  const plain = word.toLowerCase();
  return (
    plain === of || nounReading(plain)?.singular === of || verbReadings(plain).some(({ base }) => base === of)
  );
};

/** Every form of a name of one or more words becomes the other; `''` takes it out. */
export const rename = (text: string, from: string, to: string): string => {
  const names = from.split(' ').filter(Boolean);
  if (names.length === 0) return text;
  // Odd parts are the words.
  const parts = text.split(/([\p{L}\p{N}]+)/u);
  for (let at = 1; at < parts.length; at += 2) {
    if (!names.every((name, n) => isForm(parts[at + 2 * n] ?? '', name))) continue;
    parts.splice(at, 2 * names.length - 1, to);
  }
  return parts.join('');
};

export const addSentence = (text: string, sentence: string): string =>
  [text, sentence].filter(Boolean).join('. ').slice(0, longest);
