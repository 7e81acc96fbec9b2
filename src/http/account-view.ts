/** An account and a key as the API and the console show them. */
import type { Account, ApiKey } from '../domain/account.ts';
import { toCredits } from '../domain/money.ts';
import type { AccountResponse, KeyResponse } from '../domain/responses/studio-responses.ts';

export const accountView = (account: Account): AccountResponse => ({
  id: account.id,
  name: account.name,
  billing: account.billing,
  balance: account.balance === null ? null : toCredits(account.balance),
  held: toCredits(account.held),
  spent: toCredits(account.spent),
  suspended: account.suspended,
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
