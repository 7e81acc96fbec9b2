/**
 * Moves from SQLite to Postgres, and from one storage to another. The service is stopped during the move; the source stays
 * unchanged.
 */
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { createSettings, installationIdOf } from '../db/settings.ts';
import { lockDataFolder } from '../lib/files/data-folder-lock.ts';
import { scratchFolderOf } from '../lib/files/scratch-folder.ts';
import { createInstallationMark, refuseForeignStorage } from '../storage/installation-mark.ts';
import { openStorage, refuseNestedStorages } from '../storage/open-storage.ts';
import { copyDatabase, type DatabaseCopy, type OnProgress } from './copy-database.ts';
import { copyFiles, type FilesCopy } from './copy-files.ts';
import { postgresAt, requireSqlite } from './locations.ts';

export const moveDatabase = async (
  config: Config,
  targetUrl: string,
  onProgress: OnProgress,
): Promise<DatabaseCopy> => {
  const targetLocation = postgresAt(targetUrl);
  const sqlitePath = requireSqlite(config);
  using stack = new DisposableStack();
  stack.defer(lockDataFolder(config.dataDir));
  await using source = await openDatabase({ sqlitePath });
  await using target = await openDatabase(targetLocation);
  return await copyDatabase(source, target, await installationIdOf(createSettings(source)), onProgress);
};

export const moveFiles = async (config: Config, storageUrl: string): Promise<FilesCopy> => {
  refuseNestedStorages(config, { storageUrl, dataDir: config.dataDir });
  await using source = await openStorage(config);
  await using target = await openStorage({ storageUrl, dataDir: config.dataDir });
  const mark = await createInstallationMark(source.blobs).read();
  const known = await refuseForeignStorage(target.blobs, mark?.installationId);
  if (mark && !known) await createInstallationMark(target.blobs).write(mark);
  return await copyFiles(source.blobs, target.blobs, join(scratchFolderOf(config.dataDir), 'move'));
};
