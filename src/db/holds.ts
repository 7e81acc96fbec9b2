/** Money set aside for an answer that is being made right now. A task keeps its hold in its own row instead. */
import type { Connection, Database } from './database.ts';

export type OpenHold = {
  id: string;
  accountId: string;
  keyId: string;
  amount: number;
  reference: string;
  expiresAt: number;
};

export const createHolds = (db: Database) => ({
  async insert(connection: Connection, hold: OpenHold): Promise<void> {
    await connection
      .insertInto('holds')
      .values({
        id: hold.id,
        account_id: hold.accountId,
        api_key_id: hold.keyId,
        amount: hold.amount,
        reference: hold.reference,
        expires_at: hold.expiresAt,
      })
      .execute();
  },

  /** False when it was ended before: whoever takes it away is the one who settles it. */
  async claim(connection: Connection, id: string): Promise<boolean> {
    const result = await connection.deleteFrom('holds').where('id', '=', id).executeTakeFirst();
    return result.numDeletedRows > 0n;
  },

  async listExpired(now: number): Promise<OpenHold[]> {
    const rows = await db.selectFrom('holds').selectAll().where('expires_at', '<=', now).limit(100).execute();
    return rows.map((row) => ({
      id: row.id,
      accountId: row.account_id,
      keyId: row.api_key_id,
      amount: row.amount,
      reference: row.reference,
      expiresAt: row.expires_at,
    }));
  },
});
export type Holds = ReturnType<typeof createHolds>;
