/** The ledger for display: its rows by pages, and its sums. */
import type { LedgerFilter, LedgerRows } from '../../db/console/ledger-rows.ts';
import type { LedgerTotals } from '../../db/money/ledger-totals.ts';
import type { LedgerRow } from '../../domain/ledger.ts';

export const createLedgerView = (deps: { ledgerRows: LedgerRows; ledgerTotals: LedgerTotals }) => {
  const { ledgerRows, ledgerTotals } = deps;
  return {
    totals: ledgerTotals.totals,

    async list(
      filter: LedgerFilter,
      page: { after?: { createdAt: number; id: string }; limit: number },
    ): Promise<{ rows: LedgerRow[]; hasMore: boolean }> {
      const rows = await ledgerRows.list(filter, { ...page, limit: page.limit + 1 });
      return { rows: rows.slice(0, page.limit), hasMore: rows.length > page.limit };
    },
  };
};
export type LedgerView = ReturnType<typeof createLedgerView>;
