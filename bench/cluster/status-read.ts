/** Reads of a finished task on a node with Postgres against the same node with SQLite. */
import { load, removeFolder, startKinora, temporaryFolder } from '../processes.ts';
import { readRequest as readOnSqlite, seedStore } from '../seeded-store.ts';
import { alternate, checkBar, median } from '../slices.ts';
import {
  addAccounts,
  copyTask,
  createOne,
  readRequest,
  scale,
  startDurablePostgres,
} from './postgres-store.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const requestsPerSlice = 10_000 * scale;
const warmUpRequests = 40_000 * scale;
const bar = 0.8;

const [sqliteDir, postgresDir] = [temporaryFolder(), temporaryFolder()];
const postgres = await startDurablePostgres();
const databaseUrl = await postgres.addDatabase();
const onSqlite = await seedStore(sqliteDir, 100);
const [postgresKey] = (await addAccounts(databaseUrl, postgresDir, 1)) as [string];
const withSqlite = await startKinora(sqliteDir);
const withPostgres = await startKinora(postgresDir, { KINORA_DATABASE_URL: databaseUrl });
try {
  const made = await createOne(withPostgres.port, postgresKey);
  const onPostgres = await copyTask(databaseUrl, postgresDir, made, 100);
  for (const [name, bound] of [
    ['completed', bar],
    ['pending', undefined],
  ] as const) {
    const id = `${name}Id` as const;
    const job = { connections: 64, count: requestsPerSlice, status: 200 };
    const sqliteJob = { ...job, request: readOnSqlite(onSqlite[id]) };
    const postgresJob = { ...job, request: readRequest(postgresKey, onPostgres[id]) };
    await load(withSqlite, { ...sqliteJob, count: warmUpRequests });
    await load(withPostgres, { ...postgresJob, count: warmUpRequests });
    const taken = await alternate(
      rounds,
      () => load(withSqlite, sqliteJob),
      () => load(withPostgres, postgresJob),
    );
    for (const [who, slices] of [
      ['SQLite', taken.baseline],
      ['Postgres', taken.subject],
    ] as const)
      console.log(
        `${name} task on ${who}: ${Math.round(median(slices.map(({ perSecond }) => perSecond)))}/s, ${median(slices.map(({ cpuMicrosecondsEach }) => cpuMicrosecondsEach)).toFixed(1)} µs CPU each`,
      );
    // By the CPU time of the node: the generator and Postgres share the machine with it.
    const ratio = median(
      taken.subject.map(
        (slice, round) => taken.baseline[round]!.cpuMicrosecondsEach / slice.cpuMicrosecondsEach,
      ),
    );
    const rate = median(
      taken.subject.map((slice, round) => slice.perSecond / taken.baseline[round]!.perSecond),
    );
    console.log(`rate on Postgres: ${rate.toFixed(2)} of that on SQLite`);
    if (bound)
      checkBar(`reads of a ${name} task one core serves, of those on SQLite`, ratio, { atLeast: bound });
    else console.log(`reads of a ${name} task one core serves: ${ratio.toFixed(2)} of those on SQLite`);
  }
} finally {
  await withSqlite.stop();
  await withPostgres.stop();
  await postgres.stop();
  for (const dir of [sqliteDir, postgresDir]) removeFolder(dir);
}
