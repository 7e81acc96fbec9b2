/** Pronouns, articles, conjunctions and the like. */

import { meaningsOf } from '../lexicon.ts';
import { find, has, type Token } from '../tag-words.ts';
import { addNoun } from './group-nouns.ts';
import { noteSetting } from './note-setting.ts';
import {
  addPhrase,
  adverbial,
  closeNoun,
  isAdverbial,
  isNounish,
  nounKinds,
  type PhraseState,
  resetNoun,
  roleBefore,
} from './phrase-state.ts';

const pronouns = new Set(['it', 'they', 'he', 'she', 'i', 'we', 'you']);

const objectPronouns = new Set(['her', 'him', 'it', 'them', 'himself', 'herself', 'itself', 'themselves']);

const relatives = new Set(['that', 'which', 'who', 'whose', 'where']);

const clauseOpeners = new Set(['while', 'whilst', 'as', 'when', 'then', 'but', 'before the', 'after']);

const definite = new Set(['the', 'this', 'that', 'these', 'those', 'its', 'their']);

const possessive = new Set(['his', 'her', 'its', 'their', 'my', 'your', 'our', 'own']);

const setPace = (state: PhraseState, value: number) => {
  const next = state.tokens[state.at + 1];
  const aheadIsCamera = state.ofCamera || has(next, 'camera') || next?.text === 'camera';
  if (next?.text === 'camera') state.draft.cameraSpeed = value;
  else if (aheadIsCamera && !(state.ofCamera && state.lastVerbWasCamera)) state.pace = value;
  else if (state.ofCamera || state.lastVerbWasCamera) state.draft.cameraSpeed = value;
  else if (has(next, 'verb') && roleBefore(state) !== 'verb') state.pace = value;
  else if (isNounish(next) || state.pending !== 'none')
    state.pending = state.pending === 'none' ? 'none' : 'modifier';
  else addPhrase(state, { is: 'pace', pace: value });
};

const ones = new Set(['one', 'another', 'other', 'others']);
/** No noun has more words before it; without a limit "one one one ..." would take time by its square. */
const mostDescribingWords = 16;

/** Where the noun phrase that begins here ends: at a noun, or without one. */
const endsInNoun = (state: PhraseState, from: number): boolean => {
  let at = from;
  while (isNounish(state.tokens[at]) && !has(state.tokens[at], ...nounKinds)) {
    if (at - from === mostDescribingWords) return false;
    // "One eating a fish", "one wearing glasses": no describing word.
    const verb = find(state.tokens[at], 'verb');
    if (verb && verb.tie !== null) return false;
    at += 1;
  }
  return isNounish(state.tokens[at]) && find(state.tokens[at], 'verb')?.form !== 'third';
};

/** "One yawns", "a red one", "the other sleeps": words that stand for a noun named before. */
const readOne = (state: PhraseState, token: Token): boolean => {
  if (!ones.has(token.text) || state.nouns.length > 0) return false;
  const isNamed = /^(?:of)$/.test(state.tokens[state.at + 1]?.text ?? '');
  const whose = state.tokens[state.at + 2]?.text ?? '';
  if (isNamed && !/^(?:them|these|those|us|which|whom)$/.test(whose)) return false;
  const end = state.at + (isNamed ? 3 : 1);
  const isHead = state.pending === 'modifier';
  if (!isHead && endsInNoun(state, end)) return false;
  const before = roleBefore(state);
  // "On one", "holding another"; "lands on a red one" is still the same one.
  const isObject = /^(?:preposition|verb)$/.test(isHead ? (state.phrases.at(-1)?.is ?? '') : before);
  const { modifiers } = state;
  resetNoun(state);
  state.phrases.push({ is: 'pronoun', text: token.text === 'another' ? 'one' : token.text, isObject });
  if (isHead) state.phrases.push({ is: 'adjectives', modifiers });
  state.at = end - 1;
  state.clauseHasNoun = true;
  return true;
};

/** Words that join others and show nothing themselves. */
export const readGrammar = (state: PhraseState, token: Token): boolean => {
  const next = state.tokens[state.at + 1];
  if (isAdverbial(token)) {
    const lead = find(
      { ...token, meanings: meaningsOf(adverbial.exec(token.text)?.[1] ?? 'in') ?? [] },
      'preposition',
    );
    addPhrase(state, { is: 'preposition', text: token.text, tie: lead?.tie ?? 'in' });
    addNoun(state, token, token.meanings);
    closeNoun(state);
    return true;
  }
  if (readOne(state, token)) return true;
  const paceWord = find(token, 'pace');
  if (paceWord) {
    if (has(token, 'mood')) noteSetting(state.draft, find(token, 'mood')!);
    setPace(state, paceWord.pace);
    return true;
  }
  // "The queen, who places a crown on his head".
  const afterComma = state.phrases.at(-1)?.is === 'comma' && state.phrases.at(-2)?.is === 'noun';
  if (
    (relatives.has(token.text) && roleBefore(state) === 'noun') ||
    (token.text === 'who' && afterComma && state.pending === 'none')
  ) {
    addPhrase(state, { is: 'relative' });
    return true;
  }
  if (
    objectPronouns.has(token.text) &&
    !isNounish(next) &&
    roleBefore(state) !== 'start' &&
    !(token.text === 'her' && find(next, 'verb')?.form === 'third')
  ) {
    addPhrase(state, { is: 'pronoun', text: token.text, isObject: true });
    return true;
  }
  // "As it starts to rain", "it is getting dark".
  const said = state.tokens.slice(state.at + 1, state.at + 5);
  const weather = said.findIndex((one) => has(one, 'weather', 'lyingSnow', 'time', 'tone'));
  const isWeather = said
    .slice(0, weather)
    .every(({ text }) => /^(?:is|was|starts?|begins?|gets|getting|keeps|to|s|all)$/.test(text));
  if (token.text === 'it' && weather !== -1 && isWeather) {
    addPhrase(state, { is: 'scenery' });
    return true;
  }
  if (pronouns.has(token.text)) {
    addPhrase(state, { is: 'pronoun', text: token.text, isObject: false });
    return true;
  }
  if (clauseOpeners.has(token.text)) {
    addPhrase(state, { is: 'while' });
    state.clauseHasVerb = false;
    state.clauseHasNoun = false;
    return true;
  }
  if (has(token, 'determiner')) {
    closeNoun(state);
    state.modifiers.hasDeterminer = true;
    state.modifiers.isDefinite = definite.has(token.text);
    state.modifiers.isPossessive = possessive.has(token.text);
    state.pending = 'determiner';
    return true;
  }
  if (has(token, 'conjunction')) {
    // "A black and white cat".
    if (state.nouns.length === 0 && state.pending === 'modifier' && isNounish(next) && !ones.has(next!.text))
      return true;
    addPhrase(state, { is: 'and' });
    return true;
  }
  if (has(token, 'negation')) {
    addPhrase(state, { is: 'negation' });
    return true;
  }
  if (has(token, 'copula')) {
    addPhrase(state, { is: 'copula' });
    return true;
  }
  return false;
};
