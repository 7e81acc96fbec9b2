/** Prices of a request by the routes that can take it: the highest is held, that of the serving route is charged. */
import type { Model } from '../../domain/models.ts';
import type { Work } from '../../domain/route-limits.ts';
import type { RoutePrices } from '../engine.ts';
import { type ModelRoutes, requireSuitableRoutes } from './suitable-routes.ts';

export const createRoutePrices = (find: (id: string) => ModelRoutes): RoutePrices => {
  const pricesOf = (model: Model, work: Work): number[] =>
    requireSuitableRoutes(find(model.id), work).map(({ route }) => route.price ?? model.price);
  return {
    atMaxPrice: (model, work) => ({ ...model, price: Math.max(...pricesOf(model, work)) }),
    atMinPrice: (model, work) => ({ ...model, price: Math.min(...pricesOf(model, work)) }),
    atPriceOfRoute(model, name) {
      const routeState = find(model.id).routeStates.find(({ route }) => route.name === name);
      return { ...model, price: routeState?.route.price ?? model.price };
    },
  };
};
