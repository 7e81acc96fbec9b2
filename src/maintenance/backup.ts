/**
 * A backup is a folder: `kinora.db`, always SQLite, a consistent snapshot; `files/`; and `backup.json`, written last.
 * The database is copied first: every file it names was stored before, so it is in the copy unless deleted since.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdtempDisposable, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { isSameMoney, type MoneyTotals, readMoneyTotals } from '../db/copy/money-totals.ts';
import { inSnapshot } from '../db/copy/whole-database.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createSettings, installationIdOf } from '../db/settings.ts';
import { checkSqlite, snapshotSqlite } from '../db/sqlite/snapshot.ts';
import { lockWholeDataFolder } from '../lib/files/data-folder-lock.ts';
import { makeOwnFolder } from '../lib/files/private-files.ts';
import { scratchFolderOf } from '../lib/files/scratch-folder.ts';
import { parseJson } from '../lib/parse-json.ts';
import { StartError } from '../lib/start-error.ts';
import { createFileBlobStore } from '../storage/files.ts';
import { createInstallationMark, refuseForeignStorage } from '../storage/installation-mark.ts';
import { openStorage, refuseInsideStorage } from '../storage/open-storage.ts';
import {
  type Checksums,
  hashPlainFile,
  openBackupFiles,
  readPlainFile,
  requireChecksums,
  writeChecksums,
} from './checksums.ts';
import { copyDatabase, type DatabaseCopy, type OnProgress } from './copy-database.ts';
import { copyFiles, type FilesCopy } from './copy-files.ts';
import { locationOf, requireSqlite } from './locations.ts';

const databaseName = 'kinora.db';
const manifestName = 'backup.json';
/** It takes some hundred bytes. */
const mostManifestBytes = 64 * 1024;

type Backup = {
  version: string;
  created_at: string;
  money: MoneyTotals;
  /** Null: files are left out. */
  files: FilesCopy | null;
  /** Absent in backups of releases up to 0.2.0. */
  checksums?: Checksums;
};

type Options = { files: boolean; version: string; onProgress: OnProgress };

const backUpPostgres = async (config: Config, path: string, onProgress: OnProgress): Promise<void> => {
  await using source = await openDatabase(locationOf(config));
  await using target = await openDatabase({ sqlitePath: path });
  await inSnapshot(source, (snapshot) => copyDatabase(snapshot, target, 'backup', onProgress));
};

/** Opens a copy of the backup's database: opening migrates it, and the backup must stay unchanged. */
const withBackupDatabase = async <T>(folder: string, use: (db: Database) => Promise<T>): Promise<T> => {
  await using scratch = await mkdtempDisposable(join(tmpdir(), 'kinora-restore-'));
  checkSqlite(join(folder, databaseName));
  const sqlitePath = join(scratch.path, databaseName);
  await copyFile(join(folder, databaseName), sqlitePath);
  await using db = await openDatabase({ sqlitePath });
  return await use(db);
};

/** While the service runs or not. */
export const backUp = async (config: Config, folder: string, options: Options): Promise<Backup> => {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new StartError(`${folder} is not empty. Give a folder that does not exist yet.`);
  if (options.files) refuseInsideStorage(config, folder);
  makeOwnFolder(folder, 'folder');
  const path = join(folder, databaseName);
  if (config.databaseUrl === null) {
    snapshotSqlite(requireSqlite(config), path);
  } else {
    await backUpPostgres(config, path, options.onProgress);
  }
  const money = await withBackupDatabase(folder, readMoneyTotals);
  const files = options.files ? await backUpFiles(config, folder) : null;
  const checksums = await writeChecksums(folder, databaseName, files !== null);
  const backup = {
    version: options.version,
    created_at: new Date().toISOString(),
    money,
    files,
    checksums,
  };
  await writeFile(join(folder, manifestName), `${JSON.stringify(backup, null, 2)}\n`, { mode: 0o600 });
  return backup;
};

const backUpFiles = async (config: Config, folder: string): Promise<FilesCopy> => {
  await using storage = await openStorage(config);
  const target = await createFileBlobStore({ rootDir: join(folder, 'files') });
  const parts = join(folder, 'files', '.parts');
  const copied = await copyFiles(storage.blobs, target, parts);
  await rm(parts, { recursive: true });
  return copied;
};

const readManifest = async (folder: string): Promise<Backup> => {
  const path = join(folder, manifestName);
  if (!existsSync(path))
    throw new StartError(`${folder} holds no finished backup: ${manifestName} is missing.`);
  const manifest = parseJson(await readPlainFile(path, mostManifestBytes)) as
    | Partial<Backup>
    | undefined
    | null;
  const isManifest =
    typeof manifest?.created_at === 'string' &&
    typeof manifest.money === 'object' &&
    manifest.money !== null &&
    manifest.files !== undefined;
  if (!isManifest) throw new StartError(`${path} is damaged: it does not describe a backup.`);
  return manifest as Backup;
};

type Restored = DatabaseCopy & { files: FilesCopy | null };

/** Into the configured database and storage, which must be unused. */
export const restore = async (config: Config, folder: string, options: Options): Promise<Restored> => {
  const manifest = await readManifest(folder);
  await hashPlainFile(join(folder, databaseName));
  if (manifest.checksums) await requireChecksums(folder, databaseName, manifest.checksums);
  using stack = new DisposableStack();
  if (config.databaseUrl === null) stack.defer(lockWholeDataFolder(config.dataDir));
  return await withBackupDatabase(folder, async (source) => {
    if (!isSameMoney(await readMoneyTotals(source), manifest.money))
      throw new StartError(`${join(folder, databaseName)} is not the database that was backed up.`);
    await using target = await openDatabase(locationOf(config));
    let files: FilesCopy | null = null;
    const copyBack = async () => {
      if (!options.files || !manifest.files) return;
      files = await restoreFiles(config, folder, await installationIdOf(createSettings(source)));
    };
    const id = `backup ${manifest.created_at}`;
    const copied = await copyDatabase(source, target, id, options.onProgress, copyBack);
    return { ...copied, files };
  });
};

const restoreFiles = async (config: Config, folder: string, installationId: string): Promise<FilesCopy> => {
  const source = await openBackupFiles(folder);
  await using storage = await openStorage(config);
  // A storage that was used since the backup keeps its mark, by which the files in it are seen to be newer.
  if (!(await refuseForeignStorage(storage.blobs, installationId)))
    await createInstallationMark(storage.blobs).write({ installationId });
  return await copyFiles(source, storage.blobs, join(scratchFolderOf(config.dataDir), 'restore'));
};
