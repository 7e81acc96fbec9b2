/**
 * CPU seconds per second of 720p film for six prompts, beside x264 veryfast encoding of the same frames alone;
 * how far a second thread shortens drawing; memory at 1080p. `node bench/scene-speed.ts [seconds]`.
 * Every part runs in a process of its own, so that CPU time is its own too.
 */

import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { VideoJob } from '../src/engines/engine.ts';
import { describeFilm } from '../src/engines/local/scene/describe-film.ts';
import { createFilmCrew } from '../src/engines/local/scene/film-crew.ts';
import { createFilmEncoder, framesPerSecond } from '../src/engines/local/scene/film-encoder.ts';
import { createAmbience } from '../src/engines/local/scene/sound/ambience.ts';
import { sampleRate } from '../src/engines/local/scene/sound/voices.ts';

const prompts = [
  'A sailboat on the sea at sunset',
  'Five penguins walking through falling snow',
  'A red car drives down a rainy street at night',
  'A fox walks through an autumn forest',
  'Tropical fish swimming underwater',
  'Fireworks over a city skyline at night',
];

type Part = { prompt: string; seconds: number; height: number; threads: number; encode: boolean };
type Figures = { cpuSeconds: number; wallSeconds: number; encodeCpuSeconds: number; peakMb: number };

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const peakMb = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;

const measure = async ({ prompt, seconds, height, threads, encode }: Part): Promise<Figures> => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
  const size = { width: Math.round((height * 16) / 9), height };
  const frameCount = seconds * framesPerSecond;
  const job: VideoJob = {
    ...size,
    taskId: 'bench',
    model: 'bench',
    seed: 7,
    prompt,
    seconds,
    images: [],
    characters: [],
    watermark: true,
    style: null,
    sourceScene: null,
    workDir: folder,
  };
  const { spec, seed } = describeFilm(job);
  const kept: Buffer[] = [];
  let copyingCpuSeconds = 0;
  const crew = createFilmCrew(threads);
  const { signal } = new AbortController();
  // The service keeps its threads between films: loading them is not part of a film.
  const warmUp = { ...job, spec, seed, width: 64, height: 36, frameCount: threads, framesPerSecond };
  await crew.shoot(warmUp, signal, () => {});
  const [cpu, wall] = [cpuSeconds(), performance.now()];
  const sound = encode ? { ...createAmbience(spec, seed, seconds), sampleRate } : null;
  const encoder = encode
    ? createFilmEncoder(join(folder, 'film.mp4'), { ...size, threads: 1, sound })
    : undefined;
  await crew.shoot({ ...job, spec, seed, frameCount, framesPerSecond }, signal, (pixels) => {
    encoder?.add(pixels);
    if (!encoder || height >= 1_080) return;
    // A copy: the frames alone are encoded again below. Making it is not part of a film.
    const before = process.threadCpuUsage();
    kept.push(Buffer.from(pixels));
    const { user, system } = process.threadCpuUsage(before);
    copyingCpuSeconds += (user + system) / 1e6;
  });
  encoder?.finish();
  encoder?.close();
  const total = {
    cpuSeconds: cpuSeconds() - cpu - copyingCpuSeconds,
    wallSeconds: (performance.now() - wall) / 1000,
    peakMb: peakMb(),
  };
  await crew.dismiss();
  const again = cpuSeconds();
  if (kept.length > 0) {
    const alone = createFilmEncoder(join(folder, 'alone.mp4'), { ...size, threads: 1, sound: null });
    for (const pixels of kept) alone.add(pixels);
    alone.finish();
    alone.close();
  }
  rmSync(folder, { recursive: true });
  return { ...total, encodeCpuSeconds: cpuSeconds() - again };
};

const inOwnProcess = (part: Part): Promise<Figures> =>
  new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [], {
      env: { ...process.env, KINORA_BENCH_PART: JSON.stringify(part) },
    });
    child.on('message', (figures) => resolve(figures as Figures));
    child.on('exit', (code) => code !== 0 && reject(new Error(`measuring ended with ${code}`)));
  });

const part = process.env.KINORA_BENCH_PART;
if (part) process.send!(await measure(JSON.parse(part)), () => process.exit(0));
else {
  const seconds = Number(process.argv[2] ?? 8);
  console.log(
    `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)}, ${seconds} s films at 1280x720`,
  );
  let ratios = 0;
  for (const prompt of prompts) {
    const figures = await inOwnProcess({ prompt, seconds, height: 720, threads: 2, encode: true });
    const ratio = figures.cpuSeconds / figures.encodeCpuSeconds;
    ratios += ratio / prompts.length;
    console.log(
      `${(figures.cpuSeconds / seconds).toFixed(2)} CPU s per s, encode alone ${(figures.encodeCpuSeconds / seconds).toFixed(2)}, ratio ${ratio.toFixed(2)}, peak ${Math.round(figures.peakMb)} MB  ${prompt}`,
    );
  }
  console.log(`mean ratio to encoding alone: ${ratios.toFixed(2)} (bar: at most 2.5)`);
  const drawn = { prompt: prompts[1]!, seconds: seconds * 2, height: 720, encode: false };
  const [one, two] = [
    await inOwnProcess({ ...drawn, threads: 1 }),
    await inOwnProcess({ ...drawn, threads: 2 }),
  ];
  console.log(
    `drawing on two threads: ${(one.wallSeconds / two.wallSeconds).toFixed(2)} x one (bar: at least 1.7, on an idle machine)`,
  );
  const large = await inOwnProcess({
    prompt: prompts[0]!,
    seconds: 1,
    height: 1_080,
    threads: 2,
    encode: true,
  });
  console.log(`peak memory at 1920x1080: ${Math.round(large.peakMb)} MB (bar: under 700)`);
}
