/** What routing asks of whoever shares the limits of upstream servers, and what is known of them, with other processes. */
import type { BreakerEvent, BreakerState } from '../../domain/upstream/circuit-breaker-state.ts';
import type { MaybePromise } from '../../lib/maybe-promise.ts';

export type SharedServer = {
  /** Whether one more than these may run here, or may at least be asked for. */
  hasPlace(running: number): boolean;
  /** Milliseconds until the limit of a minute allows another start. */
  waitMs(): number;
  /** Before a call begins, and with it counted as running: its place, its start and its right to probe. False: not now. */
  admit(call: { isNew: boolean; isProbe: boolean }): MaybePromise<boolean>;
  /** A place was left, or somebody waits for one. */
  demandChanged(): void;
  tell(event: BreakerEvent): void;
};

export type SharedServerMember = {
  name: string;
  limits: () => { concurrency: number | null; requestsPerMinute: number | null };
  /** Calls of this process: those that run, and those that wait for a place. */
  demand: () => { running: number; waiting: number };
  adopt: (known: BreakerState, probedUntilMs: number) => void;
  /** Those who wait may try again. */
  wake: () => void;
};

export type SharedServers = { join(member: SharedServerMember): SharedServer };
