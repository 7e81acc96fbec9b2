/** Prices of a request by the routes that can take it: the highest is held, that of the serving route is charged. */
import type { Model } from '../../domain/models.ts';
import type { Route } from '../../domain/route.ts';
import type { Work } from '../../domain/upstream/route-limits.ts';
import { type ModelRoutes, requireSuitableRoutes } from './suitable-routes.ts';

export const createRoutePrices = (
  find: (id: string) => ModelRoutes,
  removedRoute: (id: string, name: string) => Route | undefined,
) => {
  const pricesOf = (model: Model, work: Work): number[] =>
    requireSuitableRoutes(find(model.id), work).map(({ route }) => route.price ?? model.price);
  return {
    /** The model at the highest price of the routes that could serve this. Throws an ApiError when none could. */
    atMaxPrice: <M extends Model>(model: M, work: Work): M => ({
      ...model,
      price: Math.max(...pricesOf(model, work)),
    }),
    /** The same at the lowest price: the minimum charge. */
    atMinPrice: <M extends Model>(model: M, work: Work): M => ({
      ...model,
      price: Math.min(...pricesOf(model, work)),
    }),
    /** Whether a provider may serve this, which counts in a way of its own. */
    mayAskProvider: (model: Model, work: Work): boolean =>
      requireSuitableRoutes(find(model.id), work).some(({ route }) => route.kind === 'upstream'),
    /** The model at the price of the route that served. */
    atPriceOfRoute<M extends Model>(model: M, name: string | null): M {
      const found = find(model.id).routeStates.find(({ route }) => route.name === name)?.route;
      const route = found ?? (name === null ? undefined : removedRoute(model.id, name));
      return { ...model, price: route?.price ?? model.price };
    },
  };
};
export type RoutePrices = ReturnType<typeof createRoutePrices>;
