/** Videos from a ComfyUI server: a filled-in workflow, its progress over the socket, its result from the history. */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import type { UpstreamRoute } from '../../../domain/route.ts';
import { formBody, jsonBody } from '../../../lib/http/http-body.ts';
import {
  discard,
  type HttpResponse,
  readJsonObject,
  readText,
  TransportError,
} from '../../../lib/http/http-client.ts';
import { parseJson } from '../../../lib/parse-json.ts';
import type { VideoJob, VideoShape } from '../../engine.ts';
import { type DownloadTools, downloadVideo } from '../download-video.ts';
import { followJob, isUnknownJob, type JobState, jobIdOf, jobName, mustKeepJob } from '../follow-job.ts';
import { clientFor, type HttpUpstream, withDeadline } from '../openai/server.ts';
import type { RouteEngine, RouteVideoCall } from '../route-engine.ts';
import { asUpstreamFailure, failureOf, UpstreamFailure } from '../upstream-failure.ts';
import { fillWorkflow, type Grid, imageInputs, inputsOf, valuesOf } from './fill-workflow.ts';

const requestTimeoutMs = 60_000;
const cancelTimeoutMs = 5_000;
/** With the workflow of the job, and those of all that wait. */
const historyLimits = { bytes: 16 * 1024 * 1024, values: 300_000 };
const mostQueueBytes = 16 * 1024 * 1024;
const videoName = /\.(mp4|m4v|mov|webm|mkv|avi)$/i;

const textOr = (value: unknown, usual: string): string => (typeof value === 'string' ? value : usual);

type Stored = { filename: string; subfolder: string; type: string };

export const createComfyRoute = (
  upstream: HttpUpstream,
  route: UpstreamRoute,
  tools: DownloadTools & { userAgent: string },
): RouteEngine => {
  const client = clientFor(upstream, tools.userAgent);
  const workflow = route.workflow!;
  const inputs = imageInputs(workflow);
  const grid: Grid = {
    fps: numberIn(route.options, 'fps', 16),
    frameStep: numberIn(route.options, 'frameStep', 4),
    sizeStep: numberIn(route.options, 'sizeStep', 16),
  };

  const ask = async (path: string, call: Parameters<typeof client.request>[1]): Promise<HttpResponse> => {
    const response = await client.request(path, call);
    if (response.status >= 200 && response.status < 300) return response;
    const failure = await failureOf(response, call.signal);
    // The operator writes the workflow, so a refused one is a configuration error.
    throw failure instanceof UpstreamFailure
      ? failure
      : new UpstreamFailure('misconfigured', { status: response.status, code: 'workflow_refused' });
  };
  const get = async (path: string, signal: AbortSignal) =>
    readJsonObject(await ask(path, { signal, idleTimeoutMs: requestTimeoutMs }), signal, historyLimits);
  const post = (path: string, body: unknown, signal: AbortSignal) =>
    ask(path, {
      method: 'POST',
      body: jsonBody(body),
      signal,
      idleTimeoutMs: requestTimeoutMs,
      ifStale: 'avoid',
    });

  const uploadImage = async (path: string, name: string, signal: AbortSignal): Promise<string> => {
    const blob = await openAsBlob(path, { type: 'image/png' });
    const body = formBody([['overwrite', 'true']], [{ name: 'image', blob, filename: name }]);
    const stored = await readJsonObject(
      await ask('/upload/image', { method: 'POST', body, signal, idleTimeoutMs: requestTimeoutMs }),
      signal,
    );
    if (typeof stored.name !== 'string') throw new TransportError('malformed');
    const folder = textOr(stored.subfolder, '');
    return folder ? `${folder}/${stored.name}` : stored.name;
  };

  /** Whether the job is in the server's queue; its history is queried separately. */
  const isQueued = async (id: string, signal: AbortSignal): Promise<boolean> =>
    (
      await readText(await ask('/queue', { signal, idleTimeoutMs: requestTimeoutMs }), signal, mostQueueBytes)
    ).includes(JSON.stringify(id));

  const submit = async (
    job: VideoJob,
    id: string,
    clientId: string,
    signal: AbortSignal,
  ): Promise<string> => {
    const values = valuesOf(job, grid);
    const characters = job.characters.map(({ picturePath }) => ({
      path: picturePath,
      role: 'component' as const,
    }));
    for (const [input, path] of inputsOf([...job.images, ...characters]))
      if (inputs.includes(input)) values[input] = await uploadImage(path, `${id}-${input}.png`, signal);
    const prompt = fillWorkflow(workflow, values);
    const response = await readJsonObject(
      await post('/prompt', { prompt, prompt_id: id, client_id: clientId }, signal),
      signal,
    );
    return jobIdOf(response.prompt_id);
  };

  const poll = async (id: string, signal: AbortSignal): Promise<JobState<Stored>> => {
    const history = async () =>
      (await get(`/history/${encodeURIComponent(id)}`, signal))[id] as HistoryEntry | undefined;
    const ended = await history();
    if (ended) return resultOf(ended);
    if (await isQueued(id, signal)) return { state: 'running' };
    // It may have finished between the two queries.
    const endedSince = await history();
    if (endedSince) return resultOf(endedSince);
    throw new UpstreamFailure('unavailable', { status: 404, code: 'job_lost' });
  };

  const cancel = async (id: string): Promise<void> => {
    const signal = AbortSignal.timeout(cancelTimeoutMs);
    await Promise.allSettled([
      post('/queue', { delete: [id] }, signal).then(discard),
      post('/interrupt', { prompt_id: id }, signal).then(discard),
    ]);
  };

  const collect = async (
    id: string,
    job: VideoJob,
    call: RouteVideoCall,
    clientId: string,
    signal: AbortSignal,
  ) => {
    const listening = new AbortController();
    const onMessage = (text: string) => reportProgress(text, id, call.onProgress);
    await client.listen(`/ws?clientId=${clientId}`, onMessage, listening.signal);
    try {
      const video = await followJob({
        poll: () => poll(id, signal),
        pollMs: upstream.pollMs,
        signal,
        onProgress: () => {},
      });
      const videoPath = join(job.workDir, 'video.mp4');
      const own = { signal, accountId: call.accountId };
      await downloadVideo(tools, client, `/view?${new URLSearchParams(video)}`, videoPath, own);
      return { videoPath, scene: null };
    } finally {
      listening.abort();
    }
  };

  return {
    video: {
      async generate(job, call) {
        const signal = withDeadline(call.signal, route);
        const clientId = idFor(jobName(job), 'client');
        // We choose the id and store it before sending, so that a crash cannot leave an unknown job behind.
        let id = call.upstreamJobId ?? idFor(jobName(job), 'prompt');
        const begin = async () => {
          const given = await submit(job, id, clientId, signal);
          // Older servers choose their own id.
          await call.storeJobId(given);
          id = given;
        };
        try {
          if (call.upstreamJobId === null) {
            await call.storeJobId(id, false);
            await begin();
          }
          return await collect(id, job, call, clientId, signal).catch(async (error) => {
            const failure = asUpstreamFailure(error);
            if (!failure || !isUnknownJob(failure)) throw error;
            // It never arrived, or the server was restarted and lost it.
            await begin();
            return collect(id, job, call, clientId, signal);
          });
        } catch (error) {
          if (signal.aborted && !mustKeepJob(signal)) await cancel(id);
          throw error;
        }
      },
      refusal: (video) => refusalOf(video, inputs),
    },
    async check(signal) {
      await get('/system_stats', signal);
      return { message: 'ok', isOk: true };
    },
    close: () => client.close(),
  };
};

const numberIn = (options: Record<string, unknown>, name: string, fallback: number): number =>
  typeof options[name] === 'number' && options[name] > 0 ? options[name] : fallback;

/** Derived from the task, so that a second submission is recognised. */
const idFor = (name: string, purpose: string): string => {
  const hex = createHash('sha256').update(`${purpose}:${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

const refusalOf = ({ imageRoles }: VideoShape, inputs: string[]): string | null => {
  const needed = inputsOf(imageRoles.map((role) => ({ path: '', role }))).map(([input]) => input);
  if (needed.length < imageRoles.length || needed.some((input) => !inputs.includes(input)))
    return inputs.length === 0
      ? 'the provider behind it takes no images'
      : `the provider behind it takes ${inputs.length === 1 ? 'one image' : `${inputs.length} images`} of other kinds`;
  return inputs.every((input) => needed.includes(input as (typeof needed)[number]))
    ? null
    : `the provider behind it needs ${inputs.length === 1 ? 'an image' : `${inputs.length} images`}`;
};

type HistoryEntry = {
  status?: { status_str?: string; messages?: unknown[] } | null;
  outputs?: Record<string, Record<string, unknown> | null> | null;
};

const resultOf = ({ status, outputs }: HistoryEntry): JobState<Stored> => {
  if (status?.status_str === 'error')
    throw new UpstreamFailure('unavailable', { code: 'execution_error', isFinal: true });
  const files = Object.values(outputs ?? {})
    .flatMap((output) => Object.values(output ?? {}))
    .filter(Array.isArray)
    .flat() as (Partial<Stored> | null)[];
  const video = files.find((file) => typeof file?.filename === 'string' && videoName.test(file.filename));
  if (!video) throw new UpstreamFailure('misconfigured', { code: 'workflow_makes_no_video', isFinal: true });
  return {
    state: 'done',
    value: {
      filename: video.filename!,
      subfolder: textOr(video.subfolder, ''),
      type: textOr(video.type, 'output'),
    },
  };
};

type ServerMessage = {
  type?: unknown;
  data?: { value?: unknown; max?: unknown; prompt_id?: unknown } | null;
};

const reportProgress = (text: string, id: string, onProgress: (percent: number) => void): void => {
  const { type, data } = Object(parseJson(text)) as ServerMessage;
  if (type !== 'progress' || (data?.prompt_id !== undefined && data.prompt_id !== id)) return;
  const { value = 0, max } = Object(data) as NonNullable<ServerMessage['data']>;
  // An error that is thrown here would end the process.
  if (typeof value !== 'number' || typeof max !== 'number' || max === 0) return;
  // Progress of the sampler's steps; decoding and writing come after.
  onProgress((95 * value) / max);
};
