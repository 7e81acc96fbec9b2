/** The process that makes videos: it composes and poses, threads draw, another thread encodes. */

import { join } from 'node:path';
import { compile, render } from '@kinora/film';
import { catalogue, isVideoModel } from '../../../domain/models.ts';
import { serveEngine } from '../../child-process-server.ts';
import type { VideoJob, VideoResult } from '../../engine.ts';
import { drawWatermark } from '../../media/watermark.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { describeJob, type StoredScene } from './describe-job.ts';

const isFastModel = (id: string) =>
  catalogue.some((model) => isVideoModel(model) && model.id === id && model.isFast);

const even = (pixels: number) => Math.max(16, pixels - (pixels % 2));

const makeVideo = async (
  job: VideoJob,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<VideoResult> => {
  const { scene, seed, author, characters } = describeJob(job);
  const size = { width: even(job.width), height: even(job.height) };
  const video = await compile(scene, {
    ...size,
    seed,
    seconds: job.seconds,
    pictures: job.images.flatMap(({ path, role }) => (role === 'component' ? [] : [{ path, role }])),
    components: job.images.filter(({ role }) => role === 'component').map(({ path }) => path),
    characters,
    signal,
  });
  signal.throwIfAborted();
  const videoPath = join(job.workDir, 'video.mp4');
  let percent = 0;
  await render(video, {
    path: videoPath,
    quality: isFastModel(job.model) ? 'fast' : 'full',
    hasSound: true,
    overlay: job.watermark ? drawWatermark(size) : undefined,
    signal,
    onProgress: (share) => {
      const done = Math.floor(share * 100);
      if (done > percent) onPercent(done);
      percent = done;
    },
  });
  const stored: StoredScene = {
    engine: 'film',
    version: 3,
    seed,
    scene: video.scene,
    hero: video.hero,
    notDrawn: video.notDrawn,
    author,
  };
  return { videoPath, scene: JSON.stringify(stored), notDrawn: video.notDrawn };
};

serveEngine({
  handlers: {
    render: (job: VideoJob, { signal, emit }) =>
      makeVideo(job, signal, emit).finally(() => {
        // In the next tick, when nothing references the scene any more; otherwise it would be in memory beside the next
        // video's.
        setImmediate(collectGarbage);
      }),
  },
});
