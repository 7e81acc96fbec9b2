/**
 * Webhook deliveries. Claimed like tasks: claiming sets the due time to the end of the lease, by the database's clock,
 * so that the delivery of a dead worker becomes due again without cleanup.
 */
import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { DeliveryStatus, WebhookDelivery } from '../../domain/webhook.ts';
import { capabilitiesOf } from '../capabilities.ts';
import type { Connection, Database } from '../database.ts';
import type { DatabaseClock } from '../database-clock.ts';
import { columnsOf, fieldsOf } from '../row-fields.ts';
import type { WebhookDeliveriesTable } from '../schema.ts';

/** How many due rows of an account one claim reads. */
const readOfAccount = 100;
/** An account whose receivers do not answer collects no more; what comes then has failed. */
const maxPendingOfAccount = 20_000;

const changedAtOnce = 500;

const toDelivery = ({ lease_owner: _owner, ...row }: WebhookDeliveriesTable): WebhookDelivery =>
  fieldsOf(row);

/** A new delivery is due at once. */
export type NewDelivery = Pick<
  WebhookDelivery,
  'id' | 'eventId' | 'accountId' | 'endpointId' | 'receiver' | 'url' | 'type' | 'body' | 'createdAt'
>;
type Attempted = { responseStatus: number | null; error: string | null };
export type DeliveryFilter = {
  accountId?: string;
  endpointId?: string;
  status?: DeliveryStatus;
  limit: number;
};

export const createWebhookDeliveries = (
  db: Database,
  clock: DatabaseClock,
  maxPending = maxPendingOfAccount,
) => {
  /** Only while `owner` holds it: otherwise another worker has tried it since. */
  const finish = async (
    id: string,
    owner: string,
    fields: Partial<WebhookDeliveriesTable>,
  ): Promise<boolean> => {
    const result = await db
      .updateTable('webhook_deliveries')
      .set({ ...fields, lease_owner: null })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  };

  /** In batches: a receiver may have any number, and on SQLite everybody waits for a statement. */
  const changePending = async (
    receiver: string,
    condition: RawBuilder<boolean>,
    fields: Partial<WebhookDeliveriesTable>,
  ): Promise<void> => {
    const rows = await db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('status', '=', sql.lit('pending' as const))
      .where('receiver', '=', receiver)
      .where(condition)
      .execute();
    for (let at = 0; at < rows.length; at += changedAtOnce) {
      if (at > 0) await setImmediate();
      const ids = rows.slice(at, at + changedAtOnce).map(({ id }) => id);
      await db
        .updateTable('webhook_deliveries')
        .set(fields)
        .where('id', 'in', ids)
        .where('status', '=', sql.lit('pending' as const))
        .where(condition)
        .execute();
    }
  };

  const hasMostPending = async (connection: Connection, accountId: string): Promise<boolean> => {
    const row = await connection
      .selectFrom('webhook_deliveries')
      .select('due_ms')
      .where('status', '=', sql.lit('pending' as const))
      .where('account_id', '=', accountId)
      .limit(1)
      .offset(maxPending - 1)
      .executeTakeFirst();
    return row !== undefined;
  };

  /** Accounts with due deliveries, the longest due first. Each takes two steps in an index, whatever its backlog is. */
  const dueAccounts = async (
    now: RawBuilder<number>,
    { busyAccounts, limit }: { busyAccounts: string[]; limit: number },
  ): Promise<string[]> => {
    const isFree = busyAccounts.length === 0 ? sql`` : sql`and account_id not in (${sql.join(busyAccounts)})`;
    const { rows } = await sql<{ account_id: string }>`
      with recursive waiting (account_id) as (
        select min(account_id) from webhook_deliveries where status = 'pending'
        union all
        select (
          select min(later.account_id) from webhook_deliveries as later
          where later.status = 'pending' and later.account_id > waiting.account_id
        ) from waiting where account_id is not null
      ), first_due as (
        select account_id, (
          select min(own.due_ms) from webhook_deliveries as own
          where own.status = 'pending' and own.account_id = waiting.account_id
        ) as due_ms
        from waiting where account_id is not null ${isFree}
      )
      select account_id from first_due where due_ms <= ${now} order by due_ms limit ${limit}`.execute(db);
    return rows.map(({ account_id }) => account_id);
  };

  return {
    /**
     * Returns how many are new: one whose id is there already is left as it is. Those of an account with too many
     * pending ones are written as failed.
     */
    async insert(connection: Connection, deliveries: NewDelivery[]): Promise<number> {
      if (deliveries.length === 0) return 0;
      const full = new Map<string, boolean>();
      for (const { accountId } of deliveries)
        if (!full.has(accountId)) full.set(accountId, await hasMostPending(connection, accountId));
      const { numInsertedOrUpdatedRows } = await connection
        .insertInto('webhook_deliveries')
        .values(
          deliveries.map((delivery) => {
            const isGivenUp = full.get(delivery.accountId) === true;
            return {
              ...columnsOf(delivery),
              status: isGivenUp ? ('failed' as const) : ('pending' as const),
              attempts: 0,
              due_ms: clock.nowMs(),
              lease_owner: null,
              response_status: null,
              error: isGivenUp ? `Not sent: ${maxPending} others of the account were waiting.` : null,
              ended_at: isGivenUp ? delivery.createdAt : null,
            };
          }),
        )
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows ?? 0n);
    },

    /** Due deliveries, limited per account and per receiver. */
    async claim(
      owner: string,
      options: {
        leaseMs: number;
        limit: number;
        perAccount: number;
        perReceiver: number;
        busyReceivers: string[];
        busyAccounts: string[];
      },
    ): Promise<WebhookDelivery[]> {
      const now = clock.nowMs();
      const accounts = await dueAccounts(now, options);
      if (accounts.length === 0) return [];
      const { busyReceivers } = options;
      const isReceiverFree =
        busyReceivers.length === 0 ? sql`` : sql`and receiver not in (${sql.join(busyReceivers)})`;
      const dueOfEach = accounts.map(
        (id) => sql`select * from (
          select id, account_id, receiver, due_ms from webhook_deliveries
          where status = 'pending' and account_id = ${id} and due_ms <= ${now} ${isReceiverFree}
          order by due_ms limit ${sql.lit(readOfAccount)}) as of_account`,
      );
      const due = sql<Pick<WebhookDeliveriesTable, 'id' | 'account_id' | 'receiver' | 'due_ms'>>`(${sql.join(
        dueOfEach,
        sql` union all `,
      )})`;
      const ranked = db.selectFrom(due.as('due')).select([
        'id',
        // Limited per account too, since one account can name any number of receivers.
        sql<number>`row_number() over (partition by account_id order by due_ms)`.as('account_rank'),
        sql<number>`row_number() over (partition by receiver order by due_ms)`.as('receiver_rank'),
        'due_ms',
      ]);
      const chosen = db
        .selectFrom(ranked.as('ranked'))
        .select('id')
        .where('account_rank', '<=', options.perAccount)
        .where('receiver_rank', '<=', options.perReceiver)
        .orderBy('due_ms')
        .limit(options.limit);
      const rows = await db
        .updateTable('webhook_deliveries')
        .set({ lease_owner: owner, due_ms: sql<number>`${now} + ${options.leaseMs}` })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('webhook_deliveries')
            .select('id')
            .where('id', 'in', chosen)
            .where('status', '=', 'pending')
            .where('due_ms', '<=', now)
            .$if(capabilitiesOf(db).locksRows, (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .execute();
      return rows.map(toDelivery);
    },

    /** How long until the next one is due; undefined: there is none. */
    async msUntilDue(): Promise<number | undefined> {
      const row = await db
        .selectFrom('webhook_deliveries')
        .select((eb) => [eb.fn.min('due_ms').as('due_ms'), clock.nowMs().as('now_ms')])
        .where('status', '=', sql.lit('pending' as const))
        .executeTakeFirst();
      return row?.due_ms == null ? undefined : Number(row.due_ms) - Number(row.now_ms);
    },

    markDelivered: (id: string, owner: string, attempts: number, response_status: number, ended_at: number) =>
      finish(id, owner, { status: 'delivered', attempts, response_status, error: null, ended_at }),

    markFailed: (id: string, owner: string, attempts: number, result: Attempted, ended_at: number) =>
      finish(id, owner, { status: 'failed', attempts, ...columnsOf(result), ended_at }),

    retryLater: (id: string, owner: string, attempts: number, result: Attempted, delayMs: number) =>
      finish(id, owner, {
        attempts,
        ...columnsOf(result),
        due_ms: sql<number>`${clock.nowMs()} + ${delayMs}` as unknown as number,
      }),

    /** Requeues it as if it had not been tried. */
    release: (id: string, owner: string) => finish(id, owner, { due_ms: clock.nowMs() as unknown as number }),

    /** Delays all pending deliveries of a receiver: those due within half of this time are due after all of it. */
    async postpone(receiver: string, delayMs: number): Promise<void> {
      const dueIn = (ms: number) => sql<number>`${clock.nowMs()} + ${ms}`;
      const isDue = sql<boolean>`lease_owner is null and due_ms < ${dueIn(delayMs / 2)}`;
      await changePending(receiver, isDue, { due_ms: dueIn(delayMs) as unknown as number });
    },

    /** Gives up the pending deliveries of a receiver that returned 410 Gone. */
    failPending: (receiver: string, exceptId: string, now: number): Promise<void> =>
      changePending(receiver, sql<boolean>`id <> ${exceptId}`, {
        status: 'failed',
        error: 'The receiver returned 410 Gone.',
        ended_at: now,
      }),

    async list({ accountId, endpointId, status, limit }: DeliveryFilter): Promise<WebhookDelivery[]> {
      const rows = await db
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where((eb) => eb.and({ account_id: accountId, endpoint_id: endpointId, status }))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toDelivery);
    },

    /** Makes them due now, with fresh attempts; returns how many. */
    async sendAgain(
      filter: { id: string } | { endpointId: string; status: DeliveryStatus },
    ): Promise<number> {
      const result = await db
        .updateTable('webhook_deliveries')
        .set({
          status: 'pending',
          attempts: 0,
          due_ms: clock.nowMs() as unknown as number,
          lease_owner: null,
          ended_at: null,
        })
        .where((eb) => eb.and(columnsOf(filter)))
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },

    async deleteOfEndpoint(connection: Connection, endpointId: string): Promise<void> {
      await connection.deleteFrom('webhook_deliveries').where('endpoint_id', '=', endpointId).execute();
    },

    /** Returns how many of at most `limit` there were. */
    async deleteEnded(before: number, limit: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('webhook_deliveries')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('webhook_deliveries')
            .select('id')
            .where(sql<boolean>`status <> 'pending'`)
            .where('ended_at', '<', before)
            .limit(limit),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
};
export type WebhookDeliveries = ReturnType<typeof createWebhookDeliveries>;
