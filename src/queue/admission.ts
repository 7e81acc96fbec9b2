/**
 * Limits the number of open tasks. Far from the limit the cached counts decide and nobody waits; near it the tasks are
 * counted. Each process may admit its share of the remaining capacity before an exact count, so that all together keep
 * the limit. An account has no more open tasks than are left free: one alone gets half of the limit, and there is always
 * room for another.
 */
import type { VideoTasks } from '../db/video-tasks.ts';
import { ApiError } from '../domain/errors.ts';
import type { Clock } from '../lib/clock.ts';
import { createCounter } from '../lib/counter.ts';
import type { QueueStats } from './queue-stats.ts';

/** Counting takes at most this share of the time when the queue is full and long. */
const countingShare = 1 / 20;
const shortCountMs = 5;
/** Longer than counts can be in transit; writes of that time may be missing from them. */
const historyMs = 60_000;
const retryAfterSeconds = 30;

export const createAdmission = (deps: {
  tasks: Pick<VideoTasks, 'countOpen' | 'countOpenOf'>;
  clock: Clock;
  limit: number;
}) => {
  const { tasks, clock, limit } = deps;
  const writing = new Set<Promise<unknown>>();
  const writingOf = createCounter<string>();
  /** Told of each account that has a task more while its tasks are counted: the count may be without it. */
  const countsOfAccounts = new Set<(accountId: string) => void>();
  /** Tasks of an account that are made ready; of the operator's own under an empty name. */
  const preparing = createCounter<string>();
  /** Number of finished writes by time, oldest first: one entry for each read of the counts. */
  let history: { atMs: number; written: number }[] = [];
  let admitted = 0;
  /** How many may be admitted, on the scale of `admitted`, before the tasks must be counted. */
  let admissionLimit = 0;
  /** This process's part of what is free. */
  let ownShare = 1;
  let counting: Promise<void> | undefined;
  let countAgainAtMs = Number.NEGATIVE_INFINITY;

  const writtenCount = () => admitted - writing.size;

  /** `writtenBefore` of our writes are certainly included in the count. */
  const setCapacity = (open: number, writtenBefore: number, share: number) => {
    admissionLimit = writtenBefore + Math.floor((limit - open) * share);
    ownShare = share;
  };

  const count = async () => {
    const startedMs = clock.elapsedMs();
    const writtenBefore = writtenCount();
    setCapacity(await tasks.countOpen(), writtenBefore, 1);
    const tookMs = clock.elapsedMs() - startedMs;
    countAgainAtMs = tookMs > shortCountMs ? clock.elapsedMs() + tookMs / countingShare : startedMs;
  };

  const countExactly = async () => {
    await counting;
    while (writing.size > 0) await Promise.allSettled(writing);
    counting ??= count().finally(() => {
      counting = undefined;
    });
    await counting;
  };

  const isFull = (others = 0) => admitted + others >= admissionLimit;

  const requireRoom = (others: number) => {
    if (isFull(others))
      throw new ApiError('model_overloaded', {
        message: 'The queue is full. Try again shortly.',
        retryAfterSeconds,
      });
  };

  const freeOfAll = () => (admissionLimit - admitted) / ownShare;

  const requireShare = (open: number, others: number) => {
    if (open >= freeOfAll() - others)
      throw new ApiError('rate_limit_exceeded', {
        message: `Your account has ${open} videos waiting, which is its share of the queue. Try again when some are made.`,
        retryAfterSeconds,
      });
  };

  /**
   * Throws where there is no room, for anybody or for the account; `others` come before it. `take` is called before
   * anybody else is looked at.
   */
  const requirePlace = async (
    accountId: string | undefined,
    others: { all: () => number; own: () => number },
    take: () => void,
  ): Promise<void> => {
    if (isFull(others.all()) && clock.elapsedMs() >= countAgainAtMs) await countExactly();
    requireRoom(others.all());
    // While more than half of the limit is free, no account can have more than is free.
    const isShared = accountId !== undefined && freeOfAll() - others.all() <= limit / 2;
    let writtenMeanwhile = 0;
    const onWritten = (id: string) => {
      if (id === accountId) writtenMeanwhile += 1;
    };
    countsOfAccounts.add(onWritten);
    try {
      const open = isShared ? await tasks.countOpenOf(accountId) : 0;
      // Others were admitted meanwhile.
      requireRoom(others.all());
      if (isShared)
        requireShare(open + writtenMeanwhile + writingOf.of(accountId) + others.own(), others.all());
      take();
    } finally {
      countsOfAccounts.delete(onWritten);
    }
  };

  return {
    /**
     * For a task that costs money before it is written: runs `prepare` while there is room for it beside all others that
     * are prepared. It is admitted only when it is written.
     */
    async whileRoom<T>(prepare: () => Promise<T>, accountId?: string): Promise<T> {
      const others = {
        all: () => preparing.total(),
        own: () => (accountId === undefined ? 0 : preparing.of(accountId)),
      };
      await requirePlace(accountId, others, () => preparing.add(accountId ?? '', 1));
      try {
        return await prepare();
      } finally {
        preparing.add(accountId ?? '', -1);
      }
    },

    /** Counts that were read, starting at `startedMs`. */
    update({ open, ageMs, apiNodes }: QueueStats, startedMs: number): void {
      const asOfMs = startedMs - ageMs;
      const before = history.findLast(({ atMs }) => atMs <= asOfMs);
      if (!counting)
        setCapacity(open.running + open.pending + open.waiting, before?.written ?? 0, 1 / apiNodes);
      history = history.filter(({ atMs }) => atMs > asOfMs - historyMs);
      history.push({ atMs: clock.elapsedMs(), written: writtenCount() });
    },

    /** Runs `write`, which adds one task, or throws. Without an account any share of the limit may be taken. */
    async admit<T>(write: () => Promise<T>, accountId?: string): Promise<T> {
      let writePromise!: Promise<T>;
      await requirePlace(accountId, { all: () => 0, own: () => 0 }, () => {
        admitted += 1;
        if (accountId !== undefined) writingOf.add(accountId, 1);
        writePromise = write();
        writing.add(writePromise);
      });
      try {
        const written = await writePromise;
        if (accountId !== undefined) for (const onWritten of countsOfAccounts) onWritten(accountId);
        return written;
      } catch (error) {
        admitted -= 1;
        throw error;
      } finally {
        writing.delete(writePromise);
        if (accountId !== undefined) writingOf.add(accountId, -1);
      }
    },
  };
};
