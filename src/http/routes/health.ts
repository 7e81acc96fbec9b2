/** /healthz: the process lives. /readyz: it can serve. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../../domain/errors.ts';
import type { AppDeps } from '../app-deps.ts';

const answer = Type.Object({ status: Type.String() });

export const registerHealthRoutes = (app: FastifyInstance, { isDraining, ping, hasRoom }: AppDeps): void => {
  const operation = (summary: string) => ({
    operation: {
      summary,
      tag: 'Service' as const,
      needsKey: false,
      response: { 'application/json': [answer] },
    },
  });

  app.get('/healthz', { config: operation('Whether the process lives') }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config: operation('Whether the service can serve') }, async () => {
    if (isDraining()) throw new ApiError('service_unavailable', { message: 'The service is shutting down.' });
    await ping().catch((cause) => {
      throw new ApiError('service_unavailable', {
        message: 'The store cannot be reached.',
        retryAfterSeconds: 5,
        cause,
      });
    });
    if (!(await hasRoom()))
      throw new ApiError('service_unavailable', {
        message: 'There is no room left on the disk.',
        retryAfterSeconds: 60,
      });
    return { status: 'ready' };
  });
};
