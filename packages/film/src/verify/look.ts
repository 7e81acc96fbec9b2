/** What the viewer sees of every thing at some moments of a film: an id buffer a moment, nothing is shaded. */

import type { Camera } from '../render/frame-state.ts';
import type { Actor } from '../stage/actor.ts';
import { IdBuffer, type Seen } from '../stage/check/id-buffer.ts';
import type { Film } from '../stage/film.ts';
import type { Stage } from '../stage/stage.ts';

/** Samples of the picture that have to show something for it to count as seen. */
export const leastSamples = 5;

export type Sight = { actor: Actor; seen: Seen };

export type Moment = {
  /** Share of the film. */
  share: number;
  time: number;
  camera: Camera;
  sights: Sight[];
  /** Share of the picture that what is right before the lens fills. */
  covered: number;
  objects: number;
};

/** Nearer than this, in metres, something is at the lens. */
const atLens = 0.12;

export const lookAt = (stage: Stage, film: Film, shares: readonly number[]): Moment[] => {
  const buffer = new IdBuffer(stage.aspect);
  const wanted = new Set(film.actorOf.keys());
  return shares.map((share) => {
    const time = Math.min(share * stage.seconds, stage.seconds - 0.01);
    const { camera } = film.poseFrame(time);
    const seen = buffer.look(film.world, camera, wanted);
    const sights = [...seen].map(([object, one]) => ({ actor: film.actorOf.get(object)!, seen: one }));
    return {
      share,
      time,
      camera,
      sights,
      covered: buffer.shareNearer(atLens),
      objects: buffer.objectsSeen(),
    };
  });
};

export const isSeen = ({ seen }: Sight) => seen.visible >= leastSamples;

/** All that is seen of a thing at a moment, copy by copy. */
export const sightsOf = ({ sights }: Moment, thing: number): Sight[] =>
  sights.filter((sight) => sight.actor.thingIndex === thing && isSeen(sight));
