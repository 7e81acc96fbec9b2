/** A thing or a group of people joins the scene. */

import type { Meaning } from '../lexicon.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { wearsOf } from './add-thing.ts';
import { attach, takeObject } from './attach-things.ts';
import { kindOfTie } from './choose-tie.ts';
import { addOnce } from './draft.ts';
import { findOrAdd } from './find-or-add.ts';
import { noteSetting } from './note-setting.ts';
import type { NounPhrase, Phrase } from './phrases.ts';
import { addTie, finish, isAnimate, type ReaderState, startAgents, thingAt } from './reader-state.ts';

export const addThing = (state: ReaderState, phrase: NounPhrase, next: Phrase | undefined) => {
  if (state.negated) {
    addOnce(state.draft.absent, phrase.noun?.name ?? phrase.text);
    finish(state);
    return;
  }
  if (phrase.text === 'ring' && state.link?.tie === 'in')
    phrase = { ...phrase, noun: findNoun('boxing ring')! };
  for (const meaning of phrase.meanings)
    if (meaning.is === 'region' || meaning.is === 'mood') noteSetting(state.draft, meaning);
  if (phrase.noun?.base === 'ship' && phrase.meanings.some((one) => one.is === 'place'))
    state.draft.places.push({ place: 'underwater', text: phrase.text, link: null, isBehind: false });
  if (phrase.modifiers.isBusy) state.draft.isBusy = true;
  // "Dressed as a superhero".
  if (state.awaitsObject && state.current?.verb === 'wearing' && phrase.noun?.person) {
    for (const one of state.current.agents) state.things[one]!.wears.push(...wearsOf(phrase.noun));
    finish(state);
    return;
  }
  const index = findOrAdd(state, phrase);
  if (index === null) {
    finish(state);
    return;
  }
  const verbFollows = next?.is === 'verb' || next?.is === 'unknownVerb' || next?.is === 'copula';
  if (state.link) {
    const wasWith = state.link.tie === 'with';
    state.link.isFollowed = verbFollows;
    attach(state, index);
    const passive = state.link.isPassive;
    // "A chess board with pieces on a table": it is the board that lies on the table.
    const isPart =
      wasWith &&
      state.agents.length > 0 &&
      state.things[index]!.ties.some(({ to }) => state.agents.includes(to)) &&
      !isAnimate(state, state.agents[0]!);
    // "A vase of sunflowers on a table", "a basket filled with apples on a table": it is what stands there.
    const fills = passive && (state.link.tie === 'on' || state.link.tie === 'in') && state.last !== null;
    if (!isPart && !fills) {
      state.last = index;
      state.lastRole = 'target';
    }
    state.link = null;
    state.awaitsObject = false;
    if (
      wasWith &&
      !state.agentsActed &&
      verbFollows &&
      isAnimate(state, index) &&
      state.agents.some((one) => isAnimate(state, one))
    )
      state.agents = [...state.agents, index];
    else if (wasWith && verbFollows && isAnimate(state, index)) startAgents(state, [index]);
    else if (
      wasWith &&
      isAnimate(state, index) &&
      !state.agents.includes(index) &&
      state.agents.length > 0 &&
      state.agents.every((one) => isAnimate(state, one)) &&
      !state.things[state.agents[0]!]!.ties.some(({ to }) => to === index)
    )
      state.agents = [...state.agents, index];
    else if (
      verbFollows &&
      isAnimate(state, index) &&
      (state.agents.length === 0 ||
        (state.agentsActed && next?.is === 'verb' && next.verb.form !== 'participle') ||
        passive)
    )
      startAgents(state, [index]);
  } else if (
    state.awaitsObject &&
    next?.is === 'noun' &&
    isAnimate(state, index) &&
    /^(?:give|hand|offer|show|bring)\b/.test(state.current?.text ?? '')
  ) {
    // "Gives his wife a bouquet": the bouquet is given.
    for (const agent of state.current!.agents) addTie(state, agent, 'facing', index);
    state.last = index;
    state.lastRole = 'target';
    return;
  } else if (state.awaitsObject && state.current) {
    takeObject(state, index);
    state.last = index;
    state.lastRole = 'object';
    state.awaitsObject = false;
  } else if (
    state.joined &&
    state.joinedTie &&
    !(verbFollows && next?.is === 'verb' && next.verb.form !== 'participle')
  ) {
    for (const from of state.joinedTie.from) {
      if (state.joinedTie.tie === 'with') {
        state.link = { tie: 'with', text: 'with', isPassive: false };
        const role = state.lastRole;
        state.lastRole = 'agent';
        attach(state, index);
        state.lastRole = role;
        state.link = null;
        break;
      }
      addTie(
        state,
        from,
        kindOfTie(
          state,
          thingAt(state, from)?.noun ?? null,
          state.joinedTie.tie,
          state.things[index]!.noun,
          '',
        ),
        index,
      );
    }
    state.last = index;
    state.lastRole = 'target';
    if (verbFollows && isAnimate(state, index) && state.joinedTie.from.length === 0)
      startAgents(state, [index]);
  } else if (state.joined && state.lastRole === 'object' && state.current && !verbFollows) {
    takeObject(state, index);
    state.last = index;
  } else {
    if (state.leading && state.leading.to !== index)
      addTie(state, index, state.leading.tie, state.leading.to);
    if (state.joined && !state.agentsActed && state.agents.length > 0)
      state.agents = [...state.agents.filter((one) => one !== index), index];
    else startAgents(state, [index]);
    if (state.opening.length > 0) {
      state.things[index]!.acts.push(...state.opening);
      state.opening = [];
      state.agentsActed = true;
    }
    state.last = index;
    state.lastRole = 'agent';
    state.current = null;
    state.joinedTie = null;
  }
  state.muted = false;
  state.joined = false;
  state.afterPlace = state.afterPlace && state.lastRole === 'target' && state.joinedTie?.tie === 'with';
  if (state.afterCopula) state.afterCopula = false;
};

export const groupOfPeople = (
  state: ReaderState,
  phrase: NounPhrase,
  group: Extract<Meaning, { is: 'group' }>,
  next: Phrase | undefined,
) => {
  if (group.members.length > 0) {
    const isFirst = state.link === null && !state.awaitsObject;
    const first = state.things.length;
    for (const [at, member] of group.members.entries()) {
      if (at > 0 && isFirst) state.joined = true;
      const [, many, noun] = /^(\d+)? ?(.*)$/.exec(member)!;
      addThing(
        state,
        {
          ...phrase,
          noun: findNoun(noun!)!,
          text: noun!,
          plural: false,
          meanings: [],
          modifiers: { ...phrase.modifiers, count: many ? Number(many) : null, compound: [] },
        },
        at < group.members.length - 1 ? { is: 'and' } : next,
      );
    }
    state.members = state.things.map((_, index) => index).slice(first);
    return;
  }
  const noun = findNoun(group.noun)!;
  const size =
    phrase.modifiers.count && phrase.modifiers.count < group.count ? phrase.modifiers.count : group.count;
  if (group.sexes.length === 2) {
    const [first, second] =
      /^(?:old|elder|grand)/.test(phrase.text) || phrase.modifiers.age === 'old'
        ? ['old man', 'old woman']
        : ['man', 'woman'];
    const one = findNoun(first!)!;
    const other = findNoun(second!)!;
    const head = { ...phrase, modifiers: { ...phrase.modifiers, count: null }, meanings: [] };
    addThing(state, { ...head, text: first!, noun: one, plural: false }, { is: 'and' });
    state.joined = true;
    addThing(state, { ...head, text: second!, noun: other, plural: false }, next);
    return;
  }
  addThing(
    state,
    {
      ...phrase,
      noun: { ...noun, name: phrase.text },
      text: phrase.text,
      plural: true,
      modifiers: { ...phrase.modifiers, count: phrase.modifiers.count ?? size },
    },
    next,
  );
};
