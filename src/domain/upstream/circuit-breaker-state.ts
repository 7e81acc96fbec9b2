/**
 * Circuit breaker state of a server: opens after several failures in a row, lets one probe through, closes on success.
 */
import { clamp } from '../../lib/clamp.ts';

const failuresToOpen = 3;
const firstPauseMs = 10_000;
const maxPauseMs = 300_000;
const defaultOverloadMs = 5_000;
/** Some servers send a Retry-After of zero or in the past: without a minimum we would retry in a tight loop. */
const minOverloadMs = 1_000;
const maxOverloadMs = 60_000;

export type BreakerState = {
  /** Consecutive failures. */
  failures: number;
  isOpen: boolean;
  pauseMs: number;
  /** In the clock of the caller who reports the events. */
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
  /** The server is overloaded (429, or 503 with Retry-After): not a failure, but it must not be called for a while. */
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
    const pauseMs = clamp(askedMs, minOverloadMs, maxOverloadMs);
    return { ...state, pausedUntilMs: Math.max(state.pausedUntilMs, nowMs + pauseMs) };
  }
  if (event.wasProbe) return openFor(state, Math.min(maxPauseMs, state.pauseMs * 2), nowMs);
  // Calls in flight when the server broke count as one failure, and not as failed probes.
  if (state.isOpen) return state;
  const failures = state.failures + 1;
  const failed = { ...state, failures };
  return failures >= failuresToOpen ? openFor(failed, firstPauseMs, nowMs) : failed;
};
