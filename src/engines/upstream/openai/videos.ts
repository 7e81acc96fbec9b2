/** Videos from a server with /videos: create, poll, download. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../../domain/errors.ts';
import { jsonBody } from '../../../lib/http/http-body.ts';
import { discard, TransportError } from '../../../lib/http/http-client.ts';
import type { VideoJob } from '../../engine.ts';
import { type DownloadTools, downloadVideo } from '../download-video.ts';
import {
  beginJob,
  followJob,
  isUnknownJob,
  type JobState,
  jobIdOf,
  jobKey,
  mustKeepJob,
} from '../follow-job.ts';
import { parseErrorBody } from '../parse-error-body.ts';
import type { RouteVideo, RouteVideoCall } from '../route-engine.ts';
import { asUpstreamFailure, jobFailure, UpstreamFailure } from '../upstream-failure.ts';
import { ask, askJson, type Server, withDeadline } from './server.ts';
import { kinoraVideos, openAiVideos } from './video-request.ts';

const statusTimeoutMs = 30_000;
const cancelTimeoutMs = 5_000;
/** A create responds as soon as it has its images. */
const createTimeoutMs = 300_000;
/** A server that is restarted is back by then. */
const repairMs = 120_000;
const maxPauseMs = 10_000;

export const createOpenAiVideos = (server: Server, tools: DownloadTools): RouteVideo => {
  const dialect = server.kind === 'kinora' ? kinoraVideos : openAiVideos;
  const pathOf = (id: string) => `/videos/${encodeURIComponent(id)}`;

  const begin = async (job: VideoJob, isAgain: boolean, signal: AbortSignal): Promise<string> => {
    const call = {
      method: 'POST',
      // If the response is lost, a server that supports the header returns the same job again.
      headers: { 'idempotency-key': jobKey(job, isAgain) },
      signal,
      idleTimeoutMs: Math.min(createTimeoutMs, server.route.timeoutMs),
      ifStale: 'avoid',
    } as const;
    const sourceId = sourceVideo(job);
    if (sourceId !== undefined) {
      const body = jsonBody({ prompt: job.prompt, ...dialect.remix(job) });
      const remixed = await askJson(server, `${pathOf(sourceId)}/remix`, { ...call, body }).catch(
        unlessUnknown,
      );
      if (remixed) return idOf(remixed);
    }
    const { path, body } = await dialect.create(job, server.route.options);
    return idOf(await askJson(server, path, { ...call, body }));
  };

  /**
   * Another Kinora gives the same job to a repeat with the same key: where its answer is lost the job may be made, and
   * billed, so it is asked again before anybody else.
   */
  const beginAnswered = async (job: VideoJob, isAgain: boolean, signal: AbortSignal): Promise<string> => {
    let lostAtMs: number | undefined;
    for (let pauseMs = server.pollMs; ; pauseMs = Math.min(maxPauseMs, 2 * pauseMs)) {
      try {
        return await begin(job, isAgain, signal);
      } catch (error) {
        if (server.kind !== 'kinora' || signal.aborted || !isLost(error)) throw error;
        if (lostAtMs === undefined && !mayHaveArrived(error)) throw error;
        lostAtMs ??= performance.now();
        if (performance.now() - lostAtMs > repairMs) throw error;
      }
      await delay(pauseMs, undefined, { signal });
    }
  };

  const poll = async (id: string, signal: AbortSignal): Promise<JobState<Finished>> =>
    stateOf(
      await askJson(server, pathOf(id), { signal, idleTimeoutMs: statusTimeoutMs }),
      server.secretsToRedact,
    );

  /** Best effort: nobody waits for this video any more. */
  const cancel = async (id: string): Promise<void> => {
    const signal = AbortSignal.timeout(cancelTimeoutMs);
    await ask(server, pathOf(id), { method: 'DELETE', signal }).then(discard, () => {});
  };

  /** Undefined where the server no longer knows the job. */
  const collect = async (id: string, job: VideoJob, call: RouteVideoCall, signal: AbortSignal) => {
    let isMade = false;
    try {
      const { onProgress } = call;
      const { link } = await followJob({
        poll: () => poll(id, signal),
        pollMs: server.pollMs,
        signal,
        onProgress,
      });
      isMade = true;
      const videoPath = join(job.workDir, 'video.mp4');
      const download = (from: string) =>
        downloadVideo(tools, server.client, from, videoPath, { signal, accountId: call.accountId });
      await download(`${pathOf(id)}/content`).catch((error) => {
        // A server that keeps its videos elsewhere has no content of its own, only a link.
        if (link === undefined || signal.aborted || !isRefusal(error)) throw error;
        return download(link);
      });
      // Another Kinora gets the watermark option.
      return { videoPath, scene: JSON.stringify({ video: id }), hasWatermark: server.kind === 'kinora' };
    } catch (error) {
      if (signal.aborted) {
        if (!mustKeepJob(signal)) await cancel(id);
        throw error;
      }
      const failure = asUpstreamFailure(error);
      const isGone = failure !== undefined && isUnknownJob(failure);
      // If a video that was just finished is missing, it will not appear later either.
      if (!isGone || (isMade && call.upstreamJobId === null)) throw error;
      return undefined;
    }
  };

  return {
    async generate(job, call) {
      const signal = withDeadline(call.signal, server.route);
      const start = (isAgain: boolean) =>
        beginJob({
          begin: (late) => beginAnswered(job, isAgain, late),
          storeJobId: call.storeJobId,
          cancel,
          signal,
        });
      const first = await collect(call.upstreamJobId ?? (await start(false)), job, call, signal);
      // A restarted server has lost its jobs: started again, but only once.
      const made = first ?? (await collect(await start(true), job, call, signal));
      if (!made) throw new UpstreamFailure('unavailable', { status: 404, code: 'job_lost', isFinal: true });
      return made;
    },
    refusal: dialect.refusal,
  };
};

const isLost = (error: unknown): error is TransportError =>
  error instanceof TransportError && (error.kind === 'connection' || error.kind === 'timeout');

const notConnected = new Set<string | undefined>([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const mayHaveArrived = ({ code }: TransportError): boolean => !notConnected.has(code);

/** The upstream's id of the video to remix, if it was made there. */
const sourceVideo = ({ sourceScene }: VideoJob): string | undefined => {
  if (sourceScene === null) return undefined;
  const { video } = JSON.parse(sourceScene) as { video?: unknown };
  return typeof video === 'string' ? video : undefined;
};

/** A server without remix, or without that video, makes a new one. */
const unlessUnknown = (error: unknown): undefined => {
  if (error instanceof UpstreamFailure && [404, 405, 410, 501].includes(error.status ?? 0)) return undefined;
  throw error;
};

const idOf = ({ id }: Record<string, unknown>): string => jobIdOf(id);

/** `link`: where the server says the video is. */
type Finished = { link: string | undefined };

const linkOf = ({ url, video_url, outputs }: Record<string, unknown>): string | undefined =>
  [url, video_url, (outputs as { video_url?: unknown } | null | undefined)?.video_url].find(
    (value): value is string => typeof value === 'string' && /^https?:/i.test(value),
  );

const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError || (error instanceof UpstreamFailure && error.kind === 'misconfigured');

const statuses = {
  done: ['completed', 'succeeded', 'success', 'done'],
  running: ['queued', 'pending', 'created', 'starting', 'in_progress', 'processing', 'running'],
  failed: ['failed', 'error', 'rejected', 'cancelled', 'canceled', 'expired'],
};

/** Some write it as text, some leave it out. */
const progressOf = (progress: unknown): number | undefined =>
  typeof progress === 'number' || typeof progress === 'string' ? Number(progress) : undefined;

const stateOf = (
  video: Record<string, unknown>,
  secretsToRedact: Record<string, string>,
): JobState<Finished> => {
  const status = typeof video.status === 'string' ? video.status : '';
  if (statuses.done.includes(status)) return { state: 'done', value: { link: linkOf(video) } };
  if (statuses.running.includes(status))
    return { state: 'running', progress: progressOf(video.progress ?? 0) };
  if (statuses.failed.includes(status))
    throw jobFailure(parseErrorBody(400, JSON.stringify({ error: video.error })), secretsToRedact);
  throw new TransportError('malformed');
};
