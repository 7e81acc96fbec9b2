/** `npm run film -- "prompt" [--out film.mp4] [--seconds 4] [--width 1280] [--height 720] [--seed 1] [--style clay] [--fast]`: makes a video. */

import { parseArgs } from 'node:util';
import { compile, direct, render, type Style } from '../src/index.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'film.mp4' },
    seconds: { type: 'string', default: '4' },
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '720' },
    seed: { type: 'string', default: '1' },
    style: { type: 'string' },
    workers: { type: 'string' },
    fast: { type: 'boolean', default: false },
  },
});
const started = performance.now();
const screenplay = direct(positionals.join(' '), {
  seconds: Number(values.seconds),
  style: (values.style as Style | undefined) ?? null,
});
const film = await compile(screenplay, {
  seed: Number(values.seed),
  seconds: Number(values.seconds),
  width: Number(values.width),
  height: Number(values.height),
});
const composed = performance.now();
await render(film, {
  path: values.out,
  quality: values.fast ? 'fast' : 'full',
  ...(values.workers && { workers: Number(values.workers) }),
});
const { user, system } = process.cpuUsage();
console.log(
  `${values.out}: composed in ${((composed - started) / 1000).toFixed(1)} s, drawn in ${((performance.now() - composed) / 1000).toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of CPU, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
);
process.exit(0);
