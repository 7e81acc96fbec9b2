/** Answers yes-or-no questions about a text. */
import type { Match } from './find-sentences.ts';
import type { Token } from './parse.ts';
import type { QuestionForm } from './question-form.ts';
import { areOpposite, nearness } from './similar-words.ts';

const deniers = /^(?:no|nobody|nothing|without|none|unable|neither)$/;
const failures = /^(?:cancel|fail|refuse|forbid|prevent|stop)$/;
/** What these ask about is either in the text or not. */
const existence = /^(?:contain|include|have|need|mention|require|involve|use|talk|speak|say|be)$/;
const minCertain = 0.7;

const denials = (tokens: Token[]): number =>
  tokens.filter(({ part, word, root }) => part === 'negation' || deniers.test(word) || failures.test(root))
    .length;

/** Denials that concern the words of the question: in the same stretch between commas. */
const isDenied = ({ tokens, near }: Match): boolean => {
  let start = 0;
  let denied = false;
  tokens.forEach(({ after, word }, at) => {
    const endsHere = /[,;:.!?]/.test(after) || at === tokens.length - 1 || /^(?:but|because)$/.test(word);
    if (!endsHere) return;
    const isAbout = near.slice(start, at + 1).some((score) => score >= 0.6);
    if (isAbout && denials(tokens.slice(start, at + 1)) % 2 === 1) denied = true;
    start = at + 1;
  });
  return denied;
};

export type YesOrNo = { answer: 'yes' | 'no' | 'absent' | 'unknown'; absent?: string };

export const answerYesOrNo = (form: QuestionForm, matches: Match[]): YesOrNo => {
  const [first] = form.tokens;
  const isNegativeQuestion = denials(form.tokens.slice(1)) % 2 === 1 || first?.part === 'negation';
  const scored = matches.map((match) => {
    const opposites = form.content.flatMap(({ token, weight }) =>
      match.tokens.some((other) => areOpposite(token, other)) ? [weight] : [],
    );
    const total = form.content.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const byOpposite = opposites.reduce((sum, weight) => sum + weight, 0) / total;
    return {
      match,
      opposites: opposites.length,
      score: match.own * 0.4 + match.withContext * 0.6 + byOpposite,
    };
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return { answer: 'unknown' };
  if (best.score >= minCertain) {
    const flips = (isDenied(best.match) ? 1 : 0) + best.opposites + (isNegativeQuestion ? 1 : 0);
    return { answer: flips % 2 === 1 ? 'no' : 'yes' };
  }
  const everywhere = matches.flatMap(({ tokens }) => tokens);
  const missing = form.content.filter(({ token }) => !everywhere.some((other) => nearness(token, other) > 0));
  const noun = missing.find(({ token }) => token.part === 'noun' || token.tags.has('ProperNoun'))?.token;
  const isExistence = form.verb === undefined ? false : existence.test(form.verb.root);
  return noun && isExistence ? { answer: 'absent', absent: noun.text } : { answer: 'unknown' };
};
