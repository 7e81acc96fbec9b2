/** Interface for sharing limits and breaker state of upstream servers with other processes. */
import type { BreakerEvent, BreakerState } from '../../domain/upstream/circuit-breaker-state.ts';

export type UpstreamQuota = {
  /** How many calls may run here at once without asking for more. */
  slots(): number;
  /** Whether one more call than these may run here, or may at least be requested. */
  hasSlot(running: number): boolean;
  /** Milliseconds until the requests-per-minute limit allows another request. */
  waitMs(): number;
  /**
   * Reserves a slot, a request of this minute and the right to probe, before a call that is already counted as running
   * begins. One that is resumed has its slot and request. False: not now.
   */
  admit(call: { isResumed: boolean; isProbe: boolean }): Promise<boolean>;
  /** A slot alone, for calls that are counted as running. */
  requestSlot(): Promise<boolean>;
  /** A slot was freed, or a call waits for one. */
  demandChanged(): void;
  report(event: BreakerEvent): void;
};

/** An upstream server as this process uses it. */
export type UpstreamServerUsage = {
  name: string;
  limits: () => { concurrency: number | null; requestsPerMinute: number | null };
  /** Calls of this process: running, and waiting for a slot. */
  demand: () => { running: number; waiting: number };
  /** The state that all processes share was read. */
  onBreakerState: (state: BreakerState, probedUntilMs: number) => void;
  /** Waiting calls may try again. */
  wake: () => void;
};

export type UpstreamQuotas = { register(usage: UpstreamServerUsage): UpstreamQuota };
