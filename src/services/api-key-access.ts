/** Authentication and authorisation: keys, addresses, models, resources, account state. */
import type { ApiKeys } from '../db/api-keys.ts';
import type { Notifications } from '../db/notifications.ts';
import { type Caller, mayUseModel } from '../domain/account.ts';
import { hashSecret } from '../domain/api-key.ts';
import { ApiError, type ErrorCode, invalidParameter, missingParameter } from '../domain/errors.ts';
import type { Model, ModelCatalogue, Operation } from '../domain/models.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import { matchesCidr } from '../lib/ip-address.ts';
import { chain, type MaybePromise } from '../lib/maybe-promise.ts';

/**
 * Changes made at the command line take effect at once where the notification arrives, and within 5 seconds where it is
 * lost; 2 s leaves time for a slow read.
 */
const cacheMs = 2000;
const cacheEntries = 10_000;
/** Longer headers are not cached, so that padded ones cannot fill the memory. */
const cachedHeaderLength = 250;

export const createAccess = (deps: {
  apiKeys: ApiKeys;
  models: ModelCatalogue;
  notifications: Notifications;
  clock: Clock;
}) => {
  const { apiKeys, models, clock } = deps;
  /** By the whole header, so that a cached header need not be parsed. */
  const cache = new Map<string, { caller: Caller; untilMs: number }>();

  /** Why a caller is refused. */
  const refusal = ({ key, account }: Caller, address: string): ErrorCode | undefined => {
    if (key.revokedAt !== null) return 'invalid_api_key';
    if (key.expiresAt !== null && key.expiresAt <= unixSeconds(clock.nowMs())) return 'expired_api_key';
    if (key.cidrs !== null && !matchesCidr(address, key.cidrs)) return 'ip_not_allowed';
    return account.suspended ? 'account_suspended' : undefined;
  };

  /** Concurrent requests with the same key share one read. */
  const loading = new Map<string, Promise<Caller>>();
  let changes = 0;
  deps.notifications.subscribe('keys_changed', () => {
    changes += 1;
    cache.clear();
    loading.clear();
  });

  const load = async (authorization: string): Promise<Caller> => {
    const changesBefore = changes;
    const caller = await apiKeys.findCaller(hashSecret(bearerToken(authorization)));
    if (!caller) throw new ApiError('invalid_api_key');
    if (cache.size >= cacheEntries) cache.clear();
    // A read that began before a change may have missed it.
    if (authorization.length <= cachedHeaderLength && changes === changesBefore)
      cache.set(authorization, { caller, untilMs: clock.elapsedMs() + cacheMs });
    return caller;
  };

  /** The caller for a key: synchronous for a cached key. */
  const identify = (authorization: string): MaybePromise<Caller> => {
    const cached = cache.get(authorization);
    if (cached && cached.untilMs > clock.elapsedMs()) return cached.caller;
    let loaded = loading.get(authorization);
    if (!loaded) {
      const loads = load(authorization).finally(() => {
        if (loading.get(authorization) === loads) loading.delete(authorization);
      });
      loading.set(authorization, loads);
      loaded = loads;
    }
    return loaded;
  };

  const requireAdmitted = (caller: Caller, address: string): Caller => {
    const code = refusal(caller, address);
    if (code !== undefined) throw new ApiError(code);
    return caller;
  };

  return {
    /** Runs before every request. */
    authenticate: (authorization: string | undefined, address: string): MaybePromise<Caller> =>
      chain(identify(authorization ?? ''), (caller) => requireAdmitted(caller, address)),

    requireAdmitted,

    /**
     * The model a request names: must exist, support this operation and be allowed for this key; checked in that order.
     */
    requireModel(caller: Caller, name: unknown, operations: readonly Operation[]): Model {
      if (name === undefined || name === null || name === '') throw missingParameter('model');
      if (typeof name !== 'string') throw invalidParameter('model', 'must be a string');
      const model = models.find(name);
      const audio = operations.some((operation) => audioOperations.has(operation));
      if (!model) {
        const shown = name.slice(0, 100);
        const message = audio
          ? `Invalid model: '${shown}' does not exist.`
          : `The model '${shown}' does not exist.`;
        throw new ApiError('model_not_found', { param: 'model', message });
      }
      if (!model.operations.some((operation) => operations.includes(operation))) {
        throw invalidParameter('model', `'${name}' is not served by this endpoint`);
      }
      if (!mayUseModel(caller.key, model.id)) throw new ApiError('model_access_denied', { param: 'model' });
      if (model.kind === 'chat' && caller.account.billing === 'subscription')
        throw new ApiError('audio_requires_payg');
      return model;
    },
  };
};
export type Access = ReturnType<typeof createAccess>;

const audioOperations = new Set<Operation>(['transcription', 'translation', 'speech']);

const bearerToken = (authorization: string): string => {
  if (authorization.trim() === '') throw new ApiError('missing_api_key');
  const match = /^Bearer(?: +(.*))?$/i.exec(authorization.trim());
  if (!match)
    throw new ApiError('invalid_api_key', {
      message: 'The Authorization header must be "Bearer <API_KEY>".',
    });
  const token = match[1]?.trim() ?? '';
  if (token === '') throw new ApiError('missing_api_key');
  if (!/^[\x21-\x7e]{1,200}$/.test(token)) throw new ApiError('invalid_api_key');
  return token;
};
