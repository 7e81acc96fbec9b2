/** A scene with everything in its place, for every moment. */

import type { CameraShot, ShotRequest, Subject } from '../camera/shots.ts';
import type { StageSet } from '../kits/set.ts';
import type { Lighting } from '../light/daylight.ts';
import type { Scene } from '../scene/scene.ts';
import type { Actor } from './actor.ts';
import type { Release } from './move/catch-prey.ts';
import type { StageClock } from './move/stage-time.ts';
import type { Axes } from './place/axes.ts';
import type { SpokenLine } from './spoken-line.ts';

/** Only lamps, fire and what glows light the room, or one spotlight. */
export const isDim = ({ setting, effects }: Scene) =>
  (setting.details?.includes('dim') ?? false) ||
  (effects.includes('spotlight') && ['arena', 'bar', 'room', 'gym', 'ballroom'].includes(setting.place));

export type Stage = {
  scene: Scene;
  seed: number;
  seconds: number;
  aspect: number;
  actors: Actor[];
  hero: Actor | null;
  set: StageSet;
  subject: Subject;
  shots: CameraShot[];
  /** What the shots were made from. */
  shotRequest: ShotRequest;
  /** Measures the cast again after somebody was moved. */
  reframe: () => void;
  /** The light now: posing a frame sets it where the hour changes. */
  lighting: Lighting;
  /** At a share of the film, 0 to 1. */
  lightingAt: (share: number) => Lighting;
  /** How much of the hero lies in the shade, 0 to 1: as much light is put on it. */
  shade: number;
  clock: StageClock;
  axes: Axes;
  /** Held things that are let go. */
  releases: Map<Actor, Release>;
  lines: readonly SpokenLine[];
  /** Things that the set has by itself; no actor stands for them. */
  fixtures: ReadonlySet<number>;
  /** Things that are on the stage. */
  shown: Set<number>;
};
