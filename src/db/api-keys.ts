import type { ApiKey, Caller } from '../domain/account.ts';
import { toAccount } from './accounts.ts';
import type { Connection, Database } from './database.ts';
import type { ApiKeysTable } from './schema.ts';

const toApiKey = (row: ApiKeysTable): ApiKey => ({
  id: row.id,
  accountId: row.account_id,
  hint: row.hint,
  name: row.name,
  models: row.models === null ? null : JSON.parse(row.models),
  cidrs: row.cidrs === null ? null : JSON.parse(row.cidrs),
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  requestsPerMinute: row.requests_per_minute,
  quota: row.quota,
  quotaUsed: row.quota_used,
  createdAt: row.created_at,
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

export const createApiKeys = (db: Database) => ({
  findCaller: (hash: string): Promise<Caller | undefined> => findCallerBy(db, 'hash', hash),
  findCallerById: (id: string): Promise<Caller | undefined> => findCallerBy(db, 'id', id),

  /** Of one account, or all. */
  async list(accountId?: string): Promise<(ApiKey & { accountName: string })[]> {
    const rows = await db
      .selectFrom('api_keys')
      .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
      .selectAll('api_keys')
      .select('accounts.name as account_name')
      .$if(accountId !== undefined, (query) => query.where('api_keys.account_id', '=', accountId!))
      .orderBy('api_keys.created_at')
      .orderBy('api_keys.id')
      .execute();
    return rows.map((row) => ({ ...toApiKey(row), accountName: row.account_name }));
  },

  async insert(
    connection: Connection,
    key: Omit<ApiKey, 'quotaUsed' | 'revokedAt'> & { hash: string },
  ): Promise<void> {
    await connection
      .insertInto('api_keys')
      .values({
        id: key.id,
        account_id: key.accountId,
        hash: key.hash,
        hint: key.hint,
        name: key.name,
        models: key.models && JSON.stringify(key.models),
        cidrs: key.cidrs && JSON.stringify(key.cidrs),
        expires_at: key.expiresAt,
        revoked_at: null,
        requests_per_minute: key.requestsPerMinute,
        quota: key.quota,
        quota_used: 0,
        created_at: key.createdAt,
      })
      .execute();
  },

  /** Undefined when no unrevoked key has this id. */
  async revoke(id: string, at: number, connection: Connection = db): Promise<ApiKey | undefined> {
    const row = await connection
      .updateTable('api_keys')
      .set({ revoked_at: at })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return row && toApiKey(row);
  },

  /** Undefined as above. */
  async update(
    id: string,
    change: Partial<Pick<ApiKey, 'name' | 'models' | 'cidrs' | 'expiresAt' | 'requestsPerMinute' | 'quota'>>,
    connection: Connection = db,
  ): Promise<ApiKey | undefined> {
    const { name, models, cidrs, expiresAt, requestsPerMinute, quota } = change;
    const row = await connection
      .updateTable('api_keys')
      .set({
        ...(name !== undefined && { name }),
        ...(models !== undefined && { models: models && JSON.stringify(models) }),
        ...(cidrs !== undefined && { cidrs: cidrs && JSON.stringify(cidrs) }),
        ...(expiresAt !== undefined && { expires_at: expiresAt }),
        ...(requestsPerMinute !== undefined && { requests_per_minute: requestsPerMinute }),
        ...(quota !== undefined && { quota }),
      })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return row && toApiKey(row);
  },
});
export type ApiKeys = ReturnType<typeof createApiKeys>;
