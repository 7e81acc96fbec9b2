/** Those who run into or at another: they come from apart, touch at a moment, and both are thrown back. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { addScaled, dot, type Vec3 } from '../../../math/vector.ts';
import type { Action } from '../../../scene/actions.ts';
import type { Act } from '../../../scene/scene.ts';
import { type Actor, type Beat, rootOf } from '../../actor.ts';
import { type Axes, halfExtent } from '../../place/axes.ts';
import { isTravelling } from '../blocking.ts';
import { type Path, stay, type Waypoint } from '../paths.ts';

type Manner = {
  /** Shares of the act at which they touch. */
  blows: readonly number[];
  /** How far both are thrown back together, in lengths of whoever comes. */
  recoil: number;
};

const manners: Partial<Record<Action, Manner>> = {
  collide: { blows: [0.48], recoil: 0.4 },
  attack: { blows: [0.3, 0.49, 0.86], recoil: 0.24 },
};

export type Impact = { doer: Actor; other: Actor; act: Act; times: number[] };

/** "They bump into each other": the other of them. */
const mateOf = (actor: Actor, act: Act, actors: readonly Actor[]): Actor | undefined => {
  if (act.object !== null) return undefined;
  const { thingIndex, copy, thing } = actor;
  return thing.count > 1
    ? actors.find((one) => one.thingIndex === thingIndex && one.copy === (copy ^ 1))
    : actors.find((one) => one !== actor && one.thing.kit === thing.kit);
};

/** What somebody runs into or at, and when. */
export const impactOf = (actor: Actor, actors: readonly Actor[], seconds: number): Impact | null => {
  const act = actor.thing.acts.find(({ action }) => manners[action]);
  const { support, role } = actor;
  if (!act || support.kind === 'held' || role === 'landmark' || role === 'backdrop') return null;
  const named = actors.filter(({ thingIndex }) => thingIndex === act.object && act.object !== null);
  const other = mateOf(actor, act, actors) ?? named[actor.copy % Math.max(1, named.length)];
  if (!other || rootOf(other) === rootOf(actor)) return null;
  const [begin, end] = [act.begin ?? 0, act.end ?? 1];
  const times = manners[act.action]!.blows.map((share) => (begin + (end - begin) * share) * seconds);
  return { doer: rootOf(actor), other: rootOf(other), act, times };
};

const isMobile = ({ thing, kit, size }: Actor, by: Actor): boolean =>
  thing.person !== null ||
  (kit !== null && kit.locomotion !== 'none') ||
  Math.max(...size) < Math.max(...by.size);

/** Bodies give way a little where they touch: shoulders and heads come before the middle of a chest. */
const closeness = 0.92;

/** The head of an animal comes first, farther from its feet than half its length. */
const frontOf = (actor: Actor, along: Vec3): number => {
  const { mouth } = actor.model.anchors;
  const isAhead = mouth && !actor.thing.person && Math.abs(dot(along, headingOf(actor.yaw))) > 0.7;
  return isAhead ? mouth[2] * actor.scale : halfExtent(actor, along) * closeness;
};
const headingOf = (yaw: number): Vec3 => [Math.sin(yaw), 0, Math.cos(yaw)];

/** Metres from middle to middle at which they touch, along a direction. */
export const touchDistance = (doer: Actor, other: Actor, along: Vec3): number =>
  frontOf(doer, along) + halfExtent(other, along) * closeness;

/** Lengths of whoever comes that it comes from, and metres a second where it has no speed of its own. */
const runUp = 2.1;
const usualSpeed = 2.6;
/** Metres from which the eye has to see all of it between the houses of a street. */
const longestRunUp = 3;

const runUpOf = ({ size }: Actor): number => {
  const length = Math.max(size[0], size[2], size[1] * 0.6);
  return Math.min(runUp * length, Math.max(longestRunUp, length * 0.8));
};
/** Seconds in which somebody draws back. */
const rebound = 0.45;

const massOf = ({ size }: Actor) => size[0] * size[1] * size[2];

type Way = {
  actor: Actor;
  other: Actor;
  meets: Vec3;
  from: Vec3;
  share: number;
  times: readonly number[];
  manner: Manner;
};

/** Towards the place where they touch, then back from it; again for each blow. */
const wayInto = ({ actor, other, meets, from, share, times, manner }: Way, comes: number): Path => {
  const length = Math.max(actor.size[0], actor.size[2], actor.size[1] * 0.5);
  const way: Vec3 = [meets[0] - from[0], 0, meets[2] - from[2]];
  const metres = Math.hypot(way[0], way[2]);
  const unit: Vec3 = metres > 0 ? [way[0] / metres, 0, way[2] / metres] : [0, 0, 0];
  const yaw = comes > 0 ? Math.atan2(unit[0], unit[2]) : actor.yaw;
  const back = manner.recoil * length * share;
  // What comes through the air is at the height of the other when they touch.
  const level = Math.max(0, other.size[1] * 0.7 - actor.size[1] * 0.5);
  const base = actor.path ?? stay(actor.position, actor.yaw);
  const speed = comes / Math.max(0.3, times[0]!);
  const gapAt = (time: number): number => {
    const first = times[0]!;
    if (time < first) return comes * clamp((first - time) / first);
    const last = times.findLast((one) => one <= time)!;
    const next = times.find((one) => one > time);
    const gone = back * smoothstep(0, rebound, time - last);
    return next === undefined ? gone : gone * (1 - smoothstep(next - rebound, next, time));
  };
  return (time): Waypoint => {
    const gap = gapAt(time);
    const [x, , z] = addScaled(meets, unit, -gap);
    const isComing = comes > 0 && time < times[0]!;
    const jolt = Math.exp(-5 * Math.max(0, time - (times.findLast((one) => one <= time) ?? 1e3)));
    const isStruck = time >= times[0]!;
    const high = base(time).position[1];
    const down = comes > 0 && high > other.size[1] * 0.8 ? clamp(1 - gap / comes) ** 2 : 0;
    return {
      position: [x, high + (level - high) * down, z],
      yaw,
      pitch: isStruck && !actor.thing.person ? -0.16 * share * jolt : 0,
      roll: 0,
      speed: isComing ? speed : 0,
      travelled: isComing ? speed * time : speed * times[0]!,
      turnRate: 0,
    };
  };
};

/** Before the first blow it comes, at each blow it acts, and whoever is struck recoils. */
const beatsFor = (actor: Actor, act: Act | null, times: readonly number[], comes: number): Beat[] => {
  const isQuick = comes / Math.max(0.3, times[0]!) > 2.2;
  const own = actor.beats.find(({ action, until }) => isTravelling(action) && until > 0)?.action;
  const isPersonOrBeast = actor.thing.person !== null || actor.kit?.locomotion === 'walks';
  const before = comes > 0 ? (isPersonOrBeast ? (isQuick ? 'run' : 'walk') : (own ?? 'stand')) : 'stand';
  const reach = act?.action === 'attack' ? rebound * 1.2 : 0;
  const start = times[0]! - reach;
  return [
    { action: before, from: 0, until: start },
    {
      action: act ? act.action : 'recoil',
      from: start,
      until: Number.POSITIVE_INFINITY,
      ...(act && { act }),
    },
  ];
};

const riderBeats = ({ support }: Actor, act: Act, times: readonly number[]): Beat[] => {
  const locomotion = support.kind === 'on' ? support.host.kit?.locomotion : undefined;
  const action = locomotion === 'slides' ? 'skate' : locomotion === 'walks' ? 'ride' : 'drive';
  return [
    { action, from: 0, until: times[0]! },
    { action: act.action, from: times[0]!, until: Number.POSITIVE_INFINITY, act },
  ];
};

/** How much of the recoil each has, by weight: what stands fast gives all of it back. */
const sharesOf = (doer: Actor, other: Actor): [doer: number, other: number] => {
  if (!isMobile(other, doer)) return [1, 0];
  const [a, b] = [massOf(doer), massOf(other)];
  const [own, theirs] = [(2 * b) / (a + b), Math.min(1.6, (2 * a) / (a + b))];
  // Metal gives way where flesh springs back.
  const stiff = doer.kit?.locomotion === 'rolls' && other.kit?.locomotion === 'rolls' ? 0.3 : 1;
  return [own * stiff, theirs * stiff];
};

export const meetWithImpact = (actors: Actor[], axes: Axes, seconds: number): void => {
  const met = new Set<Actor>();
  const struck = new Set<Actor>();
  for (const actor of actors) {
    const impact = impactOf(actor, actors, seconds);
    if (!impact || met.has(impact.doer)) continue;
    const { doer, other, act, times } = impact;
    const manner = manners[act.action]!;
    const isBoth =
      act.action === 'collide' &&
      (act.object === null ||
        impactOf(other, actors, seconds)?.other === doer ||
        (other.speed > 0 && isMobile(other, doer)));
    const side = dot(addScaled(other.position, doer.position, -1), axes.right) >= 0 ? 1 : -1;
    // Several come from about: the first across the picture, the next from before it.
    const nth = [...met].filter((one) => one.thingIndex === doer.thingIndex && one !== doer).length;
    const turn = isBoth ? 0 : ((nth + 1) >> 1) * (nth % 2 ? -0.75 : 0.75);
    const along: Vec3 = addScaled(
      [axes.right[0] * side * Math.cos(turn), 0, axes.right[2] * side * Math.cos(turn)],
      axes.away,
      Math.sin(turn),
    );
    met.add(doer);
    doer.yaw = Math.atan2(along[0], along[2]);
    if (isBoth || isMobile(other, doer)) {
      const faces = isBoth || other.thing.person !== null || other.kit?.locomotion === 'walks';
      if (faces && !met.has(other)) other.yaw = Math.atan2(-along[0], -along[2]);
    }
    const apart = touchDistance(doer, other, along);
    const middle = isBoth
      ? addScaled(addScaled([0, 0, 0], doer.position, 0.5), other.position, 0.5)
      : other.position;
    const at: Vec3 = [middle[0], 0, middle[2]];
    const doerAt = addScaled(at, along, isBoth ? -apart / 2 : -apart);
    const otherAt = isBoth ? addScaled(at, along, apart / 2) : at;
    const metres = (one: Actor) => Math.min(runUpOf(one), Math.max(usualSpeed, one.speed) * times[0]!);
    const [own, theirs] = sharesOf(doer, other);
    const put = (one: Actor, meets: Vec3, from: Vec3, share: number, comes: number, its: Act | null) => {
      one.path = wayInto(
        { actor: one, other: one === doer ? other : doer, meets, from, share, times, manner },
        comes,
      );
      one.beats = beatsFor(one, its, times, comes);
      one.support = { kind: 'free' };
      one.position = [meets[0], one.position[1], meets[2]];
      one.speed = 0;
      one.isBound = true;
    };
    put(doer, doerAt, addScaled(doerAt, along, -1), own, metres(doer), act);
    if (!struck.has(other) && isMobile(other, doer)) {
      struck.add(other);
      put(
        other,
        otherAt,
        addScaled(otherAt, along, 1),
        theirs,
        isBoth ? metres(other) : 0,
        isBoth ? act : null,
      );
    }
    if (isBoth) met.add(other);
    if (actor !== doer) actor.beats = riderBeats(actor, act, times);
    [doer.target, other.target] = [other, other.target ?? doer];
  }
};
