/** The audit log. Rows are only added. */
import type { AuditEntry } from '../../domain/audit.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import { timeOrderedId } from '../../lib/ids.ts';
import type { Connection, Database } from '../database.ts';
import { columnsOf, fieldsOf } from '../row-fields.ts';

export const createAuditLog = (db: Database, clock: Clock) => ({
  /** Written in the transaction of the change where there is one. */
  async insert(entry: Omit<AuditEntry, 'id' | 'createdAt'>, connection: Connection = db): Promise<void> {
    const nowMs = clock.nowMs();
    await connection
      .insertInto('audit_log')
      .values({
        ...columnsOf(entry),
        id: timeOrderedId(nowMs),
        created_at: unixSeconds(nowMs),
      })
      .execute();
  },

  /** Newest first. */
  async list(filter: { subject?: string }, page: { afterId?: string; limit: number }): Promise<AuditEntry[]> {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where((eb) => eb.and(filter))
      .$if(page.afterId !== undefined, (query) => query.where('id', '<', page.afterId!))
      .orderBy('id', 'desc')
      .limit(page.limit)
      .execute();
    return rows.map((row) => ({ ...fieldsOf(row), details: JSON.parse(row.details) }));
  },
});
export type AuditLog = ReturnType<typeof createAuditLog>;
