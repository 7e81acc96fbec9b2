/** The request log: rows are added in batches, read by pages and removed by age and number. */
import type { LoggedRequest, RequestFilter, RequestRecord } from '../../domain/log/request-record.ts';
import { earliestIdAt } from '../../lib/ids.ts';
import type { Database } from '../database.ts';
import { readSum, sumOf } from '../money/exact-sum.ts';
import { columnsOf, fieldsOf } from '../row-fields.ts';
import type { RequestLogTable } from '../schema.ts';

/** Parameters of one statement are limited. */
const insertRows = 100;
const deleteRows = 5_000;

const toRow = ({ keyId, ...record }: RequestRecord): RequestLogTable => ({
  ...columnsOf(record),
  api_key_id: keyId,
});
const fromRow = ({ api_key_id: keyId, ...row }: RequestLogTable): RequestRecord => ({
  ...fieldsOf(row),
  keyId,
});

export const createRequestLogRows = (db: Database) => {
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

  /** The newest first. A filter may have to look at many rows, all of them at most. */
  const select = ({ accountId, model, route, error, failedOnly, fromMs, toMs }: RequestFilter) =>
    db
      .selectFrom('request_log')
      .selectAll()
      .where((eb) => eb.and({ account_id: accountId, model, route, error }))
      .$if(failedOnly === true, (query) => query.where('status', '>=', 400))
      .$if(fromMs !== undefined, (query) => query.where('id', '>=', earliestIdAt(fromMs!)))
      .$if(toMs !== undefined, (query) => query.where('id', '<', earliestIdAt(toMs!)))
      .orderBy('id', 'desc');

  return {
    async add(records: RequestRecord[]): Promise<void> {
      for (let from = 0; from < records.length; from += insertRows)
        await db
          .insertInto('request_log')
          .values(records.slice(from, from + insertRows).map(toRow))
          .execute();
    },

    async list(filter: RequestFilter, page: { afterId?: string; limit: number }): Promise<LoggedRequest[]> {
      const rows = await select(filter)
        .$if(page.afterId !== undefined, (query) => query.where('id', '<', page.afterId!))
        .limit(page.limit)
        .execute();
      if (rows.length === 0) return [];
      const references = rows.map(({ reference }) => reference);
      const [charges, routes] = [await chargesOf(references), await routesOf(references)];
      return rows.map(fromRow).map((record) => ({
        ...record,
        route: record.route ?? routes.get(record.reference) ?? null,
        charged: charges.get(record.reference) ?? 0,
      }));
    },

    /** In parts, so that no statement takes long. */
    async deleteBefore(id: string): Promise<void> {
      for (;;) {
        const { numDeletedRows } = await db
          .deleteFrom('request_log')
          .where('id', 'in', (eb) =>
            eb.selectFrom('request_log').select('id').where('id', '<', id).orderBy('id').limit(deleteRows),
          )
          .executeTakeFirst();
        if (numDeletedRows < BigInt(deleteRows)) return;
      }
    },

    /** The id of the newest row that is one too many. */
    async findSurplus(maxRows: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('request_log')
        .select('id')
        .orderBy('id', 'desc')
        .offset(maxRows)
        .limit(1)
        .executeTakeFirst();
      return row?.id;
    },
  };
};
export type RequestLogRows = ReturnType<typeof createRequestLogRows>;
