/**
 * Answers of a server that took too long, by account. How long an answer takes is often the caller's choice: it counts
 * against the server only once a second account has seen it too. Until then only the account itself is kept from it.
 */
import { afterEvent, type BreakerState, closedBreaker } from '../../domain/upstream/circuit-breaker-state.ts';
import type { Clock } from '../../lib/clock.ts';

export const createAccountTimeouts = (clock: Clock) => {
  const states = new Map<string, BreakerState>();
  const sinceSuccess = new Set<string>();

  return {
    waitMs(account: string | undefined): number {
      const state = account === undefined ? undefined : states.get(account);
      return state ? Math.max(0, state.pausedUntilMs - clock.elapsedMs()) : 0;
    },
    isOpenFor: (account: string | undefined): boolean =>
      account !== undefined && (states.get(account)?.isOpen ?? false),
    succeeded(account: string | undefined): void {
      sinceSuccess.clear();
      if (account !== undefined) states.delete(account);
    },
    /** Returns whether it is the server that answers nobody. */
    timedOut(account: string): boolean {
      const state = states.get(account) ?? closedBreaker;
      const nowMs = clock.elapsedMs();
      const wasProbe = state.isOpen && state.pausedUntilMs <= nowMs;
      states.set(account, afterEvent(state, { kind: 'failed', wasProbe }, nowMs));
      sinceSuccess.add(account);
      return sinceSuccess.size > 1;
    },
  };
};
export type AccountTimeouts = ReturnType<typeof createAccountTimeouts>;
