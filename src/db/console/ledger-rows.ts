/** Ledger rows for display: those of one task, and all by pages. */
import type { LedgerKind, LedgerRow } from '../../domain/ledger.ts';
import type { Database } from '../database.ts';
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

const toLedgerRow = (row: LedgerTable): LedgerRow => ({
  id: row.id,
  accountId: row.account_id,
  keyId: row.api_key_id,
  kind: row.kind,
  amount: row.amount,
  reference: row.reference,
  model: row.model,
  createdAt: row.created_at,
});

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
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
      .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
      .$if(model !== undefined, (query) => query.where('model', '=', model!))
      .$if(reference !== undefined, (query) => query.where('reference', '=', reference!))
      .$if(from !== undefined, (query) => query.where('created_at', '>=', from!))
      .$if(to !== undefined, (query) => query.where('created_at', '<', to!))
      .$if(after !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb('created_at', '<', after!.createdAt),
            eb.and([eb('created_at', '=', after!.createdAt), eb('id', '<', after!.id)]),
          ]),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toLedgerRow);
  },
});
export type LedgerRows = ReturnType<typeof createLedgerRows>;
