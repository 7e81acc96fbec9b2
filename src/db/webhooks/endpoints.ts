/** Webhook endpoints of accounts, and their signing secrets. */
import type { WebhookEndpoint, WebhookSecrets } from '../../domain/webhook.ts';
import type { Connection, Database } from '../database.ts';
import type { WebhookEndpointsTable } from '../schema.ts';

const toEndpoint = (row: WebhookEndpointsTable): WebhookEndpoint => ({
  id: row.id,
  accountId: row.account_id,
  url: row.url,
  events: row.events === null ? null : JSON.parse(row.events),
  createdAt: row.created_at,
  endedAt: row.ended_at,
});

export const createWebhookEndpoints = (db: Database) => ({
  async insert(connection: Connection, endpoint: WebhookEndpoint): Promise<void> {
    await connection
      .insertInto('webhook_endpoints')
      .values({
        id: endpoint.id,
        account_id: endpoint.accountId,
        url: endpoint.url,
        events: endpoint.events === null ? null : JSON.stringify(endpoint.events),
        created_at: endpoint.createdAt,
        ended_at: endpoint.endedAt,
      })
      .execute();
  },

  async find(id: string): Promise<WebhookEndpoint | undefined> {
    const row = await db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toEndpoint(row);
  },

  async list(accountId?: string): Promise<WebhookEndpoint[]> {
    const rows = await db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toEndpoint);
  },

  async listInUse(connection: Connection, accountId: string): Promise<WebhookEndpoint[]> {
    const rows = await connection
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .execute();
    return rows.map(toEndpoint);
  },

  async end(id: string, now: number): Promise<void> {
    await db
      .updateTable('webhook_endpoints')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
  },

  async delete(connection: Connection, id: string): Promise<boolean> {
    const result = await connection.deleteFrom('webhook_endpoints').where('id', '=', id).executeTakeFirst();
    await connection.deleteFrom('webhook_secrets').where('owner_id', '=', id).execute();
    return result.numDeletedRows > 0n;
  },

  /** Of an endpoint, or of an account for its callback URLs. */
  async findSecrets(ownerId: string): Promise<WebhookSecrets | undefined> {
    const row = await db
      .selectFrom('webhook_secrets')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .executeTakeFirst();
    return row && { secret: row.secret, previous: row.previous, previousUntil: row.previous_until };
  },

  /** The stored secrets, or the proposed one when there were none: concurrent first callers get the same. */
  async getOrInsertSecrets(ownerId: string, proposed: string, connection: Connection = db) {
    await connection
      .insertInto('webhook_secrets')
      .values({ owner_id: ownerId, secret: proposed, previous: null, previous_until: null })
      .onConflict((conflict) => conflict.column('owner_id').doNothing())
      .execute();
    const row = await connection
      .selectFrom('webhook_secrets')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    return { secret: row.secret, previous: row.previous, previousUntil: row.previous_until };
  },

  async rotateSecret(ownerId: string, secret: string, previousUntil: number): Promise<void> {
    await db
      .updateTable('webhook_secrets')
      .set((eb) => ({ previous: eb.ref('secret'), previous_until: previousUntil, secret }))
      .where('owner_id', '=', ownerId)
      .execute();
  },
});
export type WebhookEndpoints = ReturnType<typeof createWebhookEndpoints>;
