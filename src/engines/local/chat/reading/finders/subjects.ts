/** Finds who or what does something in a sentence. */
import type { Match } from '../find-sentences.ts';
import { isLightVerb, type QuestionForm } from '../question-form.ts';
import { type Token, textOf } from '../words/parse.ts';
import { clauseEnd, type Phrase, phrasesOf } from '../words/phrases.ts';
import { antecedentOf, isPersonPhrase } from '../words/references.ts';
import { nearness, nounKind } from '../words/similar-words.ts';
import { type Candidate, isNew, isPassive, nounText, peopleIn, verbPhraseOf } from './participants.ts';
import { toldOtherwise } from './told-otherwise.ts';

/** "She collected coins and bought an oven": the subject of the second verb stands before the first. */
const subjectEnd = (tokens: Token[], phrases: Phrase[], verbAt: number): number => {
  const previous = phrases[verbAt - 1];
  const isJoined = previous?.kind === 'clause-start' && /^(?:and|or|but)$/.test(tokens[previous.start]!.word);
  const before = phrases.slice(0, verbAt);
  const lastVerb = before.findLastIndex(({ kind }) => kind === 'verb');
  const than = before.findLastIndex(
    ({ kind, start }) => kind === 'clause-start' && tokens[start]!.word === 'than',
  );
  // "Older than I am and will have to be replaced".
  const firstVerb =
    than > 0 && than < lastVerb
      ? before.slice(0, than).findLastIndex(({ kind }) => kind === 'verb')
      : lastVerb;
  // "The bell that you ordered has not come".
  const relative = before.findLastIndex(
    ({ kind, start }) => kind === 'clause-start' && /^(?:that|which|who)$/.test(tokens[start]!.word),
  );
  if (previous?.kind === 'verb' && relative > 0) return relative - 1;
  return isJoined && firstVerb > 0 ? firstVerb - 1 : verbAt - 1;
};

const receiving = /^(?:get|receive|inherit)$/;
const giving = /^(?:give|send|hand|lend|leave|sell|pay|bring|pass|offer|award|deliver)$/;

/** "Who got the jars?" is answered by "gave the jars to the hospital" and "got the jars" alike. */
const receiversIn = (match: Match, sentences: Token[][]): Candidate[] => {
  const { tokens, near } = match;
  const phrases = phrasesOf(tokens);
  return phrases.flatMap((phrase, at) => {
    if (phrase.kind !== 'verb') return [];
    const verbs = tokens.slice(phrase.start, phrase.end);
    const end = clauseEnd(tokens, phrase.start);
    if (!near.slice(phrase.end, end).some((score) => score >= 0.6)) return [];
    const isGiving = verbs.some(({ root }) => giving.test(root));
    const isReceiving = verbs.some(({ root }) => receiving.test(root));
    const to = phrases.find(
      ({ start, preposition }) => preposition === 'to' && start > phrase.start && start < end,
    );
    const start = isGiving ? to && to.start + 1 : isReceiving ? phrases[at - 1]?.start : undefined;
    const noun = start === undefined ? undefined : nounText(match, start, sentences);
    return noun && isNew(noun.tokens, match) ? [{ text: noun.text, score: 1 }] : [];
  });
};

/** "Who will go with Daniel?": he goes, with his brother. */
const companionsIn = (
  form: QuestionForm,
  match: Match,
  sentences: Token[][],
  phrases: Phrase[],
  starts: number[],
): Candidate[] => {
  const asked = phrasesOf(form.tokens).find(({ preposition }) => preposition === 'with');
  const others = phrases.find(({ preposition }) => preposition === 'with');
  if (!asked || !others) return [];
  const names = new Set(form.tokens.slice(asked.start, asked.end).map(({ root }) => root));
  const isSubject = starts.some((start) => {
    const token = match.tokens[start]!;
    const meant = token.part === 'pronoun' ? antecedentOf(token.word, match.index, sentences) : [token];
    return meant?.some(({ root, part }) => part === 'noun' && names.has(root));
  });
  const noun = isSubject ? nounText(match, others.start + 1, sentences) : undefined;
  return noun ? [{ text: noun.text, score: 1 }] : [];
};

/** "A gift from Walter Brandt" says who gave it, "a song by her cousin" who wrote it. */
const agentsOfNouns = (form: QuestionForm, match: Match, sentences: Token[][]): Candidate[] => {
  const { tokens, near } = match;
  return phrasesOf(tokens).flatMap((phrase, at, phrases) => {
    const next = phrases[at + 1];
    // "The seller, Mrs Paulsen".
    const last = tokens[phrase.end - 1]!;
    const isDoer =
      phrase.kind === 'noun' &&
      next?.kind === 'noun' &&
      last.after.includes(',') &&
      !tokens
        .slice(phrase.start, phrase.end)
        .some(({ word }) => /^(?:last|former|previous|old|ex)$/.test(word)) &&
      /[eo]r$/.test(last.root) &&
      form.verb !== undefined &&
      nearness(form.verb, last) >= 0.9;
    if (isDoer) return [{ text: textOf(tokens.slice(next.start, next.end)), score: 1 }];
    if (
      phrase.kind !== 'noun' ||
      !/^(?:by|from)$/.test(next?.preposition ?? '') ||
      next!.start !== phrase.end
    )
      return [];
    const head = tokens[phrase.end - 1]!;
    const isAct = form.verb !== undefined && nearness(form.verb, head) >= 0.6;
    const isWork = next!.preposition === 'by' && near[phrase.end - 1]! >= 0.75;
    const noun = isAct || isWork ? nounText(match, next!.start + 1, sentences) : undefined;
    return noun && isNew(noun.tokens, match) ? [{ text: noun.text, score: 0.9 }] : [];
  });
};

/** The first of the nouns before a verb that may be its subject. */
const subjectStarts = (tokens: Token[], phrases: Phrase[], at: number): number[] => {
  // "Thanks to Mei, who rewrote it".
  const relative = phrases[at - 1];
  const isRelative =
    relative?.kind === 'clause-start' && /^(?:who|which|that)$/.test(tokens[relative.start]!.word);
  const head = isRelative ? phrases[at - 2] : undefined;
  if (head?.preposition) return [head.start + head.preposition.split(' ').length];
  // The noun before the verb, not one inside "in the street".
  for (let before = subjectEnd(tokens, phrases, at); before >= 0; before -= 1) {
    const phrase = phrases[before]!;
    if (phrase.kind === 'verb') return [];
    if (phrase.kind !== 'noun') continue;
    // "A storm with gusts of sixty miles an hour hit": the first noun of the clause, not one that belongs to it.
    const opening = phrases
      .slice(0, before)
      .findLastIndex(
        (one, place) =>
          one.kind === 'verb' ||
          one.kind === 'clause-start' ||
          (place < before && /[,;:]/.test(tokens[one.end - 1]!.after)),
      );
    const head = phrases
      .slice(opening + 1, before)
      .find(({ kind, end }) => kind === 'noun' && nounKind(tokens[end - 1]!.root) !== 'time');
    const isEmbedded = phrases
      .slice(opening + 1, before)
      .some(({ preposition }) => preposition !== undefined);
    if (head && isEmbedded && tokens[head.start]!.part !== 'pronoun') return [head.start];
    const previous = phrases[before - 1];
    const isList =
      /^(?:and|or)$/.test(tokens[phrase.start - 1]?.word ?? '') && previous?.kind === 'clause-start';
    const first = phrases[before - 2];
    return [
      isList && first?.kind === 'noun' && phrases[before - 3]?.kind !== 'verb' ? first.start : phrase.start,
    ];
  }
  return [];
};

/** "The guard had noticed that the doors were open and closed them": not the doors closed them. */
const outerSubject = (tokens: Token[], phrases: Phrase[], at: number): number | undefined => {
  const joint = phrases[at - 1];
  if (joint?.kind !== 'clause-start' || tokens[joint.start]!.word !== 'and') return undefined;
  const that = phrases.findLastIndex(
    ({ kind, start }, place) => place < at && kind === 'clause-start' && tokens[start]!.word === 'that',
  );
  const [subject, verb] = [phrases[that - 2], phrases[that - 1]];
  return subject?.kind === 'noun' && verb?.kind === 'verb' ? subject.start : undefined;
};

const minOwnOfLightVerb = 0.6;

/** "Who may get on first?" where those with children board first: the verb says little, the rest is said of them. */
const firstSubject = (match: Match, sentences: Token[][], isPerson: boolean): Candidate[] => {
  const phrases = phrasesOf(match.tokens);
  const at = phrases.findIndex(({ kind }) => kind === 'verb');
  if (match.own < minOwnOfLightVerb || at < 0) return [];
  return subjectStarts(match.tokens, phrases, at).flatMap((start) => {
    const noun = nounText(match, start, sentences);
    const fits = noun && isNew(noun.tokens, match) && (!isPerson || isPersonPhrase(noun.tokens));
    return fits ? [{ text: noun.text, score: 0.9 }] : [];
  });
};

export const subjectOf = (
  form: QuestionForm,
  match: Match,
  sentences: Token[][],
  isPerson: boolean,
): Candidate[] => {
  // "Who gets on first?" receives nothing.
  const behind = form.tokens[form.tokens.indexOf(form.verb!) + 1];
  const isReceiving =
    form.verb && receiving.test(form.verb.root) && !/^(?:preposition|adverb)$/.test(behind?.part ?? '');
  if (isReceiving) return receiversIn(match, sentences);
  const told = toldOtherwise(form, match, sentences, isPerson);
  if (told.length > 0) return told;
  const found = verbPhraseOf(form, match);
  // "Who helped him?" has no answer where nobody helps; "Who has it now?" may have one.
  const agents = agentsOfNouns(form, match, sentences);
  if (!found) {
    if (agents.length > 0) return agents;
    const first = form.verb && isLightVerb(form.verb) ? firstSubject(match, sentences, isPerson) : [];
    return first.length > 0 ? first : isPerson && isLightVerb(form.verb) ? peopleIn(match, sentences) : [];
  }
  const { phrases, at } = found;
  // "Written by hand by Miss Farrow".
  const doers = isPassive(match.tokens, phrases[at]!)
    ? phrases.slice(at + 1).filter(({ preposition }) => preposition === 'by')
    : [];
  const starts = [...doers.map(({ start }) => start + 1), ...subjectStarts(match.tokens, phrases, at)];
  // "On the way down Jonas slipped": "down" belongs to the way.
  const firstVerb = phrases.findIndex(({ kind }) => kind === 'verb');
  const beforeVerb = phrases[firstVerb - 1];
  if (starts.length === 0 && beforeVerb?.preposition) starts.push(beforeVerb.start + 1);
  const outer = isPerson ? outerSubject(match.tokens, phrases, at) : undefined;
  if (outer !== undefined) starts.push(outer);
  // "sour, said the fox".
  const next = phrases[at + 1];
  if (starts.length === 0 && next?.kind === 'noun') starts.push(next.start);
  const companions = companionsIn(form, match, sentences, phrases, starts);
  if (companions.length > 0) return companions;
  return starts.flatMap((start, order) => {
    const noun = nounText(match, start, sentences);
    if (!noun || !isNew(noun.tokens, match)) return [];
    const fits = !isPerson || isPersonPhrase(noun.tokens);
    return [{ text: noun.text, score: (fits ? 1 : 0.3) - order * 0.2 }];
  });
};
