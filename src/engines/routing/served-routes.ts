/** The routes of every model with their engines, exchanged while calls run on them. */
import type { Model } from '../../domain/models.ts';
import { type Route, type Routing, routesOf, type Upstream, type UpstreamRoute } from '../../domain/route.ts';
import type { RouteEngine } from '../upstream/route-engine.ts';
import type { RouteState, RouteStates } from './route-states.ts';
import type { ModelRoutes } from './suitable-routes.ts';

export type CreateRouteEngine = (
  upstream: Upstream,
  route: UpstreamRoute,
  publicModel: string,
) => RouteEngine;

/** The values an engine was made from: one that would be the same is kept, with its connections. */
const originOf = (upstream: Upstream, route: UpstreamRoute): string =>
  JSON.stringify([{ ...upstream, key: upstream.key?.reveal() ?? null }, route]);

export const createServedRoutes = (deps: {
  states: RouteStates;
  models: Model[];
  createRouteEngine: CreateRouteEngine;
}) => {
  const { states } = deps;
  const served = new Map<string, ModelRoutes>(
    deps.models.map((model) => [model.id, { model, routeStates: [], engines: new Map() }]),
  );
  /** Of each model, those that were removed: work that ran there still has their price. */
  const removed = new Map<string, Map<string, Route>>(deps.models.map(({ id }) => [id, new Map()]));
  const origins = new WeakMap<RouteEngine, string>();
  /** Replaced while calls may run on them. */
  const replaced = new Set<RouteEngine>();

  const closeWhenIdle = async (engine: RouteEngine, { server }: RouteState): Promise<void> => {
    replaced.add(engine);
    while (server.running > 0) await states.whenFreed();
    // At the end of the process all that are left are closed at once.
    if (replaced.delete(engine)) await engine.close().catch(() => {});
  };

  const applyTo = (routes: ModelRoutes, routing: Routing): void => {
    const { model } = routes;
    const former = new Map(routes.routeStates.map((state) => [state.route.name, state]));
    const engines = new Map<RouteState, RouteEngine>();
    const routeStates = routesOf(routing, model.id).map((route) => {
      const state = former.get(route.name) ?? states.stateOf(model.kind, route);
      state.route = route;
      former.delete(route.name);
      removed.get(model.id)!.delete(route.name);
      if (route.kind === 'upstream') {
        const upstream = routing.upstreams[route.upstream]!;
        const origin = originOf(upstream, route);
        const current = routes.engines.get(state);
        const isSame = current !== undefined && origins.get(current) === origin;
        const engine = isSame ? current : deps.createRouteEngine(upstream, route, model.id);
        if (current && !isSame) void closeWhenIdle(current, state);
        origins.set(engine, origin);
        engines.set(state, engine);
      }
      return state;
    });
    for (const state of former.values()) {
      state.isRemoved = true;
      removed.get(model.id)!.set(state.route.name, state.route);
      const engine = routes.engines.get(state);
      if (engine) void closeWhenIdle(engine, state);
    }
    routes.routeStates = routeStates;
    routes.engines = engines;
  };

  return {
    find: (id: string): ModelRoutes | undefined => served.get(id),
    list: (): ModelRoutes[] => [...served.values()],
    removedRoute: (id: string, name: string): Route | undefined => removed.get(id)?.get(name),

    /** Calls that run end where they began; new ones take the new routes. */
    apply(routing: Routing): void {
      states.setLimits(
        deps.models.flatMap(({ id, kind }) => routesOf(routing, id).map((route) => ({ kind, route }))),
      );
      for (const routes of served.values()) applyTo(routes, routing);
    },

    async close(): Promise<void> {
      const engines = [...served.values()].flatMap((routes) => [...routes.engines.values()]);
      engines.push(...replaced);
      replaced.clear();
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
};
