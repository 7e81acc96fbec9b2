/**
 * Keeps the requests of the API for operators and accounts. Lines are collected in memory and written together: a
 * request never waits for them, and those of the last second are lost with a process that is killed.
 */
import { setImmediate } from 'node:timers/promises';
import type { RequestLogRows } from '../../db/console/request-log.ts';
import {
  isKept,
  type LoggedRequest,
  type RequestFilter,
  type RequestRecord,
} from '../../domain/log/request-record.ts';
import { type Clock, createAgeClock } from '../../lib/clock.ts';
import { createCounter } from '../../lib/counter.ts';
import { earliestIdAt, timeOrderedId } from '../../lib/ids.ts';
import type { KeyedMutex } from '../../lib/keyed-mutex.ts';
import type { Logger } from '../../lib/logger.ts';

const writeEveryMs = 1_000;
/** More than this waits only while the database is away: the newest of the account with the most are dropped then. */
const maxWaiting = 5_000;
const dayMs = 86_400_000;
/** Of an account in a minute: what a limit refuses is refused so that it costs nothing. */
const mostRefused = 60;
const refusedEveryMs = 60_000;
const refusedStatus = 429;

/** The highest limit for each that keeps the sum within `total`: those who have less keep all of it. */
const limitForEach = (counts: number[], total: number): number => {
  let left = total;
  for (const [at, count] of counts.toSorted((one, other) => one - other).entries()) {
    const share = Math.floor(left / (counts.length - at));
    if (count > share) return share;
    left -= count;
  }
  return total;
};

export const createRequestLog = (deps: {
  rows: RequestLogRows;
  oneAtATime: KeyedMutex;
  /** 0: nothing is kept. */
  days: number;
  maxRows: number;
  clock: Clock;
  logger: Logger;
}) => {
  const { rows, days, maxRows, clock, logger } = deps;
  const ageClock = createAgeClock(clock);
  let waiting: RequestRecord[] = [];
  const waitingOf = createCounter<string>();
  let dropped = 0;
  const refusedOf = createCounter<string>();
  let refusedUntilMs = 0;
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Makes room for a line of `accountId`; false where no account has more of them waiting. */
  const dropOfBusiest = (accountId: string): boolean => {
    const busiest = waitingOf.highest()!;
    if (waitingOf.of(busiest) <= waitingOf.of(accountId) + 1) return false;
    waiting.splice(
      waiting.findLastIndex((line) => line.accountId === busiest),
      1,
    );
    waitingOf.add(busiest, -1);
    return true;
  };

  /** Whether a limit refused the account so often in this minute that the log already shows it. */
  const isSurplus = ({ accountId, status }: Pick<RequestRecord, 'accountId' | 'status'>): boolean => {
    if (status !== refusedStatus) return false;
    if (clock.elapsedMs() >= refusedUntilMs) {
      refusedOf.clear();
      refusedUntilMs = clock.elapsedMs() + refusedEveryMs;
    }
    refusedOf.add(accountId, 1);
    return refusedOf.of(accountId) > mostRefused;
  };

  const writeAll = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    waitingOf.clear();
    try {
      await rows.add(batch);
      if (dropped > 0) logger.warn({ dropped }, 'lines of the request log were dropped');
      dropped = 0;
    } catch (error) {
      dropped += batch.length;
      logger.warn({ err: error, lines: batch.length }, 'the request log could not be written');
    }
  };

  /** One at a time; what comes meanwhile is written next. */
  const write = async (): Promise<void> => {
    await writing;
    if (waiting.length === 0) return;
    writing = writeAll();
    await writing;
  };

  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void write();
    }, writeEveryMs);
    timer.unref();
  };

  return {
    record(request: Omit<RequestRecord, 'id' | 'createdMs'>): void {
      if (days === 0 || !isKept(request.method, request.status) || isSurplus(request)) return;
      if (waiting.length >= maxWaiting) {
        dropped += 1;
        if (!dropOfBusiest(request.accountId)) return;
      }
      const createdMs = clock.nowMs();
      waiting.push({ id: timeOrderedId(createdMs), createdMs, ...request });
      waitingOf.add(request.accountId, 1);
      schedule();
    },

    /** Requests that were recorded by this process so far can be read after it. */
    write,

    async list(
      filter: RequestFilter,
      page: { afterId?: string; limit: number },
    ): Promise<{ requests: LoggedRequest[]; hasMore: boolean }> {
      await write();
      return deps.oneAtATime(`requests ${filter.accountId ?? ''}`, async () => {
        const found: LoggedRequest[] = [];
        for (let { afterId } = page; ; await setImmediate()) {
          const { requests, scannedTo } = await rows.list(filter, {
            ...(afterId !== undefined && { afterId }),
            limit: page.limit + 1 - found.length,
          });
          found.push(...requests);
          if (found.length > page.limit || scannedTo === undefined) break;
          afterId = scannedTo;
        }
        return { requests: found.slice(0, page.limit), hasMore: found.length > page.limit };
      });
    },

    async deleteExpired(): Promise<void> {
      await rows.deleteBefore(earliestIdAt(ageClock() - days * dayMs));
      if ((await rows.findSurplus(maxRows)) === undefined) return;
      const counts = await rows.countByAccount();
      const mostOfEach = limitForEach([...counts.values()], maxRows);
      for (const [accountId, count] of counts) {
        const surplus = count > mostOfEach ? await rows.findSurplus(mostOfEach, accountId) : undefined;
        // The row itself is one too many: the next id in order.
        if (surplus !== undefined) await rows.deleteBefore(`${surplus}0`, accountId);
      }
    },

    async stop(): Promise<void> {
      clearTimeout(timer);
      await write();
    },
  };
};
export type RequestLog = ReturnType<typeof createRequestLog>;
