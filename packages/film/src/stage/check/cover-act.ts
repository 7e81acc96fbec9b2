/** A second view after a cut: nearer, on an act whose object or doer is too small to be told in a view of everything. */

import { createShots, type NearView, noAdjustment, type ShotAdjustment } from '../../camera/shots.ts';
import type { Vec3 } from '../../math/vector.ts';
import { type Actor, rootOf } from '../actor.ts';
import type { Film } from '../build/film.ts';
import type { Stage } from '../stage.ts';
import { type Act, findAct, leastNamed, needsOneView, type SizeOf, sideOf } from './act-to-cover.ts';
import type { IdBuffer } from './id-buffer.ts';
import { nearSubject } from './near-subject.ts';

/** Moments at which a view is looked at, as shares of the film. */
const moments = [0.12, 0.5, 0.88];
/** A near view is this much nearer, or the cut would be a jump. */
const leastNearer = 0.66;
/** Times as large as before that the small thing is seen. */
const leastGain = 1.5;
/** Share of the picture that may be covered from near before it. */
const mostCovered = 0.2;
/** Shares of the act and of its doer that are seen, of what would be without others before them. */
const wellSeen = 0.6;
const leastOfDoer = 0.35;

const turns: readonly ShotAdjustment[] = [
  noAdjustment,
  { azimuth: 0.32, elevation: 0, distance: 1 },
  { azimuth: -0.32, elevation: 0, distance: 1 },
  { azimuth: 0, elevation: 0.16, distance: 1 },
];

/** How much the doer's front is towards the camera: 1 from before, -1 from behind. */
const frontOf = (doer: Actor, eye: Vec3, time: number): number => {
  const root = rootOf(doer);
  if (!root.path) return 0;
  const { position, yaw } = root.path(time);
  const [x, z] = [eye[0] - position[0], eye[2] - position[2]];
  return (x * Math.sin(yaw) + z * Math.cos(yaw)) / (Math.hypot(x, z) || 1);
};

/** The most that is seen of everybody, over the moments. */
const measure = (stage: Stage, film: Film, buffer: IdBuffer): SizeOf => {
  const sizes = new Map<Actor, { side: number; span: number }>();
  for (const moment of moments) {
    const { camera } = film.poseFrame(moment * stage.seconds);
    for (const [object, seen] of buffer.look(film.world, camera, new Set(film.actorOf.keys()))) {
      const actor = film.actorOf.get(object)!;
      const { side, span } = sizes.get(actor) ?? { side: 0, span: 0 };
      sizes.set(actor, {
        side: Math.max(side, sideOf(seen)),
        span: Math.max(span, seen.tall, seen.wide),
      });
    }
  }
  return (actor) => sizes.get(actor) ?? { side: 0, span: 0 };
};

type Setup = { stage: Stage; film: Film; buffer: IdBuffer; act: Act; sizeOf: SizeOf };

/** From behind a near view tells less than one of everything. */
const worthOfFace = 0.35;
/** A view this poor is not taken. */
const leastScore = 0.8;
const refused = -10;

/** How well the near shot shows the act: all of it free to be seen, the small things larger than before, faces to the front. */
const rateNear = ({ stage, film, buffer, act, sizeOf }: Setup, nearestWide: number): number => {
  const shot = stage.shots[1]!;
  if (shot.framing.distance / shot.framing.focalLength > nearestWide * leastNearer) return refused;
  const wanted = new Set([act.doer, ...act.things, ...act.others]);
  const objects = new Set(
    [...film.actorOf].flatMap(([object, actor]) => (wanted.has(actor) ? [object] : [])),
  );
  let score = 0;
  for (const moment of moments.slice(1)) {
    const time = moment * stage.seconds;
    film.poseFrame(time);
    const camera = shot.at(time);
    const seen = buffer.look(film.world, camera, objects);
    if (buffer.shareNearer(shot.framing.distance * 0.4) > mostCovered) return refused;
    for (const [object, one] of seen) {
      const actor = film.actorOf.get(object)!;
      const before = sizeOf(actor).side;
      const isSmall = act.things.includes(actor) && !actor.thing.isImplied && before < leastNamed;
      const shown = one.visible / Math.max(1, one.inside + (isSmall ? one.outside : 0));
      if (actor === act.doer && shown < leastOfDoer) return refused;
      score += Math.min(1, shown / wellSeen) / seen.size;
      if (isSmall && sideOf(one) < before * leastGain) score -= 2 / seen.size;
    }
    score += worthOfFace * frontOf(act.doer, camera.position, stage.clock.at(time));
  }
  return score;
};

export const coverAct = (stage: Stage, film: Film, buffer: IdBuffer): void => {
  if (!stage.hero || needsOneView(stage)) return;
  const sizeOf = measure(stage, film, buffer);
  const act = findAct(stage, sizeOf);
  const subject = act && nearSubject(stage, film, act);
  if (!act || !subject) return;
  const setup: Setup = { stage, film, buffer, act, sizeOf };
  const before = stage.shots;
  const wide = before[0]!.framing.distance / before[0]!.framing.focalLength;
  const apply = (near: NearView) => {
    stage.shotRequest.near = near;
    stage.shots = createShots(stage.shotRequest);
  };
  let best: { near: NearView; score: number } | null = null;
  // The walls of a room are built for the camera's place.
  for (const adjustment of turns.filter(({ azimuth }) => azimuth === 0 || !stage.set.isIndoors)) {
    apply({ subject, adjustment });
    const score = rateNear(setup, wide) - Math.abs(adjustment.elevation);
    if (score > (best?.score ?? leastScore)) best = { near: { subject, adjustment }, score };
  }
  if (best) apply(best.near);
  else {
    delete stage.shotRequest.near;
    stage.shots = before;
  }
};
