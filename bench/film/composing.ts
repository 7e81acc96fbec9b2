/** `node bench/film/composing.ts [--file prompts.txt] [--from 1] [--count 100]`: CPU of composing each prompt of the gallery, and the longest stretch of it in which an abort is not heard. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compile, direct } from '../../packages/film/src/index.ts';

const { values } = parseArgs({
  options: {
    file: { type: 'string', default: 'packages/film/gallery/prompts.txt' },
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
  },
});
const limitMs = 3000;
const stretchLimitMs = 500;
const first = Number(values.from) - 1;
const prompts = readFileSync(values.file, 'utf8')
  .split('\n')
  .filter((line) => line.trim())
  .slice(first, first + Number(values.count));

/** CPU of this process, and of this thread between any two turns of the event loop. */
const measure = async (work: () => unknown) => {
  const before = process.cpuUsage();
  let mark = process.threadCpuUsage();
  let stretchMs = 0;
  let isDone = false;
  const lap = () => {
    const { user, system } = process.threadCpuUsage(mark);
    stretchMs = Math.max(stretchMs, (user + system) / 1000);
    mark = process.threadCpuUsage();
    if (!isDone) setImmediate(lap);
  };
  setImmediate(lap);
  await work();
  isDone = true;
  lap();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000, stretchMs };
};

const size = { seed: 1, seconds: 4, width: 1280, height: 720 };
// The cost of compiling and of files read once is not a prompt's.
await compile(direct('a red ball on a table'), size);
const results: { prompt: string; cpuMs: number; stretchMs: number }[] = [];
for (const prompt of prompts) {
  results.push({ prompt, ...(await measure(() => compile(direct(prompt), size))) });
}
const slowest = (key: 'cpuMs' | 'stretchMs') => results.toSorted((a, b) => b[key] - a[key]).slice(0, 5);
console.log('Slowest to compose, CPU ms:');
for (const { prompt, cpuMs } of slowest('cpuMs')) console.log(`  ${cpuMs.toFixed(0)}: ${prompt}`);
console.log('Longest without hearing an abort, CPU ms:');
for (const { prompt, stretchMs } of slowest('stretchMs')) console.log(`  ${stretchMs.toFixed(0)}: ${prompt}`);
const total = results.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
const holds = results.every(({ cpuMs, stretchMs }) => cpuMs <= limitMs && stretchMs <= stretchLimitMs);
console.log(
  `${results.length} prompts, mean ${(total / results.length).toFixed(0)} ms (at most ${limitMs}, an abort within ${stretchLimitMs}): ${holds ? 'PASS' : 'FAIL'}`,
);
process.exit(holds ? 0 : 1);
