/** Creates over HTTP on Postgres, of many accounts and of one, against the bare statement that a create is. */
import { load, removeFolder, runScript, startKinora, temporaryFolder } from '../processes.ts';
import { checkBar, median } from '../slices.ts';
import type { BareResult } from './bare-creates.ts';
import { addAccounts, createRequest, scale, startDurablePostgres } from './postgres-store.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const createsPerSlice = 1500 * scale;
const warmUpCreates = 4000 * scale;
const [bareBar, oneBar] = [0.35, 0.6];

const dataDir = temporaryFolder();
const postgres = await startDurablePostgres();
const databaseUrl = await postgres.addDatabase();
const keys = await addAccounts(databaseUrl, dataDir, 64);
const kinora = await startKinora(dataDir, { KINORA_DATABASE_URL: databaseUrl });
try {
  const job = { connections: 64, count: createsPerSlice, status: 200 };
  const creates = async (request: string | string[]): Promise<BareResult> => {
    const before = postgres.cpuSeconds();
    const slice = await load(kinora, { ...job, request });
    const postgresSeconds = postgres.cpuSeconds() - before;
    return { ...slice, postgresMicrosecondsEach: (postgresSeconds / slice.count) * 1e6 };
  };
  const subjects = {
    'the bare statement, 16 connections': () =>
      runScript<BareResult>('bench/cluster/bare-creates.ts', {
        databaseUrl,
        connections: 16,
        count: createsPerSlice,
        serverPid: postgres.pid,
      }),
    'creates of many accounts': () => creates(keys.map(createRequest)),
    'creates of one account': () => creates(createRequest(keys[0]!)),
  };
  const [bare, many, one] = Object.keys(subjects) as (keyof typeof subjects)[];
  for (const request of [keys.map(createRequest), createRequest(keys[0]!)])
    await load(kinora, { ...job, request, count: warmUpCreates });
  const slices: Record<string, BareResult>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const slice: Record<string, BareResult> = {};
    for (const [name, run] of Object.entries(subjects)) slice[name] = await run();
    slices.push(slice);
  }
  const of = (name: string, figure: keyof BareResult) => median(slices.map((slice) => slice[name]![figure]));
  for (const name of Object.keys(subjects))
    console.log(
      `${name}: ${Math.round(of(name, 'perSecond'))}/s, ${of(name, 'cpuMicrosecondsEach').toFixed(0)} µs CPU of the process and ${of(name, 'postgresMicrosecondsEach').toFixed(0)} of Postgres each`,
    );
  const rateOf = (subject: string, baseline: string) =>
    median(slices.map((slice) => slice[subject]!.perSecond / slice[baseline]!.perSecond));
  checkBar('rate of creates over HTTP, of the bare statement', rateOf(many!, bare!), { atLeast: bareBar });
  checkBar('rate of creates of one account, of those of many', rateOf(one!, many!), { atLeast: oneBar });
} finally {
  await kinora.stop();
  await postgres.stop();
  removeFolder(dataDir);
}
