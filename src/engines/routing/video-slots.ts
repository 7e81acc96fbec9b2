/** Which models' videos this process could start now, so that it claims no task that would wait here for a slot. */
import { videosAtOnce } from '../../domain/route.ts';
import type { RouteState, RouteStates } from './route-states.ts';
import type { ModelRoutes } from './suitable-routes.ts';

export const createVideoSlots = (states: RouteStates, models: ModelRoutes[]) => {
  /** Slots by the id of the task that they are reserved for. */
  const reserved = new Map<string, () => void>();
  /** Slots by model that were granted for a task still to be claimed. */
  const granted = new Map<string, () => void>();
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

    /** Keeps a granted slot until `reserve` or `returnGranted`: others that want it would get it during the claim. */
    async request(id: string): Promise<boolean> {
      for (const routeState of routesOf(id)) {
        const release = isRequestable(routeState) ? await states.requestSlot(routeState) : undefined;
        if (!release) continue;
        granted.set(id, release);
        return true;
      }
      lastCount = free().length + requestable().length;
      return false;
    },

    /** Keeps a slot for a claimed task until it calls a route or ends. */
    reserve({ id, model }: { id: string; model: string }): void {
      const route = routesOf(model).find(isFree);
      const release = granted.get(model) ?? (route && states.reserve(route));
      granted.delete(model);
      if (release) reserved.set(id, release);
    },

    returnGranted(): void {
      for (const release of granted.values()) release();
      granted.clear();
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
