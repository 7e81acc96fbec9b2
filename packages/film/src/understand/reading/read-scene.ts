/** Reads English text into a draft: who and what there is, how things are tied, what each does, and where. */

import { placeDetailNames } from '../../scene/place-details.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { living } from '../nouns/nature.ts';
import { isHoldable } from '../nouns/uses.ts';
import { tagWords } from '../tag-words.ts';
import { placeDetailWords } from '../vocabulary/place-details.ts';
import { readWords } from '../words/read-words.ts';
import { rephrase } from '../words/rephrase.ts';
import { chooseSenses } from '../words/senses.ts';
import { toActiveVoice } from './active-voice.ts';
import { type Draft, newAct, newDraft, newThing } from './draft.ts';
import { joinOf } from './join-of.ts';
import { settingKinds } from './note-setting.ts';
import type { Phrase } from './phrases.ts';
import { readNoun } from './read-noun.ts';
import { readPhrases } from './read-phrases.ts';
import { readAdjectives, readPronoun, readUnknownVerb, readVerb } from './read-verb.ts';
import { createState, type ReaderState, startAgents } from './reader-state.ts';
import { tellSexes } from './refer.ts';

const endClause = (state: ReaderState, isHard: boolean, isList = false) => {
  state.link = null;
  state.awaitsObject = false;
  state.muted = false;
  state.negated = false;
  state.afterCopula = false;
  state.joined = isList;
  state.afterComma = !isHard;
  if (!isHard) return;
  state.joinedTie = null;
  state.current = null;
  state.lastWore = null;
  if (state.agents.length > 0) state.agentsBefore = state.agents;
  state.agents = [];
  state.last = null;
  state.lastRole = 'agent';
  state.leading = null;
  state.agentsActed = false;
};

const read = (state: ReaderState, phrase: Phrase, next: Phrase | undefined, isList: boolean) => {
  switch (phrase.is) {
    case 'noun': {
      const isFree = state.link === null && !state.awaitsObject;
      const before = state.things.length;
      readNoun(state, phrase, next);
      state.afterSetting =
        isFree && state.things.length === before && phrase.meanings.some(({ is }) => settingKinds.has(is));
      // "A squirrel without a hat sits": only the hat is not there.
      if (state.negated && next?.is !== 'and') state.negated = false;
      break;
    }
    case 'verb':
      readVerb(state, phrase, next);
      break;
    case 'unknownVerb':
      readUnknownVerb(state, phrase, next);
      break;
    case 'preposition':
      state.link = { tie: phrase.tie, text: phrase.text, isPassive: false };
      state.awaitsObject = false;
      break;
    case 'passive':
      state.link = { tie: phrase.tie, text: phrase.text, isPassive: true };
      state.awaitsObject = false;
      break;
    case 'direction':
      // "With hills in the distance": they are far, nobody goes there.
      if (phrase.direction === 'away' && state.previous === 'noun' && state.lastRole !== 'object') break;
      if (state.current?.acts.length)
        for (const act of state.current.acts) act.direction ??= phrase.direction;
      else
        for (const index of state.agents)
          for (const act of state.things[index]!.acts) act.direction ??= phrase.direction;
      state.awaitsObject = false;
      break;
    case 'pace':
      for (const index of state.agents) for (const act of state.things[index]!.acts) act.pace ??= phrase.pace;
      break;
    case 'adjectives':
      readAdjectives(state, phrase);
      break;
    case 'pronoun':
      if (state.afterSetting && phrase.isObject) state.link = null;
      readPronoun(state, phrase, next);
      break;
    case 'and':
      state.joined = true;
      if (state.link && !state.link.isPassive && state.previous !== 'preposition') state.link = null;
      break;
    case 'comma':
    case 'stop':
      endClause(state, phrase.is === 'stop', phrase.is === 'comma' && isList);
      break;
    case 'while':
      endClause(state, false);
      state.joined = false;
      state.joinedTie = null;
      state.leading = null;
      state.agentsActed = true;
      state.lastRole = 'agent';
      break;
    case 'relative':
      if (state.last !== null) {
        startAgents(state, [state.last]);
        state.lastRole = 'agent';
      }
      break;
    case 'copula':
      state.afterCopula = true;
      break;
    case 'negation':
      state.negated = true;
      break;
    case 'of':
      state.link ??= null;
      break;
    case 'scenery':
      if (state.agents.length > 0) state.agentsBefore = state.agents;
      state.agents = [];
      state.muted = true;
      break;
    case 'owner':
      state.link = { tie: 'with', text: 'with', isPassive: false };
      break;
  }
  if (phrase.is !== 'comma') state.afterComma = false;
  state.previous = phrase.is;
};

/** "First person view walking with a torch": somebody walks and holds it. */
const nameWhoSees = ({ draft, opening, things }: ReaderState) => {
  const isSomebody = things.some(({ noun, character }) => character || (noun && living.has(noun.nature)));
  if (draft.move !== 'first_person' || isSomebody) return;
  const held = things.flatMap(({ noun, ties }, index) =>
    ties.length === 0 && isHoldable(noun) ? [index] : [],
  );
  if (held.length === 0) return;
  const somebody = newThing('person', findNoun('person')!);
  somebody.acts = opening.length > 0 ? opening : [newAct('walk', 'walk')];
  for (const { acts, ties } of things) {
    for (const tie of ties) tie.to += 1;
    for (const act of acts) if (act.object !== null) act.object += 1;
  }
  somebody.ties = held.slice(0, 2).map((to) => ({ kind: 'holding', to: to + 1 }));
  things.unshift(somebody);
};

/** Commas of "a dog, a cat and a bird": noun phrases alone up to an "and". Read from the end, so that each is seen once. */
const listCommas = (phrases: Phrase[]): Set<number> => {
  const commas = new Set<number>();
  let isList = false;
  for (let at = phrases.length - 1; at > 0; at -= 1) {
    const phrase = phrases[at]!;
    if (phrase.is === 'and') isList = phrases[at + 1]?.is === 'noun';
    else if (phrase.is === 'comma' && isList) commas.add(at);
    else if (phrase.is !== 'noun') isList = false;
  }
  return commas;
};

export const readScene = (text: string): Draft => {
  const draft = newDraft();
  const lower = text.toLowerCase();
  draft.details = placeDetailNames.filter((detail) => placeDetailWords[detail].test(lower));
  const words = chooseSenses(readWords(rephrase(text)));
  const phrases = toActiveVoice(joinOf(readPhrases(tagWords(words), draft)));
  const state = createState(draft);
  const lists = listCommas(phrases);
  for (const [index, phrase] of phrases.entries()) read(state, phrase, phrases[index + 1], lists.has(index));
  nameWhoSees(state);
  tellSexes(
    draft.things,
    words.map(({ text: word }) => word),
  );
  return draft;
};
