/** Ranks the sentences of a text by how well they match a question. */
import { findMoney, findSums } from './amounts.ts';
import type { QuestionForm } from './question-form.ts';
import { type Token, textOf } from './words/parse.ts';
import { antecedentOf, speakerOf } from './words/references.ts';
import { nearness, nounKind } from './words/similar-words.ts';

export type Match = {
  index: number;
  tokens: Token[];
  /** The words that the question has itself. */
  asked: ReadonlySet<string>;
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
/** Of what stands beside a statement in its sentence. */
const besideShare = 0.9;

const isContent = ({ part, word }: Token): boolean =>
  part === 'noun' ||
  part === 'verb' ||
  part === 'adjective' ||
  part === 'number' ||
  part === 'adverb' ||
  part === 'other' ||
  word === 'against';

const bestIn = (token: Token, tokens: Token[]): number =>
  tokens.reduce((best, other) => (isContent(other) ? Math.max(best, nearness(token, other)) : best), 0);

const personalPronouns = /^(?:i|you|he|she|they|we|him|her|them|my|your|his|their)$/;
const pronounShare = 0.5;
const speakerShare = 0.8;

/** A person who was named before, or who is spoken to, may be meant by a pronoun. */
const withPronouns = (token: Token, sentences: Token[][], scores: number[]): number[] => {
  const isPerson = token.tags.has('Person') || nounKind(token.root) === 'person';
  const isNamed = scores.some((score) => score >= 0.9);
  // "Hello, it's Sam. I'm stuck": Sam is the one who speaks.
  const isSpeaker = token.text !== '' && speakerOf(sentences).split(' ').includes(token.text);
  if (!isPerson || !isNamed) return scores;
  return scores.map((score, index) =>
    isSpeaker && sentences[index]!.some(({ word }) => /^(?:i|me|my)$/.test(word))
      ? Math.max(score, speakerShare)
      : score === 0 && sentences[index]!.some(({ word }) => personalPronouns.test(word))
        ? pronounShare
        : score,
  );
};

/** An amount of money says by itself that something costs it. */
const costs = /^(?:cost|pay|price|charge|fee|fare|buy|sell|spend)$/;
const scoreOfAmount = 0.75;

/** Subjects of a statement that has no word for them: a sum is money, what "we do not have" is missing. */
const impliedIn = ({ root, word }: Token, tokens: Token[]): number => {
  const isMoney = root === 'money' && findMoney(textOf(tokens)).length > 0;
  const isLack =
    /^(?:miss|missing|lack|lacking)$/.test(word) &&
    tokens.some(({ part }, at) => part === 'negation' && /^(?:have|find)$/.test(tokens[at + 1]?.root ?? ''));
  return isMoney || isLack ? scoreOfAmount : 0;
};

/** The nouns that the pronouns of each statement stand for. */
const antecedents = (statements: Token[][]): Token[][] =>
  statements.map((tokens, index) =>
    tokens.flatMap(({ part, word }) =>
      part === 'pronoun' ? (antecedentOf(word, index, statements) ?? []) : [],
    ),
  );

/** `groups`: which statements stand in one sentence have one number. */
/** "How they met. It was at a dance": goes on about the same. */
const goesOn = (tokens: Token[]): boolean =>
  /^(?:it|that|this)$/.test(tokens[0]?.word ?? '') &&
  /^(?:was|is|happened)$/.test(tokens[1]?.word ?? '') &&
  tokens[2]?.part === 'preposition';
const goesOnShare = 0.8;

/** "My colleague will do that" says of the colleague what the statement before says. */
const doesTheSame = (tokens: Token[]): number =>
  tokens.findIndex(
    ({ root }, at) => root === 'do' && /^(?:that|it|so|this)$/.test(tokens[at + 1]?.word ?? ''),
  );

export const matchSentences = (form: QuestionForm, sentences: Token[][], groups: number[]): Match[] => {
  const total = form.content.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const asked = new Set(form.content.map(({ token }) => token.root));
  const isPaid = form.wanted.kind === 'money';
  const meant = antecedents(sentences);
  const found = form.content.map(({ token }) => {
    const scores = withPronouns(
      token,
      sentences,
      sentences.map((tokens, index) =>
        Math.max(
          bestIn(token, tokens),
          pronounShare * bestIn(token, meant[index]!),
          impliedIn(token, tokens),
          isPaid && costs.test(token.root) && findSums(textOf(tokens)).length > 0 ? scoreOfAmount : 0,
        ),
      ),
    );
    return scores.map((score, index) =>
      Math.max(
        score,
        goesOn(sentences[index]!) && index > 0 ? goesOnShare * scores[index - 1]! : 0,
        doesTheSame(sentences[index]!) > 0 && index > 0 ? besideShare * scores[index - 1]! : 0,
        ...[index - 1, index + 1].map((other) =>
          groups[other] === groups[index] ? besideShare * scores[other]! : 0,
        ),
      ),
    );
  });
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
      asked,
      near: tokens.map((token, at) =>
        doesTheSame(tokens) === at && index > 0
          ? Math.max(0, ...found.map((scores) => scores[index - 1]!))
          : isContent(token)
            ? Math.max(0, ...form.content.map(({ token: asked }) => nearness(asked, token)))
            : 0,
      ),
      own: own / total,
      withContext: withContext / total,
    };
  });
};

/** Nearer to the question's words is likelier. */
export const closeness = ({ near }: Match, at: number): number => {
  const distances = near.flatMap((score, index) => (score >= 0.6 ? [Math.abs(index - at)] : []));
  return distances.length === 0 ? 0 : 1 / (1 + Math.min(...distances) / 3);
};
