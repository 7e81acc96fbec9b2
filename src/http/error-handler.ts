/** Sends every error in the one format; errors of the framework and bugs are converted first. */

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AdminError, ApiError } from '../domain/errors.ts';
import { isDiskFull } from '../lib/files/disk-space.ts';
import type { Logger } from '../lib/logger.ts';

const bodyErrors: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The Content-Type is missing or not supported by this endpoint.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request body does not match its Content-Length.',
};

export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (error instanceof AdminError) {
    const { message, param } = error;
    return param === undefined
      ? new ApiError('invalid_request', { message })
      : new ApiError('invalid_parameter', { param, message });
  }
  if (isDiskFull(error))
    return new ApiError('service_unavailable', {
      message: 'The service has no disk space left to store this. Try again later.',
      retryAfterSeconds: 60,
      cause: error,
    });
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  const bodyError = bodyErrors[code];
  if (bodyError) return new ApiError('invalid_request', { message: bodyError });
  if (error instanceof SyntaxError && statusCode === 400) {
    return new ApiError('invalid_request', { message: 'The request body is not valid JSON.' });
  }
  if (statusCode >= 400 && statusCode < 500) return new ApiError('invalid_request');
  return new ApiError('internal_error', { cause: error });
};

export const sendError = (reply: FastifyReply, error: ApiError): FastifyReply => {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  if (!error.retryable) reply.header('x-should-retry', 'false');
  return reply.code(error.status).type('application/json; charset=utf-8').send(error.toBody());
};

export const createErrorHandler =
  (logger: Logger) => (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const error = toApiError(thrown);
    request.errorCode = error.code;
    if (error.code === 'internal_error' || isDiskFull(thrown)) {
      // Work aborted because its client left is not an error.
      const level = reply.raw.destroyed ? 'debug' : 'error';
      logger[level]({ err: error.cause ?? thrown, requestId: request.id }, 'request failed');
    }
    return sendError(reply, error);
  };
