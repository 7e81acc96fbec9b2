import type { Account, BillingPlan } from '../domain/account.ts';
import type { Connection, Database } from './database.ts';
import type { AccountsTable } from './schema.ts';

export const toAccount = (row: AccountsTable): Account => ({
  id: row.id,
  name: row.name,
  billing: row.billing,
  balance: row.balance,
  held: row.held,
  spent: row.spent,
  suspended: row.suspended === 1,
  paymentFailed: row.payment_failed === 1,
  periodEndsAt: row.period_ends_at,
  createdAt: row.created_at,
});

export const createAccounts = (db: Database) => ({
  async findByName(name: string, connection: Connection = db): Promise<Account | undefined> {
    const row = await connection
      .selectFrom('accounts')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst();
    return row && toAccount(row);
  },

  async find(id: string, connection: Connection = db): Promise<Account | undefined> {
    const row = await connection.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toAccount(row);
  },

  async list(): Promise<Account[]> {
    return (await db.selectFrom('accounts').selectAll().orderBy('name').execute()).map(toAccount);
  },

  /** A limited account starts at 0: its credit is added as a ledger row. */
  async insert(
    connection: Connection,
    account: {
      id: string;
      name: string;
      billing: BillingPlan;
      unlimited: boolean;
      periodEndsAt: number | null;
      createdAt: number;
    },
  ): Promise<void> {
    await connection
      .insertInto('accounts')
      .values({
        id: account.id,
        name: account.name,
        billing: account.billing,
        balance: account.unlimited ? null : 0,
        held: 0,
        spent: 0,
        suspended: 0,
        payment_failed: 0,
        period_ends_at: account.periodEndsAt,
        queue_turn: 0,
        created_at: account.createdAt,
      })
      .execute();
  },

  async update(
    id: string,
    change: { suspended?: boolean; paymentFailed?: boolean; periodEndsAt?: number | null },
    connection: Connection = db,
  ): Promise<void> {
    await connection
      .updateTable('accounts')
      .set({
        ...(change.suspended === undefined ? {} : { suspended: Number(change.suspended) }),
        ...(change.paymentFailed === undefined ? {} : { payment_failed: Number(change.paymentFailed) }),
        ...(change.periodEndsAt === undefined ? {} : { period_ends_at: change.periodEndsAt }),
      })
      .where('id', '=', id)
      .execute();
  },
});
export type Accounts = ReturnType<typeof createAccounts>;
