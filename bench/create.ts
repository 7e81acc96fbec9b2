/** Durable creates (task, hold and ledger row in one synced transaction) from 64 connections. */
import { load, removeFolder, startKinora, temporaryFolder } from './processes.ts';
import { createRequest, seedStore } from './seeded-store.ts';
import { alternate, checkBar, median } from './slices.ts';
import { createSyncedInserts } from './synced-inserts.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const createsPerSlice = 3000;
const warmUpCreates = 15_000;
const bar = 1000;

const dataDir = temporaryFolder();
await seedStore(dataDir, 100);
const kinora = await startKinora(dataDir);
const inserts = createSyncedInserts(dataDir);
try {
  const job = { request: createRequest, connections: 64, count: createsPerSlice, status: 200 };
  await load(kinora, { ...job, count: warmUpCreates });
  const taken = await alternate(
    rounds,
    async () => ({ perSecond: inserts.perSecond(createsPerSlice), p99Ms: 0 }),
    () => load(kinora, job),
  );
  const plain = median(taken.baseline.map((slice) => slice.perSecond));
  const perSecond = median(taken.subject.map((slice) => slice.perSecond));
  const p99 = median(taken.subject.map((slice) => slice.p99Ms));
  const cpu = median(
    (taken.subject as { cpuMicrosecondsEach?: number }[]).map((slice) => slice.cpuMicrosecondsEach ?? 0),
  );
  console.log(`bare synced inserts: ${Math.round(plain)}/s`);
  console.log(
    `creates: ${Math.round(perSecond)}/s, ${cpu.toFixed(0)} µs CPU each, p99 ${p99.toFixed(1)} ms, ${(perSecond / plain).toFixed(2)} of bare inserts`,
  );
  checkBar('durable creates per second', perSecond, { atLeast: bar });
} finally {
  inserts.close();
  await kinora.stop();
  removeFolder(dataDir);
}
