/** Creates over HTTP on Postgres, of many accounts and of one, against the bare statement that a create is. */
import { load, removeFolder, runScript, startKinora, temporaryFolder } from '../processes.ts';
import { judge, median } from '../slices.ts';
import type { BareResult } from './bare-creates.ts';
import { addAccounts, createRequest, startDurablePostgres } from './postgres-store.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const createsPerSlice = 1500;
const warmUpCreates = 4000;
const [bareBar, oneBar] = [0.35, 0.6];

const dataDir = temporaryFolder();
const postgres = await startDurablePostgres();
const databaseUrl = await postgres.addDatabase();
const keys = await addAccounts(databaseUrl, dataDir, 64);
const kinora = await startKinora(dataDir, { KINORA_DATABASE_URL: databaseUrl });
try {
  const job = { connections: 64, count: createsPerSlice, status: 200 };
  const many = () => load(kinora, { ...job, request: keys.map(createRequest) });
  const one = () => load(kinora, { ...job, request: createRequest(keys[0]!) });
  const bare = () =>
    runScript<BareResult>('bench/cluster/bare-creates.ts', {
      databaseUrl,
      connections: 16,
      count: createsPerSlice,
    });
  await load(kinora, { ...job, request: keys.map(createRequest), count: warmUpCreates });
  await load(kinora, { ...job, request: createRequest(keys[0]!), count: warmUpCreates });
  const taken: { bare: number; many: number; one: number; cpu: number; p99: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [plain, ofMany, ofOne] = [await bare(), await many(), await one()];
    taken.push({
      bare: plain.perSecond,
      many: ofMany.perSecond,
      one: ofOne.perSecond,
      cpu: ofMany.cpuMicrosecondsEach,
      p99: ofMany.p99Ms,
    });
  }
  const of = (name: keyof (typeof taken)[number]) => median(taken.map((slice) => slice[name]));
  console.log(`the bare statement, 16 connections: ${Math.round(of('bare'))}/s`);
  console.log(
    `creates of many accounts: ${Math.round(of('many'))}/s, ${of('cpu').toFixed(0)} µs CPU each, p99 ${of('p99').toFixed(1)} ms`,
  );
  console.log(`creates of one account: ${Math.round(of('one'))}/s`);
  judge('creates over HTTP of the bare statement', median(taken.map((slice) => slice.many / slice.bare)), {
    atLeast: bareBar,
  });
  judge('creates of one account of those of many', median(taken.map((slice) => slice.one / slice.many)), {
    atLeast: oneBar,
  });
} finally {
  await kinora.stop();
  await postgres.stop();
  removeFolder(dataDir);
}
