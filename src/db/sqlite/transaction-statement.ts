/** One statement of a transaction whose statements are known before it begins: see db/precompiled-transactions.ts. */
import type { CompiledQuery } from 'kysely';

export type TransactionStatement = {
  query: CompiledQuery;
  /** If it changes no row, the transaction is rolled back. */
  isRequired?: boolean;
};

export type TransactionOptions = {
  /**
   * Answered when committed, and on disk about 50 ms later: a power cut in between undoes it, a killed process does
   * not. Later commits are not on disk before this one.
   */
  deferSync?: boolean;
};
