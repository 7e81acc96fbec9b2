/** Groups tagged words into noun phrases, verbs and joining words; camera words are noted and taken out. */

import { find, has, type Token } from '../tag-words.ts';
import type { Draft } from './draft.ts';
import { readCameraWord } from './group-camera.ts';
import { readGrammar } from './group-grammar.ts';
import { readUnknown, readWord } from './group-nouns.ts';
import { readVerbWord } from './group-verbs.ts';
import {
  addPhrase,
  closeNoun,
  createPhraseState,
  isNounish,
  type PhraseState,
  resetNoun,
  roleBefore,
} from './phrase-state.ts';
import type { Phrase } from './phrases.ts';
import { goes } from './verb-tail.ts';

/** Commas and full stops end clauses. */
const readStop = (state: PhraseState, token: Token): boolean => {
  const next = state.tokens[state.at + 1];
  if (token.stop) {
    // "A big, red apple": a comma inside a noun phrase.
    const goesOn =
      token.stop === 'comma' &&
      state.nouns.length === 0 &&
      state.pending === 'modifier' &&
      isNounish(next) &&
      next?.text !== 'one';
    if (goesOn) return true;
    addPhrase(state, { is: token.stop });
    state.ofCamera = false;
    state.clauseHasVerb = false;
    state.clauseHasNoun = false;
    state.pace = null;
    return true;
  }
  return false;
};

/** Moves, but is not drawn by itself. */
const scenery =
  /^(?:water|light|lights|shadow|shadows|rays|air|music|flour|breath|everything|drops|droplets)$/;

/** "Water splashing everywhere": nobody named before splashes. */
const readScenery = (state: PhraseState, token: Token): boolean => {
  const isSubject = ['start', 'other', 'modifier', 'determiner'].includes(roleBefore(state));
  const verb = find(state.tokens[state.at + 1], 'verb');
  if (!scenery.test(token.text) || has(token, 'thing', 'effect') || !isSubject) return false;
  if (state.phrases.length === 0 || !verb || verb.form === 'base') return false;
  resetNoun(state);
  state.phrases.push({ is: 'scenery' });
  return true;
};

/** Prepositions, directions, nouns and what no list knows. */
const readRest = (state: PhraseState, token: Token): boolean => {
  const next = state.tokens[state.at + 1];
  const passive = find(token, 'passive');
  if (passive) {
    addPhrase(state, { is: 'passive', text: token.text, tie: passive.tie });
    return true;
  }
  const direction = find(token, 'direction');
  if (direction && !(has(token, 'preposition') && isNounish(next))) {
    const leads =
      (token.text === 'down' || token.text === 'up') && (has(next, 'determiner') || isNounish(next));
    const verb = state.phrases.at(-1);
    // "Ties up his horse", "rolls up a map": nobody goes anywhere.
    const isParticle =
      leads && state.nouns.length === 0 && verb?.is === 'verb' && !goes.has(verb.verb.action ?? 'walk');
    if (isParticle) return true;
    addPhrase(state, { is: 'direction', direction: direction.direction });
    if (leads) addPhrase(state, { is: 'preposition', text: token.text, tie: 'along' });
    return true;
  }
  const preposition = find(token, 'preposition');
  if (preposition && !(has(token, 'thing') && roleBefore(state) === 'determiner')) {
    addPhrase(state, { is: 'preposition', text: token.text, tie: preposition.tie });
    return true;
  }
  if (token.isWhole) {
    if (state.nouns.length > 0) closeNoun(state);
    readWord(state, token);
    if (state.nouns.length > 0) closeNoun(state);
  } else if (token.meanings.length > 0) readWord(state, token);
  else readUnknown(state, token);
  return true;
};

export const readPhrases = (tokens: Token[], draft: Draft): Phrase[] => {
  const state = createPhraseState(tokens, draft);
  for (; state.at < tokens.length; state.at += 1) {
    const token = tokens[state.at]!;
    const steps = [readStop, readCameraWord, readGrammar, readScenery, readVerbWord, readRest];
    steps.some((read) => read(state, token));
  }
  closeNoun(state);
  return state.phrases;
};
