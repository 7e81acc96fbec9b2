/** One statement of a transaction whose steps are known before it begins: see db/precompiled-transactions.ts. */
import type { CompiledQuery } from 'kysely';

export type Step = {
  query: CompiledQuery;
  /** When it changes no row, nothing of the transaction is done. */
  isRequired?: boolean;
};

export type StepOptions = {
  /**
   * Answered when committed, and on disk some 50 ms later: a power cut in between undoes it, a killed process does not.
   * What is committed after it is on disk no sooner than this.
   */
  needsNoDisk?: boolean;
};
