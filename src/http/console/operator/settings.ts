/** GET settings: what is in force, where it comes from, no secret. */
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';

export const registerSettingsRoute = (app: FastifyInstance, { settingsInForce }: AppDeps): void => {
  app.get('/settings', async () => ({ data: settingsInForce() }));
};
