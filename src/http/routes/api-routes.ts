/**
 * All routes that need a key: registered for the API, and again for the console with its session instead of the key.
 */
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { rejectBodiesWithoutFunds } from '../body/reject-bodies-without-funds.ts';
import { registerAccountRoute } from './account.ts';
import { registerAudioRoutes } from './audio.ts';
import { registerCharacterRoutes } from './characters.ts';
import { registerChatRoutes } from './chat-completions.ts';
import { registerEventRoutes } from './events.ts';
import { registerModelRoutes } from './models.ts';
import { registerVideoRoutes } from './video.ts';
import { registerVideoDetails } from './video-details.ts';
import { registerVideosRoutes } from './videos.ts';

/** The caller must have registered the hook that sets `caller`. */
export const registerApiRoutes = (api: FastifyInstance, deps: AppDeps): void => {
  rejectBodiesWithoutFunds(api, deps);
  for (const register of [
    registerVideoRoutes,
    registerVideosRoutes,
    registerEventRoutes,
    registerCharacterRoutes,
    registerChatRoutes,
    registerAudioRoutes,
    registerModelRoutes,
    registerAccountRoute,
    registerVideoDetails,
  ]) {
    register(api, deps);
  }
};
