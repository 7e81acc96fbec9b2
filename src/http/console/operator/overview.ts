/** GET overview and settings: how the service is doing and how it is configured. */
import type { FastifyInstance } from 'fastify';
import {
  type OverviewResponse,
  overview as overviewResponse,
  settings,
} from '../../../domain/responses/operator-responses.ts';
import type { AppDeps } from '../../app-deps.ts';
import { consoleOperation } from '../../operation.ts';

export const registerOverviewRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { overview, version, roles, databaseKind } = deps;

  app.get(
    '/overview',
    consoleOperation('How the service is doing', overviewResponse),
    async (): Promise<OverviewResponse> => {
      const { now, startedAt, minutes, queue, videos, engines, routes, disk, memoryBytes } =
        await overview.read();
      return {
        version,
        roles: [...roles],
        database: databaseKind,
        node: process.version,
        now,
        started_at: startedAt,
        memory_bytes: memoryBytes,
        disk: { free_bytes: disk.freeBytes, total_bytes: disk.totalBytes },
        minutes: minutes.map((minute) => ({
          start: minute.start,
          requests: minute.requests,
          client_errors: minute.clientErrors,
          server_errors: minute.serverErrors,
          p50_ms: minute.p50Ms,
          p95_ms: minute.p95Ms,
        })),
        queue: {
          pending: queue.pending,
          processing: queue.processing,
          waiting_for_source: queue.waiting,
          oldest_wait_seconds:
            queue.oldestMs === null ? null : Math.max(0, now - Math.floor(queue.oldestMs / 1000)),
        },
        videos,
        engines: engines.map(({ memoryBytes: memory_bytes, crashes: restarts, started: _, ...engine }) => ({
          ...engine,
          memory_bytes,
          restarts,
        })),
        routes: routes.map(({ waitSeconds: wait_seconds, isPaused: paused, ...route }) => ({
          ...route,
          paused,
          wait_seconds,
        })),
      };
    },
  );

  /** The effective values and their sources, without secrets. */
  app.get('/settings', consoleOperation('The settings in force', settings), async () => ({
    data: deps.settingsInForce(),
  }));
};
