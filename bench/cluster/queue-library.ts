/**
 * Our task table against pg-boss in its place: creates, then claim, row and money by two workers, then how long a task of
 * a killed process waits. pg-boss is no dependency: `npm install pg-boss` in another folder and name its entry.
 * Usage: PG_BOSS=/elsewhere/node_modules/pg-boss/dist/index.js npx node bench/cluster/queue-library.ts
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { CompiledQuery } from 'kysely';
import { type Connection, type Database, openDatabase } from '../../src/db/database.ts';
import { createNewTaskStatement } from '../../src/db/postgres/new-tasks.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import { systemClock } from '../../src/lib/clock.ts';
import { videoOutcomeOf } from '../../test/queue/video-outcome.ts';
import { createCaller, sampleTask } from '../../test/support/sample-rows.ts';
import { waitFor } from '../../test/support/wait-for.ts';
import { alternate, median } from '../slices.ts';
import { scale, startDurablePostgres } from './postgres-store.ts';

const entry = process.env.PG_BOSS;
if (!entry) throw new Error('PG_BOSS names the entry of an installed pg-boss.');
const { PgBoss } = (await import(pathToFileURL(entry).href)) as { PgBoss: new (url: string) => Boss };

type Executor = { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };
type BossJob = { id: string; data: { taskId: string } };
type Boss = {
  on(event: 'error', listener: () => void): void;
  start(): Promise<void>;
  stop(options: { graceful: boolean }): Promise<void>;
  createQueue(name: string, options?: object): Promise<void>;
  send(name: string, data: object, options: { db?: Executor }): Promise<string>;
  fetch(name: string, options: { batchSize: number }): Promise<BossJob[]>;
  complete(name: string, id: string): Promise<unknown>;
  work(name: string, options: object, handler: (jobs: BossJob[]) => Promise<void>): Promise<unknown>;
};

const queueName = 'videos';
const rounds = Number(process.env.ROUNDS ?? 5);
const tasksPerSlice = Math.ceil(400 * scale);
const createsAtOnce = 16;
const workersAtOnce = 2;
const leaseMs = 12_000;
/** The shortest that pg-boss takes; without one a killed process is noticed after 15 minutes. */
const heartbeatSeconds = 10;

const openBoss = async (url: string): Promise<Boss> => {
  const boss = new PgBoss(url);
  boss.on('error', () => {});
  await boss.start();
  return boss;
};

/** Takes one job and dies over it: a process of its own, started by `measureTakeover`. */
const [, , role, roleUrl] = process.argv;
if (role === 'doomed') {
  const boss = await openBoss(roleUrl!);
  await boss.work(queueName, { pollingIntervalSeconds: 0.5 }, async () => {
    console.log('has it');
    await new Promise(() => {});
  });
  await new Promise(() => {});
}

const through = (connection: Connection): Executor => ({
  executeSql: (text, values = []) =>
    connection.executeQuery(CompiledQuery.raw(text, values as unknown[])) as never,
});

const newTask = ({ account, key }: Awaited<ReturnType<typeof createCaller>>) =>
  sampleTask({ accountId: account.id, keyId: key.id, held: 10, createdMs: systemClock.nowMs() });

/** An account each, so that no create waits for another's row. */
const createAll = async (
  callers: Awaited<ReturnType<typeof createCaller>>[],
  create: (task: ReturnType<typeof newTask>) => Promise<unknown>,
): Promise<number> => {
  const startedMs = performance.now();
  let left = tasksPerSlice;
  await Promise.all(
    callers.map(async (caller) => {
      for (; left > 0; ) {
        left -= 1;
        await create(newTask(caller));
      }
    }),
  );
  return (tasksPerSlice / (performance.now() - startedMs)) * 1000;
};

const outcomeOf = (db: Database) => {
  const tasks = createVideoTasks(db, systemClock);
  return { tasks, outcome: videoOutcomeOf(db, { tasks }) };
};
const result = { scene: null, resultNotes: null, characters: [], charged: 10, filesBytes: 1 };

const openOurs = async (url: string) => {
  const databases = [await openDatabase({ postgresUrl: url }), await openDatabase({ postgresUrl: url })];
  const [db] = databases as [Database];
  const { insertTogether } = createNewTaskStatement(db, systemClock);
  const callers = await Promise.all(
    Array.from({ length: createsAtOnce }, () => createCaller(db, { balance: 1e12 })),
  );
  const work = async (own: Database, owner: string) => {
    const { tasks, outcome } = outcomeOf(own);
    for (;;) {
      const task = await tasks.claim({ owner, leaseMs });
      if (!task) return;
      await outcome.complete(task, owner, result);
    }
  };
  return {
    databases,
    create: () =>
      createAll(callers, (task) =>
        insertTogether([{ task, lane: { name: 'local video', servedTurn: 0 }, storedResponse: undefined }]),
      ),
    async work(): Promise<number> {
      const startedMs = performance.now();
      await Promise.all(databases.slice(0, workersAtOnce).map((own, index) => work(own, `worker-${index}`)));
      return (tasksPerSlice / (performance.now() - startedMs)) * 1000;
    },
  };
};

/** Our rows and money, with the line in pg-boss: a create sends its job in the same transaction. */
const openTheirs = async (url: string) => {
  const databases = [await openDatabase({ postgresUrl: url }), await openDatabase({ postgresUrl: url })];
  const [db] = databases as [Database];
  const bosses = [await openBoss(url), await openBoss(url)];
  await bosses[0]!.createQueue(queueName, { heartbeatSeconds });
  const callers = await Promise.all(
    Array.from({ length: createsAtOnce }, () => createCaller(db, { balance: 1e12 })),
  );
  const create = (task: ReturnType<typeof newTask>) =>
    db.transaction().execute(async (transaction) => {
      const { insertTogether } = createNewTaskStatement(transaction, systemClock);
      await insertTogether([
        { task, lane: { name: 'local video', servedTurn: 0 }, storedResponse: undefined },
      ]);
      await bosses[0]!.send(queueName, { taskId: task.id }, { db: through(transaction) });
    });
  const work = async (own: Database, boss: Boss, owner: string) => {
    const { tasks, outcome } = outcomeOf(own);
    for (;;) {
      const [job] = await boss.fetch(queueName, { batchSize: 1 });
      if (!job) return;
      // The fields that a status read shows, and which worker may end it.
      await own
        .updateTable('video_tasks')
        .set({ status: 'processing', lease_owner: owner, started_at: 1 })
        .where('id', '=', job.data.taskId)
        .execute();
      await outcome.complete((await tasks.find(job.data.taskId))!, owner, result);
      await boss.complete(queueName, job.id);
    }
  };
  return {
    databases,
    bosses,
    create: () => createAll(callers, create),
    async work(): Promise<number> {
      const startedMs = performance.now();
      await Promise.all(
        databases.slice(0, workersAtOnce).map((own, index) => work(own, bosses[index]!, `worker-${index}`)),
      );
      return (tasksPerSlice / (performance.now() - startedMs)) * 1000;
    },
  };
};

const measureTakeover = async (url: string, boss: Boss): Promise<number> => {
  const child = spawn(process.execPath, [process.argv[1]!, 'doomed', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await boss.send(queueName, { taskId: 'left behind' }, {});
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  const killedMs = performance.now();
  let takenMs: number | undefined;
  await boss.work(queueName, { pollingIntervalSeconds: 0.5 }, async () => {
    takenMs ??= performance.now();
  });
  await waitFor(() => takenMs !== undefined, { timeoutMs: 200_000, everyMs: 50 });
  return (takenMs! - killedMs) / 1000;
};

const postgres = await startDurablePostgres();
try {
  const theirUrl = await postgres.addDatabase();
  const [ours, theirs] = [await openOurs(await postgres.addDatabase()), await openTheirs(theirUrl)];
  for (const { create, work } of [ours, theirs]) await create().then(work);
  const slice = (side: { create: () => Promise<number>; work: () => Promise<number> }) => async () => ({
    creates: await side.create(),
    works: await side.work(),
  });
  const taken = await alternate(rounds, slice(ours), slice(theirs));
  for (const [name, slices] of [
    ['our table', taken.baseline],
    ['pg-boss', taken.subject],
  ] as const)
    console.log(
      `${name}: creates ${Math.round(median(slices.map(({ creates }) => creates)))}/s, claim, row and money by two workers ${Math.round(median(slices.map(({ works }) => works)))}/s`,
    );
  const ratio = (figure: 'creates' | 'works') =>
    median(taken.baseline.map((one, round) => one[figure] / taken.subject[round]![figure])).toFixed(2);
  console.log(`ours of theirs: creates ${ratio('creates')}, claim, row and money ${ratio('works')}`);
  const seconds = await measureTakeover(theirUrl, theirs.bosses[0]!);
  console.log(`pg-boss with a heartbeat of ${heartbeatSeconds} s: taken over after ${seconds.toFixed(1)} s`);
  for (const boss of theirs.bosses) await boss.stop({ graceful: false });
  for (const db of [...ours.databases, ...theirs.databases]) await db.destroy();
} finally {
  await postgres.stop();
}
process.exit();
