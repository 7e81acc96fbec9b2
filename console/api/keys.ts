/** The account's own keys and spending. */
import type { NewOwnKey, OwnKeys, Usage } from '../../src/domain/responses/studio-responses.ts';
import { get, post, remove } from './client.ts';

export type { OwnKeys };
export const readKeys = (signal?: AbortSignal): Promise<OwnKeys> => get('keys', {}, signal);

/** Null removes a limit of a key that exists. */
export type KeyLimits = {
  name?: string | null;
  models?: string[] | null;
  ips?: string[] | null;
  /** Unix seconds. */
  expires_at?: number | null;
  requests_per_minute?: number | null;
  quota?: number | null;
};
export type NewKey = { [Name in keyof KeyLimits]: NonNullable<KeyLimits[Name]> };

/** The secret is shown once. */
export const createKey = (key: NewKey): Promise<NewOwnKey> => post('keys', key);

export const revokeKey = (id: string): Promise<void> => remove(`keys/${encodeURIComponent(id)}`);

export const readUsage = (from: number, to: number, signal?: AbortSignal): Promise<Usage> =>
  get('usage', { from: Math.floor(from), to: Math.floor(to) }, signal);
