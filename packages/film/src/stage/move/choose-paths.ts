/** The way of every free actor through the stage, from what it does and how it gets about. */

import type { StageSet } from '../../kits/set.ts';
import type { Random } from '../../math/random.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import type { Place } from '../../scene/scene.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import { flyingHeight, insectSize } from '../place/flying-height.ts';
import { isHung, viewerTies } from '../place/views/relations.ts';
import { isTravelling } from './blocking.ts';
import { swoopDown } from './catch-prey.ts';
import { fallsInto, tumbleStart } from './falls.ts';
import { alongPerch } from './feats/along-perch.ts';
import { leaveGround, leavesGround } from './leave-ground.ts';
import { pathPastMonument } from './past-monument.ts';
import * as paths from './paths.ts';
import { flutterAhead, playWithSmallThings, pushOnGround, runAhead, stayAtToys } from './play-and-chase.ts';
import { goesThroughWater, isPondFish, onBottom, schoolPath } from './schools.ts';
import { inCircle, roundAbout } from './story/free-ways.ts';

export type PathPlan = {
  axes: Axes;
  place: Place;
  /** Length of the stage's own clock. */
  seconds: number;
  random: Random;
  set: StageSet;
};

/** Metres that somebody goes in a room. */
const longestWayIndoors = 2.4;

/** The way round a host or a target, for what flies or swims around it. */
const roundHost = (actor: Actor, actors: Actor[]): Actor | undefined => {
  const tie = actor.thing.ties.find(({ kind }) => kind === 'around' || kind === 'over' || kind === 'above');
  const host = tie && actors.find(({ thingIndex, copy }) => thingIndex === tie.to && copy === 0);
  return host ? rootOf(host) : actor.target ? rootOf(actor.target) : undefined;
};

const flyingPath = (actor: Actor, actors: Actor[], plan: PathPlan): paths.Path => {
  const action = mainAction(actor);
  const { axes, random, seconds } = plan;
  const host = roundHost(actor, actors);
  const size = Math.max(...actor.size);
  const hasGroundCast = actors.some(
    (other) =>
      other !== actor &&
      rootOf(other) !== actor &&
      other.role === 'cast' &&
      !['flies', 'hovers'].includes(rootOf(other).kit?.locomotion ?? ''),
  );
  const carriesHero = actors.some((other) => other.role === 'hero' && rootOf(other) === actor);
  const flyer = carriesHero ? { ...actor, role: 'hero' as const } : actor;
  const height = flyingHeight(flyer, plan, hasGroundCast, actors);
  const base: Vec3 = [actor.position[0], height, actor.position[2]];
  if (leavesGround(actor)) return leaveGround([base[0], 0, base[2]], actor);
  if (action === 'land') return paths.touchDown([base[0], 0, base[2]], actor.yaw, size * 1.2, seconds * 0.75);
  if (action === 'hang') return paths.stay([base[0], 1.3, base[2]], actor.yaw);
  if (action === 'roll' && size > 3)
    return paths.loop(base, actor.yaw, size * 0.9, actor.speed || size, seconds);
  if (
    ['stand', 'sit', 'walk', 'sleep', 'eat', 'peck', 'look', 'fight', 'sing', 'breathe_fire'].includes(action)
  ) {
    return action === 'walk'
      ? paths.straight([base[0], 0, base[2]], actor.yaw, actor.speed, seconds / 2)
      : paths.stay([base[0], 0, base[2]], actor.yaw);
  }
  const past = pathPastMonument(actor, actors, plan);
  if (past) return past;
  if (['hover', 'drink'].includes(action) && host && size < 0.5) {
    // Beak to blossom: beside the head of what it visits, turned to it.
    const at: Vec3 = addScaled(
      [host.position[0], host.size[1] * 0.88, host.position[2]],
      axes.right,
      -(size * 0.45 + host.size[0] * 0.42),
    );
    return paths.hover(
      at,
      Math.atan2(host.position[0] - at[0], host.position[2] - at[2]),
      size * 0.08,
      actor.phase,
    );
  }
  if (host && size < 0.5) {
    const isAbove = actor.thing.ties.some(({ kind }) => kind === 'above' || kind === 'over');
    const level = isAbove ? host.size[1] * 1.15 + size : Math.max(host.size[1] * 0.7, 0.3);
    const reach = Math.max(host.size[0], host.size[2]) * (0.45 + 0.25 * random());
    return paths.flutter(
      addScaled([host.position[0], level, host.position[2]], axes.away, -0.25 * host.size[2]),
      reach,
      0.8 + random(),
      actor.phase,
    );
  }
  // A figure that is said to be before or beside something stays there.
  const reach = actor.thing.ties.some(({ kind }) => viewerTies.includes(kind)) ? size * 0.5 : 0.5;
  if (size < insectSize * 2) return paths.flutter(base, Math.min(0.5, reach), 0.8, actor.phase);
  if (actor.kit?.locomotion === 'hovers' || action === 'hover' || action === 'float') {
    const lift = action === 'rise' ? 0.6 : 0;
    const drifting = paths.hover(base, actor.yaw, Math.min(1.5, size * 0.12), actor.phase);
    return (time) => {
      const at = drifting(time);
      return { ...at, position: [at.position[0], at.position[1] + lift * time, at.position[2]] };
    };
  }
  if (host && host.size[1] > size * 1.5 && actor.role !== 'hero') {
    return paths.circle(
      [host.position[0], height, host.position[2]],
      host.size[0] * 0.7 + size * 2,
      actor.speed,
      actor.phase,
    );
  }
  if (action === 'dive') return swoopDown(actor, base, axes, seconds, plan.place === 'lake');
  const forward = paths.straight(base, actor.yaw, actor.speed, seconds / 2);
  return (time) => {
    const at = forward(time);
    const lift = Math.sin(time * 0.8 + actor.phase) * size * 0.12;
    return {
      ...at,
      position: [at.position[0], at.position[1] + lift, at.position[2]],
      roll: 0.12 * Math.sin(time * 0.7 + actor.phase),
    };
  };
};

const swimmingPath = (actor: Actor, actors: Actor[], plan: PathPlan): paths.Path => {
  const { place, seconds, random } = plan;
  const length = actor.size[2];
  const host = actor.thing.ties.some(({ kind }) => kind === 'around') ? roundHost(actor, actors) : undefined;
  if (place === 'underwater' && host && host !== actor && actor.thing.count > 3)
    return schoolPath(actor, host, plan);
  if (mainAction(actor) === 'jump' && place !== 'underwater') {
    const reach = length * 0.55;
    const stagger = actor.copy * 0.45;
    return paths.leap(
      actor.position,
      actor.yaw,
      Math.max(length * 0.42, 0.8),
      reach,
      Math.max(1.7, Math.sqrt(length) * 1.25),
      seconds / 2 + stagger,
    );
  }
  const depth =
    place === 'underwater'
      ? onBottom.includes(mainAction(actor))
        ? 0
        : actor.altitude || 1.6 + (actor.copy ? (random() - 0.4) * 1.6 : 0)
      : ['swim', 'float', 'sleep'].includes(mainAction(actor))
        ? // Small fish of ponds are seen through their clear water: just under the surface.
          isPondFish(actor)
          ? actor.size[1] * 0.12
          : -actor.size[1] * 0.45
        : // A figure that fights or looks about has come up out of the water.
          actor.size[1] * 0.2;
  if (host && host !== actor) return roundAbout(actor, host, depth);
  const forward = paths.straight(
    [actor.position[0], depth, actor.position[2]],
    actor.yaw,
    actor.speed,
    seconds / 2,
  );
  return (time) => {
    const at = forward(time);
    const wave = Math.sin(time * 1.1 + actor.phase);
    return {
      ...at,
      position: [at.position[0], at.position[1] + wave * 0.04 * length, at.position[2]],
      pitch: 0.08 * Math.cos(time * 1.1 + actor.phase),
    };
  };
};

const groundPath = (actor: Actor, actors: Actor[], plan: PathPlan): paths.Path => {
  const action = mainAction(actor);
  const { seconds } = plan;
  if (action === 'launch') return paths.liftOff(actor.position, actor.yaw, 4.5, 0.5);
  if (action === 'fall' && !actor.thing.person)
    return paths.bounceDown(actor.position, actor.yaw, Math.max(1.2, actor.size[1] * 2));
  // A snowboard off its ramp.
  if (action === 'jump' && actor.kit?.locomotion === 'slides')
    return paths.bigAir(actor.position, actor.yaw, seconds, actor.thing.traits.includes('flip'));
  if (action === 'spin' && /chair|stool/.test(actor.kit?.name ?? '')) return paths.turnRound(actor);
  // After its own tail.
  if (action === 'spin' && actor.kit?.locomotion === 'walks' && !actor.thing.person) {
    const length = actor.size[2];
    const round = paths.circle(actor.position, length * 0.3, Math.max(0.6, length * 1.6), actor.phase);
    return (time) => ({ ...round(time), roll: 0 });
  }
  if (action === 'bounce') {
    return (time) => {
      const at = paths.straight(actor.position, actor.yaw, actor.speed, seconds / 2)(time);
      const u = (time * 1.3) % 1;
      return { ...at, position: [at.position[0], actor.size[1] * 3 * 4 * u * (1 - u), at.position[2]] };
    };
  }
  const middle =
    actor.speed > 0 && actor.thing.ties.some(({ kind }) => kind === 'around')
      ? roundHost(actor, actors)
      : undefined;
  if (middle && middle !== actor && middle.speed === 0) return roundAbout(actor, middle, 0);
  if (actor.speed > 0 && actor.thing.acts[0]?.direction === 'around')
    return inCircle(actor, plan.axes, seconds);
  if (actor.speed > 0) return paths.straight(actor.position, actor.yaw, actor.speed, seconds / 2);
  return paths.stay(actor.position, actor.yaw);
};

const ownPath = (actor: Actor, actors: Actor[], plan: PathPlan): paths.Path => {
  switch (actor.kit?.locomotion) {
    case 'flies':
    case 'hovers':
      if (mainAction(actor) === 'swim') return groundPath(actor, actors, plan);
      return flyingPath(actor, actors, plan);
    default:
      if (isHung(actor)) return paths.stay([actor.position[0], actor.altitude, actor.position[2]], actor.yaw);
      if (goesThroughWater(actor, plan.place)) return swimmingPath(actor, actors, plan);
      if (mainAction(actor) === 'fly' || actor.altitude > 0) return flyingPath(actor, actors, plan);
      if (leansIntoTurn(actor, actors))
        return paths.bend(
          actor.position,
          actor.yaw,
          Math.min(actor.speed, 9),
          plan.seconds / 2,
          actor.size[0] < 1.3 ? 0.58 : 0.07,
        );
      return groundPath(actor, actors, plan);
  }
};

const leansIntoTurn = (actor: Actor, actors: Actor[]): boolean =>
  actor.speed > 0 &&
  actor.kit?.locomotion === 'rolls' &&
  actors.some((other) => rootOf(other) === actor && other.thing.traits.includes('leaning'));

/** A figure that keeps company with a traveller goes along with it. */
const companionOf = (actor: Actor, actors: Actor[]): Actor | undefined => {
  const joins = ['chasing', 'following', 'leading', 'with', 'fleeing'];
  for (const { kind, to } of actor.thing.ties) {
    const other = actors.find(({ thingIndex, copy }) => thingIndex === to && copy === 0);
    if (other && joins.includes(kind)) return rootOf(other);
  }
  const back = actors.find(
    (other) =>
      rootOf(other) !== actor &&
      other.thing.ties.some(({ kind, to }) => joins.includes(kind) && to === actor.thingIndex),
  );
  return back && rootOf(back);
};

/** A wheelchair or a cart goes before whoever pushes it, and after whoever pulls it; a vacuum cleaner by its handle. */
const goAlongWithPusher = (actor: Actor) => {
  const { target } = actor;
  const act = actor.thing.acts.find(({ action }) => action === 'push' || action === 'pull');
  if (!act || !target || target.thing.person || target.support.kind !== 'free' || actor.speed === 0) return;
  if (target.size[1] > actor.size[1] * 1.6) return;
  const ahead = act.action === 'push' ? 1 : -1;
  const isByHandle = /vacuum/.test(target.thing.kit ?? '');
  const distance = isByHandle ? actor.size[1] * 0.27 : ahead * (target.size[2] / 2 + actor.size[1] * 0.2);
  target.speed = actor.speed;
  target.yaw = actor.yaw;
  target.position = addScaled(actor.position, [Math.sin(actor.yaw), 0, Math.cos(actor.yaw)], distance);
};

/** Two that run at each other come from both sides and meet in the middle of the picture. */
const faceOff = (actors: Actor[], { axes, seconds }: PathPlan) => {
  for (const actor of actors) {
    const isMutual = actor.thing.traits.includes('each other') && actor.thing.count === 2;
    const carrier = rootOf(actor);
    if (!isMutual || carrier.speed === 0) continue;
    const side = actor.copy === 0 ? -1 : 1;
    // Riders are told by their lances, from near.
    carrier.speed = Math.min(carrier.speed, carrier === actor ? 4.5 : 2.6);
    const lane = 0.5 * carrier.size[0] + 0.3;
    // They pass a little after the film's middle.
    const apart = carrier.speed * seconds * 0.12;
    carrier.yaw = axes.azimuth - (side * Math.PI) / 2;
    carrier.position = addScaled(addScaled([0, 0, 0], axes.right, side * apart), axes.away, side * lane);
  }
};

/** Metres that a small animal gets along a blade or a twig of the usual size. */
const longestOnPerch = 0.2;

/** Off the edge of a table, or along the top of a bridge, in the host's own space. */
const pathOnHost = (actor: Actor, { seconds }: PathPlan): paths.Path | null => {
  if (actor.support.kind !== 'on') return null;
  const { host, anchor } = actor.support;
  if (fallsInto(actor)) {
    const { copy, thing, size } = actor;
    const angle = copy * 2.4;
    const aside = Math.min(size[0] * 0.5 * Math.sqrt(copy), Math.max(0, host.size[0] * 0.36 - size[0] * 0.5));
    const start = (seconds * 0.75 * (copy + 0.2)) / Math.max(1, thing.count);
    const at: Vec3 = [Math.cos(angle) * aside, 0, Math.sin(angle) * aside];
    return paths.dropIn(at, angle, Math.max(host.size[1] * 2.6, size[1] * 4), start);
  }
  if (actor.thing.acts.some(({ action }) => action === 'fall') && !actor.thing.person) {
    const drop = (host.model.anchors[anchor]?.[1] ?? host.model.size[1]) * host.scale;
    const edge = host.size[0] / 2 - actor.size[0] * 0.4;
    actor.support.offset = [edge, 0, host.size[2] * 0.18];
    return paths.tumble(actor.support.offset, Math.PI / 2, drop, tumbleStart(seconds));
  }
  // Behind what it pushes over the edge.
  const pushed = actor.target;
  const isPushing =
    pushed?.support.kind === 'on' && pushed.support.host === host && pushed.thing.acts[0]?.action === 'fall';
  if (isPushing && actor.thing.person === null) {
    const edge = host.size[0] / 2 - pushed.size[0];
    actor.support.offset = [edge - actor.size[2] * 0.8, 0, host.size[2] * 0.18];
    return paths.stay(actor.support.offset, Math.PI / 2);
  }
  const { way } = host.model;
  if (way && anchor === 'top' && isTravelling(mainAction(actor)))
    return alongPerch(way, host.scale, longestOnPerch, seconds);
  if (actor.speed === 0) return null;
  const isAcross = host.size[0] > host.size[2];
  return paths.straight([0, 0, 0], isAcross ? Math.PI / 2 : 0, actor.speed, seconds / 2);
};

export const choosePaths = (actors: Actor[], plan: PathPlan): void => {
  for (const actor of actors) {
    if (actor.support.kind !== 'free') continue;
    const mate = companionOf(actor, actors);
    const isChase = actor.thing.ties.some(({ kind }) => kind === 'chasing') || mainAction(actor) === 'flee';
    if (mate && mate !== actor && (mate.speed > 0 || isChase)) {
      // The slower of the two sets the pace, so that they stay together in the picture.
      const speeds = [actor.speed, mate.speed].filter((speed) => speed > 0);
      const shared = Math.min(...speeds);
      if (Number.isFinite(shared)) actor.speed = mate.speed = shared;
      actor.yaw = mate.yaw;
    }
  }
  // Keeps paths out of the wall.
  if (plan.set.isIndoors)
    for (const actor of actors)
      if (actor.support.kind === 'free')
        actor.speed = Math.min(actor.speed, longestWayIndoors / plan.seconds);
  stayAtToys(actors);
  for (const actor of actors) goAlongWithPusher(actor);
  playWithSmallThings(actors, plan.axes);
  faceOff(actors, plan);
  for (const actor of actors) {
    const path = actor.support.kind === 'free' ? ownPath(actor, actors, plan) : pathOnHost(actor, plan);
    actor.path = path && actor.thing.traits.includes('leaning') ? paths.leant(path, actor.size[0]) : path;
  }
  pushOnGround(actors);
  for (const actor of actors) flutterAhead(actor, actors);
  for (const actor of actors) runAhead(actor, actors);
};
