/** Finds how many or which of a kind. */
import { findMeasures, numberPattern, wordAt } from '../amounts.ts';
import type { Match } from '../find-sentences.ts';
import { isLightVerb, type QuestionForm } from '../question-form.ts';
import { type Token, textOf } from '../words/parse.ts';
import { phrasesOf, wholeNounPhraseEnd } from '../words/phrases.ts';
import { isKindOf, nearness, nounKind } from '../words/similar-words.ts';
import { objectOf } from './objects.ts';
import type { Candidate } from './participants.ts';

const minNear = 0.6;
/** The time that a supply lasts for. */
const spans =
  /^(?:hours?|days?|nights?|weeks?|months?|years?|people|persons|guests|meals?|miles?|kilomet(?:re|er)s?)$/;

const counted = new RegExp(
  `\\b(?:(?:about|around|almost|nearly|over|up to|more than|less than|at least|only)\\s+)?${numberPattern}`,
  'gi',
);

/** "Nobody was hurt" says how many were. */
const noneIn = (of: Token, { tokens, near }: Match): Candidate[] => {
  const [first, second] = tokens;
  const opening = /^(?:and|but|so)$/.test(first?.word ?? '') ? second : first;
  const isNone = /^(?:nobody|none)$/.test(opening?.word ?? '');
  const isOfPeople = nounKind(of.root) === 'person' || of.root === 'person';
  const isAboutVerb = near.some((score, at) => score >= minNear && tokens[at]!.part === 'verb' && at <= 4);
  return isNone && isOfPeople && isAboutVerb ? [{ text: opening!.text, score: 1.4 }] : [];
};

/** "There is food for five more days" says how much there is. */
const supplyIn = (of: Token, { tokens }: Match): Candidate[] => {
  const at = tokens.findIndex(
    (token, place) => nearness(of, token) >= 0.75 && tokens[place + 1]?.word === 'for',
  );
  const [amount] = at < 0 || of.tags.has('Plural') ? [] : findMeasures(textOf(tokens.slice(at + 2)), spans);
  return amount?.at === 0 ? [{ text: `${tokens[at]!.text} for ${amount.text}`, score: 0.9 }] : [];
};

export const countsIn = (of: Token, match: Match, statements: Token[][]): Candidate[] => {
  const isOfThem = statements
    .slice(Math.max(0, match.index - 2), match.index)
    .some((tokens) => tokens.some((token) => nearness(of, token) >= 0.75));
  const text = textOf(match.tokens);
  const supply = supplyIn(of, match);
  if (supply.length > 0) return supply;
  const none = noneIn(of, match);
  if (none.length > 0) return none;
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
    // "Room for fourteen people, and eleven have signed up".
    // "Forty-six percent drive".
    const isShare = /^(?:percent|per cent|%)$/.test(after[0]?.word ?? '') || after[0]?.text.startsWith('%');
    const verb = after[isShare ? 1 : 0];
    const isAlone =
      (isShare && (match.near[start + length + 1] ?? 0) >= 0.6) ||
      (/^(?:verb|auxiliary)$/.test(verb?.part ?? '') &&
        match.near
          .slice(start)
          .some((near, offset) => near >= 0.6 && match.tokens[start + offset]!.part === 'verb'));
    if (isAlone) return [{ text: isShare ? `${found[0].trim()} percent` : found[0].trim(), score: 1.3 }];
    // "Last year it was sixty thousand".
    const isWhole =
      /^(?:is|was|are|were)$/.test(match.tokens[start - 1]?.word ?? '') &&
      /^(?:it|they|there)$/.test(match.tokens[start - 2]?.word ?? '') &&
      (after.length === 0 || /[,;]/.test(match.tokens[start + length - 1]!.after));
    if (isWhole) return [{ text: found[0].trim(), score: 1.1 }];
    // "Today she runs four of them".
    if (isOfThem && after[0]?.word === 'of' && /^(?:them|those)$/.test(after[1]?.word ?? ''))
      return [{ text: found[0].trim(), score: 0.9 }];
    if (nounAt < 0 || blocked) return [];
    const end = start + length + nounAt + 1;
    return [{ text: textOf(match.tokens.slice(start, end)), score: 1 - nounAt * 0.1 }];
  });
};

/** Not the word of the question itself: "which country" is not answered by "country". */
const isUsedAlike = (token: Token, of: Token): boolean => {
  const score = nearness(token, of);
  return score >= 0.65 && score < 0.9;
};

const isNewIn = (tokens: Token[], near: number[], start: number): boolean =>
  tokens.some(({ part }, at) => part === 'noun' && near[start + at]! < 0.6);

const minOwnOfKind = 0.5;

/** "Gate B 17", "trams three and seven". */
const withNumbers = (tokens: Token[], from: number): number => {
  let end = from;
  while (
    end < tokens.length &&
    /^(?:number|adjective)$/.test(tokens[end]!.part) &&
    !/[,.;]/.test(tokens[end - 1]!.after)
  )
    end += 1;
  const isList =
    tokens[end - 1]?.part === 'number' &&
    /^(?:and|or)$/.test(tokens[end]?.word ?? '') &&
    tokens[end + 1]?.part === 'number';
  return isList ? end + 2 : end;
};

export const whichIn = (of: Token, match: Match, withQuality: boolean): Candidate[] => {
  const { tokens, near } = match;
  return phrasesOf(tokens).flatMap((phrase) => {
    if (phrase.kind !== 'noun' && phrase.kind !== 'place-or-time') return [];
    const start = phrase.start + (phrase.preposition?.split(' ').length ?? 0);
    let end = withNumbers(tokens, phrase.end);
    if (withQuality) end = wholeNounPhraseEnd(tokens, start) ?? end;
    const words = tokens.slice(start, end);
    const isHead = words.some((token) => token.part === 'noun' && nearness(of, token) >= 0.75);
    // "The largest one has a view".
    const isOne =
      words.at(-1)?.word === 'one' && words.length > 1 && near.slice(end).some((score) => score >= 0.6);
    if (isOne) return [{ text: textOf(words), score: 1.1 }];
    const kindOf = words.find(
      (token) => isKindOf(token, of) || (token.part === 'noun' && isUsedAlike(token, of)),
    );
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

/** "Which subject did she hate?": where nothing is called a subject, what she hated. */
export const whichElse = (form: QuestionForm, match: Match, sentences: Token[][]): Candidate[] =>
  (match.own >= minOwnOfKind ||
    match.near.some((near, at) => near >= 0.6 && match.tokens[at]!.part === 'verb')) &&
  form.verb &&
  !isLightVerb(form.verb)
    ? objectOf(form, match, sentences, false)
        .filter(({ score }) => score >= 0.9)
        .map(({ text }) => ({ text, score: 0.5 }))
    : [];
