/** Ways of those whose acts have a place or a time of their own: from where they are to where each act ends, one after the other. */

import { clamp, lerp, smoothstep } from '../../../math/interpolate.ts';
import { addScaled, distance, subtract, type Vec3 } from '../../../math/vector.ts';
import { type Act, type Direction, hasStory, type Tie, type TieKind } from '../../../scene/scene.ts';
import { type Actor, rootOf } from '../../actor.ts';
import { type Axes, halfExtent } from '../../place/axes.ts';
import { isTravelling } from '../blocking.ts';
import { type Path, stay, still } from '../paths.ts';
import { type Circle, circleOf, metresIn, onCircle } from './free-ways.ts';
import { beforeRest, isAirborne, isResting, onGround, type Spot, spotOf, spotOn } from './story-spots.ts';

type Leg = {
  act: Act;
  from: number;
  until: number;
  start: Spot;
  end: Spot;
  length: number;
  clears: number;
  circle?: Circle;
};

/** Seconds in which somebody turns round. */
const turning = 0.35;

const startTies: readonly TieKind[] = [
  'left_of',
  'right_of',
  'in_front_of',
  'behind',
  'above',
  'over',
  'under',
];

const opposite: Partial<Record<TieKind, TieKind>> = {
  left_of: 'right_of',
  right_of: 'left_of',
  in_front_of: 'behind',
  behind: 'in_front_of',
};

const wayOf = (direction: Direction | null, { right, away }: Axes, yaw: number): Vec3 => {
  switch (direction) {
    case 'left':
      return [-right[0], 0, -right[2]];
    case 'right':
      return right;
    case 'toward':
      return [-away[0], 0, -away[2]];
    case 'away':
      return away;
    default:
      return [Math.sin(yaw), 0, Math.cos(yaw)];
  }
};

/** What glides down to a desk comes to lie on it. */
const goalFromAbove = (goal: Tie): Tie => (goal.kind === 'beside' ? { ...goal, kind: 'on' } : goal);

/** Metres that somebody is farther away than beside it: far enough to be seen to come. */
const runUp = ({ size }: Actor): number => Math.min(3, Math.max(0.5, 1.6 * Math.max(...size)));

/** Where somebody stands who is about to go through it. */
const before = (host: Actor, { size }: Actor, { away, right }: Axes): Vec3 =>
  addScaled(addScaled(onGround(rootOf(host).position), away, -1.3 * size[1]), right, 0.25 * size[1]);

/** Where the story begins: where it is said, where it was put, or across from where it goes. */
const firstSpot = (actor: Actor, actors: readonly Actor[], axes: Axes): Spot => {
  const [first] = actor.thing.acts;
  const source = first?.source && spotOf(actor, first.source, actors, axes, first);
  if (source) return source;
  const next = actor.thing.acts[1];
  if (first?.action === 'stand' && next?.goal && isResting(next)) {
    const rest = spotOf(actor, next.goal, actors, axes, next);
    if (rest) return beforeRest(actor, rest, axes);
  }
  if (actor.support.kind === 'on') {
    const { host, anchor } = actor.support;
    return spotOn(actor, host, anchor === 'inside' ? 'in' : 'on', axes, first);
  }
  const here: Spot = {
    position: [actor.position[0], actor.altitude, actor.position[2]],
    seat: null,
    host: null,
  };
  const goal = actor.thing.acts.find((act) => act.goal)?.goal;
  const tie = goal && actor.thing.ties.find(({ to, kind }) => to === goal.to && kind !== goal.kind);
  // Where it is said to be before it goes is where the viewer sees it first.
  const told = tie && startTies.includes(tie.kind) ? spotOf(actor, tie, actors, axes) : null;
  if (told) return told;
  if (!goal || tie) return here;
  const below = first?.direction === 'down' ? spotOf(actor, goalFromAbove(goal), actors, axes) : null;
  if (below?.host) {
    const drop = Math.max(...actor.size) * 2.5 + 0.3 * below.host.size[1];
    const [x, y, z] = addScaled(below.position, axes.right, -0.4 * drop);
    return { position: [x, y + drop, z], seat: null, host: null };
  }
  const host = goal.kind === 'through' ? spotOf(actor, goal, actors, axes)?.host : null;
  if (host) return { position: before(host, actor, axes), seat: null, host };
  const across = spotOf(actor, { kind: opposite[goal.kind] ?? 'left_of', to: goal.to }, actors, axes);
  return across
    ? { ...across, position: addScaled(across.position, axes.right, opposite[goal.kind] ? 0 : -runUp(actor)) }
    : here;
};

/** Off what it jumps from: to the side of a bucket, over the near edge of a wall. */
const landingOf = ({ action, source }: Act, actors: readonly Actor[], axes: Axes): Tie | null => {
  const host = actors.find(({ thingIndex, copy }) => thingIndex === source?.to && copy === 0);
  if (action !== 'jump' || !host || (source!.kind !== 'on' && source!.kind !== 'in')) return null;
  const isWide = halfExtent(host, axes.right) > 1.5 * halfExtent(host, axes.away);
  return { kind: isWide ? 'in_front_of' : 'right_of', to: host.thingIndex };
};

/** On a seat, or where it lay until now. */
const isUpFrom = (spot: Spot, before: Act | undefined): boolean =>
  spot.seat !== null || (spot.host !== null && isResting(before) && spot.position[1] > 0.1);

const legsOf = (actor: Actor, actors: readonly Actor[], axes: Axes, yaw: number, seconds: number): Leg[] => {
  let spot = firstSpot(actor, actors, axes);
  return actor.beats.flatMap(({ act, from, until: end }): Leg[] => {
    if (!act) return [];
    const until = Math.min(end, seconds);
    const goalTie =
      act.goal && act.direction === 'down'
        ? goalFromAbove(act.goal)
        : (act.goal ?? landingOf(act, actors, axes));
    const goal = goalTie ? spotOf(actor, goalTie, actors, axes, act) : null;
    const start = spot;
    const before = actor.thing.acts[actor.thing.acts.indexOf(act) - 1];
    const isOff = !goal && isTravelling(act.action);
    const metres = isOff ? metresIn(actor, act.action, until - from) : 0;
    const circle =
      isOff && act.direction === 'around' ? circleOf(actor.size, start.position, metres, axes) : undefined;
    const away = circle
      ? onCircle(circle, 1)
      : addScaled(onGround(start.position), wayOf(act.direction, axes, yaw), metres);
    const height = act.action === 'fly' && start.position[1] < 0.1 ? actor.size[1] * 1.5 : start.position[1];
    if (goal) spot = goal;
    else if (isOff)
      spot = { position: [away[0], act.action === 'fly' ? height : 0, away[2]], seat: null, host: null };
    else if (isUpFrom(spot, before) && ['stand', 'wave', 'dance'].includes(act.action)) {
      spot = beforeRest(actor, spot, axes);
    }
    const length = circle ? metres : distance(start.position, spot.position);
    const leg = { act, from, until, start, end: spot, length, ...(circle && { circle }) };
    const host = act.action === 'jump' ? inTheWay({ ...leg, clears: 0 }, actor, axes) : null;
    return [{ ...leg, clears: host ? host.size[1] * 1.05 : 0 }];
  });
};

/** Seconds in which somebody lets itself down on what is beside it. */
const stepAside = 0.6;

/** How long it is on its way: all the time of a walk, the first moments of sitting down. */
const timeOf = ({ act, from, until }: Leg): number => {
  const all = Math.max(0.05, until - from);
  return isTravelling(act.action) || ['jump', 'climb', 'rise', 'fall', 'land'].includes(act.action)
    ? all
    : Math.min(stepAside, all);
};

/** What stands on the straight way from the one side of it to the other. */
const inTheWay = ({ start, end }: Leg, actor: Actor, axes: Axes): Actor | null => {
  const host = end.host ?? start.host;
  const middle = addScaled(addScaled(start.position, start.position, -0.5), end.position, 0.5);
  if (!host || isAirborne(actor)) return null;
  const near = distance(onGround(middle), onGround(rootOf(host).position));
  const isCrossed =
    near < halfExtent(host, axes.away) &&
    distance(start.position, end.position) > halfExtent(host, axes.right) * 1.6 &&
    end.position[1] < 0.1 &&
    start.position[1] < 0.1;
  return isCrossed ? host : null;
};

/** Over it with a jump, or round it on the side of the camera. */
const detour = (leg: Leg, actor: Actor, axes: Axes): Vec3 => {
  const { start, end, act } = leg;
  const middle = addScaled(addScaled(start.position, start.position, -0.5), end.position, 0.5);
  const host = inTheWay(leg, actor, axes);
  return host && act.action !== 'jump'
    ? addScaled(middle, axes.away, -2 * (halfExtent(host, axes.away) + halfExtent(actor, axes.away) + 0.2))
    : middle;
};

/** Share of a way over something for which one is in the air. */
const inAir = 0.62;

const along = (leg: Leg, via: Vec3, share: number, isJump: boolean, actor: Actor): Vec3 => {
  if (leg.circle) return onCircle(leg.circle, share);
  const [a, b] = [leg.start.position, leg.end.position];
  const rest = 1 - share;
  const at = (n: 0 | 2) => rest * rest * a[n] + 2 * rest * share * via[n] + share * share * b[n];
  if (leg.clears > 0) {
    const fromTop = (share - 0.5) / (inAir / 2);
    return [at(0), leg.clears * Math.max(0, 1 - fromTop * fromTop), at(2)];
  }
  const { source } = leg.act;
  if (isJump && leg.start.host && (source?.kind === 'on' || source?.kind === 'in')) {
    // Thrown up over the rim or the edge, then down by its weight.
    const rim = Math.max(0, leg.start.host.size[1] - a[1]);
    const high = 0.3 * actor.size[1] + rim;
    return [
      lerp(a[0], b[0], share),
      lerp(a[1], b[1], share * share) + 4 * share * (1 - share) * high,
      lerp(a[2], b[2], share),
    ];
  }
  // A jump leaves the ground near the end of its way; who flies rises all the time.
  const rise = isJump
    ? smoothstep(0.55, 0.95, share)
    : b[1] > a[1]
      ? smoothstep(0.1, 1, share)
      : smoothstep(0, 0.6, share);
  const u = clamp((share - 0.5) / 0.5);
  const hop = isJump ? 4 * u * (1 - u) * (0.12 * actor.size[1] + 0.25 * Math.abs(b[1] - a[1])) : 0;
  return [at(0), lerp(a[1], b[1], rise) + hop, at(2)];
};

/** Done on the spot, or a step from it: nobody hops into a bed or turns to the back of a chair. */
const isPostureOnly = (act: Act): boolean => isResting(act) || act.action === 'stand';
const nearRest = 1.6;

const storyPath = (actor: Actor, legs: readonly Leg[], axes: Axes): Path => {
  const vias = legs.map((leg) => detour(leg, actor, axes));
  const isJump = ({ act, start, end }: Leg) =>
    act.action === 'jump' ||
    (!isPostureOnly(act) && !isAirborne(actor) && Math.abs(end.position[1] - start.position[1]) > 0.15);
  const isMoving = (leg: Leg) => leg.length > 0.05;
  const restYaw = (leg: Leg) => leg.end.yaw ?? axes.azimuth + 0.35;
  const headingAt = (leg: Leg, n: number, share: number) => {
    if (!isMoving(leg) || (isPostureOnly(leg.act) && leg.length < nearRest)) return restYaw(leg);
    const [a, b] = [share - 0.02, share + 0.02].map((at) =>
      along(leg, vias[n]!, clamp(at), isJump(leg), actor),
    );
    const [dx, dz] = [b![0] - a![0], b![2] - a![2]];
    return Math.hypot(dx, dz) < 1e-4 ? restYaw(leg) : Math.atan2(dx, dz);
  };
  const gone = legs.map((_, n) => legs.slice(0, n).reduce((sum, leg) => sum + leg.length, 0));
  return (time) => {
    const found = legs.findIndex(({ until }) => time < until);
    const n = found < 0 ? legs.length - 1 : found;
    const leg = legs[n]!;
    const length = timeOf(leg);
    const share = clamp((time - leg.from) / length);
    const eased = isMoving(leg) ? share * share * (3 - 2 * share) * 0.4 + share * 0.6 : 0;
    const own = headingAt(leg, n, Math.min(0.98, eased));
    const before = n > 0 ? headingAt(legs[n - 1]!, n - 1, 0.98) : own;
    const turn = Math.atan2(Math.sin(own - before), Math.cos(own - before));
    const yaw = before + turn * smoothstep(0, turning, time - leg.from);
    const speed = isMoving(leg) && share < 1 ? leg.length / length : 0;
    return {
      ...still(isMoving(leg) ? along(leg, vias[n]!, eased, isJump(leg), actor) : leg.end.position, yaw),
      speed,
      travelled: gone[n]! + leg.length * eased,
    };
  };
};

/** Height of what somebody sits on, at a moment; null: it does not sit. */
const seatAtOf =
  (legs: readonly Leg[], scale: number) =>
  (time: number): number | null => {
    const leg = legs.find(({ until }) => time < until) ?? legs.at(-1)!;
    const isThere = leg.length < 0.05 || time - leg.from > timeOf(leg) * 0.7;
    const seat = isThere ? leg.end.seat : leg.start.seat;
    return seat === null ? null : seat / scale;
  };

/** A bed that somebody lies down on is seen along its side: from its foot, a body before it would hide it. */
const showLengthwise = ({ thing }: Actor, actors: readonly Actor[], { azimuth }: Axes): void => {
  const to = thing.acts.find((act) => act.goal && (act.action === 'lie' || act.action === 'sleep'))?.goal?.to;
  const host = actors.find((one) => one.thingIndex === to && one.support.kind === 'free');
  if (!host || host.size[2] < host.size[0] || host.speed > 0) return;
  host.yaw = azimuth + 1.2;
  host.path = stay(host.position, host.yaw);
};

export const tellStories = (actors: Actor[], axes: Axes, travelYaw: number, seconds: number): void => {
  for (const actor of actors) {
    if (!hasStory(actor.thing) || actor.support.kind === 'held' || actor.role === 'landmark') continue;
    if (actor.support.kind === 'on' && actor.support.host.speed > 0) continue;
    showLengthwise(actor, actors, axes);
    const legs = legsOf(actor, actors, axes, travelYaw, seconds);
    if (legs.length === 0) continue;
    // Copies keep their distance to the first.
    const first = actors.find(({ thingIndex, copy }) => thingIndex === actor.thingIndex && copy === 0)!;
    const own = actor.copy === 0 ? ([0, 0, 0] as Vec3) : onGround(subtract(actor.position, first.position));
    const path = storyPath(actor, legs, axes);
    actor.support = { kind: 'free' };
    actor.seatAt = seatAtOf(legs, actor.scale);
    actor.path = (time) => {
      const at = path(time);
      return { ...at, position: addScaled(at.position, own, 1) };
    };
    actor.position = onGround(actor.path(seconds / 2).position);
  }
};
