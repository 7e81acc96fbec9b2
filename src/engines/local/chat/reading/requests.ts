/** Finds what is asked of somebody: "could you water the plants", "please bring a lunch", "don't forget to call". */
import type { Match } from './find-sentences.ts';
import type { QuestionForm } from './question-form.ts';
import { isDenial } from './words/denial.ts';
import { type Token, textOf } from './words/parse.ts';
import { clauseEnd } from './words/phrases.ts';
import { nearness, nounKind } from './words/similar-words.ts';

const leading =
  /^(?:and|but|so|or|then|now|also|just|please|maybe|perhaps|oh|well|first|firstly|secondly|thirdly|next|finally|lastly|afterwards|anyway|um|uh|okay|always|simply|kindly|therefore)$/;
const modal = /^(?:can|could|would|will)$/;
const obliging = /^(?:must|should|need|have|ought)$/;
/** "Remember to lock the door" asks to lock it. */
const reminding = /^(?:forget|remember|try|want|need|like|ask|beg|remind)$/;

type Request = {
  /** The place at which the act begins. */
  verb: number;
  isDenied: boolean;
  /** "Please", "could you", "don't forget": more than an order among others. */
  isExplicit: boolean;
};

const isBareVerb = ({ part, tags }: Token): boolean =>
  part === 'verb' && !tags.has('PastTense') && !tags.has('Gerund') && !tags.has('Participle');

const nextVerb = (tokens: Token[], from: number): number =>
  tokens.findIndex((token, at) => at >= from && isBareVerb(token));

/** "Want you to come", "forget to bring": the act behind. */
const actOf = (tokens: Token[], verb: number): number => {
  if (!reminding.test(tokens[verb]!.root)) return verb;
  const to = tokens.findIndex(({ word }, at) => at > verb && at <= verb + 3 && word === 'to');
  const act = to < 0 ? -1 : nextVerb(tokens, to + 1);
  return act < 0 ? verb : act;
};

/** "He is shy, so please don't chase him": behind what is said first. */
const requestIn = (tokens: Token[]): Request | undefined => {
  const own = requestAtStart(tokens);
  if (own) return own;
  const at = tokens.findIndex(
    ({ word }, place) =>
      place > 2 &&
      (/^(?:so|but)$/.test(word) || tokens[place - 1]!.after.includes(',')) &&
      requestAtStart(tokens.slice(place)) !== undefined &&
      /^(?:please|do|never|just)$/.test(tokens[place + (/^(?:so|but|and)$/.test(word) ? 1 : 0)]?.word ?? ''),
  );
  const found = at < 0 ? undefined : requestAtStart(tokens.slice(at));
  return found && { ...found, verb: found.verb + at };
};

const requestAtStart = (tokens: Token[]): Request | undefined => {
  // "If you see him, phone me": what is asked stands behind the condition.
  const comma = tokens.findIndex(({ after }) => after.includes(','));
  const start = /^(?:if|when|once|before|after|in)$/.test(tokens[0]?.word ?? '') && comma > 0 ? comma + 1 : 0;
  let at = start;
  while (at < tokens.length && leading.test(tokens[at]!.word)) at += 1;
  const first = tokens[at];
  if (!first) return undefined;
  const hasPlease = tokens.slice(start).some(({ word }) => word === 'please');
  const isOf = (verb: number, isDenied = false, isExplicit = hasPlease): Request | undefined => {
    if (verb < 0) return undefined;
    const act = actOf(tokens, verb);
    const isOmission = isDenied && act !== verb;
    return {
      verb: act,
      isDenied: isDenied && act === verb,
      isExplicit: isExplicit || isOmission || act !== verb,
    };
  };
  if (modal.test(first.word) && tokens[at + 1]?.word === 'you')
    return isOf(nextVerb(tokens, at + 2), false, true);
  if (first.word === 'you' && obliging.test(tokens[at + 1]?.root ?? '')) {
    const next = tokens[at + 2];
    const isDenied = next?.part === 'negation';
    if (tokens[at + 1]!.part === 'auxiliary' && tokens[at + 1]!.root === 'have' && next?.word !== 'to')
      return undefined;
    return isOf(nextVerb(tokens, at + 2), isDenied, true);
  }
  if (/^(?:i|we)$/.test(first.word)) {
    const you = tokens.findIndex(({ word }, place) => place > at && place <= at + 4 && word === 'you');
    return you > 0 && tokens[you + 1]?.word === 'to'
      ? isOf(nextVerb(tokens, you + 2), false, true)
      : undefined;
  }
  if (first.part === 'negation' || (first.word === 'do' && tokens[at + 1]?.part === 'negation'))
    return isOf(nextVerb(tokens, at + 1), true);
  const isOrder = isBareVerb(first) && !/s$/.test(first.word.replace(/ss$/, '')) && first.word !== 'thank';
  const isAsked = hasPlease && nextVerb(tokens, at) >= 0 && nextVerb(tokens, at) <= at + 2;
  return isOrder ? isOf(at) : isAsked ? isOf(nextVerb(tokens, at)) : undefined;
};

/** "What should I do", "what does she want him to bring": asks what somebody is asked to do. */
export const asksForRequest = ({ tokens }: QuestionForm): boolean =>
  tokens.some(
    ({ root, word }, at) =>
      /^(?:should|must)$/.test(word) ||
      (/^(?:want|ask|need|have|suppose|expect|tell|remind|request|require)$/.test(root) &&
        tokens.slice(at + 1).some((other) => other.word === 'to')),
  );

const general = /^(?:want|ask|need|have|suppose|expect|tell|remind|request|require|do|be|should)$/;

/** Whether a statement asks for what an object of the question belongs to: "please bring a lunch" for "what should I take?" */
export const isRequestOf = (form: QuestionForm, { tokens }: Match): boolean => {
  const request = asksForRequest(form) ? requestIn(tokens) : undefined;
  return (
    request !== undefined && form.verb !== undefined && nearness(form.verb, tokens[request.verb]!) >= 0.6
  );
};

const isPerson = ({ root, tags, part }: Token): boolean =>
  part === 'noun' && (tags.has('Person') || nounKind(root) === 'person');

const condition = /^(?:if|when|whenever|in case|once)$/;
const isConditional = ({ tokens }: Match): boolean =>
  tokens.some(({ word }, at) => condition.test(word) && tokens[at + 1] !== undefined);

const maxOrders = 2;
const minScore = 0.35;
const mostStatementsBetween = 4;

/** The act that is asked for, of all those the one that has most of the question. */
export const requestedAct = (form: QuestionForm, matches: Match[]): string | undefined => {
  if (form.wanted.kind !== 'action' || !asksForRequest(form) || isDenial(form.main)) return undefined;
  // An act for another case is no answer.
  if (form.tokens.some(({ word }) => condition.test(word)) && matches.some(isConditional)) return undefined;
  const asked = form.content.filter(({ token }) => !isPerson(token) && !general.test(token.root));
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const shareOf = ({ tokens }: Match): number =>
    total === 0
      ? 0
      : asked.reduce(
          (sum, { token, weight }) =>
            sum + weight * Math.max(0, ...tokens.map((other) => nearness(token, other))),
          0,
        ) / total;
  const shares = matches.map(shareOf);
  const found = matches.flatMap((match, at) => {
    const request = requestIn(match.tokens);
    if (!request) return [];
    const before = Math.max(0, ...shares.slice(Math.max(0, at - mostStatementsBetween), at));
    return [{ match, request, score: shares[at]! + 0.5 * before + (request.isExplicit ? 0.3 : 0) }];
  });
  const [best] = found.toSorted((a, b) => b.score - a.score);
  // Among many orders none is the one that is asked for.
  const isAlone = best?.request.isExplicit || found.length <= maxOrders;
  if (!best || (total > 0 ? best.score < minScore : !isAlone)) return undefined;
  const { match, request } = best;
  const act = textOf(match.tokens.slice(request.verb, clauseEnd(match.tokens, request.verb)));
  return request.isDenied ? `do not ${act}` : act;
};
