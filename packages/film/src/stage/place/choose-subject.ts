/** What the camera is for: the hero with its company, or the place itself where nobody is named. */

import type { Subject } from '../../camera/shots.ts';
import { steadySubject } from '../../camera/steady-subject.ts';
import type { StageSet } from '../../kits/set.ts';
import { subtract, type Vec3 } from '../../math/vector.ts';
import type { Action } from '../../scene/actions.ts';
import type { Place } from '../../scene/scene.ts';
import { type Actor, isCounted, mainAction, rootOf } from '../actor.ts';
import { seatForCamera } from '../move/camera-seat.ts';
import { fallsInto } from '../move/falls.ts';
import { footingAt } from '../move/ground-contact.ts';
import type { Axes } from './axes.ts';
import { type GroupBounds, handwork, measureGroup } from './group-bounds.ts';
import { edgeLeapOf } from './leap-subject.ts';
import { ringAsSubject, ringOf } from './ring-subject.ts';
import { tumbleOf } from './tumble-subject.ts';
import { detailOf } from './views/detail-of.ts';
import { passesBy, viewWidth } from './views/steady-views.ts';
import { wayOf } from './views/way-subject.ts';

/** From the driver's seat to the glass. */
const windscreenSubject: Subject = {
  centreAt: () => [0, 1.22, -0.3],
  extent: { width: 1.1, height: 0.5, depth: 0.1 },
  detail: { offset: [0, 0, 0], extent: { width: 1.1, height: 0.5, depth: 0.1 } },
  travel: null,
  isAirborne: false,
};

/** Wide enough that a camera in the air is above the trees and sees far. */
const leastAerialWidth = 80;
/** Over a city it is above most of the towers. */
const leastOverTowers = 190;

export const placeAsSubject = (
  place: Place,
  set: StageSet,
  { hasWindow, isAerial, isOfWater }: { hasWindow: boolean; isAerial: boolean; isOfWater: boolean },
): Subject => {
  const least = !isAerial || set.isIndoors ? 0 : place === 'city' ? leastOverTowers : leastAerialWidth;
  const seen = set.view?.width ?? viewWidth[place] ?? (set.isIndoors ? (hasWindow ? 3.4 : 4.5) : 22);
  const width = set.view?.width === undefined ? Math.max(least, seen) : seen;
  const height = set.isIndoors ? (hasWindow ? 1.5 : 2.2) : width * 0.3;
  // Of a river that changes no more than a strip would be seen under its far bank.
  const overGround = isOfWater ? (place === 'river' ? -0.45 : 0.05) : place === 'volcano' ? 0.85 : 0.7;
  const middle = set.isIndoors && hasWindow ? 1.3 : height * overGround;
  if (place === 'car') return windscreenSubject;
  const base = Math.max(set.ground(0, 0), set.water?.(0, 0, 0) ?? Number.NEGATIVE_INFINITY);
  const below = set.view?.below ?? 0;
  const centre: Vec3 = [0, base + middle - below / 2, set.isIndoors ? -0.6 : -width * 0.2];
  const extent = { width, height: height + below, depth: 1 };
  return steadySubject(centre, extent);
};

const visits: readonly Action[] = ['hover', 'drink', 'eat'];

/** A hummingbird at a flower: the bird and the blossom fill the picture, not the stem. */
const visitOf = (hero: Actor, set: StageSet, middle: number): Subject | null => {
  const host = hero.target && rootOf(hero.target);
  if (
    !host ||
    !['flies', 'hovers'].includes(hero.kit?.locomotion ?? '') ||
    hero.support.kind !== 'free' ||
    !visits.includes(mainAction(hero)) ||
    host.size[1] < hero.size[2]
  )
    return null;
  const [x, y, z] = hero.path!(middle).position;
  const centre: Vec3 = [(x + host.position[0]) / 2, set.ground(x, z) + y, (z + host.position[2]) / 2];
  const extent = {
    width: hero.size[2] * 1.6 + host.size[0] * 1.1,
    height: Math.max(hero.size[2] * 1.3, host.size[0]),
    depth: 0.1,
  };
  return steadySubject(centre, extent);
};

/** Stools and chairs are no part of what busy hands show. */
const isSeat = ({ kit, size }: Actor) => kit?.locomotion === 'none' && Math.max(...size) < 1.4;

/** From the knees up, for one or two people at handwork with nothing large beside them. */
const fromTheKnees = (company: Actor[], hero: Actor, bounds: GroupBounds): GroupBounds => {
  const isClose =
    hero.thing.person !== null &&
    (hero.support.kind === 'free' || isSeat(hero.support.host)) &&
    handwork.includes(mainAction(hero)) &&
    company.every(
      ({ thing, size, support }) =>
        thing.person !== null ||
        (support.kind === 'held' && thing.kit !== 'kite') ||
        Math.max(...size) < hero.size[1] * 0.7 ||
        // A chair that somebody sits on.
        (thing.kit !== null && /chair$/.test(thing.kit) && Math.max(...size) < hero.size[1]) ||
        // A table is worked at, and low enough to look over.
        (size[1] < hero.size[1] * 0.55 && Math.max(...size) < hero.size[1] * 1.1),
    ) &&
    bounds.extent.width < hero.size[1] * 1.3 &&
    bounds.extent.height < hero.size[1] * 1.2;
  if (!isClose) return bounds;
  const hidden = bounds.extent.height * 0.3;
  return {
    offset: [bounds.offset[0], bounds.offset[1] + hidden / 2, bounds.offset[2]],
    extent: { ...bounds.extent, height: bounds.extent.height - hidden },
  };
};

/** A figure that looks into a mirror, from the waist up, and the glass beside the head. */
const atMirror = (actors: Actor[], hero: Actor, bounds: GroupBounds): GroupBounds | null => {
  const mirror = hero.thing.ties.some(
    ({ kind, to }) =>
      kind === 'in_front_of' &&
      actors.some(({ thingIndex, thing }) => thingIndex === to && /mirror|vanity/.test(thing.kit ?? '')),
  );
  if (!mirror || actors.some((actor) => actor !== hero && actor.thing.person)) return null;
  const tall = hero.size[1];
  return {
    offset: [bounds.offset[0], tall * 0.76, bounds.offset[2]],
    extent: { width: tall * 0.85, height: tall * 0.56, depth: bounds.extent.depth },
  };
};

/** How far a bus has gone on its bridge: the camera goes along with most of it. */
const wayOnHost = (rider: Actor, middle: number): ((time: number) => [number, number]) => {
  const isCarried = rider.support.kind === 'on' && rider.path === null;
  const hero = isCarried && rider.support.kind === 'on' ? rider.support.host : rider;
  if (hero.support.kind !== 'on' || !hero.path || hero.speed === 0) return () => [0, 0];
  const { host } = hero.support;
  const path = hero.path;
  const [s, c] = [Math.sin(host.yaw), Math.cos(host.yaw)];
  const from = path(middle).position;
  return (time) => {
    const at = path(time).position;
    const [x, z] = [(at[0] - from[0]) * 0.85, (at[2] - from[2]) * 0.85];
    return [x * c + z * s, z * c - x * s];
  };
};

const clockTimes = (middle: number) => Array.from({ length: 25 }, (_, n) => (n / 12) * middle);

/** The whole way of a leap out of the water, from where the head comes up to where it goes in. */
const leapOf = (
  { kit, path, size, beats }: Actor,
  { right }: Axes,
  times: readonly number[],
): { centre: Vec3; width: number; height: number } | null => {
  if (kit?.locomotion !== 'swims' || beats[0]?.action !== 'jump' || !path) return null;
  const ways = times.map((time) => path(time).position).filter(([, y]) => y > -size[2] * 0.3);
  if (ways.length === 0) return null;
  const across = ways.map(([x, , z]) => x * right[0] + z * right[2]);
  const top = Math.max(...ways.map(([, y]) => y)) + size[2] * 0.3;
  const middle: Vec3 = [0, 1, 2].map(
    (axis) => ways.reduce((sum, way) => sum + way[axis]!, 0) / ways.length,
  ) as Vec3;
  return {
    centre: [middle[0], top * 0.42, middle[2]],
    width: Math.max(...across) - Math.min(...across) + size[2] * 0.5,
    height: top * 0.9,
  };
};

/** Longer than this, in metres, a thing that people stand on is the place they are at. */
const deckLength = 9;

/** A bridge with an angler: framed whole, nobody would find the angler. Ships roll, and their sails hide the deck. */
const isDeck = (actor: Actor, actors: Actor[]) =>
  Math.max(...actor.size) > deckLength &&
  actor.kit?.locomotion === 'none' &&
  (actor.kit.name === 'cliff face' ||
    actors.some(({ thing, support }) => thing.person && support.kind === 'on' && support.host === actor));

/** How many of many copies are framed; a caravan is a line of several. */
const shownOfFlock = ({ size, thing }: Actor) =>
  thing.traits.some((trait) => /^in (?:a row|single file)$/.test(trait)) && size[2] < 6
    ? 4
    : size[0] > 3
      ? 1
      : 2;

/** Beside a dish what is served with it. */
const isServed = ({ thing, support }: Actor, hero: Actor): boolean =>
  hero.thing.person === null &&
  hero.kit?.locomotion === 'none' &&
  support.kind !== 'free' &&
  !thing.isImplied;

/** A close-up is of the hero and what it acts with, not of everything around. */
const isPartOfCloseUp = (actor: Actor, hero: Actor): boolean =>
  rootOf(actor) === rootOf(hero) ||
  ((actor === hero.target || actor.target === hero || actor.thing.person !== null || isServed(actor, hero)) &&
    Math.max(...actor.size) < Math.max(...hero.size) * 2.5);

export const actorsAsSubject = (
  actors: Actor[],
  hero: Actor,
  set: StageSet,
  axes: Axes,
  middle: number,
  isCloseUp: boolean,
  /** The prompt asks for a camera that follows. */
  goesAlong = false,
): Subject => {
  const tumble = edgeLeapOf(hero, set) ?? tumbleOf(hero, set);
  if (tumble) return tumble;
  const visit = visitOf(hero, set, middle);
  if (visit) return visit;
  const carrier = rootOf(hero);
  // Those who run at each other are watched by a camera that stays between them.
  const isFaceOff = hero.thing.traits.includes('each other') && hero.thing.count === 2 && carrier.speed > 0;
  const company = actors.filter(
    (actor) =>
      (actor.role === 'hero' || actor.role === 'cast') &&
      // A table nobody asked for is there to carry, not to be looked at.
      !(
        actor.thing.isImplied && actors.some(({ support }) => support.kind === 'on' && support.host === actor)
      ) &&
      // Of a flock only the nearest decide how far away the camera stands.
      (actor.isBound ||
      rootOf(actor).thing.person ||
      rootOf(actor).thing.count <= (rootOf(actor).size[0] > 3 ? 1 : 3) ||
      isCounted(rootOf(actor).thing)
        ? actor.copy < 6 || isCounted(actor.thing)
        : rootOf(actor).copy < shownOfFlock(rootOf(actor))) &&
      !actor.isBackground &&
      (!isCloseUp || isPartOfCloseUp(actor, hero)) &&
      !isDeck(actor, actors),
  );
  const members = company.length > 0 ? company : [hero];
  const way = goesAlong ? null : wayOf(members, hero, set, axes, middle);
  if (way) return way;
  const group = measureGroup(members, hero, set, axes, middle);
  const glass = atMirror(actors, hero, group);
  const { offset, extent } = glass ?? fromTheKnees(members, hero, group);
  const own = measureGroup([hero], hero, set, axes, middle);
  // Steam rises over a cup.
  if (hero.thing.traits.includes('steaming') || hero.thing.acts.some(({ action }) => action === 'steam')) {
    for (const bounds of [{ offset, extent }, own]) {
      const room = bounds.extent.height * 0.45;
      bounds.extent.height += room;
      bounds.offset[1] += room / 2;
    }
  }
  // What falls is seen coming.
  if (fallsInto(hero)) {
    const room = Math.max(...hero.size) * 1.6;
    extent.height += room;
    offset[1] += room / 2;
  }
  // Hops and ears need room above.
  if (carrier.speed > 0 && carrier.size[1] < 0.6 && carrier.thing.person === null) extent.height *= 1.3;
  // Wings spread beyond the folded size.
  if (carrier.kit?.locomotion === 'flies' && mainAction(carrier) === 'fly' && carrier.size[2] < 8) {
    extent.height = Math.max(extent.height, carrier.size[2] * 1.5);
    extent.width = Math.max(extent.width, carrier.size[2] * 1.9);
  }
  const below = set.view?.below ?? 0;
  extent.height += below;
  offset[1] -= below / 2;
  // Bees over a field: their dance needs room, and the field is seen with them.
  if (carrier.size[2] < 0.12 && carrier.kit?.locomotion === 'flies' && !carrier.target && !isCloseUp) {
    extent.width = Math.max(extent.width, 1.7);
    extent.height = Math.max(extent.height, 0.95);
  }
  // The crest over a surfer's head.
  if (carrier.kit?.name === 'wave' && carrier !== hero) {
    extent.height = Math.max(extent.height, carrier.size[1] * 1.45);
    offset[1] += carrier.size[1] * 0.2;
  }
  const alongHost = wayOnHost(hero, middle);
  const at = (time: number): Vec3 => {
    const [dx, dz] = alongHost(time);
    const [cx, y, cz] = carrier.path!(time).position;
    const [x, z] = [cx + dx, cz + dz];
    // Leaps and bounces are watched from a steady camera; a steady climb is followed.
    const action = mainAction(carrier);
    const climbs = ['launch', 'land', 'rise'].includes(action);
    // From the pad to the sky: the tower stays in the picture.
    const height = action === 'launch' ? y * 0.48 : climbs ? y * 0.92 : y;
    const steadied = ['bounce', 'fall'].includes(action) ? 0 : height;
    return [x + offset[0], footingAt(carrier, set, cx, cz, 0) + steadied + offset[1], z + offset[2]];
  };
  const heading = carrier.speed > 0 && !isFaceOff ? carrier.path!(middle).yaw : null;
  const arc = leapOf(carrier, axes, clockTimes(middle));
  if (arc) {
    const [x, , z] = arc.centre;
    const centre: Vec3 = [x, footingAt(carrier, set, x, z, 0) + arc.centre[1], z];
    const whole = {
      width: Math.max(extent.width, arc.width),
      height: Math.max(extent.height, arc.height),
      depth: extent.depth,
    };
    return {
      centreAt: () => centre,
      extent: whole,
      detail: { offset: [0, 0, 0], extent: whole },
      travel: null,
      isAirborne: true,
      isWholeWay: true,
    };
  }
  const ring = ringOf(hero, actors);
  if (ring) return ringAsSubject(ring, hero, set);
  return {
    centreAt: isFaceOff
      ? () => [0, set.ground(0, 0) + offset[1], 0]
      : passesBy(carrier)
        ? () => at(middle)
        : at,
    extent: isFaceOff ? { ...extent, width: carrier.speed * middle * 1.15 + carrier.size[2] } : extent,
    detail: glass ? { offset: [0, 0, 0], extent } : detailOf(hero, own, subtract(own.offset, offset), middle),
    travel: heading === null ? null : [Math.sin(heading), 0, Math.cos(heading)],
    isAirborne: carrier.path!(middle).position[1] > (carrier.kit?.locomotion === 'hovers' ? 0.05 : 1.5),
    ...seatForCamera(carrier, set),
  };
};
