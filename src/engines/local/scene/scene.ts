/** The embedded video engine: a procedural film from a prompt and pictures, on any machine. */

import { availableParallelism } from 'node:os';
import type { VideoEngine, VideoResult } from '../../engine.ts';
import type { HostLogger } from '../../engine-process.ts';
import { createEngineHost } from '../../host.ts';
import type { SceneProcessData } from './scene-process.ts';

export type SceneEngineOptions = {
  /** Films made at once. */
  processes: number;
  maxQueue?: number;
  /** Frames of one film drawn at once; every thread keeps the film's layers in memory. */
  renderThreads?: number;
  encoderThreads?: number;
  /** Whether films have a quiet sound of their place. */
  sound?: boolean;
  idleMs?: number;
  memoryLimitMb?: number;
  logger?: HostLogger;
};

const maxRenderThreads = 4;
const timeoutMs = 3_600_000;

export const createSceneEngine = (options: SceneEngineOptions) => {
  const host = createEngineHost({
    name: 'scene',
    modulePath: new URL('./scene-process.ts', import.meta.url),
    processes: options.processes,
    maxQueue: options.maxQueue ?? 1_000,
    idleMs: options.idleMs,
    memoryLimitMb: options.memoryLimitMb ?? 1_024,
    logger: options.logger,
    data: {
      renderThreads: options.renderThreads ?? Math.min(maxRenderThreads, availableParallelism()),
      encoderThreads: options.encoderThreads ?? 1,
      sound: options.sound ?? true,
    } satisfies SceneProcessData,
  });
  const engine: VideoEngine = {
    generate: (job, { signal, onProgress }) =>
      host.call<VideoResult>('render', job, {
        signal,
        timeoutMs,
        onEvent: (percent) => onProgress(percent as number),
      }),
  };
  return { ...engine, stats: host.stats, close: host.close };
};

export type SceneEngine = ReturnType<typeof createSceneEngine>;
