/** Console sessions and the credentials that open them. */
import { randomBytes } from 'node:crypto';
import type { Caller } from './account.ts';

/** operator: everything. viewer: reads everything, changes nothing. account: what belongs to the account. */
export type ConsoleRole = 'operator' | 'viewer' | 'account';
export type OperatorRole = Exclude<ConsoleRole, 'account'>;

export type ConsoleToken = {
  id: string;
  role: OperatorRole;
  name: string | null;
  /** Good for one sign-in. */
  isLink: boolean;
  createdAt: number;
  expiresAt: number | null;
  /** Revoked or, for a link, used. */
  endedAt: number | null;
};

export type ConsoleSession = {
  /** The hash of the cookie's value. */
  id: string;
  role: ConsoleRole;
  /** The account the studio pages act for; null: only the operator's pages are available. */
  caller: Caller | null;
  /** For the audit trail. */
  actor: string;
  expiresAt: number;
};

export const linkSeconds = 600;
export const sessionSeconds = 12 * 3600;

export const makeConsoleSecret = (kind: 'link' | 'token' | 'session'): string =>
  `kin${kind}_${randomBytes(32).toString('base64url')}`;
