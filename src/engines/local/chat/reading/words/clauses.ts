/** Splits sentences into the statements that stand side by side in them. */
import type { Token } from './parse.ts';
import { type Phrase, phrasesOf } from './phrases.ts';
import { nounKind } from './similar-words.ts';

const opensCondition =
  /^(?:if|when|whenever|while|because|since|as|although|though|unless|before|after|until|once|where|whoever|whatever)$/;
const joining = /^(?:and|but|or)$/;

const isFiniteVerb = ({ part }: Token): boolean =>
  part === 'verb' || part === 'auxiliary' || part === 'negation';

/** Whether a subject with its verb begins here, after a circumstance or not: "in autumn we press". */
const startsStatement = (tokens: Token[]): boolean => {
  const [opening] = phrasesOf(tokens);
  // "Then pour in the water".
  if (/^(?:then|next|afterwards|finally)$/.test(tokens[0]?.word ?? '') && tokens[1]?.part === 'verb')
    return true;
  // "After the factory we have lunch", but not "after we left".
  const isCircumstance = opening?.preposition !== undefined && tokens[opening.end - 1]!.part !== 'pronoun';
  if (opensCondition.test(tokens[0]?.word ?? '') && !isCircumstance) return false;
  // "Last year it was more".
  const isTime = ({ end }: Phrase) => nounKind(tokens[end - 1]!.root) === 'time';
  const [subject, ...rest] = phrasesOf(tokens).filter(
    (phrase, at) =>
      !(at === 0 && (phrase.kind === 'place-or-time' || isTime(phrase))) && phrase.kind !== 'other',
  );
  const isSetOff = ({ end }: Phrase) => tokens[end - 1]!.after.includes(',');
  // "The last keeper, Ewan Reid, moved".
  const [first, second] = rest;
  const hasApposition = subject && first?.kind === 'noun' && isSetOff(subject) && isSetOff(first);
  const verb = hasApposition ? second : first;
  return subject?.kind === 'noun' && verb?.kind === 'verb' && isFiniteVerb(tokens[verb.start]!);
};

/** "It's Canada, and what did you win?": what is heard without a pause. */
const startsQuestion = ([first, second]: Token[]): boolean =>
  first?.part === 'question' && /^(?:auxiliary|verb)$/.test(second?.part ?? '');

const isStatement = (tokens: Token[]): boolean =>
  !opensCondition.test(tokens[0]?.word ?? '') && tokens.some(isFiniteVerb);

/** "The filter has to be cleaned, never put milk in": a stop that is heard as a comma. */
const startsOrder = ([first, second, third]: Token[]): boolean => {
  if (/^(?:never|please)$/.test(first?.word ?? '')) return second?.part === 'verb' || second?.word === 'do';
  return first?.word === 'do' && second?.part === 'negation' && third?.part === 'verb';
};

/** "Seven voted for it and four against it", "take one before breakfast and two before dinner". */
const withCounted = (previous: Token[], tokens: Token[]): Token[] | undefined => {
  const count = tokens[1];
  const end = tokens.findIndex(({ word, after }) => opensCondition.test(word) || /[,;:]/.test(after));
  const own = tokens.slice(1, end < 0 ? tokens.length : end);
  if (tokens[0]!.word !== 'and' || count?.part !== 'number' || own.some(isFiniteVerb)) return undefined;
  const phrases = phrasesOf(previous);
  const [first, second] = phrases;
  const counted = previous[first?.start ?? 0];
  const isCircumstance = ({ part, word }: Token | undefined = tokens[0]!) =>
    part === 'preposition' && word !== 'of';
  if (first?.kind === 'noun' && counted?.part === 'number' && second?.kind === 'verb') {
    const isAlike = isCircumstance(tokens[2]) && isCircumstance(previous[second.end]);
    const noun = previous.slice(first.start + 1, first.end);
    return isAlike
      ? [...tokens.slice(0, 2), ...noun, ...previous.slice(second.start, second.end), ...tokens.slice(2)]
      : undefined;
  }
  const isOrder = first?.kind === 'verb' && first.end === 1 && previous[1]?.part === 'number';
  const isTimed = (words: Token[]) =>
    words
      .slice(1)
      .some(
        (token) =>
          isCircumstance(token) || /^(?:every|each)$/.test(token.word) || opensCondition.test(token.word),
      );
  return isOrder && isTimed(previous) && isTimed(tokens)
    ? [tokens[0]!, previous[0]!, ...tokens.slice(1)]
    : undefined;
};

/** "One works in Rome, and the other in Oslo": the verb of the first is meant of the second too. */
const withVerb = (previous: Token[], tokens: Token[]): Token[] | undefined => {
  if (!joining.test(tokens[0]!.word) || tokens.some(isFiniteVerb)) return undefined;
  const phrases = phrasesOf(previous);
  const verb = phrases.find(({ kind }) => kind === 'verb');
  const subject = phrasesOf(tokens.slice(1))[0];
  if (!verb || subject?.kind !== 'noun' || verb.start === 0) return undefined;
  const [own, other] = [tokens[1 + subject.end], previous[verb.end]];
  const isAlike = own && other && own.word === other.word && /^(?:preposition|other)$/.test(own.part);
  if (!isAlike) return undefined;
  const stop = 1 + subject.end;
  return [...tokens.slice(0, stop), ...previous.slice(verb.start, verb.end), ...tokens.slice(stop)];
};

/** "They cannot come, their truck broke down" are two; "when it rained, we stayed" is one. */
export const statementsIn = (sentence: Token[]): Token[][] => {
  const statements: Token[][] = [];
  const isAsked = sentence.at(-1)?.after.includes('?') ?? false;
  let start = 0;
  for (let at = 1; at < sentence.length; at += 1) {
    const isJoined = joining.test(sentence[at]!.word);
    const isAfterComma = /[,;:]/.test(sentence[at - 1]!.after);
    if (!isAfterComma && !isJoined) continue;
    const rest = sentence.slice(isJoined ? at + 1 : at);
    const [before, behind] = [sentence.slice(start, at), sentence.slice(at)];
    const gapped = withCounted(before, behind) ?? (isAfterComma ? withVerb(before, behind) : undefined);
    if (gapped) return [...statements, sentence.slice(start, at), gapped];
    const isOrder = isAfterComma && startsOrder(rest);
    const isNew = startsStatement(rest) || (isAsked && startsQuestion(rest)) || isOrder;
    // "If it turns red, clean the filter, never shake it": the first comma ends the condition.
    const isWhole = isOrder && before.slice(0, -1).some(({ after }) => after.includes(','));
    if (isWhole) {
      statements.push(before);
      start = at;
      continue;
    }
    if (!isStatement(sentence.slice(start, at)) || !isNew) continue;
    statements.push(sentence.slice(start, at));
    start = at;
  }
  return [...statements, sentence.slice(start)];
};
