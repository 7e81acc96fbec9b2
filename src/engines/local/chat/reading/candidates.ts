/** The words of a sentence that may answer a question, by the kind of answer it wants. */

import { findFrequencies, findMeasures, findPrices } from './amounts.ts';
import type { Match } from './find-sentences.ts';
import { actionIn, happenedTo } from './finders/actions.ts';
import { countsIn, whichElse, whichIn } from './finders/choices.ts';
import { cleftIn } from './finders/clefts.ts';
import { descriptionsIn, mannersIn, saidIn } from './finders/descriptions.ts';
import { asksForForbidden, exceptionIn, forbiddenIn } from './finders/exceptions.ts';
import { identityIn, namesIn } from './finders/identities.ts';
import { objectOf } from './finders/objects.ts';
import { endOfBan, occasionsIn } from './finders/occasions.ts';
import { occupantsIn } from './finders/occupants.ts';
import { occupationIn } from './finders/occupations.ts';
import { asksForUndergoer, type Candidate, isPassive, verbPhraseOf } from './finders/participants.ts';
import { placesIn } from './finders/places.ts';
import { asksForColour, coloursIn, complementsIn } from './finders/qualities.ts';
import { reasonsIn } from './finders/reasons.ts';
import { askedOrder, sequenceIn } from './finders/sequences.ts';
import { fromSpans, timesIn } from './finders/spans.ts';
import { subjectOf } from './finders/subjects.ts';
import type { QuestionForm, Wanted } from './question-form.ts';
import { isDenial } from './words/denial.ts';
import { type Token, textOf } from './words/parse.ts';
import { nounKind } from './words/similar-words.ts';

/** The content of a text: its statements, the sentences they stand in by number, and how they match the question. */
export type Told = { statements: Token[][]; groups: number[]; matches: Match[] };

const lacks = /\b(?:missing|still|except|lack\w*|unable)\b/i;

/** "What was removed?" is answered by the object of "the doctor removed a stone". */
const objectOfActive = (
  form: QuestionForm,
  match: Match,
  sentences: Token[][],
  isPerson: boolean,
): Candidate[] => {
  const found = asksForUndergoer(form.tokens) ? verbPhraseOf(form, match) : undefined;
  if (!found || isPassive(match.tokens, found.phrases[found.at]!)) return [];
  return objectOf(form, match, sentences, isPerson).filter(({ score }) => score >= 0.7);
};

/** "Which teachers are going with them?": where nobody is called a teacher, the people who go. */
const whoOf = (of: Token, form: QuestionForm, match: Match, sentences: Token[][]): Candidate[] => {
  const after = form.tokens[form.tokens.indexOf(of) + 1];
  const isWho =
    nounKind(of.root) === 'person' || /^(?:team|crew|class|club|company|party|side|band)$/.test(of.root);
  return isWho && /^(?:auxiliary|verb)$/.test(after?.part ?? '')
    ? subjectOf(form, match, sentences, true)
        .filter(({ score }) => score >= 0.8)
        .map(({ text }) => ({ text, score: 0.4 }))
    : [];
};

const distance =
  /^(?:kilomet(?:re|er)s?|met(?:re|er)s?|miles?|feet|foot|km|centimet(?:re|er)s?|inch(?:es)?)$/;
const stretches =
  /^(?:route|walk|hike|path|trail|road|way|river|bridge|tunnel|wall|rope|ladder|beach|queue|track|course|street|canal|fence|table|cable)$/;

/** "How long is the route?" wants kilometres. */
const unitsOf = ({ tokens, content, verb }: QuestionForm, units: RegExp, statements: Token[][]): RegExp =>
  verb === undefined &&
  tokens.some(({ word }) => word === 'long') &&
  content.some(({ token }) => stretches.test(token.root)) &&
  statements.some((statement) => statement.some(({ word }) => distance.test(word)))
    ? distance
    : units;

/** A bare number is the age of somebody, not of a house. */
const isOfThing = ({ content }: QuestionForm): boolean => {
  const [first] = content;
  return first?.token.part === 'noun' && /^(?:thing|place)$/.test(nounKind(first.token.root));
};

/** "In which town did she live?": where nothing is called a town, the place with a name. */
const whereOf = (of: Token, form: QuestionForm, match: Match, sentences: Token[][]): Candidate[] =>
  nounKind(of.root) === 'place'
    ? placesIn(form, match, sentences)
        .filter(({ text }) => /\s\p{Lu}/u.test(text))
        .map(({ text, score }) => ({ text, score: 0.7 * score }))
    : [];

export const candidatesIn = (
  form: QuestionForm,
  match: Match,
  { statements: sentences, groups, matches }: Told,
): Candidate[] => {
  const { wanted } = form;
  const isDenied = isDenial(form.tokens);
  const order = /^(?:action|subject|object|identity)$/.test(wanted.kind) ? askedOrder(form) : undefined;
  if (order) return sequenceIn(order, form, match, (index) => matches[index]);
  if (wanted.kind === 'action' && asksForForbidden(form.main)) return forbiddenIn(match);
  if (isDenied && /^(?:subject|object|identity)$/.test(wanted.kind)) {
    const exception = exceptionIn(match);
    if (exception.length > 0) return exception;
    // A thing that has not arrived is in no statement of things that have.
    if (!isDenial(match.tokens) && !lacks.test(textOf(match.tokens))) return [];
  }
  const unit = wanted.kind === 'time' ? wanted.unit : undefined;
  const byKind: Partial<Record<Wanted['kind'], () => Candidate[]>> = {
    time: () => endOfBan(form, match) ?? [...timesIn(form, match), ...(unit ? [] : occasionsIn(match))],
    place: () => placesIn(form, match, sentences),
    money: () => fromSpans(match, findPrices),
    frequency: () => fromSpans(match, findFrequencies),
    reason: () => reasonsIn(form, match, sentences, groups),
    manner: () => mannersIn(form, match),
    action: () => happenedTo(form, match) ?? actionIn(form, match),
    name: () => namesIn(form, match, sentences),
    said: () => saidIn(match),
    description: () => descriptionsIn(form, match),
    identity: () => identityIn(form, match, sentences),
    occupation: () => occupationIn(form, match),
  };
  const cleft = /^(?:subject|object|identity)$/.test(wanted.kind) ? cleftIn(match) : [];
  if (cleft.length > 0) return cleft;
  const complements = complementsIn(form, match);
  if (complements) return complements;
  if (asksForColour(form)) return coloursIn(match);
  switch (wanted.kind) {
    case 'subject': {
      const objects = objectOfActive(form, match, sentences, wanted.isPerson);
      if (objects.length > 0) return objects;
      return form.verb
        ? subjectOf(form, match, sentences, wanted.isPerson)
        : [
            ...subjectOf(form, match, sentences, wanted.isPerson),
            ...occupantsIn(form, match, sentences, wanted.isPerson),
          ];
    }
    case 'object':
      return objectOf(form, match, sentences, wanted.isPerson);
    case 'count':
      return countsIn(wanted.of, match, sentences);
    case 'measure':
      return fromSpans(match, (text) => findMeasures(text, unitsOf(form, wanted.units, sentences))).filter(
        ({ text }) => !wanted.units.test('old') || /[a-z]\s+[a-z]|\d\s+[a-z]/i.test(text) || !isOfThing(form),
      );
    case 'which':
      return [
        ...whichIn(wanted.of, match, false),
        ...whichElse(form, match, sentences),
        ...whoOf(wanted.of, form, match, sentences),
        ...whereOf(wanted.of, form, match, sentences),
      ];
    case 'sort':
      return whichIn(wanted.of, match, true);
    default:
      return byKind[wanted.kind]?.() ?? [];
  }
};
