/** Balls and arrows: at hand or foot until they are let go, then through the air to where they are aimed. */

import { addScaled, mix, scale, type Vec3 } from '../../math/vector.ts';
import { dunkTimes, releaseMoments } from '../../motion/actions/release-moments.ts';
import { statedTurn } from '../../scene/stated-view.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import { awaitCatch, type Release } from './catch-prey.ts';
import { cornerOf, isSoccerGoal } from './goalkeeper.ts';
import { type Path, stay, type Waypoint } from './paths.ts';

type Launch = keyof typeof releaseMoments;
const launches = Object.keys(releaseMoments) as Launch[];

/** Seconds before the first run-up, so that the viewer has seen who is there: it is let go by the middle of the film. */
const leastPrelude = 0.35;
const letGoAt = 0.42;
const gravity = 9.8;

/** It turns about its middle, `radius` above the point that it stands on. */
const flying = ([x, y, z]: Vec3, spin: number, yaw: number, radius: number): Waypoint => ({
  position: [
    x - Math.sin(yaw) * radius * Math.sin(spin),
    y + radius * (1 - Math.cos(spin)),
    z - Math.cos(yaw) * radius * Math.sin(spin),
  ],
  yaw,
  pitch: spin,
  roll: 0,
  speed: 0,
  travelled: 0,
  turnRate: 0,
});

/** Along an arc from one point to another, then down, bouncing a little. Heights are above the ground. */
const arc =
  (from: Vec3, to: Vec3, start: number, duration: number, radius: number): Path =>
  (time) => {
    const t = time - start;
    const yaw = Math.atan2(to[0] - from[0], to[2] - from[2]);
    if (t <= 0) return flying(from, 0, yaw, radius);
    if (t < duration) {
      const u = t / duration;
      const lift = 0.5 * gravity * duration * duration * u * (1 - u);
      return flying(
        [
          from[0] + (to[0] - from[0]) * u,
          from[1] + (to[1] - from[1]) * u + lift,
          from[2] + (to[2] - from[2]) * u,
        ],
        t * 9,
        yaw,
        radius,
      );
    }
    const since = t - duration;
    const drop = to[1] - 0.5 * gravity * since * since;
    const rest = Math.max(0, drop);
    const bounce = drop < 0 ? Math.abs(Math.sin(since * 5)) * 0.35 * Math.exp(-since * 1.6) : 0;
    const roll = Math.min(1.2, since * 0.5);
    return flying(
      [to[0] + Math.sin(yaw) * roll * 0.4, Math.max(rest, bounce), to[2] + Math.cos(yaw) * roll * 0.4],
      duration * 9 + since * 4,
      yaw,
      radius,
    );
  };

/** What it is to go into, or who is to catch it; null: nothing is said of where it goes. */
const targetOf = (thrower: Actor, missile: Actor, actors: readonly Actor[]): Vec3 | null => {
  const tie = missile.thing.ties.find(({ kind }) => ['in', 'through', 'over', 'on'].includes(kind));
  const goal = tie && actors.find(({ thingIndex }) => thingIndex === tie.to);
  const isOther = (other: Actor) =>
    other !== thrower && other !== missile && rootOf(other) !== rootOf(thrower);
  const isFaced = ({ thingIndex }: Actor) =>
    thrower.thing.ties.some(({ kind, to }) => kind === 'facing' && to === thingIndex);
  const catcher =
    actors.find((other) => isOther(other) && other.thing.person) ??
    actors.find((other) => isOther(other) && isFaced(other));
  if (goal && isSoccerGoal(goal)) return cornerOf(goal);
  if (goal) {
    const inside = goal.model.anchors.inside ?? goal.model.anchors.top ?? [0, goal.size[1] * 0.5, 0];
    return [goal.position[0], inside[1] * goal.scale * 0.8, goal.position[2]];
  }
  return catcher ? [rootOf(catcher).position[0], catcher.size[1] * 0.65, rootOf(catcher).position[2]] : null;
};

const forwardOf = ({ yaw }: Actor): Vec3 => [Math.sin(yaw), 0, Math.cos(yaw)];

const aheadOf = (thrower: Actor, reach: number): Vec3 =>
  addScaled([thrower.position[0], 0, thrower.position[2]], forwardOf(thrower), reach);

/** Heights of the thrower that it flies where nothing is said of its aim: it lands in the picture. */
const openReach = 1.6;
/** Of a throw that goes nowhere in particular: across the picture, and a little towards the viewer. */
const turnAcross = (thrower: Actor, { right, away }: Axes): void => {
  const act = thrower.thing.acts.find(({ action }) => launches.includes(action as Launch));
  const isFree = thrower.speed === 0 && statedTurn(thrower.thing.traits) === null;
  if (!isFree || act?.direction === 'away' || act?.direction === 'toward') return;
  const side = act?.direction === 'left' ? -1 : 1;
  const aim = addScaled(addScaled([0, 0, 0], right, side), away, -0.35);
  thrower.yaw = Math.atan2(aim[0], aim[2]);
  thrower.path = stay(thrower.position, thrower.yaw);
};

/** What somebody throws, kicks, hits, shoots or dunks: the object of the act, or a ball in the hand. */
const missileOf = (thrower: Actor, actors: Actor[]): Actor | undefined => {
  const object = thrower.thing.acts.find(({ action }) => launches.includes(action as Launch))?.object;
  const isSmall = ({ size, thing }: Actor) => Math.max(...size) < 1.2 && thing.person === null;
  return (
    // Of several each has the own one in the hand.
    actors.find(
      ({ thingIndex, support }) =>
        thingIndex === object && support.kind === 'held' && support.host === thrower,
    ) ??
    actors.find((other) => other.thingIndex === object && isSmall(other) && other.copy === thrower.copy) ??
    actors.find((other) => other.thingIndex === object && isSmall(other)) ??
    actors.find(
      (other) =>
        other.support.kind === 'held' &&
        other.support.host === thrower &&
        /(?:ball|arrow|stone|frisbee)$/.test(other.thing.kit ?? ''),
    ) ??
    // The ball of the game, where only the kick is named.
    (mainAction(thrower) === 'overhead_kick'
      ? actors.find(({ support, thing }) => support.kind === 'free' && /ball$/.test(thing.kit ?? ''))
      : undefined)
  );
};

/** A dunk fills the film: who has slammed the ball in hangs on the rim. */
const timeDunk = (thrower: Actor, filmSeconds: number): number => {
  const lasts = Math.min(releaseMoments.dunk.seconds, filmSeconds);
  const until = lasts * dunkTimes.lasting;
  thrower.beats = [
    { action: 'dunk', from: 0, until },
    { action: 'raise_arms', from: until, until: Number.POSITIVE_INFINITY },
  ];
  return lasts * dunkTimes.slam;
};

/** The act is done once, in its own time; afterwards whoever did it watches. */
const timeAct = (thrower: Actor, action: Launch, filmSeconds: number): number => {
  if (action === 'dunk') return timeDunk(thrower, filmSeconds);
  const { at, seconds } = releaseMoments[action];
  const prelude = Math.max(leastPrelude, Math.min(2.5, filmSeconds * letGoAt - seconds * at));
  thrower.beats = [
    { action: 'stand', from: 0, until: prelude },
    { action, from: prelude, until: prelude + seconds },
    {
      action: ['kick', 'overhead_kick'].includes(action) ? 'jump' : 'look',
      from: prelude + seconds,
      until: Number.POSITIVE_INFINITY,
    },
  ];
  return prelude + seconds * at;
};

/** A bouquet goes high over the head of the bride, slowly enough to be seen, and stays in the hands that catch it. */
const tossOverHead = (
  thrower: Actor,
  moment: number,
  seconds: number,
  actors: Actor[],
  radius: number,
): Path => {
  const waiting = actors.filter(({ thing }) => thing.traits.includes('waits for the bouquet'));
  const catcher = waiting[2] ?? waiting[0];
  const tall = thrower.size[1];
  const from = addScaled(thrower.position, [0, 1, 0], tall * 1.08);
  const to: Vec3 = catcher
    ? addScaled(addScaled(catcher.position, forwardOf(catcher), 0.28), [0, 1, 0], catcher.size[1] * 0.98)
    : addScaled(addScaled(thrower.position, forwardOf(thrower), -3), [0, 1, 0], tall);
  const flight = Math.max(1, Math.min(3, seconds * 0.42));
  return (time) => {
    const u = Math.min(1, Math.max(0, (time - moment) / flight));
    const at = addScaled(mix(from, to, u), [0, 1, 0], 4 * tall * 0.26 * u * (1 - u));
    return flying(at, u * 2 * Math.PI, thrower.yaw, radius);
  };
};

/** Share of the thrower's height that one hand holds. */
const handful = 0.13;

/** A stone that lies about is in the hand before it flies, and no larger than a hand throws it. */
const takeInHand = (missile: Actor, thrower: Actor): void => {
  if (missile.support.kind !== 'free' || missile.speed > 0) return;
  const factor = Math.min(1, (handful * thrower.size[1]) / Math.max(...missile.size));
  missile.scale *= factor;
  missile.size = scale(missile.size, factor);
  missile.support = { kind: 'held', host: thrower, hand: 'handRight' };
};

/** A thing that is shot or hit goes out of the picture. */
const across: ReadonlySet<Launch> = new Set<Launch>(['kick', 'throw']);

export const launchMissiles = (
  actors: Actor[],
  releases: Map<Actor, Release>,
  axes: Axes,
  seconds: number,
): void => {
  awaitCatch(actors, releases, seconds);
  for (const thrower of actors) {
    const action = thrower.thing.acts
      .map((act) => act.action)
      .find((name): name is Launch => launches.includes(name as Launch));
    if (!action || action === 'catch' || !thrower.thing.person || thrower.support.kind !== 'free') continue;
    const missile = missileOf(thrower, actors);
    if (!missile) continue;
    if (action === 'throw') takeInHand(missile, thrower);
    const moment = timeAct(thrower, action, seconds);
    const tall = thrower.size[1];
    const target = targetOf(thrower, missile, actors);
    if (target === null && across.has(action)) turnAcross(thrower, axes);
    if (action === 'overhead_kick') {
      // Only from the side does the body lie in the air.
      if (!actors.some(isSoccerGoal)) thrower.yaw += 1.25;
      thrower.path = stay(thrower.position, thrower.yaw);
    }
    const forward = forwardOf(thrower);
    const side: Vec3 = [Math.cos(thrower.yaw), 0, -Math.sin(thrower.yaw)];
    const radius = missile.size[1] / 2;
    if (thrower.thing.traits.includes('throws the bouquet')) {
      const path = tossOverHead(thrower, moment, seconds, actors, radius);
      if (missile.support.kind === 'held') releases.set(missile, { time: moment, path });
      else missile.path = path;
      continue;
    }
    if (action === 'kick') {
      const foot = addScaled(addScaled(thrower.position, forward, tall * 0.3), side, -0.1 * tall);
      const aim = target ?? aheadOf(thrower, openReach * tall);
      missile.support = { kind: 'free' };
      missile.position = foot;
      missile.speed = 0;
      missile.path = arc([foot[0], 0, foot[2]], aim, moment, 0.75, radius);
      continue;
    }
    if (action === 'overhead_kick') {
      // In from before the player, met above the head, off behind it.
      const meet = addScaled(addScaled(thrower.position, forward, tall * 0.12), [0, 1, 0], tall * 1.16);
      const comes = addScaled(addScaled(thrower.position, forward, tall * 1.6), [0, 1, 0], tall * 1.5);
      const goal = actors.find(isSoccerGoal);
      const aim = goal ? cornerOf(goal) : addScaled(thrower.position, forward, -9);
      const goes = arc(meet, aim, moment, 0.8, radius);
      missile.support = { kind: 'free' };
      missile.position = [meet[0], 0, meet[2]];
      missile.speed = 0;
      missile.path = (time) => {
        const u = Math.min(1, Math.max(0, 1 - (moment - time) / 1.1));
        return u < 1 ? flying(mix(comes, meet, u), time * 5, thrower.yaw, radius) : goes(time);
      };
      continue;
    }
    const hoop = actors.find(({ thing }) => /hoop/.test(thing.kit ?? ''));
    const hand = addScaled(addScaled(thrower.position, forward, tall * 0.3), side, -0.15 * tall);
    const isDunk = action === 'dunk';
    const height = isDunk ? 3 : tall * 1.05;
    const from: Vec3 =
      isDunk && hoop ? [hoop.position[0], height, hoop.position[2]] : [hand[0], height, hand[2]];
    const to: Vec3 = isDunk
      ? [from[0], 2.2, from[2]]
      : (target ?? aheadOf(thrower, across.has(action) ? openReach * tall : 12));
    const path = arc(from, to, moment, isDunk ? 0.15 : 0.9, radius);
    if (missile.support.kind === 'held') releases.set(missile, { time: moment, path });
    else missile.path = path;
  }
};
