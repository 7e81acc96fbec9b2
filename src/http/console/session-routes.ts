/** /console/session and /console/signup: a key, a token, a link or an invitation becomes a session, which ends. */

import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ApiError, invalidParameter, missingParameter } from '../../domain/errors.ts';
import { networkOf } from '../../lib/ip-address.ts';
import type { Credential } from '../../services/console/console-access.ts';
import { requireAllowed } from '../../services/rate-limiter.ts';
import type { AppDeps } from '../app-deps.ts';
import { readJson } from '../body/read-body.ts';
import { createValidator } from '../validate.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './cookies.ts';
import { refuseOtherSites } from './same-origin.ts';

/** Before the body is read: anybody can send one. */
const perMinute = new Map([
  ['POST /console/session', { name: 'console', requestsPerMinute: 30 }],
  ['POST /console/signup', { name: 'signup', requestsPerMinute: 10 }],
]);
/** Far more than a secret and a name. */
const maxBodyBytes = 8 * 1024;
const secret = Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' }));
const signInBody = Type.Object({ key: secret, token: secret, link: secret });

const signUpBody = Type.Object({
  invitation: Type.String({ minLength: 1, maxLength: 100 }),
  account: Type.String({ minLength: 1, maxLength: 64 }),
});

export const registerSessionRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { consoleAccess, addressLimiter, publicUrl } = deps;
  const validate = createValidator(signInBody);
  const validateSignUp = createValidator(signUpBody);

  app.addHook('onRoute', (route) => {
    route.bodyLimit = maxBodyBytes;
  });
  app.addHook('onRequest', async (request) => {
    refuseOtherSites(request, publicUrl);
    const limit = perMinute.get(`${request.method} ${request.routeOptions.url}`);
    if (!limit) return;
    const { name, requestsPerMinute } = limit;
    requireAllowed(addressLimiter.take({ id: `${name} ${networkOf(request.ip)}`, requestsPerMinute }));
  });

  app.post('/console/session', async (request, reply) => {
    const { key, token, link } = validate(readJson(request));
    const given = Object.entries({ key, token, link }).filter(([, value]) => value !== undefined);
    const [name, second] = given;
    if (!name) throw missingParameter('key');
    if (second) throw invalidParameter(second[0], 'give one of key, token and link');
    const opened = await consoleAccess.signIn(Object.fromEntries([name]) as Credential, request.ip);
    setSessionCookie(request, reply, opened);
    return reply.header('cache-control', 'no-store').code(204).send();
  });

  /** The key is answered this once, and opens the session too. */
  app.post('/console/signup', async (request, reply) => {
    if (!deps.vouchers) throw new ApiError('endpoint_not_found');
    const { invitation, account } = validateSignUp(readJson(request));
    const made = await deps.vouchers.signUp(invitation, account);
    setSessionCookie(request, reply, await consoleAccess.signIn({ key: made.key }, request.ip));
    return reply.header('cache-control', 'no-store').send({ account: made.account, secret: made.key });
  });

  app.delete('/console/session', async (request, reply) => {
    const opened = readSessionCookie(request);
    if (opened !== undefined) await consoleAccess.signOut(opened);
    clearSessionCookie(request, reply);
    return reply.header('cache-control', 'no-store').code(204).send();
  });
};
