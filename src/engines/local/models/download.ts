/** Downloads one file of a model: continues what was begun, waits when told to, tries again when cut off. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';

export type FileDownloadOptions = {
  fetch: typeof globalThis.fetch;
  signal: AbortSignal | undefined;
  onBytes: (bytesOnDisk: number) => void;
  /** Of a file whose size nobody knows. */
  mostBytes: number;
  /** Injected in tests. */
  pause?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
};

/** The server's facts about a file before it is fetched. */
export type RemoteFile = { sizeBytes: number | null; sha256: string | null; commit: string | null };

export class DownloadError extends Error {
  /** Another mirror may have it. */
  readonly isElsewhere: boolean;
  constructor(message: string, options: { isElsewhere?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'DownloadError';
    this.isElsewhere = options.isElsewhere ?? false;
  }
}

const maxFailuresInRow = 5;
const maxWaitSeconds = 120;
const stallMs = 60_000;
const maxRedirects = 5;
const sha256Pattern = /^"?([0-9a-f]{64})"?$/;

const pauseFor = async (ms: number, signal: AbortSignal | undefined): Promise<void> => {
  await delay(ms, undefined, { signal });
};

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => null))?.size ?? 0;

export const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest('hex');
};

const refused = (status: number): DownloadError =>
  new DownloadError(`the server answered ${status}`, { isElsewhere: true });

const failedAgain = (error: Error): DownloadError =>
  new DownloadError(`it failed again and again: ${error.message}`, {
    isElsewhere: true,
    cause: error.cause ?? error,
  });

const isBusy = (status: number): boolean => status === 429 || status >= 500;

const inspectOnce = async (
  url: URL,
  { fetch, signal }: FileDownloadOptions,
): Promise<{ remote: RemoteFile } | { busy: Response }> => {
  let [sizeBytes, sha256, commit]: [number | null, string | null, string | null] = [null, null, null];
  let target = url;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await fetch(target, { method: 'HEAD', redirect: 'manual', signal: signal ?? null });
    const { headers, status } = response;
    sha256 ??= sha256Pattern.exec(headers.get('x-linked-etag') ?? '')?.[1] ?? null;
    commit ??= headers.get('x-repo-commit');
    const linked = Number(headers.get('x-linked-size') ?? Number.NaN);
    if (Number.isFinite(linked)) sizeBytes ??= linked;
    const location = headers.get('location');
    if (status >= 300 && status < 400 && location !== null) {
      target = new URL(location, target);
      continue;
    }
    if (status === 404 || status === 401 || status === 403) throw refused(status);
    if (isBusy(status)) return { busy: response };
    const length = Number(headers.get('content-length') ?? Number.NaN);
    if (response.ok && Number.isFinite(length)) sizeBytes ??= length;
    break;
  }
  return { remote: { sizeBytes, sha256, commit } };
};

/**
 * The hub tells size and hash in the answer that redirects to the file. Asked again as often as for the bytes: a file
 * that is fetched without its hash would be installed unchecked.
 */
export const inspectRemote = async (url: URL, options: FileDownloadOptions): Promise<RemoteFile> => {
  const pause = options.pause ?? pauseFor;
  for (let failures = 1; ; failures += 1) {
    try {
      const answer = await inspectOnce(url, options);
      if ('remote' in answer) return answer.remote;
      if (failures >= maxFailuresInRow) throw refused(answer.busy.status);
      await pause(retryAfterMs(answer.busy, failures), options.signal);
    } catch (error) {
      if (options.signal?.aborted || error instanceof DownloadError) throw error;
      if (failures >= maxFailuresInRow) throw failedAgain(error as Error);
      await pause(1000 * 2 ** failures, options.signal);
    }
  }
};

const retryAfterMs = (response: Response, failures: number): number => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return 1000 * Math.min(maxWaitSeconds, Number.isFinite(seconds) ? Math.max(1, seconds) : 2 ** failures);
};

const isFull = (error: unknown): boolean =>
  /^(?:ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException | undefined)?.code ?? '');

/** Appends the answer's bytes to the file; throws when the connection is cut or stalls. */
const receive = async (
  response: Response,
  path: string,
  { start, sizeBytes }: { start: number; sizeBytes: number | null },
  { onBytes, signal, mostBytes }: FileDownloadOptions,
): Promise<void> => {
  const stalled = new AbortController();
  let timer = setTimeout(() => stalled.abort(new Error('no bytes for a minute')), stallMs);
  let bytes = start;
  const limit = sizeBytes ?? mostBytes;
  const watch = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(new Error('no bytes for a minute')), stallMs);
      bytes += chunk.length;
      // It would fill the disk before its hash is looked at.
      if (bytes > limit)
        throw new DownloadError(`the server sends more than ${limit} bytes`, { isElsewhere: true });
      yield chunk;
      onBytes(bytes);
    }
  };
  try {
    await pipeline(
      Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
      watch,
      createWriteStream(path, { flags: start > 0 ? 'a' : 'w' }),
      { signal: AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])]) },
    );
  } finally {
    clearTimeout(timer);
  }
};

type Attempt = { isDone: true } | { isDone: false; pauseMs: number; isShorter?: boolean };

/** One request, from where the file on disk ends. */
const attemptDownload = async (
  url: URL,
  path: string,
  sizeBytes: number | null,
  failures: number,
  options: FileDownloadOptions,
): Promise<Attempt> => {
  const start = await sizeOf(path);
  const response = await options.fetch(url, {
    headers: start > 0 ? { range: `bytes=${start}-` } : {},
    signal: options.signal ?? null,
  });
  const mustWait = isBusy(response.status);
  if (mustWait || response.status === 416) {
    await response.body?.cancel();
    if (failures + 1 >= maxFailuresInRow) throw refused(response.status);
    // The server has less than we do: of another file.
    if (!mustWait) await rm(path, { force: true });
    return mustWait
      ? { isDone: false, pauseMs: retryAfterMs(response, failures + 1) }
      : { isDone: false, pauseMs: 0, isShorter: true };
  }
  if (!response.ok || response.body === null) throw refused(response.status);
  await receive(response, path, { start: response.status === 206 ? start : 0, sizeBytes }, options);
  const received = await sizeOf(path);
  if (sizeBytes !== null && received < sizeBytes)
    throw new Error(`the connection ended after ${received} of ${sizeBytes} bytes`);
  return { isDone: true };
};

/** `sizeBytes`: null if nobody knows it. Resolves when the whole file is on disk; its hash is not checked here. */
export const downloadTo = async (
  url: URL,
  path: string,
  sizeBytes: number | null,
  options: FileDownloadOptions,
): Promise<void> => {
  const pause = options.pause ?? pauseFor;
  let isRestarted = false;
  for (let failures = 0; ; ) {
    const start = await sizeOf(path);
    if (sizeBytes !== null && start === sizeBytes) return;
    if (sizeBytes !== null && start > sizeBytes) await rm(path, { force: true });
    try {
      const attempt = await attemptDownload(url, path, sizeBytes, failures, options);
      if (attempt.isDone) return;
      // Once may be what is left of another file; the second time this one is shorter, and would be fetched for ever.
      if (attempt.isShorter && isRestarted)
        throw new DownloadError(`the file ends after ${start} of ${sizeBytes} bytes`, { isElsewhere: true });
      isRestarted ||= attempt.isShorter === true;
      failures += 1;
      if (attempt.pauseMs > 0) await pause(attempt.pauseMs, options.signal);
    } catch (error) {
      if (options.signal?.aborted || error instanceof DownloadError) throw error;
      if (isFull(error)) {
        // A full disk would stop the service too.
        await rm(path, { force: true });
        throw new DownloadError('the disk is full', { cause: error });
      }
      failures = (await sizeOf(path)) > start ? 1 : failures + 1;
      if (failures >= maxFailuresInRow) throw failedAgain(error as Error);
      await pause(1000 * 2 ** failures, options.signal);
    }
  }
};
