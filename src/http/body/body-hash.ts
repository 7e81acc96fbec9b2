/** Whether the files of a request are hashed while they arrive, because a repeat has to be told from another request. */
import type { FastifyRequest } from 'fastify';
import { retryCountOf } from '../../domain/openai-dialect.ts';
import '../operation.ts';

export const needsBodyHash = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.operation?.takesIdempotencyKey === true &&
  (headers['idempotency-key'] !== undefined || retryCountOf(headers) !== undefined);
