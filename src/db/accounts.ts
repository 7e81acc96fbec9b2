import type { Account } from '../domain/account.ts';
import type { Connection, Database } from './database.ts';
import { columnsOf, fieldsOf } from './row-fields.ts';
import type { AccountsTable } from './schema.ts';

export const toAccount = ({ queue_turn: _turn, ...row }: AccountsTable): Account => ({
  ...fieldsOf(row),
  suspended: row.suspended === 1,
  paymentFailed: row.payment_failed === 1,
});

const findBy = async (
  connection: Connection,
  column: 'id' | 'name',
  value: string,
): Promise<Account | undefined> => {
  const row = await connection
    .selectFrom('accounts')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst();
  return row && toAccount(row);
};

export const createAccounts = (db: Database) => ({
  find: (id: string, connection: Connection = db) => findBy(connection, 'id', id),
  findByName: (name: string, connection: Connection = db) => findBy(connection, 'name', name),

  async list(): Promise<Account[]> {
    return (await db.selectFrom('accounts').selectAll().orderBy('name').execute()).map(toAccount);
  },

  /** A limited account starts at 0: its credit is added as a ledger row. False when the name is taken. */
  async insert(
    connection: Connection,
    {
      unlimited,
      ...account
    }: Pick<Account, 'id' | 'name' | 'billing' | 'periodEndsAt' | 'createdAt'> & { unlimited: boolean },
  ): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await connection
      .insertInto('accounts')
      .values({
        ...columnsOf(account),
        balance: unlimited ? null : 0,
        held: 0,
        spent: 0,
        suspended: 0,
        payment_failed: 0,
        queue_turn: 0,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** Until the caller's transaction ends. */
  async lock(transaction: Connection, id: string): Promise<void> {
    await transaction
      .updateTable('accounts')
      .set((eb) => ({ id: eb.ref('id') }))
      .where('id', '=', id)
      .execute();
  },

  async update(
    id: string,
    change: Partial<Pick<Account, 'suspended' | 'paymentFailed' | 'periodEndsAt'>>,
    connection: Connection = db,
  ): Promise<void> {
    await connection.updateTable('accounts').set(columnsOf(change)).where('id', '=', id).execute();
  },
});
export type Accounts = ReturnType<typeof createAccounts>;
