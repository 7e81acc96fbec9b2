/** `node bench/video-speed.ts [--frames 96] [--width 1280] [--height 720] ["prompt" ...]`: CPU of making a 3D video, everything counted, as a multiple of encoding the same frames alone. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CompiledFilm, compile, describe } from '../packages/film/src/index.ts';
import { packFrame } from '../packages/film/src/render/pack-frame.ts';
import { drawingSize, type Quality, shadowMapSize } from '../packages/film/src/render/quality.ts';
import { Renderer } from '../packages/film/src/render/renderer.ts';
import { movingVertices } from '../packages/film/src/render/world-arrays.ts';
import { createVideoEncoder } from '../packages/film/src/video/encode-video.ts';
import { renderVideo } from '../packages/film/src/video/render-video.ts';

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
const frameCount = Number(values.frames);
const [width, height] = [Number(values.width), Number(values.height)];
const seconds = 4;
const framesPerSecond = 24;
const folder = await mkdtemp(join(tmpdir(), 'video-speed-'));

const cpuMs = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

type Film = CompiledFilm['film'];
/** Spread over the film, so that every shot counts. */
const timeOf = (number: number) => (number * seconds) / frameCount;

const drawAll = (film: Film, quality: Quality): Buffer[] => {
  const renderer = new Renderer();
  film.poseFrame(0);
  renderer.setWorld(film.world, width, height, quality);
  const size = drawingSize(width, height, quality);
  const stages = new Map<string, number>();
  const pictures: Buffer[] = [];
  for (let number = 0; number < frameCount; number += 1) {
    let mark = process.cpuUsage();
    const lap = (stage: string) => {
      const { user, system } = process.cpuUsage(mark);
      mark = process.cpuUsage();
      stages.set(stage, (stages.get(stage) ?? 0) + (user + system) / 1000 / frameCount);
    };
    const state = film.poseFrame(timeOf(number));
    lap('pose');
    renderer.setMoving(movingVertices(film.world));
    lap('upload');
    renderer.onStage = lap;
    renderer.draw(packFrame(state, size.width, size.height, shadowMapSize(quality)));
    const yuv = Buffer.alloc((width * height * 3) / 2);
    renderer.yuv(yuv);
    lap('yuv');
    pictures.push(yuv);
  }
  if (values.stages) {
    console.log('  ', quality, [...stages].map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', '));
  }
  return pictures;
};

const encodeAlone = (pictures: Buffer[]) => {
  const format = { width, height, framesPerSecond };
  const encoder = createVideoEncoder(join(folder, 'alone.mp4'), format, null);
  for (const picture of pictures) encoder.add(picture);
  encoder.finish(() => false);
  encoder.close();
};

const ratios: Record<Quality, number[]> = { full: [], fast: [] };
for (const prompt of prompts) {
  let film: Film | undefined;
  const composeMs = await cpuMs(async () => {
    film = (await compile(describe(prompt), { seed: 1, seconds, width, height })).film;
  });
  const parts: string[] = [];
  for (const quality of ['full', 'fast'] as const) {
    const pictures = drawAll(film!, quality);
    const encodeMs = (await cpuMs(() => encodeAlone(pictures))) / frameCount;
    const video = {
      world: film!.world,
      frameCount,
      framesPerSecond,
      width,
      height,
      quality,
      poseFrame: (number: number) => film!.poseFrame(timeOf(number)),
      sound: null,
      path: join(folder, 'film.mp4'),
    };
    const makeMs = (await cpuMs(() => renderVideo(video))) / frameCount;
    ratios[quality].push(makeMs / encodeMs);
    parts.push(
      `${quality} ${makeMs.toFixed(0)} ms a frame = ${(makeMs / encodeMs).toFixed(1)} x ${encodeMs.toFixed(0)}`,
    );
  }
  console.log(
    `${prompt}: composed in ${composeMs.toFixed(0)} ms, ${film!.world.triangles} triangles; ${parts.join('; ')}`,
  );
}
for (const quality of ['full', 'fast'] as const) {
  const sorted = ratios[quality].toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1]!;
  const limit = quality === 'full' ? 8 : 5;
  console.log(
    `${quality}: median ${median.toFixed(1)}, worst ${sorted.at(-1)!.toFixed(1)} times encoding (at most ${limit})`,
  );
}
await rm(folder, { recursive: true });
process.exit(0);
