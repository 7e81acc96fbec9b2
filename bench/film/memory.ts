/** `node bench/film/memory.ts ["prompt" ...]`: resident memory while a 1080p video of each prompt is made on two threads, each in a process of its own; without a prompt, of six kinds of places. */

import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, direct } from '../../packages/film/src/index.ts';
import { render } from '../../packages/film/src/render-film.ts';

const limitMb = 700;
const prompts = [
  'A red fox trotting through fresh snow in a pine forest',
  'A cyberpunk city with flying cars and neon signs',
  'A crowd cheering at a concert in a stadium',
  'Two children building a sandcastle on the beach',
  'A cat sleeping on a stack of books in a cozy library',
  'An eagle flying over snowy mountains',
];

const measure = async (prompt: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'film-memory-'));
  const film = await compile(direct(prompt), { seed: 1, seconds: 0.5, width: 1920, height: 1080 });
  const composedMb = process.resourceUsage().maxRSS * 1.024e-3;
  let drawingMb = 0;
  const watch = setInterval(() => {
    drawingMb = Math.max(drawingMb, process.memoryUsage.rss() / 1e6);
  }, 20);
  await render(film, { path: join(folder, 'film.mp4'), workers: 2 });
  clearInterval(watch);
  const { vertices, triangles } = film.film.world;
  const peakMb = process.resourceUsage().maxRSS * 1.024e-3;
  console.log(
    `${peakMb.toFixed(0)} MB at most (composing ${composedMb.toFixed(0)}, drawing ${drawingMb.toFixed(0)}), ${vertices} vertices, ${triangles} triangles: ${prompt}: ${peakMb <= limitMb ? 'PASS' : 'FAIL'}`,
  );
  await rm(folder, { recursive: true });
  process.exit(peakMb <= limitMb ? 0 : 1);
};

/** As the service starts its process for videos. */
const env = { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072' };

const asked = process.argv.slice(2);
if (process.env.MALLOC_TRIM_THRESHOLD_ && asked[0]) await measure(asked[0]);
const outcomes = (asked.length > 0 ? asked : prompts).map(
  (each) => spawnSync(process.execPath, [import.meta.filename, each], { stdio: 'inherit', env }).status,
);
process.exit(outcomes.every((status) => status === 0) ? 0 : 1);
