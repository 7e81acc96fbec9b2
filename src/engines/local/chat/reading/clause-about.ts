/** Finds the clause of a sentence that a yes-or-no question is about, and where it differs from the question. */
import type { Match } from './find-sentences.ts';
import type { QuestionForm } from './question-form.ts';
import type { Token } from './words/parse.ts';
import { clauseEnd, phrasesOf } from './words/phrases.ts';
import { areOpposite, nearness } from './words/similar-words.ts';

const isNoun = ({ part }: Token): boolean => part === 'noun' || part === 'number';

/** "Park on firm ground" does not say whether on soft ground: the same thing with another word before it. */
export const hasOtherQuality = (form: QuestionForm, { tokens }: Match): boolean =>
  form.tokens.some((token, at) => {
    const noun = form.tokens[at + 1];
    if (token.part !== 'adjective' || noun?.part !== 'noun') return false;
    const isTold = (word: Token) => nearness(token, word) > 0 || areOpposite(token, word);
    return (
      !tokens.some(isTold) &&
      tokens.some(
        (word, place) => word.part === 'adjective' && nearness(noun, tokens[place + 1] ?? word) >= 0.9,
      )
    );
  });

const particles = ['in out', 'on off', 'up down', 'inside outside'].map((pair) => pair.split(' '));

/** "Breathe in" and "breathe out". */
export const hasOtherParticle = (form: QuestionForm, { tokens }: Match): boolean => {
  const asked = form.verb && form.tokens[form.tokens.indexOf(form.verb) + 1]?.word;
  const pair = particles.find((words) => words.includes(asked ?? ''));
  return (
    pair !== undefined &&
    tokens.some(
      (token, at) =>
        nearness(form.verb!, token) >= 0.9 &&
        tokens[at + 1]?.word !== asked &&
        pair.includes(tokens[at + 1]?.word ?? ''),
    )
  );
};

/** "Schools stay open, but the zoo is closed": of several clauses the one with what is asked about. */
export const clauseAbout = (form: QuestionForm, match: Match): Match => {
  const rest = form.tokens.slice(1);
  const subject = phrasesOf(rest)[0];
  const named = subject?.kind === 'noun' ? rest.slice(subject.start, subject.end).filter(isNoun) : [];
  // "Should they bring suitcases?" is about the suitcases, "is it open on Mondays?" about the Mondays.
  const others = rest.filter((token) => isNoun(token) && !named.includes(token));
  return clauseWith(form, match, named, []) ?? clauseWith(form, match, others, named) ?? match;
};

/** The one clause with these words, if it has all else of the question but what a pronoun stands for. */
const clauseWith = (form: QuestionForm, match: Match, asked: Token[], meant: Token[]): Match | undefined => {
  const { tokens, near } = match;
  const clauses: { start: number; end: number }[] = [];
  for (let start = 0; start < tokens.length; ) {
    const end = Math.max(start + 1, clauseEnd(tokens, start));
    clauses.push({ start, end });
    start = end;
  }
  const own = clauses.filter(({ start, end }) =>
    tokens.slice(start, end).some((token) => asked.some((one) => nearness(one, token) >= 0.9)),
  );
  const hasVerb = ({ start, end }: { start: number; end: number }) =>
    tokens.slice(start, end).some(({ part }) => part === 'verb' || part === 'auxiliary');
  const [clause] = own;
  if (own.length !== 1 || !clause || clauses.length === 1 || !hasVerb(clause)) return undefined;
  const words = tokens.slice(clause.start, clause.end);
  const hasPronoun =
    words.some(({ part }) => part === 'pronoun') || !words.some(({ part }) => part === 'noun');
  const isAllThere = form.content.every(
    ({ token }) =>
      asked.includes(token) ||
      (hasPronoun && meant.includes(token)) ||
      words.some((word) => nearness(token, word) >= 0.6 || areOpposite(token, word)),
  );
  return isAllThere ? { ...match, tokens: words, near: near.slice(clause.start, clause.end) } : undefined;
};
