/** Finds what is said, what something is like and how something is done. */
import type { Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { textOf } from '../words/parse.ts';
import { clauseEnd, phrasesOf, wholeNounPhraseEnd } from '../words/phrases.ts';
import { nearness } from '../words/similar-words.ts';
import { type Candidate, verbPhraseOf } from './participants.ts';

export const saidIn = (match: Match): Candidate[] => {
  const text = textOf(match.tokens);
  const reported = /^(.+?),?\s+(?:said|says|replied|asked|answered|thought)\s+(?:the\s+)?\w+,?\s*(.*)$/i.exec(
    text,
  );
  if (reported) return [{ text: [reported[1], reported[2]].filter(Boolean).join(', '), score: 1 }];
  const told = /\b(?:said|says|say|told \w+|tells \w+|thinks?|thought)(?: that)?,?\s+(.+)$/i.exec(text);
  return told ? [{ text: told[1]!, score: 0.9 }] : [{ text, score: 0.4 }];
};

export const descriptionsIn = (form: QuestionForm, match: Match): Candidate[] => {
  const { tokens } = match;
  const phrases = phrasesOf(tokens);
  const verbs = phrases.filter(({ kind }) => kind === 'verb');
  return verbs.flatMap((verb) => {
    const end = clauseEnd(tokens, verb.end);
    const rest = tokens.slice(verb.end, end);
    const isNewHere = rest.some(
      ({ part }, offset) => part === 'adjective' && match.near[verb.end + offset]! < 0.75,
    );
    return isNewHere ? [{ text: textOf(rest), score: verbPhraseOf(form, match) ? 0.9 : 0.7 }] : [];
  });
};

/** "How do I know that it's done?" is answered by "if it sounds hollow, it's ready". */
const tellingVerbs = /^(?:know|tell|recognise|recognize|see|check|notice)$/;
const signOf = (form: QuestionForm, { tokens, near }: Match): Candidate[] => {
  const comma = tokens.findIndex(({ after }) => after.includes(','));
  const isAsked = form.tokens.some(({ root }) => tellingVerbs.test(root));
  const isSign = /^(?:if|when|once)$/.test(tokens[0]!.word) && comma > 0;
  return isAsked && isSign && near.slice(comma + 1).some((score) => score >= 0.6)
    ? [{ text: textOf(tokens.slice(0, comma + 1)), score: 0.9 }]
    : [];
};

/** "I worked at night to pay for the lessons" is how they were paid for. */
const effortFor = (form: QuestionForm, { tokens }: Match): Candidate[] => {
  const { verb } = form;
  const at = tokens.findIndex(
    ({ word }, place) =>
      word === 'to' &&
      place > 1 &&
      verb !== undefined &&
      tokens[place + 1] !== undefined &&
      nearness(verb, tokens[place + 1]!) >= 0.9,
  );
  const isStated =
    at > 0 &&
    !/^(?:verb|auxiliary)$/.test(tokens[at - 1]!.part) &&
    tokens.slice(0, at).some(({ part }) => part === 'verb');
  return isStated ? [{ text: textOf(tokens.slice(0, at)), score: 0.9 }] : [];
};

export const mannersIn = (form: QuestionForm, match: Match): Candidate[] => {
  const { tokens } = match;
  const told = [...signOf(form, match), ...effortFor(form, match)];
  if (told.length > 0) return told;
  const text = textOf(tokens);
  const by =
    /\bby (?:\w+ing\b.+?)(?=[.;!?]|$)/i.exec(text) ??
    /\b(?:by (?:post|mail|phone|e-?mail|train|bus|car|boat|ship|plane|ferry|bike|bicycle|taxi|tram|hand|card|cheque|bank transfer|courier|text|letter)|on (?:foot|a horse|horseback|a bicycle|a bike)|in (?:cash|writing|person)|online|(?<=(?:only |we |they )(?:take|accept)s? )(?:cash|cards?|cheques?))\b/i.exec(
      text,
    );
  if (by) return [{ text: by[0], score: 1 }];
  const purpose = /^to .+?,\s*(.+)$/i.exec(text);
  if (purpose) return [{ text: purpose[1]!, score: 0.9 }];
  const found = verbPhraseOf(form, match);
  if (!found) return [];
  const verb = found.phrases[found.at]!;
  const end = clauseEnd(tokens, verb.start);
  const means = found.phrases.find(
    ({ start, preposition }) =>
      start >= verb.end && start < end && /^(?:with|through|by)$/.test(preposition ?? ''),
  );
  return means
    ? [
        {
          text: textOf(tokens.slice(means.start, wholeNounPhraseEnd(tokens, means.start + 1) ?? means.end)),
          score: 0.7,
        },
      ]
    : [{ text, score: 0.4 }];
};
