/** Ranks the sentences of a text by how well they match a question. */
import type { Token } from './parse.ts';
import type { QuestionForm } from './question-form.ts';
import { nearness, nounKind } from './similar-words.ts';

export type Match = {
  index: number;
  tokens: Token[];
  /** For each word of the sentence, how near it is to a word of the question. */
  near: number[];
  /** The share of the question found in the sentence itself, and with what stands before it. */
  own: number;
  withContext: number;
};

/** A sentence continues the ones before it: "She was sleeping" is about the cat of the question before. */
const contextShare = 0.6;
const elsewhereShare = 0.3;
const contextSentences = 2;

const isContent = ({ part }: Token): boolean =>
  part === 'noun' ||
  part === 'verb' ||
  part === 'adjective' ||
  part === 'number' ||
  part === 'adverb' ||
  part === 'other';

const bestIn = (token: Token, tokens: Token[]): number =>
  tokens.reduce((best, other) => (isContent(other) ? Math.max(best, nearness(token, other)) : best), 0);

const personalPronouns = /^(?:i|you|he|she|they|we|him|her|them|my|your|his|their)$/;
const pronounShare = 0.5;

/** A person who was named before, or who is spoken to, may be meant by a pronoun. */
const withPronouns = (token: Token, sentences: Token[][], scores: number[]): number[] => {
  const isPerson = token.tags.has('Person') || nounKind(token.root) === 'person';
  const isNamed = scores.some((score) => score >= 0.9);
  if (!isPerson || !isNamed) return scores;
  return scores.map((score, index) =>
    score === 0 && sentences[index]!.some(({ word }) => personalPronouns.test(word)) ? pronounShare : score,
  );
};

export const matchSentences = (form: QuestionForm, sentences: Token[][]): Match[] => {
  const total = form.content.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const found = form.content.map(({ token }) =>
    withPronouns(
      token,
      sentences,
      sentences.map((tokens) => bestIn(token, tokens)),
    ),
  );
  const highest = found.map((scores) => scores.reduce((best, score) => Math.max(best, score), 0));
  return sentences.map((tokens, index) => {
    let [own, withContext] = [0, 0];
    form.content.forEach(({ weight }, row) => {
      const scores = found[row]!;
      const before = Math.max(0, ...scores.slice(Math.max(0, index - contextSentences), index));
      own += weight * scores[index]!;
      withContext += weight * Math.max(scores[index]!, contextShare * before, elsewhereShare * highest[row]!);
    });
    return {
      index,
      tokens,
      near: tokens.map((token) =>
        isContent(token) ? Math.max(0, ...form.content.map(({ token: asked }) => nearness(asked, token))) : 0,
      ),
      own: own / total,
      withContext: withContext / total,
    };
  });
};
