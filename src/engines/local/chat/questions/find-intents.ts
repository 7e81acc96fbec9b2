/** Finds which parts of a question code can answer, and whether a part is left over. */
import { isDeepStrictEqual } from 'node:util';
import { type Clause, readClauses, readSentences } from './clauses.ts';
import { alternatives, expression } from './expressions.ts';
import type { Intent } from './intent.ts';
import { phrases } from './languages/english-phrases.ts';
import { matchPatterns } from './patterns.ts';
import { readEnglish, readForeign } from './read-concepts.ts';
import { findByConcepts } from './rules.ts';

const { repeatsQuestion, tellsHowToSpeak, wantsBareAnswer } = phrases;
const lead = expression(`^(?:${alternatives(phrases.leads)})\\b ?`);
const tail = expression(` ?\\b(?:${alternatives(phrases.tails)})$`);
const empty = expression(`^(?:${alternatives(phrases.empties)})$`);
const isMisleading = expression(alternatives(phrases.misleading));
const statement = expression(phrases.statement, 'u');
/** Describes circumstances and asks nothing. */
const isStatement = (clause: string): boolean => statement.test(clause) && !phrases.wishes.test(clause);

export type AskedIntent = { intent: Intent; recordings: number[] };
export type ReadQuestion = {
  asked: AskedIntent[];
  /** Something is asked that no pattern matches. */
  hasUnansweredPart: boolean;
  /** The user wants the bare answer without a sentence around it. */
  terse: boolean;
};

/** Longer texts are not questions about a recording, and would occupy the patterns for long. */
const maxQuestionCharacters = 1_000;
const maxSentenceCharacters = 400;
const maxClauseCharacters = 160;

/** Yields the text, then the text without each piece that the pattern removes, until none is left. */
function* without(pattern: RegExp, text: string): Generator<string> {
  for (let rest = text, longer = ''; rest !== '' && rest !== longer; ) {
    yield rest;
    longer = rest;
    rest = rest.replace(pattern, '').trim();
  }
}
const withoutLeads = (text: string): string[] => [...without(lead, text)];
const withoutCourtesy = (text: string): string[] =>
  withoutLeads(text).flatMap((from) => [...without(tail, from)]);

/** A yes-or-no question is not an order. */
const isOrdered = ({ kind }: Intent, text: string): boolean =>
  !(kind === 'transcribe' || kind === 'translate' || kind === 'repeat') ||
  !/^(?:is|are|was|were|does|did|(?:do|has) (?:who|rec)|have who) /.test(text);

const match = (clause: Clause): Intent | undefined => {
  // A tail such as "in total" may determine the meaning, so it is removed only when the text as a whole did not match.
  for (const text of withoutLeads(clause.text)) {
    const intent = matchPatterns({ ...clause, text });
    if (intent && isOrdered(intent, text)) return intent;
  }
  for (const text of withoutCourtesy(clause.text)) {
    const concepts = empty.test(text) ? undefined : readEnglish(text.split(' '));
    const intent = (concepts && findByConcepts(concepts)) ?? matchPatterns({ ...clause, text });
    if (intent && isOrdered(intent, text)) return intent;
  }
  return undefined;
};

const isEmpty = ({ text }: Clause): boolean =>
  withoutCourtesy(text).some((rest) => empty.test(rest) || rest.replace(lead, '') === '');

/** Undefined: something is asked that we do not recognise. Empty: nothing is asked. */
const readClause = (clause: Clause, follows: boolean): AskedIntent[] | undefined => {
  if (clause.text.length > maxClauseCharacters) return undefined;
  if (isMisleading.test(clause.text) || withoutLeads(clause.text).some((text) => tellsHowToSpeak.test(text)))
    return undefined;
  if ((follows && repeatsQuestion.test(clause.text)) || isStatement(clause.text)) return [];
  const whole = match(clause);
  if (whole) return [{ intent: whole, recordings: clause.recordings }];
  if (isEmpty(clause)) return [];
  if (clause.pieces.length < 2) return undefined;
  const asked: AskedIntent[] = [];
  for (const piece of clause.pieces) {
    const intent = match(piece);
    if (intent) asked.push({ intent, recordings: piece.recordings });
    else if (!isEmpty(piece) && !isStatement(piece.text)) return undefined;
  }
  return asked;
};

/** `follows`: an earlier sentence asked something. */
const readEnglishSentence = (clauses: Clause[], follows: boolean): Omit<ReadQuestion, 'terse'> => {
  const asked: AskedIntent[] = [];
  let hasUnansweredPart = false;
  let named: number[] = [];
  for (const clause of clauses) {
    const read = readClause(clause, follows || asked.length > 0);
    if (!read) hasUnansweredPart = true;
    else if (read.length === 0 && clause.recordings.length > 0) named = clause.recordings;
    else asked.push(...read.map((one) => (one.recordings.length > 0 ? one : { ...one, recordings: named })));
  }
  return { asked, hasUnansweredPart };
};

export const findIntents = (question: string): ReadQuestion => {
  const asked: AskedIntent[] = [];
  let hasUnansweredPart = question.length > maxQuestionCharacters;
  let terse = wantsBareAnswer.test(question.slice(0, maxQuestionCharacters));
  const { sentences, quoted } = hasUnansweredPart ? { sentences: [], quoted: [] } : readSentences(question);
  for (const sentence of sentences) {
    const isEnglish = sentence.length <= maxSentenceCharacters && !/\p{Script=Han}/u.test(sentence);
    const read = isEnglish
      ? readEnglishSentence(readClauses(sentence, quoted), asked.length > 0)
      : { asked: [], hasUnansweredPart: true };
    const mayBeForeign = read.hasUnansweredPart && sentence.length <= maxClauseCharacters;
    const concepts = mayBeForeign ? readForeign(sentence) : undefined;
    const foreign = concepts && findByConcepts(concepts);
    asked.push(...(foreign ? [{ intent: foreign, recordings: [] }] : read.asked));
    if (foreign) terse = true;
    else hasUnansweredPart ||= read.hasUnansweredPart;
  }
  const isFirst = (one: AskedIntent, index: number) =>
    asked.findIndex((other) => isDeepStrictEqual(one, other)) === index;
  return { asked: asked.filter(isFirst), hasUnansweredPart: hasUnansweredPart || asked.length === 0, terse };
};
