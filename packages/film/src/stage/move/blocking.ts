/** What everybody does over time: the action of each moment, and the speed of those who travel. */

import type { Action } from '../../scene/actions.ts';
import { type Act, hasStory } from '../../scene/scene.ts';
import { type Actor, type Beat, rootOf } from '../actor.ts';
import { isBridge } from '../cast/extend-bridges.ts';

const slowTravel: readonly Action[] = [
  'walk',
  'sneak',
  'march',
  'crawl',
  'swim',
  'float',
  'sail',
  'row',
  'slide',
  'carry',
  'push',
  'pull',
  'ride',
  'roll',
  'graze',
  'balance',
  'limp',
  'hop',
  'skip',
];
const fastTravel: readonly Action[] = [
  'run',
  'drive',
  'fly',
  'ski',
  'skate',
  'surf',
  'chase',
  'flee',
  'dribble',
];

/** Grazing is slow enough to count as standing. */
const factorOf: Partial<Record<Action, number>> = {
  slide: 2.5,
  sneak: 0.5,
  crawl: 0.4,
  march: 0.9,
  float: 0.3,
  graze: 0,
  balance: 0.3,
  push: 0.6,
  pull: 0.6,
  roll: 1,
  carry: 0.8,
  limp: 0.45,
  hop: 0.6,
  skip: 1.3,
};

/** What a body does when nobody says. */
const idleAction = (actor: Actor): Action => {
  switch (actor.kit?.locomotion) {
    case 'flies':
      return 'fly';
    case 'swims':
      return 'swim';
    case 'floats':
      return 'float';
    case 'hovers':
      return 'hover';
    case 'rolls':
    case 'rails':
      return actor.role === 'hero' && actor.support.kind === 'free' ? 'drive' : 'stand';
    default:
      return 'stand';
  }
};

/** What carries a rider moves as the rider says. */
const carriedAction = (actors: Actor[], host: Actor): Action | undefined => {
  const rider = actors.find(({ support }) => support.kind === 'on' && support.host === host);
  const action = rider?.thing.acts[0]?.action;
  if (!rider || !action) return undefined;
  const tie = rider.thing.ties.find(({ to }) => to === host.thingIndex)?.kind;
  switch (host.kit?.locomotion) {
    case 'walks':
      // A crane or a swan that is told to fly carries its rider through the air.
      if (host.thing.acts[0]?.action === 'fly') return 'fly';
      return action === 'run' || action === 'chase' || action === 'flee' || action === 'fight'
        ? 'run'
        : tie === 'riding' || action === 'ride' || action === 'walk'
          ? 'walk'
          : undefined;
    case 'rolls':
    case 'rails':
      // A sleigh, a car that is told to fly.
      if (host.thing.acts[0]?.action === 'fly') return 'fly';
      return tie === 'driving' || tie === 'riding' || ['drive', 'ride', 'run'].includes(action)
        ? 'drive'
        : undefined;
    case 'floats':
      return action === 'row' ? 'row' : action === 'sail' || action === 'drive' ? 'sail' : undefined;
    case 'flies':
    case 'hovers':
      return 'fly';
    case 'slides':
      return action === 'ski' && host.thing.acts[0]?.action === 'jump'
        ? 'jump'
        : ['skate', 'ski', 'surf', 'slide', 'ride', 'jump'].includes(action)
          ? 'slide'
          : undefined;
    default:
      return undefined;
  }
};

/** What a rider's own body does. */
const riderAction = (actor: Actor): Action | undefined => {
  if (actor.support.kind !== 'on') return undefined;
  const { host, anchor } = actor.support;
  const own = actor.thing.acts[0]?.action;
  if (
    own &&
    ![
      'walk',
      'run',
      'ride',
      'drive',
      'sail',
      'stand',
      'chase',
      'flee',
      'race' as Action,
      'fly',
      'sit',
      'look',
    ].includes(own)
  )
    return undefined;
  if (anchor === 'back') return 'ride';
  if (anchor === 'seat')
    return host.kit?.locomotion === 'rolls'
      ? 'drive'
      : host.kit?.locomotion === 'floats' && own === 'row'
        ? 'row'
        : 'sit';
  return own;
};

/** A train on a bridge, somebody walking along a wall: the host is large and does not move. */
const travelsOnHost = ({ support, size }: Actor) =>
  support.kind === 'on' &&
  support.anchor === 'top' &&
  support.host.kit?.locomotion === 'none' &&
  // A bridge shorter than the train has more spans at its ends.
  Math.max(support.host.size[0], support.host.size[2]) >
    Math.max(6, size[2] * (isBridge(support.host) ? 0.7 : 1.5));

export const isTravelling = (action: Action) =>
  (slowTravel.includes(action) || fastTravel.includes(action)) && factorOf[action] !== 0;

const speedOf = (actor: Actor, action: Action): number => {
  const pace = actor.thing.acts[0]?.pace ?? 1;
  const speeds = actor.kit?.speeds ?? { slow: 1.2 * Math.sqrt(actor.size[1] / 1.7), fast: 3.4 };
  // A dog that rolls does it on the spot; a ball does not.
  const isLiving = actor.thing.person !== null || actor.kit?.locomotion === 'walks';
  if (action === 'roll' && actor.thing.traits.includes('on ice skates')) return speeds.slow * 1.9;
  if (action === 'roll' && isLiving) return 0;
  const base = slowTravel.includes(action) ? speeds.slow : fastTravel.includes(action) ? speeds.fast : 0;
  const usual = actor.kit?.locomotion === 'rolls' || actor.kit?.locomotion === 'rails' ? speeds.slow : base;
  return (
    (base === 0 ? 0 : usual) * (factorOf[action] ?? 1) * pace * (actor.scale < 1 ? Math.sqrt(actor.scale) : 1)
  );
};

/** A figure that lies on a sill and looks out does not get up for it. */
const stayResting = (actions: Action[]): Action[] =>
  ['lie', 'sit', 'sleep'].includes(actions[0] ?? '')
    ? actions.filter((action) => action !== 'look' && action !== 'pose')
    : actions;

/** Acts of hands and voice that go on while one walks, sits or stands. */
const alongside: readonly Action[] = [
  'phone',
  'read',
  'eat',
  'drink',
  'photograph',
  'play_guitar',
  'play_violin',
  'play_wind',
  'sing',
  'talk',
  'laugh',
  'wave',
  'push',
  'pull',
  'carry',
  'hold',
  'knit',
  'juggle',
];
const bearings: readonly Action[] = ['walk', 'run', 'stand', 'sit', 'ride', 'drive'];

/** "Walking and talking on the phone" is done at once: the hands by one act, the legs by the other. */
const atOnce = (actor: Actor, actions: Action[]): Action[] => {
  const byHand = actions.filter((action) => alongside.includes(action));
  const isAll = actions.every((action) => alongside.includes(action) || bearings.includes(action));
  return actor.thing.person && actions.length > 1 && byHand.length === 1 && isAll ? byHand : actions;
};

/** Every act in its order; the last goes on to the end. Things that happen once begin when the viewer has seen the start. */
/** Each from its own moment to that of the next. */
const timedBeats = (acts: readonly Act[], seconds: number): Beat[] => {
  const begins = acts.map(({ begin }, n) => (begin ?? n / acts.length) * seconds);
  const beats = acts.map(
    (act, n): Beat => ({
      action: act.action,
      act,
      from: begins[n]!,
      until: n === acts.length - 1 ? Number.POSITIVE_INFINITY : Math.max(begins[n]! + 0.1, begins[n + 1]!),
    }),
  );
  const [first] = beats;
  const { end } = acts.at(-1)!;
  // Before its first act somebody waits, and after its last as well.
  if (first && first.from > 0.05) {
    const waiting: Act = { ...acts[0]!, action: 'stand', goal: null };
    beats.unshift({ action: 'stand', act: waiting, from: 0, until: first.from });
  }
  const last = beats.at(-1)!;
  const endOfWay = end !== undefined && end < atTheEnd ? end : endAtGoal(last, seconds);
  if (endOfWay !== undefined && endsAtRest(last)) {
    last.until = Math.max(last.from + 0.1, endOfWay * seconds);
    const rest: Act = { ...last.act!, action: restAfter(last), goal: null, source: null, direction: null };
    beats.push({ action: rest.action, act: rest, from: last.until, until: Number.POSITIVE_INFINITY });
  }
  return beats;
};

/** A way that goes on for so much of the film was not said to end within it. */
const atTheEnd = 0.97;
/** Shares of the film: where a way ends that leads somewhere, so that its end is seen, and how long it takes at least. */
const arrival = 0.8;
const shortestWay = 0.2;
const latestArrival = 0.92;

/** Undefined: nothing says where it ends, or it ends out of sight. */
const endAtGoal = ({ act, from }: Beat, seconds: number): number | undefined =>
  act?.goal && act.goal.kind !== 'through'
    ? Math.min(latestArrival, Math.max(arrival, from / seconds + shortestWay))
    : undefined;

/** Fish do not stop to swim. */
const endsAtRest = ({ action }: Beat): boolean =>
  action === 'jump' || (isTravelling(action) && action !== 'swim');

/** What flies stays in the air, unless it has come down on something. */
const restAfter = ({ action, act }: Beat): Action =>
  action === 'fly' && act?.goal?.kind !== 'on' && act?.goal?.kind !== 'in' ? 'hover' : 'stand';

/** A set is built around the action: whoever the camera looks through does not leave it, in metres a second. */
const fastestSeenThrough = 7;

export const blockActors = (actors: Actor[], seconds: number, seenThrough: Actor | null = null): void => {
  for (const actor of actors) {
    const own = stayResting(actor.thing.acts.map(({ action }) => action));
    const first = riderAction(actor) ?? carriedAction(actors, actor) ?? own[0] ?? idleAction(actor);
    const actions = own.length > 1 && riderAction(actor) === undefined ? atOnce(actor, own) : [first];
    const each = seconds / actions.length;
    const isTimed = hasStory(actor.thing) && actor.thing.acts.length > 0;
    actor.beats = isTimed
      ? timedBeats(actor.thing.acts, seconds)
      : actions.map((action, n) => ({
          action,
          from: n * each,
          until: n === actions.length - 1 ? Number.POSITIVE_INFINITY : (n + 1) * each,
        }));
    const travels = actor.support.kind === 'free' || travelsOnHost(actor);
    actor.speed = travels ? speedOf(actor, own.find(isTravelling) ?? actions[0]!) : 0;
  }
  if (seenThrough) {
    const carrier = rootOf(seenThrough);
    carrier.speed = Math.min(carrier.speed, fastestSeenThrough);
  }
};
