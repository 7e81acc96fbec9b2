/** Removes files that no row names any more, and those of failed videos. */
import type { Characters } from '../db/characters.ts';
import type { StorageRounds } from '../db/settings.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import { inputFiles, taskFiles } from '../domain/video-task.ts';
import { type Clock, createAgeClock } from '../lib/clock.ts';
import { opaqueId } from '../lib/ids.ts';
import type { Logger } from '../lib/logger.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { InstallationMark } from '../storage/installation-mark.ts';

const batch = 100;
const dayMs = 24 * 3600 * 1000;
const orphansEveryMs = 6 * 3600 * 1000;
/** By then no worker writes files of a deleted task any more: each notices within a second that it lost its lease. */
const deletedFilesAfterMs = 2 * 60_000;
const maxRemovalsPerRound = 1000;
const removalsAtOnce = 8;
/** Kills leave single files; as many as this, and more than have a row, are a database that lost its rows. */
const plausibleOrphans = 20;

/** The result of a listing of the storage; `orphans` are prefixes whose files are a day old. */
type Findings = { known: number; unknown: number; orphans: string[] };

export const createOrphanedFiles = (deps: {
  tasks: Pick<VideoTasks, 'existing' | 'failed' | 'listDeletedWithFiles' | 'markFilesRemoved'>;
  characters: Pick<Characters, 'existing'>;
  spokenReplies: { existing: (ids: string[]) => Promise<Set<string>> };
  blobs: BlobStore;
  installationId: () => Promise<string>;
  installationMark: InstallationMark;
  storageRounds: StorageRounds;
  clock: Clock;
  logger: Pick<Logger, 'error'>;
}) => {
  const { blobs, clock, installationMark, logger, storageRounds } = deps;
  const ageClock = createAgeClock(clock);
  let orphansNextMs = 0;

  const removeFilesOf = async (taskId: string): Promise<void> => {
    for (const { prefix } of [taskFiles(taskId), inputFiles(taskId)]) await blobs.deletePrefix(prefix);
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

  /** `isOld` by the id of a task, character or spoken reply. */
  const count = async (
    findings: Findings,
    prefix: string,
    isOld: Map<string, boolean>,
    rows: {
      existing: (ids: string[]) => Promise<Set<string>>;
      /** Those of them that have a row and no right to files. */
      failed?: (ids: string[]) => Promise<Set<string>>;
    },
  ): Promise<void> => {
    const existing = await rows.existing([...isOld.keys()]);
    const failed = await rows.failed?.([...isOld.keys()]);
    findings.known += existing.size;
    findings.unknown += isOld.size - existing.size;
    for (const [id, old] of isOld)
      if (old && (!existing.has(id) || failed?.has(id)) && findings.orphans.length < maxRemovalsPerRound)
        findings.orphans.push(`${prefix}${id}/`);
  };

  const lookThrough = async (): Promise<Findings> => {
    const findings: Findings = { known: 0, unknown: 0, orphans: [] };
    const oldMs = ageClock() - dayMs;
    for (const [prefix, rows] of [
      ['inputs/', deps.tasks],
      ['videos/', deps.tasks],
      ['characters/', deps.characters],
      ['replies/', deps.spokenReplies],
    ] as const) {
      const isOld = new Map<string, boolean>();
      for await (const { key, modifiedMs } of blobs.list(prefix)) {
        const id = key.split('/')[1]!;
        if (isOld.size >= batch && !isOld.has(id)) {
          await count(findings, prefix, isOld, rows);
          isOld.clear();
        }
        // One file of the task that is a day old suffices, as its row is older than all of them.
        isOld.set(id, isOld.get(id) === true || modifiedMs < oldMs);
      }
      await count(findings, prefix, isOld, rows);
    }
    return findings;
  };

  /** A storage without a mark is taken for our own where it is empty, or where most of its files have a row. */
  const refusalOf = async ({ known, unknown }: Findings): Promise<string | undefined> => {
    const installationId = await deps.installationId();
    const mark = await installationMark.read();
    if (mark === undefined && unknown > known) return 'the database knows few of the files in the storage';
    if (mark !== undefined && mark.installationId !== installationId)
      return 'the storage belongs to another installation';
    if (mark?.round !== undefined && !(await storageRounds.isKnown(mark.round))) {
      await installationMark.contest(installationId);
      return 'another copy of this database uses the storage, or used it after the backup that was restored. Where only this one is to use it, remove "installation" from the storage';
    }
    const round = opaqueId(12);
    if (!(await storageRounds.begin(round))) return 'another process is removing them';
    await installationMark.write({ installationId, round });
    if (unknown > plausibleOrphans && unknown > known) return 'most files in the storage have no row';
    return undefined;
  };

  /**
   * Uploads and pictures whose row was never written because the process died in between; files whose row is gone, or is
   * of a video that has failed.
   */
  const removeOrphans = async (): Promise<void> => {
    // Listing a bucket costs money, and the files in question are a day old anyway.
    if (clock.elapsedMs() < orphansNextMs) return;
    orphansNextMs = clock.elapsedMs() + orphansEveryMs;
    const findings = await lookThrough();
    const refusal = await refusalOf(findings);
    if (refusal === undefined) {
      for (const prefix of findings.orphans) await blobs.deletePrefix(prefix);
      return;
    }
    const { known, unknown } = findings;
    logger.error(
      { known, unknown },
      `no file without a row was removed: ${refusal}. Check KINORA_DATABASE_URL, KINORA_DATA_DIR and KINORA_STORAGE_URL`,
    );
  };

  return { removeDeleted, removeOrphans };
};
