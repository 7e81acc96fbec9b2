/** Deletes expired rows and files, in small batches each round. */
import type { VideoTasks } from '../db/video-tasks.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { Billing } from '../services/billing.ts';
import type { IdempotencyGuard } from '../services/idempotency.ts';
import type { VideoOutcome } from '../services/video-outcome.ts';
import type { Videos } from '../services/videos.ts';
import type { BlobStore } from '../storage/blob-store.ts';

const roundMs = 60_000;
const batch = 100;
const daySeconds = 24 * 3600;
const orphansEveryMs = 6 * 3600 * 1000;

export const createSweep = (deps: {
  tasks: VideoTasks;
  videos: Pick<Videos, 'remove'>;
  outcome: Pick<VideoOutcome, 'failAbandoned'>;
  billing: Pick<Billing, 'releaseAbandoned'>;
  idempotency: Pick<IdempotencyGuard, 'forgetOld'>;
  webhooks: { forgetOld: () => Promise<void> };
  /** Only one process on a database sweeps at a time. */
  cluster:
    | {
        claimSweep: (roundMs: number) => Promise<boolean>;
        forgetOld: () => Promise<void>;
        /**
         * Whether a process without heartbeat is dead, and not only cut off from the database, as all were just now.
         */
        knowsLostNodes: () => boolean;
      }
    | undefined;
  spokenReplies: { forgetOld: () => Promise<void> };
  changeLog: { forgetOldDeletions: () => Promise<void> };
  blobs: BlobStore;
  clock: Clock;
  logger: Logger;
  /** 0: keep for ever. */
  retentionDays: number;
  /** 0: no bound. */
  retentionGigabytes: number;
  everyMs?: number;
}) => {
  const { tasks, videos, clock, logger, everyMs = roundMs } = deps;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let orphansNextMs = 0;

  const byAge = async () => {
    if (deps.retentionDays === 0) return;
    const completedBefore = unixSeconds(clock.nowMs()) - deps.retentionDays * daySeconds;
    for (const task of await tasks.listFinished({ completedBefore, limit: batch }))
      await videos.remove(task.accountId, task.id);
  };

  const bySize = async () => {
    if (deps.retentionGigabytes === 0) return;
    let excessBytes = (await tasks.totalFilesBytes()) - deps.retentionGigabytes * 1e9;
    if (excessBytes <= 0) return;
    for (const task of await tasks.listFinished({ limit: batch })) {
      if (excessBytes <= 0) return;
      await videos.remove(task.accountId, task.id);
      excessBytes -= task.filesBytes;
    }
  };

  const removeUnlessAlive = async (prefix: string, taskIds: Set<string>): Promise<void> => {
    const alive = await tasks.existing([...taskIds]);
    for (const taskId of taskIds)
      if (!alive.has(taskId)) await deps.blobs.deletePrefix(`${prefix}${taskId}/`);
  };

  /** Uploads of creates that never became a task because the process died in between; files whose task is gone. */
  const orphans = async () => {
    // Listing a bucket costs money, and the files in question are a day old anyway.
    if (clock.elapsedMs() < orphansNextMs) return;
    orphansNextMs = clock.elapsedMs() + orphansEveryMs;
    const oldMs = clock.nowMs() - daySeconds * 1000;
    for (const prefix of ['inputs/', 'videos/']) {
      let found = new Set<string>();
      for await (const blob of deps.blobs.list(prefix)) {
        if (blob.modifiedMs < oldMs) found.add(blob.key.split('/')[1]!);
        if (found.size < batch) continue;
        await removeUnlessAlive(prefix, found);
        found = new Set();
      }
      await removeUnlessAlive(prefix, found);
    }
  };

  const run = async (): Promise<void> => {
    for (const [name, job] of Object.entries({
      holds: () => deps.billing.releaseAbandoned(deps.cluster?.knowsLostNodes()),
      remixes: deps.outcome.failAbandoned,
      idempotency: deps.idempotency.forgetOld,
      webhooks: deps.webhooks.forgetOld,
      spokenReplies: deps.spokenReplies.forgetOld,
      deletions: deps.changeLog.forgetOldDeletions,
      cluster: async () => deps.cluster?.forgetOld(),
      age: byAge,
      size: bySize,
      orphans,
    })) {
      try {
        await job();
      } catch (error) {
        logger.error({ err: error, job: name }, 'sweep failed');
      }
    }
  };

  const runInTurn = async (): Promise<void> => {
    try {
      // Slightly less than a round, or the process that swept last would find its own claim unexpired.
      if (deps.cluster && !(await deps.cluster.claimSweep(everyMs * 0.9))) return;
    } catch (error) {
      logger.error({ err: error, job: 'claim' }, 'sweep failed');
      return;
    }
    await run();
  };

  return {
    run,
    start(): void {
      const next = () => {
        round = runInTurn();
        void round.finally(() => {
          if (timer) timer = setTimeout(next, everyMs).unref();
        });
      };
      timer = setTimeout(next, everyMs).unref();
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await round;
    },
  };
};
