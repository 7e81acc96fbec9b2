/** All that asks for a key: registered for the API, and once more for the console with its session in the key's place. */
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { refuseUnpaidBodies } from '../body/reject-bodies-without-funds.ts';
import { registerAudioRoutes } from './audio.ts';
import { registerCharacterRoutes } from './characters.ts';
import { registerChatRoutes } from './chat-completions.ts';
import { registerEventRoutes } from './events.ts';
import { registerModelRoutes } from './models.ts';
import { registerVideoRoutes } from './video.ts';
import { registerVideosRoutes } from './videos.ts';

/** Whoever calls this has put the hook that sets `caller` before it. */
export const registerApiRoutes = (api: FastifyInstance, deps: AppDeps): void => {
  refuseUnpaidBodies(api, deps);
  for (const register of [
    registerVideoRoutes,
    registerVideosRoutes,
    registerEventRoutes,
    registerCharacterRoutes,
    registerChatRoutes,
    registerAudioRoutes,
    registerModelRoutes,
  ]) {
    register(api, deps);
  }
};
