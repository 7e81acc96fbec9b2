/** GET, POST and DELETE keys: an account's own keys. */
import type { FastifyInstance } from 'fastify';
import { type ApiKey, type Caller, isLimited } from '../../../domain/account.ts';
import { keyView } from '../../../domain/account-view.ts';
import { ApiError, invalidParameter } from '../../../domain/errors.ts';
import {
  type NewOwnKey,
  newOwnKey,
  type OwnKeys,
  ownKeys as ownKeysResponse,
  revokedKey,
} from '../../../domain/responses/studio-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { consoleOperation } from '../../operation.ts';
import { createValidator } from '../../validate.ts';
import { createTurns } from '../in-turn.ts';
import { keyBody, readKeyFields } from '../new-key.ts';
import { requireCaller } from '../session-hook.ts';

const requireUnlimited = ({ key }: Caller): void => {
  if (isLimited(key))
    throw new ApiError('access_denied', {
      message: 'The key you signed in with has limits of its own and may not manage other keys.',
    });
};

/** The rate limit is per key: many keys would bypass it. */
const maxLiveKeys = 50;
/** Revoked keys stay in the list. */
const maxKeys = 1000;

const requireFewKeys = (keys: Pick<ApiKey, 'revokedAt'>[]): void => {
  const live = keys.filter(({ revokedAt }) => revokedAt === null).length;
  if (live >= maxLiveKeys || keys.length >= maxKeys)
    throw new ApiError('invalid_request', {
      message:
        live >= maxLiveKeys
          ? `Your account has ${live} keys, which is the maximum. Revoke one first.`
          : `Your account has had ${keys.length} keys, which is the maximum. Ask the operator for another.`,
    });
};

export const registerKeyRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { accountAdmin, models, rateLimiter } = deps;
  const inTurn = createTurns(deps);
  const validate = createValidator(keyBody);

  const ownKeys = ({ account }: Caller) => accountAdmin.listKeys(account.id);

  app.get(
    '/keys',
    consoleOperation('The keys of the account', ownKeysResponse),
    (request, reply): Promise<OwnKeys> =>
      inTurn(request, reply, async (caller) => {
        const mayManage = !isLimited(caller.key);
        const keys = (await ownKeys(caller)).filter(({ id }) => mayManage || id === caller.key.id);
        return {
          data: keys.map((key) => ({
            ...keyView(key),
            is_current: key.id === caller.key.id,
          })),
          may_manage: mayManage,
        };
      }),
  );

  app.post('/keys', consoleOperation('Make a key', newOwnKey), async (request): Promise<NewOwnKey> => {
    const caller = requireCaller(request.session);
    requireUnlimited(caller);
    const wanted = readKeyFields(validate(readJson(request)), models);
    const maxRequests = rateLimiter.limitOf(caller.key);
    // A key without a rate limit is the operator's own, and exempt from the other limits too.
    if (rateLimiter.limitOf({ requestsPerMinute: wanted.requestsPerMinute ?? null }) > maxRequests)
      throw invalidParameter('requests_per_minute', `must be from 1 to ${maxRequests}`);
    const { id, key } = await accountAdmin.createKey(
      { ...wanted, account: caller.account.name },
      request.session.actor,
      requireFewKeys,
    );
    const made = (await ownKeys(caller)).find((known) => known.id === id)!;
    return { ...keyView(made), secret: key };
  });

  app.delete<{ Params: { id: string } }>(
    '/keys/:id',
    consoleOperation('Revoke a key', revokedKey),
    async (request) => {
      const caller = requireCaller(request.session);
      const { id } = request.params;
      if (id !== caller.key.id) requireUnlimited(caller);
      const found = (await ownKeys(caller)).find((key) => key.id === id && key.revokedAt === null);
      if (!found) throw invalidParameter('id', 'your account has no such key');
      await accountAdmin.revokeKey(id, request.session.actor);
      return { id, revoked: true };
    },
  );
};
