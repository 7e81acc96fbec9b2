/** What animals catch and take: a fish that a bird dives for, a salmon that leaps into jaws, food from a table. */

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
  /** The hand is free meanwhile. */
  frees?: boolean;
};

/** Whether it is on that path at a moment, and in no hand. */
export const isLoose = (release: Release | undefined, time: number): release is Release =>
  release !== undefined && time >= release.time !== (release.isBefore ?? false);

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

/** Along a table to the food, which is taken up with the head low and then carried on to the other end. */
const takeFromTable = (thief: Actor, releases: Map<Actor, Release>, food: Actor, seconds: number) => {
  if (thief.support.kind !== 'on') return;
  const { host } = thief.support;
  const top = host.model.anchors.top ?? [0, host.model.size[1], 0];
  const time = catchMoment(seconds);
  const half = host.size[0] / 2;
  const reach = (thief.model.anchors.mouth?.[2] ?? 0) * thief.scale;
  const foodAt = half * 0.2;
  const start = -half * 0.72;
  const taken = Math.min(foodAt - reach, half * 0.1);
  const end = half * 0.55;
  const along = (now: number) => {
    const before = Math.min(1, now / (time - 0.3));
    const after = Math.max(0, Math.min(1, (now - time - 0.25) / (seconds - time)));
    return start + (taken - start) * before + (end - taken) * after;
  };
  thief.path = (now) => ({
    ...stay([along(now), 0, top[2]], Math.PI / 2)(now),
    speed: Math.abs(along(now + 0.05) - along(now - 0.05)) / 0.1,
    travelled: along(now) - start,
  });
  thief.beats = [
    { action: 'walk', from: 0, until: time - 0.3 },
    { action: 'eat', from: time - 0.3, until: time + 0.25 },
    { action: 'walk', from: time + 0.25, until: Number.POSITIVE_INFINITY },
  ];
  const [s, c] = [Math.sin(host.yaw), Math.cos(host.yaw)];
  const x = taken + reach;
  const at: Vec3 = [
    host.position[0] + x * c + top[2] * s,
    host.position[1] + top[1] * host.scale,
    host.position[2] - x * s + top[2] * c,
  ];
  releases.set(food, { time, path: stay(at, host.yaw), isBefore: true });
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
  for (const thief of actors) {
    const food = thief.thing.traits.includes('steals from the table') ? preyOf(thief, actors) : undefined;
    if (food) takeFromTable(thief, releases, food, seconds);
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
