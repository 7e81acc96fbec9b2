/**
 * CPU of `--version` and of a start to the first answer, on a store that exists, and the memory of a service at rest. The
 * bars are multiples of a Node that does nothing, which takes 0.042 s on a quiet x64 core: 0.15 s, 0.6 s and 110 MB.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { makeBundle } from '../bin/bundle.ts';
import { processUsage, residentMegabytes } from './process-usage.ts';
import { removeFolder, startKinora, temporaryFolder } from './processes.ts';
import { checkBar, median } from './slices.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const atRestMs = 3000;

const printUsage =
  'data:text/javascript,process.on("exit",()=>process.stderr.write(JSON.stringify(process.cpuUsage())))';
const cpuSecondsOf = (words: string[]): number => {
  const { stderr, status } = spawnSync(process.execPath, ['--import', printUsage, ...words], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${words.join(' ')} failed: ${stderr}`);
  const { user, system } = JSON.parse(stderr);
  return (user + system) / 1e6;
};

await makeBundle();
const dataDir = temporaryFolder();
const start = async () => {
  const server = await startKinora(dataDir, { KINORA_ROLES: 'api,worker' }, 0, '/healthz');
  const { cpuSeconds } = processUsage(server.pid);
  await delay(atRestMs);
  const megabytes = residentMegabytes(server.pid);
  await server.stop();
  return { cpuSeconds, megabytes };
};
try {
  // Fills the cache of compiled code.
  await start();
  const taken: { empty: number; version: number; serve: Awaited<ReturnType<typeof start>> }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const empty = cpuSecondsOf(['-e', '0']);
    taken.push({ empty, version: cpuSecondsOf(['bin/kinora.js', '--version']), serve: await start() });
  }
  const seconds = (of: (round: (typeof taken)[number]) => number) => median(taken.map(of)).toFixed(3);
  console.log(
    `Node alone ${seconds(({ empty }) => empty)} s of CPU, --version ${seconds(({ version }) => version)}, ` +
      `serve ${seconds(({ serve }) => serve.cpuSeconds)}`,
  );
  const multiple = (of: (round: (typeof taken)[number]) => number) =>
    median(taken.map((round) => of(round) / round.empty));
  checkBar(
    '--version in starts of Node alone',
    multiple(({ version }) => version),
    { atMost: 3.5 },
  );
  checkBar(
    'serve to /healthz in starts of Node alone',
    multiple(({ serve }) => serve.cpuSeconds),
    { atMost: 14 },
  );
  checkBar('megabytes at rest', median(taken.map(({ serve }) => serve.megabytes)), { atMost: 110 });
} finally {
  removeFolder(dataDir);
}
