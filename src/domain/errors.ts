/** Every error a client can see: one table, one class. `http/error-handler.ts` is the only place that sends them. */
import { clamp } from '../lib/clamp.ts';
import type { ErrorResponse } from './responses/error-responses.ts';

type Row = { status: number; type: string; message: string };

const rows = <Code extends string>(status: number, type: string, messages: Record<Code, string>) =>
  Object.fromEntries(
    Object.entries<string>(messages).map(([code, message]) => [code, { status, type, message }]),
  ) as Record<Code, Row>;

export const errorTable = {
  ...rows(400, 'invalid_request_error', {
    invalid_request: 'The request is malformed.',
    invalid_parameter: 'A parameter has an invalid value.',
    missing_parameter: 'A required parameter is missing.',
    context_length_exceeded: 'The prompt is longer than the model accepts.',
    output_length_exceeded: 'The result would be longer than the model can produce.',
    invalid_image: 'The image cannot be used.',
    invalid_file_format: 'Invalid file format.',
    file_too_large: 'File too large.',
  }),
  ...rows(400, 'content_policy_error', {
    content_policy_violation: 'The request was refused by the content policy.',
  }),
  ...rows(401, 'authentication_error', {
    missing_api_key: 'No API key was given. Send it as "Authorization: Bearer <API_KEY>".',
    invalid_api_key: 'The API key is not valid.',
    expired_api_key: 'The API key has expired.',
    invalid_session: 'You are not signed in, or the session has ended.',
  }),
  ...rows(402, 'billing_error', {
    quota_exceeded: 'The quota is exhausted.',
    insufficient_balance: 'The balance is too low for this request.',
    subscription_expired: 'The subscription has ended.',
    payment_failed: 'The last payment for this account failed.',
  }),
  ...rows(403, 'permission_error', {
    access_denied: 'Access to this resource is restricted.',
    model_access_denied: 'This API key has no access to the model.',
    ip_not_allowed: 'Requests from this address are not allowed for this API key.',
    account_suspended: 'The account is suspended.',
    audio_requires_payg: 'Audio chat requires a pay-as-you-go key.',
  }),
  ...rows(404, 'invalid_request_error', {
    model_not_found: 'The model does not exist.',
    endpoint_not_found: 'This path does not exist.',
    video_not_found: 'No video task has this id.',
    character_not_found: 'No character has this name.',
  }),
  ...rows(409, 'invalid_request_error', {
    idempotency_key_reused: 'This Idempotency-Key was used with a different request.',
    changed_meanwhile: 'Somebody else has changed this meanwhile. Read it again.',
  }),
  ...rows(429, 'rate_limit_error', {
    rate_limit_exceeded: 'Rate limit exceeded.',
  }),
  ...rows(500, 'server_error', {
    internal_error: 'Something went wrong on our side.',
  }),
  ...rows(502, 'server_error', {
    upstream_error: 'The provider behind this model failed.',
  }),
  ...rows(503, 'server_error', {
    service_unavailable: 'The service is temporarily unavailable.',
    model_overloaded: 'The model is overloaded. Try again shortly.',
  }),
};

export type ErrorCode = keyof typeof errorTable;

type ErrorDetails = { message?: string; param?: string; retryAfterSeconds?: number; cause?: unknown };

/** Retry-After is at most a minute: clients give up on longer waits. */
const maxRetryAfterSeconds = 60;

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly param: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? errorTable[code].message, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.param = details.param;
    this.retryAfterSeconds =
      details.retryAfterSeconds === undefined
        ? undefined
        : clamp(Math.ceil(details.retryAfterSeconds), 1, maxRetryAfterSeconds);
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  get retryable(): boolean {
    return this.status === 429 || this.status >= 500;
  }

  toBody(): ErrorResponse {
    const error = { message: this.message, type: errorTable[this.code].type, code: this.code };
    return { error: this.param === undefined ? error : { ...error, param: this.param } };
  }
}

/** `path` is the position inside the parameter, for the message. */
export const missingParameter = (param: string, path = param) =>
  new ApiError('missing_parameter', { param, message: `Missing required parameter: '${path}'.` });

export const invalidParameter = (param: string, reason: string, path = param) =>
  new ApiError('invalid_parameter', { param, message: `Invalid value for '${path}': ${reason}.` });

/** An operator's mistake, told in plain words by the command line and the console. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  /** The parameter of the console's API that is wrong. */
  readonly param: string | undefined;
  constructor(message: string, param?: string) {
    super(message);
    this.param = param;
  }
}
