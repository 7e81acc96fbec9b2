/** The operator's pages, in the order of the menu. */
import type { Route } from '../../parts/route.ts';

export const operatorRoutes: Route[] = [];
