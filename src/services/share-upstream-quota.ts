/**
 * Limits and breaker state of upstream servers over all processes. Each process leases some of a server's slots and
 * uses them without asking; it requests more when they are taken, and returns those unused for a second. Failures are
 * shared at once, so that one process's failures protect the others. While the database is unavailable a process uses
 * its share of the slots and its own observations.
 */
import type { UpstreamServers } from '../db/cluster/upstream-servers.ts';
import type { Notifications } from '../db/notifications.ts';
import type { ServerReport, ServerView } from '../domain/upstream/divide-quota.ts';
import {
  admitWaiting,
  afterCall,
  afterDemand,
  afterLostReport,
  afterMessage,
  afterOutcome,
  afterRateLimit,
  afterReport,
  isReportDue,
  newServerShare,
  pollMs,
  rateLimitWaitMs,
  type ServerDemand,
  type ServerShare,
  type ShareMessage,
  takeReport,
  withoutDatabase,
} from '../domain/upstream/server-share.ts';
import type {
  UpstreamQuota,
  UpstreamQuotas,
  UpstreamServerUsage,
} from '../engines/routing/upstream-quota.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import type { KeyLimiter } from './rate-limiter.ts';
import { createReportLoop } from './report-loop.ts';

type WaitingCall = { needsSlot: boolean; isProbe: boolean; resolve: (isAdmitted: boolean) => void };

type SharedServer = {
  usage: UpstreamServerUsage;
  hasRow: boolean;
  share: ServerShare;
  waiting: WaitingCall[];
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

const demandOf = ({ usage }: SharedServer): ServerDemand => ({
  limit: usage.limits().concurrency,
  ...usage.demand(),
});

const reportOf = (server: SharedServer): ServerReport => {
  const asksToProbe = server.waiting.some(({ isProbe }) => isProbe);
  const { share, report } = takeReport(server.share, server.usage.name, demandOf(server), asksToProbe);
  server.share = share;
  return report;
};

const resolveWaitingCalls = ({ usage, share, waiting }: SharedServer, allowedProbes: number) => {
  const calls = waiting.splice(0);
  const admitted = admitWaiting(share, calls, usage.demand().running, allowedProbes);
  for (const [index, { resolve }] of calls.entries()) resolve(admitted[index]!);
};

export const createUpstreamQuotas = (
  deps: UpstreamQuotasDeps,
): UpstreamQuotas & { start(): void; stop(): Promise<void> } => {
  const { clock } = deps;
  const servers = new Map<string, SharedServer>();
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe = () => {};

  const apply = (server: SharedServer, sent: ServerReport, view: ServerView) => {
    const { usage } = server;
    const { share, messages, breaker, hasMoreSlots } = afterReport(
      server.share,
      sent,
      view,
      clock.elapsedMs(),
    );
    server.share = share;
    if (breaker) usage.onBreakerState(breaker.state, breaker.probedUntilMs);
    for (const message of messages)
      deps.notifications.publish('upstream_changed', `${deps.nodeId} ${message} ${usage.name}`);
    resolveWaitingCalls(server, view.mayProbe ? 1 : 0);
    if (hasMoreSlots) usage.wake();
  };

  const report = async (due: SharedServer[]): Promise<void> => {
    const unknown = due.filter(({ hasRow }) => !hasRow);
    if (unknown.length > 0) await deps.serverRows.insertMissing(unknown.map(({ usage }) => usage.name));
    for (const server of unknown) server.hasRow = true;
    const reports = due.map((server) => [server, reportOf(server)] as const);
    const sent = reports.map(([, one]) => one);
    const views = await deps.serverRows.exchange(deps.nodeId, sent).catch((error) => {
      for (const [server, one] of reports) server.share = afterLostReport(server.share, one);
      throw error;
    });
    for (const [server, one] of reports) {
      const view = views.find(({ name }) => name === server.usage.name);
      if (view) apply(server, one, view);
      // The sweep deleted the row: it is created again.
      else server.hasRow = false;
    }
  };

  const onUnavailable = () => {
    for (const server of servers.values()) {
      server.share = withoutDatabase(server.share, server.usage.limits().concurrency, deps.nodes());
      resolveWaitingCalls(server, Number.POSITIVE_INFINITY);
    }
  };

  const dueServers = () =>
    [...servers.values()].filter(
      (server) => server.waiting.length > 0 || isReportDue(server.share, demandOf(server), clock.elapsedMs()),
    );
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

  const takeFromRateLimit = async (server: SharedServer): Promise<boolean> => {
    const { requestsPerMinute } = server.usage.limits();
    if (requestsPerMinute === null) return true;
    const state = await deps.requestLimiter.take({ id: `upstream ${server.usage.name}`, requestsPerMinute });
    if (!state.allowed)
      server.share = afterRateLimit(server.share, state.retryAfterSeconds, clock.elapsedMs());
    return state.allowed;
  };

  const onMessage = (payload: string | undefined) => {
    const [nodeId, message, ...nameParts] = payload?.split(' ') ?? [];
    if (nodeId === deps.nodeId) return;
    const name = nameParts.join(' ');
    for (const server of payload === undefined ? servers.values() : [servers.get(name)]) {
      if (!server) continue;
      const { usage } = server;
      server.share = afterMessage(server.share, message as ShareMessage | undefined, usage.demand().running);
      if (message === 'free') usage.wake();
    }
    reportNow();
  };

  const quotaOf = (server: SharedServer): UpstreamQuota => {
    const { usage } = server;
    const isUnlimited = () => usage.limits().concurrency === null;
    const takeSlot = async (call: { mayExceed: boolean; isProbe: boolean }): Promise<boolean> => {
      const { running } = usage.demand();
      server.share = afterCall(server.share, running, clock.elapsedMs());
      const needsSlot = !isUnlimited() && !call.mayExceed && running > server.share.grantedSlots;
      if (isUnavailable() || !(needsSlot || call.isProbe)) {
        if (server.share.mustReport && !isUnavailable()) reportNow();
        return !needsSlot;
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      server.waiting.push({ needsSlot, isProbe: call.isProbe, resolve });
      reportNow();
      return promise;
    };
    return {
      slots: () => (isUnlimited() ? Number.POSITIVE_INFINITY : server.share.grantedSlots),
      hasSlot: (running) =>
        isUnlimited() ||
        running < server.share.grantedSlots ||
        (!isUnavailable() && server.share.fullUntilMs <= clock.elapsedMs()),
      waitMs: () => rateLimitWaitMs(server.share, clock.elapsedMs()),
      async admit({ isResumed, isProbe }) {
        const isAdmitted = await takeSlot({ mayExceed: isResumed, isProbe });
        return isAdmitted && (isResumed || takeFromRateLimit(server));
      },
      requestSlot: () => takeSlot({ mayExceed: false, isProbe: false }),
      demandChanged() {
        server.share = afterDemand(server.share, demandOf(server));
        if (server.share.mustReport) reportNow();
      },
      report(event) {
        server.share = afterOutcome(server.share, event);
        reportNow();
      },
    };
  };

  return {
    register(usage) {
      const server: SharedServer = { usage, hasRow: false, share: newServerShare, waiting: [] };
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
      const leased = [...servers.values()].filter(({ share }) => share.leasedSlots > 0);
      const reports = leased.map((server) => ({ ...reportOf(server), running: 0, wantedSlots: 0 }));
      if (reports.length > 0) await deps.serverRows.exchange(deps.nodeId, reports).catch(() => {});
    },
  };
};
