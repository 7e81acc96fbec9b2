/** Upstreams and routes of the console, and which routes are paused. */
import { resolveConsoleRouting } from '../config/console-routing.ts';
import { createRunningOnRoutes } from '../db/console/running-on-routes.ts';
import { probeUpstream } from '../engines/upstream/probe-upstream.ts';
import { createRoutePauses } from '../services/console/route-pauses.ts';
import { createRoutingAdmin } from '../services/console/routing-admin.ts';
import { createStoredRouting } from '../services/console/stored-routing.ts';
import type { EngineWiring } from './engines.ts';
import type { Foundation } from './foundation.ts';
import { openSealer } from './sealer.ts';

export const wireRouting = async (
  { config, version, store, models, logger }: Foundation,
  { routed }: EngineWiring,
) => {
  const { db, settings, auditLog } = store;
  const sealer = openSealer(config);
  const publicOnly = !config.allowPrivateUpstreams;
  const storedRouting = createStoredRouting({
    db,
    settings,
    auditLog,
    resolve: (given, keyOf) => resolveConsoleRouting(given, { file: config.routing, keyOf, publicOnly }),
    apply: routed.setRouting,
    sealer,
    logger,
  });
  await storedRouting.load();
  const routePauses = createRoutePauses({
    db,
    settings,
    auditLog,
    known: () => routed.routeStates().map(({ server }) => server),
    apply: routed.setPaused,
    logger,
  });
  await routePauses.load();
  const routingAdmin = createRoutingAdmin({
    storedRouting,
    file: config.routing,
    routing: routed.routing,
    routeStates: routed.routeStates,
    models,
    runningOn: createRunningOnRoutes(db),
    sealer,
    probe: (upstream) => probeUpstream(upstream, `Kinora/${version}`),
    publicOnly,
  });
  return { storedRouting, routePauses, routingAdmin };
};
