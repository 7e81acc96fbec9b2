/**
 * Writes a new task with its hold, its turn and the stored response, all of them or none: in one statement where the
 * database can, otherwise in a transaction of statements that are known beforehand; where something must be locked or
 * moved first, in one that looks at results in between. All give the same results, which a test compares.
 */
import type { CompiledQuery } from 'kysely';
import type { Clock } from '../../lib/clock.ts';
import { capabilitiesOf } from '../capabilities.ts';
import type { Connection, Database } from '../database.ts';
import type { Idempotency } from '../idempotency.ts';
import type { Ledger } from '../ledger.ts';
import { createNewTaskStatement } from '../postgres/new-tasks.ts';
import { runPrecompiledTransaction } from '../precompiled-transactions.ts';
import type { VideoTasks } from '../video-tasks.ts';
import type { NewTask, NewTaskConflict } from './new-task.ts';

/** Makes a hold that exists the task's own; false: there is none any more, and a new one is made. */
type MoveHold = (transaction: Connection) => Promise<boolean>;

class Conflict extends Error {
  readonly conflict: NewTaskConflict;
  constructor(conflict: NewTaskConflict) {
    super(conflict);
    this.conflict = conflict;
  }
}

export const createNewTasks = (
  db: Database,
  {
    ledger,
    tasks,
    idempotency,
    clock,
  }: { ledger: Ledger; tasks: VideoTasks; idempotency: Idempotency; clock: Clock },
) => {
  const write = async (
    transaction: Connection,
    { task, lane, storedResponse }: NewTask,
    moveHold: MoveHold,
  ): Promise<void> => {
    const { id, accountId, keyId, model, held, remixOf } = task;
    const source = remixOf === null ? null : await tasks.lockSource(transaction, remixOf);
    if (source === 'deleted' || source === 'failed') throw new Conflict(`source_${source}`);
    const waitsFor = source === 'unfinished' ? remixOf : null;
    if (!(await moveHold(transaction))) {
      const shortfall = await ledger.hold(transaction, { accountId, keyId, model }, held, id);
      if (shortfall) throw new Conflict(shortfall);
    }
    const queueTurn = await (waitsFor === null ? tasks.nextTurn : tasks.likelyTurn)(
      transaction,
      accountId,
      lane,
    );
    await tasks.insert(transaction, { ...task, queueTurn, waitsFor });
    if (storedResponse && !(await idempotency.insert(accountId, storedResponse, transaction)))
      throw new Conflict('key');
  };

  const insertInTransaction = async (
    newTask: NewTask,
    moveHold: MoveHold = async () => false,
  ): Promise<NewTaskConflict | undefined> => {
    try {
      await db.transaction().execute((transaction) => write(transaction, newTask, moveHold));
      return undefined;
    } catch (error) {
      if (error instanceof Conflict) return error.conflict;
      throw error;
    }
  };

  /** The same statements, known beforehand: of a task that waits for no other and takes over no hold. */
  const insertPrecompiled = async ({
    task,
    lane,
    storedResponse,
  }: NewTask): Promise<NewTaskConflict | undefined> => {
    const { id, accountId, keyId, model, held } = task;
    const { quota, balance, record } = ledger.holdQueries({ accountId, keyId, model }, held, id);
    const statements: { query: CompiledQuery; conflict?: NewTaskConflict }[] = [
      { query: quota, conflict: 'quota' },
      { query: balance, conflict: 'balance' },
      { query: record },
      ...tasks.nextTurnQueries(accountId, lane).map((query) => ({ query })),
      { query: tasks.insertInTurnQuery(task, lane.name) },
    ];
    if (storedResponse)
      statements.push({ query: idempotency.insertQuery(accountId, storedResponse), conflict: 'key' });
    const missed = await runPrecompiledTransaction(
      db,
      statements.map(({ query, conflict }) => ({ query, isRequired: conflict !== undefined })),
    );
    return statements[missed]?.conflict;
  };

  const insertAtOnce = capabilitiesOf(db).createsInOneStatement
    ? createNewTaskStatement(db, clock).insert
    : insertPrecompiled;

  return {
    insertInTransaction,

    /** Undefined: all is written. */
    insert: (newTask: NewTask, moveHold?: MoveHold): Promise<NewTaskConflict | undefined> =>
      newTask.task.remixOf === null && !moveHold
        ? insertAtOnce(newTask)
        : insertInTransaction(newTask, moveHold),
  };
};
export type NewTasks = ReturnType<typeof createNewTasks>;
