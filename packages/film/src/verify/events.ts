/** Whether each event is seen: the right doer does it, moves, is at what it is done to, in the order and direction that were said. */

import type { Event, Location } from '../facts/facts.ts';
import { dot, subtract } from '../math/vector.ts';
import { type Actor, beatsOf, rootOf } from '../stage/actor.ts';
import { actionAlone, placingVerbs } from '../world/verb-senses.ts';
import { faultOfAct, type StagedAct } from './act-faults.ts';
import { isInContact } from './contact.ts';
import {
  type ActFault,
  type CheckedFact,
  type Context,
  isShown,
  isVisible,
  sightsIn,
  thingIn,
} from './context.ts';
import { type Doing, doingOf, momentsOf, moves, shareIn } from './doings.ts';
import { type Moment, momentNear, type Sight } from './look.ts';
import { gapBetween, holds, placeOf } from './relations.ts';
import { atRest, fromAfar, ofPlaces, stative, touching } from './verb-rows.ts';

/** No figure is seen to eat without anything to eat. */
const hasObject = (context: Context, { objects }: Event): boolean => {
  const things = objects.filter((object) => isThing(context, object));
  return things.length === 0 || things.some((object) => isShown(context, object));
};

/** By the stage's clock, as acts are staged. */
const stagedAct = ({ beat, actor, action, from, until }: Doing): StagedAct => {
  const { seconds } = beat.stage.clock;
  return {
    beat,
    doer: actor,
    action,
    from: shareIn(beat, from) * seconds,
    until: shareIn(beat, until) * seconds,
  };
};

const actorsOf = (context: Context, { beat }: Doing, entities: readonly number[]): Actor[] => {
  const things = entities.flatMap((entity) => thingIn(context, beat, entity) ?? []);
  return beat.stage.actors.filter(({ thingIndex }) => things.includes(thingIndex));
};

/** Null: the act is seen to happen. */
const faultOf = (context: Context, event: Event, doing: Doing, agent: number): ActFault | null => {
  if (!hasObject(context, event)) return 'object_absent';
  const { beat, actor, action } = doing;
  if (!isInContact(beat, actor)) return 'untouched';
  const done = [...event.objects, ...event.recipients].filter((one) => one !== agent);
  const mates = event.agents.filter((one) => one !== agent);
  const fault = faultOfAct(stagedAct(doing), actorsOf(context, doing, done), actorsOf(context, doing, mates));
  if (fault) return fault;
  return atRest.has(action) || moves(beat.looked, actor) ? null : 'motionless';
};

const isInPicture = (context: Context, doing: Doing, agent: number): boolean =>
  momentsOf(doing).some((moment) => sightsIn(context, doing.beat, agent, moment).length > 0);

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

const seenDoing = (
  context: Context,
  event: Event,
  doing: Doing | null,
  agent: number,
): Pick<CheckedFact, 'isSeen' | 'missing' | 'isOutOfReach' | 'fault'> => {
  const stands = onlyStands(context, agent);
  const fault = doing ? faultOf(context, event, doing, agent) : stands ? 'stands' : 'other_act';
  if (!fault) return { isSeen: doing !== null && isInPicture(context, doing, agent) };
  return {
    isSeen: false,
    fault,
    ...(mendableFaults.has(fault) && { isOutOfReach: true }),
    ...(stands && { missing: event.verb }),
  };
};
/** Of these also a verb of placing says what they do. */
const beasts: ReadonlySet<string> = new Set(['animal', 'bird', 'fish', 'insect']);
/** Faults that another place for those who act may mend. */
const mendableFaults = new Set<ActFault>(['untouched', 'passive', 'floats']);

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
          ...seenDoing(context, { ...event, objects: [] }, doing, object),
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
  const rests =
    placingVerbs.has(event.verb) &&
    one.is === 'thing' &&
    !(beasts.has(one.noun.nature) && event.objects.length > 0) &&
    one.noun.nature !== 'person';
  const others = event.agents.slice(1).filter((other) => isThing(context, other));
  return {
    facts: [
      {
        kind: 'event',
        text,
        ...(rests && !doing ? { isSeen: isShown(context, agent) } : seenDoing(context, event, doing, agent)),
      },
      ...others.map(
        (other): CheckedFact => ({
          kind: 'event',
          text: `${facts.entities[other]!.noun} ${event.verb}`,
          ...seenDoing(context, event, doingOf(context, event, other), other),
        }),
      ),
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
