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
  UpstreamQuotaMember,
  UpstreamQuotas,
} from '../engines/routing/upstream-quota.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/logger.ts';
import { chain, type MaybePromise } from '../lib/maybe-promise.ts';
import type { KeyLimiter } from './rate-limiter.ts';

const pollMs = 1000;
/** A third of the time after which the slots of a process without heartbeat are given to others. */
const renewMs = 5000;
/** After this the database counts as unavailable, and nobody waits for it. */
const maxWaitMs = 1000;

type Waiting = { needsSlot: boolean; isProbe: boolean; resolve: (isAdmitted: boolean) => void };

type Member = UpstreamQuotaMember & {
  isKnown: boolean;
  allowed: number;
  /** The most calls that ran or waited since the last report. */
  wanted: number;
  /** The slots that other processes believe this one holds. */
  held: number;
  /** All slots are taken until then, so the database is not asked. */
  fullUntilMs: number;
  events: BreakerEvent[];
  waiting: Waiting[];
  reportedAtMs: number;
  isDue: boolean;
  othersWant: boolean;
  /** No start is left until the first time; before the second the database is not asked. */
  startsAgainAtMs: number;
  askStartAtMs: number;
};

type UpstreamQuotasDeps = {
  nodeId: string;
  servers: Pick<UpstreamServers, 'insertMissing' | 'exchange'>;
  /** Counts starts over all processes. */
  starts: KeyLimiter;
  /** How many processes there are. */
  nodes: () => number;
  notifications: Pick<Notifications, 'publish' | 'subscribe'>;
  clock: Clock;
  logger: Logger;
};

const newMember = (member: UpstreamQuotaMember): Member => ({
  ...member,
  isKnown: false,
  allowed: 0,
  wanted: 0,
  held: 0,
  fullUntilMs: Number.NEGATIVE_INFINITY,
  events: [],
  waiting: [],
  reportedAtMs: Number.NEGATIVE_INFINITY,
  isDue: false,
  othersWant: false,
  startsAgainAtMs: Number.NEGATIVE_INFINITY,
  askStartAtMs: Number.NEGATIVE_INFINITY,
});

const demandOf = ({ demand }: Member): number => {
  const { running, waiting } = demand();
  return running + waiting;
};

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: each of its operations is a function of its own.
export const createUpstreamQuotas = (
  deps: UpstreamQuotasDeps,
): UpstreamQuotas & { start(): void; stop(): Promise<void> } => {
  const { clock, logger } = deps;
  const members = new Map<string, Member>();
  let isReporting = false;
  let isUnavailable = false;
  let timer: NodeJS.Timeout | undefined;
  let unsubscribe = () => {};

  const shareOf = (limit: number): number => Math.max(1, Math.floor(limit / deps.nodes()));
  const publish = (what: 'wanted' | 'free' | 'breaker', { name }: Member) =>
    deps.notifications.publish('upstream_changed', `${deps.nodeId} ${what} ${name}`);

  const takeReport = (member: Member): ServerReport => {
    const { running } = member.demand();
    const report: ServerReport = {
      name: member.name,
      limit: member.limits().concurrency,
      running,
      wanted: Math.max(member.wanted, demandOf(member)),
      events: member.events.splice(0),
      asksToProbe: member.waiting.some(({ isProbe }) => isProbe),
    };
    member.wanted = demandOf(member);
    member.isDue = false;
    return report;
  };

  const answerWaiting = (member: Member, view: ServerView) => {
    // Waiting calls count as running, so that slots are requested for them.
    let free = member.allowed - (member.demand().running - member.waiting.length);
    let mayProbe = view.mayProbe;
    for (const { needsSlot, isProbe, resolve } of member.waiting.splice(0)) {
      const isAdmitted = (!needsSlot || free > 0) && (!isProbe || mayProbe);
      if (isAdmitted) free -= 1;
      if (isAdmitted && isProbe) mayProbe = false;
      resolve(isAdmitted);
    }
  };

  const apply = (member: Member, sent: ServerReport, view: ServerView) => {
    const nowMs = clock.elapsedMs();
    const toOwnTime = (ms: number) => (ms === 0 ? 0 : nowMs + ms - view.nowMs);
    const before = { allowed: member.allowed, held: member.held, wasFull: member.fullUntilMs > nowMs };
    member.allowed = view.allowed;
    member.held = sent.limit === null ? 0 : Math.max(sent.running, view.allowed);
    member.othersWant = view.othersWant;
    member.reportedAtMs = nowMs;
    member.fullUntilMs = view.allowed < sent.wanted ? nowMs + pollMs : Number.NEGATIVE_INFINITY;
    // Outcomes that arrived meanwhile are newer and go into the next report.
    if (member.events.length === 0)
      member.adopt(
        { ...view.breaker, pausedUntilMs: toOwnTime(view.breaker.pausedUntilMs) },
        toOwnTime(view.probedUntilMs),
      );
    if (sent.events.length > 0) publish('breaker', member);
    if (member.held < before.held && view.othersWant) publish('free', member);
    if (view.allowed < sent.wanted && !before.wasFull) publish('wanted', member);
    answerWaiting(member, view);
    if (member.allowed > before.allowed) member.wake();
  };

  const report = async (due: Member[]): Promise<void> => {
    const unknown = due.filter(({ isKnown }) => !isKnown);
    if (unknown.length > 0) await deps.servers.insertMissing(unknown.map(({ name }) => name));
    for (const member of unknown) member.isKnown = true;
    const reports = due.map((member) => [member, takeReport(member)] as const);
    const sent = reports.map(([, one]) => one);
    const views = await deps.servers.exchange(deps.nodeId, sent).catch((error) => {
      for (const [member, { events }] of reports) member.events.unshift(...events);
      throw error;
    });
    for (const [member, one] of reports) {
      const view = views.find(({ name }) => name === member.name);
      if (view) apply(member, one, view);
      // The sweep deleted the row: it is created again.
      else member.isKnown = false;
    }
  };

  const setUnavailable = (unavailable: boolean) => {
    if (unavailable !== isUnavailable)
      logger.warn(
        unavailable
          ? 'upstream limits are counted by this process alone while the database is unavailable'
          : 'upstream limits are shared again',
      );
    isUnavailable = unavailable;
    if (!unavailable) return;
    for (const member of members.values()) {
      member.allowed = shareOf(member.limits().concurrency ?? Number.POSITIVE_INFINITY);
      let free = member.allowed - (member.demand().running - member.waiting.length);
      for (const { needsSlot, resolve } of member.waiting.splice(0)) {
        resolve(!needsSlot || free > 0);
        free -= 1;
      }
    }
  };

  const isDue = (member: Member): boolean => {
    if (member.isDue || member.waiting.length > 0 || member.events.length > 0) return true;
    const sinceMs = clock.elapsedMs() - member.reportedAtMs;
    const demand = demandOf(member);
    if (demand === 0 && member.held === 0) return false;
    const isIdle = member.limits().concurrency !== null && demand < member.held;
    const isShort = demand > member.allowed;
    return sinceMs >= (isIdle || isShort || member.othersWant ? pollMs : renewMs);
  };

  /** One report at a time; requests that arrive during one are in the next. */
  const reportNow = async (): Promise<void> => {
    if (isReporting) return;
    const due = [...members.values()].filter(isDue);
    if (due.length === 0) return;
    isReporting = true;
    // After a stall of the event loop the answer may be there already: it is read before the immediate runs.
    const late = setTimeout(() => setImmediate(() => isReporting && setUnavailable(true)), maxWaitMs);
    await report(due).then(
      () => setUnavailable(false),
      () => setUnavailable(true),
    );
    clearTimeout(late);
    isReporting = false;
    if (!isUnavailable) void reportNow();
  };

  const takeStart = (member: Member): MaybePromise<boolean> => {
    const { requestsPerMinute } = member.limits();
    if (requestsPerMinute === null) return true;
    return chain(deps.starts.take({ id: `upstream ${member.name}`, requestsPerMinute }), (state) => {
      if (state.allowed) return true;
      member.startsAgainAtMs = clock.elapsedMs() + state.retryAfterSeconds * 1000;
      // Other processes may return requests of the minute that they do not need.
      member.askStartAtMs = clock.elapsedMs() + pollMs;
      return false;
    });
  };

  const onMessage = (payload: string | undefined) => {
    const [nodeId, what, ...words] = payload?.split(' ') ?? [];
    if (nodeId === deps.nodeId) return;
    const name = words.join(' ');
    for (const member of payload === undefined ? members.values() : [members.get(name)]) {
      if (!member) continue;
      const { running } = member.demand();
      if (what === 'free') {
        member.fullUntilMs = Number.NEGATIVE_INFINITY;
        member.wake();
      } else if (what === 'breaker' || payload === undefined) member.isDue = true;
      else if (member.held > running) {
        member.wanted = 0;
        member.isDue = true;
      }
    }
    void reportNow();
  };

  const serverOf = (member: Member): UpstreamQuota => ({
    slots: () => (member.limits().concurrency === null ? Number.POSITIVE_INFINITY : member.allowed),
    hasSlot: (running) =>
      member.limits().concurrency === null ||
      running < member.allowed ||
      (!isUnavailable && member.fullUntilMs <= clock.elapsedMs()),
    waitMs: () =>
      member.askStartAtMs <= clock.elapsedMs() ? 0 : Math.max(0, member.startsAgainAtMs - clock.elapsedMs()),
    admit({ isNew, isProbe }) {
      const { running } = member.demand();
      member.wanted = Math.max(member.wanted, running);
      const needsSlot = member.limits().concurrency !== null && running > member.allowed;
      const start = () => (isNew ? takeStart(member) : true);
      // Keeps what others reported meanwhile, for later calls.
      if (clock.elapsedMs() - member.reportedAtMs >= renewMs) member.isDue = true;
      if (isUnavailable || !(needsSlot || isProbe)) {
        if (member.isDue && !isUnavailable) void reportNow();
        return needsSlot ? false : start();
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      member.waiting.push({ needsSlot, isProbe, resolve });
      void reportNow();
      return promise.then((isAdmitted) => (isAdmitted ? start() : false));
    },
    demandChanged() {
      member.wanted = Math.max(member.wanted, demandOf(member));
      // A slot that others wait for is returned at once and not kept for the next call here.
      if (member.othersWant && member.held > Math.max(member.demand().running, member.allowed)) {
        member.isDue = true;
        void reportNow();
      }
    },
    report(event) {
      member.events.push(event);
      void reportNow();
    },
  });

  return {
    join(member) {
      const joined = newMember(member);
      members.set(member.name, joined);
      return serverOf(joined);
    },
    start() {
      unsubscribe = deps.notifications.subscribe('upstream_changed', onMessage);
      timer = setInterval(() => void reportNow(), pollMs).unref();
    },
    /** Returns its slots to the others. */
    async stop() {
      clearInterval(timer);
      unsubscribe();
      const held = [...members.values()].filter((member) => member.held > 0);
      const reports = held.map((member) => ({ ...takeReport(member), running: 0, wanted: 0 }));
      if (reports.length > 0) await deps.servers.exchange(deps.nodeId, reports).catch(() => {});
    },
  };
};
