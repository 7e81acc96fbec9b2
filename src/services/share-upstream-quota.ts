/**
 * Limits and breaker state of upstream servers over all processes. Each process leases some of a server's slots and
 * uses them without asking; it requests more when they are taken, and returns those unused for a second. Failures are
 * shared at once, so that one process's failures protect the others. While the database is unavailable a process uses
 * its share of the slots and its own observations.
 */
import type { UpstreamServers } from '../db/cluster/upstream-servers.ts';
import type { Notifications } from '../db/notifications.ts';
import type { BreakerEvent } from '../domain/upstream/circuit-breaker-state.ts';
import type { ServerReport, ServerView } from '../domain/upstream/divide-quota.ts';
import type {
  UpstreamQuota,
  UpstreamQuotas,
  UpstreamServerUsage,
} from '../engines/routing/upstream-quota.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { chain, type MaybePromise } from '../lib/maybe-promise.ts';
import type { KeyLimiter } from './rate-limiter.ts';
import { createReportLoop } from './report-loop.ts';

const pollMs = 1000;
/** A third of the time after which the slots of a process without heartbeat are given to others. */
const renewMs = 5000;

type WaitingCall = { needsSlot: boolean; isProbe: boolean; resolve: (isAdmitted: boolean) => void };

type SharedServer = UpstreamServerUsage & {
  hasRow: boolean;
  /** How many calls this process may run at once. */
  grantedSlots: number;
  /** The most calls that ran or waited since the last report. */
  peakDemand: number;
  /** The slots that the database records for this process: granted, or still in use. */
  leasedSlots: number;
  /** All slots are taken until then, so the database is not asked. */
  fullUntilMs: number;
  events: BreakerEvent[];
  waiting: WaitingCall[];
  reportedAtMs: number;
  mustReport: boolean;
  /** Other processes wait for slots of this server. */
  othersWait: boolean;
  /** No request of this minute is left until the first time; before the second the database is not asked. */
  rateLimitedUntilMs: number;
  nextRateCheckAtMs: number;
};

type UpstreamQuotasDeps = {
  nodeId: string;
  serverRows: Pick<UpstreamServers, 'insertMissing' | 'exchange'>;
  /** Counts requests per minute over all processes. */
  requestLimiter: KeyLimiter;
  /** How many processes there are. */
  nodes: () => number;
  notifications: Pick<Notifications, 'publish' | 'subscribe'>;
  clock: Clock;
  logger: Logger;
};

const newSharedServer = (usage: UpstreamServerUsage): SharedServer => ({
  ...usage,
  hasRow: false,
  grantedSlots: 0,
  peakDemand: 0,
  leasedSlots: 0,
  fullUntilMs: Number.NEGATIVE_INFINITY,
  events: [],
  waiting: [],
  reportedAtMs: Number.NEGATIVE_INFINITY,
  mustReport: false,
  othersWait: false,
  rateLimitedUntilMs: Number.NEGATIVE_INFINITY,
  nextRateCheckAtMs: Number.NEGATIVE_INFINITY,
});

const demandOf = ({ demand }: SharedServer): number => {
  const { running, waiting } = demand();
  return running + waiting;
};

const takeReport = (server: SharedServer): ServerReport => {
  const { running } = server.demand();
  const report: ServerReport = {
    name: server.name,
    limit: server.limits().concurrency,
    running,
    wantedSlots: Math.max(server.peakDemand, demandOf(server)),
    events: server.events.splice(0),
    asksToProbe: server.waiting.some(({ isProbe }) => isProbe),
  };
  server.peakDemand = demandOf(server);
  server.mustReport = false;
  return report;
};

const resolveWaitingCalls = (server: SharedServer, allowedProbes: number) => {
  // Waiting calls count as running, so that slots are requested for them.
  let freeSlots = server.grantedSlots - (server.demand().running - server.waiting.length);
  let probes = allowedProbes;
  for (const { needsSlot, isProbe, resolve } of server.waiting.splice(0)) {
    const isAdmitted = (!needsSlot || freeSlots > 0) && (!isProbe || probes > 0);
    if (isAdmitted) freeSlots -= 1;
    if (isAdmitted && isProbe) probes -= 1;
    resolve(isAdmitted);
  }
};

const isReportDue = (server: SharedServer, nowMs: number): boolean => {
  if (server.mustReport || server.waiting.length > 0 || server.events.length > 0) return true;
  const sinceMs = nowMs - server.reportedAtMs;
  const demand = demandOf(server);
  if (demand === 0 && server.leasedSlots === 0) return false;
  const isIdle = server.limits().concurrency !== null && demand < server.leasedSlots;
  const isShort = demand > server.grantedSlots;
  return sinceMs >= (isIdle || isShort || server.othersWait ? pollMs : renewMs);
};

export const createUpstreamQuotas = (
  deps: UpstreamQuotasDeps,
): UpstreamQuotas & { start(): void; stop(): Promise<void> } => {
  const { clock } = deps;
  const servers = new Map<string, SharedServer>();
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe = () => {};

  const shareOf = (limit: number): number => Math.max(1, Math.floor(limit / deps.nodes()));
  const publish = (what: 'wanted' | 'free' | 'breaker', { name }: SharedServer) =>
    deps.notifications.publish('upstream_changed', `${deps.nodeId} ${what} ${name}`);

  const apply = (server: SharedServer, sent: ServerReport, view: ServerView) => {
    const nowMs = clock.elapsedMs();
    const toOwnTime = (ms: number) => (ms === 0 ? 0 : nowMs + ms - view.nowMs);
    const before = {
      grantedSlots: server.grantedSlots,
      leasedSlots: server.leasedSlots,
      wasFull: server.fullUntilMs > nowMs,
    };
    server.grantedSlots = view.grantedSlots;
    server.leasedSlots = sent.limit === null ? 0 : Math.max(sent.running, view.grantedSlots);
    server.othersWait = view.othersWait;
    server.reportedAtMs = nowMs;
    server.fullUntilMs = view.grantedSlots < sent.wantedSlots ? nowMs + pollMs : Number.NEGATIVE_INFINITY;
    // Outcomes that arrived during the report are newer and go into the next report.
    if (server.events.length === 0)
      server.onBreakerState(
        { ...view.breaker, pausedUntilMs: toOwnTime(view.breaker.pausedUntilMs) },
        toOwnTime(view.probedUntilMs),
      );
    if (sent.events.length > 0) publish('breaker', server);
    if (server.leasedSlots < before.leasedSlots && view.othersWait) publish('free', server);
    if (view.grantedSlots < sent.wantedSlots && !before.wasFull) publish('wanted', server);
    resolveWaitingCalls(server, view.mayProbe ? 1 : 0);
    if (server.grantedSlots > before.grantedSlots) server.wake();
  };

  const report = async (due: SharedServer[]): Promise<void> => {
    const unknown = due.filter(({ hasRow }) => !hasRow);
    if (unknown.length > 0) await deps.serverRows.insertMissing(unknown.map(({ name }) => name));
    for (const server of unknown) server.hasRow = true;
    const reports = due.map((server) => [server, takeReport(server)] as const);
    const sent = reports.map(([, one]) => one);
    const views = await deps.serverRows.exchange(deps.nodeId, sent).catch((error) => {
      for (const [server, { events }] of reports) server.events.unshift(...events);
      throw error;
    });
    for (const [server, one] of reports) {
      const view = views.find(({ name }) => name === server.name);
      if (view) apply(server, one, view);
      // The sweep deleted the row: it is created again.
      else server.hasRow = false;
    }
  };

  const onUnavailable = () => {
    for (const server of servers.values()) {
      server.grantedSlots = shareOf(server.limits().concurrency ?? Number.POSITIVE_INFINITY);
      resolveWaitingCalls(server, Number.POSITIVE_INFINITY);
    }
  };

  const dueServers = () => [...servers.values()].filter((server) => isReportDue(server, clock.elapsedMs()));
  const isDue = () => dueServers().length > 0;
  const loop = createReportLoop({
    report: () => report(dueServers()),
    isMoreDue: isDue,
    onUnavailable,
    what: 'upstream limits',
    logger: deps.logger,
  });
  const { isUnavailable } = loop;
  const reportNow = () => {
    if (isDue()) void loop.reportNow();
  };

  const takeFromRateLimit = (server: SharedServer): MaybePromise<boolean> => {
    const { requestsPerMinute } = server.limits();
    if (requestsPerMinute === null) return true;
    return chain(deps.requestLimiter.take({ id: `upstream ${server.name}`, requestsPerMinute }), (state) => {
      if (state.allowed) return true;
      server.rateLimitedUntilMs = clock.elapsedMs() + state.retryAfterSeconds * 1000;
      // Other processes may return requests of the minute that they do not need.
      server.nextRateCheckAtMs = clock.elapsedMs() + pollMs;
      return false;
    });
  };

  const onMessage = (payload: string | undefined) => {
    const [nodeId, what, ...nameParts] = payload?.split(' ') ?? [];
    if (nodeId === deps.nodeId) return;
    const name = nameParts.join(' ');
    for (const server of payload === undefined ? servers.values() : [servers.get(name)]) {
      if (!server) continue;
      const { running } = server.demand();
      if (what === 'free') {
        server.fullUntilMs = Number.NEGATIVE_INFINITY;
        server.wake();
      } else if (what === 'breaker' || payload === undefined) server.mustReport = true;
      else if (server.leasedSlots > running) {
        server.peakDemand = 0;
        server.mustReport = true;
      }
    }
    reportNow();
  };

  const quotaOf = (server: SharedServer): UpstreamQuota => ({
    slots: () => (server.limits().concurrency === null ? Number.POSITIVE_INFINITY : server.grantedSlots),
    hasSlot: (running) =>
      server.limits().concurrency === null ||
      running < server.grantedSlots ||
      (!isUnavailable() && server.fullUntilMs <= clock.elapsedMs()),
    waitMs: () =>
      server.nextRateCheckAtMs <= clock.elapsedMs()
        ? 0
        : Math.max(0, server.rateLimitedUntilMs - clock.elapsedMs()),
    admit({ isNew, isProbe }) {
      const { running } = server.demand();
      server.peakDemand = Math.max(server.peakDemand, running);
      const needsSlot = server.limits().concurrency !== null && running > server.grantedSlots;
      const takeRequest = () => (isNew ? takeFromRateLimit(server) : true);
      // Fetches what others have reported since, for later calls.
      if (clock.elapsedMs() - server.reportedAtMs >= renewMs) server.mustReport = true;
      if (isUnavailable() || !(needsSlot || isProbe)) {
        if (server.mustReport && !isUnavailable()) reportNow();
        return needsSlot ? false : takeRequest();
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      server.waiting.push({ needsSlot, isProbe, resolve });
      reportNow();
      return promise.then((isAdmitted) => (isAdmitted ? takeRequest() : false));
    },
    demandChanged() {
      server.peakDemand = Math.max(server.peakDemand, demandOf(server));
      // A slot that others wait for is returned at once and not kept for the next call here.
      if (server.othersWait && server.leasedSlots > Math.max(server.demand().running, server.grantedSlots)) {
        server.mustReport = true;
        reportNow();
      }
    },
    report(event) {
      server.events.push(event);
      reportNow();
    },
  });

  return {
    register(usage) {
      const server = newSharedServer(usage);
      servers.set(usage.name, server);
      return quotaOf(server);
    },
    start() {
      unsubscribe = deps.notifications.subscribe('upstream_changed', onMessage);
      timer = setInterval(reportNow, pollMs).unref();
    },
    /** Returns its slots to the others. */
    async stop() {
      clearInterval(timer);
      unsubscribe();
      const leased = [...servers.values()].filter((server) => server.leasedSlots > 0);
      const reports = leased.map((server) => ({ ...takeReport(server), running: 0, wantedSlots: 0 }));
      if (reports.length > 0) await deps.serverRows.exchange(deps.nodeId, reports).catch(() => {});
    },
  };
};
