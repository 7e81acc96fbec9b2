/** Deletes expired rows and files, in small batches each round. */
import type { Characters } from '../db/characters.ts';
import type { SurplusRows } from '../db/kept/surplus-rows.ts';
import type { StorageRounds } from '../db/settings.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import { ApiError } from '../domain/errors.ts';
import type { ModelCatalogue } from '../domain/models.ts';
import { type Clock, createAgeClock, unixSeconds } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { createRepeater } from '../lib/repeater.ts';
import type { Billing } from '../services/billing.ts';
import type { ReplySounds } from '../services/chat-money/reply-sounds.ts';
import type { IdempotencyGuard } from '../services/idempotency.ts';
import type { VideoOutcome } from '../services/video-outcome.ts';
import type { Videos } from '../services/videos.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { InstallationMark } from '../storage/installation-mark.ts';
import { createOrphanedFiles } from './orphaned-files.ts';

const roundMs = 60_000;
const batch = 100;
const daySeconds = 24 * 3600;
/** Of an account, which may store some with each request and pay for none of them. */
const mostStored = { most: 1_000_000, mostLarge: 10_000 };
const mostDeliveries = 50_000;
/** A client that repeats a request does so within minutes: of these none goes, however many they are. */
const keptResponseSeconds = 600;
const failedPerRound = 5_000;
const removedAtOnce = 8;
/** In a rolling restart with a new model, the process that sweeps may not know it yet. */
const rollingRestartMs = 3600_000;

export const createSweep = (deps: {
  tasks: VideoTasks;
  characters: Characters;
  blobs: BlobStore;
  installationId: () => Promise<string>;
  installationMark: InstallationMark;
  storageRounds: StorageRounds;
  surplus: SurplusRows;
  /** That an account keeps: as many as it may have waiting, which may fail together. */
  mostFailedVideos: number;
  videos: Pick<Videos, 'remove'>;
  models: Pick<ModelCatalogue, 'list'>;
  outcome: Pick<VideoOutcome, 'endAbandonedWaits' | 'fail'>;
  billing: Pick<Billing, 'releaseAbandoned'>;
  idempotency: Pick<IdempotencyGuard, 'deleteExpired'>;
  webhooks: { deleteExpired: () => Promise<void> };
  /** Only one process on a database sweeps at a time. */
  cluster:
    | {
        claimSweep: (roundMs: number) => Promise<boolean>;
        deleteExpired: () => Promise<void>;
        /**
         * Whether a process without heartbeat is dead, and not only cut off from the database, as happens to all after
         * a database outage.
         */
        knowsLostNodes: () => boolean;
      }
    | undefined;
  spokenReplies: Pick<ReplySounds, 'deleteExpired' | 'existing'>;
  requestLog: { deleteExpired: () => Promise<void> };
  alerts: { run: () => Promise<void> };
  clock: Clock;
  logger: Logger;
  /** 0: keep forever. */
  retentionDays: number;
  /** 0: no bound. */
  retentionGigabytes: number;
  everyMs?: number;
}) => {
  const { tasks, videos, logger, everyMs = roundMs } = deps;
  const ageClock = createAgeClock(deps.clock);
  const orphanedFiles = createOrphanedFiles(deps);
  let firstRemoval: Promise<void> = Promise.resolve();

  const byAge = async () => {
    if (deps.retentionDays === 0) return;
    const completedBefore = unixSeconds(ageClock()) - deps.retentionDays * daySeconds;
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

  const surplusOfAccounts = async () => {
    const failed = await deps.surplus.failedVideos(deps.mostFailedVideos, failedPerRound);
    for (let at = 0; at < failed.length; at += removedAtOnce)
      await Promise.all(
        failed.slice(at, at + removedAtOnce).map(({ id, accountId }) =>
          videos.remove(accountId, id).catch((error: unknown) => {
            // Its account was first.
            if (!(error instanceof ApiError && error.code === 'video_not_found')) throw error;
          }),
        ),
      );
    await deps.surplus.removeStoredResponses(mostStored, unixSeconds(ageClock()) - keptResponseSeconds);
    await deps.surplus.removeDeliveries(mostDeliveries);
  };

  /** Workers claim tasks of the models they can make, so nobody would end these and release their holds. */
  const failRetiredModels = async () => {
    const models = deps.models.list().map(({ id }) => id);
    const createdBeforeMs = ageClock() - rollingRestartMs;
    const error = { code: 'model_not_found', message: 'The model is no longer offered.' };
    for (const id of await tasks.listIdleOfOtherModels({ models, createdBeforeMs, limit: batch }))
      await deps.outcome.fail(id, undefined, error);
  };

  const run = async (): Promise<void> => {
    for (const [name, job] of Object.entries({
      holds: () => deps.billing.releaseAbandoned(deps.cluster?.knowsLostNodes()),
      remixes: deps.outcome.endAbandonedWaits,
      retiredModels: failRetiredModels,
      idempotency: deps.idempotency.deleteExpired,
      webhooks: deps.webhooks.deleteExpired,
      spokenReplies: deps.spokenReplies.deleteExpired,
      requestLog: deps.requestLog.deleteExpired,
      alerts: deps.alerts.run,
      deletions: tasks.deleteExpiredDeletions,
      cluster: async () => deps.cluster?.deleteExpired(),
      age: byAge,
      size: bySize,
      surplus: surplusOfAccounts,
      deletedFiles: orphanedFiles.removeDeleted,
      orphans: orphanedFiles.removeOrphans,
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
  const repeater = createRepeater(everyMs, runInTurn);

  return {
    run,
    start(): void {
      // The only process on a database does not need to wait for a worker that may still write.
      if (!deps.cluster)
        firstRemoval = orphanedFiles
          .removeDeleted(0)
          .catch((error) => logger.error({ err: error, job: 'deletedFiles' }, 'sweep failed'));
      repeater.start();
    },
    async stop(): Promise<void> {
      await repeater.stop();
      await firstRemoval;
    },
  };
};
