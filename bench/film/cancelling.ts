/**
 * `node bench/film/cancelling.ts [--times 40] [--seed 1] ["prompt" ...]`: aborts videos at random moments of composing, sound,
 * drawing and encoding, and prints the CPU time of all threads together until the caller has its error and nothing works on.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { compile, direct, render } from '../../packages/film/src/index.ts';
import { createRandom } from '../../packages/film/src/math/random.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
});
const prompts = positionals.length
  ? positionals
  : [
      'A cat sleeping on a stack of books in a cozy library',
      'Two children building a sandcastle on the beach',
    ];
const limitMs = 500;
const times = Number(values.times);
const folder = await mkdtemp(join(tmpdir(), 'cancelling-'));
const size = { seed: 1, seconds: 0.5, width: 1280, height: 720 };

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Calls back in the first turn of the event loop after the process has used so much CPU. */
const atCpu = (momentMs: number, callback: () => void) => {
  let isOver = false;
  const look = () => {
    if (isOver) return;
    if (cpuMs() >= momentMs) callback();
    else setImmediate(look);
  };
  setImmediate(look);
  return () => {
    isOver = true;
  };
};

/** Until no thread works: 30 ms with hardly any CPU. */
const untilQuiet = async (): Promise<number> => {
  for (let before = cpuMs(); ; ) {
    await sleep(30);
    const now = cpuMs();
    if (now - before < 3) return before;
    before = now;
  }
};

const make = async (prompt: string, signal: AbortSignal, onStage: (stage: string) => void) => {
  onStage('composing');
  const compiled = await compile(direct(prompt), { ...size, signal });
  onStage('drawing');
  const onProgress = (share: number) => onStage(share < 1 ? 'encoding' : 'finishing');
  await render(compiled, { path: join(folder, 'video.mp4'), signal, onProgress });
};

const random = createRandom(Number(values.seed));
const worst = new Map<string, number>();
for (const prompt of prompts) {
  const start = cpuMs();
  await make(prompt, new AbortController().signal, () => {});
  const wholeMs = cpuMs() - start;
  for (let n = 0; n < times / prompts.length; n += 1) {
    await untilQuiet();
    const controller = new AbortController();
    const momentMs = cpuMs() + random() * wholeMs * 0.95;
    let stage = '';
    const forget = atCpu(momentMs, () => controller.abort(new Error('enough')));
    const isStopped = await make(prompt, controller.signal, (next) => {
      if (!controller.signal.aborted) stage = next;
    }).then(
      () => false,
      () => true,
    );
    forget();
    if (!isStopped) continue;
    // The stretch in which the abort was not heard counts as well.
    const tookMs = (await untilQuiet()) - momentMs;
    worst.set(stage, Math.max(worst.get(stage) ?? 0, tookMs));
  }
}
let holds = true;
for (const [stage, ms] of worst) {
  holds &&= ms <= limitMs;
  console.log(`${stage}: at most ${ms.toFixed(0)} ms of CPU after the abort`);
}
console.log(`${times} aborts (at most ${limitMs} ms): ${holds ? 'PASS' : 'FAIL'}`);
await rm(folder, { recursive: true });
process.exit(holds ? 0 : 1);
