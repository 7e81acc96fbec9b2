/** Circuit breaker: stops calls to a failing server, from what this process knows. */
import {
  afterEvent,
  type BreakerEvent,
  type BreakerState,
  closedBreaker,
} from '../../domain/upstream/circuit-breaker-state.ts';
import type { Clock } from '../../lib/clock.ts';

/** One call through the breaker; its outcome must be reported. */
export type RouteAttempt = {
  succeeded(): void;
  failed(): void;
  /** 429, or 503 with Retry-After. */
  overloaded(retryAfterSeconds: number | undefined): void;
  /** The caller left before there was an outcome. */
  abandoned(): void;
};

export const createCircuitBreaker = (clock: Clock, onEvent: (event: BreakerEvent) => void = () => {}) => {
  let state = closedBreaker;
  let probing = false;
  /** Another process probes until then. */
  let probedElsewhereUntilMs = 0;

  const record = (event: BreakerEvent): void => {
    const before = state;
    state = afterEvent(state, event, clock.elapsedMs());
    // A success while the breaker is closed changes nothing.
    if (event.kind !== 'succeeded' || before !== closedBreaker) onEvent(event);
  };

  return {
    /** Milliseconds until a call may be tried; 0: now. Infinity: a probe is running. */
    waitMs(): number {
      const leftMs = state.pausedUntilMs - clock.elapsedMs();
      if (leftMs > 0) return leftMs;
      const isProbed = probing || probedElsewhereUntilMs > clock.elapsedMs();
      return state.isOpen && isProbed ? Number.POSITIVE_INFINITY : 0;
    },
    /** Call when waitMs is 0; the first call after a pause is the probe, and others wait for its outcome. */
    enter(): RouteAttempt {
      let isProbe = state.isOpen;
      if (isProbe) probing = true;
      const endProbe = (): boolean => {
        const wasProbe = isProbe;
        if (isProbe) probing = false;
        isProbe = false;
        return wasProbe;
      };
      return {
        succeeded() {
          endProbe();
          probing = false;
          record({ kind: 'succeeded' });
        },
        failed() {
          record({ kind: 'failed', wasProbe: endProbe() });
        },
        overloaded(retryAfterSeconds) {
          endProbe();
          record({ kind: 'overloaded', retryAfterSeconds });
        },
        abandoned: () => void endProbe(),
      };
    },
    state: (): 'closed' | 'open' => (state.isOpen ? 'open' : 'closed'),
    /** The state shared by all processes; times by this process's clock. */
    adopt(known: BreakerState, probedUntilMs: number): void {
      const isClean = known.failures === 0 && !known.isOpen && known.pausedUntilMs <= clock.elapsedMs();
      state = isClean ? closedBreaker : known;
      probedElsewhereUntilMs = probedUntilMs;
    },
  };
};
export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
