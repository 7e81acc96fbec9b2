/** Options of the local engines from the configuration. */
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { LocalEngineOptions } from '../engines/local/local-engines.ts';
import type { Logger } from '../lib/logger.ts';

export const localEngineOptions = (config: Config, logger: Logger): LocalEngineOptions => ({
  modelsDir: config.modelsDir ?? join(config.dataDir, 'models'),
  hubUrl: config.modelHubUrl,
  videosAtOnce: config.videoConcurrency,
  framesPerSecond: config.videoFramesPerSecond,
  threads: config.engineThreads,
  idleMs: config.engineIdleSeconds * 1000,
  memoryLimitMb: config.engineMemoryMb,
  listenWeights: config.listenWeights,
  maxQueue: config.audioQueueLimit,
  chatModel: config.chatModel,
  logger,
});
