/** Finds where something is or happens. */
import { findTimes } from '../amounts.ts';
import { closeness, type Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { textOf } from '../words/parse.ts';
import { phrasesOf, wholeNounPhraseEnd } from '../words/phrases.ts';
import { nounKind } from '../words/similar-words.ts';
import type { Candidate } from './participants.ts';

const placePrepositions =
  /^(?:in|on|at|near|under|behind|beside|between|above|below|inside|outside|next to|in front of|to|from|into|onto|across|along|around|through|over|within|close to|on top of|with)$/;

export const placesIn = (form: QuestionForm, match: Match): Candidate[] => {
  const { tokens, near } = match;
  const last = form.tokens.at(-1)?.word ?? '';
  const found: Candidate[] = [];
  const phrases = phrasesOf(tokens);
  phrases.forEach((phrase, index) => {
    if (phrase.preposition === undefined || !placePrepositions.test(phrase.preposition)) return;
    const nounStart = phrase.start + phrase.preposition.split(' ').length;
    let end = wholeNounPhraseEnd(tokens, nounStart) ?? phrase.end;
    const isTime = findTimes(textOf(tokens.slice(phrase.start, end))).length > 0;
    const nouns = tokens
      .slice(nounStart, end)
      .filter(({ part }) => part === 'noun' || part === 'number' || part === 'pronoun');
    const isAsked = nouns.every((noun) => near[tokens.indexOf(noun)]! >= 0.75);
    // "The meeting with the architects" does not say where.
    const isCompany = phrase.preposition === 'with' && last !== 'with';
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
    const wantsThis = phrase.preposition === last ? 0.3 : 0;
    const isWeak = phrase.preposition === 'to' && last !== 'to' ? 0.25 : 0;
    found.push({
      text: textOf(tokens.slice(phrase.start, end)),
      score: 0.5 + (isPlace ? 0.15 : 0) + wantsThis - isWeak + 0.3 * closeness(match, phrase.start),
    });
  });
  return found;
};
