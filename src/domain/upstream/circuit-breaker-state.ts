/** What is known of whether a server works: opens after some failures in a row, lets one try again, closes on success. */
const failuresToOpen = 3;
const firstPauseMs = 10_000;
const longestPauseMs = 300_000;
const defaultOverloadMs = 5_000;
/** Some say zero, or a time that has passed: asked again at once they would be asked without end. */
const shortestOverloadMs = 1_000;
const longestOverloadMs = 60_000;

export type BreakerState = {
  /** In a row. */
  failures: number;
  isOpen: boolean;
  pauseMs: number;
  /** By whichever clock the events are told by. */
  pausedUntilMs: number;
};

export const closedBreaker: BreakerState = {
  failures: 0,
  isOpen: false,
  pauseMs: firstPauseMs,
  pausedUntilMs: 0,
};

/** How a call ended. */
export type BreakerEvent =
  | { kind: 'succeeded' }
  | { kind: 'failed'; wasProbe: boolean }
  /** It asked to be left alone for a while: no failure, but no use to try before. */
  | { kind: 'overloaded'; retryAfterSeconds: number | undefined };

const openFor = (state: BreakerState, pauseMs: number, nowMs: number): BreakerState => ({
  ...state,
  pauseMs,
  pausedUntilMs: Math.max(state.pausedUntilMs, nowMs + pauseMs),
  isOpen: true,
});

export const afterEvent = (state: BreakerState, event: BreakerEvent, nowMs: number): BreakerState => {
  if (event.kind === 'succeeded') return closedBreaker;
  if (event.kind === 'overloaded') {
    const { retryAfterSeconds } = event;
    const askedMs = retryAfterSeconds === undefined ? defaultOverloadMs : retryAfterSeconds * 1000;
    const pauseMs = Math.min(longestOverloadMs, Math.max(shortestOverloadMs, askedMs));
    return { ...state, pausedUntilMs: Math.max(state.pausedUntilMs, nowMs + pauseMs) };
  }
  if (event.wasProbe) return openFor(state, Math.min(longestPauseMs, state.pauseMs * 2), nowMs);
  // Fifty calls that were under way when it broke are one failure, and no failed probes.
  if (state.isOpen) return state;
  const failures = state.failures + 1;
  const failed = { ...state, failures };
  return failures >= failuresToOpen ? openFor(failed, firstPauseMs, nowMs) : failed;
};
