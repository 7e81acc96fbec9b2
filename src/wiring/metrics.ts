/** The metrics of a process, when a port for them is configured. */
import type { Config } from '../config/config.ts';
import { type Database, poolUseOf } from '../db/database.ts';
import type { VideoTasks } from '../db/video-tasks.ts';
import type { RoutedEngines } from '../engines/routing/routed-engines.ts';
import type { Clock } from '../lib/clock.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { type MetricsServer, startMetricsServer } from '../metrics/metrics-server.ts';

export const createMetricsEndpoint = (deps: {
  config: Config;
  db: Database;
  tasks: Pick<VideoTasks, 'readPending'>;
  routed: Pick<RoutedEngines, 'routeStates'>;
  clock: Clock;
}) => {
  const { config, db, tasks, routed, clock } = deps;
  if (config.metricsPort === null) return undefined;
  const port = config.metricsPort;
  const metrics = createMetrics({
    clock,
    sources: {
      async readQueue() {
        const { length, oldestCreatedMs } = await tasks.readPending();
        const oldestSeconds =
          oldestCreatedMs === null ? 0 : Math.max(0, clock.nowMs() - oldestCreatedMs) / 1000;
        return { length, oldestSeconds };
      },
      routes: () =>
        routed.routeStates().map(({ model, route, breaker }) => ({ model, route, isUp: breaker !== 'open' })),
      poolUse: () => poolUseOf(db),
    },
  });
  let server: MetricsServer | undefined;

  return {
    /** Undefined until it listens. */
    port: (): number | undefined => server?.port,
    async start(): Promise<void> {
      server = await startMetricsServer(metrics, { host: config.metricsHost ?? config.host, port });
    },
    async close(): Promise<void> {
      await server?.close();
      metrics.close();
    },
  };
};
