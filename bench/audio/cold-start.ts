/**
 * The cost of `kinora say`, `transcribe` and `ask` from the command line with nothing running: seconds and CPU seconds of
 * all their processes until the first byte of the result:
 * node bench/audio/cold-start.ts [--first] [--before-others] [--only say] [--times 2]
 * With --first, prepared graphs are not used and not kept, as after an installation. On a machine with other work only
 * the CPU seconds mean anything, unless the commands go before it: --before-others, which needs root and Linux with
 * autogroup scheduling.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    first: { type: 'boolean', default: false },
    'before-others': { type: 'boolean', default: false },
    only: { type: 'string' },
    times: { type: 'string', default: '2' },
  },
});
const root = fileURLToPath(new URL('../../', import.meta.url));
const graphs = join(root, 'node_modules/.cache/graphs');
const ticksPerSecond = 100;

type Process = { pid: number; parent: number; seconds: number };

/** User and system time of every process, with that of its children that have ended. */
const readProcesses = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'latin1')
          .replace(/^.*\) /s, '')
          .split(' ');
        const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
        return [{ pid: Number(name), parent: Number(fields[1]), seconds: ticks / ticksPerSecond }];
      } catch {
        return [];
      }
    });

const cpuSecondsOf = (pid: number): number => {
  const all = readProcesses();
  const sum = (id: number): number =>
    all.reduce(
      (total, { pid: own, parent, seconds }) =>
        total + (own === id ? seconds : 0) + (parent === id ? sum(own) : 0),
      0,
    );
  return sum(pid);
};

const run = async (folder: string, words: string[]): Promise<{ seconds: number; cpuSeconds: number }> => {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [join(root, 'bin/kinora.js'), ...words], {
    cwd: folder,
    env: { ...process.env, KINORA_DATA_DIR: join(folder, 'data'), XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own for the scheduler, with the processes it starts.
    detached: values['before-others'],
  });
  if (values['before-others']) writeFileSync(`/proc/${child.pid}/autogroup`, '-20');
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  if (child.exitCode !== null && child.exitCode !== 0) throw new Error(`${words.join(' ')} failed.`);
  const measured = {
    seconds: (performance.now() - startedMs) / 1000,
    cpuSeconds: cpuSecondsOf(child.pid!),
  };
  child.stdout.resume();
  await closed;
  return measured;
};

const commands: [name: string, barSeconds: number, words: string[]][] = [
  ['say', 4, ['say', 'The coffee is ready, come down to the kitchen.', '-o', '-']],
  ['transcribe', 4, ['transcribe', join(root, 'test/fixtures/dashwood.ogg')]],
  ['ask', 10, ['ask', join(root, 'test/fixtures/dashwood.ogg'), 'Who had leisure to consider?']],
];
const folder = await mkdtemp(join(tmpdir(), 'kinora-cold-'));
const aside = `${graphs}.aside`;
if (values.first && existsSync(graphs)) await rename(graphs, aside);
try {
  // The account, its key and the hashes of the weights are made once.
  await run(folder, ['say', 'Hi.', '-o', '-']);
  for (const [name, barSeconds, words] of commands.filter(([one]) => (values.only ?? one) === one))
    for (let time = 0; time < Number(values.times); time += 1) {
      if (values.first) await rm(graphs, { recursive: true, force: true });
      const { seconds, cpuSeconds } = await run(folder, words);
      console.log(
        `${name}: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} CPU s until the first byte (bar ${barSeconds} s)`,
      );
    }
} finally {
  if (existsSync(aside)) {
    await rm(graphs, { recursive: true, force: true });
    await rename(aside, graphs);
  }
  await rm(folder, { recursive: true, force: true });
}
