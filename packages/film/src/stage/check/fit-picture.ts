/** Steps back and aims so that everybody of a told way and each of a number is in the picture. */

import { createShots } from '../../camera/shots.ts';
import { clamp } from '../../math/interpolate.ts';
import { addScaled } from '../../math/vector.ts';
import { type Actor, isCounted } from '../actor.ts';
import type { Film } from '../build/film.ts';
import type { Stage } from '../stage.ts';
import { boxOver, excessOf, farthestShift, safeAcross, safeUp, shiftInto } from './picture-box.ts';

/** Farthest that the camera steps back for a whole way, in its own distances. */
const farthestForWay = 2;

/** Those whose way is told, and what it leads to. */
export const isOfWay = ({ role, thing, isBackground }: Actor): boolean =>
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
