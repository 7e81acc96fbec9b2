/** Kittens around a ball of wool, butterflies that stay just ahead of a cat, and animals that run from each other. */

import { addScaled } from '../../math/vector.ts';
import { type Actor, mainAction, rootOf } from '../actor.ts';
import type { Axes } from '../place/axes.ts';

/** Playing with a ball that lies there is pouncing on it, not running past it. */
export const playWithSmallThings = (actors: Actor[], { azimuth }: Axes) => {
  for (const actor of actors) {
    const { target } = actor;
    const isPlay =
      mainAction(actor) === 'chase' &&
      target &&
      target.thing.person === null &&
      ['none', 'rolls'].includes(target.kit?.locomotion ?? '') &&
      Math.max(...target.size) < 0.4;
    const isPursued = actor.thing.ties.some(({ kind }) => kind === 'chasing');
    if (!isPlay || isPursued || rootOf(actor) !== actor) continue;
    actor.speed = 0;
    actor.beats = [{ action: actor.copy % 2 ? 'sit' : 'jump', from: 0, until: Number.POSITIVE_INFINITY }];
    // Both on one rug: the rug is what carries the wool, and lies under the paws too.
    const rug = target.support.kind === 'on' ? target.support.host : null;
    if (actor.thing.count === 1 && (!rug || (rug.size[1] < 0.12 && rootOf(rug) === rug))) {
      const at = rug ? rug.position : target.position;
      // The face is seen over the wool, turned to the camera.
      const reach = Math.max(...target.size) * 0.5 + actor.size[2] * 0.6;
      actor.position = addScaled(at, [Math.cos(azimuth), 0, -Math.sin(azimuth)], -reach);
      actor.yaw = azimuth + 0.95;
      actor.beats = [{ action: 'catch', from: 0, until: Number.POSITIVE_INFINITY }];
      if (rug) rug.isBackground = true;
      continue;
    }
    const isOnRug = rug !== null && rug.size[1] < 0.12 && rootOf(rug) === rug;
    if (actor.thing.count > 1 && (target.support.kind === 'free' || isOnRug)) {
      const at = isOnRug ? rug.position : target.position;
      if (isOnRug) rug.isBackground = true;
      // Around its far side, so that none hides it.
      const share = actor.copy / (actor.thing.count - 1) - 0.5;
      const angle = azimuth + Math.PI + share * 2.6;
      const reach = Math.max(...target.size) / 2 + actor.size[2] * 0.62;
      actor.position = addScaled(at, [Math.sin(angle), 0, Math.cos(angle)], reach);
      actor.yaw = angle + Math.PI;
      continue;
    }
    actor.yaw = Math.atan2(target.position[0] - actor.position[0], target.position[2] - actor.position[2]);
  }
};

/** A toy is pushed to and fro by hand: who pushes it stays on the knees beside it. */
const lowestPushed = 0.28;
const longestPushed = 0.5;
const isAtToy = (actor: Actor): boolean => {
  const { target, thing, size } = actor;
  return (
    ['push', 'pull'].includes(mainAction(actor)) &&
    thing.person !== null &&
    target?.support.kind === 'free' &&
    target.thing.person === null &&
    target.size[1] < size[1] * lowestPushed &&
    Math.max(...target.size) < size[1] * longestPushed
  );
};

export const pushOnGround = (actors: readonly Actor[]) => {
  for (const actor of actors) {
    const { target, yaw } = actor;
    const way = target?.path;
    if (!target || !way || !isAtToy(actor)) continue;
    const [s, c] = [Math.sin(yaw), Math.cos(yaw)];
    const reach = actor.size[1] * 0.09;
    target.path = (time) => {
      const at = way(time);
      const aside = reach * Math.sin(time * 2.4);
      return {
        ...at,
        position: [at.position[0] + c * aside, at.position[1], at.position[2] - s * aside],
        travelled: aside,
      };
    };
  }
};

/** Too low to be pushed along on foot. */
export const stayAtToys = (actors: readonly Actor[]) => {
  for (const actor of actors) {
    const { target } = actor;
    if (!target || !isAtToy(actor)) continue;
    actor.speed = 0;
    target.speed = 0;
    target.beats = [{ action: 'stand', from: 0, until: Number.POSITIVE_INFINITY }];
    target.yaw = actor.yaw + Math.PI / 2;
  }
};

/** What flutters before the nose of whoever chases it. */
export const flutterAhead = (actor: Actor, actors: Actor[]) => {
  if (actor.kit?.locomotion !== 'flies' || Math.max(...actor.size) > 0.4 || actor.support.kind !== 'free')
    return;
  const chaser = actors.find(
    (other) =>
      other.path &&
      other.support.kind === 'free' &&
      other.kit?.locomotion === 'walks' &&
      other.thing.ties.some(({ kind, to }) => kind === 'chasing' && to === actor.thingIndex),
  );
  const own = actor.path;
  if (!chaser || !own) return;
  const [reach, rise] = [chaser.size[2], chaser.size[1]];
  actor.path = (time) => {
    const at = chaser.path!(time);
    const ahead = reach * (0.95 + 0.14 * Math.sin(time * 1.9 + actor.phase) + 0.3 * actor.copy);
    const aside = reach * 0.16 * Math.sin(time * 2.7 + actor.copy * 2);
    const [s, c] = [Math.sin(at.yaw), Math.cos(at.yaw)];
    return {
      ...own(time),
      position: [
        at.position[0] + s * ahead + c * aside,
        at.position[1] + rise * (0.95 + 0.22 * Math.sin(time * 3.1 + actor.phase)),
        at.position[2] + c * ahead - s * aside,
      ],
      yaw: at.yaw,
      speed: at.speed,
    };
  };
};

const onFoot = ({ kit, thing, support }: Actor) =>
  kit?.locomotion === 'walks' && thing.person === null && support.kind === 'free';

/** Those it is after: all of what the scene ties it to, or its mate of two that chase each other. */
const chasedBy = (chaser: Actor, actors: readonly Actor[]): Actor[] => {
  const tie = chaser.thing.ties.find(({ kind }) => kind === 'chasing');
  if (tie) return actors.filter(({ thingIndex }) => thingIndex === tie.to);
  const isPair = chaser.thing.count === 2 && chaser.thing.traits.includes('each other');
  return isPair && mainAction(chaser) === 'chase'
    ? actors.filter(({ thingIndex, copy }) => thingIndex === chaser.thingIndex && copy === 1)
    : [];
};

/** What runs from another stays a body's length ahead of it, now nearer and now farther, so that all are seen; several run in two files. */
export const runAhead = (chaser: Actor, actors: readonly Actor[]) => {
  const way = chaser.path;
  if (chaser.copy !== 0 || !onFoot(chaser) || !way || chaser.speed === 0) return;
  const flock = chasedBy(chaser, actors).filter((prey) => prey !== chaser && onFoot(prey));
  for (const [n, prey] of flock.entries()) {
    const gap = (chaser.size[2] + prey.size[2]) * 0.5 + 0.3 * Math.max(chaser.size[2], prey.size[2]);
    const wide = 0.22 * Math.max(chaser.size[2], prey.size[2]);
    const [file, rank] = flock.length < 2 ? [0, 0] : [n % 2 ? 1 : -1, Math.floor(n / 2)];
    prey.beats = [{ action: 'run', from: 0, until: Number.POSITIVE_INFINITY }];
    prey.altitude = 0;
    prey.path = (time) => {
      const at = way(time);
      const ahead = gap + rank * prey.size[2] * 1.15 + wide * Math.sin(time * 2.1 + n * 1.3);
      const aside = file * prey.size[0] * 0.85 + wide * Math.sin(time * 1.7 + 1 + n);
      const [s, c] = [Math.sin(at.yaw), Math.cos(at.yaw)];
      return {
        ...at,
        position: [at.position[0] + s * ahead + c * aside, 0, at.position[2] + c * ahead - s * aside],
        travelled: at.travelled + ahead,
      };
    };
    prey.position = prey.path(0).position;
  }
};
