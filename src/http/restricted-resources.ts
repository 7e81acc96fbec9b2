/** Refuses resources that the operator restricted, and new work during shutdown. */
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../domain/errors.ts';
import type { AppDeps } from './app-deps.ts';

const resourceOf = (request: FastifyRequest): string =>
  /^(?:\/console\/api)?\/(?:beta\/)?v1\/([a-z]+)/.exec(request.routeOptions.url ?? '')?.[1] ?? '';

export const createRestrictedResources =
  ({ restrictedResources, isDraining }: AppDeps) =>
  (request: FastifyRequest): ApiError | undefined => {
    // Usually none: status reads should not pay for finding the resource.
    if (restrictedResources.length > 0 && restrictedResources.includes(resourceOf(request)))
      return new ApiError('access_denied');
    if (!isDraining() || request.method !== 'POST') return undefined;
    return new ApiError('service_unavailable', {
      message: 'The service is shutting down.',
      retryAfterSeconds: 5,
    });
  };
