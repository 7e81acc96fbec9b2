/** Prometheus metrics. No label names an account or a key: there may be a million of them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { microPerCredit } from '../domain/money.ts';
import type { Clock } from '../lib/clock.ts';
import { type Measurement, type Measurements, onMeasured } from '../lib/measurements.ts';

/** Gauges, queried at scrape time instead of being counted. */
type MetricSources = {
  /** Of the whole installation, whichever process is scraped. */
  readQueue: () => Promise<{ length: number; oldestSeconds: number }>;
  routes: () => { model: string; route: string; isUp: boolean }[];
  /** Undefined: there is no pool. */
  poolUse: () => { used: number; idle: number; waiting: number } | undefined;
};

/** However many scrapers there are, the task table is queried at most this often. */
const queueCacheMs = 5000;

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const taskBuckets = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800, 3600, 7200];

export const createMetrics = ({ sources, clock }: { sources: MetricSources; clock: Clock }) => {
  const registry = new Registry();
  const registers = [registry];
  const unsubscribes: (() => void)[] = [];
  const count = <Name extends Measurement>(name: Name, listener: (value: Measurements[Name]) => void) => {
    unsubscribes.push(onMeasured(name, listener));
  };
  // Event-loop delay, memory, CPU and garbage collection of the process.
  collectDefaultMetrics({ register: registry });
  countWork(registers, count);
  watchSources(registers, sources, clock);

  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
    close(): void {
      for (const unsubscribe of unsubscribes) unsubscribe();
      registry.clear();
    },
  };
};
export type Metrics = ReturnType<typeof createMetrics>;

type Count = <Name extends Measurement>(name: Name, listener: (value: Measurements[Name]) => void) => void;

const countWork = (registers: Registry[], count: Count): void => {
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });

  const requests = histogram(
    'kinora_http_request_seconds',
    'How long requests took, from their first byte to the end of the response',
    ['method', 'route', 'status'],
    requestBuckets,
  );
  count('request', ({ method, route, status, seconds }) =>
    requests.observe({ method, route, status }, seconds),
  );

  const queueSeconds = histogram(
    'kinora_task_queue_seconds',
    'How long video tasks waited before a worker took them',
    ['model'],
    taskBuckets,
  );
  count('taskStarted', ({ model, queueSeconds: seconds }) => queueSeconds.observe({ model }, seconds));

  const runSeconds = histogram(
    'kinora_task_run_seconds',
    'How long video tasks took from the first worker that took them to their end',
    ['model', 'route'],
    taskBuckets,
  );
  const tasks = counter('kinora_tasks_total', 'Video tasks that ended', ['model', 'route', 'status']);
  count('taskEnded', ({ model, route, status, runSeconds: seconds }) => {
    tasks.inc({ model, route, status });
    if (seconds !== null) runSeconds.observe({ model, route }, seconds);
  });

  const media = counter('kinora_media_seconds_total', 'Seconds of media generated or transcribed', ['kind']);
  count('media', ({ kind, seconds }) => media.inc({ kind }, seconds));

  const credits = counter('kinora_credits_total', 'Credits by the kind of ledger entry', ['entry']);
  count('money', ({ entry, amount }) => credits.inc({ entry }, amount / microPerCredit));

  const upstream = histogram(
    'kinora_upstream_seconds',
    'How long calls to upstreams took',
    ['route', 'outcome'],
    requestBuckets,
  );
  count('upstream', ({ route, outcome, seconds }) => upstream.observe({ route, outcome }, seconds));

  const webhooks = counter('kinora_webhook_deliveries_total', 'Attempts to deliver webhooks, by outcome', [
    'outcome',
  ]);
  count('webhook', ({ outcome }) => webhooks.inc({ outcome }));

  const restarts = counter('kinora_engine_restarts_total', 'Engine processes that crashed or did not start', [
    'engine',
  ]);
  count('engineRestart', ({ engine }) => restarts.inc({ engine }));
};

const watchSources = (registers: Registry[], sources: MetricSources, clock: Clock): void => {
  let queue: Promise<{ length: number; oldestSeconds: number }> | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;
  const readQueue = async () => {
    if (clock.elapsedMs() - readAtMs > queueCacheMs) {
      readAtMs = clock.elapsedMs();
      queue = sources.readQueue();
    }
    // While the database is unavailable the other metrics are still served.
    return queue?.catch(() => undefined);
  };
  const queueGauge = (name: string, help: string, value: 'length' | 'oldestSeconds') =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const read = await readQueue();
        if (read) this.set(read[value]);
        else this.reset();
      },
    });
  queueGauge('kinora_queue_length', 'Queued video tasks of the whole installation', 'length');
  queueGauge(
    'kinora_queue_oldest_seconds',
    'How long the oldest queued task of the whole installation has waited',
    'oldestSeconds',
  );
  new Gauge({
    name: 'kinora_route_up',
    help: 'Whether a route is used (1) or skipped after failures (0)',
    labelNames: ['model', 'route'],
    registers,
    collect() {
      for (const { model, route, isUp } of sources.routes()) this.set({ model, route }, isUp ? 1 : 0);
    },
  });
  new Gauge({
    name: 'kinora_database_connections',
    help: 'Connections of the pool to Postgres that are used and idle, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const use = sources.poolUse();
      if (use) for (const [state, value] of Object.entries(use)) this.set({ state }, value);
    },
  });
};
