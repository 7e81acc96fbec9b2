/** Prompts staged at a small size for tests of what is done in a scene. */

import type { AnchorName, Pose } from '../../src/kits/model.ts';
import { positionOf } from '../../src/math/matrix.ts';
import { dot, subtract, type Vec3 } from '../../src/math/vector.ts';
import type { Scene } from '../../src/scene/scene.ts';
import type { Actor } from '../../src/stage/actor.ts';
import { buildFilm } from '../../src/stage/build/film.ts';
import { compileStage } from '../../src/stage/compile.ts';
import type { Stage } from '../../src/stage/stage.ts';
import { firstScene } from '../first-scene.ts';

export const size = { seed: 1, seconds: 4, width: 320, height: 180 };

export const stageScene = (scene: Scene): Promise<Stage> => compileStage(scene, size);
export const stagePrompt = (prompt: string): Promise<Stage> => stageScene(firstScene(prompt));

export const filmOf = async (prompt: string) => {
  const stage = await stagePrompt(prompt);
  return { stage, film: await buildFilm(stage) };
};

export const anchorAt = (pose: Pose, name: AnchorName): Vec3 => positionOf(pose.anchors[name]!);

export const actorOf = (stage: Stage, index: number): Actor =>
  stage.actors.find(({ thingIndex, copy }) => thingIndex === index && copy === 0)!;

/** Across the picture: 0 in the middle, greater to the right. */
export const acrossAt = ({ shots }: Stage, actor: Actor, time: number): number => {
  const camera = shots[0]!.at(time);
  const to = subtract(actor.path!(time).position, camera.position);
  return dot(to, camera.right) / dot(to, camera.forward);
};
