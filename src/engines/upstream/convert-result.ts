/** Converts an upstream video to what the task requested. */
import { join } from 'node:path';
import { ApiError } from '../../domain/errors.ts';
import type { EngineCall, VideoJob, VideoResult } from '../engine.ts';
import type { ConvertedVideo, TargetFormat } from '../media/convert-video.ts';

export type ConvertVideo = (
  path: string,
  outPath: string,
  call: EngineCall & { target: TargetFormat; onProgress: (percent: number) => void },
) => Promise<ConvertedVideo>;

/** If the video is shorter than requested by more than this, the response says how long it is. */
const shortfallSeconds = 0.5;

export const convertResult = async (
  convertVideo: ConvertVideo,
  video: VideoResult,
  job: VideoJob,
  { signal, accountId, onProgress }: EngineCall & { onProgress: (percent: number) => void },
): Promise<VideoResult> => {
  const { width, height, seconds } = job;
  const target = { width, height, seconds, watermark: job.watermark && video.hasWatermark !== true };
  try {
    const outPath = join(job.workDir, 'converted.mp4');
    const converted = await convertVideo(video.videoPath, outPath, {
      target,
      signal,
      accountId,
      onProgress,
    });
    const isShort = converted.durationSeconds < seconds - shortfallSeconds;
    return {
      ...video,
      videoPath: converted.path,
      ...(isShort && { actualSeconds: Math.round(converted.durationSeconds * 100) / 100 }),
    };
  } catch (error) {
    // The file came from a provider and not from the user.
    if (error instanceof ApiError && error.code === 'invalid_file_format')
      throw new ApiError('upstream_error', { cause: error });
    throw error;
  }
};
