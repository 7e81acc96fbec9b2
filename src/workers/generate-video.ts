/** Makes one video: collects its inputs, runs the engine, checks the result, stores it, settles. */
import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Characters } from '../db/characters.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import { appearanceOf, mentionedUsernames } from '../domain/character.ts';
import { isVideoModel, type ModelCatalogue } from '../domain/models.ts';
import { videoPrice } from '../domain/money.ts';
import { maxImageBytes } from '../domain/upload-limits.ts';
import {
  type CharacterReference,
  inputFiles,
  taskFiles,
  type VideoResultNotes,
  type VideoTask,
} from '../domain/video-task.ts';
import type { RoutePrices, VideoEngine, VideoImage, VideoJob, VideoResult } from '../engines/engine.ts';
import type { Media } from '../engines/media/media.ts';
import { type Clock, unixSeconds } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { FetchError, type SafeFetch } from '../lib/safe-fetch.ts';
import { type ClaimedTask, type TaskHandler, type TaskOutcome, TaskStopped } from '../queue/queue.ts';
import { type CharacterService, characterPictureRef } from '../services/characters.ts';
import type { TaskChangePublisher } from '../services/publish-task-change.ts';
import type { VideoOutcome } from '../services/video-outcome.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { isDatabaseUnavailable, isInfrastructureError, TaskFailure, userFailure } from './task-failure.ts';

const maxAttempts = 3;
/**
 * A service that is killed repeatedly is not the task's fault; a task that kills it every time is given up. With the
 * pauses this takes at least an hour: with a limit of 20, long videos on a machine that was killed often failed
 * although they were fine.
 */
const maxLostAttempts = 50;
const maxEnginePixels = 4096 * 2304;
const imageTimeoutMs = 30_000;
const progressEveryMs = 1000;
/** For our own errors. While the database is unavailable this keeps retrying: a finished video is not made again. */
const writeWithinMs = 60_000;
const writeEveryMs = 500;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: each of its operations is a function of its own.
export const createVideoHandler = (deps: {
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
  changes: TaskChangePublisher;
  clock: Clock;
  logger: Logger;
  scratchDir: string;
}): TaskHandler => {
  const { tasks, media, blobs, outcome, clock, logger } = deps;

  const gatherImages = async (task: VideoTask, dir: string, signal: AbortSignal): Promise<VideoImage[]> => {
    const images: VideoImage[] = [];
    for (const [index, image] of task.options.images.entries()) {
      const original = join(dir, `image-${index}`);
      if ('blobKey' in image) await blobs.copyTo(image.blobKey, original);
      else await fetchImage(image.url, original, signal);
      const path = join(dir, `image-${index}.png`);
      await media.inspectImage(original, { signal });
      await media.prepareImage(original, path, { maxPixels: maxEnginePixels, signal });
      images.push({ path, role: image.role });
    }
    return images;
  };

  const fetchImage = async (url: string, toPath: string, signal: AbortSignal): Promise<void> => {
    try {
      await deps.safeFetch.download(url, {
        toPath,
        maxBytes: maxImageBytes,
        timeoutMs: imageTimeoutMs,
        signal,
      });
    } catch (error) {
      if (error instanceof FetchError)
        throw new TaskFailure('invalid_image', `A reference image could not be used. ${error.message}`);
      throw error;
    }
  };

  /** The character from the clip sent with the create. */
  const characterOfClip = async (
    task: VideoTask,
    dir: string,
    signal: AbortSignal,
  ): Promise<CharacterReference[]> => {
    const clip = task.options.characterClip;
    if (!clip) return [];
    const params = {
      source: 'url' in clip ? 'character_url' : 'character_from_task',
      times: 'character_timestamps',
    };
    const path =
      'url' in clip
        ? await deps.characters.fetchClip(clip.url, params.source, dir, signal)
        : await deps.characters.copyTaskVideo(clip.taskId, dir);
    return [
      await saveCharacter(
        task,
        path,
        clip.times,
        'url' in clip ? clip.url : clip.taskId,
        params,
        dir,
        signal,
      ),
    ];
  };

  const saveCharacter = async (
    task: VideoTask,
    videoPath: string,
    times: Parameters<CharacterService['saveProfilePicture']>[1],
    source: string,
    params: Parameters<CharacterService['saveProfilePicture']>[2],
    dir: string,
    signal: AbortSignal,
  ): Promise<CharacterReference> => {
    const shouldSave = task.options.saveCharacters;
    const id = `char_${createHash('sha256').update(`${task.id} ${params.source}`).digest('hex').slice(0, 24)}`;
    // Not in the library, so it is deleted with the video.
    const pictureRef = shouldSave
      ? characterPictureRef(id)
      : { id, pictureKey: `${taskFiles(task.id).prefix}${id}.png` };
    await deps.characters.saveProfilePicture(videoPath, times, params, pictureRef, dir, signal);
    if (!shouldSave) return deps.characters.unsavedCharacter(pictureRef);
    const { username, pictureKey } = await deps.characters.insert({
      ...pictureRef,
      isPrivate: task.options.isPrivate || (await tasks.find(source))?.options.isPrivate === true,
      appearance: appearanceOf((await tasks.find(source))?.scene ?? null),
      accountId: task.accountId,
      source,
    });
    return { id, username, pictureKey };
  };

  const gatherCharacters = async (task: VideoTask, own: CharacterReference[], dir: string) => {
    const named = await deps.characterStore.listByUsernames(
      task.accountId,
      mentionedUsernames(task.enhancedPrompt),
    );
    const gathered: VideoJob['characters'] = [];
    const ownCharacters = own.map(({ username, pictureKey }) => ({ username, pictureKey, appearance: null }));
    for (const [index, { username, pictureKey, appearance }] of [...ownCharacters, ...named].entries()) {
      const picturePath = join(dir, `character-${index}.png`);
      await blobs.copyTo(pictureKey, picturePath);
      gathered.push({ username, picturePath, appearance });
    }
    return gathered;
  };

  const reportProgress = ({ task, owner }: ClaimedTask) => {
    let writtenMs = Number.NEGATIVE_INFINITY;
    return (percent: number) => {
      const elapsedMs = clock.elapsedMs();
      if (elapsedMs - writtenMs < progressEveryMs) return;
      writtenMs = elapsedMs;
      // At most 99: 100 means stored and settled.
      tasks
        .updateProgress(task.id, owner, Math.min(99, Math.floor(percent)), unixSeconds(clock.nowMs()))
        .then(
          () => deps.changes.notify(task.id),
          (error) => logger.warn({ err: error, task: task.id }, 'could not save progress'),
        );
    };
  };

  const storeVideo = async (task: VideoTask, video: VideoResult, dir: string, signal: AbortSignal) => {
    const { durationSeconds } = await media.probeVideo(video.videoPath, { signal });
    const thumbnail = join(dir, 'thumbnail.webp');
    const spritesheet = join(dir, 'spritesheet.jpg');
    await media.thumbnail(video.videoPath, thumbnail, { atSeconds: durationSeconds / 2, signal });
    await media.spritesheet(video.videoPath, spritesheet, { columns: 4, rows: 4, tileWidth: 320, signal });
    const files = taskFiles(task.id);
    let filesBytes = 0;
    for (const [key, path, contentType] of [
      [files.video, video.videoPath, 'video/mp4'],
      [files.thumbnail, thumbnail, 'image/webp'],
      [files.spritesheet, spritesheet, 'image/jpeg'],
    ] as const) {
      signal.throwIfAborted();
      filesBytes += (await stat(path)).size;
      await blobs.put(key, path, { contentType });
    }
    return { filesBytes, durationSeconds };
  };

  const make = async (claimed: ClaimedTask, dir: string): Promise<void> => {
    const { task, owner, signal } = claimed;
    const model = deps.models.find(task.model);
    if (!model || !isVideoModel(model))
      throw new TaskFailure('model_not_found', 'The model is no longer offered.');
    const own = await characterOfClip(task, dir, signal);
    const source = task.remixOf === null ? undefined : await tasks.find(task.remixOf);
    const workDir = join(dir, 'video');
    await mkdir(workDir, { mode: 0o700 });
    const images = await gatherImages(task, dir, signal);
    const characters = await gatherCharacters(task, own, dir);
    let route = task.route;
    signal.throwIfAborted();
    const video = await deps.engine.generate(
      {
        taskId: task.id,
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
        onProgress: reportProgress(claimed),
        resume:
          task.route === null
            ? null
            : { route: task.route, operation: task.upstreamOperation, writtenScene: task.writtenScene },
        onStarted: async (started) => {
          // Without the lease the task is deleted or another worker's: only one may start an upstream job.
          const isOurs = await writeWithRetries(claimed, () => tasks.updateRoute(task.id, owner, started));
          if (!isOurs) throw new TaskStopped('deleted');
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
    const settled = await writeWithRetries(claimed, () => outcome.complete(task, owner, result));
    if (!settled) await removeFilesOfDeleted(task);
  };

  /** Safe to call twice: if it was written before, or the lease is lost, nothing changes. */
  const writeWithRetries = async <T>({ task, signal }: ClaimedTask, write: () => Promise<T>): Promise<T> => {
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

  /** When another worker took over, the lease is lost too, but the files belong to that worker. */
  const removeFilesOfDeleted = async (task: VideoTask): Promise<void> => {
    if (!(await tasks.find(task.id))) await blobs.deletePrefix(taskFiles(task.id).prefix);
  };

  /** What a failure means for the task. */
  const handleFailure = async (claimed: ClaimedTask, error: unknown): Promise<TaskOutcome> => {
    const { task, owner, signal } = claimed;
    const cause = signal.aborted ? signal.reason : error;
    const stopped = cause instanceof TaskStopped ? cause.reason : undefined;
    if (stopped === 'deleted') {
      await removeFilesOfDeleted(task);
      return 'done';
    }
    if (stopped === 'taken') return 'done';
    if (stopped === 'shutdown') return 'retry';
    const failure =
      stopped === 'timeout'
        ? { code: 'timeout', message: 'Making the video took too long.' }
        : userFailure(error);
    if (!failure && isInfrastructureError(error)) {
      logger.warn(
        { err: error, task: task.id, lostAttempts: task.lostAttempts },
        'a video failed and will be retried',
      );
      return 'lost';
    }
    if (!failure) {
      logger.error(
        { err: error, task: task.id, attempt: task.attempts, lostAttempts: task.lostAttempts },
        'making a video failed',
      );
      if (task.attempts < maxAttempts) return 'retry';
    }
    const reported = failure ?? { code: 'internal_error', message: 'The video could not be made.' };
    const failed = await writeWithRetries(claimed, () => outcome.fail(task.id, owner, reported));
    if (failed)
      for (const { prefix } of [taskFiles(task.id), inputFiles(task.id)]) await blobs.deletePrefix(prefix);
    return 'done';
  };

  return async (claimed) => {
    const { task } = claimed;
    deps.changes.notify(task.id);
    const dir = join(deps.scratchDir, `task-${task.id.replaceAll(':', '_')}`);
    try {
      if (task.lostAttempts > maxLostAttempts)
        throw new TaskFailure('internal_error', 'The video could not be made.');
      await rm(dir, { recursive: true, force: true });
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await make(claimed, dir);
      return 'done';
    } catch (error) {
      return await handleFailure(claimed, error);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  };
};

const resultNotesOf = ({ notDrawn = [], actualSeconds }: VideoResult): VideoResultNotes | null =>
  notDrawn.length === 0 && actualSeconds === undefined
    ? null
    : { ...(notDrawn.length > 0 && { notDrawn }), ...(actualSeconds !== undefined && { actualSeconds }) };
