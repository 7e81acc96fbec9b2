/**
 * Queue counts, the served turns and sampled positions, read once a second in the background, and less often while the
 * queue is empty. A status read in a queue of 100,000 then costs one binary search and waits for nothing.
 */
import type { PositionSample } from '../db/queue/position-samples.ts';
import type { Settings } from '../db/settings.ts';
import type { VideoTask } from '../domain/video-task.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';
import type { QueueEstimate } from './queue.ts';
import { isQueueEmpty, type QueueStats } from './queue-stats.ts';

const refreshMs = 1000;
const refreshMsWhenEmpty = 3000;
/** Followed by the lane, with a space; alone it is of a release that had one order for all. */
const servedTurnSetting = 'queue_served_turn';
/** The served turn of a lane changes with every claim; each process writes it at most this often. */
const servedTurnEveryMs = 250;

export const createPositionEstimate = (deps: {
  readStats: () => Promise<QueueStats>;
  settings: Settings;
  clock: Clock;
  logger: Logger;
  /** Called after every read; `startedMs` is when it started. */
  onStats?: (stats: QueueStats, startedMs: number) => void;
}) => {
  const { settings, clock, logger } = deps;
  let stats: QueueStats | undefined;
  let added = 0;
  /** The highest turns by lane; those that are not written yet. */
  const served = new Map<string, number>();
  const unwritten = new Set<string>();
  let servedBefore = 0;
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isSlowPolling = false;
  let writeTimer: NodeJS.Timeout | undefined;
  let writtenAtMs = Number.NEGATIVE_INFINITY;

  const highestServedTurn = (): number => Math.max(servedBefore, ...served.values());
  const raise = (lane: string, turn: number): boolean => {
    if (served.has(lane) && turn <= served.get(lane)!) return false;
    served.set(lane, turn);
    return true;
  };

  const read = async () => {
    const startedMs = clock.elapsedMs();
    const addedBefore = added;
    const fresh = await deps.readStats();
    for (const [name, turn] of await settings.findNumbers(servedTurnSetting)) {
      if (name === '') servedBefore = turn;
      else raise(name.slice(1), turn);
    }
    stats = fresh;
    added -= addedBefore;
    deps.onStats?.(fresh, startedMs);
  };

  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  /** Waits only until the first read is done. */
  const whenKnown = (): MaybePromise<void> => (stats ? undefined : refresh());

  const refreshAfter = (ms: number) => {
    clearTimeout(timer);
    isSlowPolling = ms > refreshMs;
    timer = setTimeout(() => {
      isSlowPolling = false;
      refresh()
        .catch((error) => logger.warn({ err: error }, 'could not read the queue length'))
        .finally(() => timer && keepFresh());
    }, ms).unref();
  };
  const keepFresh = () => refreshAfter(stats && isQueueEmpty(stats) ? refreshMsWhenEmpty : refreshMs);

  const writeServed = async () => {
    writeTimer = undefined;
    writtenAtMs = clock.elapsedMs();
    for (const lane of unwritten) {
      unwritten.delete(lane);
      await settings
        .raise(`${servedTurnSetting} ${lane}`, served.get(lane)!)
        .catch((error) => logger.warn({ err: error }, 'could not save the served turn'));
    }
  };

  const writeSoon = async (lane: string): Promise<void> => {
    unwritten.add(lane);
    if (writeTimer) return;
    const waitMs = writtenAtMs + servedTurnEveryMs - clock.elapsedMs();
    if (!(waitMs > 0)) return writeServed();
    writeTimer = setTimeout(writeServed, waitMs).unref();
  };

  /**
   * A new lane starts where the others are: videos of a model that came into it may wait already, with turns of the lane
   * that it was in.
   */
  const servedTurn = (lane: string): number => {
    const known = served.get(lane);
    if (known !== undefined) return known;
    const turn = highestServedTurn();
    served.set(lane, turn);
    void writeSoon(lane);
    return turn;
  };

  return {
    refresh,
    whenKnown,

    /** A task was added, perhaps by another process: reads more often again if the queue was empty. */
    queueChanged(): void {
      if (timer && isSlowPolling) refreshAfter(refreshMs);
    },

    /** Reads at once and then regularly until `stop`. */
    async start(): Promise<void> {
      await refresh();
      keepFresh();
    },

    /** Writes what is still pending. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      clearTimeout(writeTimer);
      if (writeTimer) await writeServed();
      await reading?.catch(() => {});
    },

    /** A task was added: until the next read it is placed behind all known ones. */
    taskAdded(): void {
      added += 1;
    },

    /** The highest turn served by any worker in this lane, as of the last read. */
    servedTurn,
    highestServedTurn,

    /** A task with this turn was claimed. */
    async taskClaimed(lane: string, turn: number): Promise<void> {
      if (raise(lane, turn)) await writeSoon(lane);
    },

    /** `ownSlots`: how many videos this process makes at once. */
    estimate(task: Pick<VideoTask, 'queueTurn' | 'createdMs'>, ownSlots: number): QueueEstimate {
      const { samples, open, workerSlots, secondsPerTask } = stats!;
      // Between two samples the later one is used: exact while the queue is short.
      const sample = samples[countBefore(samples, task)];
      const position = Math.max(1, open.running + (sample?.position ?? open.pending + added));
      // Stats that an earlier release stored do not have it.
      const running = stats!.runningSecondsLeft ?? open.running * secondsPerTask;
      const waiting = Math.max(position - open.running, 0) * secondsPerTask;
      return { position, secondsLeft: Math.ceil((running + waiting) / (workerSlots ?? ownSlots)) };
    },
  };
};

/** How many of the samples are before the task in the queue, by binary search. */
const countBefore = (samples: PositionSample[], task: Pick<VideoTask, 'queueTurn' | 'createdMs'>): number => {
  let low = 0;
  let high = samples.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { queueTurn, createdMs } = samples[middle]!;
    const isBefore =
      queueTurn < task.queueTurn || (queueTurn === task.queueTurn && createdMs < task.createdMs);
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  return low;
};
