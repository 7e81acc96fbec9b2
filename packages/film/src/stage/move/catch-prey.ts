/** A bird that dives for a fish: past the camera, down to the water, and up again with the fish in its claws. */

import { addScaled, type Vec3 } from '../../math/vector.ts';
import { type Actor, mainAction } from '../actor.ts';
import type { Axes } from '../place/axes.ts';
import { type Path, stay, swoop } from './paths.ts';

/** A held thing is let go at this moment of the stage's clock and follows the path from then on. */
export type Release = {
  time: number;
  path: Path;
  /** The other way round: on the path until then, held afterwards. */
  isBefore?: boolean;
};

/** Share of the film at which the claws close. */
const caughtAt = 0.48;

export const catchMoment = (seconds: number) => seconds * caughtAt;

const preyOf = (bird: Actor, actors: readonly Actor[]) =>
  actors.find(({ support }) => support.kind === 'held' && support.host === bird);

export const swoopDown = (actor: Actor, base: Vec3, axes: Axes, seconds: number, isLake: boolean): Path => {
  const size = Math.max(...actor.size);
  actor.yaw = axes.azimuth + 1.2;
  const low = addScaled([base[0], size * 0.1, base[2]], axes.away, isLake ? 6 : 0);
  return swoop(low, actor.yaw, size * 2.2, catchMoment(seconds), size * 1.5);
};

/** Depth of the water that a bear stands in, in metres. */
const wadingDepth = 0.42;

/** A salmon leaps out of the water ahead, into the jaws. */
const leapIntoJaws = (beast: Actor, prey: Actor, seconds: number): Release | null => {
  const mouth = beast.model.anchors.mouth;
  if (!mouth) return null;
  const time = catchMoment(seconds);
  const ahead: Vec3 = [Math.sin(beast.yaw), 0, Math.cos(beast.yaw)];
  const at = addScaled(beast.position, ahead, mouth[2] * beast.scale);
  const high = mouth[1] * beast.scale - wadingDepth;
  const path: Path = (now) => {
    const u = Math.max(0, Math.min(1, now / time));
    const [x, , z] = addScaled(at, ahead, 1.7 * (1 - u));
    const y = -0.5 + (high + 0.5) * u + 1.5 * u * (1 - u);
    return { ...stay([x, y, z], beast.yaw + Math.PI)(now), pitch: -0.9 * (1 - 1.5 * u) };
  };
  return prey.size[2] > 0 ? { time, path, isBefore: true } : null;
};

/** Until it is caught the fish swims where the bird will be. */
export const awaitCatch = (actors: readonly Actor[], releases: Map<Actor, Release>, seconds: number) => {
  for (const beast of actors) {
    if (beast.kit?.locomotion !== 'walks' || beast.thing.person || mainAction(beast) !== 'catch') continue;
    const prey = preyOf(beast, actors);
    const release = prey?.kit?.locomotion === 'swims' ? leapIntoJaws(beast, prey, seconds) : null;
    if (!prey || !release) continue;
    releases.set(prey, release);
    // With open jaws, all paws in the water.
    beast.beats = [{ action: 'sing', from: 0, until: Number.POSITIVE_INFINITY }];
  }
  for (const bird of actors) {
    const prey =
      bird.kit?.locomotion === 'flies' && mainAction(bird) === 'dive' ? preyOf(bird, actors) : undefined;
    if (!prey || !bird.path) continue;
    const time = catchMoment(seconds);
    const [x, , z] = bird.path(time).position;
    const path = stay([x, prey.size[1] * 0.2, z], bird.yaw);
    releases.set(prey, { time, path, isBefore: true });
  }
};
