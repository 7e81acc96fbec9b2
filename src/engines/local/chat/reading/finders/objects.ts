/** Finds to whom or what something is done. */
import type { Match } from '../find-sentences.ts';
import type { QuestionForm } from '../question-form.ts';
import { type Token, textOf } from '../words/parse.ts';
import { clauseEnd, type Phrase, phrasesOf } from '../words/phrases.ts';
import { isPersonPhrase } from '../words/references.ts';
import { type Candidate, isNew, isPassive, nounText, peopleIn, verbPhraseOf } from './participants.ts';

/** The object of these is often a statement. */
const withClause =
  /^(?:mean|show|prove|hope|believe|think|suggest|wish|know|promise|complain|fear|worry|warn|announce|admit|claim|notice|criticise|criticize)$/;

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
  const opening = tokens[phrase.start]!;
  if (phrase.kind === 'verb' && opening.tags.has('Gerund'))
    return [{ text: textOf(tokens.slice(phrase.start, lookedFor.end)), score: 1 }];
  if (phrase.kind === 'verb' && opening.word === 'to')
    return [{ text: textOf(tokens.slice(phrase.start, lookedFor.end)), score: 0.7 }];
  const isAskedWith = phrase.preposition !== undefined && phrase.preposition === lookedFor.lastWord;
  if (phrase.kind !== 'noun' && !isAskedWith) return [];
  const noun = nounText(match, phrase.start + (isAskedWith ? 1 : 0), sentences);
  if (!noun || !isNew(noun.tokens, match)) return [];
  const fits = isAskedWith || !lookedFor.isPerson || isPersonPhrase(noun.tokens);
  return [{ text: noun.text, score: fits ? 1 : 0.4 }];
};

/** "Use a roller for the walls and a brush for the corners": of several objects the one before what is asked about. */
const besideAsked = (
  form: QuestionForm,
  match: Match,
  following: Phrase[],
  sentences: Token[][],
): Candidate | undefined => {
  const asked = new Set(phrasesOf(form.tokens).flatMap(({ preposition }) => preposition ?? []));
  const at = following.findIndex(
    ({ preposition, start, end }) =>
      preposition !== undefined &&
      asked.has(preposition) &&
      match.near.slice(start, end).some((near) => near >= 0.75),
  );
  const object = following[at - 1];
  const isSecond = following.slice(0, Math.max(0, at - 1)).some(({ kind }) => kind === 'noun');
  // "Serve it with almonds on top".
  const isWith = object?.preposition === 'with';
  if (!object || (object.kind !== 'noun' && !isWith) || !isSecond || object.end !== following[at]!.start)
    return undefined;
  const noun = nounText(match, object.start + (isWith ? 1 : 0), sentences);
  return noun && isNew(noun.tokens, match) ? { text: noun.text, score: 1.1 } : undefined;
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
  if (isPassive(tokens, verb) && form.main.at(-1)?.part !== 'preposition') {
    const before = phrases.slice(0, at).findLast(({ kind }) => kind === 'noun');
    const noun = before && nounText(match, before.start, sentences);
    if (noun && isNew(noun.tokens, match)) return [{ text: noun.text, score: 0.9 }];
  }
  const end = clauseEnd(tokens, verb.start);
  const lookedFor = { isPerson, lastWord: form.main.at(-1)!.word, end };
  const following = phrases.slice(at + 1).filter(({ start }) => start < end);
  const beside = besideAsked(form, match, following, sentences);
  if (beside) return [beside];
  // "Critics complain that there is no room".
  if (
    tokens[verb.end]?.word === 'that' &&
    tokens.slice(verb.start, verb.end).some(({ root }) => withClause.test(root))
  )
    return [{ text: textOf(tokens.slice(verb.end, clauseEnd(tokens, verb.end + 1))), score: 1 }];
  // "A red light means the door is open": the whole clause.
  const [opening, second] = following;
  if (verb.end === opening?.start && opening.kind === 'noun' && second?.kind === 'verb') {
    const isOfClause = tokens.slice(verb.start, verb.end).some(({ root }) => withClause.test(root));
    if (isOfClause) return [{ text: textOf(tokens.slice(verb.end, end)), score: 1 }];
  }
  // "What does she cook them with?"
  const asked = following.filter(({ preposition }) => preposition === lookedFor.lastWord);
  const after = asked.length > 0 ? asked : following;
  const found = after.flatMap((phrase, index) =>
    objectAt(match, phrase, after[index + 1], sentences, lookedFor),
  );
  if (found[0]) return [found[0]];
  const rest = textOf(tokens.slice(verb.end, end));
  return rest === '' || !following.some(({ kind }) => kind === 'noun' || kind === 'place-or-time')
    ? []
    : [{ text: rest, score: 0.35 }];
};
