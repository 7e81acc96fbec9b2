/** Whether the disks have space for more uploads and videos, and whether a failure was caused by a full disk. */
import { statfs } from 'node:fs/promises';

const neededBytes = 64 * 1024 * 1024;

export const diskSpace = async (folder: string): Promise<{ freeBytes: number; totalBytes: number }> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

export const hasDiskSpace = async (folders: string[]): Promise<boolean> =>
  (await Promise.all(folders.map(diskSpace))).every(({ freeBytes }) => freeBytes >= neededBytes);

/**
 * ENOSPC and EDQUOT of files, SQLITE_FULL of the database. C libraries and errors from another process carry no code,
 * only the system's message.
 */
export const isDiskFull = (error: unknown): boolean => {
  const { code, errcode, message, cause } = (error ?? {}) as Record<string, unknown>;
  return (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    errcode === 13 ||
    (typeof message === 'string' &&
      /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(message)) ||
    (cause !== undefined && isDiskFull(cause))
  );
};
