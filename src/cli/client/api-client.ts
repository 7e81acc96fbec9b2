/**
 * API requests with the retries of the official clients: growing pauses, Retry-After, one result for a repeated create.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBody } from '../../lib/http/http-body.ts';
import {
  createHttpClient,
  discard,
  type HttpAnswer,
  type HttpClient,
  HttpFailure,
  headerOf,
  readJsonObject,
  readText,
} from '../../lib/http/http-client.ts';
import { CommandError, exitCodeOfStatus, exitCodes } from '../exit-codes.ts';
import type { ServerConnection } from './connection.ts';

const repeats = 3;
const firstPauseMs = 500;
const longestPauseMs = 8_000;
const longestAskedPauseMs = 60_000;
/** An hour of speech is transcribed before the first byte of the response. */
const longestIdleMs = 3_600_000;

export type ApiRequest = {
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  body?: HttpBody;
  /** Number of retries; watching a video has its own limit. */
  repeats?: number;
  /** For the response headers and between any two chunks of its body. */
  idleTimeoutMs?: number;
};

export type ApiClient = ReturnType<typeof createApiClient>;

export const createApiClient = (
  connection: Pick<ServerConnection, 'target' | 'reconnect' | 'renewKey'>,
  { version, signal }: { version: string; signal: AbortSignal },
) => {
  let http: { client: HttpClient; url: string; key: string } | undefined;

  const connected = async (): Promise<HttpClient> => {
    const { url, key } = await connection.target();
    if (http && (http.url !== url || http.key !== key)) {
      await http.client.close();
      http = undefined;
    }
    http ??= {
      url,
      key,
      client: createHttpClient({
        baseUrl: url,
        userAgent: `kinora-cli/${version}`,
        headers: () => ({ authorization: `Bearer ${key}` }),
      }),
    };
    return http.client;
  };

  /** One attempt: a response below 300, or a CommandError that says whether a retry may help. */
  const attempt = async (path: string, options: ApiRequest): Promise<HttpAnswer> => {
    const client = await connected();
    const { method = 'GET', headers = {}, body } = options;
    const answer = await client.request(path, {
      method,
      headers,
      ...(body && { body }),
      signal,
      idleTimeoutMs: options.idleTimeoutMs ?? longestIdleMs,
    });
    if (answer.status < 300) return answer;
    throw await refusalOf(answer, signal);
  };

  /** Retries until `read` has read the response. */
  const ask = async <T>(
    path: string,
    options: ApiRequest,
    read: (answer: HttpAnswer) => T | Promise<T>,
  ): Promise<T> => {
    // A repeated create gets the first response.
    const headers = {
      ...(options.method === 'POST' && { 'idempotency-key': randomUUID() }),
      ...options.headers,
    };
    let renewed = false;
    for (let count = 0; ; count++) {
      try {
        return await read(await attempt(path, { ...options, headers }));
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (error instanceof Refusal && error.status === 401 && !renewed && (await connection.renewKey())) {
          renewed = true;
          continue;
        }
        const mayRepeat = error instanceof HttpFailure || (error instanceof Refusal && error.mayRepeat);
        if (!mayRepeat || count >= (options.repeats ?? repeats)) throw asCommandError(error, http?.url);
        await delay(pauseMs(count, error), undefined, { signal }).catch(() => {
          throw signal.reason;
        });
        if (error instanceof HttpFailure) await connection.reconnect();
      }
    }
  };

  return {
    /** The caller reads the body and handles an interrupted one. */
    send: (path: string, options: ApiRequest = {}) => ask(path, options, (answer) => answer),
    json: <T = Record<string, unknown>>(path: string, options: ApiRequest = {}): Promise<T> =>
      ask(path, options, async (answer) => (await readJsonObject(answer, signal)) as T),
    text: (path: string, options: ApiRequest = {}): Promise<string> =>
      ask(path, options, (answer) => readText(answer, signal)),
    signal,
    close: async () => {
      await http?.client.close();
    },
  };
};

/** Converts an error response. */
class Refusal extends CommandError {
  readonly status: number;
  readonly mayRepeat: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(answer: HttpAnswer, message: string, details: CommandError['details']) {
    super(exitCodeOfStatus(answer.status), message, details);
    this.status = answer.status;
    const shouldRetry = headerOf(answer, 'x-should-retry');
    this.mayRepeat =
      shouldRetry === 'true' ||
      (shouldRetry !== 'false' && (answer.status === 408 || answer.status === 429 || answer.status >= 500));
    const seconds = Number(headerOf(answer, 'retry-after') ?? Number.NaN);
    this.retryAfterMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
  }
}

const refusalOf = async (answer: HttpAnswer, signal: AbortSignal): Promise<Refusal> => {
  const requestId = headerOf(answer, 'x-request-id');
  const known = requestId === undefined ? {} : { request_id: requestId };
  const location = headerOf(answer, 'location');
  if (location !== undefined) {
    discard(answer);
    return new Refusal(answer, `The server redirects to ${location}. Name that address instead.`, known);
  }
  const { error } = (await readJsonObject(answer, signal).catch(() => ({}))) as {
    error?: { message?: string; code?: string; param?: string };
  };
  const message = error?.message ?? `The server answered with status ${answer.status}.`;
  return new Refusal(answer, message, {
    ...(error?.code !== undefined && { code: error.code }),
    ...(error?.param !== undefined && { param: error.param }),
    ...known,
  });
};

const pauseMs = (count: number, error: unknown): number => {
  if (
    error instanceof Refusal &&
    error.retryAfterMs !== undefined &&
    error.retryAfterMs <= longestAskedPauseMs
  )
    return error.retryAfterMs;
  return Math.min(longestPauseMs, firstPauseMs * 2 ** count) * (1 - Math.random() / 4);
};

export const asCommandError = (error: unknown, url?: string): unknown =>
  error instanceof HttpFailure
    ? new CommandError(
        exitCodes.server,
        url === undefined
          ? `The connection was lost during the response (${error.code ?? error.kind}).`
          : `The server at ${url} cannot be reached (${error.code ?? error.kind}).`,
        {},
        error,
      )
    : error;

export const isUnreachable = (error: unknown): boolean =>
  error instanceof CommandError && (error.exitCode === exitCodes.server || error.exitCode === exitCodes.busy);
