/** Answers a question from a text with words of the text, or says that the text does not have the answer. */

import { saysAnother } from './alternatives.ts';
import { candidatesIn, type Told } from './candidates.ts';
import { answerComparison, answerImplied, asksToCompare, chooseOption, chooseStated } from './comparisons.ts';
import { consequenceIn, onCondition, otherCases } from './conditions.ts';
import { answersTo, bareReply, fragmentIn, repliedYesOrNo, supposedIn } from './dialogues.ts';
import { type Match, matchSentences } from './find-sentences.ts';
import { asksForForbidden } from './finders/exceptions.ts';
import type { Candidate } from './finders/participants.ts';
import { asksForColour } from './finders/qualities.ts';
import { moreOrLess } from './more-or-less.ts';
import { answerPermission } from './permissions.ts';
import { isLightVerb, type QuestionForm, readQuestionForm } from './question-form.ts';
import { rephrase } from './rephrase.ts';
import { requestedAct } from './requests.ts';
import { isVague, secondLook } from './second-look.ts';
import { summarise } from './summary.ts';
import { toldApart } from './told-apart.ts';
import { statementsIn } from './words/clauses.ts';
import { isDenial, isWordDenied } from './words/denial.ts';
import { parseSentences, textOf } from './words/parse.ts';
import { phrasesOf, wholeNounPhraseEnd } from './words/phrases.ts';
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
/** "My husband teaches here, so I couldn't go" has little of "Why couldn't she go to Chicago?" */
const minOwnOfReason = 0.15;
/** A sentence that has nearly all of the question is an answer as a whole. */
const minWholeSentence = 0.75;

/** A reply that is no longer is an answer as it is. */
const maxReplyWords = 6;

/** Of a longer one the end is read. Each of its words is held against each of the text, and with each other against both. */
const maxQuestionCharacters = 1_000;
const maxQuestionWords = 60;

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

/** How much of a question a statement has whose amount is the only one of its kind in the text. */
const minOwnOfOnly = 0.4;

/** "How far did the car go on the motorway?": only one distance is told, in a statement about the motorway. */
const onlyAmount = (form: QuestionForm, told: Told): string | undefined => {
  const isColour = asksForColour(form);
  if (!/^(?:measure|money|frequency)$/.test(form.wanted.kind) && !isColour) return undefined;
  const found = told.matches.flatMap((match) =>
    candidatesIn(form, match, told)
      .filter(({ text }) => !isDeniedIn(match, text))
      .map((candidate) => ({ ...candidate, match })),
  );
  const [best] = found.toSorted((a, b) => b.score - a.score);
  const isAlone = found.every(({ match }) => match === best!.match);
  // "Choose between black and white" has nothing of "What colours does the mug come in?" but what it asks for.
  return best && isAlone && (best.match.own >= minOwnOfOnly || isColour) ? best.text : undefined;
};

/** "What was it loaded with?": where no verb is found, the one phrase with the preposition. */
const behindPreposition = (form: QuestionForm, { tokens }: Match): string | undefined => {
  const last = form.tokens.at(-1)!;
  const [phrase, another] =
    last.part === 'preposition'
      ? phrasesOf(tokens).filter(({ preposition }) => preposition === last.word)
      : [];
  if (!phrase || another) return undefined;
  return textOf(tokens.slice(phrase.start + 1, wholeNounPhraseEnd(tokens, phrase.start + 1) ?? phrase.end));
};

const bestCandidate = (
  form: QuestionForm,
  matches: Match[],
  told: Told,
  minScore = 0,
): Candidate | undefined => {
  const isNegative =
    isDenial(form.tokens) || form.tokens.some(({ word }) => /^(?:missing|lack|lacking)$/.test(word));
  let best: (Candidate & { total: number }) | undefined;
  for (const match of matches) {
    if (!saysVerb(form, match, told.statements) && !(minScore > 0 && isVague(form))) continue;
    for (const candidate of candidatesIn(form, match, told)) {
      if (
        candidate.text.trim() === '' ||
        candidate.score <= 0 ||
        candidate.score < minScore ||
        (!isNegative && isDeniedIn(match, candidate.text))
      )
        continue;
      const total = match.withContext + 0.3 * match.own + 0.5 * candidate.score;
      if (total > (best?.total ?? 0)) best = { ...candidate, total };
    }
  }
  return best;
};

const answerFromMatches = (form: QuestionForm, told: Told): TextAnswer => {
  const { matches } = told;
  const option = chooseOption(form, matches);
  if (option) return asSentence(option);
  const supposed = supposedIn(form, matches);
  if (supposed) return asSentence(supposed);
  const [reply] = answersTo(form, matches);
  if (reply) {
    const fragment = fragmentIn(form, reply.tokens);
    if (fragment) return asSentence(fragment);
    const bare = bareReply(reply.tokens);
    const found = candidatesIn(form, reply, told).toSorted((a, b) => b.score - a.score)[0];
    return asSentence(found && bare.split(' ').length > maxReplyWords ? found.text : bare);
  }
  const requested = requestedAct(form, matches);
  if (requested) return asSentence(requested);
  // A name is often said once, in a sentence of its own.
  const isName = form.wanted.kind === 'name';
  const conditional = onCondition(form, matches, told.groups);
  const consequence = consequenceIn(form, conditional);
  if (consequence) return asSentence(consequence);
  // "What should I never do?" has no word to look for.
  const isOfAnything =
    form.content.length === 0 && (form.wanted.kind === 'occupation' || asksForForbidden(form.tokens));
  const isOfOtherCase = otherCases(form, matches, told.groups);
  const relevant = isOfAnything
    ? matches
    : conditional.length > 0
      ? conditional
      : matches.filter(
          ({ own, withContext, index }) =>
            !isOfOtherCase(index) &&
            (isName ||
              (own >= (form.wanted.kind === 'reason' ? minOwnOfReason : minOwn) &&
                withContext >= minWithContext)),
        );
  const best = bestCandidate(form, toldApart(form, relevant, told.groups), told);
  if (best) return asSentence(best.text);
  const only = onlyAmount(form, told);
  if (only) return asSentence(only);
  const isOpen = /^(?:manner|object|action|description|said|identity)$/.test(form.wanted.kind);
  const [whole] = relevant.toSorted((a, b) => b.withContext + b.own - a.withContext - a.own);
  if (!whole || !isOpen || whole.own < minWholeSentence) {
    const again = secondLook(form, told);
    const found = again && bestCandidate(form, again.matches, told, again.minScore);
    return found ? asSentence(found.text) : notSaid;
  }
  return asSentence(behindPreposition(form, whole) ?? textOf(whole.tokens));
};

/** `groups`: which statements stand in one sentence have one number. */
const statementsOf = (sentences: Match['tokens'][]): Omit<Told, 'matches'> => {
  const parts = sentences.map(statementsIn);
  return { statements: parts.flat(), groups: parts.flatMap((part, index) => part.map(() => index)) };
};

const asReply = (said: 'yes' | 'no'): TextAnswer => ({
  kind: 'answer',
  text: said === 'yes' ? 'Yes.' : 'No.',
});

const yesOrNoFromText = (form: QuestionForm, sentences: Match['tokens'][]): TextAnswer => {
  const matches = matchSentences(
    form,
    sentences,
    sentences.map((_, index) => index),
  );
  const either = moreOrLess(form, matches);
  if (either) return asSentence(either);
  const stated = repliedYesOrNo(form, matches) ?? answerComparison(form, matches);
  if (stated) return asReply(stated);
  const told = statementsOf(sentences);
  const byStatement = matchSentences(form, told.statements, told.groups);
  const option = chooseOption(form, byStatement) ?? chooseStated(form, byStatement);
  if (option) return asSentence(option);
  // A statement about neither is no reason to say yes.
  if (asksToCompare(form)) {
    const implied = answerImplied(form, byStatement);
    return implied ? asReply(implied) : notSaid;
  }
  if (!isDenial(form.tokens) && saysAnother(form, byStatement, told.statements)) return asReply('no');
  const { answer, absent } = answerYesOrNo(form, matches);
  const permitted = /^(?:absent|unknown)$/.test(answer) ? answerPermission(form, byStatement) : undefined;
  if (permitted) return asReply(permitted);
  if (answer === 'absent') return { kind: 'not-said', text: `No, ${absent} is not mentioned.` };
  return answer === 'unknown' ? notSaid : asReply(answer);
};

/** As it is worded, where what it may be put for has no answer: the cause of an alarm may be told as what caused it. */
export const answerFromText = (question: string, text: string): TextAnswer => {
  const plain = rephrase(question);
  const answer = answerPlain(plain, text);
  return answer.kind === 'answer' || plain === question ? answer : answerPlain(question, text);
};

const answerPlain = (question: string, text: string): TextAnswer => {
  const sentences = parseSentences(text);
  const asked = parseSentences(question.slice(-maxQuestionCharacters)).at(-1)?.slice(-maxQuestionWords);
  if (!asked || sentences.length === 0) return { kind: 'not-about-text' };
  const form = readQuestionForm(question, asked);
  if (form.wanted.kind === 'summary')
    return { kind: 'answer', text: summarise(sentences, form.wanted.sentences) };
  if (
    form.wanted.kind === 'other' ||
    (form.content.length === 0 &&
      !/^(?:name|occupation)$/.test(form.wanted.kind) &&
      !asksForForbidden(form.tokens))
  )
    return form.wanted.kind === 'other' ? { kind: 'not-about-text' } : notSaid;
  if (form.wanted.kind === 'yes-or-no') return yesOrNoFromText(form, sentences);
  const { statements, groups } = statementsOf(sentences);
  return answerFromMatches(form, { statements, groups, matches: matchSentences(form, statements, groups) });
};
