/** `node bench/film/threads.ts ["prompt"]`: what of a video of 8 s runs on one thread at a time, and what that lets more cores give. By CPU time, so that other work on the machine does not count. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledFilm, compile, direct, framesPerSecond } from '../../packages/film/src/index.ts';
import { packFrame } from '../../packages/film/src/render/pack-frame.ts';
import { drawingSize, type Quality, shadowMapSize } from '../../packages/film/src/render/quality.ts';
import { Renderer } from '../../packages/film/src/render/renderer.ts';
import { movingVertices } from '../../packages/film/src/render/world-arrays.ts';
import { mixSoundtrack } from '../../packages/film/src/sound/mix-soundtrack.ts';
import { createVideoEncoder } from '../../packages/film/src/video/encode-video.ts';

const prompt = process.argv[2] ?? 'A golden retriever puppy chasing a ball across a sunny lawn';
const [width, height, seconds] = [1280, 720, 8];
const frames = seconds * framesPerSecond;
const measured = 8;
/** Slices that x264 encodes at once. */
const encoderThreads = 4;
const folder = await mkdtemp(join(tmpdir(), 'film-threads-'));

const spent = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

let compiled: CompiledFilm | undefined;
const composing = await spent(async () => {
  compiled = await compile(direct(prompt), { seed: 1, seconds, width, height });
});
const { film, stage } = compiled!;
const sound = await spent(() => mixSoundtrack(stage, new AbortController().signal));
for (const quality of ['full', 'fast'] as Quality[]) {
  const renderer = new Renderer();
  film.poseFrame(0);
  renderer.setWorld(film.world, width, height, quality);
  const size = drawingSize(width, height, quality);
  const encoder = createVideoEncoder(join(folder, 'film.mp4'), { width, height, framesPerSecond }, null);
  let [pose, draw, encode] = [0, 0, 0];
  const yuv = Buffer.alloc((width * height * 3) / 2);
  for (let number = 0; number < measured; number += 1) {
    let packed: ReturnType<typeof packFrame> | undefined;
    pose += await spent(() => {
      const state = film.poseFrame(3 + number / framesPerSecond);
      packed = packFrame(state, size.width, size.height, shadowMapSize(quality));
    });
    draw += await spent(() => {
      renderer.setMoving(movingVertices(film.world));
      renderer.draw(packed!);
      renderer.yuv(yuv);
    });
    encode += await spent(() => encoder.add(yuv));
  }
  encode += await spent(() => encoder.finish(() => false));
  encoder.close();
  const [poseAll, drawAll, encodeAll] = [pose, draw, encode].map((value) => (value / measured) * frames) as [
    number,
    number,
    number,
  ];
  // Posing, drawing and encoding overlap: the slowest of them sets the pace, and the cores are shared.
  const wall = (cores: number) =>
    composing +
    sound +
    Math.max(poseAll, encodeAll / Math.min(cores, encoderThreads), (poseAll + drawAll + encodeAll) / cores);
  console.log(
    `${quality}: composing ${composing.toFixed(1)}, sound ${sound.toFixed(1)}, posing ${poseAll.toFixed(1)}, drawing ${drawAll.toFixed(1)}, encoding ${encodeAll.toFixed(1)} CPU s; estimated ${[1, 2, 4, 8, 16].map((cores) => `${cores}: ${wall(cores).toFixed(1)} s`).join(', ')}; 16 against 2: ${(wall(2) / wall(16)).toFixed(1)} times`,
  );
}
await rm(folder, { recursive: true });
process.exit(0);
