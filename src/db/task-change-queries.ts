/** Changed tasks in the order of their change, for event-stream subscribers. */
import { sql } from 'kysely';
import type { VideoTask } from '../domain/video-task.ts';
import { capabilitiesOf } from './capabilities.ts';
import { changeWatchOf, type Database } from './database.ts';
import { nowMicroseconds } from './database-clock.ts';
import { fieldsOf } from './row-fields.ts';
import { toTask } from './video-task-row.ts';

type ChangedTask = { id: string; accountId: string; changedUs: number };

/** A change gets its timestamp before it is committed, so one with an earlier timestamp may become visible later. */
const outOfOrderUs = 2_000_000;

export const createTaskChangeQueries = (db: Database) => {
  const { commitsOutOfOrder } = capabilitiesOf(db);
  const watch = changeWatchOf(db);

  return {
    lookBackUs: commitsOutOfOrder ? outOfOrderUs : 0,

    /**
     * Equal to the previous value when nothing was written since; undefined where checking costs as much as a query.
     */
    version: (): number | undefined => watch?.version(),

    /** Later changes and deletions have later times, as far as `lookBackUs` allows. */
    async nowUs(): Promise<number> {
      const now = commitsOutOfOrder
        ? sql<{ now: number | string }>`select ${nowMicroseconds(db)} as now`
        : sql<{ now: number }>`select coalesce(max(last_us), 0) as now from change_clock`;
      return Number((await now.execute(db)).rows[0]!.now);
    },

    /** Every later change of the account has a later time. 0: not known, since a commit may become visible late. */
    async lastChangeUs(accountId: string): Promise<number> {
      if (commitsOutOfOrder) return 0;
      const row = await db
        .selectFrom('video_tasks')
        .select(({ fn }) => fn.max('changed_us').as('last'))
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row?.last ?? 0;
    },

    /** Changes of these accounts, oldest first. */
    async listChanged(accountIds: string[], afterUs: number, limit: number): Promise<ChangedTask[]> {
      const rows = await db
        .selectFrom('video_tasks')
        .select(['id', 'account_id', 'changed_us'])
        .where('account_id', 'in', accountIds)
        .where('changed_us', '>', afterUs)
        .orderBy('changed_us')
        .limit(limit)
        .execute();
      return rows.map(fieldsOf);
    },

    /** The same as whole tasks, of one account. */
    async pageChanged(
      accountId: string,
      after: { changedUs: number; id: string },
      limit: number,
    ): Promise<VideoTask[]> {
      const rows = await db
        .selectFrom('video_tasks')
        .selectAll()
        .where('account_id', '=', accountId)
        .where((eb) => eb(eb.refTuple('changed_us', 'id'), '>', eb.tuple(after.changedUs, after.id)))
        .orderBy('changed_us')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toTask);
    },

    /** Deleted tasks of these accounts, the oldest deletion first. */
    async listDeleted(accountIds: string[], afterUs: number, limit: number): Promise<ChangedTask[]> {
      if (accountIds.length === 0) return [];
      const rows = await db
        .selectFrom('deleted_tasks')
        .select(['id', 'account_id', 'deleted_us as changed_us'])
        .where('account_id', 'in', accountIds)
        .where('deleted_us', '>', afterUs)
        .orderBy('deleted_us')
        .limit(limit)
        .execute();
      return rows.map(fieldsOf);
    },

    /** The same by pages, of one account. */
    async pageDeleted(
      accountId: string,
      after: { changedUs: number; id: string },
      limit: number,
    ): Promise<ChangedTask[]> {
      const rows = await db
        .selectFrom('deleted_tasks')
        .select(['id', 'account_id', 'deleted_us as changed_us'])
        .where('account_id', '=', accountId)
        .where((eb) => eb(eb.refTuple('deleted_us', 'id'), '>', eb.tuple(after.changedUs, after.id)))
        .orderBy('deleted_us')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(fieldsOf);
    },

    async findMany(ids: string[]): Promise<VideoTask[]> {
      if (ids.length === 0) return [];
      return (await db.selectFrom('video_tasks').selectAll().where('id', 'in', ids).execute()).map(toTask);
    },

    /** When each of them last changed; deleted tasks are missing. */
    async findChanges(ids: string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('video_tasks')
        .select(['id', 'changed_us'])
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map((row) => [row.id, row.changed_us]));
    },
  };
};
export type TaskChangeQueries = ReturnType<typeof createTaskChangeQueries>;
