/** Slips of the keyboard: a word that no dictionary has, one letter away from one that is often used. */

import { nounReading, verbReadings } from './morphology.ts';
import { adjectiveKinds } from './rows/adjective-kinds.ts';
import { closedTags } from './rows/closed-words.ts';
import type { Token } from './tokenise.ts';
import { classesOf } from './word-classes.ts';

const shortest = 5;
const longest = 16;
/** Powers of two of how often texts use it, at least: a name is not turned into a rare word. */
const leastUses = 2;

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** How often the word is used as anything, with its endings; -1: it is none. */
const usesOf = (word: string): number => {
  const classes = classesOf(word);
  const own = classes ? Math.max(classes.noun, classes.verb, classes.adjective, classes.adverb) : -1;
  const forms = [nounReading(word), ...verbReadings(word)].map((reading) => reading?.uses ?? -1);
  // The rows of adjectives and of closed words have what the dictionary leaves out.
  const isListed = adjectiveKinds.has(word) || closedTags.has(word);
  return Math.max(own, ...forms, isListed ? leastUses : -1);
};

/** `nounReading` takes the s off any word: what is left has to be one. */
const isKnown = (word: string): boolean => {
  const noun = nounReading(word);
  return (
    classesOf(word) !== null ||
    closedTags.has(word) ||
    adjectiveKinds.has(word) ||
    verbReadings(word).length > 0 ||
    (noun !== undefined && (noun.uses > 0 || classesOf(noun.singular) !== null))
  );
};

/** Behind these an e belongs to the ending. */
const hissing = /(?:[sxzo]|ch|sh|i)es$/;

const vowels = [...'aeiou'];
/** A letter too many in a short word makes another word of it; in a long one hardly. */
const longWord = 9;
/** With another vowel many short words are words; a rare one is meant only where many letters agree. */
const tellingWord = 7;

type Slip = { word: string; least: number };

/** A letter left out, two swapped, one doubled, one vowel for another. Other wrong letters make more words than they mend. */
const slipsOf = (word: string): Slip[] => {
  const all = [...word];
  const left = all.flatMap((_, n) =>
    letters.map((letter) => `${word.slice(0, n + 1)}${letter}${word.slice(n + 1)}`),
  );
  const swapped = all
    .slice(1)
    .map((_, n) => `${word.slice(0, n)}${word[n + 1]}${word[n]}${word.slice(n + 2)}`);
  const doubled = all.flatMap((letter, n) =>
    letter === all[n - 1] || (n > 0 && word.length >= longWord) ? [word.slice(0, n) + word.slice(n + 1)] : [],
  );
  const vowel = all.flatMap((letter, n) =>
    n > 0 && word.length >= tellingWord && vowels.includes(letter)
      ? vowels.map((other) => `${word.slice(0, n)}${other}${word.slice(n + 1)}`)
      : [],
  );
  // A plural is no slip of the singular, and "doomes" is none of "doom".
  const isMeant = (one: string) =>
    one !== `${word}s` && (!one.endsWith('es') || classesOf(one.slice(0, -1)) !== null || hissing.test(one));
  return [
    ...[...left, ...swapped, ...doubled].filter(isMeant).map((one) => ({ word: one, least: leastUses })),
    ...vowel.map((one) => ({ word: one, least: word.length > tellingWord ? 0 : leastUses })),
  ];
};

const cache = new Map<string, string>();
const mostKept = 2000;

const corrected = (word: string): string => {
  let best = word;
  let most = -1;
  for (const slip of slipsOf(word)) {
    const uses = isKnown(slip.word) ? usesOf(slip.word) : -1;
    if (uses >= slip.least && uses > most) [best, most] = [slip.word, uses];
  }
  return best;
};

/** In a title every word has a capital; elsewhere a capital is a name's. */
export const correctSpelling = (tokens: Token[]): void => {
  const capitals = tokens.filter(({ isCapital }) => isCapital).length;
  const isTitle = capitals > tokens.length * 0.6;
  for (const [at, token] of tokens.entries()) {
    const { text, kind, isCapital, isJoined } = token;
    const opens = at === 0 || tokens[at - 1]!.kind === 'stop';
    const isName = isCapital && !opens && !isTitle;
    if (kind !== 'word' || isName || isJoined || tokens[at + 1]?.isJoined) continue;
    if (text.length < shortest || text.length > longest || text.includes('-') || isKnown(text)) continue;
    let word = cache.get(text);
    if (word === undefined) {
      word = corrected(text);
      if (cache.size >= mostKept) cache.clear();
      cache.set(text, word);
    }
    token.text = word;
  }
};
