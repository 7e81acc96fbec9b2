/**
 * Films of six prompts, `node bench/scene-speed.ts [seconds]`, every figure from a process of its own.
 * Cost: CPU seconds of a whole film (composing, drawing, sound, encoding, file) over those of encoding its frames alone.
 * Threads: wall time from handing over a plan to its last frame, composing included and nothing encoded, with one
 * drawing thread over the same with two; the two take turns and the fastest of each counts.
 * Memory: the most that a process which makes a 1920x1080 film ever held.
 */

import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { VideoJob } from '../src/engines/engine.ts';
import { describeFilm } from '../src/engines/local/scene/describe-film.ts';
import { createFilmCrew } from '../src/engines/local/scene/film-crew.ts';
import { createFilmEncoder, framesPerSecond } from '../src/engines/local/scene/film-encoder.ts';
import { createAmbience } from '../src/engines/local/scene/sound/ambience.ts';
import { sampleRate } from '../src/engines/local/scene/sound/voices.ts';
import { processUsage } from './process-usage.ts';

const prompts = [
  'A sailboat on the sea at sunset',
  'Five penguins walking through falling snow',
  'A red car drives down a rainy street at night',
  'A fox walks through an autumn forest',
  'Tropical fish swimming underwater',
  'Fireworks over a city skyline at night',
];

type Work = 'film' | 'frames' | 'encoding';
type Part = { prompt: string; seconds: number; height: number; threads: number; work: Work };
type Figures = { cpuSeconds: number; wallSeconds: number; peakMb: number; othersShare: number };

const { signal } = new AbortController();

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Of all processes of the machine. */
const machineSeconds = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + (user + nice + sys + irq) / 1000, 0);

const watch = async (action: () => Promise<void>): Promise<Figures> => {
  const [cpu, wall, machine] = [cpuSeconds(), performance.now(), machineSeconds()];
  await action();
  const [own, wallSeconds] = [cpuSeconds() - cpu, (performance.now() - wall) / 1000];
  return {
    cpuSeconds: own,
    wallSeconds,
    peakMb: processUsage(process.pid).peakRssMb,
    othersShare: Math.max(0, machineSeconds() - machine - own) / (wallSeconds * cpus().length),
  };
};

const measure = async ({ prompt, seconds, height, threads, work }: Part, folder: string) => {
  const size = { width: Math.round((height * 16) / 9), height };
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
  const plan = { ...job, spec, seed, frameCount: seconds * framesPerSecond, framesPerSecond };
  const path = join(folder, 'film.mp4');
  const crew = createFilmCrew(threads);
  // The service keeps its threads between films: loading them is not part of a film.
  await crew.shoot({ ...plan, width: 64, height: 36, frameCount: threads }, signal, () => {});

  const makeFilm = async () => {
    const sound = { ...(await createAmbience(spec, seed, seconds, signal)), sampleRate };
    const encoder = createFilmEncoder(path, { ...size, threads: 1, sound });
    await crew.shoot(plan, signal, (pixels) => encoder.add(pixels));
    await encoder.finish(signal);
    encoder.close();
  };
  const encode = async (frames: Buffer[]) => {
    const encoder = createFilmEncoder(path, { ...size, threads: 1, sound: null });
    for (const pixels of frames) encoder.add(pixels);
    await encoder.finish(signal);
    encoder.close();
  };
  const draw = async (onFrame: (pixels: Buffer) => void) => void (await crew.shoot(plan, signal, onFrame));

  if (work === 'film') return watch(makeFilm);
  if (work === 'frames') return watch(() => draw(() => {}));
  const frames: Buffer[] = [];
  await draw((pixels) => void frames.push(Buffer.from(pixels)));
  await crew.dismiss();
  return watch(() => encode(frames));
};

const inOwnProcess = (part: Part): Promise<Figures> =>
  new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [], {
      env: { ...process.env, KINORA_BENCH_PART: JSON.stringify(part) },
    });
    child.on('message', (figures) => resolve(figures as Figures));
    child.on('exit', (code) => code !== 0 && reject(new Error(`measuring ended with ${code}`)));
  });

let others = 0;
const run = async (part: Part) => {
  const figures = await inOwnProcess(part);
  others = Math.max(others, figures.othersShare);
  return figures;
};
const judge = (holds: boolean, text: string) => {
  console.log(`${holds ? 'PASS' : 'FAIL'} ${text}`);
  if (!holds) process.exitCode = 1;
};

const compareCost = async (seconds: number) => {
  let ratios = 0;
  for (const prompt of prompts) {
    const part = { prompt, seconds, height: 720, threads: 2 };
    const film = await run({ ...part, work: 'film' });
    const encoding = await run({ ...part, work: 'encoding' });
    const ratio = film.cpuSeconds / encoding.cpuSeconds;
    ratios += ratio / prompts.length;
    console.log(
      `${(film.cpuSeconds / seconds).toFixed(2)} CPU s per s, encoding alone ${(encoding.cpuSeconds / seconds).toFixed(2)}, ratio ${ratio.toFixed(2)}, made in ${film.wallSeconds.toFixed(1)} s, peak ${film.peakMb} MB  ${prompt}`,
    );
  }
  judge(ratios <= 2.5, `mean ratio to encoding alone ${ratios.toFixed(2)} (bar: at most 2.5)`);
};

const compareThreads = async (seconds: number) => {
  const gains = [];
  for (const prompt of prompts) {
    const part: Omit<Part, 'threads'> = { prompt, seconds, height: 720, work: 'frames' };
    const walls: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let round = 0; round < 2; round += 1) {
      for (const threads of [1, 2] as const) {
        const { wallSeconds } = await run({ ...part, threads });
        walls[threads - 1] = Math.min(walls[threads - 1]!, wallSeconds);
      }
    }
    gains.push(walls[0] / walls[1]);
    console.log(
      `${walls[0].toFixed(2)} s on one thread, ${walls[1].toFixed(2)} s on two, ${(walls[0] / walls[1]).toFixed(2)} x  ${prompt}`,
    );
  }
  const mean = gains.reduce((sum, gain) => sum + gain / gains.length, 0);
  judge(mean >= 1.7, `drawing on two threads ${mean.toFixed(2)} x one on average (bar: at least 1.7)`);
};

const compareMemory = async () => {
  let most = 0;
  for (const prompt of prompts) {
    const film = await run({ prompt, seconds: 2, height: 1_080, threads: 2, work: 'film' });
    most = Math.max(most, film.peakMb);
  }
  judge(most < 700, `peak memory at 1920x1080 ${most} MB (bar: under 700)`);
};

const part = process.env.KINORA_BENCH_PART;
if (part) {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
  const figures = await measure(JSON.parse(part), folder);
  rmSync(folder, { recursive: true });
  process.send!(figures, () => process.exit(0));
} else {
  const seconds = Number(process.argv[2] ?? 8);
  const chosen = process.argv[3] ?? 'cost,threads,memory';
  console.log(`${availableParallelism()} cores, ${seconds} s films at 1280x720`);
  if (chosen.includes('cost')) await compareCost(seconds);
  if (chosen.includes('threads')) await compareThreads(seconds);
  if (chosen.includes('memory')) await compareMemory();
  console.log(`other programs took at most ${Math.round(others * 100)} % of the machine while a part ran`);
}
