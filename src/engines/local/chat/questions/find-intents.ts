/** Which parts of a question code can answer, and whether a part is left over. */
import { findByConcepts } from './by-concepts.ts';
import type { Clause } from './clauses.ts';
import { readClauses, readSentences } from './clauses.ts';
import type { Concept } from './concepts.ts';
import type { Intent } from './intent.ts';
import { patterns } from './patterns.ts';
import {
  circumstance,
  empty,
  isMisleading,
  isStatement,
  lead,
  repeatsQuestion,
  tail,
  tellsHowToSpeak,
  wantsBareAnswer,
} from './politeness.ts';
import { readEnglish, readForeign } from './read-concepts.ts';

export type AskedIntent = { intent: Intent; recordings: number[] };
export type ReadQuestion = {
  asked: AskedIntent[];
  /** Something is asked that no pattern knows. */
  leftOver: boolean;
  /** The bare answer is wanted, without a sentence around it. */
  terse: boolean;
};

/** What is longer is no question about a recording, and would keep the patterns busy for long. */
const longestQuestion = 1_000;
const longestSentence = 400;
const longestClause = 160;

const withoutLead = (text: string): string => {
  const shorter = text.replace(lead, '');
  return shorter === text ? text : withoutLead(shorter);
};

const matchExactly = (clause: Clause): Intent | undefined => {
  for (const { pattern, make } of patterns) {
    const found = pattern.exec(clause.text);
    const intent = found && make([...found], clause);
    if (intent) return intent;
  }
  return undefined;
};

function* withoutLeads(text: string): Generator<string> {
  for (let from = text; from !== ''; ) {
    yield from;
    const shorter = from.replace(circumstance, '').replace(lead, '').trim();
    if (shorter === from) return;
    from = shorter;
  }
}

/** What is left when courtesy is taken from the beginning and the end, a piece at a time; as it stands first. */
function* withoutCourtesy(text: string): Generator<string> {
  for (const from of withoutLeads(text)) {
    for (let rest = from; rest !== ''; ) {
      yield rest;
      const shorter = rest.replace(tail, '').trim();
      if (shorter === rest) break;
      rest = shorter;
    }
  }
}

/** What is asked with yes or no is no order. */
const isOrdered = ({ kind }: Intent, text: string): boolean =>
  !(kind === 'transcribe' || kind === 'translate' || kind === 'repeat') ||
  !/^(?:is|are|was|were|does|did|(?:do|has) (?:who|rec)|have who) /.test(text);

const match = (clause: Clause): Intent | undefined => {
  // A tail such as "in total" may be what tells, so it is taken off only when the rest did not help.
  for (const text of withoutLeads(clause.text)) {
    const intent = matchExactly({ ...clause, text });
    if (intent && isOrdered(intent, text)) return intent;
  }
  for (const text of withoutCourtesy(clause.text)) {
    const concepts = empty.test(text) ? undefined : readEnglish(text.split(' '));
    const intent = (concepts && findByConcepts(concepts)) ?? matchExactly({ ...clause, text });
    if (intent && isOrdered(intent, text)) return intent;
  }
  return undefined;
};

const isEmpty = ({ text }: Clause): boolean => {
  let last = text;
  for (const rest of withoutCourtesy(text)) {
    if (empty.test(rest)) return true;
    last = rest;
  }
  if (last.replace(lead, '') === '') return true;
  const concepts = readEnglish(text.split(' '));
  return (
    concepts?.every((concept) => concept === 'filler' || concept === 'rec' || concept === 'who') ?? false
  );
};

const namedQuality = /\b(?:language|duration|length|volume|loudness|pitch)\b/;
const asksForIt =
  /^(?:what|which(?: one)?) (?:is|are) rec$|^(?:identify|name|guess|detect|recogni[sz]e|measure|determine) rec$/;

/** "I do not know the language. What is it?" */
const nameIt = (clause: Clause, before: Clause | undefined): Clause => {
  const quality = before && isStatement(before.text) && namedQuality.exec(before.text)?.[0];
  const text = withoutLead(clause.text);
  return quality && asksForIt.test(text) ? { ...clause, text: `what is the ${quality}` } : clause;
};

/** Undefined: something is asked that we do not know. Empty: nothing is asked. */
const readClause = (clause: Clause, follows: boolean): AskedIntent[] | undefined => {
  if (clause.text.length > longestClause) return undefined;
  if (isMisleading.test(clause.text) || tellsHowToSpeak.test(withoutLead(clause.text))) return undefined;
  if ((follows && repeatsQuestion.test(clause.text)) || isStatement(clause.text)) return [];
  const pieces = clause.isJoined ? clause.pieces.map(match) : [];
  const kinds = new Set(pieces.map((intent) => intent?.kind));
  if (kinds.size > 1 && !kinds.has(undefined))
    return pieces.map((intent, index) => ({ intent: intent!, recordings: clause.pieces[index]!.recordings }));
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

const split = (concepts: Concept[]): Concept[][] => {
  const groups: Concept[][] = [[]];
  for (const concept of concepts) {
    if (concept === 'and') groups.push([]);
    else groups.at(-1)!.push(concept);
  }
  return groups.filter((group) => group.some((concept) => concept !== 'filler'));
};

/** Undefined when the sentence is in no language we know, or asks for something else too. */
const readForeignSentence = (sentence: string): AskedIntent[] | undefined => {
  if (sentence.length > longestClause) return undefined;
  const concepts = readForeign(sentence);
  if (!concepts) return undefined;
  const intents = [concepts, ...split(concepts)].map((group) => findByConcepts(group));
  const [whole, ...parts] = intents;
  const found = whole ? [whole] : parts;
  return found.every((intent) => intent !== undefined)
    ? found.map((intent) => ({ intent, recordings: [] }))
    : undefined;
};

const withoutRepeats = (asked: AskedIntent[]): AskedIntent[] => {
  const seen = new Set<string>();
  return asked.filter((one) => {
    const key = JSON.stringify(one);
    return seen.has(key) ? false : seen.add(key);
  });
};

/** The clauses of an English sentence; `before` are those of the sentences before it. */
const readEnglishSentence = (
  clauses: Clause[],
  before: Clause | undefined,
  follows: boolean,
): Omit<ReadQuestion, 'terse'> => {
  const asked: AskedIntent[] = [];
  const unknown: Clause[] = [];
  let named: number[] = [];
  for (const [index, clause] of clauses.entries()) {
    const read = readClause(nameIt(clause, clauses[index - 1] ?? before), follows || asked.length > 0);
    if (!read) unknown.push(clause);
    else if (read.length === 0 && clause.recordings.length > 0) named = clause.recordings;
    else asked.push(...read.map((one) => (one.recordings.length > 0 ? one : { ...one, recordings: named })));
  }
  const repeats = ({ text }: Clause) => asked.length > 0 && repeatsQuestion.test(text);
  return { asked, leftOver: !unknown.every(repeats) };
};

export const findIntents = (question: string): ReadQuestion => {
  if (question.length > longestQuestion) return { asked: [], leftOver: true, terse: false };
  const asked: AskedIntent[] = [];
  let leftOver = false;
  let terse = wantsBareAnswer.test(question);
  let before: Clause | undefined;
  const { sentences, quoted } = readSentences(question);
  for (const sentence of sentences) {
    if (sentence.length > longestSentence) {
      leftOver = true;
      continue;
    }
    const isChinese = /\p{Script=Han}/u.test(sentence);
    const clauses = isChinese ? [] : readClauses(sentence, quoted);
    const read = isChinese
      ? { asked: [], leftOver: true }
      : readEnglishSentence(clauses, before, asked.length > 0);
    const foreign = read.leftOver ? readForeignSentence(sentence) : undefined;
    asked.push(...(foreign ?? read.asked));
    if (foreign) terse = true;
    else leftOver ||= read.leftOver;
    before = clauses.at(-1);
  }
  return { asked: withoutRepeats(asked), leftOver: leftOver || asked.length === 0, terse };
};
