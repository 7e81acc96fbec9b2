/** "May I bring a dog?" where the text says what is allowed and what is not. */
import type { Match } from './find-sentences.ts';
import type { QuestionForm } from './question-form.ts';
import { isDenial, stretchesOf } from './words/denial.ts';
import { type Token, textOf } from './words/parse.ts';
import { phrasesOf } from './words/phrases.ts';
import { nearness } from './words/similar-words.ts';

const granting = /^(?:fine|ok|okay|allow|allowed|permit|permitted|welcome|may|can|free)$/;
const refusing = /^(?:forbidden|prohibited|banned|never|avoid)$/;
/** "Phones must stay at home", "leave your bags outside". */
const leftBehind =
  /\b(?:stays?|leave|left|remain)\b.{0,120}\b(?:at home|outside|behind|in (?:the|your) \w+)\b/i;
const bringing = /^(?:bring|take|carry|have|use)$/;
const minFound = 0.6;
/** Of what is asked to be allowed. */
const minShare = 0.5;

/** The words of the question for what is to be allowed: without whoever would do it and where. */
const askedActs = (form: QuestionForm): QuestionForm['content'] => {
  const [first, ...rest] = form.tokens;
  const isAllowed = ({ word }: Token) => /^(?:allowed|permitted|forbidden|prohibited)$/.test(word);
  const isModal = /^(?:may|can|could|must)$/.test(first?.word ?? '');
  if (!isModal && !(/^(?:is|are|am|was|were)$/.test(first?.word ?? '') && form.tokens.some(isAllowed)))
    return [];
  const phrases = phrasesOf(rest);
  const [subject] = phrases;
  const circumstances = phrases.filter(({ kind }) => kind === 'place-or-time');
  // "Are the children allowed to bring phones?", but not "are phones allowed?".
  const isOfAct = rest.some((token, at) => isAllowed(token) && rest[at + 1]?.word === 'to');
  const left = [...circumstances, ...((isModal || isOfAct) && subject?.kind === 'noun' ? [subject] : [])];
  return form.content.filter(({ token }) => {
    const at = rest.indexOf(token);
    return !isAllowed(token) && !left.some(({ start, end }) => start <= at && at < end);
  });
};

/** `matches` are of statements, so that each thing has its own permission. */
export const answerPermission = (form: QuestionForm, matches: Match[]): 'yes' | 'no' | undefined => {
  const acts = askedActs(form);
  const nouns = acts.filter(({ token }) => token.part === 'noun');
  const things = nouns.length > 0 ? nouns : acts.filter(({ token }) => token.part === 'verb');
  const total = acts.reduce((sum, { weight }) => sum + weight, 0);
  if (things.length === 0) return undefined;
  // "Photographs are allowed, but use no flash" are two.
  const parts = matches.flatMap((match) =>
    stretchesOf(match.tokens).map(({ start, end }) => match.tokens.slice(start, end)),
  );
  for (const tokens of parts) {
    const isTold = (asked: Token) => tokens.some((token) => nearness(asked, token) >= minFound);
    const found = acts.filter(({ token }) => isTold(token)).reduce((sum, { weight }) => sum + weight, 0);
    if (found / total < minShare || !things.every(({ token }) => isTold(token))) continue;
    const isLeft = acts.some(({ token }) => bringing.test(token.root)) && leftBehind.test(textOf(tokens));
    const isRefused = isDenial(tokens) || isLeft || tokens.some(({ word }) => refusing.test(word));
    const isGranted = tokens.some(({ word }) => granting.test(word));
    if (isRefused || isGranted)
      return isRefused === form.tokens.some(({ word }) => /^(?:forbidden|prohibited)$/.test(word))
        ? 'yes'
        : 'no';
  }
  return undefined;
};
