/** Keeps two processes from installing one model at the same time. */
import { mkdir, open, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ModelError } from './model-error.ts';

/** One process at a time installs a model; a lock of a process that is gone is taken over. */
export const lockInstallation = async (folder: string): Promise<() => Promise<void>> => {
  const path = join(folder, '.lock');
  await mkdir(folder, { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await using handle = await open(path, 'wx');
      await handle.write(String(process.pid));
      return () => release(folder, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(await readFile(path, 'utf8').catch(() => ''));
      if (isRunning(pid)) throw new ModelError('Another process is installing this model.');
      await rm(path, { force: true });
    }
  }
  throw new ModelError('Another process is installing this model.');
};

/** A folder that nothing came into is no download to go on with. */
const release = async (folder: string, path: string): Promise<void> => {
  await rm(path, { force: true });
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'ENOENT') throw error;
  });
};

const isRunning = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
