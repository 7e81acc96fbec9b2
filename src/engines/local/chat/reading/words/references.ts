/** The noun that a pronoun stands for. */
import { type Token, textOf } from './parse.ts';
import { phrasesOf, wholeNounPhraseEnd } from './phrases.ts';
import { nounKind } from './similar-words.ts';

const animate = /^(?:he|she|him|her|who|they|them|we|us|i|me|you)$/;

export const isPersonPhrase = (tokens: Token[]): boolean => {
  const head = tokens.at(-1);
  if (!head) return false;
  if (tokens.some(({ tags }) => tags.has('Person') || tags.has('Honorific'))) return true;
  if (head.part === 'pronoun') return animate.test(head.word) || /(?:body|one)$/.test(head.word);
  const nouns = tokens.filter(({ part }) => part === 'noun');
  const noun = tokens.findIndex(({ word }) => word === 'of') > 0 ? nouns[0] : nouns.at(-1);
  if (!noun) return false;
  const kind = nounKind(noun.root);
  return (
    kind === 'person' ||
    kind === 'animal' ||
    /^(?:children|passengers|sailors|team|family|families|parents|people|group|crew|staff)$/.test(noun.word)
  );
};

const isFemale = (tokens: Token[]): boolean =>
  tokens.some(
    ({ tags, word }) =>
      tags.has('FemaleName') ||
      /^(?:mrs|miss|ms|missus|mother|sister|aunt|daughter|wife|woman|girl|lady|queen|grandmother)$/.test(
        word,
      ),
  );
const isMale = (tokens: Token[]): boolean =>
  tokens.some(
    ({ tags, word }) =>
      tags.has('MaleName') ||
      /^(?:mr|mister|father|brother|uncle|son|husband|man|boy|king|grandfather)$/.test(word),
  );
const isPlural = (tokens: Token[]): boolean => tokens.some(({ tags }) => tags.has('Plural'));

/** "Biscuit is awake. He has to rest": a name that is not known to be a person's may be an animal's. */
const isNamed = (tokens: Token[]): boolean =>
  tokens.some(({ tags, part }) => part === 'noun' && tags.has('ProperNoun') && !tags.has('Place'));

const fits = (pronoun: string, tokens: Token[]): boolean => {
  const person = isPersonPhrase(tokens) || (/^(?:he|him|she|her)$/.test(pronoun) && isNamed(tokens));
  if (/^(?:he|him)$/.test(pronoun)) return person && !isFemale(tokens) && !isPlural(tokens);
  if (/^(?:she|her)$/.test(pronoun)) return person && !isMale(tokens) && !isPlural(tokens);
  if (/^(?:they|them)$/.test(pronoun)) return isPlural(tokens);
  return !person && !isPlural(tokens) && nounKind(tokens.at(-1)!.root) !== 'time';
};

const speakerName = (text: string): string | undefined =>
  /\b(?:my name is|this is|I am|I'm)\s+((?:your\s+)?(?:\w+\s+)?[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)\b/.exec(
    text,
  )?.[1];

/** Of all that was said, which is looked through once for all pronouns. */
const speakers = new WeakMap<Token[][], string>();
export const speakerOf = (sentences: Token[][]): string => {
  const speaker = speakers.get(sentences) ?? speakerName(sentences.map(textOf).join('. ')) ?? 'the speaker';
  speakers.set(sentences, speaker);
  return speaker;
};

/** The beginning of the clause with this word. */
const clauseStart = (tokens: Token[], at: number): number =>
  Math.max(
    0,
    tokens.findLastIndex(
      ({ part, after }, place) => place < at && (part === 'conjunction' || /[,;:]/.test(after)),
    ),
  );

const maxStatementsBefore = 6;
/** Statements in a row that go on about the same thing as "it". */
const maxLinks = 12;

/** "The lady told me it was in Rome". */
const reporting = /\b(?:said|says|say|told \w+|tells \w+|thinks?|thought|believes?|heard|knows?)(?: that)?$/i;

/** "My suitcase did not come. I have worn this shirt since. It is blue" goes on about the suitcase. */
const subjectBefore = (index: number, sentences: Token[][], links: number): Token[] | undefined => {
  for (let at = index - 1; at >= Math.max(0, index - 2); at -= 1) {
    const tokens = sentences[at]!;
    const phrases = phrasesOf(tokens);
    const verb = phrases.findIndex(({ kind }) => kind === 'verb');
    const first = phrases.slice(0, Math.max(0, verb)).find(({ kind }) => kind === 'noun');
    if (first && tokens[first.start]!.word === 'it')
      return links > 0 ? antecedentOf('it', at, sentences, links - 1) : undefined;
    const noun = first && tokens.slice(first.start, wholeNounPhraseEnd(tokens, first.start) ?? first.end);
    if (noun && noun[0]!.part !== 'pronoun' && fits('it', noun)) return noun;
  }
  return undefined;
};

/** The words that a pronoun of the third person stands for; undefined: unknown. */
export const antecedentOf = (
  pronoun: string,
  index: number,
  sentences: Token[][],
  links = maxLinks,
): Token[] | undefined => {
  const word = pronoun.toLowerCase();
  if (!/^(?:he|him|she|her|they|them|it)$/.test(word)) return undefined;
  const place = Math.max(
    0,
    sentences[index]!.findIndex((token) => token.word === word),
  );
  const governor = sentences[index]![place - 1]?.part;
  // "There are currents behind them": not the currents, of which the same statement speaks.
  const isObject =
    /^(?:him|them)$/.test(word) ||
    governor === 'preposition' ||
    (governor === 'verb' && !reporting.test(sentences[index]![place - 1]!.word));
  const opens = place <= 1 || reporting.test(textOf(sentences[index]!.slice(0, place)));
  const subject = word === 'it' && opens && !isObject ? subjectBefore(index, sentences, links) : undefined;
  if (subject) return subject;
  for (let at = index; at >= Math.max(0, index - maxStatementsBefore); at -= 1) {
    const tokens = sentences[at]!;
    const before = at === index ? tokens.slice(0, isObject ? clauseStart(tokens, place) : place) : tokens;
    const phrases = phrasesOf(before).filter(({ kind }) => kind === 'noun' || kind === 'place-or-time');
    // The subject of a sentence is what the next one speaks of.
    for (const phrase of at === index ? phrases.toReversed() : phrases) {
      const start = phrase.preposition ? phrase.start + phrase.preposition.split(' ').length : phrase.start;
      const end = wholeNounPhraseEnd(before, start) ?? phrase.end;
      const noun = before.slice(start, end);
      if (noun[0]?.part !== 'pronoun' && noun.some(({ part }) => part === 'noun') && fits(word, noun))
        return noun;
    }
  }
  return undefined;
};

/** "Pavel, could you set that up?": who is spoken to. */
const addressee = (tokens: Token[]): string | undefined => {
  const end = tokens.findIndex(({ after }) => after.includes(','));
  const opening = tokens.slice(0, end + 1);
  const isName =
    opening.length > 0 &&
    opening.length <= 2 &&
    opening.every(({ tags }) => tags.has('ProperNoun') || tags.has('Person'));
  return isName ? textOf(opening) : undefined;
};

/** Undefined: unknown. */
export const resolvePronoun = (pronoun: string, index: number, sentences: Token[][]): string | undefined => {
  if (/^you$/i.test(pronoun)) return addressee(sentences[index]!);
  if (/^(?:i|me)$/i.test(pronoun)) return speakerOf(sentences);
  const noun = antecedentOf(pronoun, index, sentences);
  return noun && textOf(noun);
};
