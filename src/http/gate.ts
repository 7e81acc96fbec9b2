/** What the operator closed, and no new work while shutting down. */
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../domain/errors.ts';
import type { AppDeps } from './app-deps.ts';

const resourceOf = (request: FastifyRequest): string | undefined =>
  /^(?:\/console\/api)?\/(?:beta\/)?v1\/([a-z]+)/.exec(request.routeOptions.url ?? '')?.[1];

export const createGate =
  ({ restrictedResources, isDraining }: AppDeps) =>
  (request: FastifyRequest): ApiError | undefined => {
    if (restrictedResources.length > 0 && restrictedResources.includes(resourceOf(request) ?? ''))
      return new ApiError('access_denied');
    if (!isDraining() || request.method !== 'POST') return undefined;
    return new ApiError('service_unavailable', {
      message: 'The service is shutting down.',
      retryAfterSeconds: 5,
    });
  };
