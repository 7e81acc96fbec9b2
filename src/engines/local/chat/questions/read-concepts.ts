/** The notions in the words of a clause, by the first lexicon that knows them all. */
import { type Concept, foldAccents, type Lexicon } from './concepts.ts';
import { chinese } from './lexicons/chinese.ts';
import { english } from './lexicons/english.ts';
import { french } from './lexicons/french.ts';
import { german } from './lexicons/german.ts';
import { italian } from './lexicons/italian.ts';
import { portuguese } from './lexicons/portuguese.ts';
import { spanish } from './lexicons/spanish.ts';

/** What is said about something, or why, is not what is said. */
const aboutSomething =
  /\b(?:de (?:que|quoi)(?! (?:idioma|lengua|langue))|di (?:cosa|che)(?! lingua)|do que|sobre|uber|warum|wieso|weshalb|pourquoi|por que|porque|perche|(?:a|de|avec|pour|con|para|di|per|mit|zu) (?:qui|quien|quienes|chi|quem|wem))\b|^(?:qui|quien|quienes|wer|chi|quem)\b|为什么|為什麼|关于|關於/;

const foreign = [german, spanish, french, italian, portuguese];
const longestEntry = Math.max(...[...chinese.concepts.keys()].map((entry) => entry.length));

const leastStem = 5;
/** The share of the longer of two words that must be the same. */
const stemShare = 0.75;

/** Another form of a word we know: all but its ending is the same. */
const findForm = (concepts: Lexicon['concepts'], word: string): Concept | undefined => {
  if (word.length < leastStem) return undefined;
  for (const [known, concept] of concepts) {
    const stem = Math.max(leastStem, Math.ceil(stemShare * Math.max(word.length, known.length)));
    if (concept !== 'wish' && known.length >= stem && known.slice(0, stem) === word.slice(0, stem))
      return concept;
  }
  return undefined;
};

/** Spanish and Italian hang pronouns on a verb: pásalo, dimmelo. */
const withoutPronouns = (word: string): string => word.replace(/(?:me|te|se|nos|mi)?(?:l[aeo]s?|li)$/, '');

/** "The number of words" counts them, "the numbers in words" does not. */
const isCount = (word: string, next: string | undefined): boolean =>
  !word.endsWith('s') && /^(?:of|de|di|d|des|das)$/.test(next ?? '');

const lookUp = ({ concepts }: Lexicon, words: string[], forms = false): Concept[] | undefined => {
  const found: Concept[] = [];
  for (const [index, word] of words.entries()) {
    const verb = forms && !concepts.has(word) ? concepts.get(withoutPronouns(word)) : undefined;
    if (verb) found.push('rec');
    const concept = concepts.get(word) ?? verb ?? (forms ? findForm(concepts, word) : undefined);
    if (concept === undefined) return undefined;
    found.push(concept === 'number' && isCount(word, words[index + 1]) ? 'count' : concept);
  }
  return found;
};

/** Cut into as few entries as can be; undefined when they do not cover it. */
const cut = (text: string): string[] | undefined => {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end++) {
    for (let start = Math.max(0, end - longestEntry); start < end; start++) {
      const [before, entry] = [best[start], text.slice(start, end)];
      if (!before || !chinese.concepts.has(entry) || before.length + 1 >= (best[end]?.length ?? Infinity))
        continue;
      best[end] = [...before, entry];
    }
  }
  return best[text.length];
};

export const readEnglish = (words: string[]): Concept[] | undefined => lookUp(english, words);

/** Undefined: not in a language we know, or with a word we do not know. */
export const readForeign = (text: string): Concept[] | undefined => {
  // Without its accent it would be "or".
  if (/\boù\b/u.test(text) || aboutSomething.test(foldAccents(text))) return undefined;
  if (/\p{Script=Han}/u.test(text)) {
    const words = cut(text.replace(/[\s:]+/g, '').replace(/([字词詞])[数數]/g, '多少$1'));
    return words && lookUp(chinese, words);
  }
  const words = foldAccents(text)
    .replace(/\best-ce qu[e']/g, ' ')
    .replaceAll(',', ' , ')
    .split(/[\s'-]+/)
    .filter((word) => word !== '');
  for (const lexicon of foreign) {
    const found = lookUp(lexicon, words, true);
    // Verbs tell who speaks where English needs a pronoun.
    if (found) return found.includes('say') ? [...found, 'who'] : found;
  }
  return undefined;
};
