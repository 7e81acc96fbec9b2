/** Accounts and their API keys. */

export type BillingPlan = 'payg' | 'subscription';

export type Account = {
  id: string;
  name: string;
  billing: BillingPlan;
  /** Micro-credits free to spend, holds already deducted. Null: unlimited. */
  balance: number | null;
  held: number;
  spent: number;
  suspended: boolean;
  paymentFailed: boolean;
  /** Unix seconds; a subscription past it has ended. */
  periodEndsAt: number | null;
  createdAt: number;
};

export type ApiKey = {
  id: string;
  accountId: string;
  /** First and last characters, for people to tell keys apart. */
  hint: string;
  name: string | null;
  /** Null: every model. */
  models: string[] | null;
  /** Null: every address. */
  cidrs: string[] | null;
  expiresAt: number | null;
  revokedAt: number | null;
  /** Null: the service's default. 0: no limit. */
  requestsPerMinute: number | null;
  quota: number | null;
  quotaUsed: number;
  createdAt: number;
};

/** A key with limits of its own could otherwise create one without. */
export const isLimited = ({ models, cidrs, expiresAt, quota, requestsPerMinute }: ApiKey): boolean =>
  [models, cidrs, expiresAt, quota].some((limit) => limit !== null) ||
  (requestsPerMinute !== null && requestsPerMinute !== 0);

export const mayUseModel = (key: Pick<ApiKey, 'models'>, model: string): boolean =>
  key.models === null || key.models.includes(model);

/** The account and key behind a request. */
export type Caller = { account: Account; key: ApiKey };
