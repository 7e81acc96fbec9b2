/** Every error a client can see: one table, one class. `http/error-handler.ts` is the only place that sends them. */

type Row = { status: number; type: string; message: string; retryable?: true };

export const errorTable = {
  invalid_request: { status: 400, type: 'invalid_request_error', message: 'The request is malformed.' },
  invalid_parameter: {
    status: 400,
    type: 'invalid_request_error',
    message: 'A parameter has an invalid value.',
  },
  missing_parameter: {
    status: 400,
    type: 'invalid_request_error',
    message: 'A required parameter is missing.',
  },
  context_length_exceeded: {
    status: 400,
    type: 'invalid_request_error',
    message: 'The prompt is longer than the model accepts.',
  },
  output_length_exceeded: {
    status: 400,
    type: 'invalid_request_error',
    message: 'The result would be longer than the model can produce.',
  },
  invalid_image: { status: 400, type: 'invalid_request_error', message: 'The image cannot be used.' },
  invalid_file_format: { status: 400, type: 'invalid_request_error', message: 'Invalid file format.' },
  file_too_large: { status: 400, type: 'invalid_request_error', message: 'File too large.' },
  content_policy_violation: {
    status: 400,
    type: 'content_policy_error',
    message: 'The request was refused by the content policy.',
  },
  missing_api_key: {
    status: 401,
    type: 'authentication_error',
    message: 'No API key was given. Send it as "Authorization: Bearer <API_KEY>".',
  },
  invalid_api_key: { status: 401, type: 'authentication_error', message: 'The API key is not valid.' },
  expired_api_key: { status: 401, type: 'authentication_error', message: 'The API key has expired.' },
  invalid_session: {
    status: 401,
    type: 'authentication_error',
    message: 'You are not signed in, or the session has ended.',
  },
  quota_exceeded: { status: 402, type: 'billing_error', message: 'The quota is exhausted.' },
  insufficient_balance: {
    status: 402,
    type: 'billing_error',
    message: 'The balance is too low for this request.',
  },
  subscription_expired: { status: 402, type: 'billing_error', message: 'The subscription has ended.' },
  payment_failed: {
    status: 402,
    type: 'billing_error',
    message: 'The last payment for this account failed.',
  },
  access_denied: { status: 403, type: 'permission_error', message: 'Access to this resource is restricted.' },
  model_access_denied: {
    status: 403,
    type: 'permission_error',
    message: 'This API key has no access to the model.',
  },
  ip_not_allowed: {
    status: 403,
    type: 'permission_error',
    message: 'Requests from this address are not allowed for this API key.',
  },
  account_suspended: { status: 403, type: 'permission_error', message: 'The account is suspended.' },
  audio_requires_payg: {
    status: 403,
    type: 'permission_error',
    message: 'Audio chat requires a pay-as-you-go key.',
  },
  model_not_found: { status: 404, type: 'invalid_request_error', message: 'The model does not exist.' },
  endpoint_not_found: { status: 404, type: 'invalid_request_error', message: 'This path does not exist.' },
  video_not_found: { status: 404, type: 'invalid_request_error', message: 'No video task has this id.' },
  character_not_found: { status: 404, type: 'invalid_request_error', message: 'No character has this name.' },
  idempotency_key_reused: {
    status: 409,
    type: 'invalid_request_error',
    message: 'This Idempotency-Key was used with a different request.',
  },
  rate_limit_exceeded: {
    status: 429,
    type: 'rate_limit_error',
    message: 'Rate limit exceeded.',
    retryable: true,
  },
  internal_error: {
    status: 500,
    type: 'server_error',
    message: 'Something went wrong on our side.',
    retryable: true,
  },
  upstream_error: {
    status: 502,
    type: 'server_error',
    message: 'The provider behind this model failed.',
    retryable: true,
  },
  service_unavailable: {
    status: 503,
    type: 'server_error',
    message: 'The service is temporarily unavailable.',
    retryable: true,
  },
  model_overloaded: {
    status: 503,
    type: 'server_error',
    message: 'The model is overloaded. Try again shortly.',
    retryable: true,
  },
} as const satisfies Record<string, Row>;

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
        : Math.min(maxRetryAfterSeconds, Math.max(1, Math.ceil(details.retryAfterSeconds)));
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  get retryable(): boolean {
    return 'retryable' in errorTable[this.code];
  }

  toBody(): { error: { message: string; type: string; code: string; param?: string } } {
    const error = { message: this.message, type: errorTable[this.code].type, code: this.code };
    return { error: this.param === undefined ? error : { ...error, param: this.param } };
  }
}

/** `path` is the position inside the parameter, for the message. */
export const missingParameter = (param: string, path = param) =>
  new ApiError('missing_parameter', { param, message: `Missing required parameter: '${path}'.` });

export const invalidParameter = (param: string, reason: string, path = param) =>
  new ApiError('invalid_parameter', { param, message: `Invalid value for '${path}': ${reason}.` });
