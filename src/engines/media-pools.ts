/** The processes that open and write media: for each kind of work as many as keep it from holding up another. */

import type { PoolLogger } from './engine-process.ts';
import { createProcessPool } from './process-pool.ts';

export type MediaOptions = {
  /** How many files are processed at once. */
  processes: number;
  /** How many upstream videos are converted at once, and the threads of each. */
  converters?: { processes: number; threads: number };
  idleMs?: number;
  /** How much processor time a call may take, in shares of what is allowed for its kind. */
  cpuShare?: number;
  logger?: PoolLogger;
};

export const createPools = (options: MediaOptions) => {
  const { idleMs, logger, cpuShare } = options;
  const shared = { maxQueue: 64, idleMs, logger, cpuShare };
  const modulePath = new URL('./media/media-process.ts', import.meta.url);
  /** Sounds and pictures of requests. One account never has all processes: those of others are short. */
  const files = createProcessPool({
    ...shared,
    name: 'media',
    modulePath,
    processes: options.processes,
    maxRunningPerAccount: Math.max(1, options.processes - 1),
    memoryLimitMb: 1_024,
  });
  /** Frames of videos take longer than anything else, so they have processes of their own. */
  const frameProcesses = Math.max(1, Math.ceil(options.processes / 2));
  const frames = createProcessPool({
    ...shared,
    name: 'video frames',
    modulePath,
    processes: frameProcesses,
    maxRunningPerAccount: Math.max(1, frameProcesses - 1),
    memoryLimitMb: 1_024,
  });
  /** Clips for characters are not charged: they have one process, and videos that are paid do not wait for it. */
  const clips = createProcessPool({
    ...shared,
    name: 'clips',
    modulePath,
    processes: 1,
    memoryLimitMb: 1_024,
  });
  const encoder = createProcessPool({
    ...shared,
    name: 'audio encoder',
    modulePath: new URL('./media/encoder-process.ts', import.meta.url),
    processes: 1,
    // How many speech streams are encoded at once. Each may wait for its engine or its listener, so no account has all.
    concurrencyPerProcess: 64,
    maxRunningPerAccount: 8,
    memoryLimitMb: 512,
  });

  const converters = options.converters ?? { processes: 1, threads: 1 };
  const videos = createProcessPool({
    ...shared,
    name: 'video conversion',
    modulePath: new URL('./media/convert-process.ts', import.meta.url),
    processes: converters.processes,
    // Waiting calls are limited by the routes' concurrency already, so none is rejected here.
    maxQueue: 100_000,
    memoryLimitMb: 1_024,
  });
  /** Cuts are not charged: they have one process, and videos that are paid do not wait for it. */
  const cuts = createProcessPool({
    ...shared,
    name: 'video cuts',
    modulePath: new URL('./media/convert-process.ts', import.meta.url),
    processes: 1,
    memoryLimitMb: 1_024,
  });

  return { files, frames, clips, encoder, videos, cuts, converters };
};
