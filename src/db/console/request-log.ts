/** The request log: rows are added in batches, read by pages and removed by age and number. */
import { setImmediate } from 'node:timers/promises';
import {
  type LoggedRequest,
  type RequestFilter,
  type RequestRecord,
  unansweredStatus,
} from '../../domain/log/request-record.ts';
import { earliestIdAt } from '../../lib/ids.ts';
import type { Database } from '../database.ts';
import { readSum, sumOf } from '../money/exact-sum.ts';
import { columnsOf, fieldsOf } from '../row-fields.ts';
import type { RequestLogTable } from '../schema.ts';

/** Parameters of one statement are limited. */
const insertRows = 100;
const deleteRows = 5_000;
/** That a filter looks at in one statement: on SQLite everybody waits for it, 8 ms for so many. */
const mostScanned = 20_000;

const toRow = ({ keyId, ...record }: RequestRecord): RequestLogTable => ({
  ...columnsOf(record),
  api_key_id: keyId,
});
const fromRow = ({ api_key_id: keyId, ...row }: RequestLogTable): RequestRecord => ({
  ...fieldsOf(row),
  keyId,
});

export const createRequestLogRows = (db: Database, scanned = mostScanned) => {
  /** Read from the ledger, so that the log can never disagree with it. */
  const chargesOf = async (references: string[]): Promise<Map<string, number>> => {
    const rows = await db
      .selectFrom('ledger')
      .select(['reference', sumOf('amount').as('total')])
      .where('reference', 'in', references)
      .where('kind', '=', 'charge')
      .groupBy('reference')
      .execute();
    return new Map(rows.map(({ reference, total }) => [reference!, -readSum(total)]));
  };

  const routesOf = async (ids: string[]): Promise<Map<string, string | null>> => {
    const rows = await db.selectFrom('video_tasks').select(['id', 'route']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, route }) => [id, route]));
  };

  /** Found by an index; the newest first. */
  const inOrder = ({ accountId, fromMs, toMs }: RequestFilter, afterId: string | undefined) =>
    db
      .selectFrom('request_log')
      .where((eb) => eb.and({ account_id: accountId }))
      .$if(fromMs !== undefined, (query) => query.where('id', '>=', earliestIdAt(fromMs!)))
      .$if(toMs !== undefined, (query) => query.where('id', '<', earliestIdAt(toMs!)))
      .$if(afterId !== undefined, (query) => query.where('id', '<', afterId!))
      .orderBy('id', 'desc');

  const withCharges = async (rows: RequestLogTable[]): Promise<LoggedRequest[]> => {
    if (rows.length === 0) return [];
    const references = rows.map(({ reference }) => reference);
    const [charges, routes] = [await chargesOf(references), await routesOf(references)];
    return rows.map(fromRow).map((record) => ({
      ...record,
      route: record.route ?? routes.get(record.reference) ?? null,
      charged: charges.get(record.reference) ?? 0,
    }));
  };

  return {
    async add(records: RequestRecord[]): Promise<void> {
      for (let from = 0; from < records.length; from += insertRows)
        await db
          .insertInto('request_log')
          .values(records.slice(from, from + insertRows).map(toRow))
          .execute();
    },

    /** `scannedTo`: the last row that was looked at, where there are more. */
    async list(
      filter: RequestFilter,
      page: { afterId?: string; limit: number },
    ): Promise<{ requests: LoggedRequest[]; scannedTo: string | undefined }> {
      const last = await inOrder(filter, page.afterId)
        .select('id')
        .offset(scanned - 1)
        .limit(1)
        .executeTakeFirst();
      const { model, route, error, failedOnly } = filter;
      const rows = await inOrder(filter, page.afterId)
        .selectAll()
        .where((eb) => eb.and({ model, route, error }))
        .$if(failedOnly === true, (query) =>
          query.where('status', '>=', 400).where('status', '!=', unansweredStatus),
        )
        .$if(last !== undefined, (query) => query.where('id', '>=', last!.id))
        .limit(page.limit)
        .execute();
      const requests = await withCharges(rows);
      return { requests, scannedTo: last?.id };
    },

    /** In parts, so that no statement takes long. */
    async deleteBefore(id: string, accountId?: string): Promise<void> {
      for (;;) {
        const { numDeletedRows } = await db
          .deleteFrom('request_log')
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('request_log')
              .select('id')
              .where((of) => of.and({ account_id: accountId }))
              .where('id', '<', id)
              .orderBy('id')
              .limit(deleteRows),
          )
          .executeTakeFirst();
        if (numDeletedRows < BigInt(deleteRows)) return;
        await setImmediate();
      }
    },

    /** The id of the newest row, of all or of an account, that is one too many. */
    async findSurplus(maxRows: number, accountId?: string): Promise<string | undefined> {
      const row = await inOrder({ accountId }, undefined)
        .select('id')
        .offset(maxRows)
        .limit(1)
        .executeTakeFirst();
      return row?.id;
    },

    /** By account, one after the other: each is counted in its part of the index. */
    async countByAccount(): Promise<Map<string, number>> {
      const counts = new Map<string, number>();
      for (let after = ''; ; await setImmediate()) {
        const next = await db
          .selectFrom('request_log')
          .select('account_id')
          .where('account_id', '>', after)
          .orderBy('account_id')
          .limit(1)
          .executeTakeFirst();
        if (!next) return counts;
        after = next.account_id;
        const { rows } = await db
          .selectFrom('request_log')
          .select((eb) => eb.fn.countAll<number | string>().as('rows'))
          .where('account_id', '=', after)
          .executeTakeFirstOrThrow();
        counts.set(after, Number(rows));
      }
    },
  };
};
export type RequestLogRows = ReturnType<typeof createRequestLogRows>;
