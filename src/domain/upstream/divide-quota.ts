/** How processes share an upstream server: each has some of its places, all know how it does, one tries whether it is back. */
import { afterEvent, type BreakerEvent, type BreakerState, closedBreaker } from './circuit-breaker-state.ts';

/** Longer than a process that lives can stay silent; its places are given to others after it. */
const placesLastMs = 15_000;
const probeLastsMs = 30_000;

/** A process's part, as it said last. */
type Part = {
  held: number;
  wanted: number;
  /** When it was last given more than its equal part, or began to ask: what is left over goes round by it. */
  sinceMs: number;
  untilMs: number;
};

export type SharedServerState = {
  parts: Record<string, Part>;
  breaker: BreakerState;
  probe: { nodeId: string; untilMs: number } | null;
};

export const newSharedServer: SharedServerState = { parts: {}, breaker: closedBreaker, probe: null };

export type ServerReport = {
  name: string;
  /** Calls at once over all processes; null: any number. */
  limit: number | null;
  running: number;
  wanted: number;
  /** How calls ended since the last report. */
  events: BreakerEvent[];
  asksToProbe: boolean;
};

export type ServerView = {
  name: string;
  /** How many calls this process may have running. */
  allowed: number;
  /** Others wait for places that this process may have to spare. */
  othersWant: boolean;
  breaker: BreakerState;
  mayProbe: boolean;
  /** When another process's try is over at the latest; 0: nobody tries. */
  probedUntilMs: number;
  nowMs: number;
};

/** To each what it wants as long as that is no more than an equal part; the rest is divided among the others. */
const equalParts = (limit: number, parts: [string, Part][]): { parts: Map<string, number>; rest: number } => {
  const given = new Map<string, number>();
  let toDivide = limit;
  const ascending = parts.toSorted(([, a], [, b]) => a.wanted - b.wanted);
  ascending.forEach(([id, { wanted }], index) => {
    const part = Math.min(wanted, toDivide / (ascending.length - index));
    toDivide -= part;
    // A sum of thirds may miss a whole place by the last digit.
    given.set(id, Math.floor(part + 1e-9));
  });
  return { parts: given, rest: limit - [...given.values()].reduce((sum, part) => sum + part, 0) };
};

const sharePlaces = (
  limit: number,
  others: [string, Part][],
  me: [string, Part],
): { allowed: number; isExtra: boolean } => {
  const all = [...others, me];
  const { parts, rest } = equalParts(limit, all);
  const wantMore = all
    .filter(([id, { wanted }]) => wanted > parts.get(id)!)
    .toSorted(([idA, a], [idB, b]) => a.sinceMs - b.sinceMs || (idA < idB ? -1 : 1))
    .slice(0, rest);
  const part = parts.get(me[0])!;
  const isNext = wantMore.some(([id]) => id === me[0]);
  const free = limit - others.reduce((sum, [, { held }]) => sum + held, 0);
  const allowed = Math.max(0, Math.min(isNext ? part + 1 : part, free));
  return { allowed, isExtra: allowed > part };
};

/** One process tells what it knows and wants, and hears the same of all. */
export const exchange = (
  state: SharedServerState,
  nodeId: string,
  report: ServerReport,
  nowMs: number,
): { state: SharedServerState; view: ServerView } => {
  const others = Object.entries(state.parts).filter(([id, { untilMs }]) => id !== nodeId && untilMs > nowMs);
  const { limit, running, wanted } = report;
  const before = state.parts[nodeId];
  const mine: Part = {
    held: running,
    wanted: Math.max(wanted, running),
    sinceMs: before && before.untilMs > nowMs ? before.sinceMs : nowMs,
    untilMs: nowMs + placesLastMs,
  };
  const { allowed, isExtra } =
    limit === null
      ? { allowed: Number.MAX_SAFE_INTEGER, isExtra: false }
      : sharePlaces(limit, others, [nodeId, mine]);
  if (isExtra) mine.sinceMs = nowMs;
  mine.held = limit === null ? running : Math.max(running, allowed);

  const breaker = report.events.reduce((known, event) => afterEvent(known, event, nowMs), state.breaker);
  const isTrying =
    breaker.isOpen &&
    report.events.length === 0 &&
    state.probe !== null &&
    state.probe.nodeId !== nodeId &&
    state.probe.untilMs > nowMs;
  const mayProbe = report.asksToProbe && !isTrying && breaker.pausedUntilMs <= nowMs;
  const kept = isTrying ? state.probe : null;
  const probe = mayProbe && breaker.isOpen ? { nodeId, untilMs: nowMs + probeLastsMs } : kept;
  const parts = Object.fromEntries(others);
  if (limit !== null && mine.wanted > 0) parts[nodeId] = mine;
  return {
    state: { parts, breaker, probe },
    view: {
      name: report.name,
      allowed,
      othersWant: others.some(([, part]) => part.wanted > part.held),
      breaker,
      mayProbe,
      probedUntilMs: probe && probe.nodeId !== nodeId ? probe.untilMs : 0,
      nowMs,
    },
  };
};
