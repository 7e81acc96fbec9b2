/** Several who work at one thing stand around it, none before the camera, each facing it. */

import { addScaled } from '../../../math/vector.ts';
import type { Action } from '../../../scene/actions.ts';
import { type Actor, mainAction, rootOf } from '../../actor.ts';
import { isRearUsed, isTransfer } from '../../move/story/transfers.ts';
import { type Arrangement, type Axes, halfExtent, moveTo, yawTo } from '../axes.ts';

const shared: readonly Action[] = [
  'work',
  'rub',
  'build',
  'wash',
  'reach',
  'put_on',
  'put_in',
  'take_from',
  'look',
  'paint',
  'chop',
  'stir',
  'dig',
  'plant',
];

/** Angles from the right of the picture over its far side to the left, for as many as there are. */
const places = (count: number, isTall: boolean, isLong: boolean): number[] => {
  // At the ends of a car or a tent, on the side of the camera, which it would hide them from.
  if (isLong)
    return Array.from(
      { length: count },
      (_, n) => Math.PI + 0.3 + ((Math.PI - 0.6) * n) / Math.max(1, count - 1),
    );
  // What hides those behind it is worked at from its front, seen between them.
  if (isTall)
    return Array.from(
      { length: count },
      (_, n) => Math.PI + 0.5 + ((Math.PI - 1) * n) / Math.max(1, count - 1),
    );
  if (count === 1) return [0.35];
  if (count === 2) return [Math.PI - 0.25, 0.25];
  // The first is on the left, the others follow over the far side.
  return Array.from({ length: count }, (_, n) => Math.PI + 0.15 - ((Math.PI + 0.3) * n) / (count - 1));
};

/** In heights of the body: the hands are ahead of the feet. */
const arm = 0.2;

const isBench = (root: Actor, target: Actor) =>
  root !== target || /\b(?:table|desk|counter|bench)$/.test(root.thing.kit ?? '');

/** Side by side at the back of a vehicle, seen from behind its corner. */
const standAtRear = (root: Actor, workers: readonly Actor[], { right, away }: Axes) => {
  const forward = addScaled(addScaled([0, 0, 0], right, 0.8), away, 0.6);
  root.yaw = yawTo([0, 0, 0], forward);
  for (const [n, worker] of workers.entries()) {
    const back = -root.size[2] / 2 - arm * worker.size[1];
    const across = ((workers.length - 1) / 2 - n) * root.size[0] * 0.5;
    const behind = addScaled(root.position, forward, back);
    moveTo(worker, addScaled(behind, [forward[2], 0, -forward[0]], across));
    worker.yaw = root.yaw;
  }
};

/** The far side for those in the middle, its ends for the first and the last, so that they face each other over the work. */
const standAtBench = (root: Actor, workers: readonly Actor[], { right, away, azimuth }: Axes) => {
  const tall = workers[0]!.size[1];
  const back = halfExtent(root, away) + 0.16 * tall;
  // The work lies in the middle: of a long table the ends are too far from it.
  const isInReach =
    root === workers[0]!.target ||
    (isTransfer(mainAction(workers[0]!)) && halfExtent(root, right) < 0.5 * tall);
  const atEnds = isInReach && workers.length > 1 ? 2 : 0;
  const between = workers.length - atEnds;
  for (const [n, worker] of workers.entries()) {
    const isEnd = atEnds > 0 && (n === 0 || n === workers.length - 1);
    if (isEnd) {
      const side = n === 0 ? -1 : 1;
      const end = addScaled(root.position, right, side * (halfExtent(root, right) + 0.14 * tall));
      moveTo(worker, end);
      worker.yaw = yawTo(end, addScaled(root.position, away, -0.35));
      continue;
    }
    // Closer together where the table is too short for all.
    const apart = worker.size[0] * (between > 3 ? 0.8 : 1.02);
    const across = (n - (atEnds > 0 ? 1 : 0) - (between - 1) / 2) * apart;
    moveTo(worker, addScaled(addScaled(root.position, away, back), right, across));
    worker.yaw = azimuth - across * 0.35;
  }
};

export const standAroundWork = (actors: readonly Actor[], { axes }: Arrangement): void => {
  const groups = new Map<Actor, Actor[]>();
  for (const actor of actors) {
    const { target, thing, support, speed } = actor;
    if (!thing.person || !target || target.thing.person || support.kind !== 'free' || speed > 0) continue;
    if (!shared.includes(mainAction(actor)) || target.support.kind === 'held') continue;
    if (target.kit && target.kit.locomotion === 'walks') continue;
    const root = rootOf(target);
    if (root.role === 'landmark' || root.role === 'backdrop' || root.speed > 0) continue;
    groups.set(root, [...(groups.get(root) ?? []), actor]);
  }
  for (const [root, workers] of groups) {
    if (workers.length < 2 || workers.length > 8) continue;
    if (isBench(root, workers[0]!.target!)) {
      standAtBench(root, workers, axes);
      continue;
    }
    if (isRearUsed(root, mainAction(workers[0]!))) {
      standAtRear(root, workers, axes);
      continue;
    }
    const isTall = root.size[1] > workers[0]!.size[1] * 0.85 && root.size[0] < 3;
    const isLong = !isTall && Math.max(root.size[0], root.size[2]) > workers[0]!.size[1] * 1.1;
    if (isTall) root.yaw = axes.azimuth;
    // Its length lies across the picture.
    if (isLong) root.yaw = axes.azimuth + (root.size[0] >= root.size[2] ? 0 : Math.PI / 2);
    for (const [n, worker] of workers.entries()) {
      const angle = places(workers.length, isTall, isLong)[n]!;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const out = addScaled(addScaled([0, 0, 0], axes.right, c), axes.away, s);
      const reach = halfExtent(root, out) + arm * worker.size[1];
      moveTo(worker, addScaled(root.position, out, reach));
      worker.yaw = yawTo(worker.position, root.position);
    }
  }
};
