/** Operator tokens and one-time links. */
import type { ConsoleToken } from '../../domain/console.ts';
import type { Database } from '../database.ts';
import { columnsOf, fieldsOf } from '../row-fields.ts';
import type { ConsoleTokensTable } from '../schema.ts';

const toToken = ({ hash: _hash, ...row }: ConsoleTokensTable): ConsoleToken => ({
  ...fieldsOf(row),
  isLink: row.is_link === 1,
});

export const createConsoleTokens = (db: Database) => ({
  async insert(token: Omit<ConsoleToken, 'endedAt'> & { hash: string }): Promise<void> {
    await db
      .insertInto('console_tokens')
      .values({ ...columnsOf(token), ended_at: null })
      .execute();
  },

  /** The unrevoked, unexpired token with this secret. */
  async findLive(hash: string, now: number): Promise<ConsoleToken | undefined> {
    const row = await db
      .selectFrom('console_tokens')
      .selectAll()
      .where('hash', '=', hash)
      .where('is_link', '=', 0)
      .where('ended_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .executeTakeFirst();
    return row && toToken(row);
  },

  /** Single use: of two requests with the same link, only one succeeds. */
  async takeLink(hash: string, now: number): Promise<ConsoleToken | undefined> {
    const row = await db
      .updateTable('console_tokens')
      .set({ ended_at: now })
      .where('hash', '=', hash)
      .where('is_link', '=', 1)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    return row && toToken(row);
  },

  async list(): Promise<ConsoleToken[]> {
    const rows = await db
      .selectFrom('console_tokens')
      .selectAll()
      .where('is_link', '=', 0)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toToken);
  },

  /** False when there is no such unrevoked token. */
  async revoke(id: string, now: number): Promise<boolean> {
    const result = await db
      .updateTable('console_tokens')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  async deleteOldLinks(now: number): Promise<void> {
    await db.deleteFrom('console_tokens').where('is_link', '=', 1).where('expires_at', '<=', now).execute();
  },
});
export type ConsoleTokens = ReturnType<typeof createConsoleTokens>;
