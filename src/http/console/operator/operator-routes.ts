/** Routes for operators. A viewer may read all of them and change nothing. */
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { requireRole } from '../session-hook.ts';
import { registerAccountRoutes } from './accounts.ts';
import { registerAuditRoute } from './audit.ts';
import { registerOperatorKeyRoutes } from './keys.ts';
import { registerLedgerRoutes } from './ledger.ts';
import { registerModelWeightRoutes } from './models.ts';
import { registerOverviewRoutes } from './overview.ts';
import { registerPriceRoutes } from './prices.ts';
import { registerRequestRoutes } from './requests.ts';
import { registerRoutingRoutes } from './routing.ts';
import { registerTaskRoutes } from './tasks.ts';
import { registerVoucherRoutes } from './vouchers.ts';
import { registerWebhookRoutes } from './webhooks.ts';

const readingMethods = new Set(['GET', 'HEAD']);

export const registerOperatorRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  app.addHook('onRequest', async ({ method, session }) =>
    requireRole(session, 'operator', ...(readingMethods.has(method) ? (['viewer'] as const) : [])),
  );
  for (const register of [
    registerOverviewRoutes,
    registerAccountRoutes,
    registerOperatorKeyRoutes,
    registerTaskRoutes,
    registerLedgerRoutes,
    registerRequestRoutes,
    registerVoucherRoutes,
    registerWebhookRoutes,
    registerModelWeightRoutes,
    registerRoutingRoutes,
    registerPriceRoutes,
    registerAuditRoute,
  ])
    register(app, deps);
};
