/** What six processes that have nothing to do cost Postgres. */
import { setTimeout as delay } from 'node:timers/promises';
import { removeFolder, startKinora, temporaryFolder } from '../processes.ts';
import { checkBar } from '../slices.ts';
import { startDurablePostgres } from './postgres-store.ts';

const seconds = Number(process.env.SECONDS_IDLE ?? 60);
const settleMs = 15_000;
const bar = 2;

const postgres = await startDurablePostgres();
const databaseUrl = await postgres.addDatabase();
const folders = Array.from({ length: 6 }, temporaryFolder);
const storage = temporaryFolder();
const processes = [];
try {
  for (const [index, dataDir] of folders.entries())
    processes.push(
      await startKinora(
        dataDir,
        {
          KINORA_DATABASE_URL: databaseUrl,
          KINORA_STORAGE_URL: `file://${storage}`,
          // Workers listen too, so that the start can be awaited; nobody asks them anything.
          KINORA_ROLES: index < 3 ? 'api' : 'api,worker',
        },
        'any',
      ),
    );
  await delay(settleMs);
  const before = postgres.cpuSeconds();
  await delay(seconds * 1000);
  const percent = ((postgres.cpuSeconds() - before) / seconds) * 100;
  checkBar('CPU of Postgres under six idle processes, percent of a core', percent, { atMost: bar });
} finally {
  for (const { stop } of processes) await stop();
  await postgres.stop();
  for (const dir of [...folders, storage]) removeFolder(dir);
}
