/** Events become acts of the things that do them, in their order, with ties to what they are done to. */

import type { Event } from '../facts/facts.ts';
import type { Action } from '../scene/actions.ts';
import type { Tie } from '../scene/scene.ts';
import { limits } from '../scene/scene.ts';
import { addOnce, type DraftAct, newAct } from '../understand/draft.ts';
import { living, vehicles } from '../understand/nouns/nature.ts';
import { isHandlingVerb } from '../world/handling/rows.ts';
import {
  actionOfTools,
  assuringVerbs,
  doneByThings,
  flees,
  helpingVerbs,
  leftAs,
  makingVerbs,
  ofTwo,
  placingVerbs,
  undergone,
} from '../world/verb-senses.ts';
import { surfaceStateOf } from '../world/verbs/surface-states.ts';
import { completeEvent } from './complete-event.ts';
import { type GroundedVerb, groundAt, groundVerb, isOneAction } from './ground-verb.ts';
import { shareOut } from './handwork/share-out.ts';
import { takeTool } from './handwork/take-tool.ts';
import { layOnLap } from './implied/on-lap.ts';
import { wearFor } from './implied/wear-for.ts';
import { leaveFrom } from './leave-from.ts';
import { isByPieces } from './looks/changed-looks.ts';
import { isOfFace } from './looks/feelings-of.ts';
import { lookInFace } from './looks/look-in-face.ts';
import { paceOf } from './meanings.ts';
import { addTie, doerNoun, firstTie, isPerson, nounOf, type Shown, shownAs } from './shown.ts';
import { tieToObject } from './tie-to-object.ts';
import { answerActs } from './work/answer-acts.ts';
import { joinActs } from './work/at-one-time.ts';
import { touchPart } from './work/at-part.ts';
import { changePosture } from './work/change-posture.ts';
import { rideOwnConveyance } from './work/conveyance.ts';
import { dropObject } from './work/drop-object.ts';
import { climbable, giveByHand, isPut, parkUsed, putThere } from './work/hand-over.ts';
import { loadOnto } from './work/load-onto.ts';
import { landOnWater } from './work/onto-water.ts';
import { holdOwnVessel } from './work/own-vessel.ts';
import { pickUp } from './work/pick-up.ts';
import { placeWork } from './work/place-work.ts';
import { pourOnto } from './work/pour-onto.ts';
import { endsWay, isSaidAlready, leavesTrace, onlyCarries, onlyCauses } from './work/said-already.ts';
import { clearedBy, goesBy, towardsSide } from './work/way-in-picture.ts';

const paceFor = ({ manner }: Event): number => manner.map(paceOf).find((one) => one !== undefined) ?? 1;

const aimed = new Set<Action>(['shoot', 'throw', 'water', 'kick', 'hit', 'point']);

export type Span = { begin: number; end: number } | null;

export type ActGrounding = { verb: string; shownAs: Action };

/** Done on or at something as others are done to it: "lands on a flower". */
const hosted = new Set<Action>(['hover', 'land', 'sit', 'lie', 'sleep', 'peck', 'swing']);

/** What one jumps off is under the feet. */
const startOf = (action: Action, from: Tie | null): Tie | null =>
  from && action === 'jump' && from.kind === 'beside' ? { ...from, kind: 'on' } : from;

/** Shares of the film between which somebody is in the air. */
const leapTime = { begin: 0.36, end: 0.64 };

const actOf = (shown: Shown, event: Event, doer: number, grounded: GroundedVerb, span: Span): DraftAct => {
  const object = event.objects
    .map((one) => shownAs(shown, one))
    .find((one) => one !== undefined && one !== doer);
  const climbed = grounded.action === 'climb' && object === undefined ? climbable(shown, doer) : undefined;
  const tool = event.instruments
    .map((one) => shownAs(shown, one))
    .find((one) => one !== undefined && one !== doer);
  const there = event.at.find(({ kind }) => kind === 'on' || kind === 'at' || kind === 'in');
  const host = there && hosted.has(grounded.action) ? firstTie(shown, doer, [there]) : null;
  const cleared = clearedBy(shown, event, doer, grounded.action);
  // A paw that is given goes to a hand.
  const handedTo =
    grounded.action === 'reach' && object === undefined
      ? event.recipients.map((one) => shownAs(shown, one)).find((one) => one !== undefined && one !== doer)
      : undefined;
  const goal: Tie | null =
    cleared !== null
      ? { kind: 'right_of', to: cleared }
      : isPut(event)
        ? null
        : firstTie(shown, doer, event.to);
  // "A spoon stirs milk into coffee".
  const isByThing =
    doneByThings.has(grounded.action) && !living.has(shown.things[doer]!.noun?.nature ?? 'prop');
  const isByThingAlone =
    (grounded.action === 'float' || grounded.action === 'hover') &&
    !living.has(shown.things[doer]!.noun?.nature ?? 'prop') &&
    !vehicles.has(shown.things[doer]!.noun?.nature ?? 'prop');
  const source: Tie | null =
    cleared === null
      ? startOf(grounded.action, firstTie(shown, doer, event.from))
      : { kind: 'left_of', to: cleared };
  // "Removes marks from paper": the paper is what is rubbed.
  const rubbed =
    actionOfTools.get(event.verb) === grounded.action && !isPerson(shown.things[doer]!) ? source?.to : null;
  return {
    // A balloon that floats up goes up.
    action: isByThingAlone && event.direction === 'up' ? 'rise' : grounded.action,
    verb: grounded.verb,
    object: (isByThing ? goal?.to : null) ?? object ?? climbed ?? host?.to ?? handedTo ?? rubbed ?? null,
    instrument: tool ?? null,
    direction: event.direction ?? towardsSide(shown, event) ?? goesBy(shown, event, doer, grounded.action),
    pace: Math.min(limits.maxPace, Math.max(limits.minPace, paceFor(event))),
    ...(goal && !isByThing && { goal }),
    // A rocket leaves its pad by going up.
    ...(source && rubbed == null && grounded.action !== 'launch' && { source }),
    ...span,
  };
};

/** "Martial arts", "a hot dog": as much of the name as the vocabulary may have. */
const nameOf = ({ facts }: Shown, entity: number): string => {
  const { noun, attributes } = facts.entities[entity]!;
  const described = attributes.at(-1);
  return described?.kind === 'other' ? `${described.value} ${noun}` : noun;
};

/** "Creating a sense of calm": nothing is done that could be seen. */
const isEmpty = (shown: Shown, event: Event): boolean => {
  const { verb, objects, agents, step } = event;
  return (
    leavesTrace(shown, verb, objects, step) ||
    endsWay(shown, event) ||
    (makingVerbs.has(verb) &&
      objects.length > 0 &&
      agents.length > 0 &&
      objects.every(
        (one) =>
          shownAs(shown, one) === undefined && !isOneAction(verb, nameOf(shown, one), nounOf(shown, one)),
      ))
  );
};

/** Acts by the place where they are done. */
const atPlace = ({ facts }: Shown, { verb, at, objects }: Event, grounded: GroundedVerb): GroundedVerb => {
  const place = objects.length === 0 ? at.find(({ kind }) => kind === 'on' || kind === 'in') : undefined;
  const noun = facts.entities[place?.entities[0] ?? -1]?.noun;
  const meaning = noun === undefined ? undefined : groundAt(verb, place!.kind, noun);
  return meaning?.action ? { ...grounded, action: meaning.action } : grounded;
};

const leaveAll = (shown: Shown, event: Event, doer: number, act: DraftAct, object: number | undefined) => {
  const { things } = shown;
  const isAway = flees.has(event.verb);
  for (const { kind, entities } of event.from)
    for (const entity of entities) {
      const at = shownAs(shown, entity);
      if (at === undefined || at === doer || at === object) continue;
      const done = object === undefined || object === doer ? null : things[object]!;
      const isInside = kind === 'in' || kind === 'inside';
      const isShown = leaveFrom({
        doer: things[doer]!,
        doerAt: doer,
        act,
        object: done,
        left: things[at]!,
        at,
        isInside,
      });
      // Its place is where it begins.
      if (isShown) act.source = null;
    }
  // "Flees a cat".
  if (isAway && object !== undefined && object !== doer && event.verb !== 'hide' && event.from.length === 0)
    leaveFrom({
      doer: things[doer]!,
      doerAt: doer,
      act,
      object: null,
      left: things[object]!,
      at: object,
      isInside: false,
    });
};

const addEvent = (shown: Shown, said: Event, span: Span, actions: Action[]) => {
  const { things } = shown;
  const event = completeEvent(shown, said);
  if (isEmpty(shown, event) || assuringVerbs.has(event.verb)) return;
  const objects = event.objects.map((entity) => ({ entity, thing: shownAs(shown, entity) }));
  const agents = event.agents.map((entity) => ({ entity, thing: shownAs(shown, entity) }));
  // "Plays on a swing": the swing is what is played on.
  const played =
    event.verb === 'play' && objects.length === 0 ? event.at.find(({ kind }) => kind === 'on') : undefined;
  const on = played?.entities[0];
  const [object = on === undefined ? undefined : { entity: on, thing: shownAs(shown, on) }] = objects;
  const isReflexive = object !== undefined && event.agents.length === 1 && event.agents[0] === object.entity;
  const asked =
    object && !isReflexive
      ? { noun: nounOf(shown, object.entity), name: nameOf(shown, object.entity) }
      : null;
  for (const { entity, thing: doer } of agents) {
    if (doer === undefined) continue;
    const grounded = atPlace(shown, event, groundVerb(event.verb, doerNoun(shown, entity), asked));
    // "Completing a task": the action of another verb, done to nothing, would show something else.
    // Serum that is injected is in the tool.
    const isIntoThing = isHandlingVerb(event.verb) && event.to.length > 0;
    if (grounded.isStandIn && object && !isIntoThing && shown.cast[object.entity]?.is === 'unknown') continue;
    const thing = things[doer]!;
    const state = object ? undefined : surfaceStateOf(event.verb);
    if (state && !living.has(thing.noun?.nature ?? 'prop') && !isPerson(thing)) {
      const { begin, end } = span ?? { begin: 0.15, end: 0.8 };
      thing.changes = [...(thing.changes ?? []), { property: 'wholeness', to: state, begin, end }];
      continue;
    }
    const isMutual = event.objects.includes(entity) || event.recipients.includes(entity);
    // "They help each other lift a box": they lift it.
    const isOnlyHelp =
      isMutual &&
      helpingVerbs.has(event.verb) &&
      shown.facts.events.some(
        (other) => other !== said && other.step === said.step && other.agents.includes(entity),
      );
    if (isOnlyHelp || isSaidAlready(shown, said, entity, grounded.action)) continue;
    actions.push(grounded.action);
    // "Holding hands" goes on while they do something else.
    if (event.verb === 'hold' && shown.facts.entities[event.objects[0] ?? -1]?.noun === 'hand') {
      addOnce(thing.traits, 'holding hands');
      if ((thing.count ?? 1) > 1 || thing.plural || agents.length > 1) continue;
    }
    if (isMutual && ((thing.count ?? 1) > 1 || thing.plural)) {
      addOnce(thing.traits, 'each other');
      // "Friends hug each other": two, where no number is said.
      thing.count ??= 2;
    }
    // "Partners shake hands": two, where no number is said and nobody else is there.
    if (ofTwo.has(grounded.action) && thing.plural && agents.length === 1) thing.count ??= 2;
    const act = actOf(shown, event, doer, grounded, span);
    takeTool(shown, event, doer, act);
    const isTaken = object?.thing !== undefined && pickUp(shown, event, doer, act, object.thing);
    // "Looks at the valley": away from us, into the picture.
    const isView =
      grounded.action === 'look' &&
      object !== undefined &&
      ['place', 'effect'].includes(shown.cast[object.entity]?.is ?? '');
    if (isView) act.direction ??= 'away';
    if (thing.acts.length < limits.acts) thing.acts.push(act);
    wearFor(thing, act);
    // Where everything is has been said by then.
    if (act.handling) continue;
    rideOwnConveyance(shown, doer, act);
    shareOut(thing, act.action, act.object === null ? undefined : things[act.object]);
    const isLoaded = loadOnto(shown, event, doer, act);
    for (const { entity: done, thing: to } of objects) {
      const tie =
        to === undefined || to === doer || isTaken || isLoaded
          ? null
          : tieToObject(shown, grounded, doer, to, done);
      if (tie) addTie(thing, tie);
    }
    for (const tool of event.instruments) {
      const to = shownAs(shown, tool);
      if (to !== undefined && to !== doer) addTie(thing, { kind: isPerson(thing) ? 'holding' : 'with', to });
    }
    // The target of a shot, a throw or a spray is looked at.
    if (aimed.has(grounded.action)) {
      const target = firstTie(shown, doer, event.to);
      if (target) addTie(thing, { kind: 'facing', to: target.to });
      if (target && object?.thing === undefined) act.object ??= target.to;
    }
    for (const other of event.recipients) {
      const to = shownAs(shown, other);
      if (to !== undefined && to !== doer) addTie(thing, { kind: 'facing', to });
    }
    parkUsed(shown, event);
    if (isTaken && act.action === 'take_from') continue;
    if (pourOnto(shown, event, doer, act)) continue;
    if (isPut(event)) putThere(shown, event, doer, object?.thing, act);
    else giveByHand(shown, event, doer, object?.thing, act);
    touchPart(shown, event, doer, act);
    holdOwnVessel(shown, event, doer, act);
    const isOver = clearedBy(shown, event, doer, grounded.action) !== null;
    const where = isOver || isPut(event) ? null : firstTie(shown, doer, [...event.at, ...event.path]);
    if (where) placeWork(shown, doer, object?.thing, grounded.action, where);
    layOnLap(shown, event, doer, object?.thing);
    landOnWater(shown, event, doer, act.action);
    leaveAll(shown, event, doer, act, object?.thing);
    // "Jumps off a wall": seen on it first, then on its way down.
    const from = act.action === 'jump' ? act.source?.kind : undefined;
    if (!span && (from === 'on' || from === 'in')) Object.assign(act, leapTime);
    const left = leftAs.get(event.verb);
    for (const { thing: done } of left ? objects : [])
      for (const one of done === undefined ? [] : [done, ...things[done]!.ties.map(({ to }) => to)])
        addOnce(things[one]!.traits, left!);
    if (object?.thing !== undefined && object.thing !== doer)
      dropObject(shown, event, doer, act, object.thing);
  }
  if (agents.length > 0 || objects.length === 0) return;
  const isPlaced = placingVerbs.has(event.verb.split(' ')[0]!);
  for (const { entity, thing: done } of objects) {
    if (done === undefined) continue;
    if (!isPlaced) {
      const grounded = groundVerb(event.verb, nounOf(shown, entity), null);
      const action = undergone[grounded.action] ?? grounded.action;
      actions.push(action);
      things[done]!.acts.push(actOf(shown, { ...event, objects: [] }, done, { ...grounded, action }, span));
    }
    const isParked = isPlaced && vehicles.has(things[done]!.noun?.nature ?? 'prop');
    if (isParked && things[done]!.acts.length === 0) things[done]!.acts.push(newAct('stand', 'park'));
    const where = firstTie(shown, done, [...event.at, ...event.path]);
    if (where) addTie(things[done]!, where);
  }
};

/** Adds the acts of these steps to the things, and returns what is done. */
export const writeActs = (shown: Shown, steps: readonly number[]): Action[] => {
  const actions: Action[] = [];
  const events = shown.facts.events.filter(
    (event) =>
      !event.isNegated &&
      steps.includes(event.step) &&
      !isOfFace(shown, event) &&
      !isByPieces(shown.facts, event) &&
      !onlyCauses(shown, event),
  );
  for (const event of shown.facts.events) if (steps.includes(event.step)) lookInFace(shown, event);
  for (const event of events) addEvent(shown, event, spanOf(event.step, steps), actions);
  if (steps.length < 2) for (const thing of shown.things) onlyCarries(thing);
  for (const thing of shown.things) joinActs(thing);
  for (const thing of [...shown.things]) changePosture(shown, thing);
  answerActs(shown);
  return actions;
};

/** Each step has its part of the beat; alone it has all of it. */
export const spanOf = (step: number, steps: readonly number[]): Span => {
  if (steps.length < 2) return null;
  const at = steps.indexOf(step);
  return { begin: at / steps.length, end: (at + 1) / steps.length };
};
