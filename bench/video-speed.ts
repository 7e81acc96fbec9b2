/**
 * `node bench/video-speed.ts [--frames 96] [--width 1280] [--height 720] [--stages] ["prompt" ...]`: CPU of making videos
 * of 4 s, everything counted, as a multiple of encoding the same frames alone with x264 as its preset veryfast is.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import module from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CompiledFilm, compile, direct, framesPerSecond } from '../packages/film/src/index.ts';
import type { Quality } from '../packages/film/src/render/quality.ts';
import { mixSoundtrack } from '../packages/film/src/sound/mix-soundtrack.ts';
import { renderVideo } from '../packages/film/src/video/render-video.ts';
import { printStages } from './film/draw-stages.ts';
import { KeepingPool } from './film/keeping-pool.ts';
import { encodeVeryfast } from './film/x264-alone.ts';

// As bin/kinora.js does: in the environment too, for the threads, which read the code that an earlier start compiled.
process.env.NODE_COMPILE_CACHE ??= new URL('../node_modules/.cache/compiled', import.meta.url).pathname;
module.enableCompileCache(process.env.NODE_COMPILE_CACHE);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    frames: { type: 'string', default: '96' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '720' },
    stages: { type: 'boolean', default: false },
  },
});
const prompts = positionals.length
  ? positionals
  : [
      'A golden retriever puppy chasing a ball across a sunny lawn',
      'A woman in a red dress walking along a rainy Paris street with an umbrella',
      'A whale jumping out of the ocean at sunset',
      'A cat sleeping on a stack of books in a cozy library',
      'A cyberpunk city with flying cars and neon signs',
      'A farmer driving a tractor through a wheat field',
    ];
const [width, height] = [Number(values.width), Number(values.height)];
const seconds = 4;
const filmFrames = seconds * framesPerSecond;
/** Fewer than all: the same number of neighbours from the middle; what is done once a film is shared among all of its frames. */
const frameCount = Math.min(filmFrames, Number(values.frames));
const firstFrame = (filmFrames - frameCount) >> 1;
const folder = await mkdtemp(join(tmpdir(), 'video-speed-'));
const limits: Record<Quality, number> = { full: 8, fast: 5 };

const cpuMs = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** CPU of a frame, drawn and encoded by the threads that make videos, and of x264 alone on the same frames. */
const measure = async ({ film }: CompiledFilm, quality: Quality) => {
  const pool = new KeepingPool();
  const timeOf = (number: number) => (firstFrame + number) / framesPerSecond;
  const draw = (count: number) =>
    renderVideo({
      world: film.world,
      frameCount: count,
      framesPerSecond,
      width,
      height,
      quality,
      poseFrame: (number) => film.poseFrame(timeOf(number)),
      sound: null,
      path: join(folder, 'film.mp4'),
      pool,
    });
  // Threads, uploads and first frames are paid once a film: the difference to a film of a frame a thread is the rest.
  const starters = Math.min(availableParallelism(), frameCount - 1);
  const startMs = await cpuMs(() => draw(starters));
  pool.pictures.length = 0;
  await pool.close();
  const drawMs = await cpuMs(() => draw(frameCount));
  await pool.close();
  const frameMs = (drawMs - startMs) / (frameCount - starters);
  const aloneMs = await cpuMs(() => encodeVeryfast({ width, height, framesPerSecond }, pool.pictures));
  return { startMs: startMs - starters * frameMs, frameMs, aloneMs: aloneMs / frameCount };
};

const ratios: Record<Quality, number[]> = { full: [], fast: [] };
for (const prompt of prompts) {
  let compiled: CompiledFilm | undefined;
  const composeMs = await cpuMs(async () => {
    compiled = await compile(direct(prompt), { seed: 1, seconds, width, height });
  });
  const soundMs = await cpuMs(() => mixSoundtrack(compiled!.stage, new AbortController().signal));
  const parts: string[] = [];
  for (const quality of ['full', 'fast'] as const) {
    const { startMs, frameMs, aloneMs } = await measure(compiled!, quality);
    const wholeMs = (composeMs + soundMs + startMs + frameMs * filmFrames) / filmFrames;
    ratios[quality].push(wholeMs / aloneMs);
    parts.push(
      `${quality} ${wholeMs.toFixed(0)} ms a frame = ${(wholeMs / aloneMs).toFixed(1)} x ${aloneMs.toFixed(0)} (start ${startMs.toFixed(0)})`,
    );
    if (values.stages) printStages(compiled!.film, { width, height, quality, seconds });
  }
  console.log(
    `${prompt}: composed in ${composeMs.toFixed(0)} ms, sound ${soundMs.toFixed(0)} ms, ${compiled!.film.world.triangles} triangles; ${parts.join('; ')}`,
  );
}
let holds = true;
for (const quality of ['full', 'fast'] as const) {
  const sorted = ratios[quality].toSorted((a, b) => a - b);
  const [median, worst] = [sorted[sorted.length >> 1]!, sorted.at(-1)!];
  holds &&= worst <= limits[quality];
  console.log(
    `${quality}: median ${median.toFixed(1)}, worst ${worst.toFixed(1)} times encoding alone (at most ${limits[quality]}): ${worst <= limits[quality] ? 'PASS' : 'FAIL'}`,
  );
}
await rm(folder, { recursive: true });
process.exit(holds ? 0 : 1);
