/** A film from elsewhere as the task asked for it. */
import { join } from 'node:path';
import { ApiError } from '../../domain/errors.ts';
import type { EngineCall, VideoJob, VideoResult } from '../engine.ts';
import type { FilmWish, FittedFilm } from '../media/fit-film.ts';

export type FitFilm = (
  path: string,
  outPath: string,
  call: EngineCall & { wish: FilmWish; onProgress: (percent: number) => void },
) => Promise<FittedFilm>;

/** Below this much less than asked, the user is told how long the film is. */
const shortfallSeconds = 0.5;

export const fitResult = async (
  fitFilm: FitFilm,
  film: VideoResult,
  job: VideoJob,
  { signal, onProgress }: EngineCall & { onProgress: (percent: number) => void },
): Promise<VideoResult> => {
  const { width, height, seconds } = job;
  const wish = { width, height, seconds, watermark: job.watermark && film.isMarked !== true };
  try {
    const outPath = join(job.workDir, 'fitted.mp4');
    const fitted = await fitFilm(film.videoPath, outPath, { wish, signal, onProgress });
    const isShort = fitted.durationSeconds < seconds - shortfallSeconds;
    return {
      ...film,
      videoPath: fitted.path,
      ...(isShort && { actualSeconds: Math.round(fitted.durationSeconds * 100) / 100 }),
    };
  } catch (error) {
    // It came from a provider and not from the user.
    if (error instanceof ApiError && error.code === 'invalid_file_format')
      throw new ApiError('upstream_error', { cause: error });
    throw error;
  }
};
