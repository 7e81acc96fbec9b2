/** Splits sentences into the statements that stand side by side in them. */
import type { Token } from './parse.ts';
import { type Phrase, phrasesOf } from './phrases.ts';

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
  const [subject, ...rest] = phrasesOf(tokens).filter(
    ({ kind }, at) => !(at === 0 && kind === 'place-or-time') && kind !== 'other',
  );
  const isSetOff = ({ end }: Phrase) => tokens[end - 1]!.after.includes(',');
  // "The last keeper, Ewan Reid, moved".
  const [first, second] = rest;
  const hasApposition = subject && first?.kind === 'noun' && isSetOff(subject) && isSetOff(first);
  const verb = hasApposition ? second : first;
  return subject?.kind === 'noun' && verb?.kind === 'verb' && isFiniteVerb(tokens[verb.start]!);
};

const isStatement = (tokens: Token[]): boolean =>
  !opensCondition.test(tokens[0]?.word ?? '') && tokens.some(isFiniteVerb);

/** "They cannot come, their truck broke down" are two; "when it rained, we stayed" is one. */
export const statementsIn = (sentence: Token[]): Token[][] => {
  const statements: Token[][] = [];
  let start = 0;
  for (let at = 1; at < sentence.length; at += 1) {
    const isJoined = joining.test(sentence[at]!.word);
    const isAfterComma = /[,;:]/.test(sentence[at - 1]!.after);
    if (!isAfterComma && !isJoined) continue;
    const rest = sentence.slice(isJoined ? at + 1 : at);
    if (!isStatement(sentence.slice(start, at)) || !startsStatement(rest)) continue;
    statements.push(sentence.slice(start, at));
    start = at;
  }
  return [...statements, sentence.slice(start)];
};
