/** The embedded video engine: text to a staged 3D video, in separate processes. */

import { availableParallelism } from 'node:os';
import type { SpeechEngine, VideoEngine, VideoJob, VideoResult } from '../../engine.ts';
import { createProcessPool, type ProcessPoolOptions } from '../../process-pool.ts';
import { processOptions } from './process-options.ts';
import { createSpokenLines } from './spoken-lines.ts';
import type { RenderRequest, VideoEvent } from './video-process.ts';

type LocalVideoEngineOptions = Pick<
  ProcessPoolOptions,
  'processes' | 'idleMs' | 'memoryLimitMb' | 'abortGraceMs' | 'logger' | 'cpuShare'
> & {
  /** How much a process may grow while it makes one video. */
  videoMemoryMb?: number;
  /** Those of the film engine if not given. */
  framesPerSecond?: number;
  /** Speaks words in quotation marks; without it they are listed as not drawn. */
  speech?: SpeechEngine;
};

const timeoutMs = 3_600_000;
/**
 * More than a full HD video may need, whatever its prompt says. A video that grows beyond it is stopped before the
 * machine is out of memory; a process that is larger after its video has leaked and is replaced.
 */
const baseMemoryMb = 1_000;
const threadMemoryMb = 300;
const usualMemoryMb = baseMemoryMb + availableParallelism() * threadMemoryMb;

/**
 * Ten times what the worst prompts take on a machine with a load of thirty. A prompt that is never read to its end, or a
 * picture that is never seen through, does not keep a process until the time limit.
 */
const mostCpuMs = ({ seconds, width, height }: VideoJob): number =>
  300_000 + 120_000 * seconds * ((width * height) / 1e6);

export const createLocalVideoEngine = ({
  videoMemoryMb = usualMemoryMb,
  framesPerSecond,
  speech,
  ...options
}: LocalVideoEngineOptions) => {
  const pool = createProcessPool({
    // The caller is released at once; a busy machine gets time to stop before the process is killed.
    abortGraceMs: 10_000,
    ...options,
    name: 'video',
    modulePath: new URL('./video-process.ts', import.meta.url),
    ...processOptions,
    maxQueue: 1_000,
    memoryLimitMb: Math.max(options.memoryLimitMb ?? 0, videoMemoryMb),
  });
  const engine: VideoEngine = {
    generate: async (job, { signal, onProgress, onPreview, accountId }) => {
      const { seconds } = job;
      const lines = createSpokenLines({ speech, seconds, signal, accountId, logger: options.logger });
      const making = pool.call<VideoResult>('render', { job, framesPerSecond } satisfies RenderRequest, {
        signal,
        timeoutMs,
        input: lines.sounds,
        memoryMb: videoMemoryMb,
        cpuMs: mostCpuMs(job),
        // The queue tries again, after a pause, and counts.
        retryOnCrash: false,
        onEvent: (event) => {
          const told = event as VideoEvent;
          if ('percent' in told) onProgress(told.percent);
          else if ('speak' in told) lines.ask(told.speak);
          else onPreview?.(told.previewPath);
        },
      });
      return making.finally(lines.end);
    },
  };
  return { ...engine, stats: pool.stats, close: pool.close };
};
