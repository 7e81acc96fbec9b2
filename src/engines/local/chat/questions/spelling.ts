/** Slips of the finger in words that matter, and the short forms of chat. */
import { english } from './lexicons/english.ts';
import { realWords } from './real-words.ts';

const shortForms: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  pls: 'please',
  plz: 'please',
  plss: 'please',
  thx: 'thanks',
  ty: 'thanks',
  wat: 'what',
  wut: 'what',
  wuts: 'what is',
  wats: 'what is',
  whats: 'what is',
  "what're": 'what are',
  hows: 'how is',
  shes: 'she is',
  hes: 'he is',
  theyre: 'they are',
  gimme: 'give me',
  lemme: 'let me',
  wanna: 'want to',
  gonna: 'going to',
  im: 'i am',
  ive: 'i have',
  dont: 'do not',
  doesnt: 'does not',
  cant: 'cannot',
  couldnt: 'could not',
  msg: 'message',
  vm: 'voicemail',
  vid: 'video',
  rec: 'recording',
  eng: 'english',
  b4: 'before',
  howmany: 'how many',
  howlong: 'how long',
  iz: 'is',
  hw: 'how',
  dis: 'this',
  dat: 'that',
  da: 'the',
};

const things =
  'recording recordings audio message messages speaker speakers voicemail person please could would'.split(
    ' ',
  );

const leastLetters = 3;
const leastLettersForAny = 5;

/** Words a slip may have been meant for. */
export const correctable = new Set(
  [...english.concepts.keys(), ...things].filter(
    (word) => /^[a-z]+$/.test(word) && word.length >= leastLetters,
  ),
);

const isSwapped = (one: string, other: string): boolean => {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
};

/** All vowels are missing, or one letter is swapped with its neighbour, wrong, missing or too many. Of words of four letters only the vowel may be wrong, of shorter ones nothing. */
export const isNear = (slip: string, word: string): boolean => {
  if (slip === word) return false;
  if (isSwapped(slip, word) || (slip.length >= leastLetters && slip === word.replace(/[aeiou]/g, '')))
    return true;
  if (word.length < leastLettersForAny)
    return (
      word.length === slip.length &&
      word.length === 4 &&
      word.replace(/[aeiou]/g, '*') === slip.replace(/[aeiou]/g, '*')
    );
  if (Math.abs(slip.length - word.length) > 1) return false;
  let start = 0;
  while (start < Math.min(slip.length, word.length) && slip[start] === word[start]) start += 1;
  const rest = [slip.slice(start), word.slice(start)] as const;
  if (rest[0].length === rest[1].length) return rest[0].slice(1) === rest[1].slice(1);
  return rest[0].length > rest[1].length ? rest[0].slice(1) === rest[1] : rest[0] === rest[1].slice(1);
};

/** Words come again in most questions. */
const known = new Map<string, string>();
const mostKnown = 5_000;

const correctWord = (word: string): string => {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const meant = findMeant(word);
  known.set(word, meant);
  return meant;
};

const findMeant = (word: string): string => {
  const long = Object.hasOwn(shortForms, word) ? shortForms[word] : undefined;
  if (long !== undefined) return long;
  if (!/^[a-z]{3,20}$/.test(word) || correctable.has(word) || realWords.has(word)) return word;
  for (const meant of correctable) if (isNear(word, meant)) return meant;
  return word;
};

export const correctSpelling = (text: string): string => text.replace(/[a-z0-9']+/g, correctWord);
