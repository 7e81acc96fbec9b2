/** The noun phrase that is open while words are grouped, and what came before it. */

import type { Meaning } from '../lexicon.ts';
import { find, has, type Token } from '../tag-words.ts';
import type { Draft } from './draft.ts';
import { type Modifiers, newModifiers, type Phrase } from './phrases.ts';

/** What the word before did in the sentence. */
type Role = 'start' | 'determiner' | 'modifier' | 'noun' | 'verb' | 'preposition' | 'pronoun' | 'other';

/** "In the snow", "at night": phrases that bring their own preposition. */
export const adverbial =
  /^(in|at|on|under|by|through|into|above|among|between|over|across|beneath|below|inside|with|against|covered) ./;

const settings: Meaning['is'][] = [
  'place',
  'time',
  'season',
  'weather',
  'lyingSnow',
  'effect',
  'mood',
  'style',
];

const alone = new Set(['underwater', 'indoors', 'outdoors', 'downtown', 'midair']);
export const isAdverbial = (token: Token) =>
  (adverbial.test(token.text) || alone.has(token.text)) && has(token, ...settings);

export const nounKinds: Meaning['is'][] = [
  'thing',
  'character',
  'group',
  'event',
  'place',
  'region',
  'time',
  'season',
  'weather',
  'lyingSnow',
  'effect',
  'garment',
  'bodyPart',
];

export const modifierKinds: Meaning['is'][] = [
  'colour',
  'tone',
  'count',
  'size',
  'age',
  'hair',
  'material',
  'trait',
  'mood',
  'style',
  'region',
  'weather',
  'lyingSnow',
  'season',
  'time',
];

export type PhraseState = {
  tokens: Token[];
  draft: Draft;
  /** Index of the token that is read. */
  at: number;
  phrases: Phrase[];
  /** Of the noun phrase that is open. */
  modifiers: Modifiers;
  pending: 'none' | 'determiner' | 'modifier';
  nouns: { text: string; meanings: Meaning[] }[];
  /** Told before the verb it is for. */
  pace: number | null;
  ofCamera: boolean;
  lastVerbWasCamera: boolean;
  clauseHasVerb: boolean;
  clauseHasNoun: boolean;
};

export const createPhraseState = (tokens: Token[], draft: Draft): PhraseState => ({
  tokens,
  draft,
  at: 0,
  phrases: [],
  modifiers: newModifiers(),
  pending: 'none',
  nouns: [],
  pace: null,
  ofCamera: false,
  lastVerbWasCamera: false,
  clauseHasVerb: false,
  clauseHasNoun: false,
});

export const resetNoun = (state: PhraseState) => {
  state.modifiers = newModifiers();
  state.pending = 'none';
  state.nouns = [];
};

export const roleBefore = (state: PhraseState): Role => {
  if (state.nouns.length > 0) return 'noun';
  if (state.pending !== 'none') return state.pending;
  const last = state.phrases.at(-1);
  switch (last?.is) {
    case undefined:
    case 'stop':
    case 'comma':
    case 'while':
      return 'start';
    case 'verb':
    case 'unknownVerb':
      return 'verb';
    case 'noun':
      return 'noun';
    case 'preposition':
    case 'passive':
    case 'of':
    case 'negation':
      return 'preposition';
    case 'pronoun':
    case 'relative':
      return 'pronoun';
    default:
      return 'other';
  }
};

const unchanging = /(?:sheep|deer|fish|cattle|salmon|koi|bison)$/;

export const wasPlural = (state: PhraseState) => {
  const last = state.phrases.at(-1);

  const thing = state.nouns.at(-1)?.meanings.find((one) => one.is === 'thing');
  // "Sheep jump", "deer graze".
  const isBare = !state.modifiers.hasDeterminer && state.modifiers.count === null;
  if (thing?.is === 'thing')
    return (
      thing.plural ||
      state.modifiers.isMany ||
      (state.modifiers.count ?? 1) > 1 ||
      (isBare && unchanging.test(thing.noun.name))
    );
  if (state.nouns.at(-1)?.meanings.some(({ is }) => is === 'group')) return true;
  return last?.is === 'noun'
    ? last.plural || (last.modifiers.count ?? 1) > 1
    : state.nouns.length > 0 && /s$/.test(state.nouns.at(-1)!.text);
};

export const closeNoun = (state: PhraseState) => {
  const head = state.nouns.at(-1);
  if (head) {
    const thing = head.meanings.find((one) => one.is === 'thing');
    const character = head.meanings.find((one) => one.is === 'character');
    state.modifiers.compound = state.nouns.slice(0, -1).map(({ text, meanings }) => {
      const noun = meanings.find((one) => one.is === 'thing');
      return { text, meanings, noun: noun?.is === 'thing' ? noun.noun : null };
    });
    state.phrases.push({
      is: 'noun',
      text: head.text,
      meanings: head.meanings,
      noun: thing?.is === 'thing' ? thing.noun : null,
      plural: thing?.is === 'thing' && thing.plural,
      isUnknown: head.meanings.length === 0,
      character: character?.is === 'character' ? character.username : null,
      modifiers: state.modifiers,
    });
    state.clauseHasNoun = true;
    resetNoun(state);
  } else if (state.pending === 'modifier') {
    state.phrases.push({ is: 'adjectives', modifiers: state.modifiers });
    resetNoun(state);
  } else resetNoun(state);
};

/** Words of the camera end a noun phrase, and what stood before them describes nothing. */
export const endNoun = (state: PhraseState) => {
  if (state.nouns.length > 0) closeNoun(state);
  else resetNoun(state);
};

export const addPhrase = (state: PhraseState, phrase: Phrase) => {
  closeNoun(state);
  state.phrases.push(phrase);
};

/** Participles of these before a plural describe it, even at the start: "falling leaves". */
export const intransitive = new Set(
  'fly fall burn dance run swim float melt shine grow bloom erupt explode swing spin sleep sing jump steam smoke rise roll bounce flow hover crawl march slide break roar'.split(
    ' ',
  ),
);

export const isModifyingParticiple = (token: Token) => {
  const verb = find(token, 'verb');
  return verb !== undefined && (verb.form === 'participle' || verb.form === 'past') && verb.action !== null;
};

/** Whether a token can go on with a noun phrase. */
export const isNounish = (token: Token | undefined): boolean => {
  if (!token || token.stop || isAdverbial(token)) return false;
  if (token.unknown === 'noun' || token.unknown === 'adjective' || token.unknown === 'quote') return true;
  if (has(token, 'preposition', 'passive', 'conjunction', 'negation', 'copula', 'determiner')) return false;
  return has(token, ...nounKinds, ...modifierKinds) || isModifyingParticiple(token);
};

export const isPlural = (token: Token | undefined) =>
  token?.meanings.some((one) => one.is === 'thing' && one.plural) || has(token, 'effect', 'place');
