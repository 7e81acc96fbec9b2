/** HTTP to an operator-configured server: keep-alive connections, streaming in both directions, every wait limited. */
import type { Agent, buildConnector, Dispatcher } from 'undici';
import { isPublicAddress } from '../ip-address.ts';
import { traceHeaders } from '../tracing.ts';
import { type AddressRule, checkedConnector } from './checked-connector.ts';
import type { HttpBody, OutgoingForm } from './http-body.ts';
import { createValueLimit, mostValues } from './json-values.ts';
import { listenTo } from './listen.ts';
import { createDnsResolver } from './resolve-name.ts';

const connectTimeoutMs = 10_000;
const maxJsonBytes = 32 * 1024 * 1024;
/** A keep-alive connection closed by the server fails within this time; a later failure is a real one. */
const staleWithinMs = 2_000;

type TransportErrorKind = 'timeout' | 'connection' | 'malformed' | 'too_large';

/** Contains no address: only the operator should know where the server is. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly kind: TransportErrorKind;
  readonly code: string | undefined;

  constructor(kind: TransportErrorKind, code?: string) {
    super(`The server failed: ${kind}${code ? ` (${code})` : ''}.`);
    this.kind = kind;
    this.code = code;
  }
}

/**
 * Loaded by the first request: it would be a tenth of a start that sends none. Its default export, since a bundle has
 * no names for a package in CommonJS.
 */
export const loadUndici = async () => (await import('undici')).default;
type Undici = Awaited<ReturnType<typeof loadUndici>>;

export type HttpResponse = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Dispatcher.ResponseData['body'];
};

export type HttpRequest = {
  method?: Dispatcher.HttpMethod;
  headers?: Record<string, string>;
  body?: HttpBody;
  signal: AbortSignal;
  /** For the response headers and between any two chunks of its body. */
  idleTimeoutMs: number;
  /**
   * The server may close a keep-alive connection just as we send on it. `again`: sent once more, the default for GET.
   * `avoid`: on a new connection, for requests that must not be repeated. `fail`: the caller gets the error.
   */
  ifStale?: 'again' | 'avoid' | 'fail';
};

/** Of undici and of the socket. */
export const timeoutCodes = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** An abort by the caller is passed on unchanged; everything else becomes an TransportError. */
const explain = (error: unknown, signal: AbortSignal): unknown => {
  if (signal.aborted)
    return (signal.reason as Error)?.name === 'TimeoutError' ? new TransportError('timeout') : signal.reason;
  if (error instanceof TransportError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return new TransportError(code && timeoutCodes.has(code) ? 'timeout' : 'connection', code);
};

const publicAddresses: AddressRule = {
  lookup: createDnsResolver(),
  isAllowed: isPublicAddress,
  refusal: (reason) => new TransportError('connection', reason),
};

/** The failure was on a reused connection; undici reports this for one kind of error, we detect the rest. */
const createStaleWatch = (undici: Undici, publicOnly: boolean) => {
  const stale = new WeakSet<Error>();
  const limits = { timeout: connectTimeoutMs };
  const open = publicOnly
    ? checkedConnector(undici.buildConnector, publicAddresses, limits)
    : undici.buildConnector(limits);
  const connect: buildConnector.connector = (options, callback) =>
    open(options, (...[error, socket]) => {
      socket?.on('error', (broken: Error) => socket.bytesRead > 0 && stale.add(broken));
      if (error) callback(error, null);
      else callback(null, socket!);
    });
  const isStale = (error: unknown): boolean =>
    error instanceof Error &&
    (stale.has(error) ||
      ('socket' in error && ((error.socket as { bytesRead?: number } | null)?.bytesRead ?? 0) > 0));
  return { connect, isStale };
};

const toFormData = (undici: Undici, { fields, files }: OutgoingForm) => {
  const form = new undici.FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const { name, blob, filename } of files) form.append(name, blob, filename);
  return form;
};

const contentOf = (undici: Undici, body: HttpBody | undefined) => {
  if (body === undefined) return null;
  const { content } = body;
  if (typeof content === 'string') return content;
  return typeof content === 'function' ? content() : toFormData(undici, content);
};

const openConnections = async (publicOnly: boolean) => {
  const undici = await loadUndici();
  const { connect, isStale } = createStaleWatch(undici, publicOnly);
  return {
    undici,
    connect,
    isStale,
    dispatcher: new undici.Agent({ connect, keepAliveTimeout: 30_000 }),
    singleUse: new undici.Agent({ connect, pipelining: 0 }),
  };
};

export const createHttpClient = (settings: {
  baseUrl: string;
  /** Sent to this server only. */
  headers: () => Record<string, string>;
  userAgent: string;
  /** Addresses of private networks are refused when connecting. */
  publicOnly?: boolean | undefined;
}) => {
  let connections: ReturnType<typeof openConnections> | undefined;
  const connected = () => (connections ??= openConnections(settings.publicOnly ?? false));
  const { origin } = new URL(settings.baseUrl);

  return {
    /** Whether a URL is on this server, so that our key may be sent there. */
    isOwn: (url: string): boolean => URL.parse(url)?.origin === origin,

    urlOf: (target: string): string => (target.startsWith('/') ? settings.baseUrl + target : target),

    /** `target`: a path below the base URL, or a whole URL on the same server. Throws TransportError or the abort reason. */
    async request(target: string, options: HttpRequest): Promise<HttpResponse> {
      const { signal, idleTimeoutMs, body, method = 'GET' } = options;
      const { ifStale = method === 'GET' ? 'again' : 'fail' } = options;
      const { undici, isStale, dispatcher, singleUse } = await connected();
      const send = async (over: Agent): Promise<HttpResponse> => {
        const { statusCode, ...response } = await undici.request(this.urlOf(target), {
          dispatcher: over,
          method,
          headers: {
            'user-agent': settings.userAgent,
            ...traceHeaders(),
            ...settings.headers(),
            ...body?.headers,
            ...options.headers,
          },
          body: contentOf(undici, body) as Dispatcher.DispatchOptions['body'],
          signal,
          headersTimeout: idleTimeoutMs,
          bodyTimeout: idleTimeoutMs,
        });
        // An unread body that breaks must not end the process.
        response.body.on('error', () => {});
        return { status: statusCode, headers: response.headers, body: response.body };
      };
      const sentAtMs = performance.now();
      const mayRetry = (error: unknown): boolean =>
        ifStale === 'again' &&
        isStale(error) &&
        !signal.aborted &&
        performance.now() - sentAtMs < staleWithinMs;
      try {
        return await send(ifStale === 'avoid' ? singleUse : dispatcher).catch((error) => {
          if (mayRetry(error)) return send(singleUse);
          throw error;
        });
      } catch (error) {
        throw explain(error, signal);
      }
    },

    /** Text messages of usual length until the signal aborts or the server closes or sends too much; errors are ignored. */
    async listen(path: string, onMessage: (text: string) => void, signal: AbortSignal): Promise<void> {
      const { undici, connect } = await connected();
      listenTo(undici, this.urlOf(path).replace(/^http/, 'ws'), {
        connect,
        headers: { 'user-agent': settings.userAgent, ...settings.headers() },
        onMessage,
        signal,
      });
    },

    close: async () => {
      if (connections === undefined) return;
      const { dispatcher, singleUse } = await connections;
      await Promise.all([dispatcher.destroy(), singleUse.destroy()]);
    },
  };
};
export type HttpClient = ReturnType<typeof createHttpClient>;

export async function* readBody(response: HttpResponse, signal: AbortSignal): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of response.body) yield chunk as Buffer;
  } catch (error) {
    throw explain(error, signal);
  }
}

export const readText = async (
  response: HttpResponse,
  signal: AbortSignal,
  maxBytes = maxJsonBytes,
  isTooMuch: (chunk: Buffer) => boolean = () => false,
): Promise<string> => {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of readBody(response, signal)) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes || isTooMuch(chunk)) throw new TransportError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

type JsonLimits = { bytes: number; values: number };
const usualLimits: JsonLimits = { bytes: maxJsonBytes, values: mostValues };
/** Of what is asked for again and again: the longest would take the event loop half of the time. */
export const stateLimits: JsonLimits = { bytes: 4 * 1024 * 1024, values: 100_000 };

export const readJsonObject = async (
  response: HttpResponse,
  signal: AbortSignal,
  limits = usualLimits,
): Promise<Record<string, unknown>> => {
  const text = await readText(response, signal, limits.bytes, createValueLimit(limits.values));
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {}
  throw new TransportError('malformed');
};

/** A body read to its end is left alone: destroying it would create an error nobody needs. */
export const discard = (response: HttpResponse): void => {
  if (!response.body.readableEnded) response.body.destroy();
};

export const headerOf = (response: HttpResponse, name: string): string | undefined => {
  const value = response.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
