/** Which statements may answer a question that none has enough of, and how sure their phrase has to be. */
import type { Told } from './candidates.ts';
import type { Match } from './find-sentences.ts';
import { isLightVerb, type QuestionForm, type Wanted } from './question-form.ts';
import { isRequestOf } from './requests.ts';
import { nearness } from './words/similar-words.ts';

/** Other kinds of phrases are found in nearly any statement. */
const minScores: Partial<Record<Wanted['kind'], number>> = {
  time: 0.65,
  place: 0.7,
  frequency: 0.6,
  measure: 0.6,
  money: 0.6,
  count: 0.9,
  which: 0.5,
  reason: 0.6,
  subject: 0.9,
  object: 0.9,
  manner: 0.7,
};
const minOwn = 0.15;
/** Of a statement without the verb of the question, which has to have more of the rest. */
const minOwnWithoutVerb = 0.25;
const contextStatements = 3;
/** A broader word is too far from a verb: whoever pays does not found. */
const minVerb = 0.65;

/** "Where can I find it?", "Where should they stay?" */
const vague = /^(?:find|see|meet|stay|wait|buy|keep|store|look|add|hold|happen|occur|teach|put|leave)$/;

export const isVague = ({ wanted, verb }: QuestionForm): boolean =>
  /^(?:place|time)$/.test(wanted.kind) && verb !== undefined && vague.test(verb.root);

/** A name or a number that neither the statement nor those around it have makes the question one about something else. */
const hasNames = ({ content }: QuestionForm, match: Match, { statements }: Told): boolean => {
  const around = statements.slice(Math.max(0, match.index - contextStatements), match.index + 2).flat();
  return content
    .filter(({ weight }) => weight > 1)
    .every(({ token }) =>
      (token.tags.has('Person') ? statements.flat() : around).some((other) => nearness(token, other) >= 0.6),
    );
};

const hasVerb = ({ verb }: QuestionForm, { tokens }: Match): boolean =>
  verb !== undefined && !isLightVerb(verb) && tokens.some((token) => nearness(verb, token) >= minVerb);

/** A thing that is spoken of nowhere makes the question one about something else. */
const isSpokenOf = (form: QuestionForm, { statements }: Told): boolean => {
  const all = statements.flat();
  const nouns = form.content.filter(({ token }) => token.part === 'noun');
  return (
    nouns.length === 0 || nouns.every(({ token }) => all.some((other) => nearness(token, other) >= minOfNoun))
  );
};
const minOfNoun = 0.65;

/** `minScore` undefined: the question is of a kind that needs most of its words. */
export const secondLook = (
  form: QuestionForm,
  told: Told,
): { minScore: number; matches: Match[] } | undefined => {
  const minScore = minScores[form.wanted.kind];
  if (minScore === undefined || !isSpokenOf(form, told)) return undefined;
  const needsVerb = /^(?:subject|object|measure)$/.test(form.wanted.kind) && !isLightVerb(form.verb);
  const matches = told.matches.filter(
    (match) =>
      isRequestOf(form, match) ||
      (match.own >= (needsVerb || hasVerb(form, match) ? minOwn : minOwnWithoutVerb) &&
        (!needsVerb || hasVerb(form, match)) &&
        hasNames(form, match, told)),
  );
  return { minScore, matches };
};
