/** /healthz: the process is alive. /readyz: it can serve requests. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../domain/errors.ts';
import { type Health, health } from '../../domain/responses/service-responses.ts';
import type { AppDeps } from '../app-deps.ts';
import { documented } from '../operation.ts';

export const registerHealthRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const check = (summary: string) =>
    documented({
      summary,
      tag: 'Service',
      needsNoKey: true,
      response: { 'application/json': [health] },
    });

  app.get('/healthz', check('Liveness check'), async (): Promise<Health> => ({ status: 'ok' }));

  app.get('/readyz', check('Readiness check'), async (): Promise<Health> => {
    if (deps.isShuttingDown())
      throw new ApiError('service_unavailable', { message: 'The service is shutting down.' });
    await deps.ping().catch((cause) => {
      throw new ApiError('service_unavailable', {
        message: 'The database cannot be reached.',
        retryAfterSeconds: 5,
        cause,
      });
    });
    if (!(await deps.hasDiskSpace()))
      throw new ApiError('service_unavailable', {
        message: 'There is no space left on the disk.',
        retryAfterSeconds: 60,
      });
    const warnings = deps.warnings();
    return { status: 'ready', ...(warnings.length > 0 && { warnings }) };
  });
};
