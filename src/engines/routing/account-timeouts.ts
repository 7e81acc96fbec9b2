/**
 * Answers of a server that took too long, by account. How long an answer takes is often the caller's choice: it counts
 * against the server only once a second account has seen it too. Until then only the account itself is kept from it.
 */
import { afterEvent, type BreakerState, closedBreaker } from '../../domain/upstream/circuit-breaker-state.ts';
import type { Clock } from '../../lib/clock.ts';

/** Accounts that never come back are forgotten beyond this many. */
const maxAccounts = 1000;

export const createAccountTimeouts = (clock: Clock) => {
  const states = new Map<string, BreakerState>();
  const sinceSuccess = new Set<string>();

  return {
    waitMs(account: string | undefined): number {
      const state = account === undefined ? undefined : states.get(account);
      return state ? Math.max(0, state.pausedUntilMs - clock.elapsedMs()) : 0;
    },
    succeeded(account: string | undefined): void {
      sinceSuccess.clear();
      if (account !== undefined) states.delete(account);
    },
    /** Returns whether it is the server that answers nobody. */
    timedOut(account: string, calledAtMs: number): boolean {
      const nowMs = clock.elapsedMs();
      if (states.size >= maxAccounts)
        for (const [other, { pausedUntilMs }] of states) if (pausedUntilMs < nowMs) states.delete(other);
      const state = states.get(account) ?? closedBreaker;
      // Calls that were under way when the pause began do not lengthen it.
      const wasProbe = state.isOpen && state.pausedUntilMs <= calledAtMs;
      states.set(account, afterEvent(state, { kind: 'failed', wasProbe }, nowMs));
      sinceSuccess.add(account);
      return sinceSuccess.size > 1;
    },
  };
};
export type AccountTimeouts = ReturnType<typeof createAccountTimeouts>;
