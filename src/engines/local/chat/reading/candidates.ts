/** The words of a sentence that may answer a question, by the kind of answer it wants. */

import { findFrequencies, findMeasures, findMoney, findTimes } from './amounts.ts';
import type { Match } from './find-sentences.ts';
import { actionIn } from './finders/actions.ts';
import { countsIn, whichElse, whichIn } from './finders/choices.ts';
import { descriptionsIn, mannersIn, saidIn } from './finders/descriptions.ts';
import { asksForForbidden, exceptionIn, forbiddenIn } from './finders/exceptions.ts';
import { identityIn, namesIn } from './finders/identities.ts';
import { objectOf } from './finders/objects.ts';
import { occupantsIn } from './finders/occupants.ts';
import { occupationIn } from './finders/occupations.ts';
import type { Candidate } from './finders/participants.ts';
import { placesIn } from './finders/places.ts';
import { reasonsIn } from './finders/reasons.ts';
import { askedOrder, sequenceIn } from './finders/sequences.ts';
import { fromSpans } from './finders/spans.ts';
import { subjectOf } from './finders/subjects.ts';
import type { QuestionForm, Wanted } from './question-form.ts';
import { isDenial } from './words/denial.ts';
import { type Token, textOf } from './words/parse.ts';
import { clauseEnd } from './words/phrases.ts';

/** "What went wrong was the timing". */
const cleftIn = ({ tokens, near }: Match): Candidate[] => {
  const from = tokens.findIndex(({ word }) => word === 'what');
  const be = tokens.findIndex(
    ({ word }, at) =>
      at > from + 1 &&
      /^(?:is|was|are|were)$/.test(word) &&
      near.slice(from, at).some((score) => score >= 0.6),
  );
  if (from < 0 || from > 1 || be < 0) return [];
  return [{ text: textOf(tokens.slice(be + 1, clauseEnd(tokens, be + 1))), score: 1 }];
};

/** What a text tells: its statements, the sentences they stand in by number, and how they match the question. */
export type Told = { statements: Token[][]; groups: number[]; matches: Match[] };

const lacks = /\b(?:missing|still|except|lack\w*|unable)\b/i;

export const candidatesIn = (
  form: QuestionForm,
  match: Match,
  { statements: sentences, groups, matches }: Told,
): Candidate[] => {
  const { wanted } = form;
  const isDenied = isDenial(form.tokens);
  const order = /^(?:action|subject|object|identity)$/.test(wanted.kind) ? askedOrder(form) : undefined;
  if (order) return sequenceIn(order, form, match, (index) => matches[index]);
  if (wanted.kind === 'action' && asksForForbidden(form.tokens)) return forbiddenIn(match);
  if (isDenied && /^(?:subject|object|identity)$/.test(wanted.kind)) {
    const exception = exceptionIn(match);
    if (exception.length > 0) return exception;
    // What has not arrived is in no statement of what has.
    if (!isDenial(match.tokens) && !lacks.test(textOf(match.tokens))) return [];
  }
  const byKind: Partial<Record<Wanted['kind'], () => Candidate[]>> = {
    time: () => fromSpans(match, findTimes),
    place: () => placesIn(form, match),
    money: () => fromSpans(match, findMoney),
    frequency: () => fromSpans(match, findFrequencies),
    reason: () => reasonsIn(form, match, sentences, groups),
    manner: () => mannersIn(form, match),
    action: () => actionIn(form, match),
    name: () => namesIn(form, match, sentences),
    said: () => saidIn(match),
    description: () => descriptionsIn(form, match),
    identity: () => identityIn(form, match, sentences),
    occupation: () => occupationIn(form, match),
  };
  const cleft = /^(?:subject|object|identity)$/.test(wanted.kind) ? cleftIn(match) : [];
  if (cleft.length > 0) return cleft;
  switch (wanted.kind) {
    case 'subject':
      return form.verb
        ? subjectOf(form, match, sentences, wanted.isPerson)
        : [
            ...subjectOf(form, match, sentences, wanted.isPerson),
            ...occupantsIn(form, match, sentences, wanted.isPerson),
          ];
    case 'object':
      return objectOf(form, match, sentences, wanted.isPerson);
    case 'count':
      return countsIn(wanted.of, match);
    case 'measure':
      return fromSpans(match, (text) => findMeasures(text, wanted.units));
    case 'which':
      return [...whichIn(wanted.of, match, false), ...whichElse(form, match, sentences)];
    case 'sort':
      return whichIn(wanted.of, match, true);
    default:
      return byKind[wanted.kind]?.() ?? [];
  }
};
