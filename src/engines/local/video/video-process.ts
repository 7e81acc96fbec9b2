/** The process that makes videos: it composes and poses, threads draw, another thread encodes. */

import { join } from 'node:path';
import { compile, render, type Speak, type WordsToSpeak } from '@kinora/film';
import { catalogue, isVideoModel } from '../../../domain/models.ts';
import { drawnPercent, stagePercents } from '../../../domain/video/making-progress.ts';
import { serveEngine } from '../../child-process-server.ts';
import type { VideoJob, VideoResult } from '../../engine.ts';
import { writePreview } from '../../media/preview-image.ts';
import { drawWatermark } from '../../media/watermark.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { describeJob, type StoredScene, toldToStore } from './describe-job.ts';

/** The messages of the process while it makes a video. */
export type VideoEvent = { percent: number } | { previewPath: string } | { speak: WordsToSpeak[] };

/** The requests to the process. */
export type RenderRequest = { job: VideoJob; framesPerSecond: number | undefined };

const isFastModel = (id: string) =>
  catalogue.some((model) => isVideoModel(model) && model.id === id && model.isFast);

const even = (pixels: number) => Math.max(16, pixels - (pixels % 2));

/** The process that speaks is another: the words go to the parent, which gives their sounds back as input. */
const speakBy =
  (report: (event: VideoEvent) => void, input: AsyncIterable<unknown>): Speak =>
  async (lines) => {
    report({ speak: [...lines] });
    for await (const sounds of input) return sounds as Awaited<ReturnType<Speak>>;
    return [];
  };

const makeVideo = async (
  { job, framesPerSecond }: RenderRequest,
  { signal, report, speak }: { signal: AbortSignal; report: (event: VideoEvent) => void; speak: Speak },
): Promise<VideoResult> => {
  report({ percent: stagePercents.reading });
  const { screenplay, seed, author, characters, told } = describeJob(job);
  report({ percent: stagePercents.staging });
  const size = { width: even(job.width), height: even(job.height) };
  const video = await compile(screenplay, {
    ...size,
    seed,
    seconds: job.seconds,
    pictures: job.images.flatMap(({ path, role }) => (role === 'component' ? [] : [{ path, role }])),
    components: job.images.filter(({ role }) => role === 'component').map(({ path }) => path),
    characters,
    speak,
    signal,
  });
  signal.throwIfAborted();
  const videoPath = join(job.workDir, 'video.mp4');
  report({ percent: stagePercents.drawing });
  let percent: number = stagePercents.drawing;
  const previewPath = join(job.workDir, 'preview.webp');
  let isWriting = false;
  await render(video, {
    path: videoPath,
    quality: isFastModel(job.model) ? 'fast' : 'full',
    hasSound: true,
    framesPerSecond,
    overlay: job.watermark ? drawWatermark(size) : undefined,
    signal,
    onPreview: (still) => {
      if (isWriting) return;
      isWriting = true;
      // A video without its preview is still a video.
      writePreview(previewPath, still)
        .then(
          () => report({ previewPath }),
          () => {},
        )
        .finally(() => {
          isWriting = false;
        });
    },
    onProgress: (share) => {
      const done = drawnPercent(share);
      if (done > percent) report({ percent: done });
      percent = Math.max(percent, done);
    },
  });
  const stored: StoredScene = {
    engine: 'film',
    version: 3,
    seed,
    ...toldToStore(told),
    scene: video.scene,
    ...(video.later.length > 0 && {
      later: video.later.map(({ scene, seconds }) => ({ scene, share: seconds / video.seconds })),
    }),
    hero: video.hero,
    notDrawn: video.notDrawn,
    author,
  };
  return { videoPath, scene: JSON.stringify(stored), notDrawn: video.notDrawn, shownAs: screenplay.shownAs };
};

serveEngine({
  handlers: {
    render: (request: RenderRequest, { signal, emit, input }) =>
      makeVideo(request, { signal, report: emit, speak: speakBy(emit, input) }).finally(() => {
        // In the next tick, when nothing references the scene any more; otherwise it would be in memory beside the next
        // video's.
        setImmediate(collectGarbage);
      }),
  },
});
