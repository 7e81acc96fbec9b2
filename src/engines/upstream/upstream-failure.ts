/** Classifies upstream failures: for the route, for the next route, and for the user. */
import { ApiError, type ErrorCode, errorTable } from '../../domain/errors.ts';
import {
  discard,
  type HttpResponse,
  headerOf,
  readText,
  TransportError,
} from '../../lib/http/http-client.ts';
import {
  isContentRefusal,
  isOperatorsFault,
  isOverCapacity,
  parseErrorBody,
  type UpstreamErrorDetails,
} from './parse-error-body.ts';

/** overloaded: try later. unavailable: it broke. misconfigured: the operator's key, model name or address is wrong. */
type FailureKind = 'overloaded' | 'unavailable' | 'misconfigured';

/** Another route may succeed. Carries only codes: upstream messages can contain prompts. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The job itself failed: polling again returns the same. */
  readonly isFinal: boolean;

  constructor(
    kind: FailureKind,
    details: { status?: number; code?: string; retryAfterSeconds?: number; isFinal?: boolean } = {},
  ) {
    super(`upstream ${kind}${details.status ? ` (${details.status})` : ''}`);
    this.kind = kind;
    this.status = details.status;
    this.code = details.code;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.isFinal = details.isFinal ?? false;
  }
}

/** Errors that another route cannot fix are passed on unchanged. */
export const asUpstreamFailure = (error: unknown): UpstreamFailure | undefined => {
  if (error instanceof UpstreamFailure) return error;
  if (error instanceof TransportError)
    return new UpstreamFailure('unavailable', { code: error.code ?? error.kind });
  // The route's own deadline; an abort by the caller was handled before.
  if (error instanceof Error && error.name === 'TimeoutError')
    return new UpstreamFailure('unavailable', { code: 'timeout' });
  return undefined;
};

/** A job that failed: caused by the user, or by the upstream. */
export const jobFailure = (
  facts: Partial<UpstreamErrorDetails>,
  secretsToRedact: Record<string, string> = {},
): Error => {
  const found = errorFor({ ...facts, status: facts.status ?? 400 }, secretsToRedact);
  const isClientError = found instanceof ApiError && found.code !== 'invalid_request';
  return isClientError
    ? found
    : new UpstreamFailure('unavailable', { isFinal: true, code: plainCode(facts.code) });
};

/** Status codes that mean the request itself is wrong. */
const clientErrorStatuses = new Set([400, 413, 415, 422]);

export const errorFor = (
  facts: UpstreamErrorDetails,
  secretsToRedact: Record<string, string> = {},
): ApiError | UpstreamFailure => {
  const { status } = facts;
  const code = plainCode(facts.code);
  if (status < 500 && isContentRefusal(facts)) return new ApiError('content_policy_violation');
  const isOverloaded =
    (status === 429 && !isOperatorsFault({ code: facts.code })) ||
    (status === 503 && facts.retryAfter !== undefined) ||
    (status > 400 && isOverCapacity(facts));
  if (isOverloaded)
    return new UpstreamFailure('overloaded', { status, code, retryAfterSeconds: retryAfterOf(facts) });
  if (clientErrorStatuses.has(status) && !isOperatorsFault(facts)) return clientError(facts, secretsToRedact);
  if (status >= 400 && status < 500 && status !== 408)
    return new UpstreamFailure('misconfigured', { status, code });
  return new UpstreamFailure('unavailable', { status, code });
};

const clientError = (
  { status, code, message, param }: UpstreamErrorDetails,
  secretsToRedact: Record<string, string>,
): ApiError => {
  const own = code !== undefined && Object.hasOwn(errorTable, code) ? (code as ErrorCode) : undefined;
  const shown =
    own && errorTable[own].status === 400 ? own : status === 413 ? 'file_too_large' : 'invalid_request';
  return new ApiError(shown, {
    message: message
      ? `The provider refused the request: ${presentable(message, secretsToRedact)}`
      : undefined,
    ...(param !== undefined && /^[\w.[\]-]{1,60}$/.test(param) && { param }),
  });
};

const hosts = /\b(localhost|\d{1,3}(\.\d{1,3}){3}|[\w-]+(\.[\w-]+)+(?=:\d))(:\d+)?\b/g;
const paths = /(?<![\w.])\/([\w.@-]+\/)+[\w.@-]*/g;

/** Some providers repeat the request, and these patterns take the square of its length. */
const readCharacters = 1_000;

/** Without the word that is cut in two: a part of an address may not look like one. */
const beginning = (text: string): string => {
  if (text.length <= readCharacters) return text;
  const start = text.slice(0, readCharacters);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 0))} …`;
};

/** No address, key, path or upstream name. */
const presentable = (message: string, secretsToRedact: Record<string, string>): string => {
  let text = beginning(message)
    .replace(/[a-z][a-z0-9+.-]*:\/\/\S+/gi, '(a URL)')
    .replace(hosts, '(a host)')
    .replace(paths, '(a path)');
  for (const [secret, instead] of Object.entries(secretsToRedact))
    if (secret !== '') text = text.replaceAll(secret, instead);
  text = text.replace(/\s+/g, ' ').trim();
  return text.length > 300 ? `${text.slice(0, 299)}…` : text;
};

const plainCode = (code: string | undefined): string | undefined =>
  code !== undefined && /^[\w.-]{1,60}$/.test(code) ? code : undefined;

const retryAfterOf = ({ retryAfter }: UpstreamErrorDetails): number | undefined => {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

const maxErrorBytes = 64 * 1024;
/** The status is enough: the next route does not wait for the rest of the body. */
const errorBodyMs = 3_000;

export const failureOf = async (
  response: HttpResponse,
  signal: AbortSignal,
  secretsToRedact: Record<string, string> = {},
): Promise<ApiError | UpstreamFailure> => {
  const late = setTimeout(() => discard(response), errorBodyMs);
  const text = await readText(response, signal, maxErrorBytes).catch(() => '');
  clearTimeout(late);
  discard(response);
  return errorFor(parseErrorBody(response.status, text, headerOf(response, 'retry-after')), secretsToRedact);
};
