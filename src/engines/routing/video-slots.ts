/** Which models' videos this process could start now, so that it claims no task that would wait here for a slot. */
import { videosAtOnce } from '../../domain/route.ts';
import type { RouteState, RouteStates } from './route-states.ts';
import type { ModelRoutes } from './suitable-routes.ts';

export const createVideoSlots = (states: RouteStates, models: ModelRoutes[]) => {
  const reserved = new Map<string, () => void>();
  const isFree = (routeState: RouteState): boolean =>
    states.freeSlots(routeState, videosAtOnce(routeState.route)) > 0;
  const isRequestable = (routeState: RouteState): boolean =>
    states.isRequestable(routeState, videosAtOnce(routeState.route));
  const routesOf = (id: string): RouteState[] =>
    models.find(({ model }) => model.id === id)?.routeStates ?? [];
  const free = () => models.filter(({ routeStates }) => routeStates.some(isFree));
  const requestable = () =>
    models.filter(({ routeStates }) => !routeStates.some(isFree) && routeStates.some(isRequestable));
  let lastCount = 0;

  return {
    /** Undefined: those of all models. */
    startable(): string[] | undefined {
      const startable = free();
      lastCount = startable.length + requestable().length;
      return startable.length === models.length ? undefined : startable.map(({ model }) => model.id);
    },

    /** Those that could be started with one more slot of a shared server. */
    requestable: (): string[] => requestable().map(({ model }) => model.id),

    async request(id: string): Promise<boolean> {
      for (const routeState of routesOf(id))
        if (isRequestable(routeState) && (await states.requestSlot(routeState))) return true;
      lastCount = free().length + requestable().length;
      return false;
    },

    /** Keeps a slot for a claimed task until it calls a route or ends. */
    reserve({ id, model }: { id: string; model: string }): void {
      const route = routesOf(model).find(isFree);
      if (route) reserved.set(id, states.reserve(route));
    },

    release(taskId: string): void {
      reserved.get(taskId)?.();
      reserved.delete(taskId);
    },

    /** Called when more models than at the last look could be started: not after every call of a route. */
    setOnFreed(listener: () => void): void {
      states.setOnFreed(() => {
        if (free().length + requestable().length > lastCount) listener();
      });
    },
  };
};
