import { randomUUID } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import {
  constants,
  copyFile,
  type FileHandle,
  link,
  lstat,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Clock, systemClock } from '../lib/clock.ts';
import { makePrivateFolder } from '../lib/files/private-files.ts';
import {
  assertBlobKey,
  assertBlobPrefix,
  type BlobInfo,
  BlobNotFound,
  type BlobStore,
  isBlobKey,
  type ListedBlob,
} from './blob-store.ts';

/** No key begins with a dot, so this folder cannot collide with blobs; it is in the root, so a rename stays atomic. */
const partsFolder = '.parts';
const abandonedAfterMs = 24 * 3600 * 1000;
const maxPublishAttempts = 10;
const fileMode = 0o600;
/** Of the one buffer that is reused: a new one for each chunk made the garbage collector run at each video. */
const chunkBytes = 256 * 1024;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const ifAbsent = (error: unknown): undefined => {
  const code = codeOf(error);
  // ELOOP: a symbolic link, which is no blob.
  if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'ELOOP') throw error;
};

const infoOf = (stats: BigIntStats): BlobInfo => ({
  sizeBytes: Number(stats.size),
  modifiedMs: Math.round(Number(stats.mtimeNs) / 1e6),
  etag: `"${stats.size.toString(36)}-${stats.ctimeNs.toString(36)}-${stats.ino.toString(36)}"`,
});

const syncFolder = async (path: string): Promise<void> => {
  await using folder = await open(path, 'r');
  await folder.sync();
};

const removeAbandonedParts = async (folder: string, beforeMs: number): Promise<void> => {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    // Folders are not ours, and cannot be removed like a file.
    const stats = await lstat(path).catch(ifAbsent);
    if (stats?.isFile() && stats.mtimeMs < beforeMs) await rm(path, { force: true });
  }
};

/** From `start` up to but not including `end`; closes the file. */
async function* readChunks(file: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  await using _closed = file;
  const chunk = Buffer.allocUnsafeSlow(Math.max(0, Math.min(chunkBytes, end - start)));
  for (let position = start; position < end; ) {
    const { bytesRead } = await file.read(chunk, 0, Math.min(chunk.length, end - position), position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

/** Fails at once where the root is not writable, unless it is only read. */
export const createFileBlobStore = async (settings: {
  rootDir: string;
  isReadOnly?: boolean;
  clock?: Clock;
}): Promise<BlobStore> => {
  const { clock = systemClock, isReadOnly = false } = settings;
  const rootDir = resolve(settings.rootDir);
  const parts = join(rootDir, partsFolder);
  if (!isReadOnly) {
    makePrivateFolder(parts, 'KINORA_STORAGE_URL');
    await removeAbandonedParts(parts, clock.nowMs() - abandonedAfterMs);
  }

  // A colon separates drive or stream on some file systems; `%` is in no key, so this is reversible.
  const fileOf = (words: string): string => join(rootDir, ...words.replaceAll(':', '%3A').split('/'));
  const wordOf = (fileName: string): string => fileName.replaceAll('%3A', ':');
  const pathOf = (key: string): string => {
    assertBlobKey(key);
    return fileOf(key);
  };

  const openBlob = async (key: string): Promise<{ file: FileHandle; sizeBytes: number }> => {
    // In a shared folder there may be anything: to open a pipe would wait for a writer.
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
    const file = await open(pathOf(key), flags).catch(ifAbsent);
    if (file === undefined) throw new BlobNotFound(key);
    const stats = await file.stat();
    if (stats.isFile()) return { file, sizeBytes: stats.size };
    await file.close();
    throw new BlobNotFound(key);
  };

  const makeFolders = async (folder: string): Promise<void> => {
    const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (firstMade === undefined) return;
    for (let made = folder; made.length >= firstMade.length; made = dirname(made))
      await syncFolder(dirname(made)).catch(ifAbsent);
  };

  const moveInto = async (sourcePath: string, target: string): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await makeFolders(dirname(target));
        return await rename(sourcePath, target);
      } catch (error) {
        // A concurrent delete may remove the empty folder; mkdir then reports ENOENT or ENOTDIR.
        if (attempt === maxPublishAttempts) throw error;
        ifAbsent(error);
      }
    }
  };

  /** Content is synced before the rename and the folder after it: after a crash the blob is complete or absent. */
  const publish = async (sourcePath: string, target: string): Promise<BlobInfo> => {
    await using file = await open(sourcePath, 'r+');
    const now = new Date(clock.nowMs());
    await file.utimes(now, now);
    await file.chmod(fileMode);
    await file.sync();
    await moveInto(sourcePath, target);
    await syncFolder(dirname(target)).catch(ifAbsent);
    return infoOf(await file.stat({ bigint: true }));
  };

  const withPart = async (fill: (part: string) => Promise<void>, target: string): Promise<BlobInfo> => {
    const part = join(parts, randomUUID());
    try {
      await fill(part);
      return await publish(part, target);
    } finally {
      await rm(part, { force: true });
    }
  };

  /** A blob is replaced and never written to, so two may be one file: a copy takes no room. */
  const shareOrCopy = async (source: string, part: string, key: string): Promise<void> => {
    try {
      await link(source, part);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') throw new BlobNotFound(key);
      // A file system without links, or with no more of them for this file.
      await copyFile(source, part, constants.COPYFILE_FICLONE);
    }
  };

  const removeEmptyFolders = async (folder: string): Promise<void> => {
    for (let path = folder; path !== rootDir; path = dirname(path)) {
      try {
        await rmdir(path);
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') return;
      }
    }
  };

  async function* walk(folder: string, prefix: string): AsyncGenerator<ListedBlob> {
    const entries = await opendir(folder).catch(ifAbsent);
    if (entries === undefined) return;
    for await (const entry of entries) {
      const path = join(folder, entry.name);
      const key = prefix + wordOf(entry.name);
      if (!isBlobKey(key)) continue;
      if (entry.isDirectory()) yield* walk(path, `${key}/`);
      else {
        // A link in a backup or a shared folder may lead to any file of the machine.
        const stats = await lstat(path).catch(ifAbsent);
        if (stats?.isFile()) yield { key, sizeBytes: stats.size, modifiedMs: Math.round(stats.mtimeMs) };
      }
    }
  }

  return {
    async put(key, sourcePath) {
      const target = pathOf(key);
      try {
        return await publish(sourcePath, target);
      } catch (error) {
        if (codeOf(error) !== 'EXDEV') throw error;
      }
      const info = await withPart((part) => copyFile(sourcePath, part), target);
      await rm(sourcePath, { force: true });
      return info;
    },

    async putBytes(key, bytes) {
      const target = pathOf(key);
      return withPart((part) => writeFile(part, bytes, { flag: 'wx', mode: fileMode }), target);
    },

    async stat(key) {
      const stats = await lstat(pathOf(key), { bigint: true }).catch(ifAbsent);
      return stats?.isFile() ? infoOf(stats) : undefined;
    },

    async read(key, range) {
      if (range !== undefined && !(range.start >= 0 && range.start <= range.end))
        throw new RangeError('Invalid byte range');
      const { file, sizeBytes } = await openBlob(key);
      const start = range?.start ?? 0;
      return readChunks(file, start, Math.min((range?.end ?? sizeBytes) + 1, sizeBytes));
    },

    async copy(key, newKey) {
      const source = pathOf(key);
      const target = pathOf(newKey);
      const stats = await lstat(source).catch(ifAbsent);
      if (!stats?.isFile()) throw new BlobNotFound(key);
      await withPart((part) => shareOrCopy(source, part, key), target);
    },

    async copyTo(key, targetPath) {
      const source = pathOf(key);
      const stats = await lstat(source).catch(ifAbsent);
      if (!stats?.isFile()) throw new BlobNotFound(key);
      await copyFile(source, targetPath, constants.COPYFILE_FICLONE);
    },

    async delete(key) {
      const path = pathOf(key);
      const stats = await stat(path).catch(ifAbsent);
      if (!stats?.isFile()) return;
      await unlink(path).catch(ifAbsent);
      await removeEmptyFolders(dirname(path));
    },

    async deletePrefix(prefix) {
      assertBlobPrefix(prefix);
      const path = fileOf(prefix.slice(0, -1));
      const stats = await stat(path).catch(ifAbsent);
      if (!stats?.isDirectory()) return;
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
      await removeEmptyFolders(dirname(path));
    },

    list(prefix = '') {
      if (prefix !== '') assertBlobPrefix(prefix);
      return walk(fileOf(prefix), prefix);
    },

    async close() {},
  };
};
