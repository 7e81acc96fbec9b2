/**
 * Work that has no price of its own, such as making a character or reading a large body, is done for callers who could
 * pay for something: a key without money would get it free of charge, any number of times.
 */
import type { Caller } from '../domain/account.ts';
import type { Model, ModelCatalogue } from '../domain/models.ts';
import type { Billing } from './billing.ts';

export const createFundsCheck = (deps: {
  billing: Pick<Billing, 'spendable'>;
  models: Pick<ModelCatalogue, 'list'>;
  priceRange: (model: Model) => { lowest: number };
}) => {
  // Prices may change at run time.
  const isAnythingFree = () => deps.models.list().some((model) => deps.priceRange(model).lowest === 0);
  return {
    async require(caller: Caller): Promise<void> {
      if (isAnythingFree()) return;
      const { amount, insufficientFundsError } = await deps.billing.spendable(caller);
      if (amount === 0) throw insufficientFundsError();
    },
  };
};
export type FundsCheck = ReturnType<typeof createFundsCheck>;
