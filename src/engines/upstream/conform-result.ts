/** Converts an upstream video to what the task requested. */
import { join } from 'node:path';
import { ApiError } from '../../domain/errors.ts';
import type { EngineCall, VideoJob, VideoResult } from '../engine.ts';
import type { ConformedVideo, TargetFormat } from '../media/conform-video.ts';

export type ConformVideo = (
  path: string,
  outPath: string,
  call: EngineCall & { wish: TargetFormat; onProgress: (percent: number) => void },
) => Promise<ConformedVideo>;

/** If the video is shorter than requested by more than this, the response says how long it is. */
const shortfallSeconds = 0.5;

export const conformResult = async (
  conformVideo: ConformVideo,
  video: VideoResult,
  job: VideoJob,
  { signal, onProgress }: EngineCall & { onProgress: (percent: number) => void },
): Promise<VideoResult> => {
  const { width, height, seconds } = job;
  const wish = { width, height, seconds, watermark: job.watermark && video.isMarked !== true };
  try {
    const outPath = join(job.workDir, 'fitted.mp4');
    const fitted = await conformVideo(video.videoPath, outPath, { wish, signal, onProgress });
    const isShort = fitted.durationSeconds < seconds - shortfallSeconds;
    return {
      ...video,
      videoPath: fitted.path,
      ...(isShort && { actualSeconds: Math.round(fitted.durationSeconds * 100) / 100 }),
    };
  } catch (error) {
    // The file came from a provider and not from the user.
    if (error instanceof ApiError && error.code === 'invalid_file_format')
      throw new ApiError('upstream_error', { cause: error });
    throw error;
  }
};
