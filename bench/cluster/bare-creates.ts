/**
 * The statement that a create is, sent over and over on bare connections, each for another account.
 * Usage: node bench/cluster/bare-creates.ts '{"databaseUrl":"..","connections":16,"count":1500,"serverPid":..}'
 */
import { sql } from 'kysely';
import { openDatabase } from '../../src/db/database.ts';
import { createNewTaskStatement } from '../../src/db/postgres/new-tasks.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { sampleTask } from '../../test/support/sample-rows.ts';
import { postgresCpuSeconds } from './postgres-store.ts';

export type BareResult = { perSecond: number; cpuMicrosecondsEach: number; postgresMicrosecondsEach: number };

const job = JSON.parse(process.argv[2]!) as {
  databaseUrl: string;
  connections: number;
  count: number;
  serverPid: number;
};
const db = await openDatabase({
  postgresUrl: job.databaseUrl,
  limits: { poolSize: job.connections, connectMs: 60_000, statementMs: 60_000 },
});
const { rows: payers } = await sql<{ id: string; account_id: string }>`
  select id, account_id from api_keys where name is null order by account_id limit ${job.connections}`.execute(
  db,
);
const { insertTogether } = createNewTaskStatement(db, systemClock);

/** One after the other on each connection, every one for an account of its own, so that nobody waits for another's row. */
const run = async (count: number): Promise<void> => {
  let left = count;
  await Promise.all(
    payers.map(async ({ id, account_id }) => {
      while (left > 0) {
        left -= 1;
        const task = sampleTask({
          accountId: account_id,
          keyId: id,
          held: 10,
          createdMs: systemClock.nowMs(),
        });
        await insertTogether([
          { task, lane: { name: 'local video', servedTurn: 0 }, storedResponse: undefined },
        ]);
      }
    }),
  );
};

await run(job.connections * 8);
const usage = () => ({
  ms: performance.now(),
  own: process.cpuUsage().user + process.cpuUsage().system,
  postgres: postgresCpuSeconds(job.serverPid) * 1e6,
});
const before = usage();
await run(job.count);
const after = usage();
await db.destroy();
const result: BareResult = {
  perSecond: (job.count / (after.ms - before.ms)) * 1000,
  cpuMicrosecondsEach: (after.own - before.own) / job.count,
  postgresMicrosecondsEach: (after.postgres - before.postgres) / job.count,
};
process.stdout.write(JSON.stringify(result));
