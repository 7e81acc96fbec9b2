/** Finds a question in a text that asks the same, and what is answered to it. */
import type { Match } from './find-sentences.ts';
import { type QuestionForm, readQuestionForm } from './question-form.ts';
import { isDenial } from './words/denial.ts';
import { type Token, textOf } from './words/parse.ts';
import { clauseEnd } from './words/phrases.ts';
import { isPersonPhrase } from './words/references.ts';
import { nearness } from './words/similar-words.ts';

/** How much of the question the asked one has to have. */
const minOwn = 0.6;
/** "How big is it?" and "How big is the flat?". */
const minOwnOfSame = 0.45;
const opensAlike = (asked: Token[], tokens: Token[]): boolean =>
  tokens.length > 2 && [0, 1, 2].every((at) => asked[at]?.word === tokens[at]!.word);
/** A question mark may not be heard: "who finished the cheese, it was not me". */
const isQuestion = (tokens: Token[]): boolean =>
  tokens.at(-1)!.after.includes('?') ||
  (tokens[0]!.word === 'who' && /^(?:auxiliary|verb)$/.test(tokens[1]?.part ?? ''));
/** "They wanted to know why I left": a question inside a sentence. */
const reported = /^(?:know|ask|asked|asks|wonder|wondered|wondering|told|tell|knew)$/;
const replies = /\b(?:said|say|says|told|tell|answered|replied|explained)\b/;

const asksTheSame = (form: QuestionForm, tokens: Token[]): boolean => {
  const own = readQuestionForm(textOf(tokens), tokens).wanted;
  if (own.kind !== form.wanted.kind) return false;
  return !('of' in own && 'of' in form.wanted) || own.of.root === form.wanted.of.root;
};

const supposition =
  /^(?:(?:so|then|well|oh|no|maybe|perhaps|i (?:think|guess|bet))\b,?\s*)*(?:it|that)(?:'s| is| was| has| must| may| might| could| will)\s(?:(?:have|to|be|been|probably)\s)*(.+)$/i;
const maxRepliesBefore = 5;

/** "Who finished the cheese? It wasn't me. Then it must have been Oliver." */
export const supposedIn = (form: QuestionForm, matches: Match[]): string | undefined => {
  if (!/^(?:subject|identity)$/.test(form.wanted.kind) || !/^who/.test(form.tokens[0]?.word ?? ''))
    return undefined;
  const nouns = form.content.filter(({ token }) => token.part === 'noun');
  const asked = matches.find(
    ({ tokens }) =>
      /^who/.test(tokens[0]!.word) &&
      isQuestion(tokens) &&
      nouns.length > 0 &&
      nouns.every(({ token }) => tokens.some((other) => nearness(token, other) >= 0.75)),
  );
  if (!asked) return undefined;
  for (const { tokens } of matches.slice(asked.index + 1, asked.index + 1 + maxRepliesBefore)) {
    const found = isDenial(tokens) ? undefined : supposition.exec(textOf(tokens))?.[1];
    const name = found === undefined ? undefined : tokens.slice(-found.split(/\s+/).length);
    if (name && name.length <= 3 && isPersonPhrase(name)) return found;
  }
  return undefined;
};

/** The statements that may hold the answer, in their order. */
export const answersTo = (form: QuestionForm, matches: Match[]): Match[] => {
  for (const { tokens, index, own } of matches) {
    if (own < (opensAlike(form.tokens, tokens) ? minOwnOfSame : minOwn)) continue;
    const at = tokens.findIndex(
      ({ part }, place) => part === 'question' && reported.test(tokens[place - 1]?.word ?? ''),
    );
    const isAsked = isQuestion(tokens);
    if (!isAsked && at < 0) continue;
    if (!asksTheSame(form, isAsked ? tokens : tokens.slice(at))) continue;
    const after = matches
      .slice(index + 1, index + 4)
      // "A couple from Leeds, and where will she live?" begins with the answer.
      .filter((match, place) => !isQuestion(match.tokens) || (place === 0 && fragmentIn(form, match.tokens)));
    const answer = isAsked ? after[0] : after.find((match) => replies.test(textOf(match.tokens)));
    if (answer) return [answer];
  }
  return [];
};

const reply =
  /^(?:(?:oh|well|so|um|uh|i (?:think|guess|said|told (?:them|him|her))|yes|no|actually|that|because|and|but)\b[,.]?\s*)+/i;

/** Without what only leads in: "Well, I told them that I was tired" says "I was tired". */
export const bareReply = (tokens: Token[]): string => textOf(tokens).replace(reply, '');

const isFiniteVerb = ({ part }: Token): boolean =>
  part === 'verb' || part === 'auxiliary' || part === 'negation';

/** "A box of pears, and the winners got a weekend": a reply without a verb of its own ends where the next part begins. */
export const fragmentIn = (form: QuestionForm, tokens: Token[]): string | undefined => {
  const lead = reply.exec(textOf(tokens))?.[0].trim().split(/\s+/).length ?? 0;
  const comma = tokens.findIndex(({ after }, at) => at >= lead && /[,;:]/.test(after));
  const clause = clauseEnd(tokens, lead) - 1;
  const stop = comma < 0 ? (clause < tokens.length - 1 ? clause : -1) : Math.min(comma, clause);
  const words = tokens.slice(lead, stop + 1);
  const isNamed = words.some(({ part }) => part === 'noun' || part === 'number');
  // "What did the winners get?" is about the part behind.
  const isAboutRest = form.content.some(
    ({ token }) =>
      token.part === 'noun' &&
      tokens.slice(stop + 1).some((other) => other.part === 'noun' && nearness(token, other) >= 0.6),
  );
  return stop >= 0 && isNamed && !isAboutRest && !words.some(isFiniteVerb) ? textOf(words) : undefined;
};

/** "Is one of you a vegetarian? Yes, my wife." */
export const repliedYesOrNo = (form: QuestionForm, matches: Match[]): 'yes' | 'no' | undefined => {
  for (const { tokens, index, own } of matches) {
    const next = matches[index + 1];
    if (own < minOwn || !next || !isQuestion(tokens) || !asksTheSame(form, tokens)) continue;
    const found =
      /^(?:(?:oh|well|um|uh)[, ]+)?(?:(yes|yeah|yep|sure|of course|certainly|absolutely)|(no|nope|not (?:yet|really|at all)))\b/i.exec(
        textOf(next.tokens),
      );
    if (found) return found[1] ? 'yes' : 'no';
  }
  return undefined;
};
