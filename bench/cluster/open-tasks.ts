/** The slowest creates and status reads on Postgres with 100,000 tasks in line, against the same with 100. */
import { compareStores, openTasks } from '../compare-stores.ts';
import { load, removeFolder, startKinora, temporaryFolder } from '../processes.ts';
import { checkBar, median } from '../slices.ts';
import {
  addAccounts,
  copyTask,
  createOne,
  createRequest,
  readRequest,
  scale,
  startDurablePostgres,
} from './postgres-store.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const bar = 1.5;

const postgres = await startDurablePostgres();

const open = async (pendingTasks: number) => {
  const dataDir = temporaryFolder();
  const databaseUrl = await postgres.addDatabase();
  const keys = await addAccounts(databaseUrl, dataDir, 16);
  const server = await startKinora(dataDir, { KINORA_DATABASE_URL: databaseUrl });
  const made = await createOne(server.port, keys[0]!);
  const { pendingId } = await copyTask(databaseUrl, dataDir, made, pendingTasks);
  return { dataDir, keys, pendingId, server };
};

const few = await open(openTasks.few);
const many = await open(openTasks.many);
try {
  for (const [name, requestsOf, count] of [
    ['status read', ({ keys, pendingId }: typeof few) => readRequest(keys[0]!, pendingId), 5000 * scale],
    ['create', ({ keys }: typeof few) => keys.map(createRequest), 1500 * scale],
  ] as const) {
    const run = (store: typeof few, times: number) =>
      load(store.server, { request: requestsOf(store), connections: 16, count: count * times, status: 200 });
    const taken = await compareStores(name, {
      ...{ few, many, rounds, warmUps: 3, run },
      tell: (slices) =>
        `${Math.round(median(slices.map(({ perSecond }) => perSecond)))}/s, p99 ${median(slices.map(({ p99Ms }) => p99Ms)).toFixed(1)} ms`,
    });
    const ratio =
      median(taken.subject.map(({ p99Ms }) => p99Ms)) / median(taken.baseline.map(({ p99Ms }) => p99Ms));
    checkBar(`${name}: p99 with 100,000 open tasks, of that with 100`, ratio, { atMost: bar });
  }
} finally {
  for (const { server, dataDir } of [few, many]) {
    await server.stop();
    removeFolder(dataDir);
  }
  await postgres.stop();
}
