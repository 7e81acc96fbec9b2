/** Finds who or what does something in a sentence, and to whom or what. */
import type { Match } from './find-sentences.ts';
import { type Token, textOf } from './parse.ts';
import { clauseEnd, type Phrase, phrasesOf, wholeNounPhraseEnd } from './phrases.ts';
import { isLightVerb, type QuestionForm } from './question-form.ts';
import { isPersonPhrase, resolvePronoun } from './references.ts';
import { nearness } from './similar-words.ts';

export type Candidate = { text: string; score: number };

const minVerbNearness = 0.55;

/** The phrase with the verb, or the adjective after "is", that the question has. */
export const verbPhraseOf = (
  form: QuestionForm,
  { tokens, near }: Match,
): { phrases: Phrase[]; at: number } | undefined => {
  const phrases = phrasesOf(tokens);
  let best: { at: number; score: number } | undefined;
  phrases.forEach((phrase, at) => {
    if (phrase.kind !== 'verb') return;
    const verbs = tokens.slice(phrase.start, phrase.end);
    // "What was broken?" may ask by a participle.
    const byVerb = form.verb
      ? Math.max(...verbs.map((token) => nearness(form.verb!, token)))
      : Math.max(...verbs.map(({ part }, offset) => (part === 'verb' ? near[phrase.start + offset]! : 0)));
    const isCopula = verbs.every(({ part }) => part !== 'verb');
    const after = tokens.slice(phrase.end, phrase.end + 3);
    const byAdjective = isCopula
      ? Math.max(
          0,
          ...after.map((token, offset) => (token.part === 'pronoun' ? 0 : near[phrase.end + offset]! * 0.9)),
        )
      : 0;
    const score = Math.max(byVerb, byAdjective);
    if (score >= minVerbNearness && score > (best?.score ?? 0)) best = { at, score };
  });
  return best && { phrases, at: best.at };
};

const isPassive = (tokens: Token[], phrase: Phrase): boolean => {
  const verbs = tokens.slice(phrase.start, phrase.end);
  const main = verbs.findLast(({ part }) => part === 'verb');
  const hasBe = verbs.some(({ word }) => /^(?:is|are|was|were|be|been|being)$/.test(word));
  return (
    hasBe &&
    main !== undefined &&
    (main.tags.has('PastTense') || main.tags.has('Participle') || main.tags.has('Passive'))
  );
};

/** The words of the noun phrase, with "of ..." and lists; a pronoun is replaced by what it stands for. */
const nounText = (
  match: Match,
  start: number,
  sentences: Token[][],
  wholeList = true,
): { text: string; tokens: Token[] } | undefined => {
  const end = wholeNounPhraseEnd(match.tokens, start);
  if (end === undefined) return undefined;
  const tokens = match.tokens.slice(start, wholeList ? end : Math.min(end, start + 12));
  const [only] = tokens;
  if (tokens.length === 1 && only?.part === 'pronoun') {
    const text = resolvePronoun(only.word, match.index, sentences);
    return text === undefined ? undefined : { text, tokens };
  }
  return { text: textOf(tokens), tokens };
};

/** A subject that is only the question's own words is no answer. */
const isNew = (tokens: Token[], match: Match): boolean => {
  const [first] = tokens;
  if (tokens.length === 1 && first?.part === 'pronoun') return true;
  return tokens.some((token) => {
    const at = match.tokens.indexOf(token);
    return /^(?:noun|number)$/.test(token.part) && (match.near[at] ?? 0) < 0.6;
  });
};

/** "She collected coins and bought an oven": the subject of the second verb stands before the first. */
const subjectEnd = (tokens: Token[], phrases: Phrase[], verbAt: number): number => {
  const previous = phrases[verbAt - 1];
  const isJoined = previous?.kind === 'clause-start' && /^(?:and|or|but)$/.test(tokens[previous.start]!.word);
  const firstVerb = phrases.slice(0, verbAt).findLastIndex(({ kind }) => kind === 'verb');
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

export const subjectOf = (
  form: QuestionForm,
  match: Match,
  sentences: Token[][],
  isPerson: boolean,
): Candidate[] => {
  if (form.verb && receiving.test(form.verb.root)) return receiversIn(match, sentences);
  const found = verbPhraseOf(form, match);
  // "Who helped him?" has no answer where nobody helps; "Who has it now?" may have one.
  if (!found) return isPerson && isLightVerb(form.verb) ? peopleIn(match, sentences) : [];
  const { phrases, at } = found;
  const starts: number[] = [];
  if (isPassive(match.tokens, phrases[at]!)) {
    // "Written by hand by Miss Farrow".
    const agents = phrases.slice(at + 1).filter(({ preposition }) => preposition === 'by');
    starts.push(...agents.map(({ start }) => start + 1));
  }
  // The noun before the verb, not one inside "in the street".
  for (let before = subjectEnd(match.tokens, phrases, at); before >= 0; before -= 1) {
    const phrase = phrases[before]!;
    if (phrase.kind === 'noun') {
      const previous = phrases[before - 1];
      const isList =
        /^(?:and|or)$/.test(match.tokens[phrase.start - 1]?.word ?? '') && previous?.kind === 'clause-start';
      const first =
        isList && phrases[before - 2]?.kind === 'noun' && !hasVerbBefore(phrases, before - 2)
          ? phrases[before - 2]!
          : phrase;
      starts.push(first.start);
      break;
    }
    if (phrase.kind === 'verb') break;
  }
  // "On the way down Jonas slipped": "down" belongs to the way.
  const firstVerb = phrases.findIndex(({ kind }) => kind === 'verb');
  const beforeVerb = phrases[firstVerb - 1];
  if (starts.length === 0 && beforeVerb?.preposition) starts.push(beforeVerb.start + 1);
  // "sour, said the fox".
  const next = phrases[at + 1];
  if (starts.length === 0 && next?.kind === 'noun') starts.push(next.start);
  return starts.flatMap((start, order) => {
    const noun = nounText(match, start, sentences);
    if (!noun || !isNew(noun.tokens, match)) return [];
    const fits = !isPerson || isPersonPhrase(noun.tokens);
    return [{ text: noun.text, score: (fits ? 1 : 0.3) - order * 0.2 }];
  });
};

const hasVerbBefore = (phrases: Phrase[], at: number): boolean => phrases[at - 1]?.kind === 'verb';

/** Everybody a sentence names, for questions whose verb it does not have. */
export const peopleIn = (match: Match, sentences: Token[][]): Candidate[] =>
  phrasesOf(match.tokens).flatMap((phrase) => {
    if (phrase.kind !== 'noun' && phrase.kind !== 'place-or-time') return [];
    const start = phrase.start + (phrase.preposition?.split(' ').length ?? 0);
    const noun = nounText(match, start, sentences);
    if (!noun || !isPersonPhrase(noun.tokens) || !isNew(noun.tokens, match)) return [];
    const isName = noun.tokens.some(({ tags }) => tags.has('Person'));
    const isPronoun = noun.tokens.length === 1 && noun.tokens[0]!.part === 'pronoun';
    return [{ text: noun.text, score: isName ? 0.45 : isPronoun ? 0.1 : 0.3 }];
  });

/** The phrase after the verb as its object; empty: it is none. */
const objectAt = (
  match: Match,
  phrase: Phrase,
  next: Phrase | undefined,
  sentences: Token[][],
  lookedFor: { isPerson: boolean; lastWord: string; end: number },
): Candidate[] => {
  const { tokens } = match;
  const isPronoun = phrase.end - phrase.start === 1 && tokens[phrase.start]!.part === 'pronoun';
  // "bought him a new oven".
  if (phrase.kind === 'noun' && isPronoun && next?.kind === 'noun') return [];
  if (phrase.kind === 'verb' && tokens[phrase.start]!.word === 'to')
    return [{ text: textOf(tokens.slice(phrase.start, lookedFor.end)), score: 0.7 }];
  const isAskedWith = phrase.preposition !== undefined && phrase.preposition === lookedFor.lastWord;
  if (phrase.kind !== 'noun' && !isAskedWith) return [];
  const noun = nounText(match, phrase.start + (isAskedWith ? 1 : 0), sentences);
  if (!noun || !isNew(noun.tokens, match)) return [];
  const fits = isAskedWith || !lookedFor.isPerson || isPersonPhrase(noun.tokens);
  return [{ text: noun.text, score: fits ? 1 : 0.4 }];
};

export const objectOf = (
  form: QuestionForm,
  match: Match,
  sentences: Token[][],
  isPerson: boolean,
): Candidate[] => {
  const verbFound = verbPhraseOf(form, match);
  if (!verbFound) return isPerson ? peopleIn(match, sentences) : [];
  const { phrases, at } = verbFound;
  const verb = phrases[at]!;
  const { tokens } = match;
  // "What is it built of?" asks for what follows the preposition.
  if (isPassive(tokens, verb) && form.tokens.at(-1)?.part !== 'preposition') {
    const before = phrases.slice(0, at).findLast(({ kind }) => kind === 'noun');
    const noun = before && nounText(match, before.start, sentences);
    if (noun && isNew(noun.tokens, match)) return [{ text: noun.text, score: 0.9 }];
  }
  const end = clauseEnd(tokens, verb.start);
  const lookedFor = { isPerson, lastWord: form.tokens.at(-1)!.word, end };
  const following = phrases.slice(at + 1).filter(({ start }) => start < end);
  // "What does she cook them with?"
  const asked = following.filter(({ preposition }) => preposition === lookedFor.lastWord);
  const after = asked.length > 0 ? asked : following;
  const found = after.flatMap((phrase, index) =>
    objectAt(match, phrase, after[index + 1], sentences, lookedFor),
  );
  if (found[0]) return [found[0]];
  const rest = textOf(tokens.slice(verb.end, end));
  return rest === '' ? [] : [{ text: rest, score: 0.35 }];
};

/** The act: the verb with all that belongs to it, without "should" and its like. */
export const actionIn = (form: QuestionForm, match: Match): Candidate[] => {
  const { tokens, near } = match;
  const clauses: { start: number; end: number }[] = [];
  for (let start = 0; start < tokens.length; ) {
    const comma = tokens.findIndex(({ after }, at) => at >= start && after.includes(','));
    const opensCondition = /^(?:if|when|before|after|while|to)$/.test(tokens[start]!.word);
    const end = opensCondition && comma >= 0 ? comma + 1 : clauseEnd(tokens, start);
    clauses.push({ start, end: Math.max(end, start + 1) });
    start = Math.max(end, start + 1);
  }
  const hasCondition = form.tokens.some(({ word }) => /^(?:if|when|before|after|while)$/.test(word));
  return clauses.flatMap(({ start, end }) => {
    const isRelative = tokens[start]!.word === 'who' && near[start - 1]! >= 0.9 && form.verb === undefined;
    const comma = tokens.findIndex(({ after }, at) => at >= start && at < end && after.includes(','));
    // "Ines Duarte, who runs a bakery, gave ...".
    const words = tokens.slice(start, isRelative && comma >= 0 ? comma + 1 : end);
    const isCondition = /^(?:if|when|while)$/.test(words[0]!.word);
    const verbAt = words.findIndex(
      ({ part }, at) => part === 'verb' && !(at > 0 && words[at - 1]!.word === 'to' && at > 2),
    );
    if (isCondition || verbAt < 0) return [];
    const matched = near.slice(start, end).filter((score) => score > 0.6).length;
    const isImperative = verbAt <= 1;
    const text = textOf(words.slice(verbAt));
    const score =
      0.5 +
      (isImperative ? 0.2 : 0) +
      (isRelative ? 0.5 : 0) +
      (hasCondition ? -0.1 : 0.15) * Math.min(2, matched);
    return [{ text, score }];
  });
};
