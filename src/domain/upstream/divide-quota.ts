/**
 * How processes share an upstream server: each leases some of its slots, all share its breaker state, one sends the
 * probe.
 */
import { afterEvent, type BreakerEvent, type BreakerState, closedBreaker } from './circuit-breaker-state.ts';

/** Longer than the heartbeat interval of a live process; after it the slots go to other processes. */
const slotLeaseMs = 15_000;
const probeLastsMs = 30_000;

/** A process's demand, as last reported. */
type NodeShare = {
  held: number;
  wanted: number;
  /** When it last got more than its equal share, or began to ask: the remainder rotates by it. */
  sinceMs: number;
  untilMs: number;
};

/** Stored in the database as JSON: its field names must not change. */
export type UpstreamQuotaState = {
  parts: Record<string, NodeShare>;
  breaker: BreakerState;
  probe: { nodeId: string; untilMs: number } | null;
};

export const newUpstreamQuota: UpstreamQuotaState = { parts: {}, breaker: closedBreaker, probe: null };

/** A process's message to the others about its use of a server. */
export type ServerReport = {
  name: string;
  /** Concurrent calls over all processes; null: unlimited. */
  limit: number | null;
  running: number;
  /** Running and waiting calls. */
  wantedSlots: number;
  /** Call outcomes since the last report. */
  events: BreakerEvent[];
  asksToProbe: boolean;
};

/** The share that the process gets back. */
export type ServerView = {
  name: string;
  /** How many calls this process may run at once. */
  grantedSlots: number;
  /** Other processes wait for slots that this process may not need. */
  othersWait: boolean;
  breaker: BreakerState;
  mayProbe: boolean;
  /** Latest end of another process's probe; 0: no probe is running. */
  probedUntilMs: number;
  nowMs: number;
};

/** Gives each process what it wants up to an equal share; the rest is divided among the others. */
const equalShares = (
  limit: number,
  nodes: [string, NodeShare][],
): { shares: Map<string, number>; rest: number } => {
  const shares = new Map<string, number>();
  let toDivide = limit;
  const ascending = nodes.toSorted(([, a], [, b]) => a.wanted - b.wanted);
  ascending.forEach(([id, { wanted }], index) => {
    const share = Math.min(wanted, toDivide / (ascending.length - index));
    toDivide -= share;
    // A sum of thirds may fall short of a whole slot by a rounding error.
    shares.set(id, Math.floor(share + 1e-9));
  });
  return { shares, rest: limit - [...shares.values()].reduce((sum, share) => sum + share, 0) };
};

const shareSlots = (
  limit: number,
  others: [string, NodeShare][],
  me: [string, NodeShare],
): { grantedSlots: number; isExtra: boolean } => {
  const all = [...others, me];
  const { shares, rest } = equalShares(limit, all);
  const wantMore = all
    .filter(([id, { wanted }]) => wanted > shares.get(id)!)
    .toSorted(([idA, a], [idB, b]) => a.sinceMs - b.sinceMs || (idA < idB ? -1 : 1))
    .slice(0, rest);
  const share = shares.get(me[0])!;
  const isNext = wantMore.some(([id]) => id === me[0]);
  const free = limit - others.reduce((sum, [, { held }]) => sum + held, 0);
  const grantedSlots = Math.max(0, Math.min(isNext ? share + 1 : share, free));
  return { grantedSlots, isExtra: grantedSlots > share };
};

/** One process reports its state and demand, and gets the state of all. */
export const exchange = (
  state: UpstreamQuotaState,
  nodeId: string,
  report: ServerReport,
  nowMs: number,
): { state: UpstreamQuotaState; view: ServerView } => {
  const others = Object.entries(state.parts).filter(([id, { untilMs }]) => id !== nodeId && untilMs > nowMs);
  const { limit, running, wantedSlots } = report;
  const before = state.parts[nodeId];
  const mine: NodeShare = {
    held: running,
    wanted: Math.max(wantedSlots, running),
    sinceMs: before && before.untilMs > nowMs ? before.sinceMs : nowMs,
    untilMs: nowMs + slotLeaseMs,
  };
  const { grantedSlots, isExtra } =
    limit === null
      ? { grantedSlots: Number.MAX_SAFE_INTEGER, isExtra: false }
      : shareSlots(limit, others, [nodeId, mine]);
  if (isExtra) mine.sinceMs = nowMs;
  mine.held = limit === null ? running : Math.max(running, grantedSlots);

  const breaker = report.events.reduce((known, event) => afterEvent(known, event, nowMs), state.breaker);
  const isProbedByOther =
    breaker.isOpen &&
    report.events.length === 0 &&
    state.probe !== null &&
    state.probe.nodeId !== nodeId &&
    state.probe.untilMs > nowMs;
  const mayProbe = report.asksToProbe && !isProbedByOther && breaker.pausedUntilMs <= nowMs;
  const previous = isProbedByOther ? state.probe : null;
  const probe = mayProbe && breaker.isOpen ? { nodeId, untilMs: nowMs + probeLastsMs } : previous;
  const parts = Object.fromEntries(others);
  if (limit !== null && mine.wanted > 0) parts[nodeId] = mine;
  return {
    state: { parts, breaker, probe },
    view: {
      name: report.name,
      grantedSlots,
      othersWait: others.some(([, node]) => node.wanted > node.held),
      breaker,
      mayProbe,
      probedUntilMs: probe && probe.nodeId !== nodeId ? probe.untilMs : 0,
      nowMs,
    },
  };
};
