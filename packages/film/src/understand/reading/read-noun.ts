/** What a noun phrase is here: a garment, a part, an event, a group, a thing, a place, weather or nothing to see. */

import { findKit } from '../../kits/find-kit.ts';
import { findNoun, type Noun } from '../nouns/find-noun.ts';
import { goesInFile } from '../nouns/group-nouns.ts';
import { living } from '../nouns/nature.ts';
import { findPicture } from '../words/word-lists.ts';
import { attach, takeObject } from './attach-things.ts';
import { insideOf } from './choose-tie.ts';
import { addColour, addOnce, newAct } from './draft.ts';
import { burningBuilding, lieSnow, namePlace, noteAll, noteCompound, standsAsThing } from './name-place.ts';
import { addThing, groupOfPeople } from './name-thing.ts';
import { noteSetting, settingKinds } from './note-setting.ts';
import type { NounPhrase, Phrase } from './phrases.ts';
import { addTie, finish, isAnimate, type ReaderState, thingAt } from './reader-state.ts';
import { ownerOfPart } from './refer.ts';
import { wearGarment } from './wear-garment.ts';

const plainProp = (name: string): Noun => ({
  name,
  base: name,
  kit: null,
  art: null,
  nature: 'prop',
  person: null,
});

export const noteMissing = (state: ReaderState, phrase: NounPhrase) => {
  if (state.negated) return;
  for (const one of phrase.modifiers.compound) {
    noteCompound(state, one);
  }
  const known = phrase.modifiers.compound.at(-1);
  const text = [
    ...phrase.modifiers.compound
      .filter(({ meanings }) => meanings.length === 0 || known?.noun)
      .map(({ text: word }) => word),
    phrase.text,
  ].join(' ');
  addOnce(state.draft.notDrawn, text.slice(0, 80));
  if (state.link === null && !state.awaitsObject) {
    state.agents = [];
    state.muted = true;
  }
};

/** "With a cat on her lap", "a cat sleeps on her lap". */
const layOnLap = (state: ReaderState) => {
  if (state.link === null) return;
  const isPerson = (index: number) => thingAt(state, index)?.noun?.nature === 'person';
  const people = state.agents.filter(isPerson);
  const lying = people.length > 0 ? (state.last === null ? [] : [state.last]) : state.agents;
  const sitter = people.at(-1) ?? state.things.findIndex((_, index) => isPerson(index));
  for (const index of lying) {
    if (sitter === -1 || isPerson(index)) continue;
    for (const thing of state.things) thing.ties = thing.ties.filter(({ to }) => to !== index);
    addTie(state, index, 'on', sitter);
    addOnce(state.things[index]!.traits, 'on lap');
  }
};

/** "His dog lies at his feet", "crows sit on its arms": beside or on somebody else. */
const tieToOwner = (state: ReaderState, part: string) => {
  const isLow = /feet|side|heels/.test(part);
  const isHigh = state.link?.tie === 'on' && /arm|shoulder|head|back|nose|hand|finger|knee/.test(part);
  const owner = state.things.findIndex(
    ({ isImplied }, index) => !isImplied && index < Math.min(...state.agents) && isAnimate(state, index),
  );
  if (state.link === null || owner === -1 || !(isLow || isHigh)) return;
  for (const agent of state.agents) addTie(state, agent, isHigh ? 'on' : 'beside', owner);
};

export const readNoun = (state: ReaderState, given: NounPhrase, next: Phrase | undefined) => {
  const burning = burningBuilding(given);
  const phrase = burning ? { ...given, noun: burning } : given;
  const { modifiers } = phrase;
  const place = phrase.meanings.find((one) => one.is === 'place');
  const isSetting = phrase.meanings.some(
    ({ is }) => settingKinds.has(is) && !(phrase.noun && (is === 'mood' || is === 'style')),
  );
  // "A zombie crowd" is one of zombies, a crowd by itself one of people.
  const isOfOthers =
    /^(?:crowd|audience|team|family|band)s?$/.test(phrase.text) &&
    modifiers.compound.some(({ noun }) => noun && living.has(noun.nature));
  const group = isOfOthers ? undefined : phrase.meanings.find((one) => one.is === 'group');
  const event = phrase.meanings.find((one) => one.is === 'event');
  if (phrase.noun?.base === 'chimney' && state.link !== null && state.draft.effects.includes('smoke')) {
    for (const index of state.agents.length > 0
      ? state.agents
      : state.last !== null
        ? [state.last]
        : state.agentsBefore)
      if (state.things[index]!.noun?.nature === 'building')
        state.things[index]!.acts.push(newAct('smoke', 'smoke'));
    finish(state);
    return;
  }
  if (wearGarment(state, phrase)) {
    state.link = null;
    state.awaitsObject = false;
    state.joined = false;
    return;
  }
  state.lastWore = null;
  const body =
    phrase.meanings.some(({ is }) => is === 'bodyPart') &&
    (!phrase.noun || modifiers.isPossessive || state.current?.verb === 'wearing');
  if (body) {
    const ownerIndex = state.agents.at(-1) ?? state.last;
    const owner = thingAt(state, ownerIndex);
    if (owner && /hair|braid|ponytail|bun|afro/.test(phrase.text)) {
      const dyed = modifiers.hair ?? modifiers.colour;
      if (dyed) owner.hair = { name: dyed.name, hex: dyed.hex };
      addOnce(owner.traits, [...modifiers.traits, phrase.text].join(' '));
    } else if (owner && modifiers.traits.length + (modifiers.colour ? 1 : 0) + modifiers.acts.length > 0)
      addOnce(
        owner.traits,
        [
          modifiers.colour?.name,
          ...modifiers.acts.map(({ text }) => `${text}ing`),
          ...modifiers.traits,
          phrase.text,
        ]
          .filter(Boolean)
          .join(' '),
      );
    if (owner && phrase.text.includes(' ')) addOnce(owner.traits, phrase.text);
    if (
      state.link?.tie === 'in' &&
      state.last !== null &&
      state.lastRole === 'target' &&
      /mouth|hand|arms|beak|paw|claw|trunk|teeth|lap/.test(phrase.text)
    ) {
      for (const agent of state.agents) if (agent !== state.last) addTie(state, agent, 'holding', state.last);
    }
    if (phrase.text === 'lap') layOnLap(state);
    if (/^eyes?$/.test(phrase.text) && state.draft.shot === 'extreme_close_up') {
      state.draft.part = 'eyes';
      // It is the eye that opens.
      state.muted = next?.is === 'verb';
    }
    if (modifiers.isPossessive) tieToOwner(state, phrase.text);
    if (state.current?.action === 'hold' && phrase.text === 'hands')
      for (const index of state.agents) addOnce(state.things[index]!.traits, 'holding hands');
    if (/other|another/.test(phrase.text))
      for (const index of state.agents) addOnce(state.things[index]!.traits, 'each other');
    const wasWith = state.link?.tie === 'with';
    finish(state);
    // "With a carrot nose and a red scarf".
    if (wasWith && ownerIndex !== null && ownerIndex !== undefined) state.lastWore = [ownerIndex];
    return;
  }
  // "A sailboat race": several of what stands before.
  if (event?.is === 'event' && (!phrase.noun || isOfOthers) && !group) {
    const what = modifiers.compound.at(-1);
    noteAll(state, phrase.meanings);
    for (const one of modifiers.compound) noteCompound(state, one);
    const rider = /rac|rally|tournament/.test(phrase.text)
      ? { bicycle: 'cyclist', horse: 'jockey', motorcycle: 'motorcyclist' }[what?.noun?.base ?? '']
      : undefined;
    if (what && rider) what.noun = findNoun(rider)!;
    if (what?.noun) {
      readNoun(
        state,
        {
          ...phrase,
          text: what.text,
          noun: what.noun,
          plural: what.noun.nature !== 'prop',
          meanings: [{ is: 'thing', noun: what.noun, plural: true }],
          modifiers: {
            ...modifiers,
            compound: modifiers.compound.slice(0, -1),
            traits: goesInFile(phrase.text) ? [...modifiers.traits, 'in a row'] : modifiers.traits,
            count: modifiers.count ?? (what.noun.nature === 'prop' ? null : event.count),
          },
        },
        next,
      );
      return;
    }
    if (!place) {
      finish(state);
      return;
    }
  }
  if (group?.is === 'group' && !(isSetting && !group)) {
    noteAll(state, phrase.meanings);
    groupOfPeople(state, phrase, group, next);
    if (/party|wedding/.test(phrase.text)) state.afterPlace = true;
    return;
  }
  // "Checking his watch": it is on the wrist.
  if (modifiers.isPossessive && /^(?:watch|wristwatch|smartwatch)$/.test(phrase.text)) {
    finish(state);
    return;
  }
  // "Lights in the windows": those of the houses.
  if (state.afterSetting && state.link?.tie === 'in' && phrase.text === 'windows') {
    finish(state);
    return;
  }
  const owner = ownerOfPart(state, phrase);
  if (owner !== null && !state.negated) {
    const acts = next?.is === 'verb' || next?.is === 'unknownVerb';
    const newest = state.things.length - 1;
    if (state.link && !state.agents.includes(owner)) attach(state, owner);
    else if (state.link && newest !== owner && state.previous === 'preposition') {
      const thing = state.things[newest]!;
      thing.ties = thing.ties.filter(({ to }) => to !== owner);
      addTie(state, newest, state.link.tie, owner);
    } else if (state.awaitsObject && state.current && !state.agents.includes(owner)) takeObject(state, owner);
    else if (acts && !state.link) state.muted = true;
    finish(state);
    return;
  }
  const inside =
    state.link !== null &&
    insideOf(
      phrase.noun,
      state.link,
      state.agents.some((one) => thingAt(state, one)?.noun?.nature === 'person' || isAnimate(state, one)),
    );
  if (inside && !state.negated) {
    noteAll(state, phrase.meanings);
    for (const meaning of modifiers.compound.flatMap((one) => one.meanings))
      noteSetting(state.draft, meaning);
    namePlace(
      state,
      {
        ...phrase,
        noun: null,
        meanings: [{ is: 'place', place: inside }],
        modifiers: { ...modifiers, colour: null },
      },
      inside,
    );
    return;
  }
  // "A soap bubble floats": one of them is what is looked at, many are in the air.
  const isSingle =
    phrase.noun?.kit != null &&
    /\b(?:bubble|sparkler)$/.test(phrase.text) &&
    modifiers.hasDeterminer &&
    state.things.length === 0 &&
    state.link === null;
  const thingWins =
    phrase.noun !== null &&
    (!isSetting || isSingle || (place !== undefined && standsAsThing(state, phrase, next)));
  if (thingWins || phrase.character) {
    addThing(state, phrase, next);
    return;
  }
  if (place?.is === 'place') {
    namePlace(state, phrase, place.place);
    return;
  }
  if (isSetting) {
    noteAll(state, phrase.meanings);
    // "A house on fire", "a car in flames".
    const isAlight =
      /^(?:on fire|in flames|ablaze)$/.test(phrase.text) ||
      (/^(?:fire|flames)$/.test(phrase.text) && /^(?:on|in|engulfed in)$/.test(state.link?.text ?? ''));
    const alight = isAlight ? state.last : null;
    if (alight !== null && !isAnimate(state, alight)) state.things[alight]!.acts.push(newAct('burn', 'burn'));
    for (const one of modifiers.compound) noteCompound(state, one);
    if (
      modifiers.colour &&
      !state.negated &&
      !phrase.meanings.some((one) => one.is === 'effect' && !/light/.test(phrase.text))
    )
      addColour(state.draft.palette, modifiers.colour);
    if (phrase.text === 'snow' || phrase.text === 'the snow') lieSnow(state);
    // "Around a fire": it burns somewhere, in the woods or in a fireplace.
    if (
      /(?:^|roaring |warm |open |crackling )fire$/.test(phrase.text) &&
      state.link !== null &&
      ['around', 'beside', 'in_front_of'].includes(state.link.tie)
    ) {
      addThing(state, { ...phrase, text: 'campfire', noun: findNoun('campfire')!, meanings: [] }, next);
      return;
    }
    if (state.link === null && !state.awaitsObject && !(state.joined && state.joinedTie)) {
      if (!(state.joined || state.afterComma) || next?.is === 'verb' || next?.is === 'unknownVerb') {
        if (state.agents.length > 0) state.agentsBefore = state.agents;
        state.agents = [];
        state.last = null;
      }
      state.muted = next?.is === 'verb' || next?.is === 'unknownVerb' || next?.is === 'direction';
    }
    if (state.awaitsObject && state.current?.isOpen)
      state.current.acts.forEach((act) => {
        act.action ??= 'look';
      });
    finish(state);
    return;
  }
  if (phrase.meanings.some(({ is }) => is === 'garment')) {
    // Clothes that nobody wears lie or hang there; glasses that nobody wears are to drink from.
    if (phrase.text === 'glasses') {
      const isWine = state.things.some(({ name }) => /wine|champagne/.test(name));
      addThing(
        state,
        { ...phrase, text: 'glass', noun: findNoun(isWine ? 'wine glass' : 'glass')!, plural: true },
        next,
      );
      return;
    }
    const art = findPicture(phrase.text)?.art ?? null;
    const noun = findNoun(phrase.text) ?? {
      ...plainProp(phrase.text),
      kit: findKit(phrase.text) ? phrase.text : null,
      art,
    };
    addThing(state, { ...phrase, noun }, next);
    return;
  }
  if (phrase.isUnknown) noteMissing(state, phrase);
  finish(state);
};
