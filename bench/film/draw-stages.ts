/** The time of drawing by its stages, on one thread. */

import type { CompiledFilm } from '../../packages/film/src/index.ts';
import { packFrame } from '../../packages/film/src/render/pack-frame.ts';
import { drawingSize, type Quality, shadowMapSize } from '../../packages/film/src/render/quality.ts';
import { Renderer } from '../../packages/film/src/render/renderer.ts';
import { movingVertices } from '../../packages/film/src/render/world-arrays.ts';

const frameCount = 12;

export const printStages = (
  film: CompiledFilm['film'],
  { width, height, quality, seconds }: { width: number; height: number; quality: Quality; seconds: number },
): void => {
  const renderer = new Renderer();
  film.poseFrame(0);
  renderer.setWorld(film.world, width, height, quality);
  const size = drawingSize(width, height, quality);
  const stages = new Map<string, number>();
  const yuv = Buffer.alloc((width * height * 3) / 2);
  for (let number = 0; number < frameCount; number += 1) {
    let mark = process.threadCpuUsage();
    const lap = (stage: string) => {
      const { user, system } = process.threadCpuUsage(mark);
      mark = process.threadCpuUsage();
      stages.set(stage, (stages.get(stage) ?? 0) + (user + system) / 1000 / frameCount);
    };
    const state = film.poseFrame((number * seconds) / frameCount);
    lap('pose');
    renderer.setMoving(movingVertices(film.world));
    lap('upload');
    renderer.onStage = lap;
    renderer.draw(packFrame(state, size.width, size.height, shadowMapSize(quality)));
    renderer.yuv(yuv);
    lap('yuv');
  }
  console.log('  ', quality, [...stages].map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', '));
};
