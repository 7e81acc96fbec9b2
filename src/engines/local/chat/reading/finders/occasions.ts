/** Finds times that are told by something else: "after the concert", "don't walk on it for two days". */
import { findMeasures } from '../amounts.ts';
import type { Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { isDenial } from '../words/denial.ts';
import { textOf } from '../words/parse.ts';
import { clauseEnd, phrasesOf, wholeNounPhraseEnd } from '../words/phrases.ts';
import type { Candidate } from './participants.ts';

const permission = /^(?:can|may|could|allowed|able)$/;
const units = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/;

/** Undefined: nothing is forbidden for a time here, or the question does not ask when it may be done. */
export const endOfBan = (form: QuestionForm, { tokens }: Match): Candidate[] | undefined => {
  if (!form.tokens.some(({ word }) => permission.test(word)) || isDenial(form.tokens)) return undefined;
  const text = textOf(tokens);
  const [length] = findMeasures(text, units).filter(({ at }) =>
    /\bfor (?:the next )?$/i.test(text.slice(0, at)),
  );
  return length && isDenial(tokens) ? [{ text: `After ${length.text}`, score: 1 }] : undefined;
};

/** "Before you go to bed", "when the bell rings": behind what happens then. */
const clausesIn = ({ tokens, near }: Match): Candidate[] =>
  tokens.flatMap(({ word }, at) => {
    const isSoon =
      word === 'as' && /^(?:soon|long)$/.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.word === 'as';
    if (at < 2 || (!isSoon && !/^(?:after|before|when|whenever|until|once|while)$/.test(word))) return [];
    const start = at + (isSoon ? 3 : 1);
    const end = clauseEnd(tokens, start);
    const subject = wholeNounPhraseEnd(tokens, start);
    const isClause =
      subject !== undefined && /^(?:verb|auxiliary|negation)$/.test(tokens[subject]?.part ?? '');
    const isAsked = near.slice(0, at).some((score) => score >= 0.75);
    const isOwn = near.slice(at, end).some((score) => score >= 0.75);
    if (!isClause || !isAsked || isOwn) return [];
    const text = textOf(tokens.slice(at, end));
    // "Don't salt it before the beans are soft" says when.
    const isBan = /^(?:before|until)$/.test(word) && isDenial(tokens.slice(0, at));
    return [isBan ? { text: `not ${text}`, score: 0.85 } : { text, score: 0.35 }];
  });

/** "We eat after the concert", "since her accident". */
export const occasionsIn = (match: Match): Candidate[] => [...nounsIn(match), ...clausesIn(match)];

const nounsIn = ({ tokens, near }: Match): Candidate[] =>
  phrasesOf(tokens).flatMap(({ preposition, start, end }) => {
    if (!/^(?:after|before|since|until|during)$/.test(preposition ?? '')) return [];
    if (near.slice(start, end).some((score) => score >= 0.75)) return [];
    const whole = tokens.slice(start, wholeNounPhraseEnd(tokens, start + 1) ?? end);
    return whole.some(({ part }) => part === 'noun') ? [{ text: textOf(whole), score: 0.4 }] : [];
  });
