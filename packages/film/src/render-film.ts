/** A compiled film to an MP4 file. */

import type { CompiledFilm } from './compile.ts';
import { framesPerSecond as usualFrames } from './render/frame-rate.ts';
import type { Quality } from './render/quality.ts';
import { mixSoundtracks } from './sound/mix-soundtrack.ts';
import type { Overlay } from './video/overlay.ts';
import type { Still } from './video/preview.ts';
import { renderVideo } from './video/render-video.ts';

export type RenderOptions = {
  path: string;
  /** `fast` draws coarser. */
  quality?: Quality;
  hasSound?: boolean;
  /** Stamped on every frame. */
  overlay?: Overlay;
  signal?: AbortSignal;
  /** A small copy of a drawn frame, now and then. */
  onPreview?: (still: Still) => void;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  /** Threads that draw; all cores if not given. */
  workers?: number;
  /** Fewer than usual are drawn in less time. */
  framesPerSecond?: number | undefined;
};

export const render = async (compiled: CompiledFilm, options: RenderOptions): Promise<void> => {
  const { film, stage, later, plate, seconds, width, height } = compiled;
  const { path, quality = 'full', hasSound = true, signal = new AbortController().signal } = options;
  const { framesPerSecond = usualFrames } = options;
  const frameCount = Math.max(1, Math.round(seconds * framesPerSecond));
  const framesOf = (length: number) => Math.max(1, Math.round(length * framesPerSecond));
  const sound = hasSound ? await mixSoundtracks([stage, ...later.map((beat) => beat.stage)], signal) : null;
  await renderVideo({
    world: film.world,
    frameCount: later.length === 0 ? frameCount : framesOf(stage.seconds),
    later: later.map((beat) => ({
      frameCount: framesOf(beat.seconds),
      load: async () => {
        const next = await beat.createFilm();
        signal.throwIfAborted();
        const poseFrame = (number: number) => next.poseFrame(number / framesPerSecond);
        return { world: next.world, poseFrame, dispose: next.dispose };
      },
    })),
    framesPerSecond,
    width,
    height,
    quality,
    poseFrame: (number) => film.poseFrame(number / framesPerSecond),
    dispose: film.dispose,
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
    onPreview: options.onPreview,
    onProgress: options.onProgress,
    workers: options.workers,
  });
};
