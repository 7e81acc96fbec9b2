/** Ledger rows for display: those of one task, and all by pages. */
import type { LedgerKind, LedgerRow } from '../../domain/ledger.ts';
import type { Database } from '../database.ts';
import { fieldsOf } from '../row-fields.ts';
import type { LedgerTable } from '../schema.ts';

export type LedgerFilter = {
  accountId?: string;
  kind?: LedgerKind;
  model?: string;
  reference?: string;
  /** Unix seconds. */
  from?: number;
  to?: number;
};

const toLedgerRow = ({ api_key_id: keyId, ...row }: LedgerTable): LedgerRow => ({ ...fieldsOf(row), keyId });

export const createLedgerRows = (db: Database) => ({
  /** Holds, releases and charges of one task or request, in order. */
  async listOf(accountId: string, reference: string): Promise<LedgerRow[]> {
    const rows = await db
      .selectFrom('ledger')
      .selectAll()
      .where('reference', '=', reference)
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(toLedgerRow);
  },

  /** Newest first. */
  async list(
    filter: LedgerFilter,
    page: { after?: { createdAt: number; id: string }; limit: number },
  ): Promise<LedgerRow[]> {
    const { accountId, kind, model, reference, from, to } = filter;
    const { after, limit } = page;
    const rows = await db
      .selectFrom('ledger')
      .selectAll()
      .where((eb) => eb.and({ account_id: accountId, kind, model, reference }))
      .$if(from !== undefined, (query) => query.where('created_at', '>=', from!))
      .$if(to !== undefined, (query) => query.where('created_at', '<', to!))
      .$if(after !== undefined, (query) =>
        query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after!.createdAt, after!.id))),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toLedgerRow);
  },
});
export type LedgerRows = ReturnType<typeof createLedgerRows>;
