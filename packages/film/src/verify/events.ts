/** Whether each event is seen: the right doer does it, moves, is at what it is done to, in the order and direction that were said. */

import type { Event, Location } from '../facts/facts.ts';
import { dot, subtract } from '../math/vector.ts';
import type { Action } from '../scene/actions.ts';
import { groundVerb, objectOf } from '../screenplay/ground-verb.ts';
import { verbOf } from '../screenplay/meanings.ts';
import { type Actor, beatsOf, rootOf } from '../stage/actor.ts';
import { holdsHands } from '../stage/build/hand-in-hand.ts';
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
import { isInContact } from './contact.ts';
import {
  type Beat,
  type CheckedFact,
  type Context,
  isShown,
  isVisible,
  sightsIn,
  thingIn,
} from './context.ts';
import { type Moment, momentNear, movementOf, type Sight } from './look.ts';
import { gapBetween, holds, placeOf } from './relations.ts';
import {
  atRest,
  carriedActs,
  fromAfar,
  leastMovement,
  ofPlaces,
  standing,
  stative,
  touching,
} from './verb-rows.ts';

/** What an actor does in answer to an event, and when. */
type Doing = { beat: Beat; actor: Actor; action: Action; from: number; until: number };

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
  // What ends up as standing shows nothing of another verb.
  if (!placingVerbs.has(first) && !standing.has(first)) actions.delete('stand');
  return actions;
};
const doingOf = (context: Context, event: Event, agent: number): Doing | null => {
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
    if (isHeld) return { beat, actor, action: 'hold', from: inFilm(0), until: inFilm(seconds) };
    for (const { action, from, until } of beatsOf(actor)) {
      if (!actions.has(action) && !isCarried && !isJoined) continue;
      return { beat, actor, action, from: inFilm(from), until: inFilm(until) };
    }
  }
  return null;
};

const shareIn = ({ from, until }: Beat, at: number) => (at - from) / (until - from || 1);

const momentsOf = ({ beat, from, until }: Doing): Moment[] => {
  const [first, last] = [shareIn(beat, from) - 0.01, shareIn(beat, until) + 0.01];
  const found = beat.looked.filter(({ share }) => share >= first && share <= last);
  return found.length > 0 ? found : [momentNear(beat.looked, (first + last) / 2)];
};

const moves = (looked: readonly Moment[], actor: Actor): boolean => {
  const sights = looked.flatMap(({ sights: all }) => all.filter((sight) => sight.actor === actor));
  return sights.slice(1).some((sight, n) => {
    const { way, form } = movementOf(sights[n]!, sight);
    return way > leastMovement || form > leastMovement;
  });
};

/** "Hold hands", "link arms": what is held is a part of those who do it. */
const joinsHands = ({ cast }: Context, { objects }: Event, actor: Actor): boolean =>
  objects.some((object) => cast[object]!.is === 'part') && holdsHands(actor);

/** No figure is seen to eat without anything to eat. */
const hasObject = (context: Context, { objects }: Event): boolean => {
  const things = objects.filter((object) => isThing(context, object));
  return things.length === 0 || things.some((object) => isShown(context, object));
};

const isSeenDoing = (context: Context, doing: Doing, agent: number): boolean => {
  const looked = momentsOf(doing);
  const isThere = looked.some((moment) => sightsIn(context, doing.beat, agent, moment).length > 0);
  return (
    isThere &&
    (atRest.has(doing.action) || moves(doing.beat.looked, doing.actor)) &&
    isInContact(doing.beat, doing.actor)
  );
};

/** In the picture at the same moment, and near enough for what is done. */
const meets = (context: Context, doing: Doing, agent: number, other: number): boolean =>
  momentsOf(doing).some((moment) => {
    const [a, b] = [agent, other].map((entity) => placeOf(sightsIn(context, doing.beat, entity, moment)));
    return Boolean(a && b && (fromAfar.has(doing.action) || gapBetween(a, b) < touching));
  });

/** Only what can be seen as a thing has a place in the picture. */
const isThing = ({ cast, facts }: Context, entity: number): boolean => {
  const one = cast[entity]!;
  return (
    one.is === 'thing' ||
    one.is === 'character' ||
    (one.is === 'unknown' && isVisible(facts.entities[entity]!.noun))
  );
};

const roleFacts = (context: Context, event: Event, doing: Doing | null, agent: number): CheckedFact[] =>
  [...event.objects, ...event.instruments, ...event.recipients]
    .filter((entity) => entity !== agent && isThing(context, entity))
    .map((entity) => ({
      kind: 'role',
      text: `${event.verb}: ${context.facts.entities[entity]!.noun}`,
      isSeen: doing !== null && meets(context, doing, agent, entity),
    }));

const reaches = (
  context: Context,
  doing: Doing,
  agent: number,
  where: Location,
  at: number,
): boolean | undefined => {
  // On the last part of the way, or the first: a camera that follows may leave the place behind.
  const looked = momentsOf(doing).filter(({ share }) => Math.abs(share - shareIn(doing.beat, at)) < 0.3);
  const told = (looked.length > 0 ? looked : [momentNear(doing.beat.looked, shareIn(doing.beat, at))]).map(
    (moment) => isAtGoal(context, doing, agent, where, moment),
  );
  return told.every((one) => one === undefined) ? undefined : told.some(Boolean);
};

const isAtGoal = (
  context: Context,
  doing: Doing,
  agent: number,
  where: Location,
  moment: Moment,
): boolean | undefined => {
  const a = placeOf(sightsIn(context, doing.beat, agent, moment));
  const [b, other] = where.entities.map((entity) => placeOf(sightsIn(context, doing.beat, entity, moment)));
  return a && b ? holds(where.kind, a, b, other ?? null) : false;
};

const goalFacts = (context: Context, event: Event, doing: Doing | null, agent: number): CheckedFact[] => {
  const ends = [
    ...event.to.map((where) => ({ where, word: 'to', at: doing?.until ?? 1 })),
    ...event.from.map((where) => ({ where, word: 'from', at: doing?.from ?? 0 })),
  ].filter(({ where }) => where.entities.length > 0 && where.entities.every((one) => isThing(context, one)));
  return ends.flatMap(({ where, word, at }): CheckedFact[] => {
    const isThere = doing ? reaches(context, doing, agent, where, at) : false;
    if (isThere === undefined) return [];
    const nouns = where.entities.map((one) => context.facts.entities[one]!.noun).join(' and ');
    return [{ kind: 'goal', text: `${event.verb} ${word} ${where.kind} ${nouns}`, isSeen: isThere }];
  });
};

/** Middles of the body at the act's start and end, seen from the camera at its middle. */
const goes = ({ beat, actor, from, until }: Doing, direction: string): boolean => {
  const sightAt = (at: number): Sight | undefined =>
    momentNear(beat.looked, shareIn(beat, at)).sights.find((sight) => sight.actor === actor);
  const { camera } = momentNear(beat.looked, shareIn(beat, (from + until) / 2));
  const { path } = rootOf(actor);
  const { seconds } = beat.stage.clock;
  const [first, last] = [shareIn(beat, from) * seconds, shareIn(beat, until) * seconds];
  const points = [sightAt(from), sightAt(until)].map((sight) => sight?.points[0]);
  const way = path
    ? subtract(path(last).position, path(first).position)
    : points[0] && points[1]
      ? subtract(points[1], points[0])
      : ([0, 0, 0] as const);
  const [across, away, up] = [dot([...way], camera.right), dot([...way], camera.forward), way[1]];
  const along = { left: -across, right: across, toward: -away, away, up, down: -up }[direction as 'left'];
  return along !== undefined && along > 0.2 * Math.hypot(...way) && along > 0.05;
};

/** Whether whoever should act only stands there; the sky and the set move by themselves. */
const onlyStands = (context: Context, agent: number): boolean => {
  const actors = context.beats.flatMap((beat) => {
    const thing = thingIn(context, beat, agent);
    return beat.stage.actors.filter(({ thingIndex }) => thingIndex === thing);
  });
  return (
    actors.length > 0 &&
    actors.every(
      (actor) => actor.support.kind === 'free' && beatsOf(actor).every(({ action }) => action === 'stand'),
    )
  );
};

const eventFacts = (context: Context, event: Event): { facts: CheckedFact[]; doing: Doing | null } => {
  const { facts, cast } = context;
  const [agent] = event.agents;
  const name = agent === undefined ? '' : facts.entities[agent]!.noun;
  const text = `${name} ${event.verb}`.trim();
  if (agent === undefined) {
    const [object] = event.objects.filter((entity) => isThing(context, entity));
    if (object === undefined || placingVerbs.has(event.verb.split(' ')[0]!))
      return { facts: [], doing: null };
    const doing = doingOf(context, { ...event, objects: [] }, object);
    return {
      facts: [
        {
          kind: 'event',
          text: `${facts.entities[object]!.noun} ${text}`,
          isSeen: doing !== null && isSeenDoing(context, doing, object),
        },
      ],
      doing,
    };
  }
  const one = cast[agent]!;
  if (one.is === 'place' || one.is === 'surroundings' || one.is === 'effect')
    return {
      facts: [{ kind: 'event', text, isSeen: one.is === 'effect' || ofPlaces.has(event.verb) }],
      doing: null,
    };
  if (one.is === 'unknown' && !isVisible(name)) return { facts: [], doing: null };
  const doing = doingOf(context, event, agent);
  const rests = placingVerbs.has(event.verb) && one.is === 'thing' && one.noun.nature !== 'person';
  const isDone = doing
    ? isSeenDoing(context, doing, agent) && hasObject(context, event)
    : rests && isShown(context, agent);
  return {
    facts: [
      {
        kind: 'event',
        text,
        isSeen: isDone,
        ...(doing && !isDone && !isInContact(doing.beat, doing.actor) && { isOutOfReach: true }),
        ...(onlyStands(context, agent) && { missing: event.verb }),
      },
      ...roleFacts(context, event, doing, agent),
      ...goalFacts(context, event, doing, agent),
      // "Gets up", "lies down" change the posture and go nowhere.
      ...(event.direction &&
      event.direction !== 'around' &&
      !(actionAlone.has(event.verb) || actionAlone.has(`${event.verb} ${event.direction}`))
        ? [
            {
              kind: 'direction' as const,
              text: `${text} ${event.direction}`,
              isSeen: doing !== null && goes(doing, event.direction),
            },
          ]
        : []),
    ],
    doing,
  };
};

export const allEventFacts = (context: Context): CheckedFact[] => {
  const told = context.facts.events
    .filter(({ verb, isNegated }) => !isNegated && !stative.has(verb))
    .map((event) => ({ event, ...eventFacts(context, event) }))
    .filter(({ facts }) => facts.length > 0);
  const order = told.slice(1).flatMap(({ event, doing }, n): CheckedFact[] => {
    const before = told[n]!;
    if (event.step === before.event.step) return [];
    const isSeen = Boolean(doing && before.doing && before.doing.from < doing.from - 0.05);
    return [{ kind: 'order', text: `${before.event.verb}, then ${event.verb}`, isSeen }];
  });
  return [...told.flatMap(({ facts }) => facts), ...order];
};
