/** Ties a thing to those it was named with: after a preposition, or as the object of a verb. */

import { isHanded, isHoldable } from '../nouns/uses.ts';
import { doneBy, kindOfTie, sourcesFor, tieOfObject } from './choose-tie.ts';
import { newAct } from './draft.ts';
import { addTie, isAnimate, type ReaderState, thingAt } from './reader-state.ts';

export const setObject = (state: ReaderState, index: number) => {
  for (const act of state.current?.acts ?? []) act.object ??= index;
};

/** A thing after a preposition. */
export const attach = (state: ReaderState, index: number) => {
  const { tie: kind, text, isPassive } = state.link!;
  const target = state.things[index]!;
  // "Turning into a butterfly" is no way to be in one.
  if (state.current?.action === 'grow' && text === 'into') {
    for (const act of state.current.acts) act.object = index;
    return;
  }
  // "A tower full of candles": they fill the place.
  if (isPassive && state.afterPlace && kind === 'on') {
    state.joinedTie = { from: [], tie: 'with' };
    return;
  }
  if (isPassive) {
    const to = state.last ?? state.agents.at(-1);
    if (to !== null && to !== undefined && to !== index) {
      if (kind === 'leading') addTie(state, index, 'leading', to);
      else addTie(state, index, kind, to);
      const does = doneBy[kind];
      if (does && state.things[index]!.acts.length === 0)
        state.things[index]!.acts.push({ ...newAct(does, does), object: to });
      state.joinedTie = null;
    }
    return;
  }
  const all = sourcesFor(state, kind, target.noun).filter((one) => one !== index);
  // "A garden with a pond": it belongs to the place, not to whoever was named before.
  const ofPlace = kind === 'with' && state.afterPlace;
  const sources = ofPlace
    ? all.filter(
        (one) =>
          isHanded(thingAt(state, one)?.noun ?? null) &&
          isHoldable(target.noun) &&
          (!target.plural || thingAt(state, one)!.plural),
      )
    : all;
  if (ofPlace && sources.length === 0) {
    state.joinedTie = { from: [], tie: 'with' };
    return;
  }
  if (sources.length === 0) {
    state.leading = kind === 'with' ? null : { tie: kind, to: index };
    return;
  }
  for (const source of sources) {
    const from = state.things[source]!;
    const made = kindOfTie(state, from.noun, kind, target.noun, text);
    // What comes with a thing stands on it or beside it; it is the part, so the tie is its own.
    if (kind === 'with' && made !== 'holding' && state.current?.isOpen && isAnimate(state, source))
      addTie(state, source, made === 'beside' ? 'beside' : 'facing', index);
    else if (kind === 'with' && made !== 'holding') {
      addTie(state, index, made, source);
      if ((made === 'beside' || made === 'facing') && !target.acts.length && !state.link!.isFollowed)
        for (const act of from.acts) target.acts.push({ ...act });
    } else if (kind === 'facing' && text === 'for') addTie(state, source, 'beside', index);
    else addTie(state, source, made, index);
    if (made === 'riding' && from.acts.length === 0) from.acts.push(newAct('ride', 'ride'));
    if (text === 'out of' && target.noun?.nature === 'building')
      for (const act of from.acts) act.direction ??= 'toward';
  }
  state.joinedTie = { from: sources, tie: kind };
  // Milk is poured into the cup, but the jug stays in the hand.
  if (state.current?.action === 'pour' && state.lastRole === 'object' && state.last !== null) {
    state.things[state.last]!.ties = state.things[state.last]!.ties.filter((one) => one.to !== index);
    for (const agent of state.agents) addTie(state, agent, 'facing', index);
    for (const act of state.current.acts) {
      act.instrument = state.last;
      act.object = index;
    }
  }
  if (state.current && state.link?.text === 'with' && state.current.isOpen) setObject(state, index);
  if (state.current && ['into', 'at', 'to', 'on', 'toward', 'towards', 'through'].includes(text)) {
    for (const act of state.current.acts) act.object ??= index;
  }
  if (['from', 'off'].includes(text) && state.current?.action === 'fall')
    for (const source of sources)
      state.things[source]!.ties = [
        ...state.things[source]!.ties.filter((one) => one.to !== index),
        { kind: 'on', to: index },
      ];
};

export const takeObject = (state: ReaderState, index: number) => {
  setObject(state, index);
  const verb = /(?:peek|peer|climb|jump|pop|crawl|burst) out of$|^emerge from$|^hatch/.test(
    state.current!.text,
  )
    ? 'in'
    : state.current!.verb;
  const { action } = state.current!;
  if (verb !== null) {
    for (const agent of state.current!.agents) {
      const made = tieOfObject(state, thingAt(state, agent)?.noun ?? null, verb, state.things[index]!.noun);
      if (made !== null && made !== 'flying' && agent !== index) addTie(state, agent, made, index);
      // "Fighting with swords": against each other.
      if (made === 'holding' && /^(?:fight|fence)$/.test(action ?? ''))
        for (const act of state.current!.acts) Object.assign(act, { object: null, instrument: index });
      if (made === 'holding') state.joinedTie = { from: state.current!.agents, tie: 'holding' };
    }
  }
  // A figure that is led by the hand walks along.
  const led = state.things[index]!;
  if (verb === 'leading' && led.noun?.nature === 'person' && action === 'walk') {
    led.acts.push(newAct('walk', 'walk'));
    for (const agent of state.current!.agents) addTie(state, index, 'with', agent);
  }
  if (/^knock(?! on| at)/.test(state.current!.text)) state.things[index]!.acts.push(newAct('fall', 'fall'));
  if (state.current!.text === 'drop') {
    state.things[index]!.acts.push(newAct('fall', 'fall'));
    for (const agent of state.current!.agents) addTie(state, index, 'under', agent);
    for (const act of state.current!.acts) act.action = null;
    return;
  }
  if (action === 'fall' && state.current!.agents[0] !== undefined) {
    for (const agent of state.current!.agents) addTie(state, agent, 'on', index);
  }
};
