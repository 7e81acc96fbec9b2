/** Finds the verb of a sentence that a question asks about, and reads the nouns around it. */
import type { Match } from '../find-sentences.ts';
import { isLightVerb, type QuestionForm } from '../question-form.ts';
import { type Token, textOf } from '../words/parse.ts';
import { type Phrase, phrasesOf, wholeNounPhraseEnd } from '../words/phrases.ts';
import { antecedentOf, isPersonPhrase, resolvePronoun } from '../words/references.ts';
import { nearness } from '../words/similar-words.ts';

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
      ? Math.max(
          ...verbs.map((token, offset) =>
            token.root === 'do'
              ? near[phrase.start + offset]!
              : // "Have become" is no having.
                token.part === 'auxiliary' && verbs.slice(offset + 1).some(({ part }) => part === 'verb')
                ? 0
                : nearness(form.verb!, token),
          ),
        )
      : Math.max(...verbs.map(({ part }, offset) => (part === 'verb' ? near[phrase.start + offset]! : 0)));
    const isCopula = verbs.every(({ part }) => part !== 'verb');
    const after = tokens.slice(phrase.end, phrase.end + 3);
    // "What did Tom miss?" asks for no state.
    const isState = form.wanted.kind !== 'object' || isLightVerb(form.verb);
    const byAdjective =
      isCopula && isState
        ? Math.max(
            0,
            ...after.map((token, offset) =>
              token.part === 'pronoun' ? 0 : near[phrase.end + offset]! * 0.9,
            ),
          )
        : 0;
    const score = Math.max(byVerb, byAdjective);
    if (score >= minVerbNearness && score > (best?.score ?? 0)) best = { at, score };
  });
  return best && { phrases, at: best.at };
};

export const isPassive = (tokens: Token[], phrase: Phrase): boolean => {
  const verbs = tokens.slice(phrase.start, phrase.end);
  const main = verbs.findLast(({ part }) => part === 'verb');
  // "It's taught by Rosa" is taken for "it has taught".
  const hasAgent = tokens[phrase.end]?.word === 'by';
  const hasBe = verbs.some(
    ({ word }) => /^(?:is|are|was|were|be|been|being)$/.test(word) || (hasAgent && word === 'has'),
  );
  return (
    hasBe &&
    main !== undefined &&
    (main.tags.has('PastTense') || main.tags.has('Participle') || main.tags.has('Passive'))
  );
};

/** "What was removed?", "Who has been invited?": asks to whom or what it is done. */
export const asksForUndergoer = (question: Token[]): boolean =>
  question.some(
    ({ part, word, tags }, at) =>
      /^(?:is|are|was|were|be|been)$/.test(question[at - 1]?.word ?? '') &&
      (part === 'verb' ? !tags.has('Gerund') : part === 'adjective' && /(?:ed|en)$/.test(word)),
  );

/** The words of the noun phrase, with "of ..." and lists; a pronoun is replaced by what it stands for. */
export const nounText = (
  match: Match,
  start: number,
  sentences: Token[][],
): { text: string; tokens: Token[] } | undefined => {
  const end = wholeNounPhraseEnd(match.tokens, start);
  if (end === undefined) return undefined;
  const tokens = match.tokens.slice(start, end);
  const [only] = tokens;
  // "We could see all the way to the sea", "then Keane".
  if (/^all the way\b/i.test(textOf(tokens))) return undefined;
  if (
    only?.part === 'adverb' &&
    tokens.length > 1 &&
    /^(?:then|now|later|afterwards|finally)$/.test(only.word)
  )
    return nounText(match, start + 1, sentences);
  // "Dear parents, on Friday ...": who is spoken to.
  if (only?.word === 'dear' && start === 0) return undefined;
  if (tokens.length === 1 && only?.part === 'pronoun') {
    const meant = antecedentOf(only.word, match.index, sentences);
    // "Who will go with Daniel?": he himself is no answer.
    if (meant?.some(({ root, part }) => part === 'noun' && match.asked.has(root))) return undefined;
    const text = meant ? textOf(meant) : resolvePronoun(only.word, match.index, sentences);
    return text === undefined ? undefined : { text, tokens };
  }
  return { text: textOf(tokens), tokens };
};

/** A subject that is only the question's own words is no answer. */
export const isNew = (tokens: Token[], match: Match): boolean => {
  const [first] = tokens;
  if (tokens.length === 1 && first?.part === 'pronoun') return true;
  return tokens.some((token) => {
    const at = match.tokens.indexOf(token);
    return /^(?:noun|number)$/.test(token.part) && (match.near[at] ?? 0) < 0.6;
  });
};

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
