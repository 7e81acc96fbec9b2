import type { Store } from '../../../src/store.ts';

/** With more money and requests than a run can use. */
export const createUnlimitedKey = async (
  { accountAdmin }: Pick<Store, 'accountAdmin'>,
  account: string,
): Promise<string> => {
  const { key } = await accountAdmin.createKey({ account, balance: 1e12, requestsPerMinute: 1_000_000 });
  return key;
};
