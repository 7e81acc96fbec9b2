/**
 * npm test [-- files | --failed]: runs the test files in a few processes side by side.
 *
 * Files of a folder share a process and run one after another: most of them need the whole service, and to load it
 * takes longer than many a test. Those that measure their process, load weights or take long have one of their own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBundle } from '../bin/bundle.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Those that failed the last time, one process after another: what passes now depends on the load or on chance. */
    failed: { type: 'boolean', default: false },
    /** How many processes run side by side: two more than there are cores, since many tests wait for something. */
    'test-concurrency': { type: 'string', default: String(Math.min(8, availableParallelism() + 2)) },
  },
});

/** Each file in a process of its own. */
const alone = [
  'test/process/{crash,cli-server}.test.ts',
  'test/robustness/{chaos,event-loop,hostile-*,json-bombs,text-work}.test.ts',
  'test/examples.test.ts',
  'packages/film/test/render/keep-heap-small.test.ts',
];
/** Tests of several folders in one process: to load the service takes two to three seconds of CPU time. */
const together: Record<string, string[]> = {
  'films of the engine': ['test/engines/local/video/{spoken-lines,video,video-cancel}.test.ts'],
  'voices and ears of the engines': ['test/engines/local/{chat/chat,kokoro/kokoro,whisper/whisper}.test.ts'],
  'small tests': [
    'test/{cli,config,maintenance,queue,robustness,sdk,services,storage}/*.test.ts',
    'test/{domain,http,lib}/**/*.test.ts',
    'test/*.test.ts',
  ],
  'small tests of engines': ['test/engines/*.test.ts', 'test/engines/{local,media}/**/*.test.ts'],
  'api and workers': ['test/{api,workers}/*.test.ts'],
  'audio and routing': ['test/{api/audio,engines/routing}/*.test.ts'],
  'console and videos': ['test/api/{console,videos}/*.test.ts'],
  'models, acts and drawing': ['packages/film/test/{acts,kits,languages,render,screenplay,stage}/*.test.ts'],
};

/** Beside the tests of the film package, which is loaded in two seconds of CPU time. */
const ofFilm = ['test/engines/local/video/describe-job.test.ts', 'test/robustness/fuzz-film.test.ts'];

/** These begin first: one that began last would run alone at the end. */
const longest = [
  'test/robustness/chaos.test.ts',
  'small tests',
  'packages/film/test',
  'models, acts and drawing',
  'console and videos',
  'test/engines/upstream',
  'packages/film/test/pictures',
  'films of the engine',
  'api and workers',
  'small tests of engines',
  'test/robustness/text-work.test.ts',
  'test/process/crash.test.ts',
  'test/db',
  'audio and routing',
  'voices and ears of the engines',
  'test/process',
  'test/process/cli-server.test.ts',
  'test/robustness/hostile-http.test.ts',
];

type Group = { name: string; files: string[] };

const inGroups = (files: string[]): Group[] => {
  const aloneFiles = new Set(globSync(alone));
  const filesTogether = Object.entries(together).map(
    ([name, patterns]) => [name, new Set(globSync(patterns))] as const,
  );
  const nameOf = (file: string) => {
    if (ofFilm.includes(file)) return 'packages/film/test';
    if (aloneFiles.has(file)) return file;
    return filesTogether.find(([, found]) => found.has(file))?.[0] ?? dirname(file);
  };
  const groups = Object.entries(Object.groupBy(files, nameOf)).map(([name, found]) => ({
    name,
    files: found!.toSorted(),
  }));
  const rank = ({ name }: Group) => (longest.includes(name) ? longest.indexOf(name) : longest.length);
  return groups.toSorted((a, b) => rank(a) - rank(b) || b.files.length - a.files.length);
};

type Result = Group & { output: string; exit: number | NodeJS.Signals | null; seconds: number };

const running = new Set<ChildProcess>();

/** Also what a test started and did not end. */
const killGroup = ({ pid }: ChildProcess) => {
  try {
    process.kill(-pid!, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
};

/** A test that failed may leave a socket or a process open, and Node then waits for it without end. */
const silenceMs = 10 * 60_000;
/** On SIGTERM, Node reports the tests that have ended. */
const reportMs = 30_000;

const endWhenSilent = (child: ChildProcess) => {
  let timer: NodeJS.Timeout;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      process.stdout.write(`No output of ${child.spawnargs.at(-1)} for ${silenceMs / 60_000} minutes\n`);
      child.kill('SIGTERM');
      timer = setTimeout(killGroup, reportMs, child);
    }, silenceMs);
  };
  restart();
  child.stdout?.on('data', restart);
  child.once('exit', () => {
    clearTimeout(timer);
    child.stdout?.off('data', restart);
    killGroup(child);
  });
};

const runGroup = (group: Group): Promise<Result> =>
  new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const flags = [
      ...['--import', new URL('./report-cpu.ts', import.meta.url).href],
      // With other processes on every core, threads that collect garbage side by side take more time than they save.
      '--single-threaded-gc',
      // Megabytes for young objects. Building models takes a tenth less time; the service is tested with its own setting.
      ...(group.files.some((file) => file.startsWith('packages/')) ? ['--max-semi-space-size=64'] : []),
      ...['--test', '--test-isolation=none', '--test-reporter=spec', '--test-timeout=540000'],
    ];
    const child = spawn(process.execPath, [...flags, ...group.files], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    endWhenSilent(child);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ ...group, output, exit: code ?? signal, seconds: (performance.now() - startedMs) / 1000 });
    });
  });

/** A count from the last lines of the output, such as "tests 42". */
const summaryCount = ({ output }: Result, name: string) =>
  Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);

/** One that was ended by a test has no counts. */
const isOk = (result: Result): boolean => result.exit === 0 && summaryCount(result, 'tests') > 0;

const report = (result: Result): void => {
  const facts = `${summaryCount(result, 'tests')} tests, ${result.seconds.toFixed(0)} s, ${summaryCount(result, 'cpu')} CPU s`;
  process.stdout.write(
    isOk(result)
      ? `✔ ${result.name} (${facts})\n`
      : `✖ ${result.name} (${facts}, ended with ${result.exit})\n`,
  );
  if (isOk(result)) return;
  // Without that line the process ended before its tests did, and all it said may tell why.
  const failures = result.output.indexOf('✖ failing tests:');
  process.stdout.write(`${result.output.slice(Math.max(0, failures))}\n`);
};

/** The files of the groups that failed the last time. */
const failedPath = 'node_modules/.cache/failed-tests.json';
const isAll = positionals.length === 0 && !values.failed;
const patterns: string[] = values.failed ? JSON.parse(readFileSync(failedPath, 'utf8')) : positionals;
const files = globSync(isAll ? ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'] : patterns).filter(
  (file) => !isAll || !file.startsWith('test/browser/'),
);
if (files.length === 0) throw new Error(`There is no test file ${patterns.join(' ')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of running) killGroup(child);
    process.exit(1);
  });

// Tests start the service and its engines hundreds of times.
await makeBundle();
const waiting = inGroups(files);
const results: Result[] = [];
const startedMs = performance.now();
const runNextGroups = async () => {
  for (let group = waiting.shift(); group; group = waiting.shift()) {
    const result = await runGroup(group);
    results.push(result);
    report(result);
  }
};
await Promise.all(
  Array.from({ length: values.failed ? 1 : Number(values['test-concurrency']) }, runNextGroups),
);

const failed = results.filter((result) => !isOk(result));
for (const name of ['tests', 'pass', 'fail', 'cancelled', 'skipped', 'cpu']) {
  const count = results.reduce((sum, result) => sum + summaryCount(result, name), 0);
  process.stdout.write(`ℹ ${name} ${count}\n`);
}
process.stdout.write(`ℹ duration_ms ${(performance.now() - startedMs).toFixed(0)}\n`);
mkdirSync(dirname(failedPath), { recursive: true });
writeFileSync(failedPath, JSON.stringify(failed.flatMap((group) => group.files)));
if (failed.length > 0) process.stdout.write(`Failed: ${failed.map(({ name }) => name).join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
