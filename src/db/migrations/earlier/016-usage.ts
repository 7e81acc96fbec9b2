import type { Kysely } from 'kysely';

/** The usage of one account is read from its own sums, not from those of all accounts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('ledger_hours_by_account')
    .on('ledger_hours')
    .columns(['account_id', 'kind', 'hour', 'model', 'amount', 'rows'])
    .execute();
};
