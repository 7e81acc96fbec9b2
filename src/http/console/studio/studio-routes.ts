/** Routes the studio needs in addition to the API. */
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { registerArchiveRoute } from './archive.ts';
import { registerCharacterList } from './characters.ts';
import { registerCutRoute } from './cut.ts';
import { registerKeyRoutes } from './keys.ts';
import { registerLibraryRoutes } from './library.ts';
import { registerModelCatalogue } from './models.ts';
import { registerPictureReading } from './picture-reading.ts';
import { registerPriceRoute } from './price.ts';
import { registerPromptReading } from './prompt-reading.ts';
import { registerOwnRequests } from './requests.ts';

import { registerSessionView } from './session.ts';
import { registerTopUp } from './top-up.ts';
import { registerUsageRoute } from './usage.ts';
import { registerVideoLabels } from './video-labels.ts';
import { registerVoiceSamples } from './voice-samples.ts';

export const registerStudioRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  for (const register of [
    registerSessionView,
    registerLibraryRoutes,
    registerArchiveRoute,
    registerCutRoute,
    registerModelCatalogue,
    registerPriceRoute,
    registerPromptReading,
    registerPictureReading,
    registerKeyRoutes,
    registerCharacterList,
    registerUsageRoute,
    registerOwnRequests,
    registerTopUp,
    registerVideoLabels,
    registerVoiceSamples,
  ])
    register(app, deps);
};
