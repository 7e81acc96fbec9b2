/**
 * Moves from SQLite to Postgres, and from one storage to another. The service is stopped during the move; the source stays
 * unchanged.
 */
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createNodes, nodeLostAfterMs } from '../db/cluster/nodes.ts';
import { openDatabase } from '../db/database.ts';
import { createSettings, installationIdOf } from '../db/settings.ts';
import { systemClock } from '../lib/clock.ts';
import { lockWholeDataFolder } from '../lib/files/data-folder-lock.ts';
import { scratchFolderOf } from '../lib/files/scratch-folder.ts';
import { StartError } from '../lib/start-error.ts';
import { expectedStorageUrl } from '../lib/storage-url.ts';
import { createInstallationMark, refuseForeignStorage } from '../storage/installation-mark.ts';
import { openStorage, refuseNestedStorages } from '../storage/open-storage.ts';
import { copyDatabase, type DatabaseCopy, type OnProgress } from './copy-database.ts';
import { copyFiles, type FilesCopy } from './copy-files.ts';
import { locationOf, postgresAt, requireSqlite } from './locations.ts';

export const moveDatabase = async (
  config: Config,
  targetUrl: string,
  onProgress: OnProgress,
): Promise<DatabaseCopy> => {
  const targetLocation = postgresAt(targetUrl);
  const sqlitePath = requireSqlite(config);
  using stack = new DisposableStack();
  stack.defer(lockWholeDataFolder(config.dataDir));
  await using source = await openDatabase({ sqlitePath });
  await using target = await openDatabase(targetLocation);
  return await copyDatabase(source, target, await installationIdOf(createSettings(source)), onProgress);
};

/** Files that a running service stores after they were listed would be missing in the target. */
const requireStopped = async (config: Config): Promise<() => void> => {
  if (config.databaseUrl === null) return lockWholeDataFolder(config.dataDir);
  await using db = await openDatabase(locationOf(config));
  const running = await createNodes(db, systemClock).listAlive();
  if (running.length > 0)
    throw new StartError(
      `A service uses this database, or did in the last ${nodeLostAfterMs / 1000} seconds. Stop all of its processes first.`,
    );
  return () => {};
};

export const moveFiles = async (config: Config, storageUrl: string): Promise<FilesCopy> => {
  const expected = expectedStorageUrl(storageUrl);
  if (expected !== null) throw new StartError(`The target of the files must be ${expected}.`);
  refuseNestedStorages(config, { storageUrl, dataDir: config.dataDir });
  using stack = new DisposableStack();
  stack.defer(await requireStopped(config));
  await using source = await openStorage(config);
  await using target = await openStorage({ storageUrl, dataDir: config.dataDir });
  const mark = await createInstallationMark(source.blobs).read();
  const known = await refuseForeignStorage(target.blobs, mark?.installationId);
  if (mark && !known) await createInstallationMark(target.blobs).write(mark);
  return await copyFiles(source.blobs, target.blobs, join(scratchFolderOf(config.dataDir), 'move'));
};
