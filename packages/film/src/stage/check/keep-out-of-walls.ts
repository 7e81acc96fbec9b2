/** A camera that goes along stays where it still sees its subject: it does not go into a wall, a post or a shelf. */

import { createShots } from '../../camera/shots.ts';
import type { Film } from '../build/film.ts';
import type { Stage } from '../stage.ts';
import type { IdBuffer } from './id-buffer.ts';

/** Moments of a shot that are looked at. */
const steps = 9;
/** Nearer than this share of the way to the subject something is before it, where it fills so much of the picture. */
const inTheWay = 0.3;
const mostCovered = 0.45;
/** Distances that are tried where no moment is free. */
const nearer = [0.7, 0.5];

/** Whether the camera goes anywhere: a view that stays was found free. */
const goesAlong = ({ subject, scene }: Stage): boolean =>
  scene.camera.move !== 'first_person' &&
  (subject.travel !== null || /^(?:orbit|follow|drone|dolly|crane)/.test(scene.camera.move));

/** The longest run of free moments, as indexes; null: none is free. */
const longestFree = (isFree: readonly boolean[]): [number, number] | null => {
  let best: [number, number] | null = null;
  let from = 0;
  for (let at = 0; at <= isFree.length; at += 1) {
    if (isFree[at]) continue;
    if (at > from && (!best || at - from > best[1] - best[0] + 1)) best = [from, at - 1];
    from = at + 1;
  }
  return best;
};

export const keepOutOfWalls = (stage: Stage, film: Film, buffer: IdBuffer): void => {
  if (!stage.hero || !goesAlong(stage)) return;
  const { shotRequest } = stage;
  const timesOf = ({ from, until }: Stage['shots'][number]) =>
    Array.from({ length: steps }, (_, n) => from + (until - from) * (0.01 + (0.98 * n) / (steps - 1)));
  const freeIn = (number: number): boolean[] => {
    const shot = stage.shots[number]!;
    return timesOf(shot).map((time) => {
      const { camera } = film.poseFrame(time);
      buffer.look(film.world, camera, new Set());
      return buffer.shareNearer(shot.framing.distance * inTheWay) <= mostCovered;
    });
  };
  for (const [number, shot] of stage.shots.entries()) {
    const adjustment = shotRequest.adjustments[number];
    if (shot.isNear || !adjustment) continue;
    const apply = (change: Partial<typeof adjustment>) => {
      shotRequest.adjustments = shotRequest.adjustments.with(number, { ...adjustment, ...change });
      stage.shots = createShots(shotRequest);
    };
    let free = freeIn(number);
    if (free.every(Boolean)) continue;
    for (const share of nearer) {
      if (longestFree(free)) break;
      apply({ distance: adjustment.distance * share });
      free = freeIn(number);
    }
    const run = longestFree(free);
    if (!run) {
      apply({});
      continue;
    }
    const times = timesOf(shot);
    const { distance } = shotRequest.adjustments[number]!;
    apply({ distance, stays: { from: times[run[0]]!, until: times[run[1]]! } });
  }
};
