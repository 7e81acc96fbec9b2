/** Requests to the service: one error type, and whether the service can be reached. */
import { signal } from '@preact/signals';

/** The console's root, whatever path the service is published under. */
export const root = new URL(document.baseURI);

export const apiUrl = (path: string): string => new URL(`api/${path.replace(/^\//, '')}`, root).href;

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The parameter the error is about. */
  readonly param: string | null;
  constructor(status: number, code: string, message: string, param: string | null) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

/** Thrown when no response came: the service is unreachable, the request is not wrong. */
export class Unreachable extends Error {
  constructor() {
    super('Kinora cannot be reached.');
  }
}

export const reachable = signal(true);
/** Counts reconnections to the service, so that pages reload what they missed. */
export const returns = signal(0);
/** Called when a response says that the session has ended. */
export const onSessionEnd = { call: () => {} };

const firstProbeMs = 1000;
const longestProbeMs = 15_000;

const probe = (waitMs: number): void => {
  setTimeout(async () => {
    try {
      const response = await fetch(apiUrl('session'), { cache: 'no-store' });
      if (isGateway(response)) throw new Unreachable();
      reachable.value = true;
      returns.value += 1;
    } catch {
      probe(Math.min(waitMs * 2, longestProbeMs));
    }
  }, waitMs);
};

export const markUnreachable = (): void => {
  if (!reachable.value) return;
  reachable.value = false;
  probe(firstProbeMs);
};

const untilReachable = (signal: AbortSignal): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = reachable.subscribe((isReachable) => {
    if (isReachable) resolve();
  });
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise.finally(stop);
};

/** A proxy that times out on one long request looks like an unreachable service every time. */
const maxAttempts = 4;

/** Repeats a request when the service was unreachable and is reachable again. */
export const retryWhenReachable = async <T>(
  send: () => Promise<T>,
  { signal, onUnreachable }: { signal: AbortSignal; onUnreachable?: () => void },
): Promise<T> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Unreachable) || attempt === maxAttempts) throw error;
      onUnreachable?.();
      await untilReachable(signal);
    }
};

/** Reads a response body. One that breaks off means that the service became unreachable. */
export const readBody = async <T>(read: Promise<T>): Promise<T> => {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    markUnreachable();
    throw new Unreachable();
  }
};

/** A proxy in front of an unreachable service does not respond with our JSON. */
const isGateway = (response: Response): boolean =>
  [502, 503, 504].includes(response.status) && !isJson(response);

const isJson = (response: Response): boolean =>
  response.headers.get('content-type')?.includes('json') ?? false;

const errorOf = async (response: Response): Promise<Error> => {
  const body = isJson(response) ? await response.json().catch(() => null) : null;
  const { message, code, param } = body?.error ?? {};
  return new ApiError(
    response.status,
    code ?? 'unknown',
    message ?? `The service answered ${response.status}.`,
    param ?? null,
  );
};

export const send = async (url: string, init: RequestInit = {}): Promise<Response> => {
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    markUnreachable();
    throw new Unreachable();
  }
  if (isGateway(response)) {
    markUnreachable();
    throw new Unreachable();
  }
  if (response.ok) return response;
  if (response.status === 401 && url.startsWith(apiUrl(''))) onSessionEnd.call();
  throw await errorOf(response);
};

type Query = Record<string, string | number | null | undefined>;

const withQuery = (path: string, query: Query): string => {
  const filled = Object.entries(query).filter(([, value]) => value != null && value !== '');
  if (filled.length === 0) return path;
  return `${path}?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`;
};

export const get = async <T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> =>
  readBody((await send(apiUrl(withQuery(path, query)), { signal: signal ?? null })).json());

export const post = async <T>(path: string, body: unknown, init: RequestInit = {}): Promise<T> => {
  const isForm = body instanceof FormData;
  const response = await send(apiUrl(path), {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    ...init,
    headers: { ...(!isForm && { 'content-type': 'application/json' }), ...init.headers },
  });
  return readBody(response.json());
};

export const put = <T>(path: string, body: unknown): Promise<T> => post(path, body, { method: 'PUT' });

export const remove = async (path: string): Promise<void> => {
  await send(apiUrl(path), { method: 'DELETE' });
};

export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
