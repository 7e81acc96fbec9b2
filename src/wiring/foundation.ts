/** The parts on which engines, services, workers and the console are built. */
import type { Cluster } from '../cluster.ts';
import type { Config } from '../config/config.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import type { ModelCatalogue } from '../domain/models.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { InstallationMark } from '../storage/installation-mark.ts';
import type { Store } from '../store.ts';

export type Foundation = {
  config: Config;
  version: string;
  store: Store;
  tasks: VideoTasks;
  models: ModelCatalogue;
  blobs: BlobStore;
  installationMark: InstallationMark;
  /** Undefined on SQLite. */
  cluster: Cluster | undefined;
  scratchDir: string;
  clock: Clock;
  logger: Logger;
};
