/**
 * API requests with the retries of the official clients: growing pauses, Retry-After, one result for a repeated create.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBody } from '../../lib/http/http-body.ts';
import {
  createHttpClient,
  discard,
  type HttpClient,
  type HttpResponse,
  headerOf,
  readBody,
  readJsonObject,
  readText,
  TransportError,
} from '../../lib/http/http-client.ts';
import { endOfEvents, readServerSentEvents } from '../../lib/http/server-sent-events.ts';
import { CommandError, exitCodeOfStatus, exitCodes } from '../exit-codes.ts';
import { printableLine } from '../printable.ts';
import type { ServerConnection } from './connection.ts';
import { type Shape, type Shaped, UnexpectedResponse } from './response-shape.ts';
import { errorDetails } from './responses.ts';

const retries = 3;
const firstPauseMs = 500;
const maxPauseMs = 8_000;
const maxAskedPauseMs = 60_000;
/** An hour of speech is transcribed before the first byte of the response. */
const maxIdleMs = 3_600_000;

type ApiRequest = {
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  body?: HttpBody;
  /** Number of retries; watching a video has its own limit. */
  retries?: number;
  /** For the response headers and between any two chunks of its body. */
  idleTimeoutMs?: number;
};

const audioTypes = /^(audio\/|application\/(octet-stream|ogg)\b)/i;
const videoTypes = /^(video\/|application\/octet-stream\b)/i;
const mediaNames = { audio: 'sound', video: 'a video' };

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
  const attempt = async (path: string, options: ApiRequest): Promise<HttpResponse> => {
    const client = await connected();
    const { method = 'GET', headers = {}, body } = options;
    const response = await client.request(path, {
      method,
      headers,
      ...(body && { body }),
      signal,
      idleTimeoutMs: options.idleTimeoutMs ?? maxIdleMs,
    });
    if (response.status < 300) return response;
    throw await refusalOf(response, signal);
  };

  /** Retries until `read` has read the response. */
  const ask = async <T>(
    path: string,
    options: ApiRequest,
    read: (response: HttpResponse) => T | Promise<T>,
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
        const mayRetry = error instanceof TransportError || (error instanceof Refusal && error.mayRetry);
        if (!mayRetry || count >= (options.retries ?? retries)) throw asCommandError(error, http?.url);
        await delay(pauseMs(count, error), undefined, { signal }).catch(() => {
          throw signal.reason;
        });
        if (error instanceof TransportError) await connection.reconnect();
      }
    }
  };

  const unexpectedResponse = (error: UnexpectedResponse): CommandError =>
    new CommandError(
      exitCodes.server,
      `The server${http ? ` at ${http.url}` : ''} sent an unexpected response: ${error.message}.`,
      {},
      error,
    );

  /** Every response is checked here, once; commands read it as its type says. */
  const checkShape = <T>(shape: Shape<T>, value: unknown): T => {
    try {
      // A value that cannot be written as JSON again is nested without end.
      JSON.stringify(value);
      return shape(value);
    } catch (error) {
      throw unexpectedResponse(
        error instanceof UnexpectedResponse ? error : new UnexpectedResponse('', 'of a reasonable depth'),
      );
    }
  };

  const requireType = (response: HttpResponse, types: RegExp, expected: string): HttpResponse => {
    if (types.test(headerOf(response, 'content-type') ?? '')) return response;
    discard(response);
    throw unexpectedResponse(new UnexpectedResponse('', expected));
  };

  return {
    json: <T>(path: string, shape: Shape<T>, options: ApiRequest = {}): Promise<T> =>
      ask(path, options, async (response) => checkShape(shape, await readJsonObject(response, signal))),

    /** Text, or JSON of the shape where the server prefers that. */
    textOrJson: <T>(
      path: string,
      shape: Shape<T>,
      options: ApiRequest = {},
    ): Promise<{ text: string; json: T | undefined }> =>
      ask(path, options, async (response) => {
        requireType(response, /^(text\/(plain|vtt)|application\/json)\b/i, 'text');
        const isJson = /^application\/json\b/i.test(headerOf(response, 'content-type')!);
        const text = await readText(response, signal);
        return { text, json: isJson ? checkShape(shape, parseJson(text)) : undefined };
      }),

    /** Events of one name until the server ends the stream; it must not break off. */
    async *events<T>(
      path: string,
      shape: Shape<T>,
      { event: name, ...options }: ApiRequest & { event?: string } = {},
    ): AsyncGenerator<T> {
      const response = await ask(path, options, (response) => response);
      requireType(response, /^text\/event-stream\b/i, 'a stream of events');
      for await (const event of readServerSentEvents(readBody(response, signal), name))
        if (event !== endOfEvents) yield checkShape(shape, event);
    },

    /** Sound or a video; the caller reads the body and handles an interrupted one. */
    media: async (path: string, kind: 'audio' | 'video', options: ApiRequest = {}): Promise<HttpResponse> => {
      const types = kind === 'audio' ? audioTypes : videoTypes;
      return requireType(await ask(path, options, (response) => response), types, mediaNames[kind]);
    },
    /** An image of at most `maxBytes`; undefined: there is none now, or it cannot be had. Asked for once. */
    async image(path: string, maxBytes: number): Promise<Buffer | undefined> {
      const response = await attempt(path, {}).catch(() => undefined);
      if (!response) return undefined;
      if (response.status !== 200 || !/^image\//i.test(headerOf(response, 'content-type') ?? '')) {
        discard(response);
        return undefined;
      }
      const chunks: Buffer[] = [];
      let sizeBytes = 0;
      for await (const chunk of readBody(response, signal)) {
        sizeBytes += chunk.length;
        if (sizeBytes > maxBytes) return undefined;
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    },
    signal,
    close: async () => {
      await http?.client.close();
    },
  };
};

/** Converts an error response. */
class Refusal extends CommandError {
  readonly status: number;
  readonly mayRetry: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(response: HttpResponse, message: string, details: CommandError['details']) {
    super(exitCodeOfStatus(response.status), message, details);
    this.status = response.status;
    const shouldRetry = headerOf(response, 'x-should-retry');
    this.mayRetry =
      shouldRetry === 'true' ||
      (shouldRetry !== 'false' &&
        (response.status === 408 || response.status === 429 || response.status >= 500));
    const seconds = Number(headerOf(response, 'retry-after') ?? Number.NaN);
    this.retryAfterMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined;
  }
}

const refusalOf = async (response: HttpResponse, signal: AbortSignal): Promise<Refusal> => {
  const requestId = headerOf(response, 'x-request-id');
  const known = requestId === undefined ? {} : { request_id: requestId };
  const location = headerOf(response, 'location');
  if (location !== undefined) {
    discard(response);
    return new Refusal(
      response,
      `The server redirects to ${printableLine(location)}. Use that address instead.`,
      known,
    );
  }
  const error = await readJsonObject(response, signal)
    .then((body) => errorDetails(body.error))
    .catch(() => undefined);
  return new Refusal(
    response,
    error ? printableLine(error.message) : `The server answered with status ${response.status}.`,
    { ...detailsOf(error), ...known },
  );
};

/** For --json. */
export const detailsOf = (
  error: Partial<Shaped<typeof errorDetails>> | undefined,
): CommandError['details'] => ({
  ...(typeof error?.code === 'string' && { code: error.code }),
  ...(typeof error?.param === 'string' && { param: error.param }),
});

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new TransportError('malformed');
  }
};

const pauseMs = (count: number, error: unknown): number => {
  if (error instanceof Refusal && error.retryAfterMs !== undefined && error.retryAfterMs <= maxAskedPauseMs)
    return error.retryAfterMs;
  return Math.min(maxPauseMs, firstPauseMs * 2 ** count) * (1 - Math.random() / 4);
};

const sentenceOf = ({ kind, code }: TransportError, url: string | undefined): string => {
  const server = `The server${url === undefined ? '' : ` at ${url}`}`;
  if (kind === 'malformed') return `${server} responded with something that is not JSON.`;
  if (kind === 'too_large') return `${server} sent a response that is too large.`;
  return url === undefined
    ? `The connection was lost during the response (${code ?? kind}).`
    : `${server} cannot be reached (${code ?? kind}).`;
};

export const asCommandError = (error: unknown, url?: string): unknown =>
  error instanceof TransportError
    ? new CommandError(exitCodes.server, sentenceOf(error, url), {}, error)
    : error;

/** It may be back later; one that sends unexpected responses is not unreachable. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof CommandError &&
  (error.exitCode === exitCodes.server || error.exitCode === exitCodes.busy) &&
  !(error.cause instanceof UnexpectedResponse) &&
  !(error.cause instanceof TransportError && unexpected.has(error.cause.kind));

const unexpected = new Set<TransportError['kind']>(['malformed', 'too_large']);
