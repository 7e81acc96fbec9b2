/** Videos from an AI SDK provider: start, store the operation, poll, download. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Experimental_VideoModelV4,
  Experimental_VideoModelV4CallOptions,
  Experimental_VideoModelV4File,
  Experimental_VideoModelV4VideoData,
  JSONValue,
} from '@ai-sdk/provider';
import type { HttpClient } from '../../../lib/http/http-client.ts';
import type { EngineCall, VideoJob, VideoShape } from '../../engine.ts';
import { type DownloadTools, downloadVideo, requireVideo } from '../download-video.ts';
import { beginJob, followJob, isUnknownJob, type JobState, jobIdOf, jobKey } from '../follow-job.ts';
import { withDeadline } from '../openai/server.ts';
import type { RouteVideo } from '../route-engine.ts';
import { asUpstreamFailure, jobFailure, UpstreamFailure } from '../upstream-failure.ts';
import { videoPrompt } from '../video-prompt.ts';
import { modelOf } from './load-provider.ts';
import { type AiSdkRoute, callProvider, mergeOptions } from './provider-calls.ts';

type Videos = Experimental_VideoModelV4VideoData[];

export const createAiSdkVideos = (
  route: AiSdkRoute,
  client: HttpClient | null,
  tools: DownloadTools,
): RouteVideo => {
  const { profile, secretsToRedact } = route;

  const statusOf = (
    model: Experimental_VideoModelV4,
    operation: JSONValue,
    signal: AbortSignal,
  ): Promise<JobState<Videos>> =>
    callProvider(route, signal, async () => {
      const status = await model.doStatus!({ operation, abortSignal: signal });
      if (status.status === 'error') throw jobFailure({ message: status.error }, secretsToRedact);
      return status.status === 'completed' ? { state: 'done', value: status.videos } : { state: 'running' };
    });

  const saveVideo = async (
    [video]: Videos,
    job: VideoJob,
    call: Pick<EngineCall, 'signal' | 'accountId'>,
  ) => {
    const videoPath = join(job.workDir, 'video.mp4');
    if (!video || video.type === 'uploaded') throw new UpstreamFailure('unavailable', { code: 'no_video' });
    if (video.type === 'url') {
      await downloadVideo(tools, client, video.url, videoPath, call);
    } else {
      await writeFile(videoPath, video.type === 'base64' ? Buffer.from(video.data, 'base64') : video.data);
      await requireVideo(tools.probe, videoPath, call);
    }
    return { videoPath, scene: null };
  };

  const isStartable = (model: Experimental_VideoModelV4): boolean =>
    model.doStart !== undefined && model.doStatus !== undefined;

  return {
    async generate(job, call) {
      const signal = withDeadline(call.signal, route.route);
      const { onProgress, accountId } = call;
      const own = { signal, accountId };
      const provider = await route.provider();
      const model = modelOf(job.model, provider.video, provider.videoModel);
      const finish = async (operation: JSONValue) =>
        saveVideo(
          await followJob({
            poll: () => statusOf(model, operation, signal),
            pollMs: route.pollMs,
            signal,
            onProgress,
          }),
          job,
          own,
        );
      if (call.upstreamJobId !== null) {
        try {
          return await finish(JSON.parse(call.upstreamJobId) as JSONValue);
        } catch (error) {
          const failure = asUpstreamFailure(error);
          if (!failure || !isUnknownJob(failure)) throw error;
        }
      }
      const options = await videoOptions(route, job, signal);
      return callProvider(route, signal, async () => {
        if (!isStartable(model)) {
          if (!model.doGenerate)
            throw new UpstreamFailure('misconfigured', { code: 'not_offered_by_package' });
          return saveVideo((await model.doGenerate(options)).videos, job, own);
        }
        const operation = await beginJob({
          begin: async (late) => (await model.doStart!({ ...options, abortSignal: late })).operation,
          storeJobId: (started) => call.storeJobId(jobIdOf(JSON.stringify(started))),
          // The interface has no way to cancel one.
          cancel: async () => {},
          signal,
        });
        return finish(operation);
      });
    },

    refusal: (video) => refusalOf(profile.video, video),
  };
};

const ratioOf = ({ width, height }: Pick<VideoShape, 'width' | 'height'>): `${number}:${number}` =>
  width === height ? '1:1' : width > height ? '16:9' : '9:16';

const linesOf = ({ width, height }: Pick<VideoShape, 'width' | 'height'>): string =>
  `${Math.min(width, height)}p`;

const refusalOf = (can: AiSdkRoute['profile']['video'], video: VideoShape): string | null => {
  const longest = can.seconds === null ? Number.POSITIVE_INFINITY : Math.max(...can.seconds);
  if (video.seconds > longest) return `the provider behind it makes videos of at most ${longest} seconds`;
  if (can.aspectRatios && !can.aspectRatios.includes(ratioOf(video)))
    return `the provider behind it makes no videos of ${video.width}x${video.height}`;
  if (video.imageRoles.includes('last') && !can.lastFrame)
    return 'the provider behind it takes no last frame';
  const references = video.imageRoles.filter((role) => role === 'component' || role === 'reference').length;
  // A single image can always be the first frame.
  if (references > Math.max(1, can.references))
    return `the provider behind it takes at most ${Math.max(1, can.references)} reference images`;
  return null;
};

const videoOptions = async (
  route: AiSdkRoute,
  job: VideoJob,
  signal: AbortSignal,
): Promise<Experimental_VideoModelV4CallOptions> => {
  const { video } = route.profile;
  const files = await Promise.all(
    job.images.map(async ({ path, role }) => ({ role, file: await fileOf(path) })),
  );
  const byRole = (...roles: string[]) =>
    files.filter(({ role }) => roles.includes(role)).map(({ file }) => file);
  const [first] = byRole('first');
  const [last] = byRole('last');
  const characters = await Promise.all(job.characters.map(({ picturePath }) => fileOf(picturePath)));
  const references = [...byRole('component', 'reference'), ...characters];
  const isStart = first === undefined && (video.references === 0 || job.model.includes('image-to-video'));
  const image = first ?? (isStart ? references[0] : undefined);
  const inputReferences = isStart ? [] : references.slice(0, video.references);
  const long = Math.max(job.width, job.height);
  const short = Math.min(job.width, job.height);
  return {
    prompt: videoPrompt(job),
    n: 1,
    aspectRatio: ratioOf(job),
    resolution:
      video.size === 'landscape'
        ? `${long}x${short}`
        : video.size === 'as-requested'
          ? `${job.width}x${job.height}`
          : undefined,
    duration: video.seconds?.find((seconds) => seconds >= job.seconds) ?? job.seconds,
    fps: undefined,
    // The smallest seed range that all providers accept.
    seed: job.seed % 2_147_483_647,
    image,
    frameImages: last
      ? [
          ...(first ? [{ image: first, frameType: 'first_frame' as const }] : []),
          { image: last, frameType: 'last_frame' },
        ]
      : undefined,
    inputReferences: inputReferences.length > 0 ? inputReferences : undefined,
    generateAudio: undefined,
    providerOptions: mergeOptions(
      route,
      video.size === 'resolution-option' ? { resolution: linesOf(job) } : {},
    ),
    // A provider that supports it returns the same job again, if this process is killed before it has stored it.
    headers: { 'idempotency-key': jobKey(job) },
    abortSignal: signal,
  };
};

const fileOf = async (path: string): Promise<Experimental_VideoModelV4File> => ({
  type: 'file',
  mediaType: 'image/png',
  data: new Uint8Array(await readFile(path)),
});
