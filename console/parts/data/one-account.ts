/** People who share a browser do not see each other's drafts, nor what the page holds in memory. */
import { forgetDrafts, readStored, store } from './stored.ts';

const name = 'account';
let shown: string | null = null;

/** False: something here is of another account. Its drafts are removed, and the page has to be loaded again. */
export const isOnlyOf = (account: string): boolean => {
  const owners = [shown, readStored<string | null>(name, null)];
  const isOnly = owners.every((owner) => owner === null || owner === account);
  if (!isOnly) forgetDrafts();
  shown = account;
  store(name, account);
  return isOnly;
};
