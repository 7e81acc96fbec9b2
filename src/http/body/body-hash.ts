/** Whether files are hashed while they arrive, because a repeated request must be recognised. */
import type { FastifyRequest } from 'fastify';
import { retryCountOf } from '../../domain/openai-dialect.ts';
import '../operation.ts';

export const needsBodyHash = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.operation?.takesIdempotencyKey === true &&
  (headers['idempotency-key'] !== undefined || retryCountOf(headers) !== undefined);
