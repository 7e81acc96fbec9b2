/** POST and DELETE /console/session: exchanges a key, a token or a link for a session, and ends one. */

import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { invalidParameter, missingParameter } from '../../domain/errors.ts';
import { networkOf } from '../../lib/ip-address.ts';
import type { Credential } from '../../services/console/console-access.ts';
import { requireAllowed } from '../../services/rate-limiter.ts';
import type { AppDeps } from '../app-deps.ts';
import { readJson } from '../body/read-body.ts';
import { createValidator } from '../validate.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './cookies.ts';
import { refuseOtherSites } from './same-origin.ts';

const attemptsPerMinute = 30;
const secret = Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' }));
const signInBody = Type.Object({ key: secret, token: secret, link: secret });

export const registerSessionRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { consoleAccess, addressLimiter, publicUrl } = deps;
  const validate = createValidator(signInBody);

  app.addHook('onRequest', async (request) => refuseOtherSites(request, publicUrl));

  app.post('/console/session', async (request, reply) => {
    const id = `console ${networkOf(request.ip)}`;
    requireAllowed(addressLimiter.take({ id, requestsPerMinute: attemptsPerMinute }));
    const { key, token, link } = validate(readJson(request));
    const given = Object.entries({ key, token, link }).filter(([, value]) => value !== undefined);
    const [name, second] = given;
    if (!name) throw missingParameter('key');
    if (second) throw invalidParameter(second[0], 'give one of key, token and link');
    const opened = await consoleAccess.signIn(Object.fromEntries([name]) as Credential, request.ip);
    setSessionCookie(request, reply, opened);
    return reply.header('cache-control', 'no-store').code(204).send();
  });

  app.delete('/console/session', async (request, reply) => {
    const opened = readSessionCookie(request);
    if (opened !== undefined) await consoleAccess.signOut(opened);
    clearSessionCookie(request, reply);
    return reply.header('cache-control', 'no-store').code(204).send();
  });
};
