/** The audit log. Rows are only added, but for refused sign-ins: anyone may cause any number of those. */
import type { AuditEntry } from '../../domain/audit.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { timeOrderedId } from '../../lib/ids.ts';
import type { Connection, Database } from '../database.ts';
import { columnsOf, fieldsOf } from '../row-fields.ts';

const hourSeconds = 3600;
const keepRefusalsSeconds = 90 * 24 * hourSeconds;

export const createAuditLog = (db: Database, clock: Clock) => {
  const insert = createInsert(db, clock);
  /** The row of the current hour and how many refusals it counts; refusals that come while it is written count there too. */
  let refusals: { id: Promise<string>; until: number; times: number } | undefined;

  const openRefusals = async (now: number, details: Record<string, unknown>): Promise<string> => {
    await db
      .deleteFrom('audit_log')
      .where('action', '=', 'session.refuse')
      .where('created_at', '<', now - keepRefusalsSeconds)
      .execute();
    return insert({ actor: 'nobody', action: 'session.refuse', subject: 'console', details });
  };

  return {
    insert: async (...entry: Parameters<typeof insert>): Promise<void> => void (await insert(...entry)),

    /** One row for all of an hour, with their number and the last of them; kept for 90 days. */
    async countRefusal(details: { address: string; with: string }): Promise<void> {
      const now = unixSeconds(clock.nowMs());
      // A clock that was set back begins another.
      if (!refusals || now >= refusals.until || now < refusals.until - hourSeconds) {
        const opened = { id: openRefusals(now, details), until: now + hourSeconds, times: 1 };
        refusals = opened;
        // One that could not be written is not counted on.
        await opened.id.catch((error: unknown) => {
          if (refusals === opened) refusals = undefined;
          throw error;
        });
        return;
      }
      const row = refusals;
      row.times += 1;
      const { times } = row;
      const id = await row.id;
      await db
        .updateTable('audit_log')
        .set({ details: JSON.stringify({ ...details, times }) })
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
  async (entry: Omit<AuditEntry, 'id' | 'createdAt'>, connection: Connection = db): Promise<string> => {
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
