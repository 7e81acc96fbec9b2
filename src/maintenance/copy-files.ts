/** Copies stored files from one storage to another. Existing ones, by key and size, are skipped. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '../domain/video-task.ts';
import { BlobNotFound, type BlobStore } from '../storage/blob-store.ts';
import { isInstallationMark } from '../storage/installation-mark.ts';

export type FilesCopy = { files: number; bytes: number; copied: number };

const copiesAtOnce = 8;

export const copyFiles = async (
  source: BlobStore,
  target: BlobStore,
  scratchDir: string,
): Promise<FilesCopy> => {
  const total = { files: 0, bytes: 0, copied: 0 };
  await mkdir(scratchDir, { recursive: true, mode: 0o700 });

  const copyOne = async ({ key, sizeBytes }: { key: string; sizeBytes: number }): Promise<void> => {
    total.files += 1;
    total.bytes += sizeBytes;
    if ((await target.stat(key))?.sizeBytes === sizeBytes) return;
    const path = join(scratchDir, randomUUID());
    try {
      await source.copyTo(key, path);
      await target.put(key, path, { contentType: contentTypeOf(key) });
      total.copied += 1;
    } catch (error) {
      // Deleted since it was listed.
      if (!(error instanceof BlobNotFound)) throw error;
    } finally {
      await rm(path, { force: true });
    }
  };

  const running = new Set<Promise<void>>();
  for await (const blob of source.list()) {
    if (isInstallationMark(blob.key)) continue;
    const copying = copyOne(blob).finally(() => running.delete(copying));
    running.add(copying);
    if (running.size >= copiesAtOnce) await Promise.race(running);
  }
  await Promise.all(running);
  return total;
};
