/** Measures where the posed bodies are at several moments and turns the camera after those that would leave the picture. */

import { type CameraShot, createShots } from '../../camera/shots.ts';
import { clamp } from '../../math/interpolate.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import type { World } from '../../render/world.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import { falls } from '../move/falls.ts';
import type { Stage } from '../stage.ts';
import {
  type Box,
  boxOf,
  farthestShift,
  hiddenAt,
  joined,
  keys,
  safeAcross,
  safeUp,
  shiftInto,
} from './picture-box.ts';

/** Share of the picture's height that the hero fills at most, and how much farther the camera goes for that. */
const mostTall = 0.92;
const farthestStep = 1.35;

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
  // Of one who is cut at the hips the middle is at the picture's edge.
  if (isGone || stage.subject.isWholeWay || stage.subject.isUpperBody) return;
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
