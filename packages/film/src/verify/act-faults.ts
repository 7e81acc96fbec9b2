/** Why an act that is staged is not seen to happen: measured in the posed film, with the bodies as they are then. */

import { positionOf } from '../math/matrix.ts';
import { subtract } from '../math/vector.ts';
import type { Action } from '../scene/actions.ts';
import { type Actor, rootOf } from '../stage/actor.ts';
import { footingAt } from '../stage/move/ground-contact.ts';
import { boxOf, gapToBody, topWithin } from './bodies.ts';
import type { ActFault, StagedBeat } from './context.ts';
import { airborne, answered, atBody, byLimb, going, movingThings } from './verb-rows.ts';

/** An act of the film: whose, which, when by the stage's clock. */
export type StagedAct = { beat: StagedBeat; doer: Actor; action: Action; from: number; until: number };

/** Poses the bodies that matter at a moment of the stage's clock. */
const poseAt = ({ stage, film }: StagedBeat, time: number, only?: ReadonlySet<Actor>) => {
  const share = Math.min(0.999, time / stage.clock.seconds);
  film.poseFrame(share * stage.seconds, only);
};

const timesOf = ({ beat, from, until }: StagedAct, shares: readonly number[]): number[] => {
  const end = Math.min(until, beat.stage.clock.seconds);
  return shares.map((share) => from + (end - from) * share);
};

const isLiving = ({ thing, kit }: Actor): boolean =>
  thing.person !== null || ['walks', 'flies', 'swims'].includes(kit?.locomotion ?? '');

/** Lengths of its own that a body goes at least, and metres that are enough for any. */
const leastWay = 0.25;
const farEnough = 1.2;

const wayBetween = (actor: Actor, from: number, until: number): number => {
  const { path } = rootOf(actor);
  if (!path) return 0;
  const [a, b, middle] = [from, until, (from + until) / 2].map((time) => path(time).position);
  const lengths = [b!, middle!].map((one) => Math.hypot(...subtract(one, a!)));
  return Math.max(...lengths);
};

/** The ground under its feet goes for it: a treadmill, a wheel, a carousel. */
const isOnMachine = ({ support }: Actor) => support.kind === 'on' && support.host.speed === 0;

const isStill = ({ beat, doer, action, from, until }: StagedAct): boolean => {
  if (!going.has(action) || isOnMachine(doer) || doer.support.kind === 'held') return false;
  const root = rootOf(doer);
  const end = Math.min(until, beat.stage.clock.seconds);
  const way = wayBetween(doer, from, end);
  return way < Math.min(farEnough, leastWay * Math.max(root.size[1], root.size[2]));
};

/** In heights of the body, and the thickness of a palm. */
const near = 0.06;
const palm = 0.04;

const limbsOf = ({ film, stage }: StagedBeat, doer: Actor, action: Action) => {
  const names = byLimb.get(action) ?? (['handRight', 'handLeft'] as const);
  const own = names.flatMap((name) => {
    const at = film.anchorOf(doer, name);
    return at ? [positionOf(at)] : [];
  });
  // The end of what is held is at the work as well as the hand.
  const tools = stage.actors
    .filter(({ support }) => support.kind === 'held' && support.host === doer)
    .flatMap((tool) => {
      const box = boxOf(film, tool);
      if (!box) return [];
      const { low, high } = box;
      return [low, high, [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2] as const];
    });
  return [...own, ...tools];
};

/** Least distance of hands, feet or mouth from a body over the act, in metres; null: it has none of them. */
const leastGap = (act: StagedAct, others: readonly Actor[], shares: readonly number[]): number | null => {
  const { beat, doer, action } = act;
  let least: number | null = null;
  for (const time of timesOf(act, shares)) {
    poseAt(beat, time);
    for (const limb of limbsOf(beat, doer, action))
      for (const other of others) least = Math.min(least ?? Infinity, gapToBody(beat.film, other, [...limb]));
  }
  return least;
};

const looks = [0.1, 0.3, 0.5, 0.7, 0.9];

const isCarriedBy = (one: Actor, other: Actor): boolean =>
  one.support.kind !== 'free' && (one.support.host === other || isCarriedBy(one.support.host, other));

const isUntouched = (act: StagedAct, objects: readonly Actor[]): boolean => {
  const { doer, action } = act;
  if (!atBody.has(action) || objects.length === 0) return false;
  if (objects.some((one) => isCarriedBy(one, doer) || isCarriedBy(doer, one))) return false;
  const gap = leastGap(act, objects, looks);
  return gap !== null && gap > near * Math.max(doer.size[1], doer.size[2]) + palm;
};

/** Share of its size that what is moved moves at least. */
const leastMoved = 0.15;

const isUnmoved = (act: StagedAct, objects: readonly Actor[]): boolean => {
  const { beat, action } = act;
  if (!movingThings.has(action) || objects.length === 0) return false;
  const placesAt = (time: number) => {
    poseAt(beat, time);
    return objects.map((one) => boxOf(beat.film, one));
  };
  const seen = [0, ...timesOf(act, looks)].map(placesAt);
  return objects.every((one, n) =>
    seen.slice(1).every((boxes) => {
      const [a, b] = [seen[0]![n], boxes[n]];
      if (!a || !b) return true;
      const moved = ([0, 1, 2] as const).map((k) =>
        Math.max(Math.abs(a.low[k] - b.low[k]), Math.abs(a.high[k] - b.high[k])),
      );
      return Math.max(...moved) < Math.min(0.2, leastMoved * Math.max(...one.size));
    }),
  );
};

/** Heights of the body that feet may be off the ground, and metres. */
const leastFloat = 0.02;

const floatsAt = ({ beat, doer }: StagedAct, time: number): boolean => {
  const { stage, film } = beat;
  const box = boxOf(film, doer);
  if (!box) return false;
  const [x, z] = [(box.low[0] + box.high[0]) / 2, (box.low[2] + box.high[2]) / 2];
  const room = leastFloat * doer.size[1] + 0.05;
  const carrier = rootOf(doer);
  if (box.low[1] - footingAt(carrier, stage.set, x, z, time) < room) return false;
  return stage.actors.every((other) => {
    if (other === doer || isCarriedBy(other, doer) || other.role === 'backdrop') return true;
    const top = topWithin(film, other, box);
    return top === null || box.low[1] - top > room;
  });
};

const isFloating = (act: StagedAct): boolean => {
  const { beat, doer, action } = act;
  const { kit, support, thing } = doer;
  const walks = thing.person !== null || ['walks', 'rolls', 'slides'].includes(kit?.locomotion ?? '');
  if (!walks || airborne.has(action) || support.kind === 'held') return false;
  const carrier = rootOf(doer);
  if (carrier.altitude > 0 || ['flies', 'hovers', 'floats', 'swims'].includes(carrier.kit?.locomotion ?? ''))
    return false;
  const setting = beat.scene.setting.place;
  if (['sky', 'space', 'clouds', 'underwater'].includes(setting)) return false;
  return timesOf(act, looks).every((time) => {
    poseAt(beat, time);
    return floatsAt(act, time);
  });
};

/** Cosine of the angle between where somebody faces and where the other is. */
const leastFacing = 0.2;

/** The one that an act between two is done with. */
export const partnerOf = ({ beat, doer }: StagedAct, named: readonly Actor[]): Actor | null => {
  const others = named.filter((one) => one !== doer && isLiving(one));
  if (others[0]) return others[0];
  if (doer.target && isLiving(doer.target)) return doer.target;
  return (
    beat.stage.actors.find((one) => one !== doer && one.thingIndex === doer.thingIndex) ??
    beat.stage.actors.find((one) => one !== doer && one.thing.person !== null && !one.thing.isImplied) ??
    null
  );
};

const isPassive = (act: StagedAct, named: readonly Actor[]): boolean => {
  const { beat, doer, action } = act;
  const kind = answered.get(action);
  const partner = kind && partnerOf(act, named);
  // In a crowd that shouts nobody is turned to.
  const isCrowd = kind === 'facing' && named.length === 0 && doer.thing.count > 2;
  if (!kind || !partner || isCrowd) return false;
  if (kind === 'touching') {
    const gap = leastGap({ ...act, action: 'reach' }, [partner], looks);
    return gap !== null && gap > near * Math.max(doer.size[1], partner.size[1]) + palm;
  }
  return timesOf(act, looks).every((time) => {
    poseAt(beat, time);
    const [own, other] = [beat.film.rootOf(doer), beat.film.rootOf(partner)];
    if (!own || !other) return true;
    const [x, , z] = subtract(positionOf(own), positionOf(other));
    const length = Math.hypot(x, z) * Math.hypot(other[2]!, other[10]!);
    return length > 0.05 && (other[2]! * x + other[10]! * z) / length < leastFacing;
  });
};

/** The first of what is wrong with an act, the plainest first; null: it happens. `mates` do it too. */
export const faultOfAct = (
  act: StagedAct,
  named: readonly Actor[],
  mates: readonly Actor[],
): ActFault | null => {
  const things = named.filter((one) => !isLiving(one));
  if (isStill(act)) return 'still';
  if (isPassive(act, [...named, ...mates])) return 'passive';
  if (isUntouched(act, named)) return 'untouched';
  if (isUnmoved(act, things)) return 'unmoved';
  return isFloating(act) ? 'floats' : null;
};
