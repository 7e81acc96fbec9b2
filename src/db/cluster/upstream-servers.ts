/** Shared state of upstream servers, one row per server. */
import { sql } from 'kysely';
import {
  exchange,
  newUpstreamQuota,
  type ServerReport,
  type ServerView,
  type UpstreamQuotaState,
} from '../../domain/upstream/divide-quota.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../database.ts';
import { createDatabaseClock } from '../database-clock.ts';

const forgottenAfterMs = 24 * 3600_000;

export const createUpstreamServers = (db: Database, clock: Clock) => {
  const { nowMs } = createDatabaseClock(db, clock);

  return {
    /** Creates the row in advance, so that all processes lock the same row from the start. */
    async insertMissing(names: string[]): Promise<void> {
      const state = JSON.stringify(newUpstreamQuota);
      await db
        .insertInto('upstream_servers')
        .values(names.toSorted().map((name) => ({ name, state, changed_ms: nowMs() })))
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    },

    /** Servers without a row are left out of the result. */
    async exchange(nodeId: string, reports: ServerReport[]): Promise<ServerView[]> {
      return db.transaction().execute(async (trx) => {
        const rows = await trx
          .selectFrom('upstream_servers')
          .select(['name', 'state', nowMs().as('now_ms')])
          .where(
            'name',
            'in',
            reports.map(({ name }) => name),
          )
          .orderBy('name')
          .forUpdate()
          .execute();
        const results = rows.map(({ name, state, now_ms }) => {
          const report = reports.find((one) => one.name === name)!;
          return exchange(JSON.parse(state) as UpstreamQuotaState, nodeId, report, now_ms);
        });
        await sql`update upstream_servers set state = reported.state, changed_ms = ${nowMs()}
          from unnest(${rows.map(({ name }) => name)}::text[],
            ${results.map(({ state }) => JSON.stringify(state))}::text[]) as reported (name, state)
          where upstream_servers.name = reported.name`.execute(trx);
        return results.map(({ view }) => view);
      });
    },

    async deleteExpired(): Promise<void> {
      await db
        .deleteFrom('upstream_servers')
        .where('changed_ms', '<', sql<number>`${nowMs()} - ${forgottenAfterMs}`)
        .execute();
    },
  };
};
export type UpstreamServers = ReturnType<typeof createUpstreamServers>;
