/** Of the statements in one sentence, those that a question is about. */
import type { Match } from './find-sentences.ts';
import type { QuestionForm } from './question-form.ts';
import { nearness } from './words/similar-words.ts';

/** Prepositions that tell two statements apart. */
const telling = /^(?:for|against|with|without|above|below|over|under|before|after|inside|outside)$/;

/**
 * "Seven voted for it and four against it", "take one white tablet at noon and two yellow ones at night": of statements
 * with the same verb, those that have what tells them apart.
 */
export const toldApart = (form: QuestionForm, relevant: Match[], groups: number[]): Match[] => {
  const { verb } = form;
  if (!verb) return relevant;
  const has = ({ tokens }: Match, asked: Match['tokens'][number]) =>
    tokens.some((token) => token.word === asked.word || nearness(asked, token) >= 0.9);
  const words = form.tokens.filter(
    ({ part, word }) => part === 'adjective' || part === 'number' || telling.test(word),
  );
  return relevant.filter(
    (match) =>
      !has(match, verb) ||
      !relevant.some(
        (other) =>
          other !== match &&
          groups[other.index] === groups[match.index] &&
          has(other, verb) &&
          words.some((word) => has(other, word) && !has(match, word)) &&
          !words.some((word) => has(match, word) && !has(other, word)),
      ),
  );
};
