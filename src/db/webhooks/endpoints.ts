/** Webhook endpoints of accounts, and their signing secrets. */
import type { WebhookEndpoint, WebhookSecrets } from '../../domain/webhook.ts';
import type { Connection, Database } from '../database.ts';
import { columnsOf, fieldsOf } from '../row-fields.ts';
import type { WebhookEndpointsTable } from '../schema.ts';

const toEndpoint = (row: WebhookEndpointsTable): WebhookEndpoint => ({
  ...fieldsOf(row),
  events: row.events && JSON.parse(row.events),
});

export const createWebhookEndpoints = (db: Database) => ({
  async insert(connection: Connection, endpoint: WebhookEndpoint): Promise<void> {
    await connection.insertInto('webhook_endpoints').values(columnsOf(endpoint)).execute();
  },

  async find(id: string): Promise<WebhookEndpoint | undefined> {
    const row = await db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toEndpoint(row);
  },

  async list(accountId?: string): Promise<WebhookEndpoint[]> {
    const rows = await db
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where((eb) => eb.and({ account_id: accountId }))
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
  async findSecrets(ownerId: string, connection: Connection = db): Promise<WebhookSecrets | undefined> {
    const row = await connection
      .selectFrom('webhook_secrets')
      .select(['secret', 'previous', 'previous_until'])
      .where('owner_id', '=', ownerId)
      .executeTakeFirst();
    return row && fieldsOf(row);
  },

  /** The stored secrets, or the proposed one when there were none: concurrent first callers get the same. */
  async getOrInsertSecrets(
    ownerId: string,
    proposed: string,
    connection: Connection = db,
  ): Promise<WebhookSecrets> {
    await connection
      .insertInto('webhook_secrets')
      .values({ owner_id: ownerId, secret: proposed, previous: null, previous_until: null })
      .onConflict((conflict) => conflict.column('owner_id').doNothing())
      .execute();
    return (await this.findSecrets(ownerId, connection))!;
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
