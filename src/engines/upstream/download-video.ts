/** Downloads a finished video into the work folder: size-limited, resumed when interrupted, and checked before use. */
import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../domain/errors.ts';
import { isWholeMp4 } from '../../lib/files/mp4-boxes.ts';
import {
  discard,
  type HttpClient,
  type HttpResponse,
  headerOf,
  readBody,
  readJsonObject,
  TransportError,
} from '../../lib/http/http-client.ts';
import { FetchError, type SafeFetch } from '../../lib/safe-fetch.ts';
import type { EngineCall } from '../engine.ts';
import { asUpstreamFailure, failureOf, UpstreamFailure } from './upstream-failure.ts';

const maxVideoBytes = 2 * 1024 ** 3;
/** Of a link on another server. */
const tries = 6;
/** About five minutes with the growing waits: the video is paid for, and its server may be restarted meanwhile. */
const ownTries = 32;
const firstRetryMs = 200;
const maxRetryMs = 10_000;
const idleTimeoutMs = 30_000;
const maxHops = 5;
const bytesWanted = 'video/mp4, video/*;q=0.9, application/octet-stream;q=0.8';

/** Looking at the video takes its turn among those of this account. */
type TurnOf = Pick<EngineCall, 'signal' | 'accountId'>;

export type DownloadTools = {
  safeFetch: SafeFetch;
  /** Throws an ApiError when the file is no video. */
  probe: (path: string, call: TurnOf) => Promise<unknown>;
  maxBytes?: number;
  retryMs?: number;
};

type Progress = { receivedBytes: number; etag: string | undefined };

export const downloadVideo = async (
  { safeFetch, probe, maxBytes = maxVideoBytes, retryMs = firstRetryMs }: DownloadTools,
  client: HttpClient | null,
  source: string,
  toPath: string,
  { signal, accountId }: TurnOf,
): Promise<void> => {
  const externalUrl = await (client && (source.startsWith('/') || client.isOwn(source))
    ? downloadFromUpstream(client, source, toPath, { maxBytes, retryMs }, signal)
    : source);
  if (externalUrl) await downloadExternal(safeFetch, externalUrl, toPath, { maxBytes, retryMs }, signal);
  await requireVideo(probe, toPath, { signal, accountId });
};

/** Any kind of video, but complete and decodable. */
export const requireVideo = async (
  probe: DownloadTools['probe'],
  path: string,
  call: TurnOf,
): Promise<void> => {
  // An index may list frames that never arrived; the rest would pass for a shorter video.
  if (!(await isWholeMp4(path, (await stat(path)).size)))
    throw new UpstreamFailure('unavailable', { code: 'incomplete_video', isFinal: true });
  try {
    await probe(path, call);
  } catch (error) {
    if (error instanceof ApiError)
      throw new UpstreamFailure('unavailable', { code: 'no_video', isFinal: true });
    throw error;
  }
};

type Limits = Required<Pick<DownloadTools, 'maxBytes' | 'retryMs'>>;

/** Set when the video turns out to be on another server. */
const downloadFromUpstream = async (
  client: HttpClient,
  source: string,
  toPath: string,
  { maxBytes, retryMs }: Limits,
  signal: AbortSignal,
): Promise<string | undefined> => {
  let target = source;
  const progress: Progress = { receivedBytes: 0, etag: undefined };
  await using file = await open(toPath, 'w');
  for (let failures = 0, hops = 0; ; ) {
    const beforeBytes = progress.receivedBytes;
    try {
      const next = await receive(client, target, file, progress, maxBytes, signal);
      if (next === undefined) return undefined;
      if (!client.isOwn(next)) return next;
      hops += 1;
      if (hops > maxHops) throw new UpstreamFailure('unavailable', { code: 'redirects', isFinal: true });
      target = next;
    } catch (error) {
      const failure = asUpstreamFailure(error);
      // A slow connection that breaks occasionally still completes the download.
      failures = progress.receivedBytes > beforeBytes ? 1 : failures + 1;
      if (!failure || failure.isFinal || failure.kind === 'misconfigured' || failures >= ownTries)
        throw error;
      await delay(Math.min(maxRetryMs, retryMs * 2 ** failures), undefined, { signal });
    }
  }
};

/**
 * One request, continuing from the bytes received so far. Returns the URL to continue with, or nothing when the file is
 * complete.
 */
const receive = async (
  client: HttpClient,
  target: string,
  file: FileHandle,
  progress: Progress,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const isResume = progress.receivedBytes > 0;
  const response = await client.request(target, {
    signal,
    idleTimeoutMs,
    headers: {
      accept: bytesWanted,
      'accept-encoding': 'identity',
      ...(isResume && { range: `bytes=${progress.receivedBytes}-` }),
      ...(isResume && progress.etag && { 'if-range': progress.etag }),
    },
  });
  const location = headerOf(response, 'location');
  if (response.status >= 300 && response.status < 400 && location) {
    discard(response);
    return absolute(location, target, client);
  }
  if (response.status === 206) requireContinuation(response, progress.receivedBytes);
  else if (response.status !== 200) throw await failureOf(response, signal);
  else {
    // The download starts again: the server does not support ranges, or the file changed.
    progress.receivedBytes = 0;
    await file.truncate(0);
  }
  if (/^application\/json\b/i.test(headerOf(response, 'content-type') ?? ''))
    return absolute(linkIn(await readJsonObject(response, signal)), target, client);
  progress.etag = headerOf(response, 'etag');
  for await (const chunk of readBody(response, signal)) {
    if (progress.receivedBytes + chunk.length > maxBytes)
      throw new UpstreamFailure('unavailable', { code: 'too_large', isFinal: true });
    await file.write(chunk, 0, chunk.length, progress.receivedBytes);
    progress.receivedBytes += chunk.length;
  }
  return undefined;
};

const requireContinuation = (response: HttpResponse, fromByte: number): void => {
  const start = /^bytes (\d+)-/.exec(headerOf(response, 'content-range') ?? '')?.[1];
  if (Number(start) === fromByte) return;
  discard(response);
  throw new UpstreamFailure('unavailable', { code: 'wrong_range', isFinal: true });
};

const absolute = (location: string, target: string, client: HttpClient): string => {
  const url = URL.parse(location, client.urlOf(target))?.href;
  if (url === undefined || !/^https?:/.test(url)) throw new TransportError('malformed');
  return url;
};

const linkIn = (body: Record<string, unknown>): string => {
  const [first] = Array.isArray(body.data) ? body.data : [];
  const found = [body.video_url, body.url, (first as { url?: unknown } | undefined)?.url].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  if (found === undefined) throw new TransportError('malformed');
  return found;
};

/** An address in a response is not the operator's: it must be public, and gets no key. */
const downloadExternal = async (
  safeFetch: SafeFetch,
  url: string,
  toPath: string,
  { maxBytes, retryMs }: Limits,
  signal: AbortSignal,
): Promise<void> => {
  for (let failures = 0; ; ) {
    await rm(toPath, { force: true });
    try {
      await safeFetch.download(url, { toPath, maxBytes, timeoutMs: 3_600_000, signal });
      return;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      failures += 1;
      const isRetryable =
        error.reason === 'unreachable' || error.reason === 'timeout' || error.reason === 'bad_status';
      if (!isRetryable || failures >= tries)
        throw new UpstreamFailure('unavailable', { code: error.reason, isFinal: true });
      await delay(retryMs * 2 ** failures, undefined, { signal });
    }
  }
};
