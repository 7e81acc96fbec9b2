/** Queues over one database with what a create and a worker do around them. */
import { createLedger } from '../../src/db/ledger.ts';
import { createSettings } from '../../src/db/settings.ts';
import { createVideoTasks } from '../../src/db/video-tasks.ts';
import type { Caller } from '../../src/domain/account.ts';
import type { VideoTask } from '../../src/domain/video-task.ts';
import { type Clock, systemClock } from '../../src/lib/clock.ts';
import { endsWithin } from '../../src/lib/deadline.ts';
import { createLogger } from '../../src/lib/logger.ts';
import type { StopReason, TaskStopped } from '../../src/queue/queue.ts';
import { createTableQueue, type TableQueueOptions } from '../../src/queue/table-queue.ts';
import type { TestDatabase } from '../support/databases.ts';
import { sampleTask } from '../support/sample-rows.ts';
import { billingOf, videoOutcomeOf } from './video-outcome.ts';

export const price = 10;

/** Resolves with the reason when the queue tells a task to stop. */
export const untilStopped = (signal: AbortSignal): Promise<StopReason> =>
  new Promise((resolve) => {
    const stopped = () => resolve((signal.reason as TaskStopped).reason);
    if (signal.aborted) stopped();
    else signal.addEventListener('abort', stopped, { once: true });
  });

export type Instance = Awaited<ReturnType<typeof createInstance>>;

/** One process's share: its own connections, queue and handlers. */
export const createInstance = async (
  database: TestDatabase,
  options: Partial<TableQueueOptions> & { clock?: Clock } = {},
) => {
  const db = await database.another();
  const clock = options.clock ?? systemClock;
  const tasks = options.tasks ?? createVideoTasks(db, clock);
  const ledger = createLedger(db, clock);
  const billing = billingOf(db, clock);
  const outcome = videoOutcomeOf(db, {
    tasks,
    billing,
    queue: { lanes: () => queue.lanes(), freshLanes: () => queue.freshLanes() },
    clock,
  });
  const queue = createTableQueue({
    tasks,
    settings: createSettings(db),
    clock,
    logger: createLogger('silent'),
    concurrency: () => 1,
    limit: 100_000,
    taskTimeoutMs: 60_000,
    soleWorker: false,
    // Long: what a test waits for must come from a wake-up or a lease, not from looking again by chance.
    pollMs: 60_000,
    ...options,
  });
  // Without it the timers of a failed test's worker would keep the process from ending.
  database.beforeClose(async () => void (await endsWithin(queue.drain(0, 1000), 1000)));
  const result = { scene: null, resultNotes: null, characters: [], charged: price, filesBytes: 1 };

  return {
    db,
    tasks,
    ledger,
    outcome,
    queue,
    /** The work of a create: room in line, for all or of the account's share, hold, task, wake-up. */
    async create(caller: Caller, fields: Partial<VideoTask> = {}, hasShare = false): Promise<VideoTask> {
      const write = async () => {
        const laneOf = await queue.lanes();
        return db.transaction().execute(async (transaction) => {
          const made = sampleTask({ createdMs: clock.nowMs(), held: price, ...fields });
          const purpose = { amount: price, reference: made.id, model: made.model };
          await billing.hold(transaction, caller, purpose);
          const queueTurn = await tasks.nextTurn(transaction, caller.account.id, laneOf(made.model));
          const task = { ...made, accountId: caller.account.id, keyId: caller.key.id, queueTurn };
          await tasks.insert(transaction, task);
          return task;
        });
      };
      const task = await queue.admit(write, hasShare ? caller.account.id : undefined);
      queue.wake();
      return task;
    },
    complete: (task: VideoTask, owner: string) => outcome.complete(task, owner, result),
    fail: (task: VideoTask, owner: string) => outcome.fail(task.id, owner, { code: 'no', message: 'no' }),
  };
};
