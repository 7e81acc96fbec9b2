/**
 * The cost of a film, told from its scenes before anything is staged: the triangles of its place and of its cast
 * within the limits of the stage, and how many actors must be arranged. A kit and a place are built once.
 */
import { direct } from '../../../packages/film/src/index.ts';
import type { Scene, Thing } from '../../../packages/film/src/scene/scene.ts';
import { buildFilm } from '../../../packages/film/src/stage/build/film.ts';
import { castScene } from '../../../packages/film/src/stage/cast/cast.ts';
import { completeScene } from '../../../packages/film/src/stage/cast/complete-scene.ts';
import {
  limitCopies,
  mostCastTriangles,
  mostWorldTriangles,
} from '../../../packages/film/src/stage/cast/limit-cast.ts';
import { countTriangles } from '../../../packages/film/src/stage/cast/simplify-model.ts';
import { compileStage } from '../../../packages/film/src/stage/compile.ts';

export type Prediction = { prompt: string; actors: number; triangles: number; beats: number };

const small = { seed: 1, seconds: 1, width: 160, height: 90 };

export const createPredictor = () => {
  const byKit = new Map<string, Promise<number>>();
  const byPlace = new Map<string, Promise<number>>();
  const once = (known: Map<string, Promise<number>>, key: string, make: () => Promise<number>) => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key)!;
  };

  const trianglesOfThing = (scene: Scene, thing: Thing): Promise<number> =>
    once(byKit, `${thing.kit} ${thing.person !== null}`, async () => {
      const alone = { ...scene, things: [{ ...thing, count: 1, ties: [], acts: [] }] };
      const [actor] = await castScene(
        alone,
        1,
        0,
        () => undefined,
        async () => {},
      );
      return actor ? countTriangles(actor.model) : 0;
    });

  const trianglesOfPlace = (scene: Scene): Promise<number> =>
    once(byPlace, `${scene.setting.place}`, async () => {
      const stage = await compileStage({ ...scene, things: [] }, small);
      return (await buildFilm(stage, {})).world.triangles;
    });

  return async (prompt: string): Promise<Prediction> => {
    const described = direct(prompt);
    let [actors, triangles] = [0, 0];
    for (const { scene } of described.beats) {
      const limited = limitCopies(completeScene(scene));
      let cast = 0;
      let count = 0;
      for (const thing of limited.things) {
        cast += (await trianglesOfThing(limited, thing)) * thing.count;
        count += thing.count;
      }
      actors = Math.max(actors, count);
      const place = await trianglesOfPlace(scene);
      const staged = Math.min(cast, mostCastTriangles, Math.max(0, mostWorldTriangles - place));
      triangles = Math.max(triangles, place + staged);
    }
    return { prompt, actors, triangles, beats: described.beats.length };
  };
};

/** Seconds of CPU, for the order alone: what a triangle costs in 96 frames, and an actor to arrange. */
export const predictedCost = ({ triangles, actors, beats }: Prediction): number =>
  triangles / 20_000 + actors / 20 + beats;
