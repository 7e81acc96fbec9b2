/** Finds where something is or happens. */
import { findTimes } from '../amounts.ts';
import { closeness, type Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { type Token, textOf } from '../words/parse.ts';
import { type Phrase, phrasesOf, wholeNounPhraseEnd } from '../words/phrases.ts';
import { antecedentOf } from '../words/references.ts';
import { nearness, nounKind } from '../words/similar-words.ts';
import type { Candidate } from './participants.ts';

const placePrepositions =
  /^(?:in|on|at|near|under|behind|beside|between|above|below|inside|outside|next to|in front of|to|from|into|onto|across|along|around|through|over|within|close to|on top of|with)$/;

/** How much "his number is on the form" says of where the suitcase is: what a place is said of has to be what is asked about. */
const ofSubject = (
  form: QuestionForm,
  match: Match,
  sentences: Token[][],
  phrases: Phrase[],
  at: number,
): number => {
  if (form.verb) return 0;
  const verb = phrases.findLastIndex(({ kind }, place) => kind === 'verb' && place < at);
  const before = phrases[verb - 1];
  if (before?.kind !== 'noun') return 0;
  const words = match.tokens.slice(before.start, before.end);
  const meant =
    words.length === 1 && words[0]!.part === 'pronoun'
      ? antecedentOf(words[0]!.word, match.index, sentences)
      : words;
  const nouns = meant?.filter(({ part }) => part === 'noun') ?? [];
  if (nouns.length === 0) return 0;
  // "It is blue with a ribbon on the handle" says where the ribbon is.
  const isPredicate = phrases
    .slice(verb + 1, at)
    .every(
      ({ kind, preposition }) => kind === 'other' || (kind === 'place-or-time' && preposition !== 'with'),
    );
  if (!isPredicate) return -0.6;
  const isAsked = nouns.some((noun) => form.content.some(({ token }) => nearness(token, noun) >= 0.6));
  return isAsked ? 0.3 : -0.6;
};

export const placesIn = (form: QuestionForm, match: Match, sentences: Token[][]): Candidate[] => {
  const { tokens, near } = match;
  const last = form.tokens.at(-1)?.word ?? '';
  const found: Candidate[] = [];
  const phrases = phrasesOf(tokens);
  phrases.forEach((phrase, index) => {
    const { preposition } = phrase;
    const isBeside =
      preposition === 'by' &&
      tokens[phrase.start + 1]!.word === 'the' &&
      !/^(?:person|group|time)$/.test(nounKind(tokens[phrase.end - 1]!.root));
    if (preposition === undefined || (!isBeside && !placePrepositions.test(preposition))) return;
    const nounStart = phrase.start + preposition.split(' ').length;
    let end = wholeNounPhraseEnd(tokens, nounStart) ?? phrase.end;
    const isTime = findTimes(textOf(tokens.slice(phrase.start, end))).length > 0;
    const nouns = tokens
      .slice(nounStart, end)
      .filter(({ part }) => part === 'noun' || part === 'number' || part === 'pronoun');
    const isAsked = nouns.every((noun) => near[tokens.indexOf(noun)]! >= 0.75);
    // "The meeting with the architects" does not say where.
    const isCompany = preposition === 'with' && last !== 'with';
    if (isTime || isAsked || isCompany || nouns[0]?.part === 'pronoun') return;
    const next = phrases[index + 1];
    if (
      next?.start === end &&
      next.preposition &&
      /^(?:in|of|on|near|at)$/.test(next.preposition) &&
      findTimes(textOf(tokens.slice(next.start, next.end))).length === 0
    )
      end = next.end;
    const kind = nounKind(nouns.at(-1)?.root ?? '');
    const isPlace = kind === 'place' || kind === 'thing' || nouns.some(({ tags }) => tags.has('Place'));
    const wantsThis = preposition === last ? 0.3 : 0;
    const isWeak = preposition === 'to' && last !== 'to' ? 0.25 : 0;
    found.push({
      text: textOf(tokens.slice(phrase.start, end)),
      score:
        0.5 +
        ofSubject(form, match, sentences, phrases, index) +
        (isPlace ? 0.15 : 0) +
        wantsThis -
        isWeak +
        0.3 * closeness(match, phrase.start),
    });
  });
  return found;
};
