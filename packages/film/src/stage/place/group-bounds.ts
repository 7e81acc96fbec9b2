/** The box around a group of actors, as the camera sees it. */

import type { Extent } from '../../camera/frame-subject.ts';
import type { StageSet } from '../../kits/set.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Action } from '../../scene/actions.ts';
import type { TieKind } from '../../scene/scene.ts';
import { type Actor, isChair, mainAction, rootOf } from '../actor.ts';
import { footingAt } from '../move/ground-contact.ts';
import { type Axes, halfExtent } from './axes.ts';
import { isPartlyHidden } from './place-hidden.ts';
import { viewerTies } from './views/relations.ts';

export type GroupBounds = {
  /** Middle of the group, relative to the hero's carrier. */ offset: Vec3;
  extent: Extent;
};

/** Height of an actor's feet above its carrier's. */
const baseHeight = (actor: Actor): number => {
  if (actor.support.kind === 'free') return 0;
  const { host } = actor.support;
  const name = actor.support.kind === 'held' ? actor.support.hand : actor.support.anchor;
  const anchor = host.model.anchors[name]?.[1] ?? host.model.size[1] * 0.5;
  const isSeated =
    actor.support.kind === 'on' && actor.thing.person !== null && actor.support.anchor !== 'top';
  const sunk = isSeated ? Math.min(0.5, 0.28 * actor.size[1]) : 0;
  return baseHeight(host) + anchor * host.scale - sunk;
};

const tallness = (actor: Actor): number => {
  const action = mainAction(actor);
  const isInChair = actor.support.kind === 'on' && isChair(actor.support.host, actor);
  const isLow = ['sleep', 'lie', 'crawl'].includes(action) && !isInChair;
  const isSeated =
    (action === 'sleep' && isInChair) ||
    ['sit', 'meditate', 'kneel', 'build', 'ride', 'drive', 'play_piano'].includes(action);
  // A sea lion that lifts its head is twice as high as one that lies.
  if (actor.kit?.name === 'seal' && action === 'pose') return actor.size[2] * 0.72;
  if (!actor.thing.person)
    return actor.size[1] * (isLow ? 0.6 : action === 'jump' && actor.kit?.locomotion === 'walks' ? 1.3 : 1);
  const isOnSeat = actor.support.kind === 'on' && actor.support.anchor !== 'top';
  return actor.size[1] * (isLow ? 0.3 : isSeated || isOnSeat ? 0.75 : action === 'dunk' ? 2.1 : 1);
};

/** Acts of the hands: the upper body tells them better than the whole figure. */
export const handwork: readonly Action[] = [
  'pour',
  'drink',
  'toast',
  'eat',
  'read',
  'write',
  'paint',
  'knit',
  'chop',
  'stir',
  'type',
  'phone',
  'photograph',
  'smoke',
  'sing',
  'play_violin',
  'play_wind',
  'look',
  'blow',
  'laugh',
  'cry',
  'kiss',
  'iron',
  'reach',
  'put_on',
  'put_in',
  'take_from',
  'wash',
  'brush_teeth',
  'feed',
  'pet',
  'talk',
  'cook',
  'hammer',
  'hold',
  'pose',
  'play_guitar',
];

/** Half of the metres of a train that the camera stands back for. */
const longestShown = 11;

/** Only the part around the hero is framed: it is much smaller than what carries it. */
const carriesSmallHero = (actor: Actor, hero: Actor): boolean => {
  if (hero.support.kind !== 'on' || hero.support.host !== actor) return false;
  // A hammock is seen with the trees that hold it.
  if (actor.thing.ties.some(({ kind }) => kind === 'between')) return false;
  // On a large ship one is seen with the part of the deck around; a car is seen as a whole.
  if (actor.kit?.locomotion !== 'none') return Math.max(...actor.size) > Math.max(...hero.size) * 7;
  if (hero.thing.acts.some(({ action }) => action === 'fall')) return false;
  const { anchor } = hero.support;
  // Of a bed that people stand on, what is under their feet is enough.
  if (hero.thing.person && anchor === 'top' && actor.size[1] < 1.6 && Math.max(...actor.size) > 2)
    return true;
  const isWide = Math.max(actor.size[0], actor.size[2]) > Math.max(...hero.size) * 2.4;
  return anchor === 'top' || (anchor === 'seat' && isWide && Math.max(actor.size[0], actor.size[2]) > 4)
    ? hero.size[1] < actor.size[1] * 0.7 || isWide
    : anchor === 'inside' && actor.size[0] > hero.size[1] * 2 && !isSmallVessel(actor, hero);
};

/** A bowl with a fish in it. */
const isSmallVessel = (actor: Actor, hero: Actor) =>
  Math.max(...actor.size) < Math.min(0.8, Math.max(...hero.size) * 3.4);

/** A car is seen whole, however small the dog in it is, and so is a bowl with its fish. */
const isVehicleOf = (actor: Actor, hero: Actor): boolean =>
  hero.support.kind === 'on' &&
  hero.support.host === actor &&
  ((['rolls', 'floats', 'slides'].includes(actor.kit?.locomotion ?? '') && Math.max(...actor.size) < 7) ||
    (hero.support.anchor === 'inside' && isSmallVessel(actor, hero)));

/** The table under the bowl that the fish is in. */
const carriesVessel = (actor: Actor, { support }: Actor): boolean =>
  support.kind === 'on' &&
  support.anchor === 'inside' &&
  support.host !== actor &&
  carriesSmallHero(actor, support.host);

/** The head and chest of whoever a parrot sits on. */
const isPerchPerson = ({ thing, number }: Actor, { support }: Actor): boolean =>
  thing.person !== null &&
  support.kind === 'on' &&
  support.host.number === number &&
  ['shoulder', 'head', 'top'].includes(support.anchor);

/** Where on the ground an actor is relative to what carries it in the end. */
const shiftOnCarrier = (actor: Actor, time: number): [number, number] => {
  if (actor.support.kind !== 'on') return [0, 0];
  const { host, anchor, offset } = actor.support;
  const [ax, , az] = host.model.anchors[anchor] ?? [0, 0, 0];
  const [x, z] = [ax * host.scale + offset[0], az * host.scale + offset[2]];
  // A ship that sails is turned the way it goes.
  const yaw = host.support.kind === 'free' && host.path ? host.path(time).yaw : host.yaw;
  const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
  const [hx, hz] = shiftOnCarrier(host, time);
  return [hx + x * c + z * s, hz + z * c - x * s];
};

const leadsTo = ({ thing }: Actor, index: number): boolean =>
  thing.acts.some(({ goal }) => goal?.to === index);

const isTreeOverAnimal = (actor: Actor, hero: Actor): boolean =>
  !isPartlyHidden(hero) &&
  !leadsTo(hero, actor.thingIndex) &&
  !actor.thing.traits.includes('single arch') &&
  hero.thing.person === null &&
  hero.kit?.locomotion === 'walks' &&
  hero.size[1] < 1.6 &&
  actor.size[1] > hero.size[1] * 2 &&
  hero.thing.ties.some(({ kind, to }) => kind === 'under' && to === actor.thingIndex);

/** A bed with a cat under it is seen whole. */
const isOverHidden = (actor: Actor, hero: Actor): boolean =>
  isPartlyHidden(hero) &&
  actor.size[1] < 1.9 &&
  hero.thing.ties.some(({ kind, to }) => kind === 'under' && to === actor.thingIndex);

/** Times the hero's height: a horse beside a cat is seen whole, beside a mouse an elephant's feet have to do. */
const tallestCompany = 8;

/** Times the hero's size: what the hero is said to be left of, behind or above is seen whole up to this. */
const largestMark = 6;
/** What a way that is told leads to is seen even where the mover is small beside it. */
const largestGoal = 12;

/**
 * Whether one of the two is said to be somewhere to the other, as the viewer sees them. Behind something large one is seen
 * at its edge, unless one comes out from there.
 */
const isMark = ({ thing, thingIndex, size, role }: Actor, hero: Actor): boolean =>
  role !== 'landmark' &&
  Math.max(...size) < Math.max(...hero.size) * (leadsTo(hero, thingIndex) ? largestGoal : largestMark) &&
  [
    { ties: thing.ties.filter(({ kind }) => kind !== 'under' && kind !== 'on'), other: hero.thingIndex },
    {
      ties: hero.thing.ties.filter(
        ({ kind }) => !['behind', 'under', 'on'].includes(kind) || leadsTo(hero, thingIndex),
      ),
      other: thingIndex,
    },
  ].some(({ ties, other }) => ties.some(({ kind, to }) => to === other && marking.includes(kind)));
const marking: readonly TieKind[] = [...viewerTies, 'on', 'over'];

/** Somebody who was named beside the hero is seen whole, and so is what tells where the hero is; of trees and houses a part is enough. */
const isWholeCompany = (actor: Actor, hero: Actor): boolean =>
  !actor.thing.isImplied &&
  (actor.thing.person !== null ||
    ['walks', 'flies', 'swims'].includes(actor.kit?.locomotion ?? '') ||
    isMark(actor, hero)) &&
  actor.size[1] < hero.size[1] * (leadsTo(hero, actor.thingIndex) ? largestGoal : tallestCompany);

/** `time` is the moment the group is measured at; a mover's whole way is not part of it. */
export const measureGroup = (
  members: Actor[],
  hero: Actor,
  set: StageSet,
  axes: Axes,
  time: number,
): GroupBounds => {
  const centre = rootOf(hero).path!(time).position;
  let [left, right, bottom, top, near, far] = [1e9, -1e9, 1e9, -1e9, 1e9, -1e9];
  for (const actor of members) {
    const carrier = rootOf(actor);
    const at = carrier.path!(time).position;
    const [sx, sz] = shiftOnCarrier(actor, time);
    const [dx, dz] = [at[0] + sx - centre[0], at[2] + sz - centre[2]];
    const ground =
      footingAt(carrier, set, at[0], at[2], 0) - footingAt(rootOf(hero), set, centre[0], centre[2], 0);
    // Of a train the engine and the first carriages are enough.
    const isTrain =
      actor === carrier && actor.kit?.locomotion === 'rails' && actor.size[2] > longestShown * 2;
    const front = isTrain ? actor.size[2] / 2 - longestShown : 0;
    const across =
      dx * axes.right[0] +
      dz * axes.right[2] +
      front * (Math.sin(actor.yaw) * axes.right[0] + Math.cos(actor.yaw) * axes.right[2]);
    const depth = dx * axes.away[0] + dz * axes.away[2];
    // Of a tree over somebody's head the lower part is enough.
    // Beside busy hands a fireplace or a tree is company, not the subject.
    const isHandwork = hero.thing.person !== null && handwork.includes(mainAction(hero));
    const isAside = isHandwork && actor.thing.person === null && rootOf(hero) !== actor;
    const isHoop = /hoop|goal/.test(actor.thing.kit ?? '') && mainAction(hero) !== 'dunk';
    // A kite is flown to be seen.
    const isFlown = actor.thing.kit === 'kite';
    const isTall =
      !isTrain &&
      !isHoop &&
      !isFlown &&
      !actor.thing.traits.includes('single arch') &&
      !isOverHidden(actor, hero) &&
      !(actor.isBound && actor.thing.count > 1 && actor.size[1] < 7) &&
      actor !== hero &&
      !isVehicleOf(actor, hero) &&
      !(isWholeCompany(actor, hero) && !isAside) &&
      actor.size[1] > hero.size[1] * (isAside ? 1.15 : 2);
    const most = isTrain
      ? longestShown
      : isTall
        ? hero.size[1] * (isAside ? 0.45 : 1.3)
        : Number.POSITIVE_INFINITY;
    const half = Math.min(most, halfExtent(actor, axes.right));
    const halfDepth = Math.min(most, halfExtent(actor, axes.away));
    const hangs = actor.thing.person === null && actor.support.kind === 'on' && mainAction(actor) === 'hang';
    const base =
      at[1] - centre[1] + ground + baseHeight(actor) - (hangs ? Math.max(...actor.size) * 1.15 : 0);
    // The tree over a lion is behind it in any case.
    if (isTreeOverAnimal(actor, hero)) continue;
    // Of a large thing that carries a small hero only the part around the hero is framed.
    if (isPerchPerson(actor, hero)) {
      left = Math.min(left, across - actor.size[1] * 0.2);
      right = Math.max(right, across + actor.size[1] * 0.2);
      bottom = Math.min(bottom, base + actor.size[1] * 0.6);
      top = Math.max(top, base + actor.size[1] * 1.06);
      [near, far] = [Math.min(near, depth - halfDepth), Math.max(far, depth + halfDepth)];
      continue;
    }
    if (carriesSmallHero(actor, hero) || carriesVessel(actor, hero)) continue;
    left = Math.min(left, across - half);
    right = Math.max(right, across + half);
    // Of giants that stand in the sea the part above the water is framed.
    const isGiantInSea =
      actor.size[1] > 20 && mainAction(actor) === 'fight' && set.water?.(at[0], at[2], 0) !== undefined;
    bottom = Math.min(bottom, base + (isGiantInSea ? actor.size[1] * 0.25 : 0));
    const isShelter = hero.thing.ties.some(({ kind, to }) => kind === 'under' && to === actor.thingIndex);
    // Of the tree over somebody the crown is seen, or it would be a post.
    const shown = isShelter ? Math.max(...hero.size) * 1.75 : hero.size[1] * (isAside ? 0.95 : 2);
    const tall = isTall ? Math.min(actor.size[1], shown) : tallness(actor);
    // A spear is told by the part that is near the hand.
    const isPole =
      actor.support.kind === 'held' &&
      !/kite|balloon/.test(actor.thing.kit ?? '') &&
      actor.size[1] > actor.support.host.size[1] * 0.9;
    top = Math.max(top, isPole ? base + Math.min(tall, tall * 0.35) : base + tall);
    near = Math.min(near, depth - halfDepth);
    far = Math.max(far, depth + halfDepth);
  }
  const host =
    hero.support.kind === 'on' &&
    carriesSmallHero(hero.support.host, hero) &&
    !isPerchPerson(hero.support.host, hero)
      ? hero.support.host
      : null;
  if (host && hero.thing.person !== null && host.kit?.locomotion !== 'none') {
    left -= hero.size[1];
    right += hero.size[1];
  }
  // A board or a plate is told by what lies on it, not by what it lies on.
  const isFlat = hero.size[1] < Math.min(hero.size[0], hero.size[2]) * 0.3;
  if (host && hero.thing.person === null && !isFlat) {
    // Enough of what it is on to see what that is.
    const isLiving = hero.kit !== null && hero.kit.locomotion !== 'none';
    // A sill or a branch is told by a part of it, a bowl or a cage only as a whole.
    const isWithin = hero.support.kind === 'on' && hero.support.anchor === 'inside';
    const isLow = /window|table|desk|counter|shelf/.test(host.thing.kit ?? '');
    // Of a figure, a post or a roof that small animals are on more is seen than a strip.
    const isUpright = host.size[1] > Math.max(...hero.size) * 1.6 && !isLow;
    // As much beside a row of birds as beside one.
    const times = isWithin ? 3.4 : isLiving ? (isLow ? 2.1 : isUpright ? 3.6 : 2.4) : 1.35;
    const one = Math.min(right - left, Math.max(hero.size[0], hero.size[2]) * 1.5);
    const wide = Math.min(Math.max(host.size[0], host.size[2]) * 1.1, right - left + one * (times - 1));
    const more = Math.max(0, wide - (right - left)) / 2;
    left -= more;
    right += more;
    const below = isWithin ? 1.2 : isLiving ? (isLow ? 0.45 : isUpright ? 2.3 : 0.75) : 0.2;
    // A named thing that something small is on is told by its upper half.
    const named = isUpright && !host.thing.isImplied && host.size[1] < 2.4 ? host.size[1] * 0.5 : 0;
    if (mainAction(hero) !== 'hang')
      bottom -= Math.max(named, Math.min(host.size[1] * 0.5, (top - bottom) * below));
  }
  const [across, up, depth] = [(left + right) / 2, (bottom + top) / 2, (near + far) / 2];
  return {
    offset: [
      axes.right[0] * across + axes.away[0] * depth,
      up,
      axes.right[2] * across + axes.away[2] * depth,
    ],
    extent: { width: right - left, height: top - bottom, depth: far - near },
  };
};
