/** Leaves out later shots of a film that show the scene clearly worse than its first one: that one lasts on instead. */

import { type CameraShot, createShots } from '../../camera/shots.ts';
import type { Film } from '../build/film.ts';
import type { Stage } from '../stage.ts';
import type { IdBuffer } from './id-buffer.ts';
import { isInsideBody } from './lens-penalty.ts';
import { scoreView } from './score-view.ts';

/** Moments of a shot that are looked at, as shares of its length. */
const moments = [0.08, 0.5, 0.92];
/** A cut shows something new, which makes up for this much. */
const worthOfCut = 0.12;
/** A thing nearer than this share of the way to the subject is in the way, where it fills so much of the picture. */
const inTheWay = 0.35;
const mostCovered = 0.3;

const rateShot = (stage: Stage, film: Film, buffer: IdBuffer, shot: CameraShot): number =>
  Math.min(
    ...moments.map((moment) => {
      const time = shot.from + (shot.until - shot.from) * moment;
      film.poseFrame(time);
      const camera = shot.at(time);
      const { total } = scoreView(stage, film, buffer, camera, time);
      const isBlocked =
        buffer.shareNearer(shot.framing.distance * inTheWay) > mostCovered ||
        isInsideBody(stage, camera.position, time);
      return total - (isBlocked ? 1 : 0);
    }),
  );

export const dropPoorShots = (stage: Stage, film: Film, buffer: IdBuffer): void => {
  const { shots, shotRequest } = stage;
  if (shots.length < 2 || !stage.hero) return;
  const least = rateShot(stage, film, buffer, shots[0]!) - worthOfCut;
  const isPoor = (shot: CameraShot) => !shot.isNear && rateShot(stage, film, buffer, shot) < least;
  const dropped = new Set([...shots.keys()].filter((n) => n > 0 && isPoor(shots[n]!)));
  if (dropped.size === 0) return;
  shotRequest.dropped = dropped;
  shotRequest.adjustments = shotRequest.adjustments.filter((_, n) => !dropped.has(n));
  stage.shots = createShots(shotRequest);
};
