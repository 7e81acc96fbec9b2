/** /console: the page, its sessions, and its API. Only /console/api accepts the session cookie. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../domain/errors.ts';
import { requireAllowed } from '../../services/rate-limiter.ts';
import { createApiRequestHook, limitBodies } from '../api-request-hook.ts';
import type { AppDeps } from '../app-deps.ts';
import { createRestrictedResources } from '../restricted-resources.ts';
import { registerApiRoutes } from '../routes/api-routes.ts';
import { registerOperatorRoutes } from './operator/operator-routes.ts';
import { createSessionReader, requireCaller } from './session-hook.ts';
import { registerSessionRoutes } from './session-routes.ts';
import { registerStaticFiles } from './static-files.ts';
import { registerStudioRoutes } from './studio/studio-routes.ts';

/** For a page that is open in several tabs and polls often. */
const requestsPerMinute = 2400;

/** Names of accounts, keys and tasks go to the store as they are, and Postgres takes no NUL. */
const requireStorablePath = ({ params }: FastifyRequest): void => {
  if (Object.values(params as Record<string, string>).some((value) => value.includes('\0')))
    throw new ApiError('endpoint_not_found');
};

export const registerConsole = (app: FastifyInstance, deps: AppDeps): void => {
  const readSession = createSessionReader(deps);
  app.decorateRequest('session', null as never);

  void app.register(async (console) => {
    console.addHook('onRequest', async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    });
    registerStaticFiles(console, deps);
    void console.register(async (scope) => registerSessionRoutes(scope, deps));

    /** The API itself, with the session in place of the key. */
    void console.register(
      async (scope) => {
        // A cache takes what came with a key for private, but not what came with a cookie.
        scope.addHook('onRequest', async (_request, reply) => {
          reply.header('cache-control', 'no-store');
        });
        scope.addHook(
          'onRequest',
          createApiRequestHook({
            identify: async (request, reply) => requireCaller(await readSession(request, reply)),
            rateLimiter: deps.rateLimiter,
            limits: deps.limits,
            refusalOf: createRestrictedResources(deps),
          }),
        );
        registerApiRoutes(scope, deps);
      },
      { prefix: '/console/api' },
    );

    /** Routes that the API does not have. */
    void console.register(
      async (scope) => {
        scope.addHook('onRequest', async (request, reply) => {
          reply.header('cache-control', 'no-store');
          requireStorablePath(request);
          const { id, role, caller } = await readSession(request, reply);
          // An account may sign in as often as it likes.
          const client =
            role === 'account' && caller ? `console account ${caller.account.id}` : `session ${id}`;
          requireAllowed(deps.addressLimiter.take({ id: client, requestsPerMinute }));
          if (caller) limitBodies(request, reply, deps.limits, caller);
        });
        registerStudioRoutes(scope, deps);
        void scope.register(async (operator) => registerOperatorRoutes(operator, deps), {
          prefix: '/operator',
        });
      },
      { prefix: '/console/api' },
    );
  });
};
