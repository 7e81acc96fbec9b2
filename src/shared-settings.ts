/** Which settings should be the same in all processes on one database. */
import type { Config } from './config/config.ts';

/** Settings that may differ between processes on one database, such as addresses and folders. */
const perProcessSettings = new Set<keyof Config>([
  'host',
  'port',
  'metricsPort',
  'metricsHost',
  'dataDir',
  'sources',
  'roles',
  'databaseUrl',
  'databasePoolSize',
  'databaseConnectSeconds',
  'databaseStatementSeconds',
  'databaseWaitSeconds',
  'bootstrapKey',
  'modelsDir',
  'modelHubUrl',
  'trustProxy',
  'logLevel',
  'videoConcurrency',
  'workerModels',
  'audioQueueLimit',
  'engineIdleSeconds',
  'engineMemoryMb',
  'engineThreads',
  'drainSeconds',
  'shutdownDelaySeconds',
]);

/** All others: if they differ, a response depends on which process gave it. */
export const sharedSettings = (config: Config): Partial<Config> =>
  Object.fromEntries(
    Object.entries(config).filter(([name]) => !perProcessSettings.has(name as keyof Config)),
  );
