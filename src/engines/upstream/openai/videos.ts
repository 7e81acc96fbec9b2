/** Films from a server with /videos: create, ask how far it is, fetch what came out. */
import { join } from 'node:path';
import { jsonBody } from '../../../lib/http-body.ts';
import { discard, HttpFailure } from '../../../lib/http-client.ts';
import type { VideoJob } from '../../engine.ts';
import { downloadFilm, type FilmTools } from '../download-film.ts';
import { readErrorFacts } from '../error-facts.ts';
import { followJob, isLost, isShutdown, type JobState } from '../follow-job.ts';
import type { RouteVideo, RouteVideoCall } from '../route-engine.ts';
import { asUpstreamFailure, jobFailure, UpstreamFailure } from '../upstream-failure.ts';
import { ask, askJson, type Server, withDeadline } from './server.ts';
import { kinoraVideos, openAiVideos } from './video-request.ts';

const statusTimeoutMs = 30_000;
const cancelTimeoutMs = 5_000;

export const createVideos = (server: Server, tools: FilmTools): RouteVideo => {
  const dialect = server.kind === 'kinora' ? kinoraVideos : openAiVideos;
  const pathOf = (id: string) => `/videos/${encodeURIComponent(id)}`;

  const begin = async (job: VideoJob, signal: AbortSignal): Promise<string> => {
    // Should the answer be lost, a server that knows the header gives the same job again.
    const headers = { 'idempotency-key': `kinora-${job.taskId}` };
    const sourceId = sourceVideo(job);
    if (sourceId !== undefined) {
      const remixed = await askJson(server, `${pathOf(sourceId)}/remix`, {
        method: 'POST',
        body: jsonBody({ prompt: job.prompt, ...dialect.remix(job) }),
        headers,
        signal,
      }).catch(unlessUnknown);
      if (remixed) return idOf(remixed);
    }
    const { path, body } = await dialect.create(job, server.route.options);
    return idOf(await askJson(server, path, { method: 'POST', body, headers, signal }));
  };

  const poll = async (id: string, signal: AbortSignal): Promise<JobState<true>> =>
    stateOf(await askJson(server, pathOf(id), { signal, idleTimeoutMs: statusTimeoutMs }), server.hide);

  /** Best effort: nobody waits for this film any more. */
  const cancel = async (id: string): Promise<void> => {
    const signal = AbortSignal.timeout(cancelTimeoutMs);
    await ask(server, pathOf(id), { method: 'DELETE', signal }).then(discard, () => {});
  };

  const collect = async (id: string, job: VideoJob, call: RouteVideoCall, signal: AbortSignal) => {
    try {
      const { onProgress } = call;
      await followJob({ poll: () => poll(id, signal), pollMs: server.pollMs, signal, onProgress });
      const videoPath = join(job.workDir, 'film.mp4');
      await downloadFilm(tools, server.client, `${pathOf(id)}/content`, videoPath, signal);
      // Another Kinora is told whether to mark it.
      return { videoPath, scene: JSON.stringify({ video: id }), isMarked: server.kind === 'kinora' };
    } catch (error) {
      if (signal.aborted && !isShutdown(signal)) await cancel(id);
      throw error;
    }
  };

  return {
    async generate(job, call) {
      const signal = withDeadline(call.signal, server.route);
      if (call.operation !== null) {
        try {
          return await collect(call.operation, job, call, signal);
        } catch (error) {
          const failure = asUpstreamFailure(error);
          if (!failure || !isLost(failure)) throw error;
        }
      }
      const id = await begin(job, signal);
      await call.onOperation(id);
      return collect(id, job, call, signal);
    },
    refusal: dialect.refusal,
  };
};

/** The upstream's id of the film to remix, if it was made there. */
const sourceVideo = ({ sourceScene }: VideoJob): string | undefined => {
  if (sourceScene === null) return undefined;
  const { video } = JSON.parse(sourceScene) as { video?: unknown };
  return typeof video === 'string' ? video : undefined;
};

/** A server without remix, or without that film any more, makes a new one. */
const unlessUnknown = (error: unknown): undefined => {
  if (error instanceof UpstreamFailure && [404, 405, 410, 501].includes(error.status ?? 0)) return undefined;
  throw error;
};

const idOf = ({ id }: Record<string, unknown>): string => {
  if (typeof id !== 'string' || id === '') throw new HttpFailure('malformed');
  return id;
};

const stateOf = (video: Record<string, unknown>, hide: Record<string, string>): JobState<true> => {
  switch (video.status) {
    case 'completed':
    case 'succeeded':
      return { state: 'done', value: true };
    case 'queued':
    case 'pending':
    case 'in_progress':
    case 'processing':
    case 'running':
      return { state: 'running', progress: Number(video.progress ?? 0) };
    case 'failed':
    case 'cancelled':
    case 'expired':
      throw jobFailure(readErrorFacts(400, JSON.stringify({ error: video.error })), hide);
    default:
      throw new HttpFailure('malformed');
  }
};
