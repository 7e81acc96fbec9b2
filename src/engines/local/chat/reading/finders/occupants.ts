/** Finds who or what is at a place: "Samir is going to be in goal", "there are currents behind them". */
import type { Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { type Token, textOf } from '../words/parse.ts';
import { type Phrase, phrasesOf, wholeNounPhraseEnd } from '../words/phrases.ts';
import { antecedentOf, isPersonPhrase } from '../words/references.ts';
import { nearness } from '../words/similar-words.ts';
import { type Candidate, isNew } from './participants.ts';

const minNear = 0.75;

const nounsOf = (tokens: Token[]): Token[] =>
  tokens.filter(({ part }) => part === 'noun' || part === 'number' || part === 'adjective');

/** Whether a phrase names the place that is asked about, by its nouns or by a pronoun for them. */
const isPlace = (
  asked: Token[],
  tokens: Token[],
  phrase: Phrase,
  index: number,
  statements: Token[][],
): boolean => {
  const words = tokens.slice(phrase.start + 1, phrase.end);
  const [only] = words;
  const meant =
    words.length === 1 && only?.part === 'pronoun'
      ? (antecedentOf(only.word, index, statements) ?? [])
      : words;
  return asked.every((one) => meant.some((other) => nearness(one, other) >= minNear));
};

export const occupantsIn = (
  form: QuestionForm,
  match: Match,
  statements: Token[][],
  isPerson: boolean,
): Candidate[] => {
  const asked = phrasesOf(form.tokens).find(({ preposition }) => preposition !== undefined);
  const words = asked ? nounsOf(form.tokens.slice(asked.start + 1, asked.end)) : [];
  if (!asked || words.length === 0) return [];
  const { tokens } = match;
  const phrases = phrasesOf(tokens);
  const at = phrases.findIndex(
    (phrase) =>
      phrase.preposition === asked.preposition && isPlace(words, tokens, phrase, match.index, statements),
  );
  if (at < 0) return [];
  const verbs = phrases.flatMap(({ kind }, place) => (kind === 'verb' ? [place] : []));
  const verb = verbs.findLast((place) => place < at) ?? verbs[0];
  if (verb === undefined) return [];
  const isThere = phrases[verb - 1] && tokens[phrases[verb - 1]!.start]!.word === 'there';
  // "Behind the house is a well".
  const isInverted = verb > at;
  const subject =
    isThere || isInverted
      ? phrases.slice(verb + 1).find(({ kind }) => kind === 'noun')
      : phrases.slice(0, verb).findLast(({ kind }) => kind === 'noun');
  if (!subject) return [];
  const noun = tokens.slice(subject.start, wholeNounPhraseEnd(tokens, subject.start) ?? subject.end);
  const told =
    noun.length === 1 && noun[0]!.part === 'pronoun'
      ? antecedentOf(noun[0]!.word, match.index, statements)
      : noun;
  if (!told?.some(({ part }) => part === 'noun') || !isNew(noun, match)) return [];
  return [{ text: textOf(told), score: !isPerson || isPersonPhrase(told) ? 0.9 : 0.4 }];
};
