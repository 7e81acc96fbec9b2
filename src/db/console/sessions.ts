/** Console sessions. */
import type { Database } from '../database.ts';
import type { ConsoleSessionsTable } from '../schema.ts';

export type StoredSession = ConsoleSessionsTable & { token_name: string | null };

export const createConsoleSessions = (db: Database) => ({
  async insert(session: ConsoleSessionsTable): Promise<void> {
    await db.insertInto('console_sessions').values(session).execute();
  },

  /** Also undefined when the token that opened it was revoked or has expired. */
  async findLive(hash: string, now: number): Promise<StoredSession | undefined> {
    return db
      .selectFrom('console_sessions')
      .leftJoin('console_tokens', 'console_tokens.id', 'console_sessions.token_id')
      .selectAll('console_sessions')
      .select('console_tokens.name as token_name')
      .where('console_sessions.hash', '=', hash)
      .where('console_sessions.expires_at', '>', now)
      .where((eb) =>
        eb.or([
          eb('console_sessions.token_id', 'is', null),
          eb.and([
            eb('console_tokens.id', 'is not', null),
            eb('console_tokens.ended_at', 'is', null),
            eb.or([eb('console_tokens.expires_at', 'is', null), eb('console_tokens.expires_at', '>', now)]),
          ]),
        ]),
      )
      .executeTakeFirst();
  },

  async extend(hash: string, expiresAt: number): Promise<void> {
    await db
      .updateTable('console_sessions')
      .set({ expires_at: expiresAt })
      .where('hash', '=', hash)
      .execute();
  },

  async delete(hash: string): Promise<void> {
    await db.deleteFrom('console_sessions').where('hash', '=', hash).execute();
  },

  /** The oldest of a key, without `hash` and the newest `most` beside it. */
  async deleteSurplus(keyId: string, hash: string, most: number): Promise<void> {
    const ofKey = (table: 'console_sessions') =>
      db
        .selectFrom(table)
        .select('hash')
        .where('api_key_id', '=', keyId)
        .where('role', '=', 'account')
        .where('hash', '!=', hash);
    await db
      .deleteFrom('console_sessions')
      .where('hash', 'in', ofKey('console_sessions'))
      .where('hash', 'not in', ofKey('console_sessions').orderBy('created_at', 'desc').limit(most))
      .execute();
  },

  async deleteAll(): Promise<number> {
    const result = await db.deleteFrom('console_sessions').executeTakeFirst();
    return Number(result.numDeletedRows);
  },

  async deleteExpired(now: number): Promise<void> {
    await db.deleteFrom('console_sessions').where('expires_at', '<=', now).execute();
  },
});
export type ConsoleSessions = ReturnType<typeof createConsoleSessions>;
