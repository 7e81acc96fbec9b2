/** Routes the studio needs in addition to the API. */
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { registerCharacterList } from './characters.ts';
import { registerKeyRoutes } from './keys.ts';
import { registerLibraryRoutes } from './library.ts';
import { registerModelCatalogue } from './models.ts';
import { registerPriceRoute } from './price.ts';
import { registerOwnRequests } from './requests.ts';
import { registerSessionView } from './session.ts';
import { registerTopUp } from './top-up.ts';
import { registerUsageRoute } from './usage.ts';

export const registerStudioRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  for (const register of [
    registerSessionView,
    registerLibraryRoutes,
    registerModelCatalogue,
    registerPriceRoute,
    registerKeyRoutes,
    registerCharacterList,
    registerUsageRoute,
    registerOwnRequests,
    registerTopUp,
  ])
    register(app, deps);
};
