/** An account and a key as the API, the console and the command line show them. */
import type { Account, ApiKey } from './account.ts';
import { toCredits } from './money.ts';
import type { AccountResponse, KeyResponse } from './responses/studio-responses.ts';

/** Its plan and its money, in credits. */
export const accountState = (account: Account) => ({
  name: account.name,
  billing: account.billing,
  /** Null: unlimited. */
  balance: account.balance === null ? null : toCredits(account.balance),
  held: toCredits(account.held),
  spent: toCredits(account.spent),
  suspended: account.suspended,
});

export const accountView = (account: Account): AccountResponse => ({
  id: account.id,
  ...accountState(account),
  payment_failed: account.paymentFailed,
  period_ends_at: account.periodEndsAt,
  created_at: account.createdAt,
});

export const keyView = (key: ApiKey): KeyResponse => ({
  id: key.id,
  hint: key.hint,
  name: key.name,
  models: key.models,
  ips: key.cidrs,
  expires_at: key.expiresAt,
  revoked_at: key.revokedAt,
  requests_per_minute: key.requestsPerMinute,
  quota: key.quota === null ? null : toCredits(key.quota),
  quota_used: toCredits(key.quotaUsed),
  created_at: key.createdAt,
});
