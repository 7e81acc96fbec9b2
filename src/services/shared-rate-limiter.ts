/**
 * Requests per key and minute over all processes. Each process reserves a part of a key's remaining requests and counts
 * it down locally, so a request waits for the database only when that part is used up, and waiting requests share one
 * query. Unused parts are returned after a second. While the database is unavailable a key gets this process's share of
 * its limit.
 */
import type { RateWindows, WindowReport, WindowState } from '../db/cluster/rate-windows.ts';
import type { ApiKey } from '../domain/account.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { MaybePromise } from '../lib/maybe-promise.ts';
import type { RateLimiter, RateState } from './rate-limiter.ts';
import { createReportLoop } from './report-loop.ts';

const reportMs = 1000;
const sweepAt = 10_000;

type Window = {
  limit: number;
  /** In the database's time, and in that of this process. */
  endsMs: number;
  endsAtMs: number;
  /** Admitted by all processes as of the last report, and by this one since. */
  admitted: number;
  unreported: number;
  /** Reserved for this process and not yet used. */
  left: number;
  granted: number;
  usedAtMs: number;
  /** Nothing is left before this time, so the database is not asked. */
  emptyUntilMs: number;
  /** More is reserved in advance, before a request has to wait. */
  runsLow: boolean;
  waiting: { key: LimitedKey; resolve: (state: RateState) => void }[];
};

type LimitedKey = Pick<ApiKey, 'id' | 'requestsPerMinute'>;

type SharedRateLimiterDeps = {
  windows: Pick<RateWindows, 'insertMissing' | 'report'>;
  /** For keys without a limit, and for all while the database is unavailable. */
  local: RateLimiter;
  /** How many processes accept requests. */
  nodes: () => number;
  clock: Clock;
  logger: Logger;
};

export const createSharedRateLimiter = (deps: SharedRateLimiterDeps) => {
  const { local, clock, logger } = deps;
  const { limitOf } = local;
  const windows = new Map<string, Window>();
  let timer: NodeJS.Timeout | undefined;

  const stateOf = (window: Window, allowed: boolean): RateState => ({
    allowed,
    limit: window.limit,
    remaining: allowed ? Math.max(0, window.limit - window.admitted - window.unreported) : 0,
    resetAt: Math.ceil(window.endsMs / 1000),
    retryAfterSeconds: Math.max(1, Math.ceil((window.endsAtMs - clock.elapsedMs()) / 1000)),
  });

  const admit = (window: Window): RateState => {
    window.left -= 1;
    window.unreported += 1;
    window.usedAtMs = clock.elapsedMs();
    return stateOf(window, true);
  };

  /** The requests that this process may admit without asking. */
  const takeShare = (key: LimitedKey): RateState => {
    const limit = limitOf(key);
    const share = Math.max(1, Math.ceil(limit / deps.nodes()));
    return { ...local.take({ id: key.id, requestsPerMinute: share }), limit };
  };

  const openWindow = (id: string, limit: number): Window => {
    if (windows.size >= sweepAt)
      for (const [old, { endsAtMs }] of windows) if (endsAtMs <= clock.elapsedMs()) windows.delete(old);
    const window: Window = {
      limit,
      endsMs: 0,
      endsAtMs: Number.NEGATIVE_INFINITY,
      admitted: 0,
      unreported: 0,
      left: 0,
      granted: 0,
      usedAtMs: clock.elapsedMs(),
      emptyUntilMs: Number.NEGATIVE_INFINITY,
      runsLow: false,
      waiting: [],
    };
    windows.set(id, window);
    return window;
  };

  const takeReports = (): WindowReport[] => {
    const reports: WindowReport[] = [];
    for (const [name, window] of windows) {
      const waiting = window.waiting.length > 0 || window.runsLow ? window.waiting.length : null;
      const isIdle = clock.elapsedMs() - window.usedAtMs >= reportMs;
      const released = isIdle && waiting === null ? window.left : 0;
      if (waiting === null && window.unreported === 0 && released === 0) continue;
      reports.push({
        name,
        limit: window.limit,
        endsMs: window.endsMs,
        admitted: window.unreported,
        released,
        wanted: waiting,
      });
      window.left -= released;
      window.runsLow = false;
    }
    return reports;
  };

  const apply = (window: Window, { admitted: reported, wanted }: WindowReport, state: WindowState) => {
    const isNew = state.endsMs !== window.endsMs;
    window.endsMs = state.endsMs;
    window.endsAtMs = clock.elapsedMs() + state.endsMs - state.nowMs;
    window.admitted = state.admitted;
    window.unreported = isNew ? 0 : window.unreported - reported;
    window.left = (isNew ? 0 : window.left) + state.granted;
    if (wanted === null) return;
    window.granted = state.granted;
    if (window.left === 0) window.emptyUntilMs = clock.elapsedMs() + reportMs;
  };

  /** In order of arrival; the rest waits for the next report, unless nothing is left. */
  const serveWaiting = (window: Window) => {
    while (window.left > 0 && window.waiting.length > 0) window.waiting.shift()!.resolve(admit(window));
    if (window.emptyUntilMs <= clock.elapsedMs()) return;
    for (const { resolve } of window.waiting.splice(0)) resolve(stateOf(window, false));
  };

  const report = async (): Promise<void> => {
    const unknown = [...windows].filter(([, { endsMs }]) => endsMs === 0).map(([name]) => name);
    if (unknown.length > 0) await deps.windows.insertMissing(unknown);
    const reports = takeReports();
    if (reports.length === 0) return;
    const states = await deps.windows.report(reports, deps.nodes());
    const byName = new Map(states.map((state) => [state.name, state]));
    for (const sent of reports) {
      const window = windows.get(sent.name);
      const state = byName.get(sent.name);
      // The sweep deleted the row: it is created again.
      if (window && !state) window.endsMs = 0;
      if (!window || !state) continue;
      apply(window, sent, state);
      serveWaiting(window);
    }
  };

  const { reportNow, isUnavailable } = createReportLoop({
    report,
    isMoreDue: () => [...windows.values()].some(({ waiting }) => waiting.length > 0),
    onUnavailable() {
      for (const { waiting } of windows.values())
        for (const { key, resolve } of waiting.splice(0)) resolve(takeShare(key));
    },
    what: 'limits',
    logger,
  });

  return {
    limitOf,

    take(key: LimitedKey): MaybePromise<RateState> {
      if (key.requestsPerMinute === 0) return local.take(key);
      const limit = limitOf(key);
      const window = windows.get(key.id) ?? openWindow(key.id, limit);
      window.limit = limit;
      const nowMs = clock.elapsedMs();
      if (window.endsAtMs > nowMs) {
        if (window.left > 0) {
          const state = admit(window);
          if (window.left * 2 <= window.granted && nowMs >= window.emptyUntilMs && !isUnavailable()) {
            window.runsLow = true;
            void reportNow();
          }
          return state;
        }
        if (nowMs < window.emptyUntilMs) return stateOf(window, false);
      }
      if (isUnavailable()) return takeShare(key);
      return new Promise((resolve) => {
        window.waiting.push({ key, resolve });
        void reportNow();
      });
    },

    start(): void {
      timer = setInterval(() => {
        if (
          isUnavailable() ||
          [...windows.values()].some(({ unreported, left }) => unreported > 0 || left > 0)
        )
          void reportNow();
      }, reportMs).unref();
    },

    stop(): void {
      clearInterval(timer);
    },
  };
};
