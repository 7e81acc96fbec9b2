/** What the body of a doer does in the staged film where the facts tell of an event. */

import type { Event, Facts } from '../facts/facts.ts';
import type { Action } from '../scene/actions.ts';
import { groundVerb, objectOf } from '../screenplay/ground-verb.ts';
import { verbOf } from '../screenplay/meanings.ts';
import { type Actor, beatsOf } from '../stage/actor.ts';
import { holdsHands } from '../stage/build/hand-in-hand.ts';
import { deedFor } from '../world/deeds/rows.ts';
import { isHandlingVerb } from '../world/handling/rows.ts';
import { coveringVerbs, pouringVerbs } from '../world/substances.ts';
import {
  actionAlone,
  actionWithObject,
  flees,
  givingVerbs,
  movingVerbs,
  picksUp,
  placingVerbs,
  takesOut,
} from '../world/verb-senses.ts';
import { type Beat, type Context, thingIn } from './context.ts';
import { type Moment, momentNear, movementOf } from './look.ts';
import { carriedActs, going, inPosture, leastMovement, standing } from './verb-rows.ts';

/** What an actor does in answer to an event, and when. */
export type Doing = { beat: Beat; actor: Actor; action: Action; from: number; until: number };

/** "Organizes a kitchen" is seen in plates that are put away. */
const actionsOfDeed = ({ entities }: Facts, { verb, objects }: Event, agent: number): Action[] => {
  const deed = deedFor(verb, entities[objects[0] ?? -1] ?? null, entities[agent] ?? null);
  if (!deed) return [];
  const told = deed.shownAs === null ? undefined : verbOf(deed.shownAs)?.action;
  return [
    ...(deed.into ? (['put_in', 'put_on'] as const) : []),
    ...(deed.from ? (['take_from'] as const) : []),
    ...(told ? [told] : []),
  ];
};

const verbActions = ({ cast, facts }: Context, event: Event, agent: number): Set<Action> => {
  const one = cast[agent];
  const doer = one?.is === 'thing' ? one.noun : null;
  const asked = objectOf(facts, cast, event);
  const first = event.verb.split(' ')[0]!;
  const found = [
    groundVerb(event.verb, doer, asked).action,
    groundVerb(event.verb, doer, null).action,
    actionAlone.get(event.verb),
    actionWithObject.get(event.verb),
    verbOf(event.verb)?.action,
    verbOf(first)?.action,
    verbOf(`${first} into`)?.action,
    verbOf(`${first} at`)?.action,
    verbOf(`${first} on`)?.action,
  ];
  const actions = new Set(found.filter((action): action is Action => action != null));
  if (flees.has(event.verb) && event.from.length > 0) actions.add('flee');
  if (givingVerbs.has(first)) actions.add('give');
  // Things moved by hand, run out of a vessel or coming apart have acts of their own.
  if (movingVerbs.has(first)) for (const action of ['put_on', 'put_in'] as const) actions.add(action);
  if (takesOut.has(event.verb) || picksUp.has(event.verb)) actions.add('take_from').add('pick_up');
  if (pouringVerbs.has(first) || coveringVerbs.has(event.verb)) actions.add('pour').add('reach');
  if (isHandlingVerb(event.verb)) actions.add('work');
  if (actions.has('break')) actions.add('work').add('eat');
  for (const action of actionsOfDeed(facts, event, agent)) actions.add(action);
  // What ends up as standing shows nothing of another verb.
  const rests = placingVerbs.has(first) && (event.objects.length === 0 || event.agents.length === 0);
  if (!rests && !standing.has(first)) actions.delete('stand');
  return actions;
};
export const doingOf = (context: Context, event: Event, agent: number): Doing | null => {
  const actions = verbActions(context, event, agent);
  for (const beat of context.beats) {
    const thing = thingIn(context, beat, agent);
    const actor = beat.stage.actors.find(({ thingIndex, copy }) => thingIndex === thing && copy === 0);
    if (!actor) continue;
    const { seconds } = beat.stage.clock;
    const length = beat.until - beat.from;
    const inFilm = (time: number) => beat.from + (Math.min(time, seconds) / seconds) * length;
    const host = actor.support.kind === 'free' ? null : actor.support.host;
    const objects = event.objects.map((object) => thingIn(context, beat, object));
    // A figure that rides, drives or sits on something may stand or sit there.
    const isJoined = joinsHands(context, event, actor);
    const isCarried =
      host !== null && objects.includes(host.thingIndex) && carriedActs.some((one) => actions.has(one));
    // Held all the time, whatever else is done.
    const isHeld =
      actions.has('hold') &&
      beat.stage.actors.some(
        ({ support, thingIndex }) =>
          support.kind === 'held' && support.host === actor && objects.includes(thingIndex),
      );
    // Standing, sitting and looking go on while hands and legs do something else.
    const posture = beatsOf(actor)[0]?.action;
    const isPosture =
      (actions.has('stand') && posture !== undefined && !inPosture.has(posture) && host === null) ||
      (actions.has('sit') && host !== null && !going.has(posture ?? 'stand')) ||
      (actions.has('look') &&
        actor.thing.ties.some(({ kind, to }) => kind === 'facing' && objects.includes(to)));
    const isTold = beatsOf(actor).some(({ action }) => actions.has(action));
    if (isPosture && !isTold)
      return { beat, actor, action: posture ?? 'stand', from: inFilm(0), until: inFilm(seconds) };
    if (isHeld) return { beat, actor, action: 'hold', from: inFilm(0), until: inFilm(seconds) };
    for (const { action, from, until } of beatsOf(actor)) {
      if (!actions.has(action) && !isCarried && !isJoined) continue;
      return { beat, actor, action, from: inFilm(from), until: inFilm(until) };
    }
  }
  return null;
};

export const shareIn = ({ from, until }: Beat, at: number) => (at - from) / (until - from || 1);

export const momentsOf = ({ beat, from, until }: Doing): Moment[] => {
  const [first, last] = [shareIn(beat, from) - 0.01, shareIn(beat, until) + 0.01];
  const found = beat.looked.filter(({ share }) => share >= first && share <= last);
  return found.length > 0 ? found : [momentNear(beat.looked, (first + last) / 2)];
};

export const moves = (looked: readonly Moment[], actor: Actor): boolean => {
  const sights = looked.flatMap(({ sights: all }) => all.filter((sight) => sight.actor === actor));
  return sights.slice(1).some((sight, n) => {
    const { way, form } = movementOf(sights[n]!, sight);
    return way > leastMovement || form > leastMovement;
  });
};

/** "Hold hands", "link arms": what is held is a part of those who do it. */
const joinsHands = ({ cast }: Context, { objects }: Event, actor: Actor): boolean =>
  objects.some((object) => cast[object]!.is === 'part') && holdsHands(actor);
