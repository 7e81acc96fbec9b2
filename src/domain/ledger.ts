/** A movement of money. */

export const ledgerKinds = ['credit', 'hold', 'release', 'charge'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

export type LedgerRow = {
  id: string;
  accountId: string;
  keyId: string | null;
  kind: LedgerKind;
  /** Micro-credits; amounts that leave the balance are negative. */
  amount: number;
  /** The task or request it was for. */
  reference: string | null;
  model: string | null;
  createdAt: number;
};

/** The sum of rows that agree in all other fields. */
export type LedgerTotal = {
  /** Start of the hour or day in Unix seconds; null when not grouped by time. */
  start: number | null;
  /** Null when not grouped by account. */
  accountId: string | null;
  /** Null for rows without a model, and when not grouped by model. */
  model: string | null;
  kind: LedgerKind;
  amount: number;
  rows: number;
};
