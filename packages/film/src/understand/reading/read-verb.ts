/** Verbs, adjectives and pronouns: what the things of the scene do and are. */

import type { Action } from '../../scene/actions.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { verbStems } from '../words/word-forms.ts';
import { attach, takeObject } from './attach-things.ts';
import { addColour, addOnce, type DraftAct, newAct, newThing } from './draft.ts';
import type { Modifiers, Phrase } from './phrases.ts';
import { addTie, finish, isAnimate, type ReaderState, startAgents, thingAt } from './reader-state.ts';
import { antecedents, pickOne, sexOfPronoun } from './refer.ts';

/** Verbs of an order: what follows is what the film shows. */
const commands = new Set([
  'make',
  'let',
  'have',
  'set',
  'put',
  'show',
  'create',
  'build',
  'give',
  'take',
  'paint',
  'draw',
  'film',
  'use',
  'start',
]);

/** Work that is nothing without whoever does it. */
const work = new Set<Action>([
  'dig',
  'sweep',
  'knit',
  'iron',
  'hammer',
  'plant',
  'paint',
  'write',
  'wash',
  'build',
  'chop',
  'cook',
  'fish',
]);

export const readVerb = (
  state: ReaderState,
  phrase: Extract<Phrase, { is: 'verb' }>,
  next: Phrase | undefined,
) => {
  const { action, tie: verbTie, form, base, isOpen } = phrase.verb;
  if (state.negated || state.muted) return;
  let who = state.agents;
  const passes =
    form === 'past' &&
    state.lastRole !== 'agent' &&
    state.last !== null &&
    !state.afterCopula &&
    state.previous === 'noun';
  const glows =
    state.lastRole !== 'agent' &&
    state.previous === 'noun' &&
    state.last !== null &&
    !isAnimate(state, state.last) &&
    action !== null &&
    ['shine', 'burn', 'steam', 'smoke', 'melt', 'bloom', 'fall', 'swing'].includes(action);
  const watches =
    state.current?.action === 'look' ||
    state.current?.action === 'photograph' ||
    state.current?.action === 'paint';
  const another =
    (state.lastRole === 'target' || (state.lastRole === 'object' && watches)) &&
    state.previous === 'noun' &&
    state.last !== null &&
    isAnimate(state, state.last) &&
    state.agentsActed &&
    form === 'participle';
  // "Teaching a child to ride": the child rides.
  const isTaught =
    phrase.isInfinitive === true &&
    state.lastRole === 'object' &&
    state.previous === 'noun' &&
    state.last !== null &&
    isAnimate(state, state.last);
  if (passes || glows || isTaught || (another && !state.joined)) who = [state.last!];
  // Where it is done, both are.
  if (isTaught) state.agents = [...state.agents, state.last!];
  if (
    who.length === 0 &&
    state.agentsBefore.length > 0 &&
    state.leading === null &&
    (state.previous === 'pronoun' || state.previous === 'comma')
  )
    who = state.agentsBefore;
  // "Make the dog sleep".
  if (who.length === 0 && state.lastRole === 'object' && state.last !== null) {
    who = [state.last];
    state.opening = [];
  }
  if (who.length === 0 && form === 'base' && commands.has(base)) return;
  state.link = null;
  state.joinedTie = null;
  // "A pizza being pulled out of an oven" does nothing itself.
  if (
    state.afterCopula &&
    form === 'past' &&
    verbTie !== null &&
    state.previous === 'copula' &&
    !['shine', 'burn', 'break', 'open', 'stand', 'walk', 'sit', 'lie'].includes(action ?? '')
  ) {
    state.current = { verb: null, acts: [], agents: who, isOpen: false, text: base, action };
    return;
  }
  // "Raking leaves": somebody does.
  if (who.length === 0 && form === 'participle' && next?.is === 'noun' && action && work.has(action)) {
    const index = state.things.push(newThing('person', findNoun('person')!)) - 1;
    state.agents = [index];
    who = [index];
  }
  if (who.length === 0) {
    if (action !== null || isOpen) state.opening = [{ ...newAct(action, base), pace: phrase.pace }];
    state.current = { verb: verbTie, acts: state.opening, agents: [], isOpen, text: base, action };
    // "Next to him sits a dog": the noun that follows is who sits.
    state.awaitsObject = state.leading === null;
    return;
  }
  const acts: DraftAct[] = [];
  // "Trying to catch", "preparing to jump": only the second is seen.
  if (
    phrase.isInfinitive &&
    !isTaught &&
    /^(?:try|prepare|learn|wait|want|attempt)/.test(state.current?.text ?? '')
  )
    for (const index of who)
      state.things[index]!.acts = state.things[index]!.acts.filter(
        (act) => !state.current!.acts.includes(act),
      );
  if (action !== null || isOpen) {
    for (const index of who) {
      if (base === 'hold hands') addOnce(state.things[index]!.traits, 'holding hands');
      const act = { ...newAct(base === 'hold hands' ? 'stand' : action, base), pace: phrase.pace };
      state.things[index]!.acts.push(act);
      acts.push(act);
    }
  }
  state.current = { verb: verbTie, acts, agents: who, isOpen, text: base, action };
  // "With gulls following behind": whom they came with.
  if (verbTie === 'following' && next?.is !== 'noun')
    for (const index of who) {
      const came = state.things[index]!.ties.find((one) => one.kind === 'beside' || one.kind === 'with');
      if (came) came.kind = 'following';
      else if (state.agentsBefore[0] !== undefined) addTie(state, index, 'following', state.agentsBefore[0]);
    }
  state.agentsActed ||= who === state.agents;
  state.awaitsObject =
    next !== undefined && (next.is === 'noun' || next.is === 'pronoun' || next.is === 'adjectives');
  state.joined = false;
  // What follows a verb is said of who does it.
  state.last = who.at(-1) ?? state.last;
  state.lastRole = 'agent';
};

export const readUnknownVerb = (
  state: ReaderState,
  phrase: Extract<Phrase, { is: 'unknownVerb' }>,
  next: Phrase | undefined,
) => {
  if (state.negated || state.muted) return;
  const passes = phrase.isPast && state.lastRole !== 'agent' && state.last !== null;
  const who = passes ? [state.last!] : state.agents;
  const acts: DraftAct[] = [];
  if (!phrase.isPast) {
    for (const index of who) {
      const act = newAct(null, verbStems(phrase.text)[0]!);
      state.things[index]!.acts.push(act);
      acts.push(act);
    }
  } else for (const index of who) addOnce(state.things[index]!.traits, phrase.text);
  // What is inspected, polished or weighed is in the hand, if a hand can hold it.
  state.current = { verb: 'holding', acts, agents: who, isOpen: true, text: phrase.text, action: null };
  state.agentsActed ||= !passes;
  state.awaitsObject = next?.is === 'noun';
  state.link = null;
  state.joined = false;
};

const describeThings = (state: ReaderState, who: number[], modifiers: Modifiers) => {
  const { colour, size, traits, age, material, acts } = modifiers;
  for (const index of who) {
    const thing = state.things[index]!;
    if (colour) thing.colour = colour;
    thing.size = size ?? thing.size;
    thing.material ??= material;
    if (age && thing.noun?.nature === 'person') thing.age = age;
    for (const trait of traits) addOnce(thing.traits, trait);
    if (traits.includes('asleep')) thing.acts.push(newAct('sleep', 'sleep'));
    for (const act of acts) thing.acts.push(newAct(act.action, act.text));
  }
};

export const readAdjectives = (state: ReaderState, phrase: Extract<Phrase, { is: 'adjectives' }>) => {
  const { colour, traits } = phrase.modifiers;
  // "A red one": said already.
  if (state.previous === 'pronoun') return;
  const isLast =
    state.last !== null &&
    state.previous === 'noun' &&
    (state.agents.length === 0 || traits.includes('asleep'));
  const who = isLast
    ? [state.last!]
    : state.afterCopula || state.previous === 'verb' || state.previous === 'noun'
      ? state.agents.length > 0
        ? state.agents
        : state.agentsBefore
      : [];
  if (who.length === 0 && colour && !state.negated) addColour(state.draft.palette, colour);
  describeThings(state, who, phrase.modifiers);
};

const readOneOf = (state: ReaderState, text: string, next: Phrase | undefined) => {
  const one = pickOne(state, text !== 'one');
  if (one === null) return;
  startAgents(state, text === 'others' ? [one, ...state.divided!.rest] : [one]);
  state.last = one;
  state.lastRole = 'agent';
  state.joined = false;
  // "One red and one blue, float": all of them do what follows.
  if (next?.is !== 'adjectives') return;
  describeThings(state, state.agents, next.modifiers);
  state.agents = state.divided!.all;
};

export const readPronoun = (
  state: ReaderState,
  phrase: Extract<Phrase, { is: 'pronoun' }>,
  next: Phrase | undefined,
) => {
  if (!phrase.isObject && /^(?:one|others?)$/.test(phrase.text)) {
    readOneOf(state, phrase.text, next);
    return;
  }
  if (!phrase.isObject) {
    const who = antecedents(state, phrase.text);
    if (who.join() !== state.agents.join()) startAgents(state, who);
    return;
  }
  if (!state.awaitsObject && !state.link) return;
  const fits = (index: number) =>
    !state.agents.includes(index) &&
    (phrase.text === 'it' || phrase.text === 'one'
      ? state.things[index]!.noun?.nature !== 'person'
      : phrase.text === 'them' || isAnimate(state, index)) &&
    (sexOfPronoun(phrase.text) === null ||
      (state.things[index]!.sex ?? sexOfPronoun(phrase.text)) === sexOfPronoun(phrase.text));
  // "A bus with a tower behind it": the tower is behind the bus.
  const [host] = state.agents;
  const came = thingAt(state, state.last);
  if (state.link && host !== undefined && came && state.lastRole === 'target') {
    const own = came.ties.find(({ kind, to }) => to === host && (kind === 'with' || kind === 'beside'));
    if (own) {
      own.kind = state.link.tie;
      finish(state);
      return;
    }
  }
  const earlier = state.things.findIndex((_, index) => fits(index) && index < Math.min(...state.agents));
  const to =
    earlier !== -1
      ? earlier
      : state.lastRole !== 'agent' && state.last !== null && fits(state.last)
        ? state.last
        : state.things.findLastIndex((thing, index) => fits(index) && !thing.isImplied);
  if (to === -1) {
    finish(state);
    return;
  }
  if (state.link && state.agents.length === 0) state.leading = { tie: state.link.tie, to };
  else if (state.link && state.agents.some((one) => state.members.includes(one))) {
    // "With an orchestra behind her": all of them are.
    for (const member of state.members) {
      state.things[member]!.ties = state.things[member]!.ties.filter((tie) => tie.to !== to);
      addTie(state, member, state.link.tie, to);
    }
  } else if (state.link) attach(state, to);
  else if (state.current) takeObject(state, to);
  finish(state);
};
