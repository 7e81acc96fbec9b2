/** Refuses resources that the operator closed, and new work during shutdown. */
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../domain/errors.ts';
import type { AppDeps } from './app-deps.ts';

const resourceOf = (request: FastifyRequest): string | undefined =>
  /^(?:\/console\/api)?\/(?:beta\/)?v1\/([a-z]+)/.exec(request.routeOptions.url ?? '')?.[1];

export const createClosedResources =
  ({ restrictedResources, isDraining }: AppDeps) =>
  (request: FastifyRequest): ApiError | undefined => {
    const resource = resourceOf(request);
    if (resource !== undefined && restrictedResources.includes(resource))
      return new ApiError('access_denied');
    if (!isDraining() || request.method !== 'POST') return undefined;
    return new ApiError('service_unavailable', {
      message: 'The service is shutting down.',
      retryAfterSeconds: 5,
    });
  };
