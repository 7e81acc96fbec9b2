/** Creates and status reads with 100,000 tasks in line against the same with 100. */
import { compareStores, openTasks } from './compare-stores.ts';
import { load, removeFolder, type Server, startKinora, temporaryFolder } from './processes.ts';
import { createRequest, readRequest, seedStore } from './seeded-store.ts';
import { checkBar, median } from './slices.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const bar = 1.5;

const open = async (pendingTasks: number) => {
  const dataDir = temporaryFolder();
  const { pendingId } = await seedStore(dataDir, pendingTasks);
  return { dataDir, pendingId, server: await startKinora(dataDir) };
};

const few = await open(openTasks.few);
const many = await open(openTasks.many);
try {
  for (const [name, requestOf, count] of [
    ['status read', readRequest, 8000],
    ['create', () => createRequest, 1500],
  ] as const) {
    const run = ({ server, pendingId }: { server: Server; pendingId: string }, times: number) =>
      load(server, { request: requestOf(pendingId), connections: 64, count: count * times, status: 200 });
    const taken = await compareStores(name, {
      ...{ few, many, rounds, warmUps: 5, run },
      tell: (slices) => {
        const perSecond = median(slices.map((slice) => slice.perSecond));
        const cpu = median(slices.map((slice) => slice.cpuMicrosecondsEach));
        return `${Math.round(perSecond)}/s, ${cpu.toFixed(0)} µs CPU each`;
      },
    });
    const ratios = taken.baseline.map((slice, round) => slice.perSecond / taken.subject[round]!.perSecond);
    checkBar(`${name}: how many times slower with 100,000 open tasks`, median(ratios), { atMost: bar });
  }
} finally {
  for (const { server, dataDir } of [few, many]) {
    await server.stop();
    removeFolder(dataDir);
  }
}
