/**
 * Work that has no price of its own, such as making a character or reading a large body, is done for callers who could
 * pay for something: a key without money would get it free of charge, any number of times.
 */
import type { Caller } from '../domain/account.ts';
import type { ApiError } from '../domain/errors.ts';
import type { Model, ModelCatalogue } from '../domain/models.ts';
import type { Billing } from './billing.ts';

export const createFundsCheck = (deps: {
  billing: Pick<Billing, 'spendable'>;
  models: Pick<ModelCatalogue, 'list'>;
  priceRange: (model: Model) => { lowest: number };
}) => {
  // Prices may change at run time.
  const isAnythingFree = () => deps.models.list().some((model) => deps.priceRange(model).lowest === 0);
  /** Undefined: the caller could pay. */
  const refusalOf = async (caller: Caller): Promise<ApiError | undefined> => {
    if (isAnythingFree()) return undefined;
    const { amount, insufficientFundsError } = await deps.billing.spendable(caller);
    return amount === 0 ? insufficientFundsError() : undefined;
  };
  return {
    refusalOf,
    async require(caller: Caller): Promise<void> {
      const refusal = await refusalOf(caller);
      if (refusal) throw refusal;
    },
  };
};
export type FundsCheck = ReturnType<typeof createFundsCheck>;
