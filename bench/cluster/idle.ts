/** The cost for Postgres of six processes that have nothing to do. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { removeFolder, startKinora, temporaryFolder } from '../processes.ts';
import { checkBar } from '../slices.ts';
import { startDurablePostgres } from './postgres-store.ts';

const seconds = Number(process.env.SECONDS_IDLE ?? 30);
/** The work of a start after it is ready. */
const settleMs = 5000;
const bar = 2;

const postgres = await startDurablePostgres();
const databaseUrl = await postgres.addDatabase();
const folders = Array.from({ length: 6 }, temporaryFolder);
const storage = temporaryFolder();
const start = (dataDir: string, index: number) =>
  startKinora(
    dataDir,
    {
      KINORA_DATABASE_URL: databaseUrl,
      KINORA_STORAGE_URL: `file://${storage}`,
      // Compiled by the first, read by the others: most of this script's time is their start.
      NODE_COMPILE_CACHE: join(storage, 'compiled'),
      // Workers listen too, so that the start can be awaited; nobody asks them anything.
      KINORA_ROLES: index < 3 ? 'api' : 'api,worker',
    },
    'any',
  );
const first = await start(folders[0]!, 0);
const processes = [
  first,
  ...(await Promise.all(folders.slice(1).map((folder, index) => start(folder, index + 1)))),
];
try {
  await delay(settleMs);
  const before = postgres.cpuSeconds();
  const startedMs = performance.now();
  await delay(seconds * 1000);
  const lastedSeconds = (performance.now() - startedMs) / 1000;
  const percent = ((postgres.cpuSeconds() - before) / lastedSeconds) * 100;
  checkBar('CPU of Postgres under six idle processes, percent of a core', percent, { atMost: bar });
} finally {
  for (const { pid } of processes) process.kill(pid, 'SIGKILL');
  await Promise.all(processes.map(({ stop }) => stop()));
  await postgres.stop();
  for (const dir of [...folders, storage]) removeFolder(dir);
}
