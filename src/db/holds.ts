/** Money set aside for an answer that is being made right now. A task keeps its hold in its own row instead. */
import { type Connection, type Database, needNotOutliveAPowerCut, withValues } from './database.ts';

export type OpenHold = {
  id: string;
  accountId: string;
  keyId: string;
  amount: number;
  reference: string;
  expiresAt: number;
};

export const createHolds = (db: Database) => {
  const insertRow = db
    .insertInto('holds')
    .values({ id: '', account_id: '', api_key_id: '', amount: 0, reference: '', expires_at: 0 })
    .compile();
  const deleteRow = db.deleteFrom('holds').where('id', '=', '').compile();

  return {
    /** For setting money aside and for giving it back: what a power cut undoes of either was not delivered. */
    relax: needNotOutliveAPowerCut,

    async insert(connection: Connection, hold: OpenHold): Promise<void> {
      const { id, accountId, keyId, amount, reference, expiresAt } = hold;
      await connection.executeQuery(
        withValues(insertRow, [id, accountId, keyId, amount, reference, expiresAt]),
      );
    },

    /** False when it was ended before: whoever takes it away is the one who settles it. */
    async claim(connection: Connection, id: string): Promise<boolean> {
      const { numAffectedRows } = await connection.executeQuery(withValues(deleteRow, [id]));
      return numAffectedRows !== undefined && numAffectedRows > 0n;
    },

    async listExpired(now: number): Promise<OpenHold[]> {
      const rows = await db
        .selectFrom('holds')
        .selectAll()
        .where('expires_at', '<=', now)
        .limit(100)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        accountId: row.account_id,
        keyId: row.api_key_id,
        amount: row.amount,
        reference: row.reference,
        expiresAt: row.expires_at,
      }));
    },
  };
};
export type Holds = ReturnType<typeof createHolds>;
