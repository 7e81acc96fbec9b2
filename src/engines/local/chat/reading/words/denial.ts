/** Which words of a sentence are denied: "not on Monday", "nobody came". */
import type { Token } from './parse.ts';

const deniers = /^(?:no|nobody|nothing|without|none|unable|neither|false|untrue)$/;
/** With the spelling of both sides of the Atlantic: "canceled", "cancelled". */
const failures =
  /^(?:(?:cancel|prevent|stop|fail|forbid)(?:l?l?ed|l?ling|p?ped|p?ping|s|den|ing)?|refus(?:e|es|ed|ing)|forbade)$/;
/** "Do not forget to bring milk" denies nothing of the milk. */
const omissions = /^(?:forget|fail|miss|hesitate|neglect)$/;

const isDenier = ({ part, word }: Token): boolean =>
  part === 'negation' || deniers.test(word) || failures.test(word);

/** Two denials are none. */
export const isDenial = (tokens: Token[]): boolean =>
  tokens.filter(
    (token, at) =>
      isDenier(token) &&
      // "No baths and no swimming" denies both once.
      !(
        token.word === 'no' &&
        /^(?:and|or)$/.test(tokens[at - 1]?.word ?? '') &&
        tokens.slice(0, at).some(({ word }) => word === 'no')
      ),
  ).length %
    2 ===
  1;

/** The parts of a sentence to which a denial in them applies: between commas, "but" and "because". */
export const stretchesOf = (tokens: Token[]): { start: number; end: number }[] => {
  const stretches: { start: number; end: number }[] = [];
  let start = 0;
  tokens.forEach(({ after, word }, at) => {
    const endsHere = /[,;:.!?]/.test(after) || at === tokens.length - 1 || /^(?:but|because)$/.test(word);
    if (!endsHere) return;
    stretches.push({ start, end: at + 1 });
    start = at + 1;
  });
  return stretches;
};

/** Denials that concern the words of the question: in the same stretch. */
export const isAboutDenied = (tokens: Token[], near: number[]): boolean =>
  stretchesOf(tokens).some(({ start, end: stop }) => {
    const end = lacking(tokens, near, start, stop);
    return near.slice(start, end).some((score) => score >= 0.6) && isDenial(tokens.slice(start, end));
  });

const lackedWords = 4;

/** "Take pictures without flash" denies only the flash: of no account where that is not asked about. */
const lacking = (tokens: Token[], near: number[], start: number, end: number): number => {
  const at = tokens.findIndex(({ word }, place) => place >= start && place < end && word === 'without');
  return at < 0 || near.slice(at, at + lackedWords).some((score) => score >= 0.6) ? end : at;
};

/** "not on Monday": the word is denied by what stands before it. "Not until six" says when. */
export const isWordDenied = (tokens: Token[], at: number): boolean => {
  const { start } = stretchesOf(tokens).find(({ end }) => at < end) ?? { start: at };
  // "Not allowed out until the check on Friday": the denial ends there.
  const limit = tokens.findLastIndex(({ word }, place) => place < at && /^(?:until|till|before)$/.test(word));
  const before = tokens.slice(Math.max(start, limit), at);
  if (before.at(-1)?.word === 'only' || /^(?:until|till|before)$/.test(tokens[at]!.word)) return false;
  const denials = before.filter(({ part, root }) => part === 'negation' || omissions.test(root));
  return denials.length % 2 === 1;
};
