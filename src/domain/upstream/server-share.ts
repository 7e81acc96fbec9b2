/**
 * One process's knowledge of its share of an upstream server, and how each thing that happens changes it. Slots are
 * leased from all processes together (`divide-quota.ts`); here is when to ask for more, and when to return some.
 */
import type { BreakerEvent, BreakerState } from './circuit-breaker-state.ts';
import type { ServerReport, ServerView } from './divide-quota.ts';

export const pollMs = 1000;
/** A third of the time after which the slots of a process without heartbeat are given to others. */
export const renewMs = 5000;

export type ServerShare = {
  /** How many calls this process may run at once. */
  grantedSlots: number;
  /** The slots that the database records for this process: granted, or still in use. */
  leasedSlots: number;
  /** The most calls that ran or waited since the last report. */
  peakDemand: number;
  /** All slots are taken until then, so the database is not asked. */
  fullUntilMs: number;
  /** Outcomes of calls that are not reported yet. */
  events: readonly BreakerEvent[];
  reportedAtMs: number;
  mustReport: boolean;
  /** Other processes wait for slots of this server. */
  othersWait: boolean;
  /** No request of this minute is left until the first time; before the second the database is not asked. */
  rateLimitedUntilMs: number;
  nextRateCheckAtMs: number;
};

/** The slots that the process's calls need at the moment. */
export type ServerDemand = {
  /** Concurrent calls over all processes; null: unlimited. */
  limit: number | null;
  running: number;
  waiting: number;
};

export const newServerShare: ServerShare = {
  grantedSlots: 0,
  leasedSlots: 0,
  peakDemand: 0,
  fullUntilMs: Number.NEGATIVE_INFINITY,
  events: [],
  reportedAtMs: Number.NEGATIVE_INFINITY,
  mustReport: false,
  othersWait: false,
  rateLimitedUntilMs: Number.NEGATIVE_INFINITY,
  nextRateCheckAtMs: Number.NEGATIVE_INFINITY,
};

const callsOf = ({ running, waiting }: ServerDemand): number => running + waiting;

export const isReportDue = (share: ServerShare, demand: ServerDemand, nowMs: number): boolean => {
  if (share.mustReport || share.events.length > 0) return true;
  const calls = callsOf(demand);
  if (calls === 0 && share.leasedSlots === 0) return false;
  const isIdle = demand.limit !== null && calls < share.leasedSlots;
  const isShort = calls > share.grantedSlots;
  return nowMs - share.reportedAtMs >= (isIdle || isShort || share.othersWait ? pollMs : renewMs);
};

export const takeReport = (
  share: ServerShare,
  name: string,
  demand: ServerDemand,
  asksToProbe: boolean,
): { share: ServerShare; report: ServerReport } => ({
  share: { ...share, events: [], peakDemand: callsOf(demand), mustReport: false },
  report: {
    name,
    limit: demand.limit,
    running: demand.running,
    wantedSlots: Math.max(share.peakDemand, callsOf(demand)),
    events: [...share.events],
    asksToProbe,
  },
});

/** It was not received: its outcomes go into the next one. */
export const afterLostReport = (share: ServerShare, sent: ServerReport): ServerShare => ({
  ...share,
  events: [...sent.events, ...share.events],
});

/** To the other processes: outcomes were reported, a slot was returned that they wait for, slots are missing here. */
export type ShareMessage = 'breaker' | 'free' | 'wanted';

export type AfterReport = {
  share: ServerShare;
  messages: ShareMessage[];
  /** In this process's time. Undefined where outcomes came during the report: those are newer. */
  breaker: { state: BreakerState; probedUntilMs: number } | undefined;
  /** Waiting calls may try again. */
  hasMoreSlots: boolean;
};

export const afterReport = (
  share: ServerShare,
  sent: ServerReport,
  view: ServerView,
  nowMs: number,
): AfterReport => {
  const toOwnTime = (ms: number) => (ms === 0 ? 0 : nowMs + ms - view.nowMs);
  const isShort = view.grantedSlots < sent.wantedSlots;
  const leasedSlots = sent.limit === null ? 0 : Math.max(sent.running, view.grantedSlots);
  const messages: ShareMessage[] = [];
  if (sent.events.length > 0) messages.push('breaker');
  if (leasedSlots < share.leasedSlots && view.othersWait) messages.push('free');
  if (isShort && share.fullUntilMs <= nowMs) messages.push('wanted');
  return {
    share: {
      ...share,
      grantedSlots: view.grantedSlots,
      leasedSlots,
      othersWait: view.othersWait,
      reportedAtMs: nowMs,
      fullUntilMs: isShort ? nowMs + pollMs : Number.NEGATIVE_INFINITY,
    },
    messages,
    breaker:
      share.events.length > 0
        ? undefined
        : {
            state: { ...view.breaker, pausedUntilMs: toOwnTime(view.breaker.pausedUntilMs) },
            probedUntilMs: toOwnTime(view.probedUntilMs),
          },
    hasMoreSlots: view.grantedSlots > share.grantedSlots,
  };
};

/** A message of another process; undefined: some may have been lost. */
export const afterMessage = (
  share: ServerShare,
  message: ShareMessage | undefined,
  running: number,
): ServerShare => {
  if (message === 'free') return { ...share, fullUntilMs: Number.NEGATIVE_INFINITY };
  if (message !== 'wanted') return { ...share, mustReport: true };
  return share.leasedSlots > running ? { ...share, peakDemand: 0, mustReport: true } : share;
};

/** The database is away: an equal part of the slots is used, and no more. */
export const withoutDatabase = (share: ServerShare, limit: number | null, nodes: number): ServerShare => ({
  ...share,
  grantedSlots: limit === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(limit / nodes)),
});

/** A call that is counted as running wants to begin. */
export const afterCall = (share: ServerShare, running: number, nowMs: number): ServerShare => ({
  ...share,
  peakDemand: Math.max(share.peakDemand, running),
  // Fetches what others have reported since, for later calls.
  mustReport: share.mustReport || nowMs - share.reportedAtMs >= renewMs,
});

export const afterDemand = (share: ServerShare, demand: ServerDemand): ServerShare => ({
  ...share,
  peakDemand: Math.max(share.peakDemand, callsOf(demand)),
  // A slot that others wait for is returned at once and not kept for the next call here.
  mustReport:
    share.mustReport ||
    (share.othersWait && share.leasedSlots > Math.max(demand.running, share.grantedSlots)),
});

export const afterOutcome = (share: ServerShare, event: BreakerEvent): ServerShare => ({
  ...share,
  events: [...share.events, event],
});

/** Other processes may return requests of the minute that they do not need, so it is asked again before its end. */
export const afterRateLimit = (
  share: ServerShare,
  retryAfterSeconds: number,
  nowMs: number,
): ServerShare => ({
  ...share,
  rateLimitedUntilMs: nowMs + retryAfterSeconds * 1000,
  nextRateCheckAtMs: nowMs + pollMs,
});

export const rateLimitWaitMs = (share: ServerShare, nowMs: number): number =>
  share.nextRateCheckAtMs <= nowMs ? 0 : Math.max(0, share.rateLimitedUntilMs - nowMs);

type WaitingCall = { needsSlot: boolean; isProbe: boolean };

/** Which of the waiting calls begin, in their order. They count as running, so that slots are requested for them. */
export const admitWaiting = (
  share: ServerShare,
  calls: readonly WaitingCall[],
  running: number,
  allowedProbes: number,
): boolean[] => {
  let freeSlots = share.grantedSlots - (running - calls.length);
  let probes = allowedProbes;
  return calls.map(({ needsSlot, isProbe }) => {
    const isAdmitted = (!needsSlot || freeSlots > 0) && (!isProbe || probes > 0);
    if (isAdmitted) freeSlots -= 1;
    if (isAdmitted && isProbe) probes -= 1;
    return isAdmitted;
  });
};
