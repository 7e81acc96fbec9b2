/** The embedded video engine: text to a staged 3D video, in separate processes. */

import { availableParallelism } from 'node:os';
import type { VideoEngine, VideoResult } from '../../engine.ts';
import type { PoolLogger } from '../../engine-process.ts';
import { createProcessPool } from '../../process-pool.ts';
import type { VideoProcessData } from './video-process.ts';

type LocalVideoEngineOptions = {
  /** Videos made concurrently. */
  processes: number;
  maxQueue?: number;
  /** Threads that draw one video's frames; default: all cores. */
  renderThreads?: number;
  hasSound?: boolean;
  idleMs?: number;
  memoryLimitMb?: number;
  logger?: PoolLogger;
};

const timeoutMs = 3_600_000;
/** More than a full HD video may need: beyond it the process has leaked memory and is replaced. */
const baseMemoryMb = 1_000;
const threadMemoryMb = 300;

export const createLocalVideoEngine = (options: LocalVideoEngineOptions) => {
  const threads = options.renderThreads ?? availableParallelism();
  const pool = createProcessPool({
    name: 'video',
    modulePath: new URL('./video-process.ts', import.meta.url),
    processes: options.processes,
    maxQueue: options.maxQueue ?? 1_000,
    // The caller is released at once; a busy machine gets time to stop before the process is killed.
    abortGraceMs: 10_000,
    idleMs: options.idleMs,
    memoryLimitMb: Math.max(options.memoryLimitMb ?? 0, baseMemoryMb + threads * threadMemoryMb),
    logger: options.logger,
    data: {
      renderThreads: options.renderThreads ?? null,
      hasSound: options.hasSound ?? true,
    } satisfies VideoProcessData,
  });
  const engine: VideoEngine = {
    generate: (job, { signal, onProgress }) =>
      pool.call<VideoResult>('render', job, {
        signal,
        timeoutMs,
        onEvent: (percent) => onProgress(percent as number),
      }),
  };
  return { ...engine, stats: pool.stats, close: pool.close };
};
