/** Measures where the posed bodies are at several moments and turns the camera after those that would leave the picture. */

import { type CameraShot, createShots } from '../../camera/shots.ts';
import { clamp } from '../../math/interpolate.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import type { Camera } from '../../render/frame-state.ts';
import type { World } from '../../render/world.ts';
import { type Actor, isCounted, mainAction, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import { falls } from '../move/falls.ts';
import type { Stage } from '../stage.ts';

/** Moments of a shot that are looked at. */
const keys = 9;
/** Half of the picture's height and width within which the hero stays, as shares of them. */
const safeUp = 0.44;
const safeAcross = 0.45;
/** In heights of the picture. */
const farthestShift = 1.2;

/** What the world hides lies beyond. */
const hiddenAt = -1e5;
/** Share of the picture's height that the hero fills at most, and how much farther the camera goes for that. */
const mostTall = 0.92;
const farthestStep = 1.35;

/** On the picture, in shares of its height; the middle is 0. */
type Box = { left: number; right: number; bottom: number; top: number; depth: number };

/** Where objects are in the picture, whether something hides them or not; null: behind the camera. */
const boxOf = (
  world: World,
  camera: Camera,
  objects: ReadonlySet<number>,
  first = world.stillTriangles,
): Box | null => {
  const { positions, indexes, objects: owners } = world;
  const { position, right, up, forward, focalLength } = camera;
  const box: Box = { left: 1e9, right: -1e9, bottom: 1e9, top: -1e9, depth: 0 };
  let corners = 0;
  for (let triangle = first; triangle < world.triangles; triangle += 1) {
    if (!objects.has(owners[triangle]!)) continue;
    const at = indexes[triangle * 3]! * 3;
    if (positions[at]! < hiddenAt) continue;
    const x = positions[at]! - position[0];
    const y = positions[at + 1]! - position[1];
    const z = positions[at + 2]! - position[2];
    const depth = x * forward[0] + y * forward[1] + z * forward[2];
    if (depth < 0.05) continue;
    const across = ((x * right[0] + y * right[1] + z * right[2]) * focalLength) / depth;
    const above = ((x * up[0] + y * up[1] + z * up[2]) * focalLength) / depth;
    if (across < box.left) box.left = across;
    if (across > box.right) box.right = across;
    if (above < box.bottom) box.bottom = above;
    if (above > box.top) box.top = above;
    box.depth += depth;
    corners += 1;
  }
  if (corners === 0) return null;
  box.depth /= corners;
  return box;
};

/** How far a span has to move to lie between two limits; a longer one is put in the middle. */
const shiftInto = (low: number, high: number, limit: number): number =>
  high - low > 2 * limit ? -(low + high) / 2 : low < -limit ? -limit - low : high > limit ? limit - high : 0;

/** Values at even steps of a shot, joined without corners. */
const joined =
  (values: readonly Vec3[], from: number, until: number) =>
  (time: number): Vec3 => {
    const u = clamp((time - from) / Math.max(0.01, until - from)) * (values.length - 1);
    const n = Math.min(values.length - 2, Math.floor(u));
    const t = u - n;
    const value = (index: number, axis: 0 | 1 | 2) => values[clamp(index, 0, values.length - 1)]![axis];
    const along = (axis: 0 | 1 | 2) => {
      const [a, b, c, d] = [
        value(n - 1, axis),
        value(n, axis),
        value(n + 1, axis),
        value(n + 2, axis),
      ] as const;
      return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    };
    return [along(0), along(1), along(2)];
  };

/** What the picture is about: the hero, and what it acts upon where that is of its own size. */
const isMeant = (actor: Actor, hero: Actor): boolean =>
  (actor.thingIndex === hero.thingIndex && actor.copy === 0) ||
  // What is in the mouth or in the hand belongs to it.
  (actor.support.kind === 'held' &&
    actor.support.host === hero &&
    Math.max(...actor.size) < Math.max(...hero.size) * 0.9) ||
  (actor === hero.target &&
    actor.support.kind === 'free' &&
    actor.role !== 'landmark' &&
    Math.max(...actor.size) < Math.max(...hero.size) * 1.5 &&
    rootOf(hero).speed === 0);

/** An actor and all that it is on or in the hands of. */
const addWithCarriers = (actor: Actor, actors: Set<Actor>): void => {
  actors.add(actor);
  if (actor.support.kind !== 'free') addWithCarriers(actor.support.host, actors);
};

/** A small thing that stays where it is: its size says what is to be seen, not the drops and cubes that fall into it. */
const isStillLife = (hero: Actor): boolean =>
  hero.kit?.locomotion === 'none' &&
  hero.thing.person === null &&
  mainAction(hero) === 'stand' &&
  rootOf(hero).speed === 0 &&
  Math.max(...hero.size) < 0.8;

/** A hero larger than the picture is not meant to be seen as a whole. */
const isCutOnPurpose = (box: Box, aspect: number) =>
  box.top - box.bottom > 1.15 || box.right - box.left > 1.15 * aspect;

type Correction = { shift: (time: number) => Vec3; distance: number };

/** Shifts of the aim, by moment, and how much farther the camera stands; null where the hero stays in the picture by itself. */
export const correctionFor = (stage: Stage, film: Film, shot: CameraShot): Correction | null => {
  const { hero, aspect } = stage;
  const { move, shot: size } = stage.scene.camera;
  // What falls is framed for its whole way already.
  if (!hero || /^(?:pan|tilt)/.test(move) || falls(hero) || isStillLife(hero)) return null;
  const objects = new Set(
    [...film.actorOf].filter(([, actor]) => isMeant(actor, hero)).map(([object]) => object),
  );
  const posed = new Set<Actor>();
  for (const actor of film.actorOf.values()) if (isMeant(actor, hero)) addWithCarriers(actor, posed);
  const { from, until } = shot;
  let [isShifted, tallest] = [false, 0];
  const shifts = Array.from({ length: keys }, (_, n): Vec3 => {
    const time = from + ((until - from) * n) / (keys - 1);
    film.poseFrame(Math.min(time, until - 0.01), posed);
    const camera = shot.at(time);
    const box = boxOf(film.world, camera, objects);
    if (!box || isCutOnPurpose(box, aspect)) return [0, 0, 0];
    tallest = Math.max(tallest, box.top - box.bottom);
    const across = shiftInto(box.left, box.right, safeAcross * aspect);
    const above = shiftInto(box.bottom, box.top, safeUp);
    // A figure that is farther away than this left the picture for another reason.
    if (Math.max(Math.abs(across), Math.abs(above)) > farthestShift) return [0, 0, 0];
    const metres = Math.min(box.depth, shot.framing.distance * 1.5) / camera.focalLength;
    // The aim moves the other way than the picture.
    if (Math.abs(across) > 0.01 || Math.abs(above) > 0.01) isShifted = true;
    return addScaled(addScaled([0, 0, 0], camera.right, -across * metres), camera.up, -above * metres);
  });
  const distance = size === 'extreme_close_up' ? 1 : clamp(tallest / mostTall, 1, farthestStep);
  return isShifted || distance > 1 ? { shift: joined(shifts, from, until), distance } : null;
};

/** A head fills the picture, and the rest of the animal is outside it. */
const showsPart = ({ subject: { detail, extent } }: Stage): boolean =>
  detail.extent.width * detail.extent.height < extent.width * extent.height * 0.6;

/** Farthest that the camera steps back for a whole way, in its own distances. */
const farthestForWay = 2;

/** Those whose way is told, and what it leads to. */
const isOfWay = ({ role, thing, isBackground }: Actor): boolean =>
  (role === 'hero' || role === 'cast') && !thing.isImplied && !isBackground;

/**
 * A way that a camera watches from one place was framed by the boxes on the ground. What comes nearer is larger than its
 * box: the camera aims and steps back so that everybody is in the picture for all of it.
 */
export const keepWayInView = (stage: Stage, film: Film): void => keepAllInView(stage, film, isOfWay);

/** Each of a number that was said is seen whole. */
const isOfNumber = (actor: Actor): boolean =>
  isOfWay(actor) && actor.thing.count > 1 && isCounted(actor.thing) && actor.thing.person === null;

export const keepNumbersInView = (stage: Stage, film: Film): void => {
  const isClose = ['close_up', 'extreme_close_up'].includes(stage.scene.camera.shot);
  const counted = stage.actors.filter(isOfNumber);
  if (isClose || counted.length === 0) return;
  const carriers = new Set(
    stage.actors.flatMap(({ support }) => (support.kind === 'on' ? [support.host] : [])),
  );
  const largest = largestBesideNumber * Math.max(...counted.flatMap(({ size }) => size));
  // A cat beside five mice is seen with them, the fence that they sit on only in part.
  const isCompany = (actor: Actor) =>
    isOfWay(actor) && !carriers.has(actor) && Math.max(...actor.size) < largest;
  keepAllInView(stage, film, isCompany);
};
const largestBesideNumber = 8;

/** Where they are in the picture over a shot, at several moments together. */
const boxOver = (film: Film, shot: CameraShot, objects: ReadonlySet<number>): Box | null => {
  const box: Box = { left: 1e9, right: -1e9, bottom: 1e9, top: -1e9, depth: 0 };
  let found = 0;
  for (let key = 0; key < keys; key += 2) {
    const time = shot.from + ((shot.until - shot.from) * key) / (keys - 1);
    film.poseFrame(Math.min(time, shot.until - 0.01));
    // What stays is among the triangles that are not posed again.
    const one = boxOf(film.world, shot.at(time), objects, 0);
    if (!one) continue;
    box.left = Math.min(box.left, one.left);
    box.right = Math.max(box.right, one.right);
    box.bottom = Math.min(box.bottom, one.bottom);
    box.top = Math.max(box.top, one.top);
    box.depth += one.depth;
    found += 1;
  }
  box.depth /= Math.max(1, found);
  return found === 0 ? null : box;
};

/** How much of a box is outside the picture, in heights of the picture. */
const excessOf = (box: Box | null, aspect: number): number =>
  box === null
    ? Number.POSITIVE_INFINITY
    : Math.max(0, -aspect / 2 - box.left) +
      Math.max(0, box.right - aspect / 2) +
      Math.max(0, -0.5 - box.bottom) +
      Math.max(0, box.top - 0.5);

/** Rounds of aiming: after a step back everything is elsewhere in the picture. */
const aimRounds = 2;
/** Less than this outside, in heights of the picture, is no reason to move. */
const leastExcess = 0.02;

const keepAllInView = (stage: Stage, film: Film, isWanted: (actor: Actor) => boolean): void => {
  const { aspect, shotRequest } = stage;
  if (/^(?:pan|tilt)/.test(stage.scene.camera.move)) return;
  const objects = new Set([...film.actorOf].filter(([, actor]) => isWanted(actor)).map(([object]) => object));
  for (const n of stage.shots.keys()) {
    let box = boxOver(film, stage.shots[n]!, objects);
    for (let round = 0; box && round < aimRounds && excessOf(box, aspect) > leastExcess; round += 1) {
      const shot = stage.shots[n]!;
      const [wide, tall] = [box.right - box.left, box.top - box.bottom];
      const needed = Math.max(wide / (2 * safeAcross * aspect), tall / (2 * safeUp));
      const distance = clamp(needed, 1, Math.max(1, farthestForWay / shotRequest.adjustments[n]!.distance));
      const across = shiftInto(box.left, box.right, safeAcross * aspect * distance);
      const above = shiftInto(box.bottom, box.top, safeUp * distance);
      // What comes past the camera has no direction in the picture.
      if (Math.max(Math.abs(across), Math.abs(above)) > farthestShift * distance) break;
      const camera = shot.at((shot.from + shot.until) / 2);
      const metres = box.depth / camera.focalLength;
      const shift = addScaled(
        addScaled([0, 0, 0], camera.right, -across * metres),
        camera.up,
        -above * metres,
      );
      const before = shotRequest.adjustments[n]!;
      shotRequest.adjustments = shotRequest.adjustments.with(n, {
        ...before,
        distance: before.distance * distance,
        aimAt: (time) => addScaled(shift, before.aimAt?.(time) ?? [0, 0, 0], 1),
      });
      stage.shots = createShots(shotRequest);
      const moved = boxOver(film, stage.shots[n]!, objects);
      // The ground or a wall may keep the camera from where it would see more.
      if (excessOf(moved, aspect) > excessOf(box, aspect) * 0.8) {
        shotRequest.adjustments = shotRequest.adjustments.with(n, before);
        stage.shots = createShots(shotRequest);
        break;
      }
      box = moved;
    }
  }
};

/** The picture is drawn again around whoever would leave it. */
export const keepInView = (stage: Stage, film: Film): void => {
  const { shotRequest } = stage;
  if (stage.subject.isUpperBody) return;
  for (const [n, shot] of stage.shots.entries()) {
    if (shot.isOnDetail && (stage.hero?.thing.person || showsPart(stage))) continue;
    const correction = correctionFor(stage, film, shot);
    if (!correction) continue;
    const { shift } = correction;
    const before = shotRequest.adjustments[n]!;
    const earlier = before.aimAt;
    const aimAt = (time: number): Vec3 => addScaled(shift(time), earlier?.(time) ?? [0, 0, 0], 1);
    shotRequest.adjustments = shotRequest.adjustments.with(n, {
      ...before,
      distance: before.distance * correction.distance,
      aimAt,
    });
    stage.shots = createShots(shotRequest);
  }
};

/** Share of the moments at which the hero may be outside of the picture before the camera goes with it. */
const mostLost = 0.2;

/** The middle of what belongs to the hero as it is posed now; null: hidden or nowhere. */
const middleOf = (world: World, objects: ReadonlySet<number>): Vec3 | null => {
  const { positions, indexes, objects: owners, stillTriangles, triangles } = world;
  const sum: Vec3 = [0, 0, 0];
  let corners = 0;
  for (let triangle = stillTriangles; triangle < triangles; triangle += 1) {
    if (!objects.has(owners[triangle]!)) continue;
    const at = indexes[triangle * 3]! * 3;
    if (positions[at]! < hiddenAt) continue;
    for (let axis = 0; axis < 3; axis += 1) sum[axis]! += positions[at + axis]!;
    corners += 1;
  }
  return corners === 0 ? null : [sum[0] / corners, sum[1] / corners, sum[2] / corners];
};

const isOutside = (box: Box | null, aspect: number): boolean =>
  box === null || Math.abs(box.left + box.right) / 2 > aspect / 2 || Math.abs(box.bottom + box.top) / 2 > 0.5;

/**
 * A helicopter that takes off or a child on a slide is where the finished film poses it, wherever its way was thought to
 * lead. Where the hero is out of the picture for long, the aim goes with it.
 */
export const followLost = (stage: Stage, film: Film): void => {
  const { hero, aspect, shotRequest, scene } = stage;
  if (!hero || hero.thing.count > 1 || /^(?:pan|tilt|first_person)/.test(scene.camera.move)) return;
  const isGone = hero.thing.changes?.some(({ property }) => property === 'presence');
  if (isGone || stage.subject.isWholeWay) return;
  const objects = new Set(
    [...film.actorOf]
      .filter(([, actor]) => actor.thingIndex === hero.thingIndex && actor.copy === hero.copy)
      .map(([object]) => object),
  );
  for (const [n, shot] of stage.shots.entries()) {
    if (shot.isOnDetail && (hero.thing.person || showsPart(stage))) continue;
    let lost = 0;
    let last: Vec3 = [0, 0, 0];
    const shifts = Array.from({ length: keys }, (_, key): Vec3 => {
      const time = shot.from + ((shot.until - shot.from) * key) / (keys - 1);
      film.poseFrame(Math.min(time, shot.until - 0.01));
      const middle = middleOf(film.world, objects);
      if (!middle) return last;
      const camera = shot.at(time);
      if (!isOutside(boxOf(film.world, camera, objects), aspect)) return last;
      lost += 1;
      const { position, forward } = camera;
      const reach = shot.framing.distance;
      last = [0, 1, 2].map((axis) => middle[axis]! - position[axis]! - forward[axis]! * reach) as Vec3;
      return last;
    });
    if (lost / keys < mostLost) continue;
    const follow = joined(shifts, shot.from, shot.until);
    const before = shotRequest.adjustments[n]!;
    shotRequest.adjustments = shotRequest.adjustments.with(n, {
      ...before,
      aimAt: (time) => addScaled(follow(time), before.aimAt?.(time) ?? [0, 0, 0], 1),
    });
    stage.shots = createShots(shotRequest);
  }
};
