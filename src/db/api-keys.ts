import type { ApiKey, Caller } from '../domain/account.ts';
import { toAccount } from './accounts.ts';
import type { Connection, Database } from './database.ts';
import { columnsOf, fieldsOf } from './row-fields.ts';
import type { ApiKeysTable } from './schema.ts';

const toApiKey = ({ hash: _hash, ...row }: ApiKeysTable): ApiKey => ({
  ...fieldsOf(row),
  models: row.models && JSON.parse(row.models),
  cidrs: row.cidrs && JSON.parse(row.cidrs),
});

const findCallerBy = async (
  db: Database,
  column: 'hash' | 'id',
  value: string,
): Promise<Caller | undefined> => {
  const keyRow = await db.selectFrom('api_keys').selectAll().where(column, '=', value).executeTakeFirst();
  if (!keyRow) return undefined;
  const accountRow = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', keyRow.account_id)
    .executeTakeFirstOrThrow();
  return { key: toApiKey(keyRow), account: toAccount(accountRow) };
};

/** Changes to a key; undefined leaves a field, null removes a limit. */
export type KeyChange = Partial<
  Pick<ApiKey, 'name' | 'models' | 'cidrs' | 'expiresAt' | 'requestsPerMinute' | 'quota'>
>;

/** Undefined when no unrevoked key has this id. */
const update = async (
  connection: Connection,
  id: string,
  change: Partial<ApiKey>,
): Promise<ApiKey | undefined> => {
  const row = await connection
    .updateTable('api_keys')
    .set(columnsOf(change))
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && toApiKey(row);
};

export const createApiKeys = (db: Database) => ({
  findCaller: (hash: string): Promise<Caller | undefined> => findCallerBy(db, 'hash', hash),
  findCallerById: (id: string): Promise<Caller | undefined> => findCallerBy(db, 'id', id),

  /** Of one account, or all. */
  async list(accountId?: string, connection: Connection = db): Promise<(ApiKey & { accountName: string })[]> {
    const rows = await connection
      .selectFrom('api_keys')
      .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
      .selectAll('api_keys')
      .select('accounts.name as account_name')
      .where((eb) => eb.and({ 'api_keys.account_id': accountId }))
      .orderBy('api_keys.created_at')
      .orderBy('api_keys.id')
      .execute();
    return rows.map(({ account_name: accountName, ...row }) => ({ ...toApiKey(row), accountName }));
  },

  async insert(
    connection: Connection,
    key: Omit<ApiKey, 'quotaUsed' | 'revokedAt'> & { hash: string },
  ): Promise<void> {
    await connection
      .insertInto('api_keys')
      .values({ ...columnsOf(key), revoked_at: null, quota_used: 0 })
      .execute();
  },

  revoke: (id: string, at: number, connection: Connection = db): Promise<ApiKey | undefined> =>
    update(connection, id, { revokedAt: at }),

  update: (id: string, change: KeyChange, connection: Connection = db): Promise<ApiKey | undefined> =>
    update(connection, id, change),
});
export type ApiKeys = ReturnType<typeof createApiKeys>;
