/** Finds the concepts in the words of a clause, in the first language that knows all of them. */
import { withoutAccents } from '../../../../lib/text/without-accents.ts';
import chinese from './languages/chinese.json' with { type: 'json' };
import english from './languages/english.json' with { type: 'json' };
import french from './languages/french.json' with { type: 'json' };
import german from './languages/german.json' with { type: 'json' };
import italian from './languages/italian.json' with { type: 'json' };
import portuguese from './languages/portuguese.json' with { type: 'json' };
import spanish from './languages/spanish.json' with { type: 'json' };
import { type Concept, createLexicon, type Lexicon } from './lexicon.ts';

/** Words that ask about or why something is said, not what is said. */
const aboutSomething =
  /\b(?:de (?:que|quoi)(?! (?:idioma|lengua|langue))|di (?:cosa|che)(?! lingua)|do que|sobre|uber|warum|wieso|weshalb|pourquoi|por que|porque|perche|(?:a|de|avec|pour|con|para|di|per|mit|zu) (?:qui|quien|quienes|chi|quem|wem))\b|^(?:qui|quien|quienes|wer|chi|quem)\b|为什么|為什麼|关于|關於/;

export const englishLexicon = createLexicon(english);
const chineseLexicon = createLexicon(chinese);
const foreign = [german, spanish, french, italian, portuguese].map(createLexicon);
const maxEntryCharacters = Math.max(...[...chineseLexicon.keys()].map((entry) => entry.length));

const minStemCharacters = 5;
/** Another form of a known word: the first three quarters of the longer word are the same. */
const findForm = (lexicon: Lexicon, word: string): Concept | undefined => {
  if (word.length < minStemCharacters) return undefined;
  for (const [known, concept] of lexicon) {
    const stem = Math.max(minStemCharacters, Math.ceil(0.75 * Math.max(word.length, known.length)));
    if (concept !== 'wish' && known.length >= stem && known.slice(0, stem) === word.slice(0, stem))
      return concept;
  }
  return undefined;
};

/** "The number of words" counts them, "the numbers in words" does not. */
const isCount = (word: string, next: string | undefined): boolean =>
  !word.endsWith('s') && /^(?:of|de|di|d|des|das)$/.test(next ?? '');

const lookUp = (lexicon: Lexicon, words: string[], forms = false): Concept[] | undefined => {
  const found: Concept[] = [];
  for (const [index, word] of words.entries()) {
    const concept = lexicon.get(word) ?? (forms ? findForm(lexicon, word) : undefined);
    if (concept === undefined) return undefined;
    found.push(concept === 'number' && isCount(word, words[index + 1]) ? 'count' : concept);
  }
  return found;
};

/** Segments Chinese into as few entries as possible; undefined when they do not cover the text. */
const cut = (text: string): string[] | undefined => {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end++) {
    for (let start = Math.max(0, end - maxEntryCharacters); start < end; start++) {
      const [before, entry] = [best[start], text.slice(start, end)];
      if (before && chineseLexicon.has(entry) && before.length + 1 < (best[end]?.length ?? Infinity))
        best[end] = [...before, entry];
    }
  }
  return best[text.length];
};

export const readEnglish = (words: string[]): Concept[] | undefined => lookUp(englishLexicon, words);

/** Undefined: an unknown language, or an unknown word. */
export const readForeign = (text: string): Concept[] | undefined => {
  // Without its accent it would be "or".
  if (/\boù\b/u.test(text) || aboutSomething.test(withoutAccents(text))) return undefined;
  if (/\p{Script=Han}/u.test(text)) {
    const words = cut(text.replace(/[\s:]+/g, '').replace(/([字词詞])[数數]/g, '多少$1'));
    return words && lookUp(chineseLexicon, words);
  }
  const words = withoutAccents(text)
    .replace(/\best-ce qu[e']/g, ' ')
    .replaceAll(',', ' , ')
    .split(/[\s'-]+/)
    .filter((word) => word !== '');
  for (const lexicon of foreign) {
    const found = lookUp(lexicon, words, true);
    // Verb endings name the speaker where English needs a pronoun.
    if (found) return found.includes('say') ? [...found, 'who'] : found;
  }
  return undefined;
};
