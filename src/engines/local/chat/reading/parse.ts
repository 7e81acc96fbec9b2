/** Splits English text into sentences of tagged words and phrases. */
import nlp from 'compromise';

export type Part =
  | 'noun'
  | 'pronoun'
  | 'verb'
  | 'auxiliary'
  | 'adjective'
  | 'adverb'
  | 'number'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'question'
  | 'negation'
  | 'other';

export type Token = {
  text: string;
  /** Punctuation before and after it. */
  before: string;
  after: string;
  word: string;
  root: string;
  part: Part;
  tags: ReadonlySet<string>;
};

type Term = { text: string; pre: string; post: string; normal: string; root?: string; tags: string[] };

/** The package's types lack `root` and what stands around a word. */
type Described = { compute(what: string): unknown; json(options: object): { terms: Term[] }[] };

const auxiliaries = new Set(
  'be is are was were am been being do does did have has had will would can could shall should may might must'.split(
    ' ',
  ),
);
const prepositions = new Set(
  'in on at to from of by with without near under over behind beside between among through across along around about above below into onto off for since until till before after during against inside outside beyond within per like despite toward towards up down out opposite past'.split(
    ' ',
  ),
);
const subordinators = new Set('because if when while although though unless whereas that so than'.split(' '));
const determiners = new Set(
  'a an the this that these those my your his her its our their some any no every each all both another'.split(
    ' ',
  ),
);
const pronouns = new Set(
  'i you he she it we they me him us them myself yourself himself herself itself ourselves themselves mine yours hers ours theirs somebody someone everybody everyone nobody anybody anyone nothing something everything there'.split(
    ' ',
  ),
);
const questionWords = new Set('who whom whose what which when where why how'.split(' '));
const negations = new Set(
  "not never n't cannot neither nor hardly don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't hasn't haven't hadn't".split(
    ' ',
  ),
);

/** Tagged as adjectives before a noun. */
const prepositionLike = /^(?:near|next|opposite|past|worth|like|close)$/;

/** What follows a possessive. */
const startsNoun = /^(?:noun|adjective|number|adverb|verb|other)$/;

const partOf = (word: string, tags: ReadonlySet<string>): Part => {
  if (negations.has(word)) return 'negation';
  if (questionWords.has(word)) return 'question';
  if (determiners.has(word)) return 'determiner';
  if (pronouns.has(word)) return 'pronoun';
  if (auxiliaries.has(word)) return 'auxiliary';
  if (tags.has('Value') || /^[$£€]?\d/.test(word)) return 'number';
  if (prepositions.has(word)) return 'preposition';
  if (subordinators.has(word) || /^(?:and|or|but)$/.test(word)) return 'conjunction';
  if (tags.has('Verb')) return 'verb';
  if (tags.has('Noun')) return 'noun';
  if (tags.has('Adjective')) return 'adjective';
  if (tags.has('Adverb')) return 'adverb';
  return 'other';
};

/** The infinitive of a word that was not taken for a verb. */
const infinitive = (word: string): string => {
  const doc = nlp(word).tag('PastTense') as unknown as Described;
  doc.compute('root');
  return doc.json({ terms: { root: true } })[0]?.terms[0]?.root ?? word;
};

/** "Found that the light was broken", "send it to her": neither belongs to a noun after it. */
const correctNeighbours = (tokens: Token[]): Token[] =>
  tokens.map((token, index) => {
    const next = tokens[index + 1]?.part ?? '';
    if (token.word === 'that' && /^(?:determiner|pronoun)$/.test(next))
      return { ...token, part: 'conjunction' };
    const isAlone = token.after.trim() !== '' || !startsNoun.test(next);
    return token.word === 'her' && isAlone ? { ...token, part: 'pronoun' } : token;
  });

/**
 * After an article or a possessive there is no verb: "the delay", "the paintings". An adjective between a noun and an
 * article is one: "a storm broke the window".
 */
const correctParts = (words: Token[]): Token[] =>
  correctNeighbours(words).map((token, index, tokens) => {
    const previous = tokens[index - 1];
    const isBetween = previous?.part === 'noun' && tokens[index + 1]?.part === 'determiner';
    if (
      token.part === 'adjective' &&
      isBetween &&
      previous.after.trim() === '' &&
      !prepositionLike.test(token.word)
    )
      return { ...token, part: 'verb', root: infinitive(token.word) };
    // "What colour was the car?": between these there is a noun.
    const isAsked =
      /^(?:what|which|whose)$/.test(previous?.word ?? '') && tokens[index + 1]?.part === 'auxiliary';
    if (token.part === 'verb' && isAsked) return { ...token, part: 'noun' };
    // "Did Tom paint the fence?": of two nouns after "did" the one before an article is the verb.
    const isBeforeArticle =
      previous?.part === 'noun' &&
      /^(?:determiner|preposition)$/.test(tokens[index + 1]?.part ?? '') &&
      (tokens[index + 1]!.part === 'determiner' || previous.tags.has('Person'));
    if (token.part === 'noun' && isBeforeArticle && /^(?:do|does|did)$/.test(tokens[0]!.word))
      return { ...token, part: 'verb', root: infinitive(token.word) };
    if (
      /^(?:miss|missus)$/.test(token.word) &&
      /^\p{Lu}/u.test(token.text) &&
      tokens[index + 1]?.part === 'noun'
    )
      return { ...token, part: 'noun', tags: new Set(['Noun', 'Honorific', 'ProperNoun']) };
    // "lighter than the old one".
    if (token.part === 'noun' && /er$/.test(token.word) && tokens[index + 1]?.word === 'than')
      return { ...token, part: 'adjective', root: token.word.replace(/i?er$/, '') };
    // "went to work".
    if (
      token.word === 'work' &&
      previous?.word === 'to' &&
      /^(?:go|get|ride|drive|walk|come|cycle|travel|way|late)$/.test(tokens[index - 2]?.root ?? '')
    )
      return { ...token, part: 'noun' };
    // "The keys were lost": an irregular participle has the form of its verb.
    if (token.part === 'adjective' && previous?.part === 'auxiliary' && !/ed$/.test(token.word)) {
      const root = infinitive(token.word);
      if (root !== token.word && root.charAt(0) === token.word.charAt(0)) return { ...token, root };
    }
    // "a bunch of grapes".
    const isObject = previous?.part === 'preposition' && previous.word !== 'to' && !token.tags.has('Gerund');
    if (token.part === 'verb' && isObject) return { ...token, part: 'noun' };
    // "Call our team", "Plant the bulbs": no noun stands before an article without a verb between them.
    const opensClause =
      !previous || /[,;:]/.test(previous.after) || /^(?:please|then|first|and)$/.test(previous.word);
    if (
      token.part === 'noun' &&
      opensClause &&
      tokens[index + 1]?.part === 'determiner' &&
      !token.tags.has('ProperNoun') &&
      token.after.trim() === ''
    )
      return { ...token, part: 'verb', root: token.word };
    const isAfterArticle =
      previous?.part === 'determiner' && /^(?:a|an|the|my|your|his|its|our|their)$/.test(previous.word);
    if (token.part !== 'verb' || !isAfterArticle) return token;
    const next = tokens[index + 1];
    return { ...token, part: next?.part === 'noun' ? 'adjective' : 'noun' };
  });

/** Whisper writes "Mr. Green" and "9 a.m.", which are no ends of sentences. */
const withoutAbbreviationDots = (text: string): string =>
  text
    .replace(/\b(Mr|Mrs|Ms|Dr|St|Prof)\./g, '$1')
    .replace(/\b([ap])\.m\.(?=\s+[A-Z]|\s*$)/g, '$1m.')
    .replace(/\b([ap])\.m\./g, '$1m');

/** A speaker who makes no pause: what belongs to a word is looked for in all of its sentence. */
const longestSentence = 120;
const inPieces = (tokens: Token[]): Token[][] =>
  Array.from({ length: Math.ceil(tokens.length / longestSentence) }, (_, piece) =>
    tokens.slice(piece * longestSentence, (piece + 1) * longestSentence),
  );

/** Some words take the cube of how often they follow each other in what is parsed at once, "St" among them. */
const parsedCharacters = 1_000;
const inParts = (text: string): string[] => {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > parsedCharacters) {
    const start = rest.slice(0, parsedCharacters);
    const end = Math.max(...['. ', '? ', '! '].map((stop) => start.lastIndexOf(stop))) + 1;
    const cut = end > parsedCharacters / 2 ? end : start.lastIndexOf(' ');
    parts.push(rest.slice(0, cut > 0 ? cut : parsedCharacters));
    rest = rest.slice(cut > 0 ? cut : parsedCharacters);
  }
  return [...parts, rest];
};

export const parseSentences = (text: string): Token[][] =>
  inParts(withoutAbbreviationDots(text).replaceAll('’', "'")).flatMap(parsePart);

const parsePart = (text: string): Token[][] => {
  const doc = nlp(text);
  doc.contractions().expand();
  const described = doc as unknown as Described;
  described.compute('root');
  const sentences = described.json({ terms: { tags: true, root: true, pre: true, post: true } });
  return sentences
    .map(({ terms }) =>
      correctParts(
        terms
          .filter((term) => term.text !== '')
          .map((term) => {
            const word = term.text.toLowerCase();
            const tags = new Set(term.tags);
            return {
              text: term.text,
              before: term.pre,
              after: term.post,
              word,
              root: (term.root ?? term.normal ?? word).toLowerCase(),
              part: partOf(word, tags),
              tags,
            };
          }),
      ),
    )
    .flatMap(inPieces);
};

/** The words as they stand in the text, without punctuation at the edges. */
export const textOf = (tokens: Token[]): string =>
  tokens
    .map(({ before, text, after }) => `${before}${text}${after}`)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.!?"“”—-]+|[\s,;:.!?"“”—-]+$/g, '');
