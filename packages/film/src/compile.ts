/** A scene made ready to be drawn: everything modelled and staged, and a pose for every moment. */

import { setImmediate } from 'node:timers/promises';
import { createPicturePlate, type GivenPicture, type PicturePlate } from './pictures/picture-plate.ts';
import type { Scene, Thing } from './scene/scene.ts';
import { lookSeedFor } from './stage/cast/cast.ts';
import { addGuests, type Character, onlyGuests } from './stage/cast/guests.ts';
import { loadCutOuts } from './stage/cast/load-cut-outs.ts';
import { compileStage } from './stage/compile.ts';
import { createFilm, type Film } from './stage/film.ts';
import type { Stage } from './stage/stage.ts';

export type CompileOptions = {
  /** The same scene, seed and size give the same film. */
  seed: number;
  seconds: number;
  width: number;
  height: number;
  /** Pictures the film starts, ends or goes by. */
  pictures?: readonly GivenPicture[];
  /** Pictures of things that stand in the scene. */
  components?: readonly string[];
  characters?: readonly Character[];
  signal?: AbortSignal;
};

export type CompiledFilm = CompileOptions & {
  scene: Scene;
  stage: Stage;
  film: Film;
  plate: PicturePlate | undefined;
  /** The main subject with everything that fixes its looks, so that another film can show it again. */
  hero: Thing | null;
  /** Names of what the scene holds and the film does not show. */
  notDrawn: string[];
};

const lookOf = ({ hero, seed }: Stage): Thing | null =>
  hero && {
    ...hero.thing,
    count: 1,
    ties: [],
    acts: [],
    character: null,
    lookSeed: hero.thing.lookSeed ?? lookSeedFor(seed, hero.thing, 0),
  };

export const compile = async (described: Scene, options: CompileOptions): Promise<CompiledFilm> => {
  const { seed, seconds, width, height, pictures = [], components = [], characters = [], signal } = options;
  const pause = async () => {
    await setImmediate();
    signal?.throwIfAborted();
  };
  const plate = await createPicturePlate(pictures, { width, height }, described.camera.move);
  const joined = addGuests(described, characters, components.length);
  const scene = plate?.isWhole ? onlyGuests(joined, characters) : joined;
  const cutOut = await loadCutOuts(scene, characters, components);
  const stage = await compileStage(scene, { seed, seconds, width, height, cutOut, pause });
  await pause();
  const missing = scene.things.filter((_, index) => !stage.shown.has(index)).map(({ name }) => name);
  const film = await createFilm(stage, { isBeforePlate: plate?.isWhole ?? false, pause });
  return {
    ...options,
    scene: joined,
    stage,
    film,
    plate,
    hero: lookOf(stage),
    notDrawn: [...new Set([...scene.notDrawn, ...missing])],
  };
};
