/** What a pronoun stands for. */
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
    /^(?:children|passengers|sailors|team|family|parents)$/.test(noun.word)
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

const fits = (pronoun: string, tokens: Token[]): boolean => {
  const person = isPersonPhrase(tokens);
  if (/^(?:he|him)$/.test(pronoun)) return person && !isFemale(tokens) && !isPlural(tokens);
  if (/^(?:she|her)$/.test(pronoun)) return person && !isMale(tokens) && !isPlural(tokens);
  if (/^(?:they|them)$/.test(pronoun)) return isPlural(tokens);
  return !person && !isPlural(tokens);
};

const speakerName = (text: string): string | undefined =>
  /\b(?:my name is|this is|I am|I'm)\s+((?:your\s+)?(?:\w+\s+)?[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)\b/.exec(
    text,
  )?.[1];

/** Of all that was said, which is looked through once for all pronouns. */
const speakers = new WeakMap<Token[][], string>();
const speakerOf = (sentences: Token[][]): string => {
  const speaker = speakers.get(sentences) ?? speakerName(sentences.map(textOf).join('. ')) ?? 'the speaker';
  speakers.set(sentences, speaker);
  return speaker;
};

/** Undefined: unknown. */
export const resolvePronoun = (pronoun: string, index: number, sentences: Token[][]): string | undefined => {
  const word = pronoun.toLowerCase();
  if (/^(?:i|me)$/.test(word)) return speakerOf(sentences);
  if (!/^(?:he|him|she|her|they|them|it)$/.test(word)) return undefined;
  for (let at = index; at >= Math.max(0, index - 4); at -= 1) {
    const tokens = sentences[at]!;
    const own = tokens.findIndex((token) => token.word === word);
    const before = at === index && own >= 0 ? tokens.slice(0, own) : tokens;
    const phrases = phrasesOf(before).filter(({ kind }) => kind === 'noun' || kind === 'place-or-time');
    // The subject of a sentence is what the next one speaks of.
    for (const phrase of at === index ? phrases.toReversed() : phrases) {
      const start = phrase.preposition ? phrase.start + phrase.preposition.split(' ').length : phrase.start;
      const end = wholeNounPhraseEnd(before, start) ?? phrase.end;
      const noun = before.slice(start, end);
      if (noun[0]?.part !== 'pronoun' && noun.some(({ part }) => part === 'noun') && fits(word, noun))
        return textOf(noun);
    }
  }
  return undefined;
};
