/** Removes files that no row names any more. */
import type { Characters } from '../db/characters.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import { inputFiles, taskFiles } from '../domain/video-task.ts';
import { type Clock, createAgeClock } from '../lib/clock.ts';
import type { BlobStore } from '../storage/blob-store.ts';

const batch = 100;
const dayMs = 24 * 3600 * 1000;
const orphansEveryMs = 6 * 3600 * 1000;
/** By then no worker writes files of a deleted task any more: each notices within a second that it lost its lease. */
const deletedFilesAfterMs = 2 * 60_000;
const maxRemovalsPerRound = 1000;
const removalsAtOnce = 8;

export const createOrphanedFiles = (deps: {
  tasks: Pick<VideoTasks, 'existing' | 'listDeletedWithFiles' | 'markFilesRemoved'>;
  characters: Pick<Characters, 'existing'>;
  blobs: BlobStore;
  clock: Clock;
}) => {
  const { clock } = deps;
  const ageClock = createAgeClock(clock);
  let orphansNextMs = 0;

  const removeFilesOf = async (taskId: string): Promise<void> => {
    for (const { prefix } of [taskFiles(taskId), inputFiles(taskId)]) await deps.blobs.deletePrefix(prefix);
  };

  /**
   * A delete removes files itself; this is for what it could not: it was killed, the storage was unavailable, or a
   * worker wrote the video after it.
   */
  const removeDeleted = async (minAgeMs = deletedFilesAfterMs): Promise<void> => {
    let rest = maxRemovalsPerRound;
    for (let ids = ['']; ids.length > 0 && rest > 0; rest -= ids.length) {
      ids = await deps.tasks.listDeletedWithFiles({ minAgeMs, limit: Math.min(rest, removalsAtOnce) });
      const removals = await Promise.allSettled(ids.map(removeFilesOf));
      await deps.tasks.markFilesRemoved(ids.filter((_, index) => removals[index]!.status === 'fulfilled'));
      for (const removal of removals) if (removal.status === 'rejected') throw removal.reason;
    }
  };

  const removeUnlessRowExists = async (
    prefix: string,
    ids: Set<string>,
    rows: { existing: (ids: string[]) => Promise<Set<string>> },
  ): Promise<void> => {
    const existing = await rows.existing([...ids]);
    for (const id of ids) if (!existing.has(id)) await deps.blobs.deletePrefix(`${prefix}${id}/`);
  };

  /** Uploads and pictures whose row was never written because the process died in between; files whose row is gone. */
  const removeOrphans = async (): Promise<void> => {
    // Listing a bucket costs money, and the files in question are a day old anyway.
    if (clock.elapsedMs() < orphansNextMs) return;
    orphansNextMs = clock.elapsedMs() + orphansEveryMs;
    const oldMs = ageClock() - dayMs;
    for (const [prefix, rows] of [
      ['inputs/', deps.tasks],
      ['videos/', deps.tasks],
      ['characters/', deps.characters],
    ] as const) {
      let found = new Set<string>();
      for await (const blob of deps.blobs.list(prefix)) {
        if (blob.modifiedMs < oldMs) found.add(blob.key.split('/')[1]!);
        if (found.size < batch) continue;
        await removeUnlessRowExists(prefix, found, rows);
        found = new Set();
      }
      await removeUnlessRowExists(prefix, found, rows);
    }
  };

  return { removeDeleted, removeOrphans };
};
