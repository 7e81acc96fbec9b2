/**
 * `node bench/film/worst-prompts.ts [--prompts 1000] [--seed 1] [--draw 3] [--results FILE]`: composes generated prompts
 * that ask for as much as possible, each with its CPU and memory, then draws those with the most CPU, memory, vertices
 * and actors, `draw` of each, 4 s at 1280x720 on two threads, each in a process of its own. With `--results` every
 * composed prompt is a line of that file, and what is in it already counts: a long run can be made in parts.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile, direct, render } from '../../packages/film/src/index.ts';
import { kits } from '../../packages/film/src/kits/find-kit.ts';
import { createRandom } from '../../packages/film/src/math/random.ts';
import { placeNames } from '../../packages/film/src/scene/scene.ts';

const limits = { megabytes: 900, cpuSeconds: 60 };
const size = { seed: 1, seconds: 4, width: 1280, height: 720 };
const { values } = parseArgs({
  options: {
    prompts: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    draw: { type: 'string', default: '3' },
    only: { type: 'string' },
    results: { type: 'string' },
  },
});

const numbers = ['a', 'twelve', 'a hundred', '500', 'a thousand', 'an army of', 'a crowd of', 'countless'];
const acts =
  'fighting,playing violin,riding horses,swimming,eating,exploding,climbing,holding hands,chasing each other,holding umbrellas,juggling,breaking,turning into dragons,on a bridge'.split(
    ',',
  );
const looks = [
  '',
  'giant',
  'made of glass',
  'colourful',
  'in a mirror',
  'in a blizzard',
  'at night in the rain',
];

const createPrompts = (seed: number, count: number): string[] => {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const plural = (noun: string) => (noun.endsWith('s') ? noun : `${noun}s`);
  const group = () => `${pick(numbers)} ${plural(pick(kits).nouns[0]!)} ${pick(acts)}`;
  return Array.from({ length: count }, () => {
    const groups = Array.from({ length: 1 + Math.floor(random() * 8) }, group).join(', ');
    return `${groups} in a ${pick(placeNames).replaceAll('_', ' ')} ${pick(looks)}`.trim();
  });
};

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
/** Linux counts the highest resident set anew from here on. */
const resetPeak = () => writeFileSync('/proc/self/clear_refs', '5');
const peakMb = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))![1]) / 1000;

const compose = async (prompt: string) => {
  resetPeak();
  const before = cpuSeconds();
  const { film, stage } = await compile(direct(prompt), size);
  return {
    prompt,
    actors: stage.actors.length,
    triangles: film.world.triangles,
    vertices: film.world.vertices,
    cpu: cpuSeconds() - before,
    mb: peakMb(),
  };
};

const draw = async (prompt: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'film-worst-'));
  const film = await compile(direct(prompt), size);
  const composed = cpuSeconds();
  await render(film, { path: join(folder, 'film.mp4'), workers: 2 });
  await rm(folder, { recursive: true });
  const holds = peakMb() <= limits.megabytes && cpuSeconds() <= limits.cpuSeconds;
  console.log(
    `${peakMb().toFixed(0)} MB, ${cpuSeconds().toFixed(1)} s of CPU (${composed.toFixed(1)} until composed), ${film.film.world.triangles} triangles: ${holds ? 'PASS' : 'FAIL'}: ${prompt.slice(0, 160)}`,
  );
  process.exit(holds ? 0 : 1);
};

type Composed = Awaited<ReturnType<typeof compose>>;

const earlier = (): Composed[] =>
  values.results !== undefined && existsSync(values.results)
    ? readFileSync(values.results, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

const compare = async (): Promise<boolean> => {
  const results = earlier();
  let failures = 0;
  for (const prompt of createPrompts(Number(values.seed), Number(values.prompts))) {
    try {
      const composed = await compose(prompt);
      results.push(composed);
      if (values.results !== undefined) appendFileSync(values.results, `${JSON.stringify(composed)}\n`);
    } catch (error) {
      failures += 1;
      console.log(`not composed: ${prompt}: ${(error as Error).stack?.split('\n').slice(0, 3).join(' ')}`);
    }
  }
  for (const key of ['cpu', 'mb', 'triangles', 'actors'] as const) {
    console.log(`Most by ${key}:`);
    for (const one of results.toSorted((a, b) => b[key] - a[key]).slice(0, 3))
      console.log(
        `  ${one.cpu.toFixed(1)} s, ${one.mb.toFixed(0)} MB, ${one.triangles} triangles, ${one.vertices} vertices, ${one.actors} actors: ${one.prompt.slice(0, 160)}`,
      );
  }
  console.log(`${results.length} composed, ${failures} failed`);
  const largest = new Set(
    (['cpu', 'mb', 'vertices', 'actors'] as const).flatMap((key) =>
      results
        .toSorted((a, b) => b[key] - a[key])
        .slice(0, Number(values.draw))
        .map(({ prompt }) => prompt),
    ),
  );
  // The allocator is told what the service tells it.
  const env = { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072' };
  const drawn = (largest.size === 0 ? [] : ['a cat on a lawn', ...largest]).map(
    (prompt) =>
      spawnSync(process.execPath, [import.meta.filename, '--only', prompt], { stdio: 'inherit', env }).status,
  );
  return failures === 0 && drawn.every((status) => status === 0);
};

if (values.only) await draw(values.only);
else process.exit((await compare()) ? 0 : 1);
