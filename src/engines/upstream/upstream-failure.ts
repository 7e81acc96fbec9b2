/** What a failing upstream means: for the route, for the next one in line, and for the user. */
import { ApiError, type ErrorCode, errorTable } from '../../domain/errors.ts';
import { discard, type HttpAnswer, HttpFailure, headerOf, readText } from '../../lib/http-client.ts';

/** overloaded: try later. unavailable: it broke. misconfigured: the operator's key, name or address is wrong. */
export type FailureKind = 'overloaded' | 'unavailable' | 'misconfigured';

/** Another route may do better. Carries codes only: messages of upstreams can hold prompts. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure';
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The job itself failed: asking again tells nothing new. */
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

/** What other routes cannot cure stays as it is. */
export const asUpstreamFailure = (error: unknown): UpstreamFailure | undefined => {
  if (error instanceof UpstreamFailure) return error;
  if (error instanceof HttpFailure)
    return new UpstreamFailure('unavailable', { code: error.code ?? error.kind });
  // The route's own deadline; the caller's abort has been told apart before.
  if (error instanceof Error && error.name === 'TimeoutError')
    return new UpstreamFailure('unavailable', { code: 'timeout' });
  return undefined;
};

/** A job that ended badly: the user's doing, or the upstream's. */
export const jobFailure = (facts: Partial<ErrorFacts>, hide: Record<string, string> = {}): Error => {
  const found = errorFor({ ...facts, status: facts.status ?? 400 }, hide);
  const isUsers = found instanceof ApiError && found.code !== 'invalid_request';
  return isUsers ? found : new UpstreamFailure('unavailable', { isFinal: true, code: plainCode(facts.code) });
};

export type ErrorFacts = {
  status: number;
  code?: string;
  message?: string;
  param?: string;
  retryAfter?: string;
};

const filterCodes = /content_?(policy|filter|moderation)|moderation|safety|sensitive|nsfw|prohibited/i;
const filterMessages =
  /content (policy|filter|moderation)|moderation system|safety (system|filter|polic|guideline)|nsfw|flagged as (inappropriate|sensitive)|responsible ai|raiMediaFiltered/i;
const quotaCodes = /insufficient_quota|quota_exceeded|billing|payment/i;
/** Statuses that say the request itself is wrong. */
const usersStatuses = new Set([400, 413, 415, 422]);

export const isContentRefusal = ({ code = '', message = '' }: Partial<ErrorFacts>): boolean =>
  filterCodes.test(code) || filterMessages.test(message);

export const errorFor = (
  facts: ErrorFacts,
  hide: Record<string, string> = {},
): ApiError | UpstreamFailure => {
  const { status } = facts;
  const code = plainCode(facts.code);
  if (status < 500 && isContentRefusal(facts)) return new ApiError('content_policy_violation');
  if (status === 429 && !quotaCodes.test(facts.code ?? ''))
    return new UpstreamFailure('overloaded', { status, code, retryAfterSeconds: retryAfterOf(facts) });
  if (status === 503 && (facts.retryAfter !== undefined || code === 'model_overloaded'))
    return new UpstreamFailure('overloaded', { status, code, retryAfterSeconds: retryAfterOf(facts) });
  if (usersStatuses.has(status)) return usersError(facts, hide);
  if (status >= 400 && status < 500 && status !== 408)
    return new UpstreamFailure('misconfigured', { status, code });
  return new UpstreamFailure('unavailable', { status, code });
};

const usersError = ({ status, code, message, param }: ErrorFacts, hide: Record<string, string>): ApiError => {
  const own = code !== undefined && Object.hasOwn(errorTable, code) ? (code as ErrorCode) : undefined;
  const shown =
    own && errorTable[own].status === 400 ? own : status === 413 ? 'file_too_large' : 'invalid_request';
  return new ApiError(shown, {
    message: message ? `The provider refused the request: ${presentable(message, hide)}` : undefined,
    ...(param !== undefined && /^[\w.[\]-]{1,60}$/.test(param) && { param }),
  });
};

/** No address, no key, none of the upstream's own names. */
export const presentable = (message: string, hide: Record<string, string>): string => {
  let text = message.replace(/[a-z][a-z0-9+.-]*:\/\/\S+/gi, '(a URL)');
  for (const [secret, instead] of Object.entries(hide))
    if (secret !== '') text = text.replaceAll(secret, instead);
  text = text.replace(/\s+/g, ' ').trim();
  return text.length > 300 ? `${text.slice(0, 299)}…` : text;
};

const plainCode = (code: string | undefined): string | undefined =>
  code !== undefined && /^[\w.-]{1,60}$/.test(code) ? code : undefined;

const retryAfterOf = ({ retryAfter }: ErrorFacts): number | undefined => {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

const maxErrorBytes = 64 * 1024;

/** For a JSON error body of the common shapes: {error:{message,code,type}}, {error:"…"}, {message}, {detail}. */
export const readErrorFacts = (status: number, text: string, retryAfter?: string): ErrorFacts => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {}
  const outer = asObject(body);
  const inner = asObject(outer.error);
  const string = (...values: unknown[]) =>
    values.find((value): value is string => typeof value === 'string' && value !== '');
  const code = string(inner.code, inner.status, inner.type, outer.code, outer.type);
  const message = string(inner.message, outer.error, outer.message, outer.detail);
  const param = string(inner.param);
  return {
    status,
    ...(code && { code }),
    ...(message && { message }),
    ...(param && { param }),
    ...(retryAfter && { retryAfter }),
  };
};

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

export const failureOf = async (
  answer: HttpAnswer,
  signal: AbortSignal,
  hide: Record<string, string> = {},
): Promise<ApiError | UpstreamFailure> => {
  const text = await readText(answer, signal, maxErrorBytes).catch(() => '');
  discard(answer);
  return errorFor(readErrorFacts(answer.status, text, headerOf(answer, 'retry-after')), hide);
};
