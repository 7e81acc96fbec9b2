/** GET settings: the effective values and their sources, without secrets. */
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';

export const registerSettingsRoute = (app: FastifyInstance, { settingsInForce }: AppDeps): void => {
  app.get('/settings', async () => ({ data: settingsInForce() }));
};
