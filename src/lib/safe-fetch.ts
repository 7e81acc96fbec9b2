/** Fetches URLs that users give: public addresses only, limited in size, time and redirects. */
import { open as openFile, rm } from 'node:fs/promises';
import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { type AddressCheck, checkedConnector } from './http/checked-connector.ts';
import { loadUndici, timeoutCodes } from './http/http-client.ts';
import { createDnsResolver, createSystemResolver, type ResolveName } from './http/resolve-name.ts';
import { isPublicAddress } from './ip-address.ts';

const maxRedirects = 5;
const maxUrlCharacters = 2048;
const defaultIdleTimeoutMs = 15_000;

/** Safe to show to the user who gave the URL: no address, host or stack. The cause is for the log. */
const messages = {
  bad_url: 'The URL must be a plain http or https address.',
  // The same message for both: different ones would reveal which names exist inside the network.
  forbidden_address: 'The file at the URL could not be received. Only public addresses are fetched.',
  too_large: 'The file at the URL is too large.',
  timeout: 'The file at the URL did not arrive in time.',
  bad_status: 'The URL did not answer with a file.',
  bad_encoding: 'The file at the URL has an encoding that is not supported.',
  unreachable: 'The file at the URL could not be received. Only public addresses are fetched.',
  too_many_redirects: 'The URL redirects too many times.',
};

export type FetchErrorReason = keyof typeof messages;

export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly reason: FetchErrorReason;

  constructor(reason: FetchErrorReason, options: { message?: string; cause?: unknown } = {}) {
    super(options.message ?? messages[reason], { cause: options.cause });
    this.reason = reason;
  }
}

const parseHttpUrl = (text: string, base?: URL): URL | undefined => {
  if (text.length > maxUrlCharacters || !text.isWellFormed()) return undefined;
  const url = URL.parse(text, base?.href);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  return url.username === '' && url.password === '' ? url : undefined;
};

/** Whether `download` would accept this URL; the address behind it is not checked. */
export const checkUrlForm = (text: string): boolean =>
  /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && parseHttpUrl(text) !== undefined;

const redirectStatuses = new Set([301, 302, 303, 307, 308]);

type RequestOptions = Omit<Dispatcher.RequestOptions, 'origin' | 'path' | 'method'> & {
  dispatcher: Dispatcher;
};

const requestFollowingRedirects = async (start: URL, options: RequestOptions) => {
  const { request } = await loadUndici();
  let url = start;
  for (let redirects = 0; ; redirects += 1) {
    const response = await request(url, options);
    const { location } = response.headers;
    if (!redirectStatuses.has(response.statusCode) || typeof location !== 'string') return response;
    response.body.on('error', () => {}).destroy();
    if (redirects === maxRedirects) throw new FetchError('too_many_redirects');
    const next = parseHttpUrl(location, url);
    if (next === undefined) throw new FetchError('bad_url');
    url = next;
  }
};

const refusalFor = (error: unknown): FetchError => {
  if (error instanceof FetchError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new FetchError(timeoutCodes.has(code) ? 'timeout' : 'unreachable', { cause: error });
};

async function* bounded(source: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let receivedBytes = 0;
  for await (const chunk of source) {
    receivedBytes += chunk.length;
    if (receivedBytes > maxBytes) throw new FetchError('too_large');
    yield chunk;
  }
}

/** A decoder may fail once more after the reader has left, when no listener is attached: that would end the process. */
const withoutLateErrors = (decoder: Transform): Transform => decoder.on('error', () => {});

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

/** Limited on both sides of a decoder: a small body can unpack to a huge file, and an endless one to nothing. */
const decoded = (body: Readable, encoding: string, maxBytes: number): AsyncIterable<Buffer> => {
  const received = bounded(body, maxBytes);
  if (encoding === '' || encoding === 'identity') return received;
  const createDecoder = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
  if (createDecoder === undefined) throw new FetchError('bad_encoding');
  return bounded(
    pipeline(Readable.from(received), withoutLateErrors(createDecoder()), () => {}),
    maxBytes,
  );
};

const saveTo = async (path: string, chunks: AsyncIterable<Buffer>): Promise<void> => {
  await using file = await openFile(path, 'wx', 0o600);
  try {
    await file.writeFile(chunks);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
};

const headerText = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value.join(', ') : (value ?? '')).trim().toLowerCase();

export type DownloadOptions = {
  /** Must not exist yet; it exists afterwards only if the download succeeded. */
  toPath: string;
  maxBytes: number;
  timeoutMs: number;
  idleTimeoutMs?: number;
  signal?: AbortSignal;
};

type PostOptions = {
  body: string;
  headers: Record<string, string>;
  timeoutMs: number;
  signal?: AbortSignal;
};

type PostResponse = { status: number; retryAfter: string | undefined };

export const createSafeFetch = (settings: {
  allowPrivate: boolean;
  userAgent?: string;
  lookup?: ResolveName;
  isAllowedAddress?: AddressCheck;
}) => {
  // Only an operator who allows private addresses wants internal names resolved.
  const lookup = settings.lookup ?? (settings.allowPrivate ? createSystemResolver() : createDnsResolver());
  const isAllowed = settings.isAllowedAddress ?? (settings.allowPrivate ? () => true : isPublicAddress);
  const headers = {
    accept: '*/*',
    'accept-encoding': 'identity',
    'user-agent': settings.userAgent ?? 'Kinora',
  };

  /** One agent per request: no connection is shared between users or kept open. */
  const open = async (
    text: string,
    options: { timeoutMs: number; idleTimeoutMs: number; signal?: AbortSignal },
  ) => {
    const url = checkUrlForm(text) ? parseHttpUrl(text) : undefined;
    if (url === undefined) throw new FetchError('bad_url');
    const { timeoutMs, idleTimeoutMs, signal: cancel } = options;
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = cancel === undefined ? deadline : AbortSignal.any([cancel, deadline]);
    const { Agent, buildConnector } = await loadUndici();
    const refusal = (reason: FetchErrorReason) => new FetchError(reason);
    const rule = { lookup, isAllowed, refusal };
    const connect = checkedConnector(buildConnector, rule, { timeout: idleTimeoutMs, signal } as object);
    const dispatcher = new Agent({ connect });
    const explain = (error: unknown): unknown => {
      if (cancel?.aborted) return cancel.reason;
      return deadline.aborted ? new FetchError('timeout') : refusalFor(error);
    };
    return { url, dispatcher, signal, explain, [Symbol.asyncDispose]: () => dispatcher.destroy() };
  };

  /** Throws `FetchError`, the signal's reason when it aborts, or the error of the local file system. */
  const download = async (text: string, options: DownloadOptions): Promise<void> => {
    const { toPath, maxBytes, idleTimeoutMs = defaultIdleTimeoutMs } = options;
    await using opened = await open(text, { ...options, idleTimeoutMs });
    const { dispatcher, signal, explain } = opened;
    async function* explained(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      try {
        yield* chunks;
      } catch (error) {
        throw explain(error);
      }
    }
    const response = await requestFollowingRedirects(opened.url, {
      dispatcher,
      signal,
      headers,
      headersTimeout: idleTimeoutMs,
      bodyTimeout: idleTimeoutMs,
    }).catch((error) => {
      throw explain(error);
    });
    response.body.on('error', () => {});
    if (response.statusCode !== 200)
      throw new FetchError('bad_status', {
        message: `The URL answered with status ${response.statusCode}.`,
      });
    if (Number(response.headers['content-length']) > maxBytes) throw new FetchError('too_large');
    const chunks = decoded(response.body, headerText(response.headers['content-encoding']), maxBytes);
    await saveTo(toPath, explained(chunks));
  };

  /** Sends it and reads only the response headers. Redirects are not followed. Throws as `download` does. */
  const post = async (text: string, options: PostOptions): Promise<PostResponse> => {
    const { timeoutMs } = options;
    await using opened = await open(text, { ...options, idleTimeoutMs: timeoutMs });
    const { url, dispatcher, signal } = opened;
    const { request } = await loadUndici();
    const response = await request(url, {
      dispatcher,
      signal,
      method: 'POST',
      headers: { ...headers, ...options.headers },
      body: options.body,
      headersTimeout: timeoutMs,
    }).catch((error) => {
      throw opened.explain(error);
    });
    response.body.on('error', () => {}).destroy();
    const { 'retry-after': retryAfter } = response.headers;
    return {
      status: response.statusCode,
      retryAfter: Array.isArray(retryAfter) ? retryAfter[0] : retryAfter,
    };
  };

  return { download, post };
};

export type SafeFetch = ReturnType<typeof createSafeFetch>;
