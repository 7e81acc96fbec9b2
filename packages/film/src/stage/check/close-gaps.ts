/** Brings whoever works at something near enough to touch it; boxes around models only tell roughly how near that is. */

import { createShots } from '../../camera/shots.ts';
import { clamp } from '../../math/interpolate.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import { type Actor, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import { touchedByAnimal } from '../build/hands/animal-touches.ts';
import { touchedBy } from '../build/hands/touches.ts';
import type { Stage } from '../stage.ts';

/** In metres. */
const leastGap = 0.04;
const mostGap = 1.5;

const moveBy = (actor: Actor, by: Vec3) => {
  const { path } = actor;
  if (!path) return;
  actor.path = (time) => {
    const at = path(time);
    return { ...at, position: addScaled(at.position, by, 1) };
  };
  actor.position = addScaled(actor.position, by, 1);
};

/** What stands on a table is drawn towards the hands, as far as the table reaches; the rest is left to the worker. */
const drawNearer = ({ support, size }: Actor, gap: Vec3): Vec3 => {
  if (support.kind !== 'on' || support.anchor !== 'top' || support.host.support.kind !== 'free') return gap;
  const { host, offset } = support;
  const [s, c] = [Math.sin(host.yaw), Math.cos(host.yaw)];
  const [halfWidth, halfLength] = [
    Math.max(0, (host.size[0] - size[0]) / 2),
    Math.max(0, (host.size[2] - size[2]) / 2),
  ];
  const x = clamp(offset[0] - (gap[0] * c - gap[2] * s), -halfWidth, halfWidth);
  const z = clamp(offset[2] - (gap[0] * s + gap[2] * c), -halfLength, halfLength);
  const [dx, dz] = [x - offset[0], z - offset[2]];
  support.offset = [x, offset[1], z];
  return [gap[0] + dx * c + dz * s, 0, gap[2] + dz * c - dx * s];
};

const alongYaw = ([x, , z]: Vec3, yaw: number): Vec3 => {
  const ahead = x * Math.sin(yaw) + z * Math.cos(yaw);
  return [ahead * Math.sin(yaw), 0, ahead * Math.cos(yaw)];
};

/** A ball or a carrot lies before the animal; to a bowl on a table or a bed the animal comes. */
const isBrought = (target: Actor, animal: Actor): boolean => {
  const root = rootOf(target);
  const isLight = Math.max(...root.size) < Math.max(animal.size[1], animal.size[2]) * 0.9;
  return isLight && root.path !== null && root.thing.person === null && root.kit?.locomotion !== 'walks';
};

/** Both on one rug or sofa: what is touched is moved on it. */
const moveOnHost = (target: Actor, gap: Vec3) => {
  if (target.support.kind !== 'on') return;
  const { host, offset } = target.support;
  const [s, c] = [Math.sin(host.yaw), Math.cos(host.yaw)];
  target.support.offset = [
    offset[0] - (gap[0] * c - gap[2] * s),
    offset[1],
    offset[2] - (gap[0] * s + gap[2] * c),
  ];
};

const isStaying = (actor: Actor) => actor.speed === 0 && actor.path !== null;

/** Film times at which animals are looked at: beaks go down and up. */
const looks = [0.3, 0.38, 0.46, 0.54, 0.62, 0.7];

const closeAnimalGaps = (stage: Stage, film: Film): boolean => {
  const animals = stage.actors.filter((actor) => {
    const target = touchedByAnimal(actor);
    return target && isStaying(rootOf(actor)) && rootOf(target).speed === 0;
  });
  for (const actor of animals) {
    const target = actor.target!;
    const low = looks
      .map((share) => {
        film.poseFrame(stage.seconds * share);
        return { share, y: film.anchorOf(actor, 'mouth')?.[7] ?? 0 };
      })
      .toSorted((a, b) => a.y - b.y)[0]!;
    film.poseFrame(stage.seconds * low.share);
    const gap = film.gapOf(actor);
    if (!gap || Math.hypot(...gap) < leastGap) continue;
    const back: Vec3 = [-gap[0], 0, -gap[2]];
    if (rootOf(target) === rootOf(actor)) moveOnHost(target, gap);
    else if (isBrought(target, actor)) moveBy(rootOf(target), back);
    else if (Math.hypot(...gap) < mostGap + actor.size[2]) moveBy(rootOf(actor), gap);
  }
  return animals.length > 0;
};

export const closeGaps = (stage: Stage, film: Film): void => {
  const workers = stage.actors.filter((actor) => {
    const target = touchedBy(actor);
    const root = rootOf(actor);
    return target && rootOf(target) !== root && root.speed === 0 && rootOf(target).speed === 0 && root.path;
  });
  const hasAnimals = closeAnimalGaps(stage, film);
  if (workers.length === 0 && !hasAnimals) return;
  for (const { target, yaw } of workers)
    if (target?.support.kind === 'on' && target.support.anchor === 'top') target.yaw = yaw + Math.PI;
  film.poseFrame(stage.seconds / 2);
  for (const actor of workers) {
    const gap = film.gapOf(actor);
    if (!gap || Math.hypot(...gap) < leastGap || Math.hypot(...gap) > mostGap) continue;
    // What several work at stays in their middle, and each keeps the place beside the others.
    const isShared = workers.some((other) => other !== actor && other.target === actor.target);
    const rest = isShared ? alongYaw(gap, rootOf(actor).yaw) : drawNearer(actor.target!, gap);
    if (Math.hypot(...rest) > leastGap && rootOf(actor).size[1] < 2.6) moveBy(rootOf(actor), rest);
  }
  stage.reframe();
  stage.shots = createShots(stage.shotRequest);
};
