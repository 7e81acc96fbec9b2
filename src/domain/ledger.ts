/** A movement of money. */

export const ledgerKinds = ['credit', 'hold', 'release', 'charge'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export type LedgerRow = {
  id: string;
  accountId: string;
  keyId: string | null;
  kind: LedgerKind;
  /** Micro-credits; what leaves the balance is negative. */
  amount: number;
  /** The task or request it was for. */
  reference: string | null;
  model: string | null;
  createdAt: number;
};

/** The sum of rows that have the rest in common. */
export type LedgerTotal = {
  /** Where its hour or day begins, in Unix seconds; 0 where time does not tell rows apart. */
  start: number;
  accountId: string;
  /** '' where the rows name none. */
  model: string;
  kind: LedgerKind;
  amount: number;
  rows: number;
};
