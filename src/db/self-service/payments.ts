/** Payments that were credited, by the provider's id: one can be written only once. */
import type { Connection } from '../database.ts';
import { columnsOf } from '../row-fields.ts';

export type Payment = {
  id: string;
  eventId: string;
  accountId: string;
  /** In the smallest unit of the currency. */
  paid: number;
  currency: string;
  /** Micro-credits. */
  amount: number;
  createdAt: number;
};

export const createPayments = () => ({
  /** False when it is there already; nothing else may be written then. */
  async insert(connection: Connection, payment: Payment): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await connection
      .insertInto('payments')
      .values(columnsOf(payment))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});
export type Payments = ReturnType<typeof createPayments>;
