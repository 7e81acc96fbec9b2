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
const minOwnWithoutVerb = 0.3;
const contextStatements = 3;
/** A broader word is too far from a verb: whoever pays does not found. */
const minVerb = 0.65;

/** "Where can I find it?", "Where should they stay?" */
const vague = /^(?:find|see|meet|stay|wait|buy|keep|store|look|hold|happen|occur|teach|put|leave)$/;

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

/** Kinds of which a text often tells one only; that one is then what is asked for. */
const minScoresOfOnly: Partial<Record<Wanted['kind'], number>> = {
  which: 1,
  money: 0.6,
  measure: 0.6,
  reason: 0.6,
};

const [minContextOfOnly, minContextOfReason] = [0.2, 0.1];

/** The one phrase of the wanted kind in all that is said. */
export const onlyOneOf = (
  form: QuestionForm,
  told: Told,
  candidatesOf: (match: Match) => { text: string; score: number }[],
): string | undefined => {
  const minScore = minScoresOfOnly[form.wanted.kind];
  if (minScore === undefined) return undefined;
  const isAmount = form.wanted.kind === 'money' || form.wanted.kind === 'measure';
  const found = told.matches
    .filter(
      (match) =>
        match.withContext >=
          (isAmount ? minContextOfOnly : form.wanted.kind === 'reason' ? minContextOfReason : 0) &&
        hasNames(form, match, told),
    )
    .flatMap((match) => candidatesOf(match).filter(({ score }) => score >= minScore));
  const isVerbSaid = told.matches.some((match) => hasVerb(form, match));
  if (isAmount && !isLightVerb(form.verb) && !isVerbSaid) return undefined;
  const texts = new Set(found.map(({ text }) => text.toLowerCase()));
  const [text] = texts;
  // "Half" is no price.
  return texts.size === 1 && !/^(?:half|free|nothing)/.test(text!) ? found[0]!.text : undefined;
};

/** `minScore` undefined: the question is of a kind that needs most of its words. */
export const secondLook = (
  form: QuestionForm,
  told: Told,
): { minScore: number; matches: Match[] } | undefined => {
  const minScore = minScores[form.wanted.kind];
  if (minScore === undefined) return undefined;
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
