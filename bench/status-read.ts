/** A status read with key, limit and headers against a bare node:http server that sends the same bytes. */
import { load, removeFolder, startKinora, startServer, temporaryFolder } from './processes.ts';
import { key, readRequest, seedStore } from './seeded-store.ts';
import { alternate, checkBar, median } from './slices.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const requestsPerSlice = 20_000;
/** Until the compiler has seen all of it: our code is larger than the baseline's. */
const warmUpRequests = 60_000;
const bar = 0.55;

/** Headers that node:http adds of itself. */
const ownHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

const dataDir = temporaryFolder();
const { completedId, pendingId } = await seedStore(dataDir, 100);
const kinora = await startKinora(dataDir);
try {
  for (const [name, id] of [
    ['completed', completedId],
    ['pending', pendingId],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${kinora.port}/v1/video/query?id=${id}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const headers = Object.fromEntries(
      [...answer.headers].filter(([header]) => !ownHeaders.includes(header)),
    );
    const bare = await startServer(['bench/bare-http.ts'], {
      ANSWER: JSON.stringify({ headers, body: await answer.text() }),
    });
    const job = { request: readRequest(id), connections: 64, count: requestsPerSlice, status: 200 };
    try {
      for (const server of [bare, kinora]) await load(server, { ...job, count: warmUpRequests });
      const taken = await alternate(
        rounds,
        () => load(bare, job),
        () => load(kinora, job),
      );
      for (const [who, slices] of [
        ['bare node:http', taken.baseline],
        ['Kinora', taken.subject],
      ] as const) {
        const perSecond = median(slices.map((slice) => slice.perSecond));
        const cpu = median(slices.map((slice) => slice.cpuMicrosecondsEach));
        const p99 = median(slices.map((slice) => slice.p99Ms));
        console.log(
          `${who}, ${name} task: ${Math.round(perSecond)}/s, ${cpu.toFixed(1)} µs CPU each, p99 ${p99.toFixed(1)} ms`,
        );
      }
      // By CPU time, not by rate: the generator shares the machine and tops out below what the bare server can give,
      // so the rates of both come out alike. One process is limited by its one thread, so this is the ratio of rates.
      const ratios = taken.subject.map(
        (slice, round) => taken.baseline[round]!.cpuMicrosecondsEach / slice.cpuMicrosecondsEach,
      );
      checkBar(
        `status read of a ${name} task, requests one core can serve against bare node:http`,
        median(ratios),
        {
          atLeast: bar,
        },
      );
    } finally {
      await bare.stop();
    }
  }
} finally {
  await kinora.stop();
  removeFolder(dataDir);
}
