/**
 * The audit log. Rows are only added, but for entries that anyone may cause in any number, such as refused sign-ins:
 * those are counted by the hour and removed after 90 days.
 */
import type { AuditEntry } from '../../domain/audit.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { timeOrderedId } from '../../lib/ids.ts';
import type { Connection, Database } from '../database.ts';
import { columnsOf, fieldsOf } from '../row-fields.ts';

type NewEntry = Omit<AuditEntry, 'id' | 'createdAt'>;

const hourSeconds = 3600;
const keepCountedSeconds = 90 * 24 * hourSeconds;
const maxCounted = 1000;
/** Entries by the accounts themselves and by strangers. What operators do is kept. */
const counted = [
  { action: 'session.refuse', actor: 'nobody' },
  { action: 'session.begin', actor: 'key %' },
];

/** The row of the current hour; entries that come while it is written are counted there too. */
type CountedRow = { id: Promise<string>; until: number; times: number };

export const createAuditLog = (db: Database, clock: Clock) => {
  const insert = createInsert(db, clock);
  const rows = new Map<string, CountedRow>();

  const openRow = async (now: number, entry: NewEntry): Promise<string> => {
    for (const { action, actor } of counted)
      await db
        .deleteFrom('audit_log')
        .where('action', '=', action)
        .where('actor', 'like', actor)
        .where('created_at', '<', now - keepCountedSeconds)
        .execute();
    return insert(entry);
  };

  return {
    insert: async (...entry: Parameters<typeof insert>): Promise<void> => void (await insert(...entry)),

    /** One row an hour for each actor and action, with their number and the details of the last. */
    async count(entry: NewEntry): Promise<void> {
      const now = unixSeconds(clock.nowMs());
      const name = `${entry.action} ${entry.actor}`;
      const row = rows.get(name);
      // A clock that was set back begins another.
      if (!row || now >= row.until || now < row.until - hourSeconds) {
        const opened = { id: openRow(now, entry), until: now + hourSeconds, times: 1 };
        // The oldest is forgotten: its next entry has a row of its own.
        if (rows.size >= maxCounted) rows.delete(rows.keys().next().value!);
        rows.set(name, opened);
        // One that could not be written is not counted on.
        await opened.id.catch((error: unknown) => {
          if (rows.get(name) === opened) rows.delete(name);
          throw error;
        });
        return;
      }
      row.times += 1;
      const { times } = row;
      const id = await row.id;
      await db
        .updateTable('audit_log')
        .set({ details: JSON.stringify({ ...entry.details, times }) })
        .where('id', '=', id)
        .execute();
    },

    list: createList(db),
  };
};
export type AuditLog = ReturnType<typeof createAuditLog>;

const createInsert =
  (db: Database, clock: Clock) =>
  /** Written in the transaction of the change where there is one. */
  async (entry: NewEntry, connection: Connection = db): Promise<string> => {
    const nowMs = clock.nowMs();
    const id = timeOrderedId(nowMs);
    await connection
      .insertInto('audit_log')
      .values({
        ...columnsOf(entry),
        id,
        created_at: unixSeconds(nowMs),
      })
      .execute();
    return id;
  };

const createList =
  (db: Database) =>
  /** Newest first. */
  async (filter: { subject?: string }, page: { afterId?: string; limit: number }): Promise<AuditEntry[]> => {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where((eb) => eb.and(filter))
      .$if(page.afterId !== undefined, (query) => query.where('id', '<', page.afterId!))
      .orderBy('id', 'desc')
      .limit(page.limit)
      .execute();
    return rows.map((row) => ({ ...fieldsOf(row), details: JSON.parse(row.details) }));
  };
