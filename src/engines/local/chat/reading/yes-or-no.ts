/** Answers yes-or-no questions about a text. */

import { clauseAbout, hasOtherParticle, hasOtherQuality } from './clause-about.ts';
import type { Match } from './find-sentences.ts';
import { verbPhraseOf } from './finders/participants.ts';
import { isLightVerb, type QuestionForm } from './question-form.ts';
import { isAboutDenied, isDenial } from './words/denial.ts';
import { type Token, textOf } from './words/parse.ts';
import { clauseEnd, phrasesOf } from './words/phrases.ts';
import { areOpposite, nearness } from './words/similar-words.ts';

/** The subject of such a question is either in the text or not. */
const existence = /^(?:contain|include|have|need|mention|require|involve|use|talk|speak|say|be)$/;
const minCertain = 0.7;
const elsewhereCost = 0.15;

/** "Before the end" is not the end: an opposite behind such a word is none. */
const isExcluded = (tokens: Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ word, after }) => /^(?:before|until|till|without|except)$/.test(word) && !/[,.;]/.test(after));

const isNoun = ({ part }: Token): boolean => part === 'noun' || part === 'number';

const isNearAny = (asked: Token[], tokens: Token[]): boolean =>
  tokens.some((token) => asked.some((one) => nearness(one, token) > 0));

const namesPerson = (tokens: Token[]): boolean =>
  tokens.length > 0 &&
  // Names that the tagger does not know have no article either.
  (tokens.some(({ tags }) => tags.has('Person')) ||
    tokens.every(({ text, part, tags }) => part === 'noun' && /^\p{Lu}/u.test(text) && !tags.has('Plural')));

const isPassive = (question: Token[]): boolean =>
  /^(?:is|are|was|were|be)$/.test(question[0]!.word) &&
  question.some(({ part, tags }) => part === 'verb' && !tags.has('Gerund'));

type VerbFound = NonNullable<ReturnType<typeof verbPhraseOf>>;
type Verdict = 'same' | 'other' | 'unknown';

/** "Did Tom finish it?" where the sentence says that Anna did. A sister may be the gardener, so that is unknown. */
const compareSubjects = (form: QuestionForm, match: Match, found: VerbFound): Verdict => {
  const rest = form.tokens.slice(1);
  const subject = phrasesOf(rest)[0];
  // "Did Tom score?": the verb may be taken for a part of the name.
  const asked =
    subject?.kind === 'noun'
      ? rest.slice(subject.start, subject.end).filter((token) => token !== form.verb)
      : [];
  const before = found.phrases[found.at - 1];
  const doer = before?.kind === 'noun' ? match.tokens.slice(before.start, before.end) : [];
  const isNamed = (tokens: Token[]) => tokens.some(({ part }) => part === 'noun');
  if (!isNamed(asked) || isNearAny(asked, doer)) return 'same';
  // "Was any data lost?" asks for what "we did not lose any data" has as its object.
  const behind = match.tokens.slice(found.phrases[found.at]!.end);
  if (isPassive(form.tokens) && isNearAny(asked, behind)) return 'same';
  // "He paid the fine, and an officer brought him home": he is not the officer.
  // "The speaker" is not named by "people".
  const isNamedBeside = match.tokens.some((token) => asked.some((one) => nearness(one, token) >= 0.65));
  if (doer[0]?.part === 'pronoun') return isNamedBeside ? 'unknown' : 'same';
  if (!isNamed(doer)) return 'same';
  // "My brother wanted to turn back, but our guide said no" tells the guide from the brother.
  const isNamedToo = match.tokens.some(
    (token) =>
      !doer.includes(token) && token.part === 'noun' && asked.some((one) => nearness(one, token) >= 0.9),
  );
  return isNamedToo || (namesPerson(asked) && namesPerson(doer)) ? 'other' : 'unknown';
};

/** "Was it built of steel?" where the sentence says that it was built of stone: other things are in two places. */
const isOfSomethingElse = (form: QuestionForm, match: Match, found: VerbFound): boolean => {
  const ofIn = (tokens: Token[]): Token[] => {
    const phrase = phrasesOf(tokens).find(({ preposition }) => preposition === 'of');
    return phrase ? tokens.slice(phrase.start, phrase.end) : [];
  };
  const { start } = found.phrases[found.at]!;
  const clause = match.tokens.slice(start, clauseEnd(match.tokens, start));
  const asked = ofIn(form.tokens.slice(form.tokens.indexOf(form.verb!) + 1)).filter(isNoun);
  return asked.length > 0 && ofIn(clause).length > 0 && !isNearAny(asked, clause);
};

/**
 * The opposite of a word of the question, and whether it turns the answer round; "before the end" speaks of the
 * beginning too. "We do not sell milk, but you can buy cheese" has the word itself.
 */
const opposition = (token: Token, { tokens }: Match): 'none' | 'turns' | 'excluded' => {
  if (tokens.some((other) => nearness(token, other) >= 0.9)) return 'none';
  const at = tokens.findIndex((other) => areOpposite(token, other));
  if (at < 0) return 'none';
  return isExcluded(tokens, at) ? 'excluded' : 'turns';
};

export type YesOrNo = { answer: 'yes' | 'no' | 'absent' | 'unknown'; absent?: string };

/** "After a fire alarm, which turned out to be false". */
const turnedOutFalse =
  /\bwhich (?:turned out to be|proved(?: to be)?|was|is) (?:false|untrue|wrong|not true)\b/i;

/** The answer of a sentence that has the question. */
const decide = (
  form: QuestionForm,
  { match, clause, opposites }: { match: Match; clause: Match; opposites: number },
  isNegativeQuestion: boolean,
): YesOrNo['answer'] => {
  const found = verbPhraseOf(form, match);
  if (form.verb && found) {
    const subjects = compareSubjects(form, match, found);
    const isOther = subjects === 'other' || isOfSomethingElse(form, match, found);
    if (isOther) return isNegativeQuestion ? 'yes' : 'no';
    if (subjects === 'unknown') return 'unknown';
  }
  if (hasOtherQuality(form, match)) return 'unknown';
  // "Last year's winner gave up" does not say who won.
  if (!found && opposites === 0 && !isLightVerb(form.verb)) return 'unknown';
  const flips =
    (isAboutDenied(clause.tokens, clause.near) || turnedOutFalse.test(textOf(match.tokens)) ? 1 : 0) +
    (hasOtherParticle(form, clause) ? 1 : 0) +
    opposites +
    (isNegativeQuestion ? 1 : 0);
  return flips % 2 === 1 ? 'no' : 'yes';
};

const saysAllowing = ({ part, word }: Token): boolean =>
  part === 'negation' ||
  /^(?:may|can|could|must|should|allowed|permitted|forbidden|prohibited|banned|welcome|fine|okay|ok|no|without|free)$/.test(
    word,
  );

export const answerYesOrNo = (form: QuestionForm, matches: Match[]): YesOrNo => {
  const [first] = form.tokens;
  const isNegativeQuestion = isDenial(form.tokens.slice(1)) || first?.part === 'negation';
  // "Does Laura play in public?" is about the sentence that speaks of the public, not about each in which she plays.
  const inOneSentence = form.content.flatMap(({ token }) => {
    // Pronouns stand for a person elsewhere.
    if (token.tags.has('Person') || /^\p{Lu}/u.test(token.text)) return [];
    const holding = matches.filter(({ tokens }) => tokens.some((other) => nearness(token, other) >= 0.9));
    return holding.length === 1 ? holding : [];
  });
  const scored = matches.map((match) => {
    const clause = clauseAbout(form, match);
    const opposites = form.content
      .map(({ token, weight }) => ({ weight, kind: opposition(token, clause) }))
      .filter(({ kind }) => kind !== 'none');
    const total = form.content.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const byOpposite = opposites.reduce((sum, { weight }) => sum + weight, 0) / total;
    return {
      match,
      clause,
      opposites: opposites.filter(({ kind }) => kind === 'turns').length,
      score:
        match.own * 0.4 +
        match.withContext * 0.6 +
        byOpposite -
        (inOneSentence.length > 0 && !inOneSentence.includes(match) ? elsewhereCost : 0),
    };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return { answer: 'unknown' };
  // "You only owe me for the cat food" does not say that the cat may go out.
  const isOfAllowing =
    /^may$/.test(first?.word ?? '') || form.tokens.some(({ word }) => /^(?:allowed|permitted)$/.test(word));
  if (isOfAllowing && isLightVerb(form.verb) && !best.match.tokens.some(saysAllowing))
    return { answer: 'unknown' };
  if (best.score >= minCertain) return { answer: decide(form, best, isNegativeQuestion) };
  const everywhere = matches.flatMap(({ tokens }) => tokens);
  const missing = form.content.filter(({ token }) => !everywhere.some((other) => nearness(token, other) > 0));
  const noun = missing.find(({ token }) => token.part === 'noun' || token.tags.has('ProperNoun'))?.token;
  const isExistence = form.verb === undefined ? false : existence.test(form.verb.root);
  return noun && isExistence ? { answer: 'absent', absent: noun.text } : { answer: 'unknown' };
};
