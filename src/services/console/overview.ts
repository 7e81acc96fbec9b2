/** The state of the service, read at most once a second however many consoles are open. */
import type { QueueView } from '../../db/console/queue-view.ts';
import type { ProcessPool } from '../../engines/process-pool.ts';
import type { RoutedEngines } from '../../engines/routing/routed-engines.ts';
import { type Clock, unixSeconds } from '../../lib/clock.ts';
import type { RequestStats } from './request-stats.ts';

const maxAgeMs = 1000;
/** The videos of a day are counted row by row, so this is cached longer. */
const finishedMaxAgeMs = 15_000;

export type EngineState = Omit<ReturnType<ProcessPool['stats']>, 'pids'> & {
  name: string;
  processes: number;
  memoryBytes: number | null;
};

export const createOverview = (deps: {
  queueView: QueueView;
  requestStats: RequestStats;
  engines: () => Promise<EngineState[]>;
  routes: RoutedEngines['routeStates'];
  disk: () => Promise<{ freeBytes: number; totalBytes: number }>;
  clock: Clock;
}) => {
  const { queueView, requestStats, clock } = deps;
  const startedAt = unixSeconds(clock.nowMs());
  let reading: Promise<Awaited<ReturnType<typeof read>>> | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;

  type Finished = Awaited<ReturnType<QueueView['finishedSince']>>;
  let finished: { hour: Finished; day: Finished; untilMs: number } | undefined;
  const countFinished = async (now: number) => {
    if (finished && finished.untilMs > clock.elapsedMs()) return finished;
    const untilMs = clock.elapsedMs() + finishedMaxAgeMs;
    const hour = await queueView.finishedSince(now - 3600);
    finished = { hour, day: await queueView.finishedSince(now - 86_400), untilMs };
    return finished;
  };

  const read = async () => {
    const now = unixSeconds(clock.nowMs());
    const [queue, { hour, day }, engines, disk] = await Promise.all([
      queueView.counts(),
      countFinished(now),
      deps.engines(),
      deps.disk(),
    ]);
    return {
      now,
      startedAt,
      minutes: requestStats.list(),
      queue,
      videos: { hour, day },
      engines,
      routes: deps.routes(),
      disk,
      memoryBytes: process.memoryUsage.rss(),
    };
  };

  return {
    read() {
      const isOld = clock.elapsedMs() - readAtMs >= maxAgeMs;
      if (!reading || isOld) {
        readAtMs = clock.elapsedMs();
        reading = read();
        reading.catch(() => {
          reading = undefined;
        });
      }
      return reading;
    },
  };
};
export type Overview = ReturnType<typeof createOverview>;
