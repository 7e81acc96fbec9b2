/** The words of a sentence that may answer a question, by the kind of answer it wants. */

import { actionIn } from './actions.ts';
import {
  findFrequencies,
  findMeasures,
  findMoney,
  findTimes,
  numberPattern,
  type Span,
  wordAt,
} from './amounts.ts';
import { isDenial } from './denial.ts';
import { asksForForbidden, exceptionIn, forbiddenIn } from './exceptions.ts';
import type { Match } from './find-sentences.ts';
import { identityIn, namesIn } from './identities.ts';
import { objectOf } from './objects.ts';
import { occupantsIn } from './occupants.ts';
import { occupationIn } from './occupations.ts';
import { type Token, textOf } from './parse.ts';
import { type Candidate, verbPhraseOf } from './participants.ts';
import { clauseEnd, phrasesOf, wholeNounPhraseEnd } from './phrases.ts';
import { isLightVerb, type QuestionForm, type Wanted } from './question-form.ts';
import { reasonsIn } from './reasons.ts';
import { askedOrder, sequenceIn } from './sequences.ts';
import { isKindOf, nearness, nounKind } from './similar-words.ts';
import { subjectOf } from './subjects.ts';

const placePrepositions =
  /^(?:in|on|at|near|under|behind|beside|between|above|below|inside|outside|next to|in front of|to|from|into|onto|across|along|around|through|over|within|close to|on top of|with)$/;

/** Nearer to the question's words is likelier. */
const closeness = ({ near }: Match, at: number): number => {
  const distances = near.flatMap((score, index) => (score >= 0.6 ? [Math.abs(index - at)] : []));
  return distances.length === 0 ? 0 : 1 / (1 + Math.min(...distances) / 3);
};

const changes =
  /^(?:move|postpone|shift|delay|push|change|reschedule|switch|transfer|raise|rise|increase|lower|drop|fall|reduce|cut|extend)$/;

/** "Moved from Tuesday to Friday": Tuesday is no more. */
const isFormer = (text: string, { text: found, at }: Span): boolean =>
  (/^from\b/i.test(found) || /\bfrom\s+(?:the\s+)?$/i.test(text.slice(0, at))) &&
  /^,?\s+to\b/i.test(text.slice(at + found.length));

const fromSpans = (match: Match, spans: (text: string) => Span[], base = 0.6): Candidate[] => {
  const text = textOf(match.tokens);
  const isChanged = match.tokens.some(({ root }) => changes.test(root));
  return spans(text)
    .filter((span) => !(isChanged && isFormer(text, span)))
    .filter((span) => {
      const start = wordAt(match.tokens, text, span.at);
      const near = match.near.slice(start, start + span.text.split(/\s+/).length);
      // What the question itself says is no answer.
      return (
        !near.some((score) => score === 1) || near.length > near.filter((score) => score === 1).length + 1
      );
    })
    .map((span) => {
      // "Tonight's concert begins at eight".
      const isPossessive = /^['’]s\b/.test(text.slice(span.at + span.text.length));
      const score =
        base + 0.4 * closeness(match, wordAt(match.tokens, text, span.at)) - (isPossessive ? 0.3 : 0);
      return { text: span.text, score };
    });
};

const placesIn = (form: QuestionForm, match: Match): Candidate[] => {
  const { tokens, near } = match;
  const last = form.tokens.at(-1)?.word ?? '';
  const found: Candidate[] = [];
  const phrases = phrasesOf(tokens);
  phrases.forEach((phrase, index) => {
    if (phrase.preposition === undefined || !placePrepositions.test(phrase.preposition)) return;
    const nounStart = phrase.start + phrase.preposition.split(' ').length;
    let end = wholeNounPhraseEnd(tokens, nounStart) ?? phrase.end;
    const isTime = findTimes(textOf(tokens.slice(phrase.start, end))).length > 0;
    const nouns = tokens
      .slice(nounStart, end)
      .filter(({ part }) => part === 'noun' || part === 'number' || part === 'pronoun');
    const isAsked = nouns.every((noun) => near[tokens.indexOf(noun)]! >= 0.75);
    // "The meeting with the architects" does not say where.
    const isCompany = phrase.preposition === 'with' && last !== 'with';
    if (isTime || isAsked || isCompany || nouns[0]?.part === 'pronoun') return;
    const next = phrases[index + 1];
    if (
      next?.start === end &&
      next.preposition &&
      /^(?:in|of|on|near|at)$/.test(next.preposition) &&
      findTimes(textOf(tokens.slice(next.start, next.end))).length === 0
    )
      end = next.end;
    const kind = nounKind(nouns.at(-1)?.root ?? '');
    const isPlace = kind === 'place' || kind === 'thing' || nouns.some(({ tags }) => tags.has('Place'));
    const wantsThis = phrase.preposition === last ? 0.3 : 0;
    const isWeak = phrase.preposition === 'to' && last !== 'to' ? 0.25 : 0;
    found.push({
      text: textOf(tokens.slice(phrase.start, end)),
      score: 0.5 + (isPlace ? 0.15 : 0) + wantsThis - isWeak + 0.3 * closeness(match, phrase.start),
    });
  });
  return found;
};

const counted = new RegExp(
  `\\b(?:(?:about|around|almost|nearly|over|up to|more than|less than|at least|only)\\s+)?${numberPattern}`,
  'gi',
);

const countsIn = (of: Token, match: Match): Candidate[] => {
  const text = textOf(match.tokens);
  return [...text.matchAll(counted)].flatMap((found) => {
    const start = wordAt(match.tokens, text, found.index);
    const length = found[0].trim().split(/\s+/).length;
    const after = match.tokens.slice(start + length, start + length + 4);
    const nounAt = after.findIndex(
      (token) =>
        token.part === 'noun' &&
        (nearness(of, token) >= 0.6 || (of.root === 'person' && nounKind(token.root) === 'person')),
    );
    const blocked = after
      .slice(0, Math.max(0, nounAt))
      .some(({ part, after: stop }) => part === 'verb' || /[,.;]/.test(stop));
    if (nounAt < 0 || blocked) return [];
    const end = start + length + nounAt + 1;
    return [{ text: textOf(match.tokens.slice(start, end)), score: 1 - nounAt * 0.1 }];
  });
};

const isNewIn = (tokens: Token[], near: number[], start: number): boolean =>
  tokens.some(({ part }, at) => part === 'noun' && near[start + at]! < 0.6);

const minOwnOfKind = 0.5;

const whichIn = (of: Token, match: Match, withQuality: boolean): Candidate[] => {
  const { tokens, near } = match;
  return phrasesOf(tokens).flatMap((phrase) => {
    if (phrase.kind !== 'noun' && phrase.kind !== 'place-or-time') return [];
    const start = phrase.start + (phrase.preposition?.split(' ').length ?? 0);
    let { end } = phrase;
    while (
      end < tokens.length &&
      /^(?:number|adjective)$/.test(tokens[end]!.part) &&
      !/[,.;]/.test(tokens[end - 1]!.after)
    )
      end += 1;
    if (withQuality) end = wholeNounPhraseEnd(tokens, start) ?? end;
    const words = tokens.slice(start, end);
    const isHead = words.some((token) => token.part === 'noun' && nearness(of, token) >= 0.75);
    const kindOf = words.find((token) => isKindOf(token, of));
    const others = words.filter(
      (token) =>
        /^(?:number|adjective|noun)$/.test(token.part) &&
        nearness(of, token) < 0.75 &&
        near[tokens.indexOf(token)]! < 0.75,
    );
    if (isHead && others.length > 0) {
      const next = tokens[end];
      const more = withQuality && next?.word === 'with' ? (wholeNounPhraseEnd(tokens, end + 1) ?? end) : end;
      return [{ text: textOf(tokens.slice(start, more)), score: 1 }];
    }
    // "The printer on the second floor".
    const place = isHead && others.length === 0 ? tokens.slice(end, wholeNounPhraseEnd(tokens, end + 1)) : [];
    if (place.length > 1 && place[0]!.part === 'preposition' && isNewIn(place, near, end))
      return [{ text: textOf(tokens.slice(start, end + place.length)), score: 0.8 }];
    // A street is a kind of way: alone in a sentence about something else it says nothing.
    return kindOf && match.own >= minOwnOfKind && near[tokens.indexOf(kindOf)]! < 0.75
      ? [{ text: textOf(words), score: 0.7 }]
      : [];
  });
};

const saidIn = (match: Match): Candidate[] => {
  const text = textOf(match.tokens);
  const reported = /^(.+?),?\s+(?:said|says|replied|asked|answered|thought)\s+(?:the\s+)?\w+,?\s*(.*)$/i.exec(
    text,
  );
  if (reported) return [{ text: [reported[1], reported[2]].filter(Boolean).join(', '), score: 1 }];
  const told = /\b(?:said|says|say|told \w+|tells \w+|thinks?|thought)(?: that)?,?\s+(.+)$/i.exec(text);
  return told ? [{ text: told[1]!, score: 0.9 }] : [{ text, score: 0.4 }];
};

const descriptionsIn = (form: QuestionForm, match: Match): Candidate[] => {
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

const mannersIn = (form: QuestionForm, match: Match): Candidate[] => {
  const { tokens } = match;
  const text = textOf(tokens);
  const by = /\bby (?:\w+ing\b.+?)(?=[.;!?]|$)/i.exec(text);
  if (by) return [{ text: by[0], score: 1 }];
  const purpose = /^to .+?,\s*(.+)$/i.exec(text);
  if (purpose) return [{ text: purpose[1]!, score: 0.9 }];
  const found = verbPhraseOf(form, match);
  if (!found) return [];
  const verb = found.phrases[found.at]!;
  const rest = textOf(tokens.slice(verb.end, clauseEnd(tokens, verb.start)));
  return [{ text: rest === '' ? text : text, score: 0.4 }];
};

/** What a text tells: its statements, the sentences they stand in by number, and how they match the question. */
export type Told = { statements: Token[][]; groups: number[]; matches: Match[] };

/** "Which subject did she hate?": where nothing is called a subject, what she hated. */
const whichElse = (form: QuestionForm, match: Match, sentences: Token[][]): Candidate[] =>
  match.own >= minOwnOfKind && form.verb && !isLightVerb(form.verb)
    ? objectOf(form, match, sentences, false)
        .filter(({ score }) => score >= 1)
        .map(({ text }) => ({ text, score: 0.5 }))
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
  if (wanted.kind === 'action' && asksForForbidden(form.tokens)) return forbiddenIn(match);
  if (isDenied && /^(?:subject|object|identity)$/.test(wanted.kind)) {
    const exception = exceptionIn(match);
    if (exception.length > 0) return exception;
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
