/** Invitations and redemption codes: each use is counted in the transaction of what it gives. */
import type { Voucher, VoucherKind } from '../../domain/self-service/voucher.ts';
import type { Connection, Database } from '../database.ts';
import { columnsOf, fieldsOf } from '../row-fields.ts';
import type { VouchersTable } from '../schema.ts';

const fromRow = ({ hash: _, ...row }: VouchersTable): Voucher => fieldsOf(row);

export const createVouchers = (db: Database) => ({
  async insert(voucher: Voucher & { hash: string }, connection: Connection = db): Promise<void> {
    await connection.insertInto('vouchers').values(columnsOf(voucher)).execute();
  },

  /** Newest first. */
  async list(limit: number): Promise<Voucher[]> {
    const rows = await db
      .selectFrom('vouchers')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(fromRow);
  },

  /** False when there is none that is still in use. */
  async end(id: string, now: number, connection: Connection): Promise<boolean> {
    const { numUpdatedRows } = await connection
      .updateTable('vouchers')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /**
   * Counts a use, or undefined where there is none left. The condition is in the update itself: two who come at once
   * can never both have the last use.
   */
  async take(
    connection: Connection,
    wanted: { hash: string; kind: VoucherKind; now: number },
  ): Promise<Voucher | undefined> {
    const row = await connection
      .updateTable('vouchers')
      .set((eb) => ({ uses: eb('uses', '+', 1) }))
      .where('hash', '=', wanted.hash)
      .where('kind', '=', wanted.kind)
      .where('ended_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', wanted.now)]))
      .whereRef('uses', '<', 'max_uses')
      .returningAll()
      .executeTakeFirst();
    return row && fromRow(row);
  },

  /** False when the account has used it before. */
  async recordUse(
    connection: Connection,
    use: { voucherId: string; accountId: string; createdAt: number },
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await connection
      .insertInto('voucher_uses')
      .values(columnsOf(use))
      .onConflict((conflict) => conflict.columns(['voucher_id', 'account_id']).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});
export type Vouchers = ReturnType<typeof createVouchers>;
