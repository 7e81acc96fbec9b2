/**
 * How long a film's process works on after its film is given up: while its layers are baked, its sound is made,
 * its frames are drawn, and its last frames are encoded; 1920x1080. `node bench/scene-cancel.ts [rounds]`.
 * Time runs from the abort to the last moment at which the process used the processor.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { VideoJob } from '../src/engines/engine.ts';
import { createSceneEngine } from '../src/engines/local/scene/scene.ts';
import { processUsage } from './process-usage.ts';

const mostMs = 500;
/** Of processor time between two looks; a thread that watches for the parent's death uses less. */
const restSeconds = 0.003;
const lookEveryMs = 10;
const restMs = 300;

const folder = mkdtempSync(join(tmpdir(), 'kinora-bench-'));
const engine = createSceneEngine({ processes: 1 });
const job: VideoJob = {
  width: 1_920,
  height: 1_080,
  taskId: 'bench',
  model: 'bench',
  seed: 7,
  prompt: 'A fox walks through an autumn forest',
  seconds: 60,
  images: [],
  characters: [],
  watermark: true,
  style: null,
  sourceScene: null,
  workDir: folder,
};

type Progress = { percent: number; usedSeconds: number };
const stages: { name: string; changes: Partial<VideoJob>; when: (progress: Progress) => boolean }[] = [
  { name: 'baking', changes: {}, when: ({ usedSeconds }) => usedSeconds > 0.7 },
  { name: 'sound', changes: { prompt: 'A cat in a room' }, when: ({ usedSeconds }) => usedSeconds > 0.1 },
  { name: 'frames', changes: {}, when: ({ percent }) => percent >= 1 },
  { name: 'last frames', changes: { seconds: 2 }, when: ({ percent }) => percent === 100 },
];

const timeToRest = async ({ changes, when }: (typeof stages)[number]): Promise<number> => {
  const never = new AbortController().signal;
  await engine.generate({ ...job, width: 64, height: 36, seconds: 0.1 }, { signal: never, onProgress() {} });
  const pid = engine.stats().pids[0]!;
  const used = () => processUsage(pid).cpuSeconds;
  const controller = new AbortController();
  const [start, progress] = [used(), { percent: 0, usedSeconds: 0 }];
  const film = engine.generate(
    { ...job, ...changes },
    {
      signal: controller.signal,
      onProgress: (percent) => {
        progress.percent = percent;
      },
    },
  );
  film.catch(() => {});
  while (!when({ ...progress, usedSeconds: used() - start })) await delay(2);
  const abortedMs = performance.now();
  controller.abort();
  let [last, lastBusyMs] = [used(), abortedMs];
  while (performance.now() - lastBusyMs < restMs) {
    await delay(lookEveryMs);
    const now = used();
    if (now - last > restSeconds) lastBusyMs = performance.now();
    last = now;
  }
  return lastBusyMs - abortedMs;
};

let most = 0;
for (const stage of stages) {
  const times: number[] = [];
  for (let round = 0; round < Number(process.argv[2] ?? 5); round += 1) times.push(await timeToRest(stage));
  most = Math.max(most, ...times);
  console.log(
    `given up while ${stage.name}: at rest after ${times.map((time) => Math.round(time)).join(', ')} ms`,
  );
}
await engine.close();
rmSync(folder, { recursive: true });
console.log(`${most <= mostMs ? 'PASS' : 'FAIL'} at most ${Math.round(most)} ms (bar: ${mostMs})`);
if (most > mostMs) process.exitCode = 1;
