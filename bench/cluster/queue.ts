/** Tasks that two workers claim, end and charge, with nobody else at work and with 10,000 tasks running elsewhere. */
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { createNewTaskStatement } from '../../src/db/postgres/new-tasks.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { videoOutcomeOf } from '../../test/queue/video-outcome.ts';
import { createCaller, sampleTask } from '../../test/support/sample-rows.ts';
import { alternate, checkBar, median } from '../slices.ts';
import { scale, startDurablePostgres } from './postgres-store.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const tasksPerSlice = Math.ceil(400 * scale);
const workersAtOnce = 2;
const runningElsewhere = 10_000;
const bar = 1.5;
const leaseMs = 12_000;

const fill = async (db: Database, count: number): Promise<void> => {
  const { insertTogether } = createNewTaskStatement(db, systemClock);
  const { account, key } = await createCaller(db, { balance: 1e12 });
  for (let left = count; left > 0; left -= 64) {
    const tasks = Array.from({ length: Math.min(64, left) }, () =>
      sampleTask({ accountId: account.id, keyId: key.id, held: 10, createdMs: systemClock.nowMs() }),
    );
    await insertTogether(
      tasks.map((task) => ({
        task,
        lane: { name: 'local video', servedTurn: 0 },
        storedResponse: undefined,
      })),
    );
  }
};

const openWorker = (db: Database, owner: string) => {
  const tasks = createVideoTasks(db, systemClock);
  const outcome = videoOutcomeOf(db, { tasks });
  const result = { scene: null, resultNotes: null, characters: [], charged: 10, filesBytes: 1 };
  return async (): Promise<void> => {
    for (;;) {
      const task = await tasks.claim({ owner, leaseMs });
      if (!task) return;
      await outcome.complete(task, owner, result);
    }
  };
};

const postgres = await startDurablePostgres();
const opened: Database[] = [];
const open = async (running: number) => {
  const postgresUrl = await postgres.addDatabase();
  const databases = [await openDatabase({ postgresUrl }), await openDatabase({ postgresUrl })];
  opened.push(...databases);
  const [db] = databases as [Database];
  await fill(db, running);
  const untilMs = systemClock.nowMs() + 3_600_000;
  await sql`update video_tasks set status = 'processing', lease_owner = 'elsewhere', lease_until_ms = ${untilMs}`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  const workers = databases.slice(0, workersAtOnce).map((each, index) => openWorker(each, `worker-${index}`));
  return async () => {
    await fill(db, tasksPerSlice);
    const [startedMs, cpuBefore] = [performance.now(), postgres.cpuSeconds()];
    await Promise.all(workers.map((work) => work()));
    return {
      perSecond: (tasksPerSlice / (performance.now() - startedMs)) * 1000,
      postgresMicrosecondsEach: ((postgres.cpuSeconds() - cpuBefore) / tasksPerSlice) * 1e6,
    };
  };
};

try {
  const [quiet, busy] = [await open(0), await open(runningElsewhere)];
  await quiet();
  await busy();
  const taken = await alternate(rounds, quiet, busy);
  for (const [name, slices] of [
    ['nobody else', taken.baseline],
    ['10,000 running elsewhere', taken.subject],
  ] as const)
    console.log(
      `claim, end and money by two workers, ${name}: ${Math.round(median(slices.map(({ perSecond }) => perSecond)))}/s, ${Math.round(median(slices.map(({ postgresMicrosecondsEach }) => postgresMicrosecondsEach)))} µs CPU of Postgres each`,
    );
  const ratios = taken.subject.map(
    (slice, round) => slice.postgresMicrosecondsEach / taken.baseline[round]!.postgresMicrosecondsEach,
  );
  checkBar('CPU of Postgres for a task with 10,000 running, of that with none', median(ratios), {
    atMost: bar,
  });
} finally {
  for (const db of opened) await db.destroy();
  await postgres.stop();
}
