/**
 * A temporary folder per process where several share a data folder, locked while the process runs. The others remove
 * the folders of dead processes.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { DataDirInUse } from '../start-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';

const pollIntervalMs = 60_000;
/** A process must not lose its folder between creating and locking it. */
const youngMs = 10_000;

const removeIfDead = (folder: string, nowMs: number): void => {
  try {
    if (nowMs - statSync(folder).mtimeMs < youngMs) return;
    const unlock = lockDataFolder(folder);
    rmSync(folder, { recursive: true, force: true });
    unlock();
  } catch (error) {
    // Another process uses it, or is removing it at the same moment.
    if (!(error instanceof DataDirInUse) && (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};

const removeScratchOfDead = (root: string, nowMs: number): void => {
  for (const entry of readdirSync(root, { withFileTypes: true }))
    if (entry.isDirectory() && entry.name.startsWith('node-')) removeIfDead(join(root, entry.name), nowMs);
};

/** `nodeId` begins with `node-`. */
export const claimProcessScratch = (deps: { root: string; nodeId: string; clock: Clock; logger: Logger }) => {
  const { root, clock, logger } = deps;
  const path = join(root, deps.nodeId);
  const unlock = lockDataFolder(path);
  const poll = () => {
    try {
      removeScratchOfDead(root, clock.nowMs());
    } catch (error) {
      logger.warn({ err: error }, 'temporary folders of stopped processes could not be removed');
    }
  };
  poll();
  const timer = setInterval(poll, pollIntervalMs).unref();
  return {
    path,
    release(): void {
      clearInterval(timer);
      unlock();
      rmSync(path, { recursive: true, force: true });
    },
  };
};
