/** Answers a question from a text with words of the text, or says that the text does not have the answer. */
import { candidatesIn, type Told } from './candidates.ts';
import { answerComparison, chooseOption } from './comparisons.ts';
import { answersTo, bareReply, repliedYesOrNo } from './dialogues.ts';
import { type Match, matchSentences } from './find-sentences.ts';
import type { Candidate } from './finders/participants.ts';
import { isLightVerb, type QuestionForm, readQuestionForm } from './question-form.ts';
import { summarise } from './summary.ts';
import { statementsIn } from './words/clauses.ts';
import { isDenial, isWordDenied } from './words/denial.ts';
import { parseSentences, textOf } from './words/parse.ts';
import { nearness } from './words/similar-words.ts';
import { answerYesOrNo } from './yes-or-no.ts';

export type TextAnswer =
  | { kind: 'answer'; text: string }
  /** The text does not say it. */
  | { kind: 'not-said'; text: string }
  /** No question about what the text says. */
  | { kind: 'not-about-text' };

/** Below these shares of the question's words a sentence is about something else. */
const [minOwn, minWithContext] = [0.2, 0.5];
/** A sentence that has nearly all of the question is an answer as a whole. */
const minWholeSentence = 0.75;

/** A reply that is no longer is an answer as it is. */
const maxReplyWords = 6;

/** Of a longer one the end is read. */
const maxQuestionCharacters = 1_000;

const notSaid: TextAnswer = { kind: 'not-said', text: 'The recording does not say.' };

const asSentence = (text: string): TextAnswer => ({
  kind: 'answer',
  text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(/\.\.$/, '.'),
});

/** "It is not on Monday" does not say when it is. */
const isDeniedIn = ({ tokens }: Match, answer: string): boolean => {
  const at = tokens.findIndex((_, start) => textOf(tokens.slice(start)).startsWith(answer));
  return at >= 0 && isWordDenied(tokens, at);
};

/** Kinds of answers that would be found in any sentence about the same thing. */
const circumstances = /^(?:time|place|frequency)$/;

/** "The library lends books for three weeks" does not say when it was built. */
const saysVerb = (form: QuestionForm, match: Match, sentences: Match['tokens'][]): boolean => {
  const verb = form.verb;
  if (!verb || isLightVerb(verb) || !circumstances.test(form.wanted.kind)) return true;
  const around = [...(sentences[match.index - 1] ?? []), ...match.tokens];
  return around.some((token) => nearness(verb, token) > 0);
};

const answerFromMatches = (form: QuestionForm, told: Told): TextAnswer => {
  const { matches, statements } = told;
  const option = chooseOption(form, matches);
  if (option) return asSentence(option);
  const [reply] = answersTo(form, matches);
  if (reply) {
    const bare = bareReply(reply.tokens);
    const found = candidatesIn(form, reply, told).toSorted((a, b) => b.score - a.score)[0];
    return asSentence(found && bare.split(' ').length > maxReplyWords ? found.text : bare);
  }
  // A name is often said once, in a sentence of its own.
  const isName = form.wanted.kind === 'name';
  const relevant = matches.filter(
    ({ own, withContext }) => isName || (own >= minOwn && withContext >= minWithContext),
  );
  const isNegative = isDenial(form.tokens);
  let best: (Candidate & { total: number }) | undefined;
  for (const match of relevant) {
    if (!saysVerb(form, match, statements)) continue;
    for (const candidate of candidatesIn(form, match, told)) {
      if (candidate.text.trim() === '' || (!isNegative && isDeniedIn(match, candidate.text))) continue;
      const total = match.withContext + 0.3 * match.own + 0.5 * candidate.score;
      if (total > (best?.total ?? 0)) best = { ...candidate, total };
    }
  }
  if (best) return asSentence(best.text);
  const isOpen = /^(?:manner|object|action|description|said|identity)$/.test(form.wanted.kind);
  const [whole] = relevant.toSorted((a, b) => b.withContext + b.own - a.withContext - a.own);
  return whole && isOpen && whole.own >= minWholeSentence ? asSentence(textOf(whole.tokens)) : notSaid;
};

export const answerFromText = (question: string, text: string): TextAnswer => {
  const sentences = parseSentences(text);
  const asked = parseSentences(question.slice(-maxQuestionCharacters)).at(-1);
  if (!asked || sentences.length === 0) return { kind: 'not-about-text' };
  const form = readQuestionForm(question, asked);
  if (form.wanted.kind === 'summary')
    return { kind: 'answer', text: summarise(sentences, form.wanted.sentences) };
  if (form.wanted.kind === 'other' || (form.content.length === 0 && form.wanted.kind !== 'name'))
    return form.wanted.kind === 'other' ? { kind: 'not-about-text' } : notSaid;
  if (form.wanted.kind === 'yes-or-no') {
    const matches = matchSentences(
      form,
      sentences,
      sentences.map((_, index) => index),
    );
    const stated = repliedYesOrNo(form, matches) ?? answerComparison(form, matches);
    if (stated) return { kind: 'answer', text: stated === 'yes' ? 'Yes.' : 'No.' };
    const { answer, absent } = answerYesOrNo(form, matches);
    if (answer === 'absent') return { kind: 'not-said', text: `No, ${absent} is not mentioned.` };
    return answer === 'unknown' ? notSaid : { kind: 'answer', text: answer === 'yes' ? 'Yes.' : 'No.' };
  }
  const parts = sentences.map(statementsIn);
  const statements = parts.flat();
  const groups = parts.flatMap((part, index) => part.map(() => index));
  return answerFromMatches(form, { statements, groups, matches: matchSentences(form, statements, groups) });
};
