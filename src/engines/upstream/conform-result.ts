/** Converts an upstream video to what the task requested. */
import { join } from 'node:path';
import { ApiError } from '../../domain/errors.ts';
import type { EngineCall, VideoJob, VideoResult } from '../engine.ts';
import type { ConformedVideo, TargetFormat } from '../media/conform-video.ts';

export type ConformVideo = (
  path: string,
  outPath: string,
  call: EngineCall & { target: TargetFormat; onProgress: (percent: number) => void },
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
  const target = { width, height, seconds, watermark: job.watermark && video.hasWatermark !== true };
  try {
    const outPath = join(job.workDir, 'conformed.mp4');
    const conformed = await conformVideo(video.videoPath, outPath, { target, signal, onProgress });
    const isShort = conformed.durationSeconds < seconds - shortfallSeconds;
    return {
      ...video,
      videoPath: conformed.path,
      ...(isShort && { actualSeconds: Math.round(conformed.durationSeconds * 100) / 100 }),
    };
  } catch (error) {
    // The file came from a provider and not from the user.
    if (error instanceof ApiError && error.code === 'invalid_file_format')
      throw new ApiError('upstream_error', { cause: error });
    throw error;
  }
};
