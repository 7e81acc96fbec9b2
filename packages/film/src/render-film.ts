/** A compiled film to an MP4 file. */

import type { CompiledFilm } from './compile.ts';
import type { Quality } from './render/quality.ts';
import { mixSoundtrack } from './sound/mix-soundtrack.ts';
import type { Overlay } from './video/overlay.ts';
import { renderVideo } from './video/render-video.ts';

export const framesPerSecond = 24;

export type RenderOptions = {
  path: string;
  /** `fast` draws coarser. */
  quality?: Quality;
  hasSound?: boolean;
  /** Stamped on every frame. */
  overlay?: Overlay;
  signal?: AbortSignal;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  /** Threads that draw; all cores if not given. */
  workers?: number;
};

export const render = async (compiled: CompiledFilm, options: RenderOptions): Promise<void> => {
  const { film, stage, plate, seconds, width, height } = compiled;
  const { path, quality = 'full', hasSound = true, signal = new AbortController().signal } = options;
  const frameCount = Math.max(1, Math.round(seconds * framesPerSecond));
  const sound = hasSound ? await mixSoundtrack(stage, signal) : null;
  await renderVideo({
    world: film.world,
    frameCount,
    framesPerSecond,
    width,
    height,
    quality,
    poseFrame: (number) => film.poseFrame(number / framesPerSecond),
    ...(plate && {
      plateAt: (number: number) => ({
        ...plate.frameAt(frameCount > 1 ? number / (frameCount - 1) : 0),
        mode: plate.isWhole ? ('background' as const) : ('over' as const),
      }),
    }),
    sound,
    overlay: options.overlay,
    path,
    signal,
    onProgress: options.onProgress,
    workers: options.workers,
  });
};
