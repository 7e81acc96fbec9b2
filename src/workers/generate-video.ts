/** Makes one video: collects its inputs, runs the engine, checks the result, stores it, settles. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Characters } from '../db/characters.ts';
import type { Notifications } from '../db/notifications.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import { isVideoModel, type ModelCatalogue } from '../domain/models.ts';
import { videoPrice } from '../domain/money.ts';
import { taskFiles, type VideoResultNotes, type VideoTask } from '../domain/video-task.ts';
import type { VideoEngine, VideoResult } from '../engines/engine.ts';
import type { Media } from '../engines/media/media.ts';
import type { RoutePrices } from '../engines/routing/route-prices.ts';
import type { Clock } from '../lib/clock.ts';
import { removeFolder } from '../lib/files/remove-folder.ts';
import type { Logger } from '../lib/logger.ts';
import type { SafeFetch } from '../lib/safe-fetch.ts';
import { type ClaimedTask, type TaskHandler, type TaskOutcome, TaskStopped } from '../queue/queue.ts';
import type { CharacterService } from '../services/characters.ts';
import type { VideoOutcome } from '../services/video-outcome.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { createInputFetcher, namesUrls } from './fetch-inputs.ts';
import { createProgressReport } from './report-progress.ts';
import { createVideoStore } from './store-video.ts';
import {
  isDatabaseUnavailable,
  isEngineLost,
  isInfrastructureError,
  TaskFailure,
  userFailure,
} from './task-failure.ts';
import { createTaskCharacters } from './video-characters.ts';
import { createImageCollector } from './video-images.ts';

const maxAttempts = 3;
/**
 * A service that is killed repeatedly is not the task's fault; a task that kills it every time is given up. With the
 * pauses this takes at least an hour: with a limit of 20, long videos on a machine that was killed often failed
 * although they were fine.
 */
const maxLostAttempts = 50;
/**
 * A video that takes more memory than the machine has loses the engine's process each time, and nothing else. A killed
 * engine of an innocent video is so rare that six in a row are its own.
 */
const maxEngineLosses = 6;
/** For our own errors. While the database is unavailable this keeps retrying: a finished video is not made again. */
const writeWithinMs = 60_000;
const writeEveryMs = 500;

type VideoHandlerDeps = {
  tasks: VideoTasks;
  characterStore: Characters;
  characters: CharacterService;
  models: ModelCatalogue;
  engine: VideoEngine;
  routePrices: RoutePrices;
  media: Media;
  blobs: BlobStore;
  safeFetch: SafeFetch;
  outcome: VideoOutcome;
  notifications: Pick<Notifications, 'publish'>;
  clock: Clock;
  logger: Logger;
  scratchDir: string;
};

/** Retries a write while the database is unavailable. */
const createWriter =
  ({ clock, logger }: Pick<VideoHandlerDeps, 'clock' | 'logger'>) =>
  /** Safe to call twice: if it was written before, or the lease is lost, nothing changes. */
  async <T>({ task, signal }: ClaimedTask, write: () => Promise<T>): Promise<T> => {
    const untilMs = clock.elapsedMs() + writeWithinMs;
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (signal.aborted || (!isDatabaseUnavailable(error) && clock.elapsedMs() > untilMs)) throw error;
        logger.warn({ err: error, task: task.id }, 'task update failed, retrying');
        await delay(writeEveryMs, undefined, { signal }).catch(() => {});
      }
    }
  };
type Writer = ReturnType<typeof createWriter>;

/**
 * Files may be written after the task was deleted or cancelled. When another worker took over, the lease is lost too, but
 * the files belong to that worker.
 */
const removeFilesOfEnded = async ({ tasks, blobs }: VideoHandlerDeps, task: VideoTask): Promise<void> => {
  const left = await tasks.find(task.id);
  if (!left || left.status === 'failed') await blobs.deletePrefix(taskFiles(task.id).prefix);
};

const createMaker = (deps: VideoHandlerDeps, writeWithRetries: Writer) => {
  const { tasks, outcome } = deps;
  const reportProgress = createProgressReport(deps);
  const fetchInputs = createInputFetcher(deps);
  const gatherImages = createImageCollector(deps);
  const { requireRoom, characterOfClip, saveCharacter, gatherCharacters } = createTaskCharacters(deps);
  const storeVideo = createVideoStore(deps);

  return async (claimed: ClaimedTask, dir: string): Promise<void> => {
    const { task, owner, signal } = claimed;
    const model = deps.models.find(task.model);
    if (!model || !isVideoModel(model))
      throw new TaskFailure('model_not_found', 'The model is no longer offered.');
    await requireRoom(task);
    const fetchedClip = namesUrls(task)
      ? await claimed.withoutPlace(() => fetchInputs(task, dir, signal))
      : undefined;
    signal.throwIfAborted();
    const own = await characterOfClip(task, fetchedClip, dir, signal);
    const source = task.remixOf === null ? undefined : await tasks.find(task.remixOf);
    // Without it the edit alone would be drawn, and charged.
    if (task.remixOf !== null && source?.status !== 'completed')
      throw new TaskFailure(
        'source_failed',
        source ? 'The video to remix could not be made.' : 'The video to remix was deleted.',
      );
    const workDir = join(dir, 'video');
    await mkdir(workDir, { mode: 0o700 });
    const images = await gatherImages(task, dir, signal);
    const characters = await gatherCharacters(task, own, dir);
    let route = task.route;
    const progress = reportProgress(claimed);
    signal.throwIfAborted();
    const video = await deps.engine.generate(
      {
        taskId: task.id,
        timesAgain: task.options.timesAgain,
        model: task.model,
        seed: task.options.seed,
        prompt: task.enhancedPrompt,
        seconds: task.seconds,
        width: task.width,
        height: task.height,
        images,
        characters,
        watermark: task.options.watermark,
        style: task.options.style,
        sourceScene: source?.scene ?? null,
        source: source ? { prompt: source.enhancedPrompt, route: source.route } : null,
        workDir,
      },
      {
        signal,
        accountId: task.accountId,
        onProgress: progress.report,
        onPreview: progress.storePreview,
        resume:
          task.route === null
            ? null
            : { route: task.route, upstreamJobId: task.upstreamJobId, writtenScene: task.writtenScene },
        onStarted: async (started) => {
          // Without the lease the task is deleted or another worker's: only one may start an upstream job.
          const isOurs = await writeWithRetries(claimed, () => tasks.updateRoute(task.id, owner, started));
          if (!isOurs) throw new TaskStopped((await tasks.find(task.id)) ? 'taken' : 'deleted');
          route = started.route;
        },
      },
    );
    const clipParams = { source: 'character_create', times: 'character_create' };
    const madeCharacters = task.options.selfPortrait
      ? [...own, await saveCharacter(task, video.videoPath, null, task.id, clipParams, dir, signal)]
      : own;
    const { filesBytes, durationSeconds } = await storeVideo(task, video, dir, signal);
    // Never more than was held; less when the video came out shorter or a cheaper route made it.
    const charged = Math.min(
      task.held,
      videoPrice(deps.routePrices.atPriceOfRoute(model, route), {
        ...task,
        seconds: Math.min(task.seconds, Math.ceil(durationSeconds)),
      }),
    );
    const result = {
      scene: video.scene,
      resultNotes: resultNotesOf(video),
      characters: madeCharacters,
      charged,
      filesBytes,
    };
    await progress.removePreview();
    const settled = await writeWithRetries(claimed, () => outcome.complete(task, owner, result));
    if (!settled) await removeFilesOfEnded(deps, task);
  };
};

/** The outcome of the task after a failure. */
const createFailureHandler = (deps: VideoHandlerDeps, writeWithRetries: Writer) => {
  const { outcome, logger } = deps;

  return async (claimed: ClaimedTask, error: unknown): Promise<TaskOutcome> => {
    const { task, owner, signal } = claimed;
    const cause = signal.aborted ? signal.reason : error;
    const stopped = cause instanceof TaskStopped ? cause.reason : undefined;
    if (stopped === 'deleted' || stopped === 'taken') {
      await removeFilesOfEnded(deps, task);
      return 'done';
    }
    if (stopped === 'shutdown') return 'retry';
    const failure =
      stopped === 'timeout'
        ? { code: 'timeout', message: 'Making the video took too long.' }
        : userFailure(error);
    const isGivenUp = isEngineLost(error) && task.engineLosses + 1 >= maxEngineLosses;
    if (!failure && !isGivenUp && isInfrastructureError(error)) {
      logger.warn(
        { err: error, task: task.id, lostAttempts: task.lostAttempts },
        'a video failed and will be retried',
      );
      return lossOf(error);
    }
    if (!failure) {
      logger.error(
        { err: error, task: task.id, attempt: task.attempts, lostAttempts: task.lostAttempts },
        'making a video failed',
      );
      if (!isGivenUp && task.attempts < maxAttempts) return 'retry';
    }
    const reported = failure ?? { code: 'internal_error', message: 'The video could not be made.' };
    await writeWithRetries(claimed, () => outcome.fail(task.id, owner, reported));
    return 'done';
  };
};

export const createVideoHandler = (deps: VideoHandlerDeps): TaskHandler => {
  const writeWithRetries = createWriter(deps);
  const make = createMaker(deps, writeWithRetries);
  const handleFailure = createFailureHandler(deps, writeWithRetries);

  return async (claimed) => {
    const { task } = claimed;
    deps.notifications.publish('task_changed', task.id);
    const dir = join(deps.scratchDir, `task-${task.id.replaceAll(':', '_')}`);
    try {
      if (task.lostAttempts > maxLostAttempts)
        throw new TaskFailure('internal_error', 'The video could not be made.');
      await removeFolder(dir);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await make(claimed, dir);
      return 'done';
    } catch (error) {
      return await handleFailure(claimed, error);
    } finally {
      await removeFolder(dir);
    }
  };
};

const lossOf = (error: unknown): TaskOutcome => (isEngineLost(error) ? 'engine_lost' : 'lost');

const resultNotesOf = ({
  notDrawn = [],
  shownAs = [],
  actualSeconds,
}: VideoResult): VideoResultNotes | null => {
  const notes: VideoResultNotes = {
    ...(notDrawn.length > 0 && { notDrawn }),
    ...(shownAs.length > 0 && { shownAs }),
    ...(actualSeconds !== undefined && { actualSeconds }),
  };
  return Object.keys(notes).length > 0 ? notes : null;
};
